import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { replay } from "../src/game/game.ts";
import { readLink, writeLink } from "../src/records/link.ts";
import type { GameRecord } from "../src/generated/game.ts";
import { decodeRecord, encodeRecord, RecordError } from "../src/game/record.ts";
import { ReplaySource, seatsOf } from "../src/records/replay.ts";
import { verify } from "../src/records/verify.ts";
import { RULES_VERSION } from "../src/generated/facts.ts";
import { Rules } from "../src/rules/rules.ts";

const GAMES = "../tests/golden/games/";
/** Of version 1 of the rules: three wilds wait where version 2 sweeps them. */
const GOLDEN = `${GAMES}amsterdam-3-by_kind-126.json`;
/** Of version 2: a claim makes a sweep possible. */
const SWEPT = `${GAMES}amsterdam-3-by_kind-6-v2.json`;
let rules: Rules;
let text: string;
let record: GameRecord;
beforeAll(async () => {
  rules = await Rules.load(readFileSync("src/generated/rules.wasm"));
  text = readFileSync(GOLDEN, "utf8");
  record = decodeRecord(text);
});

test("a link holds the whole game and is short", () => {
  const link = writeLink(rules, record);
  expect(link.length).toBeLessThan(600);
  expect(encodeRecord(readLink(rules, link))).toBe(text);
  expect(() => readLink(rules, link.slice(2))).toThrow(RecordError);
  expect(() => readLink(rules, "nonsense")).toThrow(RecordError);
});

test("a game that goes on has no link: it would show hidden cards", () => {
  const { result: _, ...rest } = record;
  expect(() => writeLink(rules, { ...rest, actions: rest.actions.slice(0, -3) } as GameRecord)).toThrow(RecordError);
});

test("a game of today's rules holds, and so does its link", () => {
  const today = readFileSync(SWEPT, "utf8");
  expect(decodeRecord(today).rules).toBe(RULES_VERSION);
  expect(verify(rules, today)).toHaveLength(6);
  expect(encodeRecord(readLink(rules, writeLink(rules, decodeRecord(today))))).toBe(today);
});

test("everybody is told of sweeps and reshuffles, also after something was taken back", () => {
  const game = replay(rules, decodeRecord(readFileSync(SWEPT, "utf8")));
  const swept = game.history(null).map(({ sweeps = 0 }) => sweeps);
  const shuffled = game.history(1).map(({ shuffles = 0 }) => shuffles);
  expect(swept.reduce((sum, count) => sum + count)).toBeGreaterThan(0);
  expect(shuffled.reduce((sum, count) => sum + count)).toBe(game.view(null).reshuffles);
  const [place, event] = [swept.findIndex(Boolean), game.history(null)[swept.findIndex(Boolean)]!];
  game.goBack(place);
  game.playWords(event.seat, event.action);
  expect(game.history(null).at(-1)!.sweeps).toBe(swept[place]);
});

test("a game of version 1 goes on by version 1, from any moment", () => {
  expect(record.rules).toBe(1);
  for (const at of [0, 86, 104]) {
    const game = replay(rules, decodeRecord(encodeRecord(replay(rules, record, at).record())));
    for (const { seat, action } of record.actions.slice(at)) game.playWords(seat, action);
    expect(encodeRecord(game.record())).toBe(text);
  }
});

test("the same actions come out otherwise by version 2, and other versions are refused", () => {
  expect(() => replay(rules, { ...record, rules: 2 }, 86)).not.toThrow();
  expect(() => replay(rules, { ...record, rules: 2 })).toThrow("outcome");
  for (const version of [0, 3]) expect(() => replay(rules, { ...record, rules: version })).toThrow("rules");
});

test("a replay goes anywhere, and one step on is told as it happened", () => {
  const source = new ReplaySource(rules, record, seatsOf(record), 1, 20);
  const moments: number[] = [];
  source.subscribe((moment) => moments.push(moment.events.length));
  source.go(21);
  expect(source.moment.events[0]).toEqual(source.moment.history[20]);
  source.go(10);
  source.go(10_000);
  expect(source.position).toBe(record.actions.length);
  expect(source.moment.outcome).toEqual(record.result);
  source.go(-1);
  expect(source.moment.history).toEqual([]);
  expect(moments).toEqual([1, 0, 0, 0]);
  expect(source.open().views.map((view) => view.viewer)).toEqual([0, 1, 2]);
});

test("a changed record is found", () => {
  expect(verify(rules, text)).toHaveLength(6);
  expect(() => verify(rules, text.replace("draw deck", "draw dekk"))).toThrow(RecordError);
  const other = { ...record, seed: "00".repeat(32) };
  expect(() => verify(rules, encodeRecord(other))).toThrow("deals");
  expect(() => decodeRecord("[]")).toThrow("other");
  expect(() => decodeRecord("{")).toThrow("json");
});
