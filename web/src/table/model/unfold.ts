/**
 * What the screen shows between several events that came in one moment. Only what an event itself
 * says is drawn onto the view before it; the moment's own view, which the rules made, ends the row.
 */
import type { Moment } from "../../game/source.ts";
import type { Card, Cards, SeatView, SeenEvent, View } from "../../game/types.ts";
import { ROUTES } from "./board.ts";
import { deedOf, type Deed } from "./deeds.ts";
import { cardsOf } from "./moves.ts";

/** One moment for each of its events, the last being the moment itself, apart from what is told. */
export function unfold(before: View, moment: Moment): Moment[] {
  const { events, history } = moment;
  const last = events.length - 1;
  let view = before;
  return events.map((event, k) => {
    if (k === last) return last === 0 ? moment : { ...moment, events: [event] };
    view = after(view, event, events[k + 1]!.seat);
    const told = history.slice(0, history.length - (last - k));
    return { ...moment, view, legal: [], events: [event], history: told, outcome: null, undo: false };
  });
}

/** The view after an event, as far as the event tells. */
function after(view: View, event: SeenEvent, next: number): View {
  const deed = deedOf(event, view.market);
  const mine = event.seat === view.viewer;
  const gone = (event.turned?.length ?? 0) + (deed.kind === "deck" ? 1 : 0);
  return {
    ...view,
    to_move: next,
    market: refilled(deed.kind === "market" ? emptied(view.market, deed.slot) : view.market, event.turned ?? []),
    deck: Math.max(0, view.deck - gone),
    discards: deed.kind === "claim" ? changed(view.discards, cardsOf(deed), 1) : view.discards,
    contracts_left: view.contracts_left + returned(view, deed, event.seat),
    hand: mine ? handAfter(view.hand, deed) : view.hand,
    seats: view.seats.map((seat) => (seat.seat === event.seat ? seatAfter(seat, deed, view) : seat)),
  };
}

/** Contracts that come under the deck, less those taken from it. */
function returned({ contracts_left, seats }: View, deed: Deed, seat: number): number {
  if (deed.kind === "contracts") return -Math.min(2, contracts_left);
  return deed.kind === "keep" && deed.kept !== "both" ? seats[seat].offered - 1 : 0;
}

function seatAfter(seat: SeatView, deed: Deed, view: View): SeatView {
  switch (deed.kind) {
    case "market":
    case "deck":
      return { ...seat, cards: seat.cards + 1 };
    case "contracts":
      return { ...seat, offered: Math.min(2, view.contracts_left) };
    case "keep":
      return { ...seat, contracts: seat.contracts + (deed.kept === "both" ? 2 : 1), offered: 0 };
    case "claim": {
      const { length, points, carts } = ROUTES[deed.route];
      return {
        ...seat,
        routes: [...seat.routes, deed.route],
        carts: seat.carts - length,
        cards: seat.cards - length,
        score: seat.score + points,
        merchandise: seat.merchandise + (carts ? 1 : 0),
      };
    }
    case "pass":
      return seat;
  }
}

function handAfter(hand: Cards, deed: Deed): Cards {
  if (deed.kind === "claim") return changed(hand, cardsOf(deed), -1);
  return "card" in deed && deed.card ? changed(hand, [deed.card], 1) : hand;
}

function changed(cards: Cards, by: readonly Card[], count: number): Cards {
  const sum: Partial<Record<Card, number>> = { ...cards };
  for (const card of by) {
    sum[card] = (sum[card] ?? 0) + count;
    if (sum[card] === 0) delete sum[card];
  }
  return sum;
}

type Market = View["market"];

function emptied(market: Market, slot: number): Market {
  return market.map((card, place) => (place === slot ? null : card));
}

/** Cards come to the empty places from the left; more than that can only follow a sweep. */
function refilled(market: Market, turned: readonly Card[]): Market {
  let now = [...market];
  for (const card of turned) {
    if (!now.includes(null)) now = now.map(() => null);
    now[now.indexOf(null)] = card;
  }
  return now;
}
