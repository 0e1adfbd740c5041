import { expect, test } from "vitest";
import type { SeenEvent } from "../../game/types.ts";
import { GAMES } from "../demo/fixtures.ts";
import { takenOpenly, workedOut } from "./seen.ts";

const did = (seat: number, action: string): SeenEvent => ({ seat, action }) as SeenEvent;

test("cards from the market are seen until they are paid with; blind ones never are", () => {
  const history = [did(1, "draw market red"), did(1, "draw deck"), did(2, "draw market blue"), did(1, "draw market wild")];
  expect(takenOpenly(history, 1)).toEqual({ red: 1, wild: 1 });
  const paid = [...history, did(1, "claim nieuwe-waal noordermarkt green*1 wild*1")];
  expect(takenOpenly(paid, 1)).toEqual({ red: 1 });
});

test("what is certain without having been seen can only be worked out", () => {
  expect(workedOut({ red: 2, blue: 1 }, { red: 2 })).toEqual({ blue: 1 });
  expect(workedOut({ red: 2 }, { red: 2 })).toEqual({});
});

test("nothing that was seen is missing from what is known", () => {
  for (const game of [GAMES[2], GAMES[3], GAMES[4]]) {
    for (const { view, history } of game) {
      for (const { seat, known } of view.seats) {
        for (const [card, count] of Object.entries(takenOpenly(history, seat))) {
          expect(known[card as keyof typeof known] ?? 0).toBeGreaterThanOrEqual(count);
        }
      }
    }
  }
});
