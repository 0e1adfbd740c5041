/** A table on a server as this browser knows it: who sits, what is said, and the game to play. */
import type { Happened, Kind, Problem, Update } from "../generated/protocol.ts";
import type { SeenEvent } from "../game/types.ts";
import { command, seatsHeld } from "./api.ts";
import { keepKeys, keysOf, newSecret, tokensOf, type Keys } from "./keys.ts";
import { Line, type LineState, type Wish } from "./line.ts";

export interface Said {
  readonly number: number;
  readonly seat: number;
  readonly text: string;
}

/** What people did to the table rather than in the game. */
const TOLD = ["paused", "resumed", "resigned", "substituted", "returned", "undone", "undo-refused"] as const;

const CHANGES: readonly Kind[] = ["seated", "left", "moved", "rematch"];

export interface Told {
  readonly what: (typeof TOLD)[number] | "clock";
  readonly seat: number;
}

export class OnlineTable {
  update: Update | null = $state.raw(null);
  line: LineState = $state("joining");
  /** Why the table is shut. */
  problem: Problem | null = $state.raw(null);
  chat: readonly Said[] = $state.raw([]);
  /** Said since the chat was last looked at. */
  unread = $state(0);
  /** The last thing that the log of the game does not tell. */
  told: Told | null = $state.raw(null);
  /** How often seats have changed hands: taken, left, moved to another device, rotated. */
  changes = $state(0);
  /** Whether another screen shows the board, and this one is for the hand. */
  hands = $state(false);
  /** The server's clock less ours. */
  private ahead = 0;
  private history: SeenEvent[] = [];
  private keys: Keys;
  private readonly wire: Line;
  private readonly listeners = new Set<(update: Update, events: readonly SeenEvent[]) => void>();

  /** As the `screen` of all a device shows none of its seats, so that no hand ever comes to it. */
  constructor(readonly code: string, invite: string | null, private readonly screen = false) {
    this.keys = { ...keysOf(code), ...(invite ? { invite } : {}) };
    this.hands = this.keys.hands ?? false;
    keepKeys(this.keys);
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

  /** How long ago by the server's clock this update was made. */
  since(update: Update): number {
    return Date.now() + this.ahead - update.now;
  }

  send(wish: Wish): Promise<void> {
    return this.wire.send(wish);
  }

  /** Sit down; the secret of the seat stays in this browser. */
  async take(seat: number, name: string): Promise<void> {
    const token = newSecret();
    this.hold({ ...this.keys, seats: [...this.keys.seats, token] });
    await this.send({ type: "take", seat, name, token });
  }

  /** A secret with which another device may take a seat over. */
  async offer(seat: number): Promise<string> {
    const token = newSecret();
    await command(this.code, { type: "offer", id: newSecret(), seat, token }, this.tokens);
    return token;
  }

  /** The seats of this device, also those that a screen of all does not show. */
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
    this.update = update;
    for (const listen of this.listeners) listen(update, events);
  }

  /** Take in what happened; the events of the game that are new. */
  private tell(happened: readonly Happened[], seats: number): SeenEvent[] {
    let events: SeenEvent[] = [];
    for (const { kind, event, count, text, seat, number } of happened) {
      if (CHANGES.includes(kind)) this.changes++;
      if (kind === "started") this.history = events = [];
      if (kind === "played" && event) {
        this.history = [...this.history, seen(event)];
        events.push(seen(event));
      }
      if (kind === "undone") {
        this.history = this.history.slice(0, -(count ?? 1));
        events = [];
      }
      // The seats rotate, and with them those who spoke.
      if (kind === "rematch") this.chat = this.chat.map((line) => ({ ...line, seat: (line.seat + 1) % seats }));
      if (kind === "said" && text) {
        this.chat = [...this.chat, { number, seat: seat ?? 0, text }];
        this.unread++;
      }
    }
    return events;
  }
}

/** What is to be told after these things, where `before` was told until now: a person's move ends it. */
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

function seen({ seat, action, drew, turned, offered }: NonNullable<Happened["event"]>): SeenEvent {
  return {
    seat,
    action,
    ...(drew ? { drew } : {}),
    ...(turned?.length ? { turned } : {}),
    ...(offered?.length ? { offered } : {}),
  } as SeenEvent;
}
