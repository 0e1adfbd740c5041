/** Where the first game leads a beginner: to the contracts in hand, and to nothing else before them. */
import { ACTION, FIRST_CLAIM } from "../generated/facts.ts";
import { GRAY, WILD, type Card } from "../generated/game.ts";
import { claimOf, ROUTES, type Claim, type Route } from "./board.ts";
import { cardsNeeded, goalsOf, lackOf, openRoutes, type Goal } from "./needs.ts";
import { cheapestPath, routesOnCheapest } from "./paths.ts";
import type { View } from "./types.ts";

/** What was done and can be done, as its viewer knows it. */
export interface Seen {
  readonly view: View;
  readonly legal: readonly number[];
}

const ownSeat = ({ seats, viewer }: View) => seats[viewer ?? 0]!;
const claimsIn = (legal: readonly number[]): Claim[] => legal.filter((action) => action >= FIRST_CLAIM).map((action) => claimOf(action)!);

/** The open contracts for which there are carts enough, with the ways that the board shows for them. */
function goalsWithin(view: View): Goal[] {
  const { routes, carts } = ownSeat(view);
  const goals = goalsOf(view.contracts, new Set(routes), openRoutes(view.seats, view.closed));
  return goals.filter(({ completed, path }) => !completed && path !== null && path.carts <= carts);
}

/** The routes that are missing on the ways of the contracts. */
export function missingRoutes(view: View): number[] {
  return [...new Set(goalsWithin(view).flatMap(({ path }) => path!.missing))];
}

/** The route that can be claimed and helps most contracts; of those one on a way that the board shows, then the longest. */
export function onTheWay({ view, legal }: Seen): Route | undefined {
  const [own, open] = [new Set(ownSeat(view).routes), openRoutes(view.seats, view.closed)];
  const within = new Set(goalsWithin(view).map(({ contract }) => contract));
  const completes = (a: string, b: string) => (route: number) => cheapestPath(a, b, new Set([...own, route]), new Set()) !== null;
  /** In the last round nothing comes after a claim: only what completes a contract alone is a way. */
  const wayOf = (a: string, b: string): number[] =>
    view.turns_left === null ? routesOnCheapest(a, b, own, open) : [...open].filter(completes(a, b));
  const ways = view.contracts.filter(({ id }) => within.has(id)).map(({ a, b }) => new Set(wayOf(a, b)));
  const shown = missingRoutes(view);
  const helped = (route: number) => ways.filter((way) => way.has(route)).length;
  const rank = (route: number) => 2 * helped(route) + Number(shown.includes(route));
  const useful = [...new Set(claimsIn(legal).map(({ route }) => route))].filter(helped);
  const best = useful.sort((one, other) => rank(other) - rank(one) || ROUTES[other]!.length - ROUTES[one]!.length)[0];
  return best === undefined ? undefined : ROUTES[best];
}

/** The action on the way to the contracts; null where they ask for none, and the coach may say what it likes. */
export function leadingChoice(seen: Seen): number | null {
  const { view, legal } = seen;
  if (view.phase === "setup") return legal.includes(ACTION.keep_both) ? ACTION.keep_both : null;
  if (view.phase === "offer") return nearest(view, legal);
  const route = onTheWay(seen);
  if (route) return thriftiest(seen, route);
  return view.turns_left === null ? cardFor(seen) : null; // no card drawn now can be played after the last turn
}

/** Of the contracts on offer the one that takes fewest carts more, as the lesson says. */
function nearest(view: View, legal: readonly number[]): number | null {
  const goals = goalsOf(view.offer, new Set(ownSeat(view).routes), openRoutes(view.seats, view.closed));
  const [first, second] = goals.map(({ path }) => path?.carts ?? Infinity);
  const keep = second !== undefined && second < first! ? ACTION.keep_second : ACTION.keep_first;
  return legal.includes(keep) ? keep : null;
}

/** The payment with the fewest wilds, of a colour that no other way needs. */
function thriftiest({ view, legal }: Seen, route: Route): number {
  const needed = cardsNeeded(goalsWithin(view));
  const needs = ({ colour }: Claim): number => (colour === WILD ? 0 : (needed.get(colour) ?? 0));
  const claims = claimsIn(legal).filter((claim) => claim.route === route.id);
  return claims.sort((one, other) => one.wilds - other.wilds || needs(one) - needs(other))[0]!.action;
}

/** A card for the route that lacks fewest: from the market, or an unknown one. */
function cardFor({ view, legal }: Seen): number | null {
  const { hand, market } = view;
  const lacking = missingRoutes(view).flatMap((route) => lackOf(ROUTES[route]!, hand) ?? []);
  if (!lacking.length) return null;
  const most = (Object.keys(hand) as Card[]).filter((card) => card !== WILD).sort((one, other) => (hand[other] ?? 0) - (hand[one] ?? 0))[0];
  const wanted = lacking.sort((one, other) => one.count - other.count).map(({ colour }) => (colour === GRAY ? most : colour));
  const slots = [...wanted, ...(lacking[0]!.count === 1 ? [WILD] : [])].map((card) => market.findIndex((each, slot) => each === card && legal.includes(slot)));
  return [...slots, ACTION.deck].find((action) => action >= 0 && legal.includes(action)) ?? null;
}
