/** Where a game was lost or won: the action that changed the chance of a seat most, whoever did it. */
import { SLIGHT } from "../generated/insight.ts";

export interface Turning {
  /** Of the action. */
  readonly number: number;
  readonly before: number;
  readonly after: number;
}

/** The largest change of the chance of a seat; null where it never changed much. `chances` are those of all seats at every moment. */
export function turningPoint(chances: readonly (readonly number[])[], seat: number): Turning | null {
  let most: Turning | null = null;
  for (let number = 1; number < chances.length; number++) {
    const [before, after] = [chances[number - 1]![seat]!, chances[number]![seat]!];
    if (Math.abs(after - before) > (most ? Math.abs(most.after - most.before) : SLIGHT)) most = { number, before, after };
  }
  return most;
}

/** Whether luck, which changed the chance by this much there, was more than half of it. */
export function isLuck({ before, after }: Turning, luck: number): boolean {
  return luck / (after - before) > 0.5;
}
