/** The final scoring, line by line: the JSON of damrak/game/scoring.py. */
import type { Rules, State } from "../rules/rules.ts";
import { END_REASONS, PHASE, type Outcome, type SeatScore } from "../generated/game.ts";
import { CONTRACTS, ROUTES } from "./board.ts";
import { members } from "./reading.ts";

/** The outcome, or null while the game goes on. */
export function outcomeOf(rules: Rules, state: State): Outcome | null {
  if (state.phase[0] !== PHASE.over) return null;
  const { totals, winners } = rules.score(state);
  const tied = totals.filter((total) => total === Math.max(...totals)).length > 1;
  return {
    reason: END_REASONS[state.endReason[0] as keyof typeof END_REASONS],
    scores: totals.map((total, seat) => seatScore(rules, state, seat, total)),
    winners,
    decided_by: winners.length > 1 ? "shared" : tied ? "contracts" : "points",
  };
}

function seatScore(rules: Rules, state: State, seat: number, total: number): SeatScore {
  const cards = state.merchandise[seat]!;
  const { place, points } = rules.merchandise(state, seat);
  return {
    seat,
    routes: members(state.routes[seat]!).map((route) => ({ route, points: ROUTES[route]!.points })),
    contracts: members(state.contracts[seat]!).map((contract) => {
      const completed = rules.hasCompleted(state, seat, contract);
      const worth = CONTRACTS[contract]!.points;
      return { contract, completed, points: completed ? worth : -worth };
    }),
    merchandise: { cards, place: cards ? place + 1 : null, points },
    total,
  };
}
