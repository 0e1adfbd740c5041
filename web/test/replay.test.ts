import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { readLink, writeLink } from "../src/records/link.ts";
import { decodeRecord, encodeRecord, RecordError, type GameRecord } from "../src/game/record.ts";
import { ReplaySource, seatsOf } from "../src/records/replay.ts";
import { verify } from "../src/records/verify.ts";
import { Rules } from "../src/rules/rules.ts";

const GOLDEN = "../tests/golden/games/amsterdam-3-by_kind-126.json";
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
