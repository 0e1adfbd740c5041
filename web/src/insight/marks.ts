/** What is marked on the curve of a game. */
import type { GameRecord } from "../generated/game.ts";
import { MARKET_SLOTS } from "../generated/facts.ts";
import type { Step } from "./report.ts";

export type Kind = "claim" | "completed" | "sweep" | "last";

export interface Mark {
  readonly number: number;
  readonly seat: number;
  readonly kind: Kind;
}

/** The marks of the actions that have been looked at; a claim that completes a contract has one mark. */
export function marksOf(record: GameRecord, steps: readonly Step[]): Mark[] {
  return steps.flatMap(({ number, seat, action, completed, last_round }) => {
    const kinds: Kind[] = [];
    if (completed.length) kinds.push("completed");
    else if (action.startsWith("claim")) kinds.push("claim");
    if ((record.actions[number - 1]!.turned?.length ?? 0) >= MARKET_SLOTS) kinds.push("sweep");
    if (last_round) kinds.push("last");
    return kinds.map((kind) => ({ number, seat, kind }));
  });
}
