/** Clocks at a table on a server: the last seconds and the end are seen and heard. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Update } from "../src/generated/protocol.ts";
import { loadPages, setLanguage } from "../src/i18n/i18n.svelte.ts";
import type { Told } from "../src/online/table.svelte.ts";
import Clocks from "../src/pages/online/Clocks.svelte";
import { speaker } from "../src/table/motion/speaker.ts";

const names = ["Anna", "Ben"];
const update = {
  clocks: names.map((_, seat) => ({ seat, running: seat === 0, left_ms: 12_000 })),
  seats: names.map((name, seat) => ({ name, seat })),
} as unknown as Update;

function show(heard: readonly number[], told: Told | null = null): void {
  const began = Date.now();
  render(Clocks, { table: { since: () => Date.now() - began, told }, update, heard });
}

const clockOf = (name: string): HTMLElement => screen.getByText(name).parentElement!;

beforeEach(async () => {
  await setLanguage("en");
  await loadPages();
  vi.useFakeTimers();
  vi.spyOn(speaker, "play");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("the last ten seconds are lit and told, the last five tick once each", async () => {
  show([0]);
  expect(clockOf("Anna").classList).not.toContain("low");
  await vi.advanceTimersByTimeAsync(2500);
  expect(clockOf("Anna").classList).toContain("low");
  expect(clockOf("Ben").classList).not.toContain("low");
  expect(screen.getByText("10 seconds left.")).toBeTruthy();
  expect(speaker.play).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(clockOf("Anna").textContent).toContain("0:00");
  expect(vi.mocked(speaker.play).mock.calls).toEqual(Array(5).fill(["tick"]));
});

test("another player's last seconds are seen, not heard", async () => {
  show([1]);
  await vi.advanceTimersByTimeAsync(13_000);
  expect(clockOf("Anna").classList).toContain("low");
  expect(speaker.play).not.toHaveBeenCalled();
});

test("a clock that has run out rings an alarm for everybody and lights its seat", async () => {
  show([], { what: "clock", seat: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(clockOf("Ben").classList).toContain("out");
  expect(vi.mocked(speaker.play).mock.calls).toEqual([["alarm"]]);
});
