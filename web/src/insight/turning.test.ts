// Where a game was lost or won.
import { expect, test } from "vitest";
import { isLuck, turningPoint } from "./turning.ts";

const CHANCES = [
  [0.5, 0.5],
  [0.6, 0.4],
  [0.3, 0.7],
  [0.35, 0.65],
  [0, 1],
];

test("the largest change is told, up or down, at the action that brought it", () => {
  expect(turningPoint(CHANCES, 0)).toEqual({ number: 4, before: 0.35, after: 0 });
  expect(turningPoint(CHANCES.slice(0, 4), 0)).toEqual({ number: 2, before: 0.6, after: 0.3 });
  expect(turningPoint(CHANCES.slice(0, 2), 0)).toEqual({ number: 1, before: 0.5, after: 0.6 });
  expect(turningPoint(CHANCES, 1)).toEqual({ number: 4, before: 0.65, after: 1 });
});

test("small changes are none", () => {
  expect(turningPoint([[0.5], [0.53], [0.49]], 0)).toBeNull();
});

test("luck is named where it was more than half of the change", () => {
  const fall = { number: 1, before: 0.6, after: 0.3 };
  expect([-0.2, -0.1, 0.2].map((luck) => isLuck(fall, luck))).toEqual([true, false, false]);
});
