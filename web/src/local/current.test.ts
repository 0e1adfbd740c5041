/** What a game in this browser asks of the device. */
import { afterEach, expect, test, vi } from "vitest";
import { beginGame } from "./current.ts";

vi.mock("./local.ts", () => ({ LocalSource: { begin: () => Promise.resolve({ id: "a", close: () => undefined }) } }));

function storage(value: unknown): void {
  Object.defineProperty(navigator, "storage", { value, configurable: true });
}
afterEach(() => storage(undefined));

test("a game that is begun is to be kept, even where the device is full", async () => {
  const persist = vi.fn(() => Promise.resolve(true));
  storage({ persist });
  expect(await beginGame({ seats: [], firstSeat: null })).toBe("a");
  expect(persist).toHaveBeenCalledTimes(1);
});

test.each([undefined, {}])("a browser that cannot promise that plays all the same: %o", async (value) => {
  storage(value);
  expect(await beginGame({ seats: [], firstSeat: null })).toBe("a");
});
