/** How far a lesson has come; remembered in this browser. */
import type { Moment } from "../../game/source.ts";
import { STEPS, type Step } from "./steps.ts";

const KEY = "damrak-lesson";

export class Lesson {
  /** What is being explained. */
  step: Step | null = $state.raw(null);
  private told: Set<string>;
  private moment: Moment | null = null;

  constructor(private readonly game: string) {
    this.told = new Set(remembered(game));
  }

  /** Look at a new moment; what is being explained stays until it is understood. */
  look(moment: Moment): void {
    this.moment = moment;
    this.step ??= this.next();
  }

  understood(): void {
    if (!this.step) return;
    this.told.add(this.step.id);
    this.keep();
    this.step = this.next();
  }

  private next(): Step | null {
    const { moment } = this;
    return (moment && STEPS.find((step) => !this.told.has(step.id) && step.when(moment))) ?? null;
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ game: this.game, told: [...this.told] }));
    } catch {
      // then it is told once more after a reload
    }
  }
}

function remembered(game: string): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as { game?: string; told?: string[] };
    return kept.game === game ? (kept.told ?? []) : [];
  } catch {
    return [];
  }
}
