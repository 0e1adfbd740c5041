/** Why something is refused: a rule forbids it, or the table pauses. Null without an onlooker to ask. */
import type { Onlooker } from "./onlooker.ts";
import { claimOf } from "./board.ts";
import type { Refusal, View } from "./types.ts";

const PAUSED: Refusal = { rule: "", key: "paused", arguments: {} };

/** Why the viewer cannot claim this route now, or null if it can. */
export function whyNotRoute(asked: Onlooker | null, view: View, legal: readonly number[], route: number): Refusal | null {
  if (legal.some((action) => claimOf(action)?.route === route)) return null;
  return isPaused(view, legal) ? PAUSED : (asked?.whyNotRoute(view, route) ?? null);
}

/** Why the viewer cannot do this action (a number of ACTIONS) now, or null if it can. */
export function whyNot(asked: Onlooker | null, view: View, legal: readonly number[], action: number): Refusal | null {
  if (legal.includes(action)) return null;
  return isPaused(view, legal) ? PAUSED : (asked?.whyNot(view, action) ?? null);
}

/** One's own turn without anything to do: by the rules there is always something. */
function isPaused({ phase, viewer, to_move }: View, legal: readonly number[]): boolean {
  return phase !== "over" && viewer !== null && viewer === to_move && legal.length === 0;
}
