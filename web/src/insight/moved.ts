/** What moved a seat's chance on the curve of a review: its own mistakes, all else in its own turns, the turns of the others. */
import type { Step } from "./report.ts";
import { gainOf, type Pair } from "./trial.ts";
import { TRIALS } from "../generated/insight.ts";
import type { Swing } from "./turning.ts";

export const PARTS = ["own", "rest", "others"] as const;
export type Part = (typeof PARTS)[number];

/** The parts lead from `start` to `result`: they add up exactly. */
export interface Moved extends Readonly<Record<Part, number>> {
  readonly start: number;
  readonly result: number;
}

/** `swings` are the turns of the whole game for this seat; `mistakes` cost what the games on trial say. */
export function movedBy(seat: number, swings: readonly Swing[], steps: readonly Step[], mistakes: ReadonlyMap<number, Pair>): Moved {
  const parts = { own: 0, rest: 0, others: 0 };
  for (const { first, before, after } of swings) parts[steps[first - 1]!.seat === seat ? "rest" : "others"] += after - before;
  for (const [number, trial] of mistakes) {
    if (steps[number - 1]!.seat !== seat) continue;
    parts.own -= gainOf(trial) / TRIALS;
    parts.rest += gainOf(trial) / TRIALS;
  }
  return { start: swings[0]?.before ?? 0, ...parts, result: swings.at(-1)?.after ?? 0 };
}
