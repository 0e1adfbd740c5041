/** The opponent of the first game: it plays by the rules, but never so that a beginner could lose. */
import { ACTION, FIRST_CLAIM, MARKET_SLOTS } from "../generated/facts.ts";
import { goalsOf, openRoutes } from "./needs.ts";
import { claimOf, ROUTES, twinsOf } from "./board.ts";
import type { View } from "./types.ts";

/** Beyond this hand it spends cards in place of drawing, so that the deck lasts. */
const ENOUGH_CARDS = 7;
/** It asks for no more contracts than these, of which it completes none on purpose. */
const ENOUGH_CONTRACTS = 3;
const SHORT = 2;

/**
 * The action of this seat, always the same for the same views. It claims only short routes without
 * merchandise that the beginner does not need, and stays below three quarters of its points.
 */
export function gentleChoice(view: View, legal: readonly number[], beginner: View): number {
  const may = (action: number): boolean => legal.includes(action);
  if (may(ACTION.keep_first)) return ACTION.keep_first;
  const needed = neededBy(beginner);
  const short = legal.filter((action) => isShort(action, needed));
  const behind = short.find((action) => isBehind(view, action));
  if (behind !== undefined) return behind;
  if (view.phase === "turn" && handOf(view) >= ENOUGH_CARDS) {
    if (may(ACTION.contracts) && view.contracts.length < ENOUGH_CONTRACTS) return ACTION.contracts;
    if (short[0] !== undefined) return short[0];
  }
  if (may(ACTION.deck)) return ACTION.deck;
  return legal.find((action) => action < MARKET_SLOTS) ?? legal[0]!;
}

/** The routes on the ways that the board shows to a beginner, and those beside them. */
function neededBy({ viewer, contracts, closed, seats }: View): ReadonlySet<number> {
  const ways = goalsOf(contracts, new Set(seats[viewer!]!.routes), openRoutes(seats, closed));
  const missing = ways.flatMap(({ path }) => path?.missing ?? []);
  const beside = missing.flatMap((route) => twinsOf(ROUTES[route]!));
  return new Set([...missing, ...beside]);
}

function isShort(action: number, needed: ReadonlySet<number>): boolean {
  const claim = action >= FIRST_CLAIM ? claimOf(action) : null;
  if (!claim || needed.has(claim.route)) return false;
  const { length, carts } = ROUTES[claim.route]!;
  return length <= SHORT && !carts;
}

/** Whether it would still have less than three quarters of the best other score. */
function isBehind({ viewer, seats }: View, action: number): boolean {
  const own = seats[viewer!]!.score + ROUTES[claimOf(action)!.route]!.points;
  const best = Math.max(...seats.filter(({ seat }) => seat !== viewer).map(({ score }) => score));
  return 4 * own < 3 * best;
}

function handOf({ hand }: View): number {
  return Object.values(hand).reduce((sum, count) => sum + count, 0);
}
