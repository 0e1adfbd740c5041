/** What an action brought to light, and who saw it: the JSON of damrak/game/events.py. */
import { CARDS, LETTERS, type Card, type OpenEvent, type SeenEvent } from "../generated/game.ts";

/** A shuffled deck as letters, the top last. */
export function spellDeck(order: readonly number[]): string {
  return order.map((card) => LETTERS[card]).join("");
}

export interface Outcomes {
  /** The deck before the action, the top last. */
  readonly deck: readonly number[];
  readonly shuffles: readonly (readonly number[])[];
  /** Cards in the deck after it. */
  readonly left: number;
  /** Contracts now offered to the one who acted. */
  readonly offered: readonly number[];
}

/** The event of an action; fields that say nothing are left out, as in records. */
export function eventOf(seat: number, action: string, made: Outcomes): OpenEvent {
  const topDown = [made.deck, ...made.shuffles].flatMap((deck) => [...deck].reverse());
  const used = topDown.slice(0, topDown.length - made.left).map((card) => CARDS[card] as Card);
  const blind = action === "draw deck";
  const turned = blind ? used.slice(1) : used;
  const offered = action === "contracts" ? made.offered : [];
  return {
    seat,
    action,
    ...(blind && used[0] ? { drew: used[0] } : {}),
    ...(turned.length ? { turned } : {}),
    ...(made.shuffles.length ? { shuffled: made.shuffles.map(spellDeck) } : {}),
    ...(offered.length ? { offered } : {}),
  };
}

/** The event as a seat (null: a spectator) may know it. */
export function seenBy(event: OpenEvent, viewer: number | null): SeenEvent {
  const mine = viewer === event.seat;
  const keptOne = /^keep [12]$/.test(event.action) && !mine; // which is a secret
  return {
    seat: event.seat,
    action: keptOne ? "keep one" : event.action,
    ...(mine && event.drew ? { drew: event.drew } : {}),
    ...(event.turned ? { turned: event.turned } : {}),
    ...(mine && event.offered ? { offered: event.offered } : {}),
  };
}
