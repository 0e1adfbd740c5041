/** Looks at one game after another in a worker and keeps what it finds; can be stopped at any time. */
import { decodeRecord } from "../game/record.ts";
import type { StoredGame } from "../game/seating.ts";
import { keepReview, keptReviews, type Reviews } from "./kept.ts";
import type { FromWorker, Problem } from "./messages.ts";
import { openWorker } from "./review.svelte.ts";

export class Looking {
  /** All that is kept on this device. */
  reviews: Reviews = $state.raw(keptReviews());
  /** How many games of those that were asked for are done; null while nothing is done. */
  done: number | null = $state(null);
  all = $state(0);
  /** How much of the present game is done, 0 to 1. */
  part = $state(0);
  problem: { readonly kind: Problem; readonly reason: string } | null = $state.raw(null);
  private worker: Worker | null = null;
  private waiting: StoredGame[] = [];

  start(games: readonly StoredGame[]): void {
    this.stop();
    this.problem = null;
    this.waiting = [...games];
    this.all = games.length;
    this.done = 0;
    this.next();
  }

  /** Stop; the game at hand is begun anew the next time. */
  stop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.done = null;
  }

  private next(): void {
    const game = this.waiting.shift();
    if (!game) return this.stop();
    this.part = 0;
    const record = decodeRecord(game.record);
    this.worker = openWorker(record, 0, (message) => this.hear(message, game, record.actions.length));
  }

  private hear(message: FromWorker, game: StoredGame, actions: number): void {
    if (message.type === "step") this.part = message.step.number / actions;
    if (message.type === "done") {
      this.reviews = keepReview(game.id, message.accounts);
      this.worker?.terminate();
      this.done = (this.done ?? 0) + 1;
      this.next();
    }
    if (message.type === "failed") {
      this.problem = { kind: message.problem, reason: message.reason };
      this.stop();
    }
  }
}
