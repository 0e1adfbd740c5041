/** What the first game explains, each thing when it first matters, and where to look. */
import { BOARD, FIRST_CLAIM } from "../../generated/facts.ts";
import { GRAY, WILD } from "../../generated/game.ts";
import { claimOf, twinsOf } from "../../game/board.ts";
import { missingRoutes, onTheWay } from "../../game/leading.ts";
import type { Moment } from "../../game/source.ts";
import { ROUTES, type Card, type Route } from "../../table/model/board.ts";

export interface Step {
  /** Its text is `learn-ID`. */
  readonly id: string;
  /** The rule behind it. */
  readonly rule: string;
  readonly when: (moment: Moment) => boolean;
  /** A selector for all it speaks of; nothing where all of the screen is meant. */
  readonly at: (moment: Moment) => string;
  /** The route it names. */
  readonly route?: (moment: Moment) => Route | undefined;
  /** The seat it speaks of. */
  readonly seat?: (moment: Moment) => number;
  /** Doing it is the answer: it needs no button. */
  readonly doing?: true;
}

const DOCK = "section.dock";
const MARKET = "section.market";
const CONTRACTS = ".table > .contracts";
/** A seat as a whole: a light on one of its figures would cut those beside it. */
const ofSeat = (seat: number) => `[data-anchor="seat-${seat}"]`;
/** Carts of the longest route. */
const LONGEST = Math.max(...ROUTES.map(({ length }) => length));

const phase = (name: string) => (moment: Moment) => moment.legal.length > 0 && moment.view.phase === name;
/** A part of a turn that is not the last: what is told of it helps later turns. */
const early = (name: string) => (moment: Moment) => phase(name)(moment) && moment.view.turns_left === null;
const turn = early("turn");
const claims = ({ legal }: Moment) => legal.flatMap((action) => (action >= FIRST_CLAIM ? [claimOf(action)!] : []));
/** How many cards the learner has drawn. */
const drawn = ({ history, view }: Moment): number =>
  history.filter((event) => event.seat === view.viewer && event.action.startsWith("draw")).length;
const ownSeat = ({ view }: Moment) => view.seats[view.viewer ?? 0]!;
const ownRoutes = (moment: Moment) => ownSeat(moment).routes.map((route) => ROUTES[route]!);
const payable = (moment: Moment) => [...new Set(claims(moment).map(({ route }) => route))].map((route) => ROUTES[route]!);
/** A place: its medallion, its name and the flags there, each for itself: nothing beside them is lit. */
const place = (id: string) => `#place-${id} > :is(circle, text), [data-flags="${id}"]`;
/** The planks of a route, and nothing beside them. */
const planks = (route: number) => `[data-route="${route}"] .edge`;
const onBoard = (route: Route | undefined) => (route ? planks(route.id) : DOCK);
const bothOf = (route: Route) => twinsOf(route).map(planks).join(", ");
/** The contracts to choose from, and the places on the board that they name. */
const offered = ({ view }: Moment) => [DOCK, ...view.offer.flatMap(({ a, b }) => [place(a), place(b)])].join(", ");
/** The contracts, and the routes on the ways that the board shows for them. */
const ways = (moment: Moment) => [CONTRACTS, ...missingRoutes(moment.view).map(planks)].join(", ");
/** The seats that are close to the end of their carts: one long route more and the last round begins (7.1). */
const ending = ({ view }: Moment) => view.seats.filter(({ carts }) => carts <= BOARD.pieces.end_carts + LONGEST);

/** The seat that began the last round; the learner's own, if both could have. */
function ender(moment: Moment): number {
  const own = ownSeat(moment);
  const few = [own, ...moment.view.seats].find(({ carts }) => carts <= BOARD.pieces.end_carts);
  return (few ?? own).seat;
}

/** A route, and the cards that pay for it. */
function withHand({ view }: Moment, route: Route | undefined): string {
  const held = Object.keys(view.hand).filter((card) => route?.colour === GRAY || card === route?.colour || card === WILD);
  return [onBoard(route), ...held.filter((card) => view.hand[card as Card]).map((card) => `[data-anchor="hand-${card}"]`)].join(", ");
}

