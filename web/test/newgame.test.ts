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
    expect([game.isKept, game.players, game.isMisnamed]).toEqual([false, 3, false]);
  },
);

test("seats without a chosen colour wear that of their place, as in games kept before", () => {
  const seats = ["Anna", "Ben"].map((name) => ({ name, kind: "person", level: null }) as const);
  expect(seatInfos(seats).map((seat) => seat.emblem)).toEqual([EMBLEMS[0], EMBLEMS[1]]);
});

test("names can be shown, are no two the same, and no bot has the name of a person", () => {
  const game = new NewGame("Pieter");
  expect(new Set(game.names).size).toBe(4);
  expect(game.isMisnamed).toBe(false);
  for (const bad of ["", "   ", "\u200d", "\u202eabc", "x".repeat(33)]) {
    game.names[0] = bad;
    expect([game.problemOf(0), game.problemOf(1), game.isMisnamed]).toEqual(["home-name-bad", null, true]);
  }
  for (const good of ["\u{1f468}\u200d\u{1f469}\u200d\u{1f467} Jansen", "\u{1f1f3}\u{1f1f1}", "x".repeat(32), "\u{1f600}".repeat(32)]) {
    game.names[0] = good;
    expect(game.isMisnamed).toBe(false);
  }
  game.names[0] = ` ${game.names[1]!.toUpperCase()}`;
  expect([0, 1, 2].map((seat) => game.problemOf(seat))).toEqual(["home-name-twice", "home-name-twice", null]);
  game.names[0] = game.names[3]!; // who does not play
  expect(game.isMisnamed).toBe(false);
});
