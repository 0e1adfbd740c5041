/** What the rest of a finished game says of a decision: facts of the record that anybody can check on the board. */
import { CONTRACTS, ROUTES } from "../../game/board.ts";
import { lackOf, openRoutes } from "../../game/needs.ts";
import { cheapestPath, routesOnCheapest } from "../../game/paths.ts";
import type { Card, Cards, OpenEvent, SeatScore, View } from "../../game/types.ts";
import { BOARD } from "../../generated/facts.ts";
import { bonusOf } from "../../table/model/bonus.ts";
import { deedOf, type Deed } from "../../table/model/deeds.ts";
import { cardsOf, type Claim } from "../../table/model/moves.ts";
import { equalsOf } from "../../insight/mattered.ts";
import type { Decision, Reason } from "../../insight/report.ts";

/** A finished game, as one seat saw it and as all of it was. */
export interface Course {
  readonly seat: number;
  /** The seat's view after each action, that of the deal first. */
  readonly views: readonly View[];
  readonly events: readonly OpenEvent[];
  readonly scores: readonly SeatScore[];
  readonly winners: readonly number[];
}

/** What an action brought at once, whatever one thinks of it. */
export interface Credit {
  readonly number: number;
  /** The contracts that it completed. */
  readonly completed: readonly number[];
  /** Whether it began the last round of a game that the seat won. */
  readonly won: boolean;
}

/** The kinds of facts, the most telling first. `insight-sequel-KIND` says them. */
export const KINDS = [
  ...(["cut", "kept", "returned", "drawn", "round", "open", "setback", "lacked", "short", "ended"] as const),
  ...(["goods", "none", "late", "spare", "idle", "unused", "taken", "free"] as const),
];
export type Kind = (typeof KINDS)[number];
/** Those that speak of another route: of one for points alone they are no answer to a step towards a contract. */
const OF_ROUTES: readonly Kind[] = ["setback", "lacked", "short", "taken", "spare"];

export interface Sequel {
  readonly kind: Kind;
  /** Numbers of routes, contracts and seats among them, by the names of the message; `way` is a contract that the route was on the way of. */
  readonly told: Readonly<Record<string, number>>;
  readonly cards?: Cards;
}

/** A decision with what it was about. */
interface Case extends Course {
  readonly number: number;
  readonly before: View;
  readonly played: Deed;
  /** The better action; null where several were as good, so that nothing can be said of one. */
  readonly better: Deed | null;
  /** The route that the better action claims, or that its card is for; null for none. */
  readonly aim: number | null;
  /** The contract that it is for; null for none. */
  readonly purpose: number | null;
}

/** A route that a seat claimed. */
interface Taken {
  readonly number: number;
  readonly seat: number;
}

const SOON = 5; // own turns after which nobody sees a link any more
const NEXT = 3; // own turns after which a card is not missed any more
const CLOSE = 4; // carts by which a contract was nearly completed
const FEW = 2; // spaces of a route that is worth little by itself; cards that are soon found
const WORTH = 4; // points of a route that anybody would like, whatever the contracts
const NO_WAY = 0; // in place of the carts that a contract still takes

/** All that the record says about a decision, the most telling first. */
export function sequelsOf(decision: Decision, course: Course): Sequel[] {
  const { number, action, reason } = decision;
  const before = course.views[number - 1]!;
  const deed = (words: string): Deed => deedOf({ seat: course.seat, action: words }, before.market);
  const [best, ...others] = equalsOf(decision).map(deed);
  const better = others.length ? null : best!;
  const purpose = reason?.keys.includes("coach-why-card-way") ? reason.arguments["contract"]! : null;
  const about: Case = { ...course, number, before, played: deed(action), better, aim: better && aimOf(better, reason), purpose };
  const all = [...ofRoute(about), ...ofCards(about), ...ofContracts(about), ...ofClaim(about)];
  const found = isStep(about) ? all.filter(({ kind, told }) => !OF_ROUTES.includes(kind) || told["way"] !== undefined) : all;
  return found.sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}

