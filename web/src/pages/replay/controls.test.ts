/** A replay that plays by itself. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameRecord } from "../../generated/game.ts";
import { loadPages, setLanguage } from "../../i18n/i18n.svelte.ts";
import type { Rules } from "../../rules/rules.ts";
import Controls from "./Controls.svelte";

beforeEach(async () => {
  await setLanguage("en");
  await loadPages();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("it stands still behind a dialog, and goes on after that", async () => {
  const go = vi.fn();
  const nothing = () => undefined;
  const given = { length: 9, at: 0, eyes: "0", seats: [], rules: {} as Rules, record: {} as GameRecord, lesson: true, go, see: nothing, prove: nothing };
  render(Controls, given);
  await fireEvent.click(screen.getByRole("button", { name: "Play" }));
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.open = true;
  vi.advanceTimersByTime(60_000);
  expect(go).not.toHaveBeenCalled();
  dialog.remove();
  vi.advanceTimersByTime(60_000);
  expect(go).toHaveBeenCalledWith(1);
});

test("its buttons stand in the order of every player, and forward is drawn as back the other way round", () => {
  const nothing = () => undefined;
  render(Controls, { length: 9, at: 4, eyes: "0", seats: [], rules: {} as Rules, record: {} as GameRecord, lesson: true, go: nothing, see: nothing, prove: nothing });
  const buttons = [...document.querySelectorAll(".steps button")];
  const [first, back, play, next, last] = buttons.map((button) => button.querySelector("path")!.getAttribute("d"));
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual(["To the start", "One move back", "Play", "One move forward", "To the end"]);
  expect([next, last]).toEqual([back, first]);
  expect(new Set([first, back, play]).size).toBe(3);
  expect(buttons.map((button) => button.querySelector(".mirrored") !== null)).toEqual([false, false, false, true, true]);
});
