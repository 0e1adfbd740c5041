/** What one wants to know of a route at a glance: whether it can be had, what is missing, what it is good for. */
import { listed, t } from "../i18n/i18n.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { GRAY, ROUTES, type Route } from "./model/board.ts";
import { bonusOf } from "./model/bonus.ts";
import { lostBy } from "./model/lost.ts";
import { sensible, type Claim } from "./model/moves.ts";
import { lackOf, type Lack } from "../game/needs.ts";
import { cheapestPath } from "../game/paths.ts";
import type { TableState } from "./state.svelte.ts";
import { cardList, paymentOf, refusalText } from "./words.ts";

export interface Verdict {
  readonly good: boolean;
  /** The number of the rule that forbids it, or nothing. */
  readonly rule: string;
  readonly text: string;
}

/** Refusals that have nothing to do with the moment: they stay until the route's owner changes. */
const LASTING = /^(route-|other-half-|carts$|game-over$)/;

/** Whether the viewer can claim a route now, and if not, why; null for a spectator and for one's own. */
export function verdictOf(table: TableState, route: number): Verdict | null {
  const { refusal, view } = table;
  const ways = table.ways.get(route);
  if (ways) return { good: true, rule: "", text: waysText(settings.askPayment ? ways : sensible(ways)) };
  if (view.viewer === null) return null;
  const lack = lackOf(ROUTES[route], view.hand);
  const held = handText(ROUTES[route], lack);
  if (!refusal) return table.open.has(route) ? { good: !lack, rule: "", text: held } : null;
  if (refusal.key === "route-yours") return null; // the pointer rests where one has just built
  const said = refusalText(refusal, table.moment.seats);
  if (LASTING.test(refusal.key)) return { good: false, rule: refusal.rule, text: hasFreeTwin(table, route) ? `${said} ${t("why-twin-free")}` : said };
  if (refusal.key === "cannot-pay") return { good: false, rule: refusal.rule, text: held };
  return { good: false, rule: refusal.rule, text: `${held} ${said}` };
}

/** Whether a route is half of a double whose other half can still be claimed by the viewer. */
function hasFreeTwin({ open }: TableState, route: number): boolean {
  const { a, b } = ROUTES[route];
  return ROUTES.some((other) => other.id !== route && other.a === a && other.b === b && open.has(other.id));
}

/** That the last round begins with a claim; or nothing. */
export function endsText(table: TableState, route: number): string {
  return table.uses.get(route)?.ends && table.view.phase !== "over" ? t("table-use-ends") : "";
}

/** Which contracts a claim would complete or bring nearer. */
export function helpsText(table: TableState, route: number): string {
  const uses = table.uses.get(route);
  if (!uses || table.view.phase === "over") return "";
  const completed = uses.contracts.filter((id) => isCompleted(table, id, route));
  const helped = uses.contracts.filter((id) => !completed.includes(id));
  return [
    completed.length ? t("table-use-completes", marksOf(table, completed)) : "",
    helped.length ? t("table-use-contracts", marksOf(table, helped)) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** What claiming a route would cost: the contracts that could no longer be completed; or nothing. */
export function costsText(table: TableState, route: number): string {
  const lost = lostBy(route, table).map(({ id }) => id);
  return lost.length ? t("table-use-dooms", marksOf(table, lost)) : "";
}

/** The merchandise that claiming a route would bring, and what that would do to the viewer's bonus; or nothing. */
export function goodsText({ uses, view }: TableState, route: number): string {
  if (!uses.get(route)?.goods || view.phase === "over") return "";
  const { viewer, seats } = view;
  const counts = seats.map(({ merchandise }) => merchandise);
  const [before, after] = [0, 1].map((more) => bonusOf(counts.map((count, seat) => count + (seat === viewer ? more : 0)), viewer!));
  return t("table-use-goods", { bonus: before === after ? after! : `${before}\u00a0→\u00a0${after}` });
}

/** Whether a route is all that a contract lacks. */
function isCompleted({ own, contracts }: TableState, contract: number, route: number): boolean {
  const { a, b } = contracts.find(({ id }) => id === contract)!;
  return cheapestPath(a, b, new Set([...own, route]), new Set()) !== null;
}

/** Contracts by their marks, for a message. */
export function marksOf({ marks }: TableState, contracts: readonly number[]): { count: number; marks: string } {
  return { count: contracts.length, marks: listed(contracts.map((id) => marks.get(id)!)) };
}

/** "2 blue missing.", or that the hand has the cards for a route. */
function handText({ length: spaces }: Route, lack: Lack | null): string {
  if (!lack) return t("table-has-cards");
  const { colour, count } = lack;
  return colour === GRAY ? t("table-lack-gray", { spaces, count }) : t("table-lack", { cards: cardList({ [colour]: count }) });
}

/** What a route takes; as many ways to pay as a choice would offer. */
function waysText(ways: readonly Claim[]): string {
  const takes = t("table-route-takes", { payment: paymentOf(ways[0]) });
  return ways.length > 1 ? `${takes} ${t("table-route-other-ways", { count: ways.length - 1 })}` : takes;
}

/** Who holds a route, in words for the viewer; null while nobody does. */
export function ownerText(table: TableState, route: number): string | null {
  const owner = table.view.seats.find((seat) => seat.routes.includes(route))?.seat;
  if (owner === undefined) return null;
  return owner === table.view.viewer ? t("table-route-own") : t("table-route-owner", { who: table.moment.seats[owner]!.name });
}