/** What an action of the seat is credited with; null for nothing. */
export function creditOf(number: number, { views, seat, winners }: Course): Credit | null {
  const [before, after] = [views[number - 1]!, views[number]!];
  const doneIn = ({ contracts }: View): number[] => contracts.flatMap(({ id, completed }) => (completed ? [id] : []));
  const had = doneIn(before);
  const completed = doneIn(after).filter((id) => !had.includes(id));
  const won = before.turns_left === null && after.turns_left !== null && winners.includes(seat);
  return completed.length || won ? { number, completed, won } : null;
}

/** The route that an action is for. */
function aimOf(better: Deed, reason: Reason | null): number | null {
  if (better.kind === "claim") return better.route;
  const isCard = better.kind === "market" && reason?.keys.some((key) => key.startsWith("coach-why-card"));
  return isCard ? (reason?.arguments["route"] ?? null) : null;
}

/** What became of the route that another choice was for. */
function ofRoute(about: Case): Sequel[] {
  const { aim: route, better, played, number, views, seat } = about;
  if (route === null || (played.kind === "claim" && played.route === route)) return [];
  const taken = claimedAfter(about, route);
  if (taken?.seat === seat) return [];
  const found = failing(about, route);
  const { points, length } = ROUTES[route]!;
  const link = linkOf(about, about.before, route);
  const held = sum(views.at(-1)!.hand);
  const turns = taken ? turnsBetween(about, number, taken.number) : 0;
  if (taken && turns <= SOON) {
    const told = { rival: taken.seat, route, turns };
    found.push(...losses(about, taken).map((each) => ({ ...each, told: { ...told, ...each.told } })));
    if (link && points > 1) found.push({ kind: "taken", told: { ...told, ...link, points } });
  }
  if (better?.kind !== "claim") return found;
  if (link && !taken && (played.kind === "market" || played.kind === "deck") && held >= length) found.push({ kind: "spare", told: { ...link, route, held } });
  return [...found, ...goods(about, route)];
}

/** Whether what was played claimed a route on the way of a contract. */
function isStep(about: Case): boolean {
  const { played, before } = about;
  return played.kind === "claim" && linkOf(about, before, played.route)?.way !== undefined;
}

/** What a route was to the seat: `way` is a contract of its that it was on the way of; null where it was neither that nor worth much. */
function linkOf({ seat, aim, purpose }: Case, view: View, route: number): { way?: number } | null {
  if (route === aim && purpose !== null) return { way: purpose };
  const served = view.contracts.find(({ id, completed }) => !completed && isOnWay(view, seat, id, route));
  if (served) return { way: served.id };
  return ROUTES[route]!.points >= WORTH ? {} : null;
}

/** What one more merchandise card would have brought at the end. */
function goods({ before, played, scores, seat }: Case, route: number): Sequel[] {
  const brings = (each: number): boolean => ROUTES[each]!.carts && before.merchandise_left > 0;
  if (!brings(route) || (played.kind === "claim" && brings(played.route))) return [];
  const cards = scores.map(({ merchandise }) => merchandise.cards);
  const points = bonusOf(cards.map((count, each) => count + Number(each === seat)), seat) - bonusOf(cards, seat);
  return points > 0 ? [{ kind: "goods", told: { points } }] : [];
}

/** The contracts of the seat that a claim of another made dearer or impossible. */
function losses({ views, seat }: Case, { number }: Taken): Sequel[] {
  const [before, after] = [views[number - 1]!, views[number]!];
  return before.contracts.flatMap(({ id, completed }): Sequel[] => {
    if (completed) return [];
    const [was, now] = [waysLeft(before, seat, id), waysLeft(after, seat, id)];
    if (was === null) return [];
    if (now === null) return [{ kind: "cut", told: { contract: id } }];
    return now > was ? [{ kind: "round", told: { contract: id, more: now - was } }] : [];
  });
}

