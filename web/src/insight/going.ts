/** In which order games are played on from the moments of a finished game: a first look at all, then the rest. */
import { TRIALS } from "../generated/insight.ts";
import { together, type Endings } from "./trial.ts";

const FIRST = 20; // games from each moment for a first look

/** Games from number `low` to before `high`, from one moment. */
export interface Lot {
  readonly moment: number;
  readonly low: number;
  readonly high: number;
}

export class Going {
  /** By moment: what came of the games so far. */
  readonly found = new Map<number, Endings>();
  private readonly lots: Lot[];
  private under = 0;

  /** `moments` in the order of the game. */
  constructor(moments: readonly number[]) {
    const all = (low: number, high: number): Lot[] => moments.map((moment) => ({ moment, low, high }));
    this.lots = [...all(0, FIRST), ...all(FIRST, TRIALS)];
  }

  /** The games to play next; null where none are left. */
  next(): Lot | null {
    const lot = this.lots.shift() ?? null;
    if (lot) this.under++;
    return lot;
  }

  /** What came of games that were to be played. */
  take(moment: number, endings: Endings): void {
    this.under--;
    const before = this.found.get(moment);
    this.found.set(moment, before ? together(before, endings) : endings);
  }

  get isDone(): boolean {
    return !this.lots.length && !this.under;
  }
}
