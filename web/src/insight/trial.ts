/** What is told on trial: the master's net plays a game on for all seats, many times from where it would be true or not. */
import { BACKED, NO_ACTION, TRIAL_BATCH, TRIALS } from "../generated/insight.ts";
import type { RecordOf } from "../rules/memory.ts";
import type { Net, Rules, State } from "../rules/rules.ts";

/** How many of `TRIALS` games a seat won after the better action, and after the one that was played. */
export interface Trial {
  readonly better: number;
  readonly played: number;
}

/** Whether the games say, too, that it was a mistake. */
export function isBacked({ better, played }: Trial): boolean {
  return better - played >= BACKED;
}

/** Plays games on, some at a time: whoever asks may do something else at each yield. */
export class Trials {
  private readonly guide: RecordOf<"Guide">;

  constructor(
    private readonly rules: Rules,
    private readonly net: Net,
  ) {
    this.guide = rules.memory.create("Guide");
  }

  /** How many games a seat wins from a state, after an action of its own where one is named; shares of victory are summed and rounded. */
  *victories(state: State, seat: number, action = NO_ACTION): Generator<void, number, void> {
    const { wasm, tables, work } = this.rules;
    let won = 0;
    for (let first = 0; first < TRIALS; first += TRIAL_BATCH) {
      const count = Math.min(TRIAL_BATCH, TRIALS - first);
      won += wasm.play_on(tables, state.at, work, this.net.at, this.guide.at, seat, action, first, count);
      yield;
    }
    return Math.round(won);
  }
}
