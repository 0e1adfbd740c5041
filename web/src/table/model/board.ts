/** The printed board as the screen reads it: locations and routes by id, and who neighbours whom. */
import { ROUTES, across, type Route } from "../../game/board.ts";
import { BOARD } from "../../generated/facts.ts";

export { CONTRACTS, ROUTES, across, type Contract, type Route } from "../../game/board.ts";
export { COLOURS, GRAY, WILD } from "../../generated/game.ts";
export type { Card, Cards, Colour, RouteColour } from "../../generated/game.ts";

export interface Location {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export const LOCATIONS: readonly Location[] = BOARD.map.locations;
const BY_ID = new Map(LOCATIONS.map((location) => [location.id, location]));

/** The name of a location: Dutch in every language. */
export function nameOf(id: string): string {
  return BY_ID.get(id)?.name ?? id;
}

/** The routes that meet at a location, in the order of the names at their other ends. */
export function routesAt(location: string): Route[] {
  const meeting = ROUTES.filter((route) => route.a === location || route.b === location);
  return meeting.sort((one, other) =>
    nameOf(across(one, location)).localeCompare(nameOf(across(other, location)), "nl"),
  );
}
