import { expect, test } from "vitest";
import { GAMES } from "../demo/fixtures.ts";
import { bonusOf, bonuses } from "./bonus.ts";

test("the bonus is that of the final scoring of recorded games", () => {
  for (const game of Object.values(GAMES)) {
    const { scores } = game.at(-1)!.outcome!;
    const cards = scores.map(({ merchandise }) => merchandise.cards);
    expect(scores.map(({ seat }) => bonusOf(cards, seat))).toEqual(scores.map(({ merchandise }) => merchandise.points));
  }
});

test("equal numbers share the better place, and the next is skipped; nothing brings nothing (7.5, 7.6)", () => {
  const [first, , third] = bonuses(4);
  expect([0, 1, 2, 3].map((seat) => bonusOf([3, 3, 1, 0], seat))).toEqual([first, first, third, 0]);
});
