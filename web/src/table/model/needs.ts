/** What contracts still ask of a hand: along the cheapest ways, how many cards of which colour. */
import { ROUTES, type RouteColour } from "./board.ts";
import { cheapestPath, type Path } from "./paths.ts";

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

/** For each contract the cheapest way that completes it. */
export function goalsOf(
  contracts: readonly Held[],
  own: ReadonlySet<number>,
  open: ReadonlySet<number>,
): Goal[] {
  return contracts.map(({ id, a, b, completed }) => ({
    contract: id,
    completed,
    path: cheapestPath(a, b, own, open),
  }));
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
