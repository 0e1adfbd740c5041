/** Where a panel goes that belongs to a route: inside the board's frame, beside the route. */
import type { Point } from "./geometry.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

/** Pixels between a panel and its route, and between a panel and the frame. */
const GAP = 8;

/**
 * The upper left corner of a panel for the route with these spaces. It lies beside the route where there is
 * room, else at an edge or in a corner of the frame; of all these places the one that covers least
 * of the route, and then the nearest.
 */
export function placeBeside(frame: Size, spaces: readonly Box[], panel: Size): Point {
  const route = around(spaces);
  const cost = (spot: Point): number => spaces.reduce((sum, each) => sum + shared({ ...spot, ...panel }, each), 0);
  const far = (spot: Point): number => Math.hypot(...between(centre({ ...spot, ...panel }), centre(route)));
  const ranked = spots(frame, route, panel).map((spot) => ({ spot, cost: cost(spot), far: far(spot) }));
  return ranked.sort((one, other) => one.cost - other.cost || one.far - other.far)[0].spot;
}

/** The box around boxes. */
function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The four sides of the route, then the four corners of the frame; all inside the frame. */
function spots(frame: Size, route: Box, panel: Size): Point[] {
  const { x, y } = centre(route);
  const [left, top] = [x - panel.width / 2, y - panel.height / 2];
  const beside = [
    { x: route.x + route.width + GAP, y: top },
    { x: route.x - panel.width - GAP, y: top },
    { x: left, y: route.y - panel.height - GAP },
    { x: left, y: route.y + route.height + GAP },
  ];
  const corners = [0, frame.width].flatMap((x) => [0, frame.height].map((y) => ({ x, y })));
  return [...beside, ...corners].map((spot) => ({
    x: within(spot.x, frame.width - panel.width),
    y: within(spot.y, frame.height - panel.height),
  }));
}

function within(at: number, most: number): number {
  return Math.max(Math.min(at, most - GAP), Math.min(GAP, Math.max(most / 2, 0)));
}

/** The area that two boxes share. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(wide, 0) * Math.max(high, 0);
}

function centre(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function between(one: Point, other: Point): [number, number] {
  return [one.x - other.x, one.y - other.y];
}
