/** Where a game was lost or won: the turns that changed the chance of a seat most, whoever took them. */
import { BACKED, SLIGHT } from "../generated/insight.ts";

/** A step against the result is told where it was larger. */
export const LARGE = 2 * SLIGHT;

/** So many steps of each direction are tried. */
const TRIED = 4;

/** Candidates, the largest first: those in the direction of the result, and those against it. */
export type Steps = readonly [readonly Swing[], readonly Swing[]];

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
 * The turns that changed the chance of a seat most, forward and back, the largest first. Steps against the direction
 * of its result are told only where they are large. `chances` are those of all seats at every moment.
 */
export function largestSteps(chances: readonly (readonly number[])[], settled: readonly number[], seat: number): Steps {
  const gained = chances.at(-1)![seat]! - chances[0]![seat]!;
  const found: Swing[] = [];
  for (let number = 1; number < chances.length; number++) {
    if (settled[number] !== number) continue;
    const before = settled[number - 1]!;
    found.push({ first: before + 1, number, before: chances[before]![seat]!, after: chances[number]![seat]! });
  }
  const along = (sign: number, least: number): Swing[] => found.filter((each) => sign * changeOf(each) > least).sort((one, other) => sign * (changeOf(other) - changeOf(one))).slice(0, TRIED);
  const [main, other] = gained < 0 ? [-1, 1] : [1, -1];
  return [along(main, SLIGHT), along(other, LARGE)];
}

/**
 * Of each direction the largest step that games confirm, which were played on from before it and from after it.
 * `won` says how many of these the seat won from a moment; `missing` is a moment of which that is not known yet.
 */
export function confirmedSteps(steps: Steps, won: (moment: number) => number | undefined): { readonly steps: readonly Swing[]; readonly missing: number | null } {
  const told: Swing[] = [];
  for (const some of steps) {
    for (const each of some) {
      const moments = [each.first - 1, each.number] as const;
      const [before, after] = moments.map(won);
      if (before === undefined || after === undefined) return { steps: [], missing: before === undefined ? moments[0] : moments[1] };
      if (Math.sign(changeOf(each)) * (after - before) < BACKED) continue;
      told.push(each);
      break;
    }
  }
  return { steps: told, missing: null };
}

/** Whether something that changed the chance by this much there was more than half of it. */
export function isMost({ before, after }: Swing, part: number): boolean {
  return part / (after - before) > 0.5;
}

function changeOf({ before, after }: Swing): number {
  return after - before;
}
