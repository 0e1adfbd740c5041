/** What the review page and the worker that looks at a game say to each other. */
import type { GameRecord } from "../generated/game.ts";
import type { Account, Decision, Step, Told } from "./report.ts";
import type { Trial } from "./trial.ts";

export type ToWorker =
  /** `bots` says who plays the games that are put on trial (trial.ts). */
  | { readonly type: "begin"; readonly record: GameRecord; readonly bots: number }
  /** What would the master have done in place of this action, and what do games say that are played on? */
  | { readonly type: "ask"; readonly number: number }
  /** Which decisions of a seat matter, once the master has had its say? */
  | { readonly type: "tell"; readonly seat: number }
  /** How many games that are played on from a moment does a seat win? */
  | { readonly type: "weigh"; readonly seat: number; readonly moment: number };

export type Problem = "net" | "unfinished" | "other";

/** What the master says of an action of a record. */
export interface Said {
  /** What it would have done; where games confirm a mistake, the better action. */
  readonly action: string;
  /** Of what seems a mistake: games that were played on after it and after the better action. */
  readonly trial: Trial | null;
}

export type FromWorker =
  | { readonly type: "start"; readonly chances: readonly number[]; readonly forecast: readonly number[] }
  | { readonly type: "step"; readonly step: Step; readonly decision: Decision }
  | { readonly type: "done"; readonly accounts: readonly Account[] }
  | { readonly type: "told"; readonly seat: number; readonly told: readonly Told[] }
  | { readonly type: "weighed"; readonly seat: number; readonly moment: number; readonly won: number }
  | { readonly type: "master"; readonly number: number; readonly said: Said }
  | { readonly type: "failed"; readonly problem: Problem; readonly reason: string };