/** A gray route, before one is to be claimed; after some claims any that can be. */
function gray(moment: Moment): Route | undefined {
  const next = onTheWay(moment);
  if (next?.colour === GRAY) return next;
  return ownRoutes(moment).length > 2 ? payable(moment).find(({ colour }) => colour === GRAY) : undefined;
}

/** The learner, who won; else who did. */
function winner({ outcome, view }: Moment): number {
  const winners = outcome?.winners ?? [];
  return winners.includes(view.viewer ?? 0) ? view.viewer! : winners[0]!;
}

/** In the order of telling: the first that matters and was not told yet comes next; at the end, only the result. The end of the game waits for nothing. */
export const STEPS: readonly Step[] = [
  { id: "end", rule: "7.4", when: (now) => now.outcome !== null, at: () => "", seat: winner, doing: true },
  { id: "last", rule: "7.1", when: (now) => now.view.turns_left !== null && now.outcome === null, at: (now) => ofSeat(ender(now)), seat: ender, doing: true },
  { id: "soon", rule: "7.1", when: (now) => turn(now) && ending(now).length > 0, at: (now) => ending(now).map(({ seat }) => ofSeat(seat)).join(", ") },
  { id: "contracts", rule: "2.5", when: phase("setup"), at: offered, doing: true },
  { id: "claim", rule: "5.1", when: (now) => turn(now) && ownRoutes(now).length === 0 && !!onTheWay(now), at: (now) => withHand(now, onTheWay(now)), route: onTheWay, doing: true },
  { id: "draw", rule: "4.1", when: (now) => turn(now) && ownRoutes(now).length > 0 && drawn(now) === 0, at: () => MARKET, doing: true },
  { id: "second", rule: "4.1", when: early("second"), at: () => MARKET, doing: true },
  { id: "completed", rule: "7.3", when: (now) => now.view.contracts.some((contract) => contract.completed), at: () => `${CONTRACTS} .done` },
  { id: "double", rule: "5.7", when: (now) => now.view.closed.length > 0, at: (now) => bothOf(ROUTES[now.view.closed[0]!]!) },
  { id: "way", rule: "3.1", when: (now) => turn(now) && missingRoutes(now.view).length > 0, at: ways, doing: true },
  { id: "gray", rule: "5.2", when: (now) => turn(now) && !!gray(now), at: (now) => withHand(now, gray(now)), route: gray, doing: true },
  { id: "again", rule: "5.1", when: (now) => turn(now) && !!onTheWay(now), at: (now) => withHand(now, onTheWay(now)), route: onTheWay, doing: true },
  { id: "offer", rule: "6.1", when: phase("offer"), at: offered, doing: true },
  { id: "merchandise", rule: "5.9", when: (now) => ownRoutes(now).some((route) => route.carts), at: (now) => ofSeat(ownSeat(now).seat) },
  { id: "wild", rule: "4.3", when: (now) => turn(now) && now.view.market.includes(WILD), at: (now) => `[data-anchor="slot-${now.view.market.indexOf(WILD)}"]` },
  { id: "points", rule: "5.8", when: (now) => turn(now) && ownRoutes(now).length > 1, at: (now) => `.scores, ${ofSeat(ownSeat(now).seat)}` },
  { id: "wild-pays", rule: "5.3", when: (now) => turn(now) && claims(now).some((claim) => claim.wilds > 0), at: () => `[data-anchor="hand-wild"]` },
  { id: "more", rule: "6.1", when: (now) => turn(now) && drawn(now) >= 8 && now.view.contracts_left > 1, at: () => `.pile:has([data-anchor="contracts"])`, doing: true },
  { id: "flush", rule: "4.6", when: (now) => now.history.some((event) => event.sweeps), at: () => MARKET },
  { id: "reshuffle", rule: "4.7", when: (now) => now.view.reshuffles > 0, at: () => `.pile:has([data-anchor="deck"])` },
];
