/** What the others have done since one's own last turn. */
import type { SeenEvent, View } from "../../game/types.ts";
import { deedOf, type Deed } from "./deeds.ts";

export interface Doings {
  readonly seat: number;
  readonly events: readonly SeenEvent[];
  readonly deeds: readonly Deed[];
}

/** Whose last turn counts: the viewer's, or for a spectator that of the seat to move. */
export function sinceWhom({ viewer, to_move }: View): number | null {
  return viewer ?? to_move;
}

/** Where in the history that begins, and where it ends. */
export function spanSince(history: readonly SeenEvent[], view: View): [number, number] {
  const whom = sinceWhom(view);
  const end = turnStart(history, view);
  return [1 + history.findLastIndex((event, k) => k < end && event.seat === whom), end];
}

/** The doings of each other seat since then, in the order of their turns. */
export function doingsSince(history: readonly SeenEvent[], view: View): Doings[] {
  const seats = new Map<number, SeenEvent[]>();
  for (const event of history.slice(...spanSince(history, view))) {
    seats.set(event.seat, [...(seats.get(event.seat) ?? []), event]);
  }
  return [...seats].map(([seat, events]) => ({ seat, events, deeds: events.map((event) => deedOf(event, [])) }));
}

/** Where the unfinished turn of that seat begins; the end of the history if it has none. */
function turnStart(history: readonly SeenEvent[], view: View): number {
  const whom = sinceWhom(view);
  const isUnfinished = view.to_move === whom && (view.phase === "second" || view.phase === "offer");
  return isUnfinished ? history.findLastIndex((event) => event.seat !== whom) + 1 : history.length;
}
