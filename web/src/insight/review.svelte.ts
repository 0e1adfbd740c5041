/** The review of one game as far as it has come; closing it stops the work. */
import type { GameRecord } from "../generated/game.ts";
import type { FromWorker, Problem, Said, ToWorker } from "./messages.ts";
import type { Account, Decision, Step, Told } from "./report.ts";

/** A worker that looks at a game and says what it finds; terminating it stops the work. */
export function openWorker(record: GameRecord, bots: number, hear: (message: FromWorker) => void): Worker {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  worker.onerror = (event) => hear({ type: "failed", problem: "other", reason: event.message });
  worker.postMessage({ type: "begin", record, bots } satisfies ToWorker);
  return worker;
}

export class Review {
  /** By moment (0: the deal), then by seat. */
  chances: readonly (readonly number[])[] = $state.raw([]);
  /** Points to expect at the end, by moment, then by seat. */
  forecast: readonly (readonly number[])[] = $state.raw([]);
  steps: readonly Step[] = $state.raw([]);
  decisions: readonly Decision[] = $state.raw([]);
  /** By seat; null until the whole game has been looked at. */
  accounts: readonly Account[] | null = $state.raw(null);
  /** By seat: what is told of the decisions that mattered, once the master has had its say. */
  told: ReadonlyMap<number, readonly Told[]> = $state.raw(new Map());
  problem: { readonly kind: Problem; readonly reason: string } | null = $state.raw(null);
  /** What the master says, by the number of the action. */
  master: ReadonlyMap<number, Said> = $state.raw(new Map());
  /** By seat and moment: of `TRIALS` games that were played on from there, how many the seat won. */
  won: ReadonlyMap<string, number> = $state.raw(new Map());
  private readonly asked = new Set<number>();
  private readonly weighed = new Set<string>();
  private readonly wanted = new Set<number>();
  private readonly worker: Worker;

  constructor(record: GameRecord, bots: number) {
    this.worker = openWorker(record, bots, (message) => this.hear(message));
  }

  /** Have the master think about an action of the record, and try out what seems a mistake; `master` will tell. */
  ask(number: number): void {
    if (this.asked.has(number)) return;
    this.asked.add(number);
    this.send({ type: "ask", number });
  }

  /** Find what is to be told of a seat; `told` will say it. */
  tell(seat: number): void {
    if (this.wanted.has(seat)) return;
    this.wanted.add(seat);
    this.send({ type: "tell", seat });
  }

  /** Play games on from a moment; `won` will say how many the seat wins. */
  weigh(seat: number, moment: number): void {
    const key = `${seat} ${moment}`;
    if (this.weighed.has(key)) return;
    this.weighed.add(key);
    this.send({ type: "weigh", seat, moment });
  }

  close(): void {
    this.worker.terminate();
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromWorker): void {
    switch (message.type) {
      case "start":
        this.chances = [message.chances];
        this.forecast = [message.forecast];
        return;
      case "step":
        this.steps = [...this.steps, message.step];
        this.decisions = [...this.decisions, message.decision];
        this.chances = [...this.chances, message.step.chances];
        this.forecast = [...this.forecast, message.step.forecast];
        return;
      case "done":
        this.accounts = message.accounts;
        return;
      case "told":
        this.told = new Map([...this.told, [message.seat, message.told]]);
        return;
      case "weighed":
        this.won = new Map([...this.won, [`${message.seat} ${message.moment}`, message.won]]);
        return;
      case "master":
        this.master = new Map([...this.master, [message.number, message.said]]);
        return;
      case "failed":
        this.problem = { kind: message.problem, reason: message.reason };
    }
  }
}
