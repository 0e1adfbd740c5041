/** What the screen shows between several events that came in one moment. */
import type { Onlooker } from "../../game/onlooker.ts";
import type { Moment } from "../../game/source.ts";
import type { View } from "../../game/types.ts";

/**
 * One moment for each of its events, the last being the moment itself, apart from what is told.
 * Events that do not follow from the view before them (after something was taken back) are not
 * shown one by one.
 */
export function unfold(asked: Onlooker, before: View, moment: Moment): Moment[] {
  const { events, history } = moment;
  if (events.length < 2) return events.length ? [moment] : [];
  const last = events.length - 1;
  const earlier = history.slice(0, history.length - events.length);
  const chosen = before.phase === "setup" ? earlier.find((event) => event.seat === before.viewer) : undefined;
  const views = asked.viewsAfter(before, events.slice(0, last), chosen);
  const steps = views.map((view, k) => {
    const told = history.slice(0, history.length - (last - k));
    return { ...moment, view, legal: [], events: [events[k]!], history: told, outcome: null, undo: false };
  });
  return [...steps, { ...moment, events: [events[last]!] }];
}
