/** A record as a screen sees it: any position, from any seat's knowledge. */
import type { Rules } from "../rules/rules.ts";
import { replay, type Game } from "../game/game.ts";
import { seatInfos, type SeatPlan } from "../game/seating.ts";
import type { GameRecord } from "../generated/game.ts";
import type { Moment, Source } from "../game/source.ts";
import type { Card, Refusal, View } from "../game/types.ts";

/** Everything open: each seat's own view, and the cards to come. */
export interface OpenTable {
  readonly views: readonly View[];
  readonly next: readonly (Card | null)[];
}

const NEXT = 6;

export class ReplaySource implements Source {
  moment: Moment;
  readonly isReplay = true;
  private at: number;
  private game: Game;
  private readonly listeners = new Set<(moment: Moment) => void>();

  constructor(
    private readonly rules: Rules,
    private readonly record: GameRecord,
    private readonly seats: readonly SeatPlan[],
    /** Whose knowledge is shown; null: a spectator's. */
    private readonly viewer: number | null,
    at: number,
  ) {
    this.at = at;
    this.game = replay(rules, record, at);
    this.moment = this.look(false);
  }

  get length(): number {
    return this.record.actions.length;
  }

  get position(): number {
    return this.at;
  }

  /** Show the game after so many actions; one step on is shown as it happened. */
  go(to: number): void {
    const at = Math.max(0, Math.min(to, this.length));
    if (at === this.at) return;
    const next = at === this.at + 1;
    if (next) this.game.playWords(this.record.actions[this.at]!.seat, this.record.actions[this.at]!.action);
    else this.game = replay(this.rules, this.record, at);
    this.at = at;
    this.moment = this.look(next);
    for (const listen of this.listeners) listen(this.moment);
  }

  open(): OpenTable {
    const views = this.seats.map((_, seat) => this.game.view(seat));
    return { views, next: this.game.nextCards(NEXT) };
  }

  subscribe(listen: (moment: Moment) => void): () => void {
    this.listeners.add(listen);
    return () => this.listeners.delete(listen);
  }

  act(): Promise<void> {
    return Promise.resolve();
  }

  undo(): Promise<void> {
    return Promise.resolve();
  }

  why(): Promise<Refusal | null> {
    return Promise.resolve(null);
  }

  close(): void {
    this.listeners.clear();
  }

  private look(stepped: boolean): Moment {
    const { game, viewer } = this;
    const history = game.history(viewer);
    const seen = stepped && game.visible(viewer).includes(this.at - 1);
    return {
      view: game.view(viewer),
      legal: [],
      events: seen ? [game.seenEvent(this.at - 1, viewer)] : [],
      history,
      seats: seatInfos(this.seats),
      outcome: game.outcome(),
      undo: false,
    };
  }
}

/** Who sat where, as far as a record knows. */
export function seatsOf(record: GameRecord): SeatPlan[] {
  return record.seats.map((name) => ({ name, kind: "person", level: null }));
}
