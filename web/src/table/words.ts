/** Words that several parts of the table share. */
import { hasText, listed, said, t } from "../i18n/i18n.svelte.ts";
import type { SeatInfo } from "../game/source.ts";
import type { Refusal, SeenEvent } from "../game/types.ts";
import { GRAY, ROUTES, WILD, nameOf, type Card, type Cards, type Route, type RouteColour } from "./model/board.ts";
import { deedOf } from "./model/deeds.ts";
import type { Loss } from "./model/lost.ts";
import { cardsOf, type Claim } from "./model/moves.ts";
import type { TableState } from "./state.svelte.ts";

/** A number of points: only those below zero have a sign, and a real one. */
export function pointsText(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

export function cardName(card: Card | RouteColour): string {
  return said(`card-${card}`);
}

/** "Dam – Oude Kerk" */
export function endsOf(way: { readonly a: string; readonly b: string }): string {
  return t("table-ends", { a: nameOf(way.a), b: nameOf(way.b) });
}

/** A route by its ends; where that, and what pays for it, fit another half of a double too: by its colour as well. */
export function routeName(route: Route, paid?: Pick<Claim, "colour" | "coloured">): string {
  const fits = ({ a, b, colour }: Route): boolean => a === route.a && b === route.b && (!paid?.coloured || colour === GRAY || colour === paid.colour);
  const isClear = ROUTES.every((each) => each.colour === route.colour || !fits(each));
  return isClear ? endsOf(route) : `${endsOf(route)} (${cardName(route.colour)})`;
}

/** "2 pink and 1 wild" */
export function paymentOf({ colour, coloured, wilds }: Pick<Claim, "colour" | "coloured" | "wilds">): string {
  const cards = { ...(coloured ? { [colour]: coloured } : {}), ...(wilds ? { [WILD]: wilds } : {}) };
  return cardList(cards);
}

/** "2 pink and 1 wild" of any cards. */
export function cardList(cards: Cards): string {
  return listed((Object.entries(cards) as [Card, number][]).map(([card, count]) => said(`cards-${card}`, { count })));
}

/** "Ben: away" */
export function awayText({ name }: SeatInfo): string {
  return t("table-told", { what: name, told: t("table-away") });
}

/** Everything printed about a route, in one line; without its merchandise where that is told apart. */
export function routeFacts(route: Route, goods = route.carts): string {
  return [
    t("table-route-facts", { count: route.length, colour: cardName(route.colour) }),
    t("table-points", { points: route.points }),
    ...(goods ? [t("table-route-merchandise")] : []),
  ].join(", ");
}

/** How many routes a colour pays for, with the wilds that help it. */
export function paysText(card: Card, { [card]: count = 0, [WILD]: wilds = 0 }: Cards, routes: number): string {
  return t("table-pays", { cards: cardList({ [card]: count, ...(wilds ? { [WILD]: wilds } : {}) }), count: routes });
}

/** The rule that forbids something, in words. */
export function refusalText(refusal: Refusal, seats: readonly SeatInfo[]): string {
  const { seat, colour } = refusal.arguments;
  const args = { ...refusal.arguments };
  if (typeof seat === "number") args["who"] = seats[seat - 1].name; // seats are told from 1
  if (typeof colour === "string") args["colour"] = cardName(colour as RouteColour);
  const gray = `why-${refusal.key}-gray`;
  return said(colour === GRAY && hasText(gray) ? gray : `why-${refusal.key}`, args);
}

/** Why a contract that was lost cannot be completed. */
export function lossText({ why, carts }: Loss): string {
  return `✗ ${said(`table-contract-${why}`, { count: carts })}`;
}

/** What is said of the contracts that an event took the last way of, by its place in the history. */
export function newlyLost({ held, losses, marks }: Pick<TableState, "held" | "losses" | "marks">, place: number): string[] {
  const lost = held.filter(({ id }) => losses.get(id) === place);
  return lost.map((contract) => t("table-said-lost", { mark: marks.get(contract.id)!, contract: endsOf(contract) }));
}

/** An event as a person at the table would say it. */
export function eventText(event: SeenEvent, seats: readonly SeatInfo[], viewer: number | null): string {
  const deed = deedOf(event, []);
  const self = event.seat === viewer ? "yes" : "no";
  const who = { who: seats[event.seat]?.name ?? "", self };
  switch (deed.kind) {
    case "market":
      return t("table-log-market", { ...who, card: cardName(deed.card) });
    case "deck":
      return deed.card ? t("table-log-deck-seen", { ...who, card: cardName(deed.card) }) : t("table-log-deck", who);
    case "contracts":
      return t("table-log-contracts", who);
    case "keep":
      return t("table-log-keep", { ...who, count: deed.kept === "both" ? 2 : 1 });
    case "pass":
      return t("table-log-pass", who);
    case "claim":
      return claimText(deed, who);
  }
}

/** The cards that an event shows to the viewer. */
export function eventCards(event: SeenEvent): Card[] {
  const deed = deedOf(event, []);
  if (deed.kind === "claim") return cardsOf(deed);
  return "card" in deed && deed.card ? [deed.card] : [];
}

function claimText(claim: Claim, who: { who: string; self: string }): string {
  const route = ROUTES[claim.route];
  const args = { ...who, route: routeName(route, claim), payment: paymentOf(claim), points: route.points };
  return t(route.carts ? "table-log-claim-goods" : "table-log-claim", args);
}
