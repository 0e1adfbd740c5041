/** What merchandise would bring if the game ended now: an aid for the eye, not a rule. */
import { BOARD } from "../../generated/facts.ts";

/** The points of each place, from the first, among so many players. */
export function bonuses(players: number): readonly number[] {
  return BOARD.points.merchandise[String(players) as keyof typeof BOARD.points.merchandise];
}

/** The bonus of a seat by how many merchandise cards each seat has (7.4 to 7.6). */
export function bonusOf(cards: readonly number[], seat: number): number {
  const place = cards.filter((count) => count > cards[seat]!).length;
  return cards[seat] ? bonuses(cards.length)[place]! : 0;
}
