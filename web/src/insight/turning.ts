/** Where a game was lost or won: the turns that changed the chance of a seat most, whoever took them. */
import { SLIGHT } from "../generated/insight.ts";

/** A step against the result is told where it was larger. */
export const LARGE = 2 * SLIGHT;

/** What a turn changed: its first and its last action, and the chance before and after it. */
export interface Swing {
  readonly first: number;
  readonly number: number;
  readonly before: number;
  readonly after: number;
}

/** For each moment the last one, not after it, at which no turn was under way: a turn is judged when it is over. */
export function settledMoments(views: readonly { readonly phase: string }[]): number[] {
  let last = 0;
  return views.map(({ phase }, moment) => (phase === "second" || phase === "offer" ? last : (last = moment)));
}

/**
 * The turns that changed the chance of a seat most: the largest step forward and the largest back, that in the
 * direction of its result first, the other where it is large. `chances` are those of all seats at every moment.
 */
export function largestSteps(chances: readonly (readonly number[])[], settled: readonly number[], seat: number): Swing[] {
  const gained = chances.at(-1)![seat]! - chances[0]![seat]!;
  let [forward, back]: (Swing | null)[] = [null, null];
  for (let number = 1; number < chances.length; number++) {
    if (settled[number] !== number) continue;
    const before = settled[number - 1]!;
    const swing = { first: before + 1, number, before: chances[before]![seat]!, after: chances[number]![seat]! };
    if (swing.after > swing.before && sizeOf(swing) > sizeOf(forward)) forward = swing;
    if (swing.after < swing.before && sizeOf(swing) > sizeOf(back)) back = swing;
  }
  const [main, other] = gained < 0 ? [back, forward] : [forward, back];
  return [...(main && sizeOf(main) > SLIGHT ? [main] : []), ...(other && sizeOf(other) > LARGE ? [other] : [])];
}

/** Whether something that changed the chance by this much there was more than half of it. */
export function isMost({ before, after }: Swing, part: number): boolean {
  return part / (after - before) > 0.5;
}

function sizeOf(swing: Swing | null): number {
  return swing ? Math.abs(swing.after - swing.before) : 0;
}
