/** What all have seen of a hand, apart from what can be worked out about it. */
import type { SeenEvent } from "../../game/types.ts";
import type { Card, Cards } from "./board.ts";
import { deedOf } from "./deeds.ts";
import { cardsOf } from "./moves.ts";

/** The cards that a seat took from the market and has not paid with since. */
export function takenOpenly(history: readonly SeenEvent[], seat: number): Cards {
  const held = new Map<Card, number>();
  const change = (card: Card, by: number): unknown => held.set(card, Math.max((held.get(card) ?? 0) + by, 0));
  for (const event of history.filter((each) => each.seat === seat)) {
    const deed = deedOf(event, []);
    if (deed.kind === "market") change(deed.card, 1);
    if (deed.kind === "claim") cardsOf(deed).forEach((card) => change(card, -1));
  }
  return positive(held);
}

/** Cards of a hand that are certain although nobody saw them. */
export function workedOut(known: Cards, seen: Cards): Cards {
  const rest = (Object.entries(known) as [Card, number][]).map(([card, count]) => [card, count - (seen[card] ?? 0)] as const);
  return positive(rest);
}

function positive(cards: Iterable<readonly [Card, number]>): Cards {
  return Object.fromEntries([...cards].filter(([, count]) => count > 0));
}
