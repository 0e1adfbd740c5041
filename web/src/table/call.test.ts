/** Whoever looks elsewhere is called when it is their turn. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "../i18n/i18n.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { Caller } from "./call.ts";
import { GAMES } from "./demo/fixtures.ts";
import { preparePage, rich, sit } from "./demo/sitting.ts";

preparePage();
const OVER = { ...GAMES[3][6]!, legal: rich.legal, events: [] };
const vibrate = vi.fn();
const told: string[] = [];

class FakeNotification {
  static permission = "granted";
  onclick: unknown = null;
  constructor(_title: string, { body }: { body: string }) {
    told.push(body);
  }
}

beforeAll(() => setLanguage("en"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Notification", FakeNotification);
  Object.defineProperty(navigator, "vibrate", { value: vibrate, configurable: true });
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  settings.call = true;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vibrate.mockClear();
  told.length = 0;
});

test("the title says whose turn it is, and is itself again afterwards", () => {
  const caller = new Caller();
  caller.tell(true);
  expect(document.title).toBe("● Your turn.");
  caller.tell(false);
  expect(document.title).toBe("Damrak");
  caller.tell(true);
  caller.close();
  expect(document.title).toBe("Damrak");
});

test("after a wait the player is called once; a quick answer of bots calls nobody", () => {
  const caller = new Caller();
  vi.advanceTimersByTime(1000);
  caller.tell(true);
  expect(vibrate).not.toHaveBeenCalled();
  caller.tell(false);
  vi.advanceTimersByTime(5000);
  caller.tell(true);
  caller.tell(true);
  expect(vibrate).toHaveBeenCalledTimes(1);
  expect(told).toEqual(["Your turn."]);
});

test("no notice while one looks, and nothing at all where it is turned off", () => {
  Object.defineProperty(document, "hidden", { value: false, configurable: true });
  const caller = new Caller();
  vi.advanceTimersByTime(5000);
  caller.tell(true);
  expect([vibrate.mock.calls.length, told]).toEqual([1, []]);
  settings.call = false;
  caller.tell(false);
  vi.advanceTimersByTime(5000);
  caller.tell(true);
  expect(vibrate).toHaveBeenCalledTimes(1);
});

test("the table calls: its title says so while it is one's turn, and whoever looks elsewhere gets a notice", async () => {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  const source = sit({ ...rich, legal: [] });
  expect(document.title).toBe("Damrak");
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toEqual([]);
  source.send({ ...rich, events: [] });
  await vi.advanceTimersByTimeAsync(100);
  expect([document.title, told, vibrate.mock.calls.length]).toEqual(["● Your turn.", ["Your turn."], 1]);
  source.send({ ...rich, legal: [], events: [] });
  await vi.advanceTimersByTimeAsync(100);
  expect(document.title).toBe("Damrak");
});

test("a game that is over calls nobody", async () => {
  const source = sit({ ...rich, legal: [] });
  await vi.advanceTimersByTimeAsync(5000);
  source.send(OVER);
  await vi.advanceTimersByTimeAsync(100);
  expect([document.title, told]).toEqual(["Damrak", []]);
});
