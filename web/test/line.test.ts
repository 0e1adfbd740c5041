import { beforeEach, expect, test } from "vitest";
import type { Problem, Update } from "../src/generated/protocol.ts";
import { Line, type Around, type LineState } from "../src/online/line.ts";

/** A socket that a test holds the other end of. */
class Wire {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {}
  hear(message: unknown): void {
    this.onmessage!({ data: JSON.stringify(message) });
  }
}

let wires: Wire[];
let timers: { run: () => void; after: number }[];
let states: [LineState, Problem | null][];
let updates: number[];
let line: Line;

const around: Around = {
  socket: () => {
    wires.push(new Wire());
    return wires.at(-1) as unknown as WebSocket;
  },
  later: (run, after) => {
    const timer = { run, after };
    timers.push(timer);
    return () => void (timers = timers.filter((each) => each !== timer));
  },
  random: () => 1,
};

beforeEach(() => {
  [wires, timers, states, updates] = [[], [], [], []];
  line = new Line("ws://here", ["secret"], {
    update: (update) => updates.push(update.sequence),
    state: (state, problem) => states.push([state, problem]),
  }, around);
});

const fire = (after: number): void => timers.filter((timer) => timer.after === after).forEach((timer) => timer.run());
const join = (wire = wires.at(-1)!): void => {
  wire.onopen!();
  wire.hear({ type: "welcome", version: 1, rules: 2, board: "" });
};
const update = (sequence: number): Partial<Update> => ({ type: "update", sequence });

test("hello shows the secrets and what was seen; after a break it asks for the rest", () => {
  join();
  expect(wires[0]!.sent[0]).toEqual({ type: "hello", version: 1, tokens: ["secret"], since: 0 });
  wires[0]!.hear(update(7));
  wires[0]!.onclose!({ code: 1012 });
  fire(300);
  join();
  expect(wires[1]!.sent[0]).toMatchObject({ since: 7 });
  expect(states.map(([state]) => state)).toEqual(["joining", "open", "lost", "lost", "open"]);
});

test("a command that waits is told at once, and a stalled line is opened again within five seconds", async () => {
  join();
  const done = line.send({ type: "start" });
  fire(1000);
  expect(states.at(-1)).toEqual(["sending", null]);
  fire(4500);
  expect(states.at(-1)).toEqual(["lost", null]);
  fire(300);
  join();
  const again = wires[1]!.sent.at(-1)!;
  expect(again).toEqual(wires[0]!.sent.at(-1));
  wires[1]!.hear({ type: "done", id: again.id });
  await done;
  expect(states.at(-1)).toEqual(["open", null]);
  expect(timers.filter(({ after }) => after === 1000 || after === 4500)).toEqual([]);
});

test("a command without an answer is sent again with the same id, and answered once", async () => {
  join();
  const done = line.send({ type: "start" });
  wires[0]!.onclose!({ code: 1006 });
  fire(300);
  join();
  const [first, again] = [wires[0]!.sent.at(-1)!, wires[1]!.sent.at(-1)!];
  expect(again).toEqual(first);
  wires[1]!.hear({ type: "done", id: first.id });
  await done;
  wires[1]!.onclose!({ code: 1006 });
  fire(300);
  join();
  expect(wires[2]!.sent).toHaveLength(1);
});

test("a refusal rejects its command, and a stale one brings the table", async () => {
  join();
  const done = line.send({ type: "start" });
  const error = { key: "stale", arguments: {}, rule: null };
  wires[0]!.hear({ type: "refused", id: wires[0]!.sent.at(-1)!.id, error, update: update(9) });
  await expect(done).rejects.toEqual(error);
  expect(updates).toEqual([9]);
});

test("waits grow, and no wait is longer than five seconds", () => {
  const waits: number[] = [];
  for (let round = 0; round < 8; round++) {
    wires.at(-1)!.onclose!({ code: 1006 });
    waits.push(timers.at(-1)!.after);
    timers.at(-1)!.run();
  }
  expect(waits).toEqual([300, 600, 1200, 2400, 4800, 5000, 5000, 5000]);
});

test("a silent line is asked, and given up when nothing comes", () => {
  join();
  fire(15_000);
  expect(wires[0]!.sent.at(-1)).toEqual({ type: "ping" });
  fire(25_000);
  expect(states.at(-1)![0]).toBe("lost");
  fire(300);
  expect(wires).toHaveLength(2);
});

test("where there is no use in coming back the line stays shut and says why", () => {
  wires[0]!.onopen!();
  const error = { key: "no-table", arguments: {}, rule: null };
  wires[0]!.hear({ type: "refused", id: null, error, update: null });
  wires[0]!.onclose!({ code: 4403 });
  expect(states.at(-1)).toEqual(["shut", error]);
  line.retry();
  expect(wires).toHaveLength(1);
});

test("what an old socket still says is not heard", () => {
  join();
  const old = wires[0]!;
  old.onclose!({ code: 1006 });
  fire(300);
  join();
  old.hear(update(99));
  old.onclose!({ code: 4403 });
  expect(updates).toEqual([]);
  expect(states.at(-1)![0]).toBe("open");
});
