/** A press that something has slid under. */
import { expect, test } from "vitest";
import { Slips } from "./slip.ts";

const [hint, advice] = [document.createElement("button"), document.createElement("button")];

function click(target: Element, timeStamp: number, clientX: number, detail = 1): MouseEvent {
  return { target, timeStamp, clientX, clientY: 0, detail } as unknown as MouseEvent;
}

test.each([
  ["another control, at once, in one place", click(advice, 1200, 110), true],
  ["the same one", click(hint, 1200, 110), false],
  ["after a while", click(advice, 1500, 110), false],
  ["elsewhere", click(advice, 1200, 160), false],
  ["by key", click(advice, 1200, 110, 0), false],
  ["no control", click(document.body, 1200, 110), false],
])("a second press: %s", (_, second, slip) => {
  const slips = new Slips();
  expect(slips.isSlip(click(hint, 1000, 100))).toBe(false);
  expect(slips.isSlip(second)).toBe(slip);
});

test("what has slid there can be pressed after a while", () => {
  const slips = new Slips();
  for (const [at, slip] of [[1000, false], [1200, true], [1450, false]] as const) {
    expect(slips.isSlip(click(at === 1000 ? hint : advice, at, 100))).toBe(slip);
  }
});