/** The contracts that the route would have brought closer, what was done did not, and that failed by little. */
function failing({ before, views, seat, scores, number }: Case, route: number): Sequel[] {
  const last = views.at(-1)!;
  return scores[seat]!.contracts.flatMap(({ contract, completed }): Sequel[] => {
    if (completed || !before.contracts.some(({ id }) => id === contract)) return [];
    const was = waysLeft(before, seat, contract);
    if (was === null || !isOnWay(before, seat, contract, route)) return [];
    if ((waysLeft(views[number]!, seat, contract) ?? was) < was) return [];
    const left = pathOf(last, seat, contract)?.carts ?? NO_WAY;
    if (left > CLOSE) return [];
    return [{ kind: "open", told: { contract, left, points: CONTRACTS[contract]!.points } }];
  });
}

/** What the cards that were paid, taken or left lying would have done. */
function ofCards(about: Case): Sequel[] {
  const { played, better, views } = about;
  if (played.kind === "claim") return [...setback(about, played), ...short(about, played)];
  const found: Sequel[] = [];
  if (better?.kind === "market" && (played.kind === "market" || played.kind === "deck")) {
    const missed = missedFor(about, [better.card], drawnInstead(about, better.card));
    if (missed) found.push({ kind: "lacked", told: { ...missed.link, route: missed.route, turns: missed.turns } });
  }
  if (played.kind === "market") {
    const over = views.at(-1)!.hand[played.card] ?? 0;
    if (over) found.push({ kind: "idle", told: {}, cards: { [played.card]: over } });
  }
  return found;
}

/** A payment took cards that the route of the better card lacked little of. */
function setback(about: Case, { route: claimed }: Claim): Sequel[] {
  const { aim, better, before, views, number } = about;
  const link = aim === null ? null : linkOf(about, before, aim);
  if (aim === null || !link || better?.kind === "claim" || aim === claimed) return [];
  const route = ROUTES[aim]!;
  const [lack, after] = [before, views[number]!].map(({ hand }) => lackOf(route, hand)?.count ?? 0);
  return after! > lack! && lack! <= FEW ? [{ kind: "setback", told: { ...link, route: aim, points: route.points, lack: lack!, after: after! } }] : [];
}

/** A payment was missing for another route soon. */
function short(about: Case, played: Claim): Sequel[] {
  const { better } = about;
  const kept = better?.kind === "claim" && better.route === played.route ? cardsOf(better) : [];
  const missed = missedFor(about, cardsOf(played), kept, played.route);
  if (!missed || (missed.route !== about.aim && ROUTES[missed.route]!.points < ROUTES[played.route]!.points)) return [];
  const { route, turns, lack, link } = missed;
  return [{ kind: "short", told: { ...link, route, turns, lack } }];
}

/** The cards of this turn that another card would have come in place of. */
function drawnInstead({ events, number, seat, before, views }: Case, better: Card): Card[] {
  const drawn = (place: number): Card[] => {
    const deed = deedOf(events[place - 1]!, views[place - 1]!.market);
    return (deed.kind === "market" || deed.kind === "deck") && deed.card ? [deed.card] : [];
  };
  const second = events[number]?.seat === seat && views[number]!.phase === "second";
  return [...drawn(number), ...(better === "wild" && before.phase === "turn" && second ? drawn(number + 1) : [])];
}

/** The first route that the seat wanted soon and could not pay, but could have with these cards in place of others; and what it was to the seat. */
function missedFor(about: Case, more: readonly Card[], less: readonly Card[], but = -1) {
  const { number, views, seat } = about;
  for (const [place, turn] of ownTurns(about, number).slice(0, NEXT).entries()) {
    const view = views[turn - 1]!;
    const other = exchanged(view.hand, more, less);
    for (const route of other ? wantedRoutes(about, view) : []) {
      const printed = ROUTES[route]!;
      if (route === but || printed.length > view.seats[seat]!.carts) continue;
      const [lack, link] = [lackOf(printed, view.hand), linkOf(about, view, route)];
      if (lack && link && !lackOf(printed, other!)) return { route, turns: place + 1, lack: lack.count, link };
    }
  }
  return null;
}

/** The open routes that the seat wanted at a moment: what the better action was for, else those on the ways of its contracts that take some saving. */
function wantedRoutes({ aim, seat }: Case, view: View): number[] {
  const [own, open] = [new Set(view.seats[seat]!.routes), openOf(view)];
  const ways = view.contracts.filter(({ completed }) => !completed).flatMap(({ a, b }) => routesOnCheapest(a, b, own, open));
  const aimed = aim !== null && open.has(aim) ? [aim] : [];
  return [...new Set([...aimed, ...ways.filter((route) => ROUTES[route]!.length > 1)])];
}

