/** Thin lines beside the planks of routes: where the ways of contracts run. */
import { LOCATIONS, ROUTES, SPACE_WIDTH } from "../../art/plan.ts";
import { ROUTES as PRINTED } from "../model/board.ts";
import { middle, type Point } from "./geometry.ts";

/** From the edge of a plank to the first line, and from one line to the next. */
const MARGIN = 9;
const STEP = 11;
const AT = new Map<string, Point>(LOCATIONS.map((location) => [location.id, location]));

/** A line from location to location beside a route; lines with other numbers lie farther out. */
export function alongside(route: number, number: number): string {
  const plan = ROUTES[route];
  const printed = PRINTED[route];
  const far = outside(route) * (SPACE_WIDTH / 2 + MARGIN + STEP * number);
  const points = plan.spaces.flatMap((space) => {
    const turn = (space.angle * Math.PI) / 180;
    const [along, aside] = [
      { x: (Math.cos(turn) * plan.length) / 2, y: (Math.sin(turn) * plan.length) / 2 },
      { x: -Math.sin(turn) * far, y: Math.cos(turn) * far },
    ];
    const ends = [-1, 1].map((way) => ({ x: space.x + way * along.x + aside.x, y: space.y + way * along.y + aside.y }));
    return nearer(ends[0], ends[1], AT.get(printed.a)!) ? ends : ends.reverse();
  });
  const all = [AT.get(printed.a)!, ...points, AT.get(printed.b)!];
  return all.map(({ x, y }, k) => `${k ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** 1 or -1: the side of a route that is away from the other half of a double route. */
export function outside(route: number): number {
  const { a, b } = PRINTED[route];
  const other = PRINTED.find((each) => each.id !== route && [each.a, each.b].includes(a) && [each.a, each.b].includes(b));
  if (!other) return 1;
  const [here, there] = [middle(route), middle(other.id)];
  const turn = (ROUTES[route].spaces[0].angle * Math.PI) / 180;
  return (there.x - here.x) * -Math.sin(turn) + (there.y - here.y) * Math.cos(turn) > 0 ? -1 : 1;
}

function nearer(one: Point, other: Point, to: Point): boolean {
  return Math.hypot(one.x - to.x, one.y - to.y) <= Math.hypot(other.x - to.x, other.y - to.y);
}
