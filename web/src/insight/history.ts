/** What the games of one person come to: the figures of damrak/insight/players.py. */
import { HABITS, SLIGHT } from "../generated/insight.ts";
import type { SeatPlan, StoredGame } from "../game/seating.ts";
import type { Played, Reviews } from "./kept.ts";
import type { Habit } from "./report.ts";

/** Halves that differ by less are called steady. */
const STEADY = 0.025;
/** Whoever asks the coach at more than this part of the own choices shows how the coach plays. */
const LED = 0.25;

/** A game of one person. */
export interface OwnGame {
  readonly id: string;
  readonly when: number;
  readonly won: boolean;
  readonly rivals: readonly SeatPlan[];
  /** Null until it has been looked at. */
  readonly played: Played | null;
}

export interface History {
  readonly games: readonly OwnGame[];
  readonly won: number;
  readonly accuracy: number | null;
  /** Mean accuracy of the first and of the second half; null with fewer than two games. */
  readonly halves: readonly [number, number] | null;
  /** The part of each habit in all that was given away, the costliest first. */
  readonly habits: readonly (readonly [Habit, number])[];
}

/** Whether a game was played: over, and with a person. */
function isPlayed({ outcome, seats }: StoredGame): boolean {
  return outcome !== null && seats.some(({ kind }) => kind === "person");
}

export const OMITTED = ["undone", "hints", "lesson"] as const;
export type Omitted = (typeof OMITTED)[number];

/** Why a game that was played does not count; null where it does. */
function omission({ takenBack, lesson, hints = 0, actions, seats }: StoredGame): Omitted | null {
  const own = (actions * seats.filter(({ kind }) => kind === "person").length) / seats.length;
  return lesson ? "lesson" : takenBack ? "undone" : hints > LED * own ? "hints" : null;
}

/** Whether a game counts: over, with a person, no lesson, few hints, and nothing taken back. */
export function counts(game: StoredGame): boolean {
  return isPlayed(game) && omission(game) === null;
}

/** Finished games of persons that do not count, by the reason. */
export function omittedIn(games: readonly StoredGame[]): Record<Omitted, number> {
  const found = { undone: 0, hints: 0, lesson: 0 };
  for (const game of games.filter(isPlayed)) {
    const why = omission(game);
    if (why) found[why] += 1;
  }
  return found;
}

/** The persons of these games, those with most games first. */
export function personsIn(games: readonly StoredGame[]): string[] {
  const seats = games.flatMap((game) => game.seats).filter(({ kind }) => kind === "person");
  const often = new Map<string, number>();
  for (const { name } of seats) often.set(name, (often.get(name) ?? 0) + 1);
  return [...often.keys()].sort((a, b) => often.get(b)! - often.get(a)!);
}

/** The games of a person, the first played first. */
export function ownGames(games: readonly StoredGame[], name: string, reviews: Reviews): OwnGame[] {
  const own = games.flatMap(({ id, updated, seats, outcome }) => {
    const seat = seats.findIndex((each) => each.kind === "person" && each.name === name);
    const won = outcome?.winners.includes(seat) ?? false;
    return seat < 0 ? [] : [{ id, when: updated, won, rivals: seats.filter((_, other) => other !== seat), played: reviews[id]?.[seat] ?? null }];
  });
  return own.sort((a, b) => a.when - b.when);
}

/** What they come to. */
export function historyOf(games: readonly OwnGame[]): History {
  const looked = games.flatMap(({ played }) => (played ? [played] : []));
  const rated = looked.flatMap(({ accuracy }) => (accuracy === null ? [] : [accuracy]));
  const half = Math.floor(rated.length / 2);
  return {
    games,
    won: games.filter(({ won }) => won).length,
    accuracy: rated.length ? mean(rated) : null,
    halves: half ? [mean(rated.slice(0, half)), mean(rated.slice(half))] : null,
    habits: looked.length ? costliest(looked) : [],
  };
}

/** How the second half compares with the first, for a message. */
export function trendOf([earlier, later]: readonly [number, number]): "up" | "down" | "even" {
  if (Math.abs(later - earlier) < STEADY) return "even";
  return later > earlier ? "up" : "down";
}

function costliest(looked: readonly Played[]): [Habit, number][] {
  const all = mean(looked.map(({ habits }) => sum(Object.values(habits))));
  return HABITS.map((habit): [Habit, number] => [habit, mean(looked.map(({ habits }) => habits[habit]))])
    .filter(([, cost]) => cost > SLIGHT)
    .map(([habit, cost]): [Habit, number] => [habit, cost / all])
    .sort(([, a], [, b]) => b - a);
}

function mean(figures: readonly number[]): number {
  return sum(figures) / figures.length;
}

function sum(figures: readonly number[]): number {
  return figures.reduce((all, each) => all + each, 0);
}
