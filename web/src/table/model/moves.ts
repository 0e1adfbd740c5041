/** The numbered actions of the rules as small typed objects. What is legal is never decided here. */
import { ACTION, CLAIMS, FIRST_CLAIM, MARKET_SLOTS } from "../../generated/facts.ts";
import { CARDS } from "../../generated/game.ts";
import { WILD, type Card, type Cards } from "./board.ts";

export interface Claim {
  readonly kind: "claim";
  readonly number: number;
  readonly route: number;
  /** The colour that is paid with; `wild` when only wilds are. */
  readonly colour: Card;
  readonly coloured: number;
  readonly wilds: number;
}

export type Keeping = "first" | "second" | "both";

export type Move =
  | { readonly kind: "market"; readonly number: number; readonly slot: number }
  | { readonly kind: "deck"; readonly number: number }
  | { readonly kind: "contracts"; readonly number: number }
  | { readonly kind: "keep"; readonly number: number; readonly keeping: Keeping }
  | { readonly kind: "pass"; readonly number: number }
  | Claim;

const KEEPING: Readonly<Record<number, Keeping>> = {
  [ACTION.keep_first]: "first",
  [ACTION.keep_second]: "second",
  [ACTION.keep_both]: "both",
};

/** The action of a number. */
export function moveOf(number: number): Move {
  if (number < MARKET_SLOTS) return { kind: "market", number, slot: number };
  if (number >= FIRST_CLAIM) return claimOf(number);
  const keeping = KEEPING[number];
  if (keeping) return { kind: "keep", number, keeping };
  if (number === ACTION.deck) return { kind: "deck", number };
  return number === ACTION.contracts ? { kind: "contracts", number } : { kind: "pass", number };
}

/** The same action where two contracts on offer are shown in the other order. */
export function turned(move: Move): Move {
  if (move.kind !== "keep" || move.keeping === "both") return move;
  return { ...move, keeping: move.keeping === "first" ? "second" : "first" };
}

function claimOf(number: number): Claim {
  const [route, colour, coloured, wilds] = CLAIMS[number - FIRST_CLAIM];
  return { kind: "claim", number, route, colour: CARDS[colour], coloured, wilds };
}

/** The claims among legal actions, by route, for each route the thriftiest payment first. `needed` are the cards that contracts still take. */
export function claimsByRoute(legal: readonly Move[], hand: Cards, needed: ReadonlyMap<string, number>): Map<number, Claim[]> {
  const routes = new Map<number, Claim[]>();
  for (const move of legal) {
    if (move.kind !== "claim") continue;
    routes.set(move.route, [...(routes.get(move.route) ?? []), move]);
  }
  for (const claims of routes.values()) claims.sort((one, other) => thrift(one, other, hand, needed));
  return routes;
}

/** Fewest wilds first, then what contracts miss least, then the colour of which most is held. */
function thrift(one: Claim, other: Claim, hand: Cards, needed: ReadonlyMap<string, number>): number {
  const missed = ({ colour, coloured }: Claim): number => {
    const lack = (needed.get(colour) ?? 0) - (hand[colour] ?? 0);
    return Math.max(0, lack + coloured) - Math.max(0, lack);
  };
  return one.wilds - other.wilds || missed(one) - missed(other) || (hand[other.colour] ?? 0) - (hand[one.colour] ?? 0);
}

/**
 * Whether a payment is better than another in every way: the other one is the same, with wilds in
 * place of some of its coloured cards. What it keeps can then do all that the other would keep.
 */
export function isBetter(one: Claim, other: Claim): boolean {
  return one.wilds < other.wilds && (other.coloured === 0 || one.colour === other.colour);
}

/** The payments worth asking about: those that no other is better than in every way. */
export function sensible(ways: readonly Claim[]): Claim[] {
  return ways.filter((way) => !ways.some((other) => isBetter(other, way)));
}

/** The cards of a payment one by one, as they lie on the table. */
export function cardsOf(claim: Pick<Claim, "colour" | "coloured" | "wilds">): Card[] {
  return [...Array<Card>(claim.coloured).fill(claim.colour), ...Array<Card>(claim.wilds).fill(WILD)];
}
