import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { botOf, decide, lookAhead } from "../src/game/bots.ts";
import { Game } from "../src/game/game.ts";
import { needsNet } from "../src/game/seating.ts";
import { NET } from "../src/generated/facts.ts";
import { Rules } from "../src/rules/rules.ts";

const weights = readFileSync("../damrak/bots/weights/master.bin");
let rules: Rules;
beforeAll(async () => {
  rules = await Rules.load(readFileSync("src/generated/rules.wasm"));
});
beforeEach(() => vi.resetModules());

const answer = (bytes: Uint8Array, status = 200) => Promise.resolve(new Response(new Uint8Array(bytes), { status }));

test("the master is the only level that needs the net", () => {
  expect(["apprentice", "regent", "master"].map(needsNet)).toEqual([false, false, true]);
  expect(["net", "guided@16"].map(needsNet)).toEqual([true, true]);
  expect(needsNet(null)).toBe(false);
  expect(() => botOf(rules, "master")).toThrow("has no net");
});

test("the net is fetched once, and plays", async () => {
  const { loadNet } = await import("../src/game/loading.ts");
  const fetched = vi.fn(() => answer(weights));
  vi.stubGlobal("fetch", fetched);
  const net = await loadNet(rules);
  expect(await loadNet(rules)).toBe(net);
  expect(fetched).toHaveBeenCalledTimes(1);
  const game = new Game(rules, { seats: ["Anna", "Ben"], seed: new Uint8Array(32), firstSeat: 0 });
  const bots = ["net", "guided@16"].map((level) => botOf(rules, level, net));
  while (!game.isOver) {
    const seat = game.waitingFor()[0]!;
    game.play(seat, decide(bots[seat]!.think(game.observation(seat))));
  }
  expect(game.outcome()!.winners.length).toBeGreaterThan(0);
});

test.each([
  [Infinity, 25],
  [100, 9],
])("a search counts simulations, unless %d ms run out", (milliseconds, expected) => {
  let clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  let [compared, halved] = [0, 0];
  const steps = {
    begin: () => 3,
    compare: () => {
      compared++;
      clock += 12;
      return 16;
    },
    halve: () => void halved++,
    best: () => 7,
  };
  expect(decide(lookAhead(steps, 400, milliseconds))).toBe(7);
  expect([compared, halved]).toEqual([expected, 2]);
  vi.restoreAllMocks();
});

test.each([
  [2, 30],
  [3, 60],
  [4, 90],
])("a budget can differ by the size of the table: with %d players", (players, simulations) => {
  const seats = ["Anna", "Ben", "Cleo", "Dirk"].slice(0, players);
  const game = new Game(rules, { seats, seed: new Uint8Array(32), firstSeat: 0 });
  const seen = game.observation(game.waitingFor()[0]!);
  const rests = (level: string) => [...botOf(rules, level).think(seen)].length;
  expect(rests("search@30/60/90")).toBe(rests(`search@${simulations}`));
  expect(rests("search@30")).toBeLessThan(rests("search@60"));
});

test("no network, an error page and damaged weights are one clear error; another try may succeed", async () => {
  const { loadNet } = await import("../src/game/loading.ts");
  const { NoNet } = await import("../src/game/weights.ts");
  const damaged = new Uint8Array(weights);
  damaged[NET.bytes >> 1]! ^= 1;
  const bad = [() => Promise.reject(new TypeError("offline")), () => answer(weights, 404), () => answer(damaged)];
  for (const fetched of [...bad, () => answer(weights.subarray(1))]) {
    vi.stubGlobal("fetch", fetched);
    await expect(loadNet(rules)).rejects.toBeInstanceOf(NoNet);
  }
  vi.stubGlobal("fetch", () => answer(weights));
  await expect(loadNet(rules)).resolves.toHaveProperty("desk");
});

test("hints and reviews are here only with the judge beside the net", async () => {
  const { isAdviceHere, isNetHere } = await import("../src/game/weights.ts");
  let kept = ["master"];
  const match = (address: string) => Promise.resolve(kept.find((name) => address.includes(name)));
  vi.stubGlobal("caches", { open: () => Promise.resolve({ match }) });
  expect([await isNetHere(), await isAdviceHere()]).toEqual([true, false]);
  kept = ["master", "judge"];
  expect(await isAdviceHere()).toBe(true);
  vi.unstubAllGlobals();
});
