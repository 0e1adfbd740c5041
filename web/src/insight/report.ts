/** What an analysis says: the JSON of damrak/insight/report.py, which explains every field. */
import type { CAUSES } from "../generated/insight.ts";

export type Cause = (typeof CAUSES)[number];
export type Luck = Readonly<Partial<Record<Cause, number>>>;

/** An action that was possible, and the seat's mean chance after it. */
export interface Option {
  readonly action: string;
  readonly chance: number;
}

/** A choice, from what the seat knew; `options` are the best few, what was played included. */
export interface Decision {
  readonly number: number;
  readonly seat: number;
  readonly action: string;
  readonly before: number;
  readonly after: number;
  readonly best: string;
  readonly regret: number;
  readonly usual: number;
  readonly skill: number;
  readonly choices: number;
  readonly options: readonly Option[];
}

/** An action and all it changed: by seat the chance after it, and the luck by cause. */
export interface Step {
  readonly number: number;
  readonly seat: number;
  readonly action: string;
  readonly chances: readonly number[];
  readonly skill: number;
  readonly luck: readonly Luck[];
}

export interface Points {
  readonly routes: number;
  readonly completed: number;
  readonly failed: number;
  readonly merchandise: number;
  readonly total: number;
}

/** prior + skill + luck = result, for one seat. */
export interface Account {
  readonly seat: number;
  readonly name: string;
  readonly prior: number;
  readonly skill: number;
  readonly luck: number;
  readonly result: number;
  readonly causes: Readonly<Record<Cause, number>>;
  readonly regret: number;
  readonly decisions: number;
  readonly mattered: readonly number[];
  readonly points: Points;
}

/** What can be said when a whole game has been looked at. */
export interface Summary {
  readonly accounts: readonly Account[];
  readonly turning_points: readonly number[];
}
