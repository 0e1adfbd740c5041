/** Where a game was lost or won: the turns that changed the chance of a seat most, whoever took them. */
import { SLIGHT } from "../generated/insight.ts";
import type { Step } from "./report.ts";

/** So many actions are tried at most. */
const TRIED = 6;

/** Smaller steps are told only in the direction of the result. */
export const LARGE = 3 * SLIGHT;

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
 * The turns that changed the chance of a seat most: the largest in the direction of its result, and the largest against
 * it. `chances` are those of all seats at every moment; what is smaller may be chance among the games that were played on,
 * and some are not to be told.
 */
export function largestSteps(chances: readonly (readonly number[])[], settled: readonly number[], seat: number, isTold: (swing: Swing) => boolean = () => true): Swing[] {
  const gained = chances.at(-1)![seat]! - chances[0]![seat]!;
  const found = swingsOf(chances, settled, seat).filter(isTold);
  const along = (sign: number, least: number): Swing[] => found.filter((each) => sign * changeOf(each) >= least).sort((one, other) => sign * (changeOf(other) - changeOf(one))).slice(0, 1);
  const [main, other] = gained < 0 ? [-1, 1] : [1, -1];
  return [...along(main, 2 * SLIGHT), ...along(other, LARGE)];
}

/** What each turn changed for a seat, in the order of the game. */
export function swingsOf(chances: readonly (readonly number[])[], settled: readonly number[], seat: number): Swing[] {
  const found: Swing[] = [];
  for (let number = 1; number < chances.length; number++) {
    if (settled[number] !== number) continue;
    const before = settled[number - 1]!;
    found.push({ first: before + 1, number, before: chances[before]![seat]!, after: chances[number]![seat]! });
  }
  return found;
}

/** Whether a turn drew cards or contracts: then chance has a part in it. */
export function isDraw({ action }: Step): boolean {
  return action.startsWith("draw") || action === "contracts";
}

/** Whether a seat's own claim, or what it kept, raised its chance: it could do so before, whoever played on for it missed it. */
export function isGoodDeed(swing: Swing, step: Step, seat: number): boolean {
  return step.seat === seat && !isDraw(step) && changeOf(swing) > 0;
}

/** The actions of the turns at which a seat's chance fell, the largest fall first: where it may have made a mistake. */
export function fallsOf(swings: readonly Swing[], own: readonly number[]): number[] {
  const falls = swings.filter((each) => changeOf(each) <= -2 * SLIGHT).sort((one, other) => changeOf(one) - changeOf(other));
  return falls.flatMap(({ first, number }) => own.filter((each) => first <= each && each <= number)).slice(0, TRIED);
}

function changeOf({ before, after }: Swing): number {
  return after - before;
}
