/** The screen of all stays on, and says where it cannot. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Update } from "../../generated/protocol.ts";
import { loadPages, setLanguage } from "../../i18n/i18n.svelte.ts";
import { COLOURS } from "../../online/colours.ts";
import type { OnlineTable } from "../../online/table.svelte.ts";
import ScreenRoom from "./ScreenRoom.svelte";

const release = vi.fn(() => Promise.resolve());
const request = vi.fn(() => Promise.resolve({ release }));
const seats = [0, 1].map((seat) => ({ seat, kind: "bot", name: "porter", level: "porter", colour: COLOURS[seat], ready: true }));
const update = { phase: "lobby", seats, seats_held: [], owner: false, settings: {} } as unknown as Update;
const table = { code: "ABCDEFGH", changes: 0, line: "joined", seatsHere: () => Promise.resolve([]) } as unknown as OnlineTable;

function see(visibility: DocumentVisibilityState): void {
  Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeAll(async () => {
  await setLanguage("en");
  await loadPages();
});
beforeEach(() => {
  see("visible");
  vi.clearAllMocks();
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
});
afterEach(cleanup);

test("it is kept on while it is shown, again after it was hidden, and no longer than that", async () => {
  const { unmount, container } = render(ScreenRoom, { table, update });
  expect(request.mock.calls).toEqual([["screen"]]);
  see("hidden");
  expect(request).toHaveBeenCalledTimes(1);
  see("visible");
  expect(request).toHaveBeenCalledTimes(2);
  expect(container.textContent).not.toContain("keep this screen on");
  unmount();
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1));
  see("visible");
  expect(request).toHaveBeenCalledTimes(2);
});

test("a browser that refuses, as one with an empty battery does, is no fault", async () => {
  request.mockRejectedValueOnce(new Error("battery") as never);
  const { unmount } = render(ScreenRoom, { table, update });
  unmount();
  await Promise.resolve();
  expect(release).not.toHaveBeenCalled();
});

test("where the browser cannot, as over plain http, that is said before the game", () => {
  delete (navigator as { wakeLock?: unknown }).wakeLock;
  const { container } = render(ScreenRoom, { table, update });
  expect(container.textContent).toContain("a page cannot keep this screen on");
});