/** A hand with some cards more and others less; null where it does not have these. */
function exchanged(hand: Cards, more: readonly Card[], less: readonly Card[]): Cards | null {
  const other: Partial<Record<Card, number>> = { ...hand };
  for (const card of more) other[card] = (other[card] ?? 0) + 1;
  for (const card of less) other[card] = (other[card] ?? 0) - 1;
  return Object.values(other).every((count) => count >= 0) ? other : null;
}

/** What became of contracts that were drawn, kept or given back. */
function ofContracts(about: Case): Sequel[] {
  const { played, better, number, seat, events, views, before, scores } = about;
  const lines = scores[seat]!.contracts;
  const failed = (ids: readonly number[], kind: Kind): Sequel[] =>
    lines
      .filter(({ contract, completed }) => ids.includes(contract) && !completed)
      .map(({ contract }) => ({ kind, told: { contract, points: CONTRACTS[contract]!.points } }));
  if (played.kind === "keep" && better?.kind === "keep") {
    const offer = before.offer.map(({ id }) => id);
    const [kept, wanted] = [keptOf(played, offer), keptOf(better, offer)];
    const last = views.at(-1)!;
    const joined = wanted.filter((id) => !kept.includes(id) && pathOf(last, seat, id)?.carts === 0);
    const harder = (id: number): boolean => wanted.some((each) => !kept.includes(each) && CONTRACTS[each]!.points > CONTRACTS[id]!.points);
    return [
      ...failed(kept.filter((id) => !wanted.includes(id) && !harder(id)), "kept"),
      ...joined.map((contract): Sequel => ({ kind: "returned", told: { contract, points: CONTRACTS[contract]!.points } })),
    ];
  }
  if (played.kind === "contracts") return failed(events[number - 1]!.offered ?? [], "drawn");
  if (better?.kind !== "contracts") return [];
  const next = events.findIndex((event, place) => place >= number && event.seat === seat && deedOf(event, []).kind === "contracts") + 1;
  if (!next) {
    const { carts } = views.at(-1)!.seats[seat]!;
    return carts > BOARD.pieces.end_carts ? [{ kind: "none", told: { carts, held: sum(views.at(-1)!.hand) } }] : [];
  }
  const [turns, left] = [turnsBetween(about, number, next), ownTurns(about, next).length];
  return turns > 1 && left < SOON ? [{ kind: "late", told: { turns, left } }] : [];
}

function keptOf({ kept }: Deed & { kind: "keep" }, offer: readonly number[]): readonly number[] {
  if (kept === "both") return offer;
  return offer.slice(...(kept === "first" ? [0, 1] : [1, 2]));
}

/** What the claimed route itself came to. */
function ofClaim(about: Case): Sequel[] {
  const { played, better, before, views, number, seat } = about;
  if (played.kind !== "claim") return [];
  const found: Sequel[] = [];
  const { route } = played;
  const { length, points, carts } = ROUTES[route]!;
  const ends = better?.kind === "claim" && before.seats[seat]!.carts - ROUTES[better.route]!.length <= BOARD.pieces.end_carts;
  if (before.turns_left === null && views[number]!.turns_left !== null && !ends) found.push(...lastRound(about));
  if (better?.kind === "claim" && better.route === route) return found;
  const isIdle = length <= FEW && !carts && !isUsed(about, route) && !isStep(about);
  if (isIdle) found.push({ kind: "unused", told: { route, length, points } });
  if (isUsed(about, route) && others(about).every((rival) => !isWantedBy(about, rival, route))) found.push({ kind: "free", told: { route } });
  return found;
}

/** What the others still made of the last round that a claim began, where it is more than the seat did. */
function lastRound(about: Case): Sequel[] {
  const gains = about.scores.map((_, each) => gainOf(about, each));
  const rival = others(about).reduce((best, each) => (gains[each]! > gains[best]! ? each : best));
  const own = gains[about.seat]!;
  return gains[rival]! > own ? [{ kind: "ended", told: { rival, points: gains[rival]!, own } }] : [];
}

