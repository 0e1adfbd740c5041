/** What is marked on the curve of a game. */
import type { Step } from "./report.ts";

export type Kind = "claim" | "completed" | "sweep" | "last";

export interface Mark {
  readonly number: number;
  readonly seat: number;
  readonly kind: Kind;
}

/** The marks of the actions that have been looked at, with the numbers of those that swept the market; a claim that completes a contract has one mark. */
export function marksOf(sweeps: readonly number[], steps: readonly Step[]): Mark[] {
  return steps.flatMap(({ number, seat, action, completed, last_round }) => {
    const kinds: Kind[] = [];
    if (completed.length) kinds.push("completed");
    else if (action.startsWith("claim")) kinds.push("claim");
    if (sweeps.includes(number)) kinds.push("sweep");
    if (last_round) kinds.push("last");
    return kinds.map((kind) => ({ number, seat, kind }));
  });
}
