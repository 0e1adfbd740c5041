import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { replay } from "../src/game/game.ts";
import type { GamePlan, StoredGame } from "../src/game/seating.ts";
import { decodeRecord } from "../src/game/record.ts";
import type { Coach } from "../src/insight/coach.ts";
import { Session, type Around, type Shown } from "../src/local/session.ts";
import { Rules } from "../src/rules/rules.ts";

let rules: Rules;
beforeAll(async () => {
  rules = await Rules.load(readFileSync("src/generated/rules.wasm"));
});

const person = (name: string) => ({ name, kind: "person", level: null }) as const;
const bot = (level: string) => ({ name: level, kind: "bot", level }) as const;

function table(): Around & { shown: Shown[]; kept: StoredGame[]; last: Shown } {
  const shown: Shown[] = [];
  const kept: StoredGame[] = [];
  let clock = 0;
  return {
    shown,
    kept,
    get last() {
      return shown.at(-1)!;
    },
    show: (each) => void shown.push(each),
    keep: (game) => Promise.resolve(void kept.push(game)),
    breathe: () => Promise.resolve(),
    now: () => ++clock,
  };
}

const plan = (...seats: GamePlan["seats"][number][]): GamePlan => ({ seats, firstSeat: 0, seed: "07".repeat(32) });

test("one person plays a whole game against bots and sees only her own cards", async () => {
  const around = table();
  const session = Session.begin(rules, plan(person("Anna"), bot("carter"), bot("apprentice")), "a", around);
  await session.run();
  for (let turn = 0; turn < 300 && !around.last.moment.outcome; turn++) {
    await session.act(around.last.moment.legal.at(-1)!);
  }
  expect(around.last.moment.outcome).not.toBeNull();
  for (const { moment, handover } of around.shown) {
    expect(handover).toBeNull();
    expect(moment.view.viewer).toBe(0);
    for (const event of moment.history) if (event.seat !== 0) expect([event.drew, event.offered]).toEqual([undefined, undefined]);
  }
  const told = around.shown.flatMap(({ moment }) => moment.events);
  expect(told).toHaveLength(around.last.moment.history.length);
  const stored = around.kept.at(-1)!;
  expect(stored.outcome).toEqual(around.last.moment.outcome);
  expect(replay(rules, decodeRecord(stored.record)).outcome()).toEqual(stored.outcome);
});

test("a kept game goes on where it was", async () => {
  const around = table();
  const session = Session.begin(rules, plan(person("Anna"), bot("porter")), "a", around);
  await session.run();
  for (let turn = 0; turn < 8; turn++) await session.act(around.last.moment.legal[0]!);
  const later = table();
  await Session.resume(rules, around.kept.at(-1)!, later).run();
  const { events, ...rest } = later.last.moment;
  expect({ ...rest, events: [] }).toEqual({ ...around.last.moment, events: [] });
  expect(events).toEqual([]);
  expect(later.kept).toEqual([]); // looked at, it keeps its date
});

test("it is kept whose turn it is, and that contracts are still chosen", async () => {
  const around = table();
  const session = Session.begin(rules, plan(person("Anna"), bot("porter")), "a", around);
  await session.run();
  for (let turn = 0; turn < 6; turn++) await session.act(around.last.moment.legal[0]!);
  const turns = around.kept.map(({ turn }) => turn);
  expect([turns[0], turns.at(-1)]).toEqual([null, 0]);
  expect(turns).toContain(1);
});

test("it is kept at how many choices the coach was asked, also after a pause", async () => {
  const coach = { hint: () => ({}) } as unknown as Coach;
  const around = table();
  const session = Session.begin(rules, plan(person("Anna"), bot("porter")), "a", around);
  await session.run();
  await session.hint(coach);
  await session.hint(coach); // the same choice
  await session.act(around.last.moment.legal[0]!);
  await session.act(around.last.moment.legal[0]!);
  expect(around.kept.at(-1)!.hints).toBe(1);
  const later = table();
  const resumed = Session.resume(rules, around.kept.at(-1)!, later);
  await resumed.run();
  await resumed.hint(coach);
  await resumed.act(later.last.moment.legal[0]!);
  expect(later.kept.at(-1)!.hints).toBe(2);
});

test("with two people nobody sees a hand until the device is handed over", async () => {
  const around = table();
  const session = Session.begin(rules, plan(person("Anna"), person("Ben"), bot("porter")), "a", around);
  await session.run();
  const looked: number[] = [];
  for (let step = 0; step < 60; step++) {
    const { handover, moment } = around.last;
    if (handover !== null && moment.view.viewer !== null) {
      expect(moment.view.viewer).toBe(looked.at(-1));
      session.look(handover);
      expect(around.last.moment.view.viewer).toBe(looked.at(-1));
      session.cover();
    } else if (handover !== null) {
      expect(moment.view.viewer).toBeNull();
      expect(moment.view.hand).toEqual({});
      expect(moment.legal).toEqual([]);
      await expect(session.act(5)).rejects.toThrow("nobody looks");
      session.look(1 - handover);
      expect(around.last.moment.view.viewer).toBeNull();
      session.look(handover);
      looked.push(handover);
      expect(around.last.moment.view.viewer).toBe(handover);
    } else {
      expect(moment.legal).not.toEqual([]);
      await session.act(moment.legal[0]!);
    }
  }
  expect(looked.slice(0, 4)).toEqual([0, 1, 0, 1]);
});

test("an action that is not legal changes nothing", async () => {
  const around = table();
  const session = Session.begin(rules, plan(person("Anna"), bot("porter")), "a", around);
  await session.run();
  const before = around.last;
  await expect(session.act(5)).rejects.toThrow("not legal");
  expect(around.last).toBe(before);
});

test("bots of every level play on", async () => {
  const around = table();
  const levels = ["apprentice", "porter", "merchant"];
  const session = Session.begin(rules, plan(person("Anna"), ...levels.map(bot)), "a", around);
  await session.run();
  for (let turn = 0; turn < 4; turn++) await session.act(around.last.moment.legal[0]!);
  const actors = new Set(around.last.moment.history.map((event) => event.seat));
  expect([...actors].sort()).toEqual([0, 1, 2, 3]);
});

test("who plays quicker than the browser keeps is shown every move, and all of them are kept", async () => {
  const around = table();
  const waiting: (() => void)[] = [];
  const slow: Around = { ...around, keep: (game) => around.keep(game).then(() => new Promise((go) => waiting.push(go))) };
  const tick = () => {
    waiting.splice(0).forEach((go) => go());
    return new Promise<boolean>((go) => setTimeout(() => go(false)));
  };
  const session = Session.begin(rules, plan(person("Anna"), bot("porter")), "a", slow);
  const runs = [session.run()];
  for (let acted = 0; acted < 12; ) {
    const action = around.last.moment.legal.at(-1);
    if (action === undefined) await tick();
    else runs.push(session.act(action));
    if (action !== undefined) acted += 1;
    expect(around.last.moment.history.filter((event) => event.seat === 0)).toHaveLength(acted);
  }
  const done = Promise.all(runs).then(() => true);
  while (!(await Promise.race([done, tick()])));
  const stored = around.kept.at(-1)!;
  expect(replay(rules, decodeRecord(stored.record)).history(0)).toEqual(around.last.moment.history);
});
