/** The review of one game as far as it has come; closing it stops the work. */
import type { GameRecord } from "../generated/game.ts";
import { Going, type Lot } from "./going.ts";
import type { FromWorker, Problem, Said, ToWorker } from "./messages.ts";
import type { Account, Decision, Step, Told } from "./report.ts";
import type { Endings } from "./trial.ts";

/** A worker that looks at a game and says what it finds, or (`join`) plays games on from it; terminating it stops the work. */
export function openWorker(record: GameRecord, bots: number, hear: (message: FromWorker) => void, type: "begin" | "join" = "begin"): Worker {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  worker.onerror = (event) => hear({ type: "failed", problem: "other", reason: event.message });
  worker.postMessage({ type, record, bots } satisfies ToWorker);
  return worker;
}

/** How many workers play games on. */
const PLAYERS = Math.max(2, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));

/** The last review, for whoever comes back to it. */
let last: { readonly key: string; readonly review: Review } | null = null;

/** The review of a game: the last one where it is the same and complete, else a new one. */
export function reviewOf(record: GameRecord, bots: number, moments: readonly number[]): Review {
  const key = JSON.stringify([record, bots]);
  if (last?.key !== key) {
    last?.review.close();
    last = { key, review: new Review(record, bots, moments) };
  }
  return last.review;
}

/** Nobody looks at a review any more: what is not complete stops, so that games are quick. */
export function leave(review: Review): void {
  if (review.isPlayed || last?.review !== review) return;
  review.close();
  last = null;
}

export class Review {
  steps: readonly Step[] = $state.raw([]);
  decisions: readonly Decision[] = $state.raw([]);
  /** By seat; null until the whole game has been looked at. */
  accounts: readonly Account[] | null = $state.raw(null);
  /** By seat: what is told of the decisions that mattered, once the master has had its say. */
  told: ReadonlyMap<number, readonly Told[]> = $state.raw(new Map());
  problem: { readonly kind: Problem; readonly reason: string } | null = $state.raw(null);
  /** What the master says, by the number of the action. */
  master: ReadonlyMap<number, Said> = $state.raw(new Map());
  /** By moment: what came of the games that were played on from there, so far. */
  games: ReadonlyMap<number, Endings> = $state.raw(new Map());
  /** Whether all games that are wanted have been played on. */
  isPlayed = $state(false);
  private readonly asked = new Set<number>();
  private readonly wanted = new Set<number>();
  private readonly worker: Worker;
  private readonly going: Going;
  private readonly players: Worker[];
  private readonly busy = new Set<Worker>();

  /** Games are played on from `moments`. */
  constructor(record: GameRecord, bots: number, moments: readonly number[]) {
    this.worker = openWorker(record, bots, (message) => this.hear(message));
    this.going = new Going(moments);
    this.players = Array.from({ length: PLAYERS }, () => {
      const player = openWorker(record, bots, (message) => this.hear(message, player), "join");
      return player;
    });
    this.deal();
  }

  /** Have the master think about an action of the record, and try out what seems a mistake; `master` will tell. */
  ask(number: number): void {
    if (this.asked.has(number)) return;
    this.asked.add(number);
    this.send({ type: "ask", number });
  }

  /** Find what is to be told of a seat, whose chance fell at these actions; `told` will say it. */
  tell(seat: number, falls: readonly number[]): void {
    if (this.wanted.has(seat)) return;
    this.wanted.add(seat);
    this.send({ type: "tell", seat, falls });
  }

  close(): void {
    this.worker.terminate();
    for (const player of this.players) player.terminate();
  }

  /** Give games to whoever has none. */
  private deal(): void {
    for (let player: Worker | undefined, lot: Lot | null; (player = this.players.find((each) => !this.busy.has(each))) && (lot = this.going.next()); ) {
      this.busy.add(player);
      player.postMessage({ type: "weigh", ...lot } satisfies ToWorker);
    }
    if (!this.going.isDone) return;
    this.isPlayed = true;
    for (const player of this.players) player.terminate();
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromWorker, player?: Worker): void {
    switch (message.type) {
      case "step":
        this.steps = [...this.steps, message.step];
        this.decisions = [...this.decisions, message.decision];
        return;
      case "done":
        this.accounts = message.accounts;
        return;
      case "told":
        this.told = new Map([...this.told, [message.seat, message.told]]);
        return;
      case "weighed":
        this.busy.delete(player!);
        this.going.take(message.moment, message.endings);
        this.games = new Map(this.going.found);
        return this.deal();
      case "master":
        this.master = new Map([...this.master, [message.number, message.said]]);
        return;
      case "failed":
        this.problem = { kind: message.problem, reason: message.reason };
    }
  }
}
