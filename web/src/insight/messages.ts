/** What the review page and the worker that looks at a game say to each other. */
import type { GameRecord } from "../generated/game.ts";
import type { Account, Decision, Step } from "./report.ts";

export type ToWorker =
  | { readonly type: "begin"; readonly record: GameRecord }
  /** What would the master have done in place of this action? */
  | { readonly type: "ask"; readonly number: number };

export type Problem = "net" | "unfinished" | "other";

export type FromWorker =
  | { readonly type: "start"; readonly chances: readonly number[] }
  | { readonly type: "step"; readonly step: Step; readonly decision: Decision }
  /** By seat: the account, and the numbers of the decisions that gave most away. */
  | { readonly type: "done"; readonly accounts: readonly Account[]; readonly dearest: readonly (readonly number[])[] }
  | { readonly type: "master"; readonly number: number; readonly action: string }
  | { readonly type: "failed"; readonly problem: Problem; readonly reason: string };
