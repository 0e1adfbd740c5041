/** The names under which the sheet holds its drawings, and how one is placed. */
import type { Card, Colour } from "../game/types.ts";
import { SYMBOL } from "../generated/plan.ts";

export const GOODS = ["spice", "silk", "porcelain", "sugar", "timber", "herring", "tulips", "cheese"] as const;
export type Goods = (typeof GOODS)[number];

export const symbolOf = (card: Card): string => `url(#art-${SYMBOL[card]})`;
export const transportOf = (card: Card): string => `url(#art-transport-${card})`;
export const patternOf = (colour: Colour): string => `url(#art-pattern-${colour})`;
export const emblemOf = (colour: number): string => `#art-emblem-${colour}`;
export const goodsOf = (goods: Goods): string => `#art-goods-${goods}`;

/** The end of a path whose marker stays upright though its parent is turned by this many degrees. */
export function upright(angle: number): string {
  const turn = (angle * Math.PI) / 180;
  return `l${Math.cos(turn)} ${-Math.sin(turn)}`;
}

/** What the nth merchandise card of a seat shows: any order will do, all are worth the same. */
export const goodsAt = (place: number): Goods => GOODS[place % GOODS.length];
