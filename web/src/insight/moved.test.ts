// What moved a seat's chance.
import { expect, test } from "vitest";
import { movedBy, PARTS } from "./moved.ts";
import type { Step } from "./report.ts";
import type { Pair } from "./trial.ts";
import { swingsOf } from "./turning.ts";

const STEPS = (
  [[0, "keep both"], [1, "keep 1"], [0, "draw deck"], [0, "draw deck"], [1, "claim dam waag red*1"], [0, "contracts"], [0, "keep 1"], [1, "draw deck"], [1, "draw deck"], [0, "claim dam waag red*1"]] as const
).map(([seat, action], place) => ({ seat, action, number: place + 1 }) as Step);
const CHANCES = [0.6, 0.5, 0.45, 0.3, 0.2, 0.25, 0.4, 0.35, 0.5, 0.9, 1].map((chance) => [chance, 1 - chance]);
const SETTLED = [0, 1, 2, 2, 4, 5, 5, 7, 7, 9, 10];

test("own turns, the others' turns: all adds up", () => {
  for (const seat of [0, 1]) {
    const moved = movedBy(seat, swingsOf(CHANCES, SETTLED, seat), STEPS, new Map());
    expect(moved.start + PARTS.reduce((sum, part) => sum + moved[part], 0)).toBeCloseTo(moved.result, 12);
  }
  const { start, own, rest, others, result } = movedBy(0, swingsOf(CHANCES, SETTLED, 0), STEPS, new Map());
  const rounded = [start, own, rest, others, result].map((each) => Math.round(100 * each));
  expect(rounded).toEqual([60, 0, -15, 55, 100]); // rest -10 - 25 + 10 + 10; others -5 + 5 + 55
});

test("what mistakes cost is the player's doing, the turn's other change is not", () => {
  const ended = (won: number) => ({ won, points: { routes: 0, contracts: 0, merchandise: 0 } });
  const mistakes = new Map<number, Pair>([
    [3, { better: ended(60), played: ended(30) }],
    [5, { better: ended(60), played: ended(30) }], // another's
    [10, { better: ended(62), played: ended(50) }],
  ]);
  const { own, rest } = movedBy(0, swingsOf(CHANCES, SETTLED, 0), STEPS, mistakes);
  expect([own, rest].map((each) => Math.round(100 * each))).toEqual([-42, 27]);
});
