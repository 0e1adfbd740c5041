/** A game as a screen watches and plays it, wherever it runs. */
import { EMBLEMS as EMBLEM_OF } from "../generated/protocol.ts";
import type { Hint } from "./coach.ts";
import type { Outcome, Refusal, SeenEvent, View } from "./types.ts";

/** The emblems of the seats, in the order of the seats. */
export const EMBLEMS = Object.values(EMBLEM_OF);
export type Emblem = (typeof EMBLEMS)[number];

/** Who sits where. */
export interface SeatInfo {
  readonly name: string;
  readonly emblem: Emblem;
  readonly kind: "person" | "bot";
  /** The level of a bot (`apprentice` to `master`). */
  readonly level: string | null;
  /** Whether the person is there now; bots always are. */
  readonly connected: boolean;
}

/** What a screen shows of one game, wherever it is played: in this browser or on a server. */
export interface Moment {
  /** What the viewer may know. */
  readonly view: View;
  /** Numbers of ACTIONS that the viewer may choose now; empty: not its decision. */
  readonly legal: readonly number[];
  /** What happened since the moment before, oldest first. */
  readonly events: readonly SeenEvent[];
  /** All that happened so far, `events` included: the log. */
  readonly history: readonly SeenEvent[];
  readonly seats: readonly SeatInfo[];
  readonly outcome: Outcome | null;
  /** Whether the viewer may take its last action back, unasked. */
  readonly undo: boolean;
}

/** A game that can be watched and, where `moment.legal` is not empty, played. */
export interface Source {
  readonly moment: Moment;
  /** Whether it only shows what was played: nobody is waited for. */
  readonly isReplay?: boolean;
  /** Calls back at every new moment, not for the present one; returns how to stop. */
  subscribe(listen: (moment: Moment) => void): () => void;
  /** Choose an action of `moment.legal`; rejects with a `Refused` where it is refused. */
  act(action: number): Promise<void>;
  /** Take the last action back; only where `moment.undo`. */
  undo(): Promise<void>;
  /** Why the viewer cannot claim this route now; null if it can. */
  why(route: number): Promise<Refusal | null>;
  /**
   * A hint for the viewer, whose decision it is; null: the coach cannot come. Only games at this
   * device have one: against people elsewhere everybody plays alone.
   */
  hint?(): Promise<Hint | null>;
  close(): void;
}

/** An action that was refused; nothing has changed. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(`${refusal.rule} ${refusal.key}`);
  }
}
