import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "../i18n/i18n.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { Caller } from "./call.ts";

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
