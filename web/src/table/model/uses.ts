/** What claiming a route is good for: aids for the eye, not rules. */
import { BOARD } from "../../generated/facts.ts";
import type { ContractView, SeatView, View } from "../../game/types.ts";
import { lackOf } from "../../game/needs.ts";
import { GRAY, ROUTES, WILD, type Card, type Cards, type Route } from "./board.ts";
import { cheapestPath, routesTowards } from "../../game/paths.ts";
import { routesFor, type Known } from "./lost.ts";

export interface Uses {
  /** Contracts that it completes, or that come nearer by it and can still be completed; in the last round only the former. */
  readonly contracts: readonly number[];
  /** Whether a merchandise card comes with it. */
  readonly goods: boolean;
  /** Whether the last round begins with it. */
  readonly ends: boolean;
}

/** For each route that is good for something, what. A spectator has no use for any. */
export function usesOf(known: Known & { readonly hopes: readonly ContractView[] }): ReadonlyMap<number, Uses> {
  const { view, own, open, hopes } = known;
  if (view.viewer === null) return new Map();
  const wayOf = (contract: ContractView): ReadonlySet<number> =>
    view.turns_left === null ? new Set(routesTowards(contract.a, contract.b, own, open)) : routesFor(contract, known);
  const ways = hopes.filter(({ completed }) => !completed).map((each) => ({ ...each, routes: wayOf(each) }));
  const completes = (route: number, { a, b }: ContractView): boolean => cheapestPath(a, b, new Set([...own, route]), new Set()) !== null;
  const { carts } = view.seats[view.viewer];
  const rows = ROUTES.filter(({ id }) => open.has(id)).map((route) => {
    const uses: Uses = {
      contracts: ways.filter((each) => each.routes.has(route.id) || completes(route.id, each)).map(({ id }) => id),
      goods: route.carts && view.merchandise_left > 0,
      ends: view.turns_left === null && carts - route.length <= BOARD.pieces.end_carts,
    };
    return [route.id, uses] as const;
  });
  return new Map(rows.filter(([, { contracts: helped, goods, ends }]) => helped.length > 0 || goods || ends));
}

/** Whether a seat, by the number of its carts and cards, may begin the last round with its next claim. */
export function mayEnd({ carts, cards, routes }: SeatView, { turns_left }: View, open: ReadonlySet<number>): boolean {
  const own = routes.map((id) => ROUTES[id]!);
  const isOwnTwin = ({ a, b }: Route): boolean => own.some((each) => each.a === a && each.b === b);
  const ends = (route: Route): boolean => route.length <= Math.min(cards, carts) && carts - route.length <= BOARD.pieces.end_carts;
  return turns_left === null && ROUTES.some((route) => open.has(route.id) && ends(route) && !isOwnTwin(route));
}

/** The open routes that cards of one colour pay for, wilds counted in; `wild`: wilds alone. */
export function paidWith(card: Card, hand: Cards, open: ReadonlySet<number>): ReadonlySet<number> {
  const fits = ({ id, colour }: Route): boolean => open.has(id) && (card === WILD || colour === card || colour === GRAY);
  const cards: Cards = { [card]: hand[card] ?? 0, [WILD]: hand[WILD] ?? 0 };
  return new Set(ROUTES.filter((route) => fits(route) && !lackOf(route, cards)).map(({ id }) => id));
}
