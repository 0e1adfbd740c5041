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
