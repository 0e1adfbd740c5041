/** What the review page and the worker that looks at a game say to each other. */
import type { GameRecord } from "../generated/game.ts";
import type { Account, Decision, Step, Told } from "./report.ts";
import type { Endings, Trial } from "./trial.ts";

export type ToWorker =
  /** `bots` says who plays the games that are put on trial (trial.ts). */
  | { readonly type: "begin"; readonly record: GameRecord; readonly bots: number }
  /** The same game for a worker that only plays games on. */
  | { readonly type: "join"; readonly record: GameRecord; readonly bots: number }
  /** What would the master have done in place of this action, and what do games say that are played on? */
  | { readonly type: "ask"; readonly number: number }
  /** Which decisions of a seat matter, once the master has had its say? At these its chance fell, whatever the judge thinks of them. */
  | { readonly type: "tell"; readonly seat: number; readonly falls: readonly number[] }
  /** What comes of games from number `low` to before `high` that are played on from a moment? */
  | { readonly type: "weigh"; readonly moment: number; readonly low: number; readonly high: number };

export type Problem = "net" | "unfinished" | "other";

/** What the master says of an action of a record. */
export interface Said {
  /** What it would have done; where games confirm a mistake, the better action. */
  readonly action: string;
  /** Of what seems a mistake: games that were played on after it and after the better action. */
  readonly trial: Trial | null;
}

export type FromWorker =
  | { readonly type: "step"; readonly step: Step; readonly decision: Decision }
  | { readonly type: "done"; readonly accounts: readonly Account[] }
  | { readonly type: "told"; readonly seat: number; readonly told: readonly Told[] }
  | { readonly type: "weighed"; readonly moment: number; readonly endings: Endings }
  | { readonly type: "master"; readonly number: number; readonly said: Said }
  | { readonly type: "failed"; readonly problem: Problem; readonly reason: string };