/** The points of routes claimed and contracts completed after the decision. */
function gainOf({ views, scores, number }: Case, seat: number): number {
  const routesIn = (view: View): readonly number[] => view.seats[seat]!.routes;
  const [before, after] = [routesIn(views[number]!), routesIn(views.at(-1)!)];
  const claimed = after.filter((route) => !before.includes(route)).reduce((all, route) => all + ROUTES[route]!.points, 0);
  const completed = scores[seat]!.contracts.filter(({ contract, completed }) => completed && !isJoined(before, contract));
  return claimed + completed.reduce((all, { contract }) => all + CONTRACTS[contract]!.points, 0);
}

/** Whether a completed contract of the seat needs this route of it in the end. */
function isUsed({ views, seat, scores }: Case, route: number): boolean {
  const rest = views.at(-1)!.seats[seat]!.routes.filter((each) => each !== route);
  return scores[seat]!.contracts.some(({ contract, completed }) => completed && !isJoined(rest, contract));
}

/** Whether at some later moment a way of a rival's contract would have led over a route, had it been free. */
function isWantedBy({ views, scores, number, events }: Case, rival: number, route: number): boolean {
  const changes = events.flatMap((event, place) => (place >= number && deedOf(event, []).kind === "claim" ? [place + 1] : []));
  return [number - 1, ...changes].some((moment) => {
    const view = views[moment]!;
    const own = new Set(view.seats[rival]!.routes);
    const open = new Set([...openOf(view), route]);
    return scores[rival]!.contracts.some(({ contract }) => {
      const { a, b } = CONTRACTS[contract]!;
      return routesOnCheapest(a, b, own, open).includes(route);
    });
  });
}

/** Who claimed a route after the decision, or closed it by claiming the one beside it; null if nobody did. */
function claimedAfter({ events, views, number, seat }: Case, route: number): Taken | null {
  const place = views.findIndex((view, moment) => moment >= number && !openOf(view).has(route));
  if (place < 0) return null;
  const { a, b } = ROUTES[route]!;
  const isOwn = views[place]!.seats[seat]!.routes.some((each) => ROUTES[each]!.a === a && ROUTES[each]!.b === b);
  return { number: place, seat: isOwn ? seat : events[place - 1]!.seat };
}

/** The carts that a contract still takes; null where they are more than the seat has, or no way is left. */
function waysLeft(view: View, seat: number, contract: number): number | null {
  const path = pathOf(view, seat, contract);
  return path && path.carts <= view.seats[seat]!.carts ? path.carts : null;
}

function pathOf(view: View, seat: number, contract: number) {
  const { a, b } = CONTRACTS[contract]!;
  return cheapestPath(a, b, new Set(view.seats[seat]!.routes), openOf(view));
}

function isOnWay(view: View, seat: number, contract: number, route: number): boolean {
  const { a, b } = CONTRACTS[contract]!;
  return routesOnCheapest(a, b, new Set(view.seats[seat]!.routes), openOf(view)).includes(route);
}

function isJoined(routes: readonly number[], contract: number): boolean {
  const { a, b } = CONTRACTS[contract]!;
  return cheapestPath(a, b, new Set(routes), new Set()) !== null;
}

function openOf(view: View): ReadonlySet<number> {
  return openRoutes(view.seats, view.closed);
}

/** The numbers of the actions with which the seat began its turns after an action. */
function ownTurns({ events, views, seat }: Course, after: number): number[] {
  return events.flatMap((event, place) => (place >= after && event.seat === seat && views[place]!.phase === "turn" ? [place + 1] : []));
}

function turnsBetween(course: Course, from: number, to: number): number {
  return ownTurns(course, from).filter((number) => number <= to).length;
}

function others({ scores, seat }: Case): number[] {
  return scores.map((_, each) => each).filter((each) => each !== seat);
}

function sum(cards: Cards): number {
  return Object.values(cards).reduce((all, count) => all + count, 0);
}
