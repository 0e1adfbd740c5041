import { describe, expect, test } from "vitest";
import type { SeenEvent, View } from "../../game/types.ts";
import { GAMES } from "../demo/fixtures.ts";
import { doingsSince } from "./since.ts";

const { view } = GAMES[3][5];
const deed = (seat: number, action: string): SeenEvent => ({ seat, action });

describe("since one's last turn", () => {
  const history = [deed(0, "draw deck"), deed(1, "draw deck"), deed(1, "draw market red"), deed(2, "pass")];
  const seats = (change: Partial<View>, more: readonly SeenEvent[] = []): number[][] =>
    doingsSince([...history, ...more], { ...view, viewer: 0, to_move: 0, phase: "turn", ...change }).map(({ seat, deeds }) => [seat, deeds.length]);

  test("each other seat has one line with all it did", () => {
    expect(seats({})).toEqual([[1, 2], [2, 1]]);
  });

  test("the first card of a turn forgets nothing, its end does", () => {
    const drawn = [deed(0, "draw deck")];
    expect(seats({ phase: "second" }, drawn)).toEqual([[1, 2], [2, 1]]);
    expect(seats({ to_move: 1 }, drawn)).toEqual([]);
  });

  test("a spectator sees the round since the last turn of the seat to move", () => {
    expect(seats({ viewer: null, to_move: 1 })).toEqual([[2, 1]]);
  });
});

describe("sweeps and reshuffles", () => {
  test("are told: every recorded game has as many reshuffles as its last view counts", () => {
    for (const game of [GAMES[2], GAMES[3], GAMES[4]]) {
      const { history, view: end } = game[6];
      const told = (history as readonly SeenEvent[]).reduce((sum, { shuffles = 0 }) => sum + shuffles, 0);
      expect(told).toBe(end.reshuffles);
    }
  });
});
