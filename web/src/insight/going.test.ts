// In which order games are played on from the moments of a game.
import { expect, test } from "vitest";
import { TRIALS } from "../generated/insight.ts";
import { Going, type Lot } from "./going.ts";
import type { Endings } from "./trial.ts";

/** Games of two of which the first seat wins this share. */
function ended({ low, high }: Lot, share: number): Endings {
  const [games, none] = [high - low, { routes: 0, contracts: 0, merchandise: 0 }];
  return { games, won: [share * games, (1 - share) * games], points: [none, none], routes: [{}, {}], contracts: [{}, {}] };
}

test("all moments are looked at, then closely, then those around a step once more", () => {
  const [going, shares, lots] = [new Going([0, 1, 3, 4]), new Map([[0, 0.5], [1, 0.55], [3, 0.9], [4, 0.85]]), [] as Lot[]];
  for (let lot: Lot | null; (lot = going.next()); ) {
    lots.push(lot);
    expect(going.isDone).toBe(false);
    going.take(lot.moment, ended(lot, shares.get(lot.moment)!));
  }
  expect(going.isDone).toBe(true);
  expect(lots.map(({ moment }) => moment)).toEqual([0, 1, 3, 4, 0, 1, 3, 4, 1, 3]);
  expect(lots.slice(0, 4).every(({ low, high }) => low === 0 && high < TRIALS)).toBe(true);
  expect([0, 1, 3, 4].map((moment) => going.found.get(moment)!.games)).toEqual([TRIALS, 2 * TRIALS, 2 * TRIALS, TRIALS]);
  expect(going.found.get(3)!.won[0]).toBeCloseTo(0.9 * 2 * TRIALS);
});

test("nobody is given games twice, and where the steps are is known only when all are back", () => {
  const going = new Going([0, 1]);
  const four = [going.next()!, going.next()!, going.next()!, going.next()!];
  expect(going.next()).toBeNull();
  for (const lot of four.slice(0, 3)) going.take(lot.moment, ended(lot, lot.moment));
  expect([going.next(), going.isDone]).toEqual([null, false]);
  going.take(four[3]!.moment, ended(four[3]!, four[3]!.moment));
  expect(going.next()).toEqual({ moment: 0, low: TRIALS, high: 2 * TRIALS });
});
