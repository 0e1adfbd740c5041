/** What is marked on the curve of a game. */
import type { Step } from "./report.ts";

export type Kind = "claim" | "completed" | "sweep" | "last";

export interface Mark {
  readonly number: number;
  readonly seat: number;
  readonly kind: Kind;
}

/** The marks of the actions that have been looked at, with the numbers of those that swept the market; a claim that completes a contract has one mark. */
export function marksOf(sweeps: readonly number[], steps: readonly Step[]): Mark[] {
  return steps.flatMap(({ number, seat, action, completed, last_round }) => {
    const kinds: Kind[] = [];
    if (completed.length) kinds.push("completed");
    else if (action.startsWith("claim")) kinds.push("claim");
    if (sweeps.includes(number)) kinds.push("sweep");
    if (last_round) kinds.push("last");
    return kinds.map((kind) => ({ number, seat, kind }));
  });
}

/** The moments at which a seat's turns began, the first turn first: of its actions, with the turn of every action. */
export function turnsOf(own: readonly number[], turns: readonly number[]): number[] {
  return own.filter((number, place) => turns[number]! > (place ? turns[own[place - 1]!]! : 0)).map((number) => number - 1);
}

/** Places as near as possible to those wanted, from left to right, so far apart that nothing overlaps, none beyond the end. */
export function spread(wanted: readonly number[], apart: number, end: number): number[] {
  const placed: number[] = [];
  for (const each of wanted) placed.push(Math.max(each, (placed.at(-1) ?? -Infinity) + apart));
  for (let place = placed.length - 1, most = end; place >= 0; place--, most -= apart) placed[place] = Math.min(placed[place]!, most);
  return placed;
}
