import { beforeEach, expect, test, vi } from "vitest";
import { readFileSync } from "node:fs";
import type { Update } from "../src/generated/protocol.ts";
import type { GameRecord } from "../src/generated/game.ts";
import { Game, replay } from "../src/game/game.ts";
import { bytesOf, commitment, decodeRecord, encodeRecord, hex, mixedSeed } from "../src/game/record.ts";
import { checkDeal, keptOf, reread, takePart } from "../src/online/fairness.ts";
import type { Wish } from "../src/online/line.ts";
import { verify } from "../src/records/verify.ts";
import { Rules } from "../src/rules/rules.ts";

const rules = await Rules.load(readFileSync("src/generated/rules.wasm"));
vi.mock("../src/game/loading.ts", () => ({ loadRules: () => Promise.resolve(rules) }));
const SECRET = "5a".repeat(32);
let sent: Wish[] = [];
let record = "";
const send = (wish: Wish): Promise<void> => {
  sent.push(wish);
  return Promise.resolve();
};

beforeEach(() => {
  localStorage.clear();
  reread();
  sent = [];
  globalThis.fetch = vi.fn(() => Promise.resolve(new Response(record)));
});

function update(changes: Partial<Update> = {}, proof: Partial<Update["proof"]> = {}): Update {
  const seat = { kind: "person", ready: true };
  return {
    ...{ code: "TABLE234", game: 1, phase: "lobby", duplicate_of: null, seats_held: [0], seats: [seat, seat] },
    proof: { commitment: commitment(bytesOf(SECRET)), promises: [null, null], shares: [null, null], secret: null, seed: null, ...proof },
    ...changes,
  } as unknown as Update;
}

/** The shares that this browser promised and revealed for a game that then begins. */
async function partTaken(): Promise<string> {
  takePart(update(), send);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const { promise } = sent.pop() as { promise: string };
  takePart(update({}, { promises: [promise, null] }), send);
  return (sent.pop() as { share: string }).share;
}

/** A finished game of two seats, from this secret and these shares. */
function played(secret: string, shares: (string | null)[]): string {
  const mix = { secret, shares };
  const game = new Game(rules, { seats: ["Anna", "Ben"], seed: mixedSeed(mix), firstSeat: 0, mix });
  while (!game.isOver) {
    const seat = game.waitingFor()[0]!;
    game.play(seat, game.legal(seat)[0]!);
  }
  return encodeRecord(game.record());
}

const over = (): Update => update({ phase: "over" });

test("a share is promised before it is shown, and shown when all are ready", async () => {
  const waiting = update({ seats: [{ kind: "person", ready: false }, { kind: "open" }] as unknown as Update["seats"] });
  takePart(waiting, send);
  takePart(waiting, send);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const { promise } = sent[0] as { promise: string };
  reread(); // the page is loaded again
  takePart({ ...waiting, proof: { ...waiting.proof, promises: [promise, null] } }, send);
  expect(sent).toHaveLength(1);
  takePart(update({}, { promises: [promise, null] }), send);
  expect(commitment(bytesOf((sent[1] as { share: string }).share))).toBe(promise);
});

test("nothing is promised once shares are shown, for a game with the same cards, or by a spectator", () => {
  takePart(update({}, { shares: [null, "ab".repeat(32)] }), send);
  takePart(update({ duplicate_of: 1 }), send);
  takePart(update({ seats_held: [] }), send);
  takePart(update({ phase: "playing" }), send);
  expect(sent).toEqual([]);
});

test("a deal that holds gets its seal", async () => {
  const share = await partTaken();
  record = played(SECRET, [share, null]);
  expect(verify(rules, record)).toContain("commitment");
  expect(await checkDeal(over(), [])).toEqual({ holds: true, kept: true, mine: true });
});

test("a share that was left out is noticed", async () => {
  await partTaken();
  record = played(SECRET, [null, "cd".repeat(32)]);
  expect(await checkDeal(over(), [])).toEqual({ holds: true, kept: true, mine: false });
});

test("another secret than the promised one is noticed, even if the server denies its promise", async () => {
  const share = await partTaken();
  const other = "77".repeat(32);
  record = played(other, [share, null]);
  expect((await checkDeal(over(), [])).holds).toBe(false);
  const denied = update({ phase: "over" }, { commitment: commitment(bytesOf(other)) });
  expect((await checkDeal(denied, [])).holds).toBe(false);
});

test("a seed that was not mixed from the shares is noticed", async () => {
  const share = await partTaken();
  const honest = decodeRecord(played(SECRET, ["11".repeat(32), null]));
  record = encodeRecord({ ...honest, mix: { secret: SECRET, shares: [share, null] } });
  expect((await checkDeal(over(), [])).holds).toBe(false);
});

test("who comes after the deal knows no promise", async () => {
  record = played(SECRET, ["11".repeat(32), null]);
  expect(keptOf("TABLE234", 1)).toBeNull();
  expect(await checkDeal(over(), [])).toEqual({ holds: true, kept: false, mine: null });
});

test("a mixed record replays to its own bytes", () => {
  record = played(SECRET, ["11".repeat(32), "22".repeat(32)]);
  const read: GameRecord = decodeRecord(record);
  expect(encodeRecord(replay(rules, read).record())).toBe(record);
  expect(hex(mixedSeed(read.mix!))).toBe(read.seed);
});
