/** Keys on the board: arrows go to the next route that way, letters to routes of a location. */
import { LOCATIONS, ROUTES, routesAt } from "../model/board.ts";
import { neighbour } from "./geometry.ts";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key leads from a route; null: it is no key of the board. */
export function destination(key: string, route: number): number | null {
  const arrow = ARROWS[key];
  if (arrow) return neighbour(route, ...arrow);
  if (key === "Home") return 0;
  if (key === "End") return ROUTES.length - 1;
  return null;
}

/** The next route of a location whose name begins with a letter, after the one that has the focus. */
export function byLetter(letter: string, route: number): number | null {
  const places = LOCATIONS.filter(({ name }) => name.toLowerCase().startsWith(letter.toLowerCase()));
  const routes = places.flatMap(({ id }) => routesAt(id).map((each) => each.id));
  if (routes.length === 0) return null;
  return routes[(routes.indexOf(route) + 1) % routes.length];
}

/** Handle a key: go where it leads. Letters need the Shift key, since alone they are commands. */
export function roam(event: KeyboardEvent, route: number, visit: (route: number) => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const lettered = event.shiftKey && /^\p{L}$/u.test(event.key) ? byLetter(event.key, route) : null;
  const target = lettered ?? destination(event.key, route);
  if (target === null) return;
  event.preventDefault();
  event.stopPropagation();
  visit(target);
}
