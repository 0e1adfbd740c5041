import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { SeenEvent, View } from "../../game/types.ts";
import { loadOnlooker } from "../../game/loading.ts";
import { settings } from "../../settings.svelte.ts";
import { FixtureSource, GAMES } from "../demo/fixtures.ts";
import { ROUTES } from "../model/board.ts";
import { TableState } from "../state.svelte.ts";
import { show } from "./show.ts";
import { FLY, Stage } from "./stage.svelte.ts";

const view: View = { ...GAMES[4][3].view, market: ["orange", "red", "black", "orange", "red"] };
let stage: Stage;
let story: string[];

beforeAll(loadOnlooker);

beforeEach(() => {
  settings.speed = 0;
  stage = new Stage();
  story = [];
  vi.spyOn(stage, "fly").mockImplementation(async (cargo, from, to) => {
    const what = cargo.kind === "card" ? cargo.card : cargo.kind;
    story.push(`${what}: ${from} > ${to}${stage.lifted.size ? ` (lifted ${[...stage.lifted].join(" ")})` : ""}`);
  });
});
afterEach(() => vi.useRealTimers());

async function tell(event: SeenEvent, after: Partial<View> = {}): Promise<string[]> {
  await show(stage, event, { before: view, after: { ...view, ...after }, settle: () => story.push("settled") });
  return story;
}

describe("an event is shown", () => {
  test("a market card of mine flies to its stack, and the slot is filled from the deck", async () => {
    const market = ["orange", "red", "blue", "orange", "red"] as const;
    expect(await tell({ seat: 0, action: "draw market black", turned: ["blue"] }, { market })).toEqual([
      "black: slot-2 > hand-black (lifted 2)",
      "settled",
      "blue: deck > slot-2 (lifted 2)",
    ]);
    expect(stage.lifted.size).toBe(0);
  });

  test("the same card may come again: its slot is filled all the same", async () => {
    await tell({ seat: 1, action: "draw market red", turned: ["red"] });
    expect(story).toEqual(["red: slot-1 > seat-1 (lifted 1)", "settled", "red: deck > slot-1 (lifted 1)"]);
  });

  test("three wilds: all open cards fly to the discards, then five new ones come", async () => {
    const market = ["pink", "pink", "blue", "blue", "green"] as const;
    await tell({ seat: 1, action: "draw deck", turned: [...market], sweeps: 1 }, { market });
    expect(story.filter((line) => line.includes("> discards"))).toHaveLength(5);
    expect(story.filter((line) => line.includes("deck > slot-"))).toHaveLength(5);
    expect(story.indexOf("settled")).toBeLessThan(story.findIndex((line) => line.includes("> discards")));
  });

  test("a reshuffle: backs fly from the discards to the deck", async () => {
    await tell({ seat: 1, action: "draw deck", shuffles: 1 });
    expect(story.filter((line) => line === "back: discards > deck")).toHaveLength(4);
  });

  test("what another draws blind stays hidden, what I draw does not", async () => {
    expect(await tell({ seat: 2, action: "draw deck" })).toEqual(["back: deck > seat-2", "settled"]);
    story.length = 0;
    expect(await tell({ seat: 0, action: "draw deck", drew: "wild" })).toEqual(["wild: deck > hand-wild", "settled"]);
  });

  test("a claim lays a card on each space, then its carts roll on and merchandise comes", async () => {
    const seats = view.seats.map((seat) => (seat.seat === 1 ? { ...seat, merchandise: seat.merchandise + 1 } : seat));
    const lane = ROUTES.find(({ a, b }) => a === "nieuwe-waal" && b === "noordermarkt")!.id;
    vi.spyOn(stage, "sound").mockImplementation((sound) => void story.push(stage.rolling === null ? sound : `${sound}: rolls onto ${stage.rolling}`));
    await tell({ seat: 1, action: "claim nieuwe-waal noordermarkt green*1 wild*1" }, { seats });
    expect(story).toEqual([
      "card",
      `green: seat-1 > space-${lane}-0`,
      `wild: seat-1 > space-${lane}-1`,
      "settled",
      `cart: rolls onto ${lane}`,
      `knock: rolls onto ${lane}`,
      "merchandise: merchandise > seat-1",
    ]);
    expect(stage.rolling).toBeNull();
  });

  test("a card that pays lies on its space until all have come", async () => {
    vi.mocked(stage.fly).mockRestore();
    vi.useFakeTimers();
    [settings.speed, settings.motion] = [1, "full"];
    stage.root = document.createElement("div");
    stage.root.innerHTML = `<svg class="routes"></svg><i data-anchor="seat-1"></i>`;
    for (const part of stage.root.children) part.getBoundingClientRect = () => new DOMRect(0, 0, 168, 112);
    const told = tell({ seat: 1, action: "claim nieuwe-waal noordermarkt green*1 wild*1" });
    await vi.advanceTimersByTimeAsync(400); // the first has come down, the second has not
    expect(stage.flights).toHaveLength(2);
    await vi.runAllTimersAsync();
    await told;
    expect(stage.flights).toEqual([]);
    settings.motion = "auto";
  });

  test("a contract put back returns to its pile", async () => {
    expect(await tell({ seat: 3, action: "keep one" })).toEqual(["contract: seat-3 > contracts", "settled"]);
  });
});

