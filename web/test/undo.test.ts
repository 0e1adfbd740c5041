import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { replay } from "../src/game/game.ts";
import type { GamePlan, SeatPlan, StoredGame } from "../src/game/seating.ts";
import { decodeRecord } from "../src/game/record.ts";
import { Session, type Around, type Shown } from "../src/local/session.ts";
import type { Moment } from "../src/game/source.ts";
import { FIRST_CLAIM } from "../src/generated/facts.ts";
import { readLink, writeLink } from "../src/records/link.ts";
import { verify } from "../src/records/verify.ts";
import { Rules } from "../src/rules/rules.ts";

let rules: Rules;
beforeAll(async () => {
  rules = await Rules.load(readFileSync("src/generated/rules.wasm"));
});

const person = (name: string): SeatPlan => ({ name, kind: "person", level: null });
const porter: SeatPlan = { name: "porter", kind: "bot", level: "porter" };
const plan = (...seats: SeatPlan[]): GamePlan => ({ seats, firstSeat: 0, seed: "07".repeat(32) });

class Room implements Around {
  last!: Shown;
  kept!: StoredGame;

  show = (shown: Shown) => void (this.last = shown);
  keep = (game: StoredGame) => Promise.resolve(void (this.kept = game));
  breathe = () => Promise.resolve();
  now = () => 0;

  get moment(): Moment {
    return this.last.moment;
  }
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
const claimIn = ({ legal }: Moment) => legal.find((action) => action >= FIRST_CLAIM);
const without = ({ events: _, ...rest }: Moment) => rest;

/** Play until the viewer (this seat, if said) could claim a route; what the moments before offered to take back. */
async function untilClaim(session: Session, room: Room, seat?: number): Promise<boolean[]> {
  const offered: boolean[] = [];
  await session.run();
  for (let turn = 0; turn < 50; turn++) {
    const { handover, moment } = room.last;
    if (handover !== null && moment.view.viewer !== null) session.cover();
    else if (handover !== null) session.look(handover);
    else if (claimIn(moment) !== undefined && (seat ?? moment.view.viewer) === moment.view.viewer) return offered;
    else await session.act(moment.legal[0]!);
    offered.push(room.moment.undo);
  }
  throw new Error("no claim in fifty turns");
}

/** The first thing that the first seat did after a moment. */
const ownAfter = (before: Moment, after: Moment) => after.history.slice(before.history.length).find((event) => event.seat === 0);
const marked = (room: Room) => decodeRecord(room.kept.record).taken_back ?? false;

describe("alone against bots", () => {
  test("everything is taken back, step by step, to the first choice", async () => {
    const room = new Room();
    const session = Session.begin(rules, plan(person("Anna"), porter, porter), "a", room);
    await session.run();
    expect(room.moment.undo).toBe(false);
    const moments: Moment[] = [];
    for (let turn = 0; turn < 25; turn++) {
      moments.push(room.moment);
      await session.act(room.moment.legal.at(-1)!);
      expect(room.moment.undo).toBe(true);
    }
    for (const before of moments.reverse()) {
      await session.undo();
      expect(room.moment.events).toEqual([]);
      expect(room.moment.view).toEqual(before.view);
      expect(room.moment.legal).toEqual(before.legal);
    }
    expect(room.moment.undo).toBe(false);
    expect(marked(room)).toBe(true);
  });

  test("the same cards come again, what was shown is shown anew, and the record holds", async () => {
    const room = new Room();
    const session = Session.begin(rules, plan(person("Anna"), porter), "a", room);
    await session.run();
    for (let turn = 0; turn < 300 && !room.moment.outcome; turn++) {
      const before = room.moment;
      const action = before.legal.at(-1)!;
      await session.act(action);
      if (room.moment.outcome) break;
      const own = ownAfter(before, room.moment);
      if (turn % 3 === 0) {
        await session.undo();
        expect(without(room.moment)).toEqual(without(before));
        await session.act(action);
        expect(ownAfter(before, room.moment)).toEqual(own);
      }
    }
    expect(room.moment.outcome).not.toBeNull();
    expect(room.moment.undo).toBe(false); // the game is over
    expect(marked(room)).toBe(true);
    expect(verify(rules, room.kept.record)).toContain("result");
    const record = decodeRecord(room.kept.record);
    expect(Object.keys(record).at(-1)).toBe("taken_back"); // as damrak/game/record.py writes it
    expect(readLink(rules, writeLink(rules, record))).toEqual(record);
    expect(replay(rules, record).outcome()).toEqual(room.moment.outcome);
  });

  test("a game in which nothing was taken back has no mark, and one kept with a mark keeps it", async () => {
    const room = new Room();
    const session = Session.begin(rules, plan(person("Anna"), porter), "a", room);
    await untilClaim(session, room);
    expect(marked(room)).toBe(false);
    await session.act(claimIn(room.moment)!);
    await session.undo(); // the bot has answered already
    expect(marked(room)).toBe(true);
    const later = new Room();
    const resumed = Session.resume(rules, room.kept, later);
    await resumed.run();
    expect(later.moment.undo).toBe(true);
    await resumed.act(claimIn(later.moment)!);
    expect(marked(later)).toBe(true);
  });

  test("no bot waits before it answers", async () => {
    const room = new Room();
    const breathed = vi.spyOn(room, "breathe");
    const session = Session.begin(rules, plan(person("Anna"), porter), "a", room);
    await untilClaim(session, room);
    await session.act(claimIn(room.moment)!);
    expect(room.moment.history.at(-1)!.seat).toBe(1);
    for (const asked of breathed.mock.calls) expect(asked).toEqual([]); // never for a time
  });
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
  expect(marked(room)).toBe(false); // nobody had seen anything new
  await session.act(claimIn(before)!);
  expect(room.moment.history.at(-1)!.seat).toBe(1);
});

describe("several people at one device", () => {
  test("a claim is taken back until the device is covered, a card never", async () => {
    const room = new Room();
    const session = Session.begin(rules, plan(person("Anna"), person("Ben")), "a", room);
    expect(await untilClaim(session, room)).not.toContain(true); // choices at set-up and cards drawn show something
    const { moment } = room;
    const me = moment.view.viewer;
    await session.act(claimIn(moment)!);
    expect([room.moment.undo, room.last.handover]).toEqual([true, 1 - me!]);
    await session.undo();
    expect(without(room.moment)).toEqual(without(moment));
    expect(room.last.handover).toBeNull();
    expect(marked(room)).toBe(false);
    await session.act(claimIn(moment)!);
    session.cover();
    expect(room.moment.undo).toBe(false);
    const covered = room.last;
    await session.undo();
    expect(room.last).toBe(covered);
    session.look(1 - me!);
    expect(room.moment.undo).toBe(false);
  });

  test("also after bots have answered; that is marked", async () => {
    const room = new Room();
    const session = Session.begin(rules, plan(person("Anna"), porter, person("Ben")), "a", room);
    await untilClaim(session, room, 0);
    const { moment } = room;
    await session.act(claimIn(moment)!);
    expect([room.moment.history.at(-1)!.seat, room.moment.undo]).toEqual([1, true]);
    await session.undo();
    expect(room.moment.view).toEqual(moment.view);
    expect(marked(room)).toBe(true);
  });
});
