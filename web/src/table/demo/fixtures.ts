/** A source that plays recorded moments: for tests and for looking at the screen. */
import type { Moment, Source } from "../../game/source.ts";
import type { Refusal } from "../../game/types.ts";
import { whyNotRoute } from "../../game/why.ts";
import { loadOnlooker } from "../../game/loading.ts";
import two from "../../game/fixtures/game-2.json";
import three from "../../game/fixtures/game-3.json";
import four from "../../game/fixtures/game-4.json";

/** Recorded games by number of players: seven moments from the first choice to the end. */
export const GAMES = { 2: two, 3: three, 4: four } as unknown as Readonly<Record<2 | 3 | 4, readonly Moment[]>>;

export class FixtureSource implements Source {
  readonly acted: number[] = [];
  undone = 0;
  private readonly listeners = new Set<(moment: Moment) => void>();

  constructor(
    public moment: Moment,
    private readonly next: readonly Moment[] = [],
  ) {}

  subscribe(listen: (moment: Moment) => void): () => void {
    this.listeners.add(listen);
    return () => this.listeners.delete(listen);
  }

  /** Remembers what was chosen and goes on to the next moment. */
  async act(action: number): Promise<void> {
    const moment = this.next[this.acted.length];
    this.acted.push(action);
    if (moment) this.send(moment);
  }

  send(moment: Moment): void {
    this.moment = moment;
    for (const listen of this.listeners) listen(moment);
  }

  async undo(): Promise<void> {
    this.undone += 1;
  }

  async why(route: number): Promise<Refusal | null> {
    return whyNotRoute(await loadOnlooker(), this.moment.view, this.moment.legal, route);
  }

  close(): void {
    this.listeners.clear();
  }
}
