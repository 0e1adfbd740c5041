/** What claiming a route is good for: aids for the eye, not rules. */
import { BOARD } from "../../generated/facts.ts";
import type { ContractView, View } from "../../game/types.ts";
import { lackOf } from "../../game/needs.ts";
import { GRAY, ROUTES, WILD, type Card, type Cards, type Route } from "./board.ts";
import { routesOnCheapest } from "../../game/paths.ts";

export interface Uses {
  /** Open contracts with a cheapest way over this route. */
  readonly contracts: readonly number[];
  /** Whether a merchandise card comes with it. */
  readonly goods: boolean;
  /** Whether the last round begins with it. */
  readonly ends: boolean;
}

/** For each route that is good for something, what. A spectator has no use for any. */
export function usesOf(
  view: View,
  contracts: readonly ContractView[],
  own: ReadonlySet<number>,
  open: ReadonlySet<number>,
): ReadonlyMap<number, Uses> {
  if (view.viewer === null) return new Map();
  const ways = contracts
    .filter((contract) => !contract.completed)
    .map(({ id, a, b }) => ({ id, routes: new Set(routesOnCheapest(a, b, own, open)) }));
  const { carts } = view.seats[view.viewer];
  const rows = ROUTES.filter(({ id }) => open.has(id)).map((route) => {
    const uses: Uses = {
      contracts: ways.filter(({ routes }) => routes.has(route.id)).map(({ id }) => id),
      goods: route.carts && view.merchandise_left > 0,
      ends: view.turns_left === null && carts - route.length <= BOARD.pieces.end_carts,
    };
    return [route.id, uses] as const;
  });
  return new Map(rows.filter(([, { contracts: helped, goods, ends }]) => helped.length > 0 || goods || ends));
}

/** The open routes that cards of one colour pay for, wilds counted in; `wild`: wilds alone. */
export function paidWith(card: Card, hand: Cards, open: ReadonlySet<number>): ReadonlySet<number> {
  const fits = ({ id, colour }: Route): boolean => open.has(id) && (card === WILD || colour === card || colour === GRAY);
  const cards: Cards = { [card]: hand[card] ?? 0, [WILD]: hand[WILD] ?? 0 };
  return new Set(ROUTES.filter((route) => fits(route) && !lackOf(route, cards)).map(({ id }) => id));
}
