/** What contracts still ask of a hand: along the cheapest ways, how many cards of which colour. */
import { COLOURS, GRAY, WILD, type Cards, type RouteColour } from "../generated/game.ts";
import { ROUTES, type Route } from "./board.ts";
import { cheapestPath, pathOver, type Path } from "./paths.ts";

export interface Seated {
  readonly seat: number;
  readonly routes: readonly number[];
}

/** Routes that nobody holds and that are not closed, and those of one seat. */
export function openRoutes(
  seats: readonly Seated[],
  closed: readonly number[],
): ReadonlySet<number> {
  const gone = new Set([...closed, ...seats.flatMap((seat) => seat.routes)]);
  return new Set(ROUTES.map((route) => route.id).filter((route) => !gone.has(route)));
}

export interface Goal {
  readonly contract: number;
  readonly completed: boolean;
  /** Null when no way is left. */
  readonly path: Path | null;
}

interface Held {
  readonly id: number;
  readonly a: string;
  readonly b: string;
  readonly completed: boolean;
}

/** A route that somebody is led to, and the contracts that it is for. */
export interface Lead {
  readonly route: number;
  readonly contracts: readonly number[];
}

/**
 * For each contract the cheapest way that completes it. Of equal ones it takes what other contracts
 * need as well. A way that one is led to goes over the route, also where it is a small detour.
 */
export function goalsOf(
  contracts: readonly Held[],
  own: ReadonlySet<number>,
  open: ReadonlySet<number>,
  lead: Lead | null = null,
): Goal[] {
  const paths = contracts.map(({ a, b }) => cheapestPath(a, b, own, open));
  contracts.forEach(({ a, b }, place) => {
    const others = paths.flatMap((path, k) => (k === place ? [] : (path?.missing ?? [])));
    paths[place] = cheapestPath(a, b, own, open, new Set(others));
  });
  contracts.forEach(({ id, a, b }, place) => {
    if (lead?.contracts.includes(id)) paths[place] = pathOver(ROUTES[lead.route]!, a, b, own, open) ?? paths[place]!;
  });
  return contracts.map(({ id, completed }, place) => ({ contract: id, completed, path: paths[place]! }));
}

/** Cards by colour that the missing routes of these goals take together; gray: any one colour. */
export function cardsNeeded(goals: readonly Goal[]): Map<RouteColour, number> {
  const missing = new Set(goals.flatMap((goal) => (goal.completed ? [] : (goal.path?.missing ?? []))));
  const needed = new Map<RouteColour, number>();
  for (const route of ROUTES) {
    if (!missing.has(route.id)) continue;
    needed.set(route.colour, (needed.get(route.colour) ?? 0) + route.length);
  }
  return needed;
}

export interface Lack {
  /** Gray: of any one colour. */
  readonly colour: RouteColour;
  readonly count: number;
}

/** The cards that a hand lacks for a route, wilds counted in; null if it has them. */
export function lackOf(route: Route, hand: Cards): Lack | null {
  const held = (colour: RouteColour): number => (colour === GRAY ? 0 : (hand[colour] ?? 0));
  const best = route.colour === GRAY ? Math.max(...COLOURS.map(held)) : held(route.colour);
  const count = route.length - best - (hand[WILD] ?? 0);
  return count > 0 ? { colour: route.colour, count } : null;
}
