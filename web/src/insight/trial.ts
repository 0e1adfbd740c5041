/** What is told on trial: a game is played on many times, by its bots and for people by the master's net. */
import { outcomeOf } from "../game/outcome.ts";
import type { SeatPlan } from "../game/seating.ts";
import { BOTS, LEVELS } from "../generated/facts.ts";
import { BACKED, BOT_BITS, NO_ACTION, TRIALS } from "../generated/insight.ts";
import type { Net, Observation, Rules, State } from "../rules/rules.ts";

const AT_ONCE = 4; // games between two rests

/** What came of `TRIALS` games for a seat: how many it won, and its points at the end on average. */
export interface Ending {
  readonly won: number;
  readonly points: Readonly<Record<"routes" | "contracts" | "merchandise", number>>;
}

/** What came of the better action, and of the one that was played. */
export interface Trial {
  readonly better: Ending;
  readonly played: Ending;
}

/** Whether the games say, too, that it was a mistake. */
export function isBacked({ better, played }: Trial): boolean {
  return better.won - played.won >= BACKED;
}

/** Who plays a game on, as a kernel takes it: bots as they are; those that look ahead, and people, are played by the net. */
export function botsOf(seats: readonly SeatPlan[]): number {
  const numbers = seats.map(({ kind, level }) => (kind === "bot" ? 1 + BOTS.indexOf((LEVELS[level ?? ""] ?? level ?? "").split("@")[0]!) : 0));
  return numbers.reduce((all, number, seat) => all | (number << (BOT_BITS * seat)), 0);
}

/** Plays games on, a few at a time: whoever asks may do something else at each yield. */
export class Trials {
  private readonly room: State;
  private readonly seen: Observation;

  constructor(
    private readonly rules: Rules,
    private readonly net: Net,
    private readonly bots: number,
  ) {
    this.room = rules.newState();
    this.seen = rules.newObservation();
  }

  /** What comes of a state for a seat, after an action of its own where one is named; shares of victory are summed and rounded. */
  *ending(state: State, seat: number, action = NO_ACTION): Generator<void, Ending, void> {
    const { rules, room, seen, net, bots } = this;
    const { wasm, tables, work } = rules;
    let won = 0;
    const points = { routes: 0, contracts: 0, merchandise: 0 };
    for (let number = 0; number < TRIALS; number++) {
      wasm.play_on(tables, state.at, room.at, seen.at, work, net.at, net.desk.at, seat, action, number, bots);
      const { scores, winners } = outcomeOf(rules, room)!;
      const { routes, contracts, merchandise } = scores[seat]!;
      won += Number(winners.includes(seat)) / winners.length;
      points.routes += sumOf(routes) / TRIALS;
      points.contracts += sumOf(contracts) / TRIALS;
      points.merchandise += merchandise.points / TRIALS;
      if (number % AT_ONCE === AT_ONCE - 1) yield;
    }
    return { won: Math.round(won), points };
  }
}

function sumOf(lines: readonly { readonly points: number }[]): number {
  return lines.reduce((sum, { points }) => sum + points, 0);
}
