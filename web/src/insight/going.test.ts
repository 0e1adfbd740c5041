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

test("all moments are looked at, then closely; nobody is given games twice", () => {
  const [going, lots] = [new Going([0, 1, 3, 4]), [] as Lot[]];
  for (let lot: Lot | null; (lot = going.next()); ) {
    lots.push(lot);
    expect(going.isDone).toBe(false);
    going.take(lot.moment, ended(lot, lot.moment / 4));
  }
  expect(going.isDone).toBe(true);
  expect(lots.map(({ moment }) => moment)).toEqual([0, 1, 3, 4, 0, 1, 3, 4]);
  expect(lots.slice(0, 4).every(({ low, high }) => low === 0 && high < TRIALS)).toBe(true);
  expect([0, 1, 3, 4].map((moment) => going.found.get(moment)!.games)).toEqual([TRIALS, TRIALS, TRIALS, TRIALS]);
  expect(going.found.get(3)!.won[0]).toBeCloseTo(0.75 * TRIALS);
});

test("it is done when the last games are back", () => {
  const going = new Going([0]);
  const both = [going.next()!, going.next()!];
  expect(going.next()).toBeNull();
  going.take(0, ended(both[0]!, 1));
  expect(going.isDone).toBe(false);
  going.take(0, ended(both[1]!, 1));
  expect(going.isDone).toBe(true);
});