describe("time", () => {
  test("speed divides it, nothing moves at speed 0 or where motion is reduced", () => {
    settings.motion = "full";
    settings.speed = 2;
    expect(stage.lasting(400)).toBe(200);
    settings.speed = 0;
    expect(stage.lasting(400)).toBe(0);
    settings.speed = 1;
    settings.motion = "reduced";
    expect(stage.lasting(400)).toBe(0);
    settings.motion = "auto";
  });

  test("while events are shown nothing can be chosen; hurried, everything at once", () => {
    vi.useFakeTimers();
    settings.speed = 1;
    const source = new FixtureSource(GAMES[4][1]);
    const table = new TableState(source);
    source.send(GAMES[4][2]);
    expect(table.legal).toHaveLength(0);
    expect(table.moment).toBe(GAMES[4][1]);
    expect(table.isWaited).toBe(true);
    table.hurry();
    expect(table.moment).toBe(GAMES[4][2]);
    expect(table.legal).toHaveLength(GAMES[4][2].legal.length);
    table.close();
  });

  test("moments that come while others are shown wait for their turn", async () => {
    vi.useFakeTimers();
    settings.speed = 1;
    const source = new FixtureSource(GAMES[4][1]);
    const table = new TableState(source);
    source.send(GAMES[4][2]);
    source.send(GAMES[4][3]);
    await vi.runAllTimersAsync();
    expect(table.view).toBe(GAMES[4][3].view);
    expect(table.legal).toHaveLength(GAMES[4][3].legal.length);
    table.close();
  });

  describe("a celebration", () => {
    const [before, after] = [GAMES[3][3]!, GAMES[3][4]!];
    const pass = { seat: 1, action: "pass" };
    /** The viewer does something that completes contracts or not; then another passes. The milliseconds until that is shown. */
    async function untilPass(completed: boolean, pressed = false): Promise<number> {
      vi.useFakeTimers();
      settings.speed = 1;
      const contracts = before.view.contracts.map((each) => ({ ...each, completed }));
      const view = { ...after.view, contracts };
      const source = new FixtureSource(before);
      const table = new TableState(source);
      source.send({ ...after, view, legal: [] });
      source.send({ ...after, view, legal: [], events: [pass], history: [...after.history, pass] });
      let time = 0;
      for (; time < 20_000 && table.moment.history.at(-1) !== pass; time += 50) {
        if (pressed && time >= 600) table.press();
        await vi.advanceTimersByTimeAsync(50);
        await vi.dynamicImportSettled();
      }
      table.close();
      return time;
    }

    test("is over before what another does is shown; a press ends it; without one nobody waits", async () => {
      const plain = await untilPass(false);
      const full = await untilPass(true);
      const cut = await untilPass(true, true);
      expect(plain).toBeLessThanOrEqual(600);
      expect(full).toBeGreaterThanOrEqual(2000);
      expect(full).toBeLessThanOrEqual(plain + 2200);
      expect(cut).toBeLessThan(1000);
    });
  });

  test("a contract is drawn only when the cards of the claim that completes it have come down, its carts roll meanwhile", async () => {
    vi.useFakeTimers();
    settings.speed = 1;
    const [before, after] = [GAMES[3][3]!, GAMES[3][4]!];
    const claim = { seat: 0, action: "claim nieuwe-waal noordermarkt green*1 wild*1" };
    const source = new FixtureSource(before);
    const table = new TableState(source);
    const seen: string[] = [];
    const note = (what: string | false): unknown => what && seen.at(-1) !== what && seen.push(what);
    vi.spyOn(table.stage, "fly").mockImplementation(() => table.stage.pause(FLY).then(() => void note(table.scored ? "too early" : "a card came down")));
    source.send({ ...after, legal: [], events: [claim], history: [...before.history, claim] });
    for (let time = 0; time < 8000; time += 50) {
      await vi.advanceTimersByTimeAsync(50);
      await vi.dynamicImportSettled();
      if (time % 100 === 0) note(table.stage.rolling !== null && table.scored !== null && "carts roll, the contract is drawn");
    }
    expect(seen).toEqual(["a card came down", "carts roll, the contract is drawn"]);
    expect([table.scored, table.stage.rolling]).toEqual([null, null]);
    table.close();
  });

  test("of several events in one moment each is shown with what came of it", async () => {
    vi.useFakeTimers();
    settings.speed = 1;
    const [start, end] = [GAMES[4][1], GAMES[4][2]];
    const source = new FixtureSource(start);
    const table = new TableState(source);
    source.send(end);
    const story: string[] = [];
    for (let step = 0; step < 200 && table.view !== end.view; step++) {
      const routes = table.view.seats.map((seat) => seat.routes.length).join(" ");
      const line = `${table.moment.history.length - start.history.length}: ${routes}`;
      if (story.at(-1) !== line) story.push(line);
      if (table.view !== start.view) expect(table.legal).toEqual([]);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(end.events.map((event) => event.action.split(" ")[0])).toEqual(["claim", "draw", "draw", "claim", "claim"]);
    expect(story).toEqual(["0: 0 0 0 0", "1: 1 0 0 0", "2: 1 0 0 0", "3: 1 0 0 0", "4: 1 0 1 0"]);
    await vi.runAllTimersAsync();
    expect(table.view).toBe(end.view);
    table.close();
  });
});
