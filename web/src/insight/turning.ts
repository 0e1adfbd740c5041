/** Where a game was lost or won: the turns that changed the chance of a seat most, whoever took them. */
import { SLIGHT } from "../generated/insight.ts";

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
 * The turns that changed the chance of a seat much, the most first: those that explain its result, if there is one.
 * `chances` are those of all seats at every moment.
 */
export function swingsOf(chances: readonly (readonly number[])[], settled: readonly number[], seat: number): Swing[] {
  const gained = chances.at(-1)![seat]! - chances[0]![seat]!;
  const swings: Swing[] = [];
  for (let number = 1; number < chances.length; number++) {
    if (settled[number] !== number) continue;
    const before = settled[number - 1]!;
    const swing = { first: before + 1, number, before: chances[before]![seat]!, after: chances[number]![seat]! };
    if (sizeOf(swing) > SLIGHT && (swing.after - swing.before) * gained >= 0) swings.push(swing);
  }
  return swings.sort((one, other) => sizeOf(other) - sizeOf(one));
}

/** Whether luck, which changed the chance by this much there, was more than half of it. */
export function isLuck({ before, after }: Swing, luck: number): boolean {
  return luck / (after - before) > 0.5;
}

function sizeOf({ before, after }: Swing): number {
  return Math.abs(after - before);
}
