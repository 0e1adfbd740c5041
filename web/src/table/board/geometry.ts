/** Where routes lie on the sheet: what a finger means, and what is left, right, above, below. */
import { LOCATIONS, MEDALLION, ROUTES, SPACE_WIDTH, type LocationPlan, type RoutePlan, type SpacePlan } from "../../art/plan.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far the light about a plank reaches beyond it, and how round its corners are. */
export const GLOW = 7;
export const CORNER = 12;
const ROUND = `A${CORNER} ${CORNER} 0 0 1 `;

/** The middle of a route. */
export function middle(route: number): Point {
  const spaces = ROUTES[route].spaces;
  const sum = spaces.reduce((all, space) => ({ x: all.x + space.x, y: all.y + space.y }), { x: 0, y: 0 });
  return { x: sum.x / spaces.length, y: sum.y / spaces.length };
}

/** A place beside the middle of a route, above it where it lies level. */
export function beside(route: number, far: number): Point {
  const { x, y } = middle(route);
  const spaces = ROUTES[route].spaces;
  const turn = (spaces[Math.floor(spaces.length / 2)].angle * Math.PI) / 180;
  return { x: x + far * Math.sin(turn), y: y - far * Math.cos(turn) };
}

/** The edges about the planks of a route, with round corners. */
export function outline(route: number): string {
  const { spaces, length } = ROUTES[route];
  const [long, wide] = [length / 2 + GLOW, SPACE_WIDTH / 2 + GLOW];
  return spaces.map(({ x, y, angle }) => {
    const turn = (angle * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const at = (along: number, aside: number): string => `${x + along * cos - aside * sin} ${y + along * sin + aside * cos}`;
    const side = (way: 1 | -1): string =>
      `${at(way * (CORNER - long), -way * wide)}L${at(way * (long - CORNER), -way * wide)}${ROUND}${at(way * long, way * (CORNER - wide))}L${at(way * long, way * (wide - CORNER))}${ROUND}`;
    return `M${side(1)}${side(-1)}${at(CORNER - long, -wide)}Z`;
  }).join("");
}

/** How far a point lies from a plank: 0 on it. */
function away(point: Point, space: SpacePlan, length: number): number {
  const turn = (-space.angle * Math.PI) / 180;
  const [dx, dy] = [point.x - space.x, point.y - space.y];
  const along = Math.abs(dx * Math.cos(turn) - dy * Math.sin(turn)) - length / 2;
  const aside = Math.abs(dx * Math.sin(turn) + dy * Math.cos(turn)) - SPACE_WIDTH / 2;
  return Math.hypot(Math.max(along, 0), Math.max(aside, 0));
}

/** How far a point lies from the straight line between two others. */
function aside({ x, y }: Point, [ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(Math.max(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0), 1);
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** How far a point lies from the planks of a route. */
export function planksAway(point: Point, { spaces, length }: RoutePlan): number {
  return Math.min(...spaces.map((space) => away(point, space, length)));
}

/** How far a point lies from a route: 0 on its planks, between them and before both of its ends; and how far from its middle line. */
function distance(point: Point, route: RoutePlan, isPlace: boolean): { far: number; middle: number } {
  const planks = planksAway(point, route);
  const middle = Math.min(...route.line.slice(1).map((end, k) => aside(point, route.line[k]!, end)));
  return { far: isPlace ? planks : Math.min(planks, Math.max(middle - SPACE_WIDTH / 2, 0)), middle };
}

/** The routes within reach of a point, nearest first. On a place itself only planks count. */
export function routesNear(point: Point, reach: number): number[] {
  const isPlace = placeNear(point, 0) !== null;
  return ROUTES.map((route) => ({ id: route.id, ...distance(point, route, isPlace) }))
    .filter(({ far }) => far <= reach)
    .sort((one, other) => one.far - other.far || one.middle - other.middle)
    .map(({ id }) => id);
}

/** The place within reach of a point, the nearest one; null: there is none. */
export function placeNear(point: Point, reach: number): LocationPlan | null {
  const far = ({ x, y }: Point): number => Math.hypot(point.x - x, point.y - y);
  const nearest = LOCATIONS.reduce((one, other) => (far(other) < far(one) ? other : one));
  return far(nearest) <= Math.max(reach, MEDALLION) ? nearest : null;
}

/** The nearest route in a direction, for arrow keys; the same one at the edge of the board. */
export function neighbour(route: number, dx: number, dy: number): number {
  const from = middle(route);
  const ranked = ROUTES.filter(({ id }) => id !== route)
    .map(({ id }) => ({ id, cost: costOf(from, middle(id), dx, dy) }))
    .sort((one, other) => one.cost - other.cost);
  return Number.isFinite(ranked[0].cost) ? ranked[0].id : route;
}

/** Distance ahead, with what lies aside counted double; behind is out of the question. */
function costOf(from: Point, to: Point, dx: number, dy: number): number {
  const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
  const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
  return ahead > 1 && aside <= ahead * 2 ? ahead + 2 * aside : Infinity;
}
