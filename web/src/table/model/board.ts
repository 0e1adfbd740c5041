/** The printed board as the screen reads it: locations and routes by id, and who neighbours whom. */
import { BOARD } from "../../generated/facts.ts";
import type { RouteColour } from "../../generated/game.ts";

export { COLOURS, GRAY, WILD } from "../../generated/game.ts";
export type { Card, Cards, Colour, RouteColour } from "../../generated/game.ts";

export interface Location {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface Route {
  readonly id: number;
  readonly a: string;
  readonly b: string;
  readonly length: number;
  readonly colour: RouteColour;
  /** Whether it shows cart symbols, so that a merchandise card comes with it. */
  readonly carts: boolean;
  readonly points: number;
}

export interface Contract {
  readonly id: number;
  readonly a: string;
  readonly b: string;
  readonly points: number;
}

export const LOCATIONS: readonly Location[] = BOARD.map.locations;
const POINTS: readonly number[] = BOARD.points.routes;
export const ROUTES: readonly Route[] = BOARD.map.routes.map((row) => ({
  id: row.id,
  a: row.from,
  b: row.to,
  length: row.length,
  colour: row.colour,
  carts: row.carts,
  points: POINTS[row.length - 1],
}));
export const CONTRACTS: readonly Contract[] = BOARD.map.contracts.map((row) => ({
  id: row.id,
  a: row.from,
  b: row.to,
  points: row.points,
}));

const BY_ID = new Map(LOCATIONS.map((location) => [location.id, location]));

/** The name of a location: Dutch in every language. */
export function nameOf(id: string): string {
  return BY_ID.get(id)?.name ?? id;
}

/** The other end of a route. */
export function across(route: Route, end: string): string {
  return route.a === end ? route.b : route.a;
}

/** The routes that meet at a location, in the order of the names at their other ends. */
export function routesAt(location: string): Route[] {
  const meeting = ROUTES.filter((route) => route.a === location || route.b === location);
  return meeting.sort((one, other) =>
    nameOf(across(one, location)).localeCompare(nameOf(across(other, location)), "nl"),
  );
}
