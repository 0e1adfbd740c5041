// What is shown adds up.
import { expect, test } from "vitest";
import { addingUp, chancesShown } from "./rounding.ts";

test("chances in whole per cent add up to a hundred", () => {
  expect(addingUp([0.196, 0.216, 0.276, 0.312])).toEqual([0.2, 0.22, 0.27, 0.31]);
  expect(addingUp([1 / 3, 1 / 3, 1 / 3])).toEqual([0.34, 0.33, 0.33]);
  expect(addingUp([0.29, 0.71])).toEqual([0.29, 0.71]);
  expect(addingUp([0, 1])).toEqual([0, 1]);
});

test("a chance is told as certain only where it is", () => {
  expect(chancesShown([0.001, 0.996, 0.003])).toEqual([0, 0.99, 0.01]);
  expect(chancesShown([0, 1])).toEqual([0, 1]);
  expect(chancesShown([0.29, 0.71])).toEqual([0.29, 0.71]);
});

test("parts that are gained and lost add up to what is left of the result", () => {
  const parts = addingUp([-0.126, -0.202, -0.005], -0.33); // 33 − 13 − 20 − 1 would be −1
  expect(parts.reduce((all, each) => all + Math.round(100 * each), 0)).toBe(-33);
  for (const [place, part] of [-0.126, -0.202, -0.005].entries()) expect(Math.abs(parts[place]! - part)).toBeLessThan(0.01);
});
