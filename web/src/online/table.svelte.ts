/** A table on a server as this browser knows it: who sits, what is said, and the game to play. */
import type { Happened, Kind, Problem, Update } from "../generated/protocol.ts";
import type { SeenEvent } from "../game/types.ts";
import { command, seatsHeld } from "./api.ts";
import { takePart } from "./fairness.ts";
import { keepKeys, keysOf, newSecret, tokensOf, type Keys } from "./keys.ts";
import { Line, type LineState, type Wish } from "./line.ts";

export interface Said {
  readonly number: number;
  readonly seat: number;
  readonly text: string;
}

/** Log entries about the table itself, not about the game. */
const TOLD = ["paused", "resumed", "resigned", "substituted", "returned", "undone", "undo-refused"] as const;

const CHANGES: readonly Kind[] = ["seated", "left", "moved", "rematch"];

export interface Told {
  readonly what: (typeof TOLD)[number] | "clock";
  readonly seat: number;
}

export class OnlineTable {
  update: Update | null = $state.raw(null);
  line: LineState = $state("joining");
  /** Why the table cannot be joined. */
  problem: Problem | null = $state.raw(null);
  chat: readonly Said[] = $state.raw([]);
  /** Chat lines that have not been seen yet. */
  unread = $state(0);
  /** The newest entry that the game's own log does not show. */
  told: Told | null = $state.raw(null);
  /** A finished game that this viewer still looks at, while others prepare the next one or play it. */
  ended: Update | null = $state.raw(null);
  /** Nobody may change this table any more. */
  closed = $state(false);
  /** How often seats have changed hands: taken, left, moved to another device, rotated. */
  changes = $state(0);
  /** Whether another screen shows the board, and this one is for the hand. */
  hands = $state(false);
  /** The server's clock minus ours, in milliseconds. */
  private ahead = 0;
  private history: SeenEvent[] = [];
  private keys: Keys;
  /** Whether this player asked for the next game. */
  private isLeaving = false;
  private readonly wire: Line;
  private readonly listeners = new Set<(update: Update, events: readonly SeenEvent[]) => void>();

  /** A shared `screen` sends none of its seat tokens, so the server never sends it a hand. */
  constructor(readonly code: string, invite: string | null, private readonly screen = false) {
    this.keys = { ...keysOf(code), ...(invite ? { invite } : {}) };
    this.hands = this.keys.hands ?? false;
    const address = new URL(`api/tables/${code}/socket`, document.baseURI);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    this.wire = new Line(address.href, this.shown(), {
      update: (update) => this.look(update),
      state: (state, problem) => {
        this.line = state;
        this.problem = problem;
      },
    });
  }

  get invite(): string | null {
    return this.keys.invite ?? null;
  }

  get tokens(): string[] {
    return tokensOf(this.keys);
  }

  get events(): readonly SeenEvent[] {
    return this.history;
  }

  /** How long ago this update was made, by the server's clock. */
  since(update: Update): number {
    return Date.now() + this.ahead - update.now;
  }

  send(wish: Wish): Promise<void> {
    this.isLeaving = wish.type === "rematch";
    return this.wire.send(wish);
  }

  /** Go from the finished game to the next one. */
  leaveEnd(): void {
    this.ended = null;
  }

  /** Take a seat; its token stays in this browser. */
  async take(seat: number, name: string): Promise<void> {
    const token = newSecret();
    this.hold({ ...this.keys, seats: [...this.keys.seats, token] });
    await this.send({ type: "take", seat, name, token });
  }

  /** A token with which another device may take over a seat. */
  async offer(seat: number): Promise<string> {
    const token = newSecret();
    await command(this.code, { type: "offer", id: newSecret(), seat, token }, this.tokens);
    return token;
  }

  /** The seats that this device holds, including those that a shared screen hides. */
  async seatsHere(): Promise<readonly number[]> {
    return this.keys.seats.length ? seatsHeld(this.code, this.tokens) : [];
  }

  useHands(hands: boolean): void {
    this.hands = hands;
    this.hold({ ...this.keys, hands });
  }

  retry(): void {
    this.wire.retry();
  }

  close(): void {
    this.wire.close();
    this.listeners.clear();
  }

  subscribe(listen: (update: Update, events: readonly SeenEvent[]) => void): () => void {
    this.listeners.add(listen);
    return () => this.listeners.delete(listen);
  }

  private hold(keys: Keys): void {
    this.keys = keys;
    keepKeys(keys);
    this.wire.hold(this.shown());
  }

  private shown(): string[] {
    return tokensOf(this.screen ? { ...this.keys, seats: [] } : this.keys);
  }

  private look(update: Update): void {
    const events = this.tell(update.happened, update.seats.length);
    this.told = this.update && toldBy(update.happened, this.told);
    this.ahead = update.now - Date.now();
    if (!this.update) keepKeys(this.keys); // only now is it known that there is such a table
    if (this.update?.phase === "over" && update.phase === "lobby" && !this.isLeaving) this.ended = this.update;
    if (update.phase === "playing" && update.seats_held.length) this.ended = null; // its player is needed
    this.update = update;
    takePart(update, (wish) => this.wire.send(wish));
    for (const listen of this.listeners) listen(update, events);
  }

  /** Apply log entries; returns the new events of the game. */
  private tell(happened: readonly Happened[], seats: number): SeenEvent[] {
    let events: SeenEvent[] = [];
    for (const { kind, event, count, text, seat, number } of happened) {
      if (CHANGES.includes(kind)) this.changes++;
      if (kind === "closed") this.closed = true;
      if (kind === "started") this.history = events = [];
      if (kind === "played" && event) {
        this.history = [...this.history, event];
        events.push(event);
      }
      if (kind === "undone") {
        this.history = this.history.slice(0, -(count ?? 1));
        events = [];
      }
      // Seats rotate: chat lines follow their speakers.
      if (kind === "rematch") this.chat = this.chat.map((line) => ({ ...line, seat: (line.seat + 1) % seats }));
      if (kind === "said" && text) {
        this.chat = [...this.chat, { number, seat: seat ?? 0, text }];
        this.unread++;
      }
    }
    return events;
  }
}

/** The entry to show after these entries; `before` was shown until now. A person's move clears it. */
function toldBy(happened: readonly Happened[], before: Told | null): Told | null {
  let told = before;
  for (const { kind, by, seat } of happened) {
    if (by === "clock") told = { what: "clock", seat: seat! };
    else if (by === "person") told = null;
    else if (isTold(kind)) told = { what: kind, seat: seat! };
    else if (kind === "started") told = null;
  }
  return told;
}

function isTold(kind: Kind): kind is (typeof TOLD)[number] {
  return (TOLD as readonly Kind[]).includes(kind);
}
