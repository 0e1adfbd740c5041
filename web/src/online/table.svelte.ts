/** A table on a server as this browser knows it: who sits, what is said, and the game to play. */
import { EMBLEMS, type Happened, type Problem, type Update } from "../generated/protocol.ts";
import { Refused, type Moment, type SeatInfo, type Source } from "../game/source.ts";
import type { Outcome, Refusal, SeenEvent, View } from "../game/types.ts";
import { whyNotRoute } from "../game/why.ts";
import { hasText, said } from "../i18n/i18n.svelte.ts";
import { keepKeys, keysOf, newSecret, tokensOf, type Keys } from "./keys.ts";
import { Line, type LineState, type Wish } from "./line.ts";

export interface Said {
  readonly number: number;
  readonly seat: number;
  readonly text: string;
}

export class OnlineTable {
  update: Update | null = $state.raw(null);
  line: LineState = $state("joining");
  /** Why the table is shut. */
  problem: Problem | null = $state.raw(null);
  chat: readonly Said[] = $state.raw([]);
  /** Said since the chat was last looked at. */
  unread = $state(0);
  /** The server's clock less ours. */
  private ahead = 0;
  private history: SeenEvent[] = [];
  private keys: Keys;
  private readonly wire: Line;
  private readonly listeners = new Set<(update: Update, events: readonly SeenEvent[]) => void>();

  constructor(readonly code: string, invite: string | null) {
    this.keys = { ...keysOf(code), ...(invite ? { invite } : {}) };
    keepKeys(this.keys);
    const address = new URL(`api/tables/${code}/socket`, document.baseURI);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    this.wire = new Line(address.href, tokensOf(this.keys), {
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
    await this.send({ type: "offer", seat, token });
    return token;
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
    this.wire.hold(tokensOf(keys));
  }

  private look(update: Update): void {
    const events = this.tell(update.happened);
    this.ahead = update.now - Date.now();
    this.update = update;
    for (const listen of this.listeners) listen(update, events);
  }

  /** Take in what happened; the events of the game that are new. */
  private tell(happened: readonly Happened[]): SeenEvent[] {
    let events: SeenEvent[] = [];
    for (const { kind, event, count, text, seat, number } of happened) {
      if (kind === "started") this.history = events = [];
      if (kind === "played" && event) {
        this.history = [...this.history, seen(event)];
        events.push(seen(event));
      }
      if (kind === "undone") {
        this.history = this.history.slice(0, -(count ?? 1));
        events = [];
      }
      if (kind === "said" && text) {
        this.chat = [...this.chat, { number, seat: seat ?? 0, text }];
        this.unread++;
      }
    }
    return events;
  }
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

/** The game of a table from one seat (null: a spectator), for a screen. */
export class RemoteSource implements Source {
  moment: Moment;
  private readonly stop: () => void;
  private readonly listeners = new Set<(moment: Moment) => void>();

  constructor(
    private readonly table: OnlineTable,
    private readonly seat: number | null,
  ) {
    this.moment = this.look(table.update!, []);
    this.stop = table.subscribe((update, events) => {
      if (!update.hands.some((hand) => hand.seat === this.seat)) return;
      this.moment = this.look(update, events);
      for (const listen of this.listeners) listen(this.moment);
    });
  }

  subscribe(listen: (moment: Moment) => void): () => void {
    this.listeners.add(listen);
    return () => this.listeners.delete(listen);
  }

  act(action: number): Promise<void> {
    return this.send((seat, turn) => ({ type: "play", seat, turn, action }));
  }

  undo(): Promise<void> {
    return this.send((seat, turn) => ({ type: "undo", seat, turn }));
  }

  private async send(wish: (seat: number, turn: number) => Wish): Promise<void> {
    const hand = this.table.update?.hands.find((each) => each.seat === this.seat);
    if (!hand || this.seat === null) return;
    try {
      await this.table.send(wish(this.seat, hand.turn));
    } catch (problem) {
      const { key, rule, arguments: values } = problem as Problem;
      const known = hasText(`why-${key}`) ? key : "refused";
      throw new Refused({ rule: rule ?? "", key: known, arguments: values });
    }
  }

  why(route: number): Promise<Refusal | null> {
    return Promise.resolve(whyNotRoute(this.moment.view, this.moment.legal, route));
  }

  close(): void {
    this.stop();
    this.listeners.clear();
  }

  private look(update: Update, events: readonly SeenEvent[]): Moment {
    const hand = update.hands.find((each) => each.seat === this.seat) ?? update.hands[0]!;
    return {
      view: hand.view as View,
      legal: update.paused ? [] : hand.legal,
      events,
      history: this.table.events,
      seats: update.seats.map(seatInfo),
      outcome: update.outcome as Outcome | null,
      undo: update.phase === "playing" && hand.undo === "free",
    };
  }
}

/** Who sits there: a bot without a name of its own goes by its level. */
export function seatName({ name, level }: Update["seats"][number]): string {
  return level && (!name || name === level) ? said(`level-${level}`) : name;
}

/** A seat as a screen shows it. */
export function seatInfo(seat: Update["seats"][number]): SeatInfo {
  const bot = seat.level ?? seat.substitute;
  return {
    name: seatName(seat),
    emblem: EMBLEMS[seat.colour],
    kind: bot ? "bot" : "person",
    level: bot,
    connected: seat.connected,
  };
}
