/** The row of a game that is kept here: whose turn it is, and who won. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { StoredGame } from "../../game/seating.ts";
import { setLanguage } from "../../i18n/i18n.svelte.ts";
import GameRow from "./GameRow.svelte";

beforeAll(() => setLanguage("en"));
afterEach(cleanup);

const SEATS = [
  { name: "Anna", kind: "person", level: null },
  { name: "Ben", kind: "person", level: null },
  { name: "Titus", kind: "bot", level: "porter" },
] as const;
const game = { id: "a", lesson: false, created: 1, updated: 1, actions: 12, outcome: null, record: "" };
const told = (more: Partial<StoredGame>): string => {
  const { container } = render(GameRow, { game: { ...game, seats: [SEATS[0], SEATS[2]], turn: 0, ...more }, drop: () => undefined });
  return container.querySelector("p")!.textContent!.replace(/\s+/g, " ").trim();
};

test("an unfinished game says whose turn it is: the only person is spoken to, others are named", () => {
  expect(told({})).toMatch(/^your turn · .* · 12 moves so far$/);
  expect(told({ turn: 1 })).toMatch(/^Titus to move · /);
  expect(told({ seats: SEATS, turn: 0 })).toMatch(/^Anna to move · /);
  expect(told({ turn: null, actions: 1 })).toMatch(/^choosing contracts · /);
});

test("a game of an earlier version, which kept no turn, has its date and its moves", () => {
  expect(told({ turn: undefined })).toMatch(/^[^·]*\d{4}[^·]* · 12 moves so far$/);
});
