/** What the review page and the worker that looks at a game say to each other. */
import type { GameRecord } from "../generated/game.ts";
import type { Account, Decision, Step, Told } from "./report.ts";

export type ToWorker =
  | { readonly type: "begin"; readonly record: GameRecord }
  /** What would the master have done in place of this action? */
  | { readonly type: "ask"; readonly number: number }
  /** Which decisions of a seat matter, once the master has had its say? */
  | { readonly type: "tell"; readonly seat: number };

export type Problem = "net" | "unfinished" | "other";

export type FromWorker =
  | { readonly type: "start"; readonly chances: readonly number[]; readonly forecast: readonly number[] }
  | { readonly type: "step"; readonly step: Step; readonly decision: Decision }
  | { readonly type: "done"; readonly accounts: readonly Account[] }
  | { readonly type: "told"; readonly seat: number; readonly told: readonly Told[] }
  | { readonly type: "master"; readonly number: number; readonly action: string }
  | { readonly type: "failed"; readonly problem: Problem; readonly reason: string };
