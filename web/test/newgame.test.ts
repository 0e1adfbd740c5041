import { beforeEach, expect, test } from "vitest";
import { seatInfos } from "../src/game/seating.ts";
import { EMBLEMS } from "../src/game/source.ts";
import { NewGame } from "../src/pages/home/newgame.svelte.ts";

beforeEach(() => localStorage.clear());

test("a colour that another seat wears is swapped, and the plan says who wears what", () => {
  const game = new NewGame("Anna");
  game.dress(0, 2);
  expect(game.colours).toEqual([2, 1, 0, 3]);
  const { seats } = game.plan();
  expect(seats.map((seat) => seat.colour)).toEqual([2, 1, 0]);
  expect(seatInfos(seats).map((seat) => seat.emblem)).toEqual([EMBLEMS[2], EMBLEMS[1], EMBLEMS[0]]);
});

test("colours and who begins are remembered; a damaged memory is forgotten", () => {
  const game = new NewGame("Anna");
  game.dress(3, 0);
  game.first = 1;
  game.keep();
  expect(new NewGame("Anna").colours).toEqual([3, 1, 2, 0]);
  expect(new NewGame("Anna").plan().firstSeat).toBe(1);
  const kept = JSON.parse(localStorage.getItem("damrak-plan")!) as object;
  localStorage.setItem("damrak-plan", JSON.stringify({ ...kept, colours: [1, 1, 2, 3] }));
  expect(new NewGame("Anna").colours).toEqual([0, 1, 2, 3]);
});

test.each([{ names: ["Anna"] }, { kinds: ["person"] }, { kinds: ["person", "genius", "porter", "porter"] }, { players: 9 }, { names: 4 }])(
  "what is kept and cannot be is forgotten: %o",
  (damage) => {
    new NewGame("Anna").keep();
    const kept = JSON.parse(localStorage.getItem("damrak-plan")!) as object;
    localStorage.setItem("damrak-plan", JSON.stringify({ ...kept, ...damage }));
    const game = new NewGame("Anna");
    expect([game.isKept, game.players, game.problem]).toEqual([false, 3, null]);
  },
);

test("seats without a chosen colour wear that of their place, as in games kept before", () => {
  const seats = ["Anna", "Ben"].map((name) => ({ name, kind: "person", level: null }) as const);
  expect(seatInfos(seats).map((seat) => seat.emblem)).toEqual([EMBLEMS[0], EMBLEMS[1]]);
});

test("names can be shown, are no two the same, and no bot has the name of a person", () => {
  const game = new NewGame("Pieter");
  expect(new Set(game.names).size).toBe(4);
  expect(game.problem).toBeNull();
  for (const bad of ["", "   ", "\u200d", "\u202eabc", "x".repeat(33)]) {
    game.names[0] = bad;
    expect(game.problem).toBe("home-name-bad");
  }
  game.names[0] = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467} Jansen";
  expect(game.problem).toBeNull();
  game.names[0] = game.names[1]!.toUpperCase();
  expect(game.problem).toBe("home-name-twice");
});
