/** What the page and the worker that plays say to each other. */
import type { Hint } from "../game/coach.ts";
import type { GamePlan, StoredGame } from "../game/seating.ts";
import type { Shown } from "./session.ts";

export type ToWorker =
  | { readonly type: "begin"; readonly id: string; readonly plan: GamePlan }
  | { readonly type: "resume"; readonly game: StoredGame }
  | { readonly type: "act"; readonly action: number; readonly request: number }
  | { readonly type: "hint"; readonly request: number }
  | { readonly type: "undo" }
  | { readonly type: "cover" }
  | { readonly type: "look"; readonly seat: number };

export type FromWorker =
  | ({ readonly type: "shown" } & Shown)
  | { readonly type: "done"; readonly request: number }
  | { readonly type: "refused"; readonly request: number }
  /** Null: the coach cannot come. */
  | { readonly type: "hint"; readonly request: number; readonly hint: Hint | null }
  | { readonly type: "unkept" }
  | { readonly type: "failed"; readonly reason: string; readonly net: boolean };
