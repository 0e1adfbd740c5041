// Where a game was lost or won.
import { expect, test } from "vitest";
import { isLuck, settledMoments, swingsOf } from "./turning.ts";

const CHANCES = [
  [0.5, 0.5],
  [0.6, 0.4],
  [0.3, 0.7],
  [0.35, 0.65],
  [0, 1],
];
const EACH = [0, 1, 2, 3, 4];

test("the turns that changed most come first, of those that explain the result", () => {
  expect(swingsOf(CHANCES, EACH, 0).map(({ number }) => number)).toEqual([4, 2]);
  expect(swingsOf(CHANCES, EACH, 1).map(({ number }) => number)).toEqual([4, 2]);
  expect(swingsOf(CHANCES, EACH, 1)[0]).toEqual({ first: 4, number: 4, before: 0.65, after: 1 });
  const shared = [...CHANCES, [0.5, 0.5]];
  expect(swingsOf(shared, [...EACH, 5], 0).map(({ number }) => number)).toEqual([5, 4, 2, 1]); // a shared victory: up or down
  expect(swingsOf([[0.5], [0.53], [0.49]], EACH, 0)).toEqual([]); // small changes are none
});

test("a turn of two cards is judged when it is over", () => {
  const settled = settledMoments(["setup", "turn", "second", "turn", "offer"].map((phase) => ({ phase })));
  expect(settled).toEqual([0, 1, 1, 3, 3]);
  expect(swingsOf(CHANCES.slice(0, 4), settled, 0)).toEqual([{ first: 2, number: 3, before: 0.6, after: 0.35 }]);
});

test("luck is named where it was more than half of the change", () => {
  const fall = { first: 1, number: 1, before: 0.6, after: 0.3 };
  expect([-0.2, -0.1, 0.2].map((luck) => isLuck(fall, luck))).toEqual([true, false, false]);
});
