import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import { replay } from "../src/game/game.ts";
import type { GamePlan, SeatPlan, StoredGame } from "../src/local/seating.ts";
import { decodeRecord } from "../src/game/record.ts";
import { Session, type Around, type Shown } from "../src/local/session.ts";
import type { Moment } from "../src/game/source.ts";
import { ACTIONS, FIRST_CLAIM } from "../src/generated/facts.ts";
import { Rules } from "../src/rules/rules.ts";

let rules: Rules;
beforeAll(async () => {
  rules = await Rules.load(readFileSync("src/generated/rules.wasm"));
});

const person = (name: string): SeatPlan => ({ name, kind: "person", level: null });
const porter: SeatPlan = { name: "porter", kind: "bot", level: "porter" };
const plan = (...seats: SeatPlan[]): GamePlan => ({ seats, firstSeat: 0, seed: "07".repeat(32) });

/** A table whose bots wait where they are patient, until `go`. */
class Room implements Around {
  last!: Shown;
  kept!: StoredGame;
  private waiting: (() => void)[] = [];

  show = (shown: Shown) => void (this.last = shown);
  keep = (game: StoredGame) => Promise.resolve(void (this.kept = game));
  breathe = (milliseconds: number) =>
    milliseconds ? new Promise<void>((go) => this.waiting.push(go)) : Promise.resolve();
  now = () => 0;

  get moment(): Moment {
    return this.last.moment;
  }

  /** The bots' patience is over. */
  async go(): Promise<void> {
    this.waiting.splice(0).forEach((go) => go());
    await settled();
  }
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
const claimIn = ({ legal }: Moment) => legal.find((action) => action >= FIRST_CLAIM);
const without = ({ events: _, ...rest }: Moment) => rest;

/** Play until the viewer could claim a route; what the moments before offered to take back. */
async function untilClaim(session: Session, room: Room): Promise<boolean[]> {
  const offered: boolean[] = [];
  await session.run();
  for (let turn = 0; turn < 50; turn++) {
    const { handover, moment } = room.last;
    if (handover !== null && moment.view.viewer !== null) session.cover();
    else if (handover !== null) session.look(handover);
    else if (claimIn(moment) !== undefined) return offered;
    else await session.act(moment.legal[0]!, 0);
    offered.push(room.moment.undo);
  }
  throw new Error("no claim in fifty turns");
}

test("a claim is taken back before the bots answer, and everything is as it was", async () => {
  const room = new Room();
  const session = Session.begin(rules, plan(person("Anna"), porter), "a", room);
  const offered = await untilClaim(session, room);
  expect(offered).not.toContain(true); // choices at set-up and cards drawn show something new
  const before = room.moment;
  void session.act(claimIn(before)!, 3000);
  await settled();
  expect(room.moment.undo).toBe(true);
  expect(room.moment.view.to_move).toBe(1);
  void session.undo();
  await settled();
  expect(room.moment.events).toEqual([]);
  expect(without(room.moment)).toEqual(without(before));
  await room.go();
  expect(without(room.moment)).toEqual(without(before));
  expect(replay(rules, decodeRecord(room.kept.record)).history(0)).toEqual(before.history);
  void session.act(claimIn(before)!, 3000);
  await settled();
  expect(room.moment.events).toHaveLength(1); // shown anew
});

test("once a bot has acted there is nothing to take back", async () => {
  const room = new Room();
  const session = Session.begin(rules, plan(person("Anna"), porter), "a", room);
  await untilClaim(session, room);
  void session.act(claimIn(room.moment)!, 3000);
  await settled();
  await room.go();
  const after = room.last;
  expect(after.moment.history.at(-1)!.seat).toBe(1);
  expect(after.moment.undo).toBe(false);
  await session.undo();
  expect(room.last).toBe(after);
});

test("a bot that thinks is interrupted, and forgets what it thought", async () => {
  const room = new Room();
  const breathed = vi.fn(settled);
  let clock = 0;
  Object.assign(room, { breathe: breathed, now: () => (clock += 50) });
  const searcher: SeatPlan = { name: "search", kind: "bot", level: "search@100" };
  const session = Session.begin(rules, plan(person("Anna"), searcher), "a", room);
  await untilClaim(session, room);
  const before = room.moment;
  breathed.mockClear();
  const played = session.act(claimIn(before)!);
  while (breathed.mock.calls.length < 4) await settled();
  expect(room.moment.view.to_move).toBe(1);
  await Promise.all([session.undo(), played]);
  expect(without(room.moment)).toEqual(without(before));
  await session.act(claimIn(before)!);
  expect(room.moment.history.at(-1)!.seat).toBe(1);
});

test("a person who claims anew has the whole patience of the bots again", async () => {
  const room = new Room();
  const session = Session.begin(rules, plan(person("Anna"), porter), "a", room);
  await untilClaim(session, room);
  const claim = claimIn(room.moment)!;
  void session.act(claim, 3000);
  await settled();
  void session.undo();
  void session.act(claim, 3000);
  await room.go(); // the patience with the first claim ends
  expect(room.moment.undo).toBe(true);
  await room.go();
  expect(room.moment.undo).toBe(false);
});

test("with two people it ends when the device is covered", async () => {
  const room = new Room();
  const session = Session.begin(rules, plan(person("Anna"), person("Ben")), "a", room);
  await untilClaim(session, room);
  const { moment } = room;
  const me = moment.view.viewer;
  await session.act(claimIn(moment)!);
  expect([room.moment.undo, room.last.handover]).toEqual([true, 1 - me!]);
  await session.undo();
  expect(without(room.moment)).toEqual(without(moment));
  expect(room.last.handover).toBeNull();
  await session.act(claimIn(moment)!);
  session.cover();
  expect(room.moment.undo).toBe(false);
  const covered = room.last;
  await session.undo();
  expect(room.last).toBe(covered);
  session.look(1 - me!);
  expect(room.moment.undo).toBe(false);
});

test("a whole game in which every action that can be is taken back once replays to its record", async () => {
  const room = new Room();
  const session = Session.begin(rules, plan(person("Anna"), porter), "a", room);
  await session.run();
  const taken = new Set<string>();
  for (let turn = 0; turn < 300 && !room.moment.outcome; turn++) {
    const before = room.moment;
    const action = before.legal.at(-1)!;
    void session.act(action, 3000);
    await settled();
    if (room.moment.undo) {
      taken.add(ACTIONS[action]!.split(" ")[0]!);
      void session.undo();
      await settled();
      expect(without(room.moment)).toEqual(without(before));
      void session.act(action, 0);
    }
    await room.go();
  }
  expect(room.moment.outcome).not.toBeNull();
  expect([...taken]).toContain("claim");
  expect(replay(rules, decodeRecord(room.kept.record)).outcome()).toEqual(room.moment.outcome);
});
