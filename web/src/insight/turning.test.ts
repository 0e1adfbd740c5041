// Where a game was lost or won.
import { expect, test } from "vitest";
import type { Step } from "./report.ts";
import { fallsOf, isGoodDeed, largestSteps, settledMoments, swingsOf } from "./turning.ts";

const CHANCES = [
  [0.5, 0.5],
  [0.6, 0.4],
  [0.3, 0.7],
  [0.35, 0.65],
  [0, 1],
];
const EACH = [0, 1, 2, 3, 4];

test("the largest step in the direction of the result comes first, a large one against it second", () => {
  const numbers = (...chances: number[]): number[] => {
    const rows = chances.map((chance) => [chance]);
    return largestSteps(rows, [...rows.keys()], 0).map(({ number }) => number);
  };
  expect(numbers(0.5, 0.6, 0.7, 0.2, 1)).toEqual([4, 3]);
  expect(numbers(0.5, 0.7, 0.4, 0)).toEqual([3, 1]);
  expect(numbers(0.5, 0.62, 0.4, 0)).toEqual([3]); // a step against the result that was not large
  expect(largestSteps(CHANCES, EACH, 1)[0]).toEqual({ first: 4, number: 4, before: 0.65, after: 1 });
  expect(largestSteps([[0.5], [0.58], [0.49]], EACH, 0)).toEqual([]); // small changes are none
});

test("a good deed of one's own is no turning point: whoever could do it stood as well before", () => {
  const step = (seat: number, action: string) => ({ seat, action }) as Step;
  const [up, down] = [{ first: 1, number: 1, before: 0.1, after: 0.9 }, { first: 1, number: 1, before: 0.9, after: 0.1 }];
  const told = ([up, down] as const).flatMap((swing) => [step(0, "claim dam waag red*1"), step(0, "draw deck"), step(1, "claim dam waag red*1")].map((each) => isGoodDeed(swing, each, 0)));
  expect(told).toEqual([true, false, false, false, false, false]);
  expect(largestSteps([[0.5], [1], [0.8], [1]], [0, 1, 2, 3], 0, ({ number }) => number > 1).map(({ number }) => number)).toEqual([3, 2]);
});

test("a turn of two cards is judged when it is over", () => {
  const settled = settledMoments(["setup", "turn", "second", "turn", "offer"].map((phase) => ({ phase })));
  expect(settled).toEqual([0, 1, 1, 3, 3]);
  expect(largestSteps(CHANCES.slice(0, 4), settled, 0)).toEqual([{ first: 2, number: 3, before: 0.6, after: 0.35 }]);
});

test("falls in one's own turns are looked at for mistakes, the largest first", () => {
  const swings = swingsOf([[0.5], [0.39], [0.7], [0.7], [0.3], [0.22], [0]], [0, 1, 2, 2, 4, 5, 6], 0);
  expect(swings.map(({ first, number }) => [first, number])).toEqual([[1, 1], [2, 2], [3, 4], [5, 5], [6, 6]]);
  expect(fallsOf(swings, [1, 3, 4, 5])).toEqual([3, 4, 1]); // not 6, another's turn; not 5, a small fall
});
