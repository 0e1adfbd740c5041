/** Sweeps of the market and reshuffles, worked out from what all could count; events do not name them. */
import { BOARD, MARKET_SLOTS } from "../../generated/facts.ts";
import type { SeenEvent, View } from "../../game/types.ts";
import { deedOf } from "./deeds.ts";
import { cardsOf } from "./moves.ts";

export interface Upset {
  readonly swept: boolean;
  readonly shuffled: boolean;
}

const TOTAL = Object.values(BOARD.cards).reduce((sum, count) => sum + count, 0);
/** More sweeps at set-up than this are not worth a thought. */
const MOST = 4;

/** How many cards lie where. */
class Piles {
  market = MARKET_SLOTS;
  deck: number;
  discards: number;
  shuffles = 0;

  constructor(players: number, sweeps: number) {
    this.discards = sweeps * MARKET_SLOTS;
    this.deck = TOTAL - players * BOARD.pieces.start_cards - MARKET_SLOTS - this.discards;
  }

  /** Take an event into account. */
  follow(event: SeenEvent): Upset {
    const deed = deedOf(event, []);
    const before = this.shuffles;
    if (deed.kind === "market") this.market -= 1;
    if (deed.kind === "deck") this.take();
    if (deed.kind === "claim") this.discards += cardsOf(deed).length;
    const swept = (event.turned ?? []).map(() => this.turn()).some(Boolean);
    return { swept, shuffled: this.shuffles > before };
  }

  /** Turn a card up; with the market full, or with no card left, it was swept first. */
  private turn(): boolean {
    const swept = this.market === MARKET_SLOTS || this.deck + this.discards === 0;
    if (swept) [this.discards, this.market] = [this.discards + this.market, 0];
    this.take();
    this.market += 1;
    return swept;
  }

  private take(): void {
    if (this.deck === 0) [this.deck, this.discards, this.shuffles] = [this.discards, 0, this.shuffles + 1];
    this.deck -= 1;
  }
}

/** For each event whether the market was swept and the deck shuffled anew with it. */
export function upsetsOf(history: readonly SeenEvent[], view: View): Upset[] {
  for (let sweeps = 0; sweeps < MOST; sweeps++) {
    const piles = new Piles(view.players, sweeps);
    const upsets = history.map((event) => piles.follow(event));
    if (piles.deck === view.deck && piles.shuffles === view.reshuffles) return upsets;
  }
  return history.map(() => ({ swept: false, shuffled: false })); // not the whole history
}
