/** The row of a game that is kept here: whose turn it is, who won, and what can be done with it. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { StoredGame } from "../../game/seating.ts";
import { setLanguage } from "../../i18n/i18n.svelte.ts";
import { netStore } from "../../local/net.svelte.ts";
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

test("a review that cannot be made without a line says so before it is pressed", async () => {
  const outcome = { winners: [0], scores: [{ total: 30 }, { total: 20 }] } as unknown as StoredGame["outcome"];
  told({ outcome });
  expect(screen.getByRole("link", { name: "Review the game" }).getAttribute("href")).toBe("#/review/a");
  netStore.adviceMissing = true;
  expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Review: needs a connection" })).disabled).toBe(true);
  expect(screen.queryByRole("link", { name: /Review/ })).toBeNull();
  netStore.adviceMissing = false;
  expect(await screen.findByRole("link", { name: "Review the game" })).toBeTruthy();
});
