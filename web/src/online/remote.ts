/** The game of a table on a server, as a screen shows it. */
import { EMBLEMS, type Problem, type Update } from "../generated/protocol.ts";
import { Refused, type Moment, type SeatInfo, type Source } from "../game/source.ts";
import type { Refusal, SeenEvent } from "../game/types.ts";
import { whyNotRoute } from "../game/why.ts";
import { loadOnlooker } from "../game/loading.ts";
import { hasText } from "../i18n/i18n.svelte.ts";
import type { Wish } from "./line.ts";
import { seatName } from "./names.ts";
import type { OnlineTable } from "./table.svelte.ts";

/** The game of a table from one seat (null: a spectator), for a screen. The next game is another source. */
export class RemoteSource implements Source {
  moment: Moment;
  private readonly stop: () => void;
  private readonly game: number;
  private readonly listeners = new Set<(moment: Moment) => void>();

  constructor(
    private readonly table: OnlineTable,
    private readonly seat: number | null,
  ) {
    this.game = table.update!.game;
    this.moment = this.look(table.update!, []);
    this.stop = table.subscribe((update, events) => {
      if (update.game !== this.game || !update.hands.some((hand) => hand.seat === this.seat)) return;
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
      if (key === "stale") return; // the table as it is now has come with the refusal
      const known = hasText(`why-${key}`) ? key : "refused";
      throw new Refused({ rule: rule ?? "", key: known, arguments: values });
    }
  }

  async why(route: number): Promise<Refusal | null> {
    return whyNotRoute(await loadOnlooker(), this.moment.view, this.moment.legal, route);
  }

  close(): void {
    this.stop();
    this.listeners.clear();
  }

  private look(update: Update, events: readonly SeenEvent[]): Moment {
    const hand = update.hands.find((each) => each.seat === this.seat) ?? update.hands[0]!;
    return {
      view: hand.view,
      legal: update.paused ? [] : hand.legal,
      events,
      history: this.table.events,
      seats: update.seats.map(seatInfo),
      outcome: update.outcome,
      undo: update.phase === "playing" && hand.undo === "free",
    };
  }
}

/** A seat as a screen shows it. */
export function seatInfo(seat: Update["seats"][number]): SeatInfo {
  const bot = seat.level ?? seat.substitute;
  return {
    name: seatName(seat),
    emblem: EMBLEMS[seat.colour],
    kind: bot ? "bot" : "person",
    level: bot,
    connected: seat.connected || bot !== null,
  };
}
