/** After a game at one device: who begins the next one, and in which colours. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { loadOnlooker } from "../../game/loading.ts";
import type { GamePlan, SeatPlan } from "../../game/seating.ts";
import { loadPages, setLanguage } from "../../i18n/i18n.svelte.ts";
import { netStore } from "../../local/net.svelte.ts";
import { settings } from "../../settings.svelte.ts";
import { FixtureSource, GAMES } from "../../table/demo/fixtures.ts";
import "../../table/ending/Final.svelte"; // is here already, however slow the machine is
import Play from "./Play.svelte";

const end = GAMES[2][6]!;
const seats: SeatPlan[] = end.seats.map(({ name }, place) => ({ name, kind: place ? "bot" : "person", level: place ? "porter" : null, colour: 3 - place }));
const begun: GamePlan[] = [];
vi.mock("../../local/current.ts", () => ({
  findGame: () => Promise.resolve(Object.assign(new FixtureSource(end), { kept: true, handover: null })),
  beginGame: (plan: GamePlan) => {
    begun.push(plan);
    return Promise.resolve("next");
  },
}));
vi.mock("../../records/store.ts", () => ({ loadGame: () => Promise.resolve({ seats, record: "" }) }));

beforeAll(async () => {
  await Promise.all([setLanguage("en"), loadOnlooker()]);
  await loadPages();
  settings.speed = 0;
});
afterEach(() => {
  cleanup();
  begun.length = 0;
  netStore.adviceMissing = false;
});

test("once more with the same people in their colours; the first player is drawn unless one is chosen", async () => {
  render(Play);
  const again = await screen.findByRole("button", { name: "Rematch" });
  await fireEvent.click(again);
  await vi.waitFor(() => expect(begun).toEqual([{ seats, firstSeat: null }]));
  await fireEvent.change(screen.getByRole("combobox", { name: /^Who begins/ }), { target: { value: "1" } });
  await fireEvent.click(again);
  await vi.waitFor(() => expect(begun[1]).toEqual({ seats, firstSeat: 1 }));
  expect(location.hash).toBe("#/play/next");
});

test("a review that needs a connection says so there, too", async () => {
  netStore.adviceMissing = true;
  render(Play);
  expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Review: needs a connection" })).disabled).toBe(true);
});
