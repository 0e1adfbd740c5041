// What a person's own games come to, and what is kept of reviews on a device.
import { beforeEach, expect, test } from "vitest";
import { HABITS, JUDGE } from "../src/generated/insight.ts";
import { counts, historyOf, ownGames, personsIn, trendOf } from "../src/insight/history.ts";
import { keepReview, keptReviews, tidyReviews, type Played } from "../src/insight/kept.ts";
import type { Account, Habit } from "../src/insight/report.ts";
import type { SeatPlan, StoredGame } from "../src/game/seating.ts";

const NONE = Object.fromEntries(HABITS.map((habit) => [habit, 0])) as Record<Habit, number>;
const ANNA: SeatPlan = { name: "Anna", kind: "person", level: null };
const BEN: SeatPlan = { name: "Ben", kind: "person", level: null };
const BOT: SeatPlan = { name: "Pieter", kind: "bot", level: "porter" };

function game(id: string, updated: number, winners: readonly number[] | null, seats: readonly SeatPlan[], takenBack = false): StoredGame {
  const outcome = winners && ({ winners, scores: [] } as unknown as StoredGame["outcome"]);
  return { id, seats, lesson: false, created: 0, updated, actions: 60, outcome, takenBack, record: "" };
}

function played(accuracy: number | null, habits: Partial<Record<Habit, number>> = {}): Played {
  return { accuracy, result: 0, habits: { ...NONE, ...habits } };
}

const GAMES = [game("c", 3, [1], [BOT, ANNA]), game("b", 2, [0], [ANNA, BEN]), game("a", 1, [1], [ANNA, BOT])];
const REVIEWS = {
  a: [played(0.5, { hoards: 0.25 }), played(0.1, { card: 0.9 })],
  b: [played(0.7, { hoards: 0.05, late: 0.3 }), played(0.2)],
};

beforeEach(() => localStorage.clear());

test("a game counts that is over, with a person, no lesson, few hints, and without a move taken back", () => {
  expect(GAMES.every(counts)).toBe(true);
  expect(counts(game("d", 4, null, [ANNA, BOT]))).toBe(false);
  expect(counts(game("d", 4, [0], [BOT, BOT]))).toBe(false);
  expect(counts(game("d", 4, [0], [ANNA, BOT], true))).toBe(false);
  expect(counts({ ...game("d", 4, [0], [ANNA, BOT]), lesson: true })).toBe(false);
  expect([0, 7, 8].map((hints) => counts({ ...game("d", 4, [0], [ANNA, BOT]), hints }))).toEqual([true, true, false]); // of 30 own actions
});

test("who played most comes first", () => {
  expect(personsIn([game("d", 4, [0], [BEN, ANNA]), ...GAMES])).toEqual(["Anna", "Ben"]);
});

test("the games of a person come in order, each with the review of that person's seat", () => {
  const own = ownGames(GAMES, "Anna", REVIEWS);
  expect(own.map(({ id, won }) => [id, won])).toEqual([["a", false], ["b", true], ["c", true]]);
  expect(own.map((each) => each.played?.accuracy)).toEqual([0.5, 0.7, undefined]);
  expect(ownGames(GAMES, "Ben", REVIEWS).map((each) => each.played?.accuracy)).toEqual([0.2]);
});

test("figures are means over the games that were looked at, the costliest habit first", () => {
  const history = historyOf(ownGames(GAMES, "Anna", REVIEWS));
  expect(history.won).toBe(2);
  expect(history.accuracy).toBeCloseTo(0.6);
  expect(history.halves).toEqual([0.5, 0.7]);
  expect(history.habits.map(([habit, cost]) => [habit, cost.toFixed(3)])).toEqual([["hoards", "0.500"], ["late", "0.500"]]);
});

test("without a review there is nothing to say", () => {
  const history = historyOf(ownGames(GAMES, "Anna", {}));
  expect([history.games.length, history.accuracy, history.halves, history.habits.length]).toEqual([3, null, null, 0]);
});

test("halves that hardly differ are steady", () => {
  expect([trendOf([0.7, 0.8]), trendOf([0.8, 0.7]), trendOf([0.8, 0.81])]).toEqual(["up", "down", "even"]);
});

test("a review is kept, and forgotten with its game", () => {
  const account = { ...played(0.8), name: "Anna", regret: 3 } as unknown as Account;
  keepReview("a", [account]);
  keepReview("b", [account]);
  expect(keptReviews()).toEqual({ a: [played(0.8)], b: [played(0.8)] });
  expect(Object.keys(tidyReviews(["b", "c"]))).toEqual(["b"]);
  expect(Object.keys(keptReviews())).toEqual(["b"]);
});

test("another judge looks again, and what cannot be read is nothing", () => {
  keepReview("a", []);
  localStorage.setItem("damrak-reviews", localStorage.getItem("damrak-reviews")!.replace(JUDGE.sha256, "0"));
  expect(keptReviews()).toEqual({});
  localStorage.setItem("damrak-reviews", "{");
  expect(keptReviews()).toEqual({});
});
