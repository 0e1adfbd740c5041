/** The final scoring, line by line: the JSON of damrak/game/scoring.py. */
import { DECIDERS, END_REASONS, PHASE, type Outcome, type SeatScore } from "../generated/game.ts";
import type { Rules, ScoreLines, State } from "../rules/rules.ts";
import { CONTRACTS, ROUTES } from "./board.ts";
import { members } from "./reading.ts";

/** The outcome, or null while the game goes on. */
export function outcomeOf(rules: Rules, state: State): Outcome | null {
  if (state.phase[0] !== PHASE.over) return null;
  const lines = rules.scoreLines(state);
  return {
    reason: END_REASONS[lines.reason[0] as keyof typeof END_REASONS],
    scores: Array.from({ length: state.players[0]! }, (_, seat) => seatScore(lines, state, seat)),
    winners: members(BigInt(lines.winners[0]!)),
    decided_by: DECIDERS[lines.decidedBy[0]!]!,
  };
}

function seatScore(lines: ScoreLines, state: State, seat: number): SeatScore {
  return {
    seat,
    routes: members(state.routes[seat]!).map((route) => ({ route, points: lines.routes[seat * ROUTES.length + route]! })),
    contracts: members(state.contracts[seat]!).map((contract) => {
      const points = lines.contracts[seat * CONTRACTS.length + contract]!;
      return { contract, completed: points > 0, points };
    }),
    merchandise: {
      cards: lines.merchandise[seat]!,
      place: lines.places[seat] || null,
      points: lines.merchandisePoints[seat]!,
    },
    total: lines.totals[seat]!,
  };
}
