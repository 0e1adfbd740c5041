import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { RECORDS } from "../src/generated/records.ts";
import { Memory, type RecordName } from "../src/rules/memory.ts";
import { Rules } from "../src/rules/rules.ts";

const PAGE = 65536;

test("a field is a typed array of its shape at its place", () => {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const state = new Memory(memory, 1000).create("State");
  const { size, fields } = RECORDS.State;
  expect(state.at).toBe(1008); // the next multiple of 16
  expect(state.bytes.length).toBe(size);
  expect(state.hand).toBeInstanceOf(Int8Array);
  expect(state.hand.length).toBe(4 * 7);
  expect(state.routes).toBeInstanceOf(BigUint64Array);
  state.deckSize[0] = 44;
  expect(state.bytes[fields.deckSize.at]).toBe(44);
});

test("records keep what they hold when the memory grows", () => {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const records = new Memory(memory, 0);
  const state = records.create("State");
  state.turn[0] = 7;
  const old = state.turn;
  records.reserve("Net");
  expect(memory.buffer.byteLength).toBeGreaterThan(PAGE);
  expect(old.length).toBe(0);
  expect(state.turn[0]).toBe(7);
  state.turn[0] = 8;
  expect(state.turn[0]).toBe(8);
});

test("records do not overlap", () => {
  const records = new Memory(new WebAssembly.Memory({ initial: 1 }), 0);
  const made = (Object.keys(RECORDS) as RecordName[]).map((name) => records.create(name));
  for (const [place, record] of made.slice(1).entries())
    expect(record.at).toBeGreaterThanOrEqual(made[place]!.at + made[place]!.bytes.length);
});

test("no field hides what every record has", () => {
  for (const { fields } of Object.values(RECORDS)) expect(Object.keys(fields)).not.toContain("at");
  for (const { fields } of Object.values(RECORDS)) expect(Object.keys(fields)).not.toContain("bytes");
});

test("a game can be played in one record while others are made", async () => {
  const rules = await Rules.load(readFileSync("src/generated/rules.wasm"));
  const state = rules.newState();
  rules.newGame(state, new Uint8Array(32), 3);
  const [before] = [state.bytes.slice(), rules.newSearch(), rules.newGuide()];
  expect(state.bytes).toEqual(before);
  expect(rules.legalActions(state).length).toBeGreaterThan(0);
});
