/** How far a lesson has come; remembered in this browser. */
import { FIRST_CLAIM } from "../../generated/facts.ts";
import type { Moment } from "../../game/source.ts";
import type { Route } from "../../table/model/board.ts";
import { STEPS, type Step } from "./steps.ts";

const KEY = "damrak-lesson";

/** One step as it is told at a moment. */
export interface Told {
  readonly step: Step;
  readonly at: string;
  readonly route: Route | undefined;
  /** Whom it speaks of: null for the learner. */
  readonly who: string | null;
  readonly won: boolean;
  /** Whether a route can be claimed. */
  readonly can: boolean;
  /** What the player had done when it began: doing more ends it. */
  readonly deeds: number;
}

export class Lesson {
  /** What is being explained. */
  told: Told | null = $state.raw(null);
  /** What was told, and how much the player had done then. */
  private known: Map<string, number>;
  private moment: Moment | null = null;

  constructor(private readonly game: string) {
    this.known = remembered(game);
  }

  /** Look at a new moment; what is being explained stays until the player does something. */
  look(moment: Moment): void {
    if (this.moment && deedsOf(moment) < deedsOf(this.moment)) this.forget(deedsOf(moment));
    this.moment = moment;
    if (this.told && deedsOf(moment) > this.told.deeds) this.learn(this.told.step);
    else this.told ??= this.next();
  }

  /** The player has read what needs no answer. */
  understood(): void {
    if (this.told) this.learn(this.told.step);
  }

  private learn(step: Step): void {
    this.known.set(step.id, deedsOf(this.moment!));
    this.keep();
    this.told = this.next();
  }

  /** Something was taken back: what was told since then is new once more. */
  private forget(deeds: number): void {
    this.known = new Map([...this.known].filter(([, after]) => after <= deeds));
    this.told = null;
  }

  /** Nothing is told while the opponent plays. */
  private next(): Told | null {
    const { moment } = this;
    if (!moment || (moment.legal.length === 0 && !moment.outcome)) return null;
    const step = STEPS.find((each) => !this.known.has(each.id) && each.when(moment));
    if (!step) return null;
    const { viewer } = moment.view;
    const won = moment.outcome?.winners.includes(viewer ?? -1) ?? false;
    const seat = step.seat?.(moment) ?? viewer;
    const who = seat === null || seat === viewer ? null : moment.seats[seat]!.name;
    return { step, at: step.at(moment), route: step.route?.(moment), who, won, can: moment.legal.some((action) => action >= FIRST_CLAIM), deeds: deedsOf(moment) };
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ game: this.game, told: [...this.known] }));
    } catch {
      // then it is told once more after a reload
    }
  }
}

/** What the player has done so far; the end of the game counts, too. */
function deedsOf({ history, view, outcome }: Moment): number {
  return history.filter((event) => event.seat === view.viewer).length + (outcome ? 1 : 0);
}

function remembered(game: string): Map<string, number> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as { game?: string; told?: [string, number][] };
    return new Map(kept.game === game ? kept.told : []);
  } catch {
    return new Map();
  }
}
