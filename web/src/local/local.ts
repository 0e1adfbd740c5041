/** A game in this browser, as a screen sees it; it is played in a worker. */
import type { Hint } from "../game/coach.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import type { GamePlan, StoredGame } from "../game/seating.ts";
import { Refused, type Moment, type Source } from "../game/source.ts";
import type { Refusal } from "../game/types.ts";
import { whyNot, whyNotRoute } from "../game/why.ts";
import { loadOnlooker } from "../game/loading.ts";

/** What a bot's or another device's action came before. */
const LATE: Refusal = { rule: "3.1", key: "not-your-turn", arguments: {} };

/** A game that cannot begin, or go on, for want of a net that one of its bots is. */
export class NetMissing extends Error {}

export class LocalSource implements Source {
  moment!: Moment;
  /** The seat that should take the device before the game goes on. */
  handover: number | null = null;
  /** Whether the browser keeps the game. */
  kept = true;
  private readonly listeners = new Set<(moment: Moment) => void>();
  private readonly answers = new Map<number, (done: boolean) => void>();
  private readonly hints = new Map<number, (hint: Hint | null) => void>();
  private requests = 0;

  private constructor(
    readonly id: string,
    private readonly worker: Worker,
  ) {}

  /** Begin a game. */
  static begin(plan: GamePlan): Promise<LocalSource> {
    const id = crypto.getRandomValues(new Uint32Array(2)).join("-");
    return LocalSource.start(id, { type: "begin", id, plan });
  }

  /** Go on with a game that was kept. */
  static resume(game: StoredGame): Promise<LocalSource> {
    return LocalSource.start(game.id, { type: "resume", game });
  }

  private static start(id: string, message: ToWorker): Promise<LocalSource> {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const source = new LocalSource(id, worker);
    return new Promise((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === "failed") reject(data.net ? new NetMissing(data.reason) : new Error(data.reason));
        source.hear(data);
        if (data.type === "shown") resolve(source);
      };
      worker.postMessage(message);
    });
  }

  subscribe(listen: (moment: Moment) => void): () => void {
    this.listeners.add(listen);
    return () => this.listeners.delete(listen);
  }

  async act(action: number): Promise<void> {
    const { view, legal } = this.moment;
    if (!legal.includes(action)) throw new Refused(whyNot(await loadOnlooker(), view, legal, action) ?? LATE);
    const request = ++this.requests;
    const answer = new Promise<boolean>((resolve) => this.answers.set(request, resolve));
    this.worker.postMessage({ type: "act", action, request } satisfies ToWorker);
    if (!(await answer)) throw new Refused(LATE);
  }

  hint(): Promise<Hint | null> {
    const request = ++this.requests;
    const answer = new Promise<Hint | null>((resolve) => this.hints.set(request, resolve));
    this.worker.postMessage({ type: "hint", request } satisfies ToWorker);
    return answer;
  }

  /** Take the own last action back, with all that followed; see Session.undo. */
  undo(): Promise<void> {
    this.worker.postMessage({ type: "undo" } satisfies ToWorker);
    return Promise.resolve();
  }

  /** The one who played has seen enough; nobody looks until `look`. */
  cover(): void {
    this.worker.postMessage({ type: "cover" } satisfies ToWorker);
  }

  /** The person to whom the device was handed over looks now. */
  look(): void {
    if (this.handover !== null)
      this.worker.postMessage({ type: "look", seat: this.handover } satisfies ToWorker);
  }

  async why(route: number): Promise<Refusal | null> {
    return whyNotRoute(await loadOnlooker(), this.moment.view, this.moment.legal, route);
  }

  close(): void {
    this.worker.terminate();
    this.listeners.clear();
  }

  private hear(message: FromWorker): void {
    switch (message.type) {
      case "shown":
        this.moment = message.moment;
        this.handover = message.handover;
        return this.listeners.forEach((listen) => listen(message.moment));
      case "done":
      case "refused":
        this.answers.get(message.request)?.(message.type === "done");
        this.answers.delete(message.request);
        return;
      case "hint":
        this.hints.get(message.request)?.(message.hint);
        this.hints.delete(message.request);
        return;
      case "unkept":
        this.kept = false;
        return;
      case "failed":
        console.error(message.reason);
    }
  }
}
