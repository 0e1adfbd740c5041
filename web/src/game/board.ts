/** The printed facts in the shapes that screens and records need. */
import { BOARD, CLAIMS, FIRST_CLAIM, MARKET_SLOTS, PLAIN_ACTIONS } from "../generated/facts.ts";
import { CARDS, type RouteColour } from "../generated/game.ts";
import type { Card } from "./types.ts";

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

export const ROUTES: readonly Route[] = BOARD.map.routes.map(({ from: a, to: b, ...route }) => ({
  ...route,
  a,
  b,
  points: BOARD.points.routes[route.length - 1]!,
}));
export const CONTRACTS: readonly Contract[] = BOARD.map.contracts.map(({ id, from: a, to: b, points }) => ({ id, a, b, points }));

/** The other end of a route. */
export function across(route: Route, end: string): string {
  return route.a === end ? route.b : route.a;
}

/** A route and, where it is one of a double, the other. */
export function twinsOf({ a, b }: Route): number[] {
  return ROUTES.filter((each) => each.a === a && each.b === b).map(({ id }) => id);
}

/** One way to pay for a route: the action and the cards it takes. */
export interface Claim {
  readonly action: number;
  readonly route: number;
  readonly colour: Card;
  readonly coloured: number;
  readonly wilds: number;
}

/** The claim that an action is, or null. */
export function claimOf(action: number): Claim | null {
  const claim = CLAIMS[action - FIRST_CLAIM];
  if (!claim) return null;
  const [route, colour, coloured, wilds] = claim;
  return { action, route, colour: CARDS[colour]!, coloured, wilds };
}

/** The words of all claims; a half of a double is named where the other half could be paid with the same cards. */
function claimWords(): string[] {
  const plain = CLAIMS.map(([id, colour, coloured, wilds]) => {
    const { a, b, colour: via } = ROUTES[id]!;
    const paid = (coloured ? ` ${CARDS[colour]}*${coloured}` : "") + (wilds ? ` wild*${wilds}` : "");
    return { ends: `claim ${a} ${b}`, via, paid };
  });
  const times = new Map<string, number>();
  for (const { ends, paid } of plain) times.set(ends + paid, (times.get(ends + paid) ?? 0) + 1);
  return plain.map(({ ends, via, paid }) => ends + (times.get(ends + paid)! > 1 ? ` via ${via}` : "") + paid);
}
/** Every action by its number, in words. */
export const ACTIONS: readonly string[] = [...PLAIN_ACTIONS, ...claimWords()];

/** The words of an action while the market shows these cards: as in records. */
export function actionWords(action: number, market: readonly (Card | null)[]): string {
  if (action >= MARKET_SLOTS) return ACTIONS[action]!;
  const card = market[action]!;
  return `draw market ${card}` + (market.indexOf(card) === action ? "" : ` ${action + 1}`);
}

/** The action that such words mean; -1 for none. */
export function actionNumber(words: string, market: readonly (Card | null)[]): number {
  const drawn = /^draw market (\w+)(?: (\d))?$/.exec(words);
  if (!drawn) return ACTIONS.indexOf(words, MARKET_SLOTS);
  const slot = drawn[2] ? Number(drawn[2]) - 1 : market.indexOf(drawn[1] as Card);
  return market[slot] === drawn[1] && actionWords(slot, market) === words ? slot : -1;
}
