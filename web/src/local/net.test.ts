/** What hints, the master and reviews need: fetched ahead of time where nobody pays for it, and missed without a line. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const fetchAhead = vi.fn(() => Promise.resolve());
vi.mock("../insight/loading.ts", () => ({ fetchAhead: () => fetchAhead() }));

const weights = { isNetHere: vi.fn(), isAdviceHere: vi.fn() };
vi.mock("../game/weights.ts", () => weights);

function line(connection: unknown, onLine = true): void {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  Object.defineProperty(navigator, "onLine", { value: onLine, configurable: true });
}

/** How often something is fetched within a minute of opening the page; the line may change after a second. */
async function fetched(change = (): void => undefined): Promise<number> {
  const { netStore } = await import("./net.svelte.ts");
  netStore.watch();
  await vi.advanceTimersByTimeAsync(1000);
  change();
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.dynamicImportSettled();
  return fetchAhead.mock.calls.length;
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  fetchAhead.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  line(undefined);
});

test.each([undefined, {}, { type: "wifi", effectiveType: "4g", saveData: false }])("over %o", async (connection) => {
  line(connection);
  expect(await fetched()).toBe(1);
});

test.each([{ saveData: true }, { type: "cellular" }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])("not over %o", async (connection) => {
  line(connection);
  expect(await fetched()).toBe(0);
});

test("nor without a line, nor where it has become dear meanwhile", async () => {
  line({ type: "wifi" }, false);
  expect(await fetched()).toBe(0);
  vi.resetModules();
  line({ type: "wifi" });
  expect(await fetched(() => line({ type: "cellular" }))).toBe(0);
});

test.each([
  [false, false],
  [true, false],
  [true, true],
])("without a line it is known what has to wait: with the net %s, with all that hints and reviews need %s", async (net, advice) => {
  const { netStore } = await import("./net.svelte.ts");
  Object.defineProperty(navigator, "serviceWorker", { value: { controller: {} }, configurable: true });
  weights.isNetHere.mockResolvedValue(net);
  weights.isAdviceHere.mockResolvedValue(advice);
  line(undefined, false);
  await netStore.look();
  expect([netStore.missing, netStore.adviceMissing]).toEqual([!net, !advice]);
  Object.defineProperty(navigator, "serviceWorker", { value: { controller: null }, configurable: true });
  await netStore.look();
  expect([netStore.missing, netStore.adviceMissing]).toEqual([true, true]); // no part of the client comes
  line(undefined, true);
  await netStore.look();
  expect([netStore.missing, netStore.adviceMissing]).toEqual([false, false]);
});
