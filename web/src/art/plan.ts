/**
 * Where everything stands on the board, for drawing. Units are those of the view box; angles are
 * degrees clockwise, between -90 and 90.
 */
import * as plan from "../generated/plan.ts";

export { MAP, MEDALLION, NAME_SIZE, SPACE_WIDTH, VIEW_BOX } from "../generated/plan.ts";
export type Landmark = (typeof plan.LANDMARKS)[number];
type Point = readonly [number, number];

/** One space of a route: a plank about its centre, its long side turned by the angle. */
export interface SpacePlan {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

export interface RoutePlan {
  readonly id: number;
  /** How long each plank is; all are SPACE_WIDTH broad. */
  readonly length: number;
  /** In order from the route's first location to its second. */
  readonly spaces: readonly SpacePlan[];
  /** From location to location through the middle of the spaces. */
  readonly line: readonly Point[];
  /** The same as a smooth line. */
  readonly path: string;
}

export interface LocationPlan {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** The id of its landmark in the symbol sheet. */
  readonly landmark: Landmark;
  /** The name in one or two lines: text-anchor "middle", each y a baseline. */
  readonly label: readonly { readonly text: string; readonly x: number; readonly y: number }[];
}

/** In the order of the board file. */
export const LOCATIONS: readonly LocationPlan[] = plan.LOCATIONS;
/** Centres of the score track's cells, from 0 clockwise; after the last it begins again. */
export const SCORE_TRACK: readonly Point[] = plan.SCORE_TRACK;
/** By number. */
export const ROUTES: readonly RoutePlan[] = plan.ROUTE_ROWS.map(route);

function route([a, b, length, ...row]: readonly number[], id: number): RoutePlan {
  const spaces = Array.from({ length: row.length / 3 }, (_, k) => {
    const [x, y, angle] = row.slice(3 * k);
    return { x: x!, y: y!, angle: angle! };
  });
  const end = (place: number): Point => [LOCATIONS[place]!.x, LOCATIONS[place]!.y];
  const line = [end(a!), ...spaces.map(({ x, y }): Point => [x, y]), end(b!)];
  return { id, length: length!, spaces, line, path: through(line) };
}

/** A smooth line through points (Catmull-Rom). */
function through(points: readonly Point[]): string {
  const at = (k: number): Point => points[Math.min(Math.max(k, 0), points.length - 1)]!;
  const bend = ([x, y]: Point, [bx, by]: Point, [ax, ay]: Point): string =>
    `${(x + (ax - bx) / 6).toFixed(1)} ${(y + (ay - by) / 6).toFixed(1)}`;
  const steps = points.slice(1).map((end, k) => `C${bend(at(k), at(k - 1), end)} ${bend(end, at(k + 2), at(k))} ${end.join(" ")}`);
  return `M${at(0).join(" ")}${steps.join("")}`;
}
