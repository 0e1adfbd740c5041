// Where a game was lost or won.
import { expect, test } from "vitest";
import { confirmedSteps, isMost, largestSteps, settledMoments } from "./turning.ts";

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
    return largestSteps(rows, [...rows.keys()], 0).flatMap((some) => some.slice(0, 1)).map(({ number }) => number);
  };
  expect(numbers(0.5, 0.6, 0.7, 0.2, 1)).toEqual([4, 3]);
  expect(numbers(0.5, 0.7, 0.4, 0)).toEqual([3, 1]);
  expect(numbers(0.5, 0.58, 0.4, 0)).toEqual([3]); // a step against the result that was not large
  expect(largestSteps(CHANCES, EACH, 1)[0][0]).toEqual({ first: 4, number: 4, before: 0.65, after: 1 });
  expect(largestSteps([[0.5], [0.53], [0.49]], EACH, 0)).toEqual([[], []]); // small changes are none
});

test("a turn of two cards is judged when it is over", () => {
  const settled = settledMoments(["setup", "turn", "second", "turn", "offer"].map((phase) => ({ phase })));
  expect(settled).toEqual([0, 1, 1, 3, 3]);
  expect(largestSteps(CHANCES.slice(0, 4), settled, 0)).toEqual([[{ first: 2, number: 3, before: 0.6, after: 0.35 }], []]);
});

test("a step that games do not confirm gives way to the next largest", () => {
  const steps = largestSteps([[0.5], [0.2], [0.3], [0.1], [0.4], [0]], [...EACH, 5], 0);
  const numbers = (...won: (number | undefined)[]): number[] => confirmedSteps(steps, (moment) => won[moment]).steps.map(({ number }) => number);
  expect(steps.map((some) => some.map(({ number }) => number))).toEqual([[5, 1, 3], [4]]);
  expect(numbers(90, 40, 60, 20, 80, 0)).toEqual([5, 4]);
  expect(numbers(90, 40, 60, 20, 4, 0)).toEqual([1]);
  expect(numbers(90, 86, 60, 20, 4, 0)).toEqual([3]);
  expect(confirmedSteps(steps, (moment) => [, , , , 80][moment])).toEqual({ steps: [], missing: 5 });
});

test("luck is named where it was more than half of the change", () => {
  const fall = { first: 1, number: 1, before: 0.6, after: 0.3 };
  expect([-0.2, -0.1, 0.2].map((luck) => isMost(fall, luck))).toEqual([true, false, false]);
});
