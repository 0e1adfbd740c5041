/** An aid for the eye: the way between two locations that needs the fewest new carts. */
import { ROUTES, across, type Route } from "./board.ts";

export interface Path {
  /** Routes along the way, own ones too. */
  readonly routes: readonly number[];
  /** Those still to be claimed. */
  readonly missing: readonly number[];
  /** Carts that the missing ones take. */
  readonly carts: number;
}

interface Reached {
  readonly carts: number;
  /** How many of the routes taken are wanted. */
  readonly wanted: number;
  readonly steps: number;
  readonly by: Route | null;
  readonly from: string | null;
}

/** The cheapest way from a to b over own routes (free of charge) and open ones, or null; of equal ones that with most wanted routes. */
export function cheapestPath(
  a: string,
  b: string,
  own: ReadonlySet<number>,
  open: ReadonlySet<number>,
  wanted: ReadonlySet<number> = new Set(),
): Path | null {
  const reached = reach(a, own, open, wanted);
  return reached.has(b) ? trace(b, reached, own) : null;
}

/** The cheapest way from a to b once a route is claimed, if it leads over this route. */
export function pathOver({ id, length }: Route, a: string, b: string, own: ReadonlySet<number>, open: ReadonlySet<number>): Path | null {
  const path = cheapestPath(a, b, new Set([...own, id]), open);
  if (!path?.routes.includes(id) || own.has(id)) return null;
  return { ...path, missing: path.routes.filter((route) => !own.has(route)), carts: path.carts + length };
}

/** The open routes that lie on a cheapest way from a to b, whichever of several equal ways it is. */
export function routesOnCheapest(a: string, b: string, own: ReadonlySet<number>, open: ReadonlySet<number>): number[] {
  return routesSaving(a, b, own, open, (saved, { length }) => saved === length);
}

/** The open routes that bring a and b nearer to each other; one that saves no more than half of its own carts is a detour, as the coach sees it, too. */
export function routesTowards(a: string, b: string, own: ReadonlySet<number>, open: ReadonlySet<number>): number[] {
  return routesSaving(a, b, own, open, (saved, { length }) => 2 * saved > length);
}

/** The open routes of which it is enough how many carts fewer are missing between a and b, once they are claimed. */
function routesSaving(a: string, b: string, own: ReadonlySet<number>, open: ReadonlySet<number>, enough: (saved: number, route: Route) => boolean): number[] {
  const [fromA, fromB] = [reach(a, own, open), reach(b, own, open)];
  const total = fromA.get(b)?.carts;
  if (total === undefined) return [];
  const isEnough = (route: Route, start: string): boolean => {
    const [before, after] = [fromA.get(start), fromB.get(across(route, start))];
    return before !== undefined && after !== undefined && enough(total - before.carts - after.carts, route);
  };
  return ROUTES.filter((route) => open.has(route.id) && (isEnough(route, route.a) || isEnough(route, route.b))).map(({ id }) => id);
}

/** How every location is reached from one, as cheaply as possible. */
function reach(start: string, own: ReadonlySet<number>, open: ReadonlySet<number>, wanted: ReadonlySet<number> = new Set()): Map<string, Reached> {
  const reached = new Map<string, Reached>([[start, { carts: 0, wanted: 0, steps: 0, by: null, from: null }]]);
  const waiting = new Set([start]);
  while (waiting.size > 0) {
    const here = nearest(waiting, reached);
    waiting.delete(here);
    for (const route of ROUTES) {
      if (route.a !== here && route.b !== here) continue;
      if (!own.has(route.id) && !open.has(route.id)) continue;
      const cost = own.has(route.id) ? { carts: 0, wanted: 0 } : { carts: route.length, wanted: Number(wanted.has(route.id)) };
      extend(here, route, cost, reached, waiting);
    }
  }
  return reached;
}

function nearest(waiting: ReadonlySet<string>, reached: ReadonlyMap<string, Reached>): string {
  return [...waiting].reduce((best, each) =>
    isLess(reached.get(each)!, reached.get(best)!) ? each : best,
  );
}

function isLess(one: Reached, other: Reached): boolean {
  return (one.carts - other.carts || other.wanted - one.wanted || one.steps - other.steps) < 0;
}

function extend(
  here: string,
  route: Route,
  cost: Pick<Reached, "carts" | "wanted">,
  reached: Map<string, Reached>,
  waiting: Set<string>,
): void {
  const before = reached.get(here)!;
  const next = { carts: before.carts + cost.carts, wanted: before.wanted + cost.wanted, steps: before.steps + 1, by: route, from: here };
  const there = across(route, here);
  const known = reached.get(there);
  if (known && !isLess(next, known)) return;
  reached.set(there, next);
  waiting.add(there);
}

function trace(b: string, reached: ReadonlyMap<string, Reached>, own: ReadonlySet<number>): Path {
  const routes: number[] = [];
  for (let at = reached.get(b)!; at.by && at.from; at = reached.get(at.from)!) {
    routes.unshift(at.by.id);
  }
  const missing = routes.filter((route) => !own.has(route));
  return { routes, missing, carts: reached.get(b)!.carts };
}
