/** In which order games are played on from the moments of a finished game: a first look at all, then more, most where a chance changed. */
import { TRIALS } from "../generated/insight.ts";
import { meansOf, together, type Endings } from "./trial.ts";

const FIRST = 20; // games from each moment for a first look
const STEP = 0.15; // a change of a chance that is looked at twice as closely

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
  private isLast = false;

  /** `moments` in the order of the game. */
  constructor(private readonly moments: readonly number[]) {
    const all = (low: number, high: number): Lot[] => moments.map((moment) => ({ moment, low, high }));
    this.lots = [...all(0, FIRST), ...all(FIRST, TRIALS)];
  }

  /** The games to play next; null where none are left, or others must come back first. */
  next(): Lot | null {
    if (!this.lots.length && !this.under && !this.isLast) {
      this.isLast = true;
      this.lots.push(...this.steps().map((moment) => ({ moment, low: TRIALS, high: 2 * TRIALS })));
    }
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
    return this.isLast && !this.lots.length && !this.under;
  }

  /** The moments around the larger changes of anybody's chance. */
  private steps(): number[] {
    const chances = this.moments.map((moment) => meansOf(this.found.get(moment)!).chances);
    const isStep = (place: number): boolean => place > 0 && place < chances.length && chances[place]!.some((chance, seat) => Math.abs(chance - chances[place - 1]![seat]!) >= STEP);
    return this.moments.filter((_, place) => isStep(place) || isStep(place + 1));
  }
}
