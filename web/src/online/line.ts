/**
 * The connection to a table: one socket at a time, opened again when it breaks. Commands without an
 * answer are sent again with the same id; the server carries out each of them once.
 */
import { CLOSED, PROTOCOL_VERSION, type AnyCommand, type Problem, type ServerMessage, type Update } from "../generated/protocol.ts";

/** `sending`: open, but a command has had no answer for a while. */
export type LineState = "joining" | "open" | "sending" | "lost" | "shut";

export interface LineEvents {
  update(update: Update): void;
  state(state: LineState, problem: Problem | null): void;
}

/** Sockets and timers that the line uses; tests pass their own. */
export interface Around {
  socket(address: string): WebSocket;
  later(run: () => void, milliseconds: number): () => void;
  random(): number;
}

/** A command without the id that the line gives it. */
export type Wish = AnyCommand extends infer C ? (C extends AnyCommand ? Omit<C, "id"> : never) : never;

const SHUT: readonly number[] = [CLOSED.unreadable, CLOSED.shut_out, CLOSED.outdated]; // trying again does not help
const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const PING_EVERY = 15_000;
const PATIENCE = 25_000;
const SLOW = 1000; // after which a command without an answer is told to the player
const STALLED = 4500; // after which the line counts as broken

const BROWSER: Around = {
  socket: (address) => new WebSocket(address),
  later: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

interface Pending {
  readonly message: AnyCommand;
  readonly resolve: () => void;
  readonly reject: (problem: Problem) => void;
}

export class Line {
  private socket: WebSocket | null = null;
  private open = false;
  private closed = false;
  private tries = 0;
  private since = 0;
  private problem: Problem | null = null;
  private readonly pending = new Map<string, Pending>();
  private quiet = (): void => {};
  private patience = (): void => {};
  private slow = (): void => {};
  private stalled = (): void => {};

  constructor(
    private readonly address: string,
    private tokens: readonly string[],
    private readonly events: LineEvents,
    private readonly around: Around = BROWSER,
  ) {
    this.join();
  }

  /** Send a command; resolves when it is stored, rejects with the problem. */
  send(wish: Wish): Promise<void> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const message = { ...wish, id } as AnyCommand;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { message, resolve, reject });
      if (!this.open) return;
      this.say(message);
      this.expectAnswer();
    });
  }

  /** Send these tokens from the next join on. */
  hold(tokens: readonly string[]): void {
    this.tokens = tokens;
  }

  /** Reconnect now instead of at the end of the wait. */
  retry(): void {
    if (this.open || this.closed) return;
    this.tries = 0;
    this.drop();
    this.join();
  }

  close(): void {
    this.closed = true;
    this.drop();
  }

  private join(): void {
    const socket = this.around.socket(this.address);
    this.socket = socket;
    this.events.state(this.tries ? "lost" : "joining", null);
    socket.onopen = () => this.say({ type: "hello", version: PROTOCOL_VERSION, tokens: this.tokens, since: this.since });
    socket.onmessage = ({ data }) => socket === this.socket && this.hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = ({ code }) => socket === this.socket && this.broken(code);
    this.watch();
  }

  private say(message: unknown): void {
    this.socket?.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    this.watch();
    switch (message.type) {
      case "welcome":
        return this.welcomed();
      case "update":
        this.since = message.sequence;
        return this.events.update(message);
      case "done":
        this.pending.get(message.id)?.resolve();
        return this.answered(message.id);
      case "refused":
        return this.refused(message.id, message.error, message.update);
      case "pong":
    }
  }

  private welcomed(): void {
    this.open = true;
    this.tries = 0;
    this.events.state("open", null);
    for (const { message } of this.pending.values()) this.say(message);
    this.expectAnswer();
  }

  private refused(id: string | null, problem: Problem, update: Update | null): void {
    this.problem = problem;
    if (update) {
      this.since = update.sequence;
      this.events.update(update);
    }
    if (id === null) return;
    this.pending.get(id)?.reject(problem);
    this.answered(id);
  }

  private answered(id: string): void {
    this.pending.delete(id);
    if (this.open) this.events.state("open", null);
    this.expectAnswer();
  }

  /** While commands wait for an answer, say so soon, and open another socket if none comes. */
  private expectAnswer(): void {
    this.slow();
    this.stalled();
    if (!this.pending.size) return;
    this.slow = this.around.later(() => this.events.state("sending", null), SLOW);
    this.stalled = this.around.later(() => this.broken(1006), STALLED);
  }

  /** After a silence ask for an answer; after a second one count the server as gone. */
  private watch(): void {
    this.quiet();
    this.patience();
    this.quiet = this.around.later(() => this.open && this.say({ type: "ping" }), PING_EVERY);
    this.patience = this.around.later(() => this.broken(1006), PATIENCE);
  }

  private broken(code: number): void {
    this.drop();
    if (this.closed) return;
    if (SHUT.includes(code)) {
      this.closed = true;
      return this.events.state("shut", this.problem);
    }
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.events.state("lost", null);
    this.quiet = this.around.later(() => this.join(), longest * (0.5 + this.around.random() / 2));
  }

  private drop(): void {
    for (const stop of [this.quiet, this.patience, this.slow, this.stalled]) stop();
    this.open = false;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
