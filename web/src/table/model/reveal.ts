/** The final scoring as steps that are revealed one after another. */
import type { Outcome, SeatScore } from "../../game/types.ts";

export type Step =
  | { readonly kind: "routes"; readonly seat: number; readonly points: number; readonly count: number }
  | {
      readonly kind: "contract";
      readonly seat: number;
      readonly points: number;
      readonly contract: number;
      readonly completed: boolean;
    }
  | {
      readonly kind: "merchandise";
      readonly seat: number;
      readonly points: number;
      readonly cards: number;
      readonly place: number | null;
    };

/** All steps: routes of every seat, then contracts seat by seat, then merchandise (7.2 to 7.4). */
export function stepsOf(outcome: Outcome): Step[] {
  const { scores } = outcome;
  return [
    ...scores.map(({ seat, routes }) => ({
      kind: "routes" as const,
      seat,
      count: routes.length,
      points: routes.reduce((sum, line) => sum + line.points, 0),
    })),
    ...scores.flatMap(({ seat, contracts }) =>
      contracts.map((line) => ({ kind: "contract" as const, seat, ...line })),
    ),
    ...scores.map(({ seat, merchandise }) => ({ kind: "merchandise" as const, seat, ...merchandise })),
  ];
}

/** The points of a seat after some of the steps. */
export function sumOf(steps: readonly Step[], seat: number): number {
  return steps.reduce((sum, step) => sum + (step.seat === seat ? step.points : 0), 0);
}

/** The scores in order, the winners first: by points, then by completed contracts (7.7). */
export function ranked({ scores, winners }: Outcome): SeatScore[] {
  const won = ({ seat }: SeatScore): number => Number(winners.includes(seat));
  return [...scores].sort((a, b) => won(b) - won(a) || b.total - a.total || completed(b) - completed(a));
}

/** The place of a seat, from 1; seats that are equal in points and completed contracts share one. */
export function placeOf({ scores, winners }: Outcome, seat: number): number {
  if (winners.includes(seat)) return 1;
  const own = scores[seat]!;
  const isAhead = (other: SeatScore): boolean =>
    other.total > own.total || (other.total === own.total && completed(other) > completed(own));
  return 1 + scores.filter(isAhead).length;
}

/** Whether another seat has the same place. */
export function isShared(outcome: Outcome, seat: number): boolean {
  const place = placeOf(outcome, seat);
  return outcome.scores.some((other) => other.seat !== seat && placeOf(outcome, other.seat) === place);
}

/** How many points the winner has more than the best of the others. */
export function marginOf({ scores, winners }: Outcome): number {
  const best = (seats: readonly SeatScore[]): number => Math.max(...seats.map(({ total }) => total));
  const others = scores.filter(({ seat }) => !winners.includes(seat));
  return others.length ? best(scores) - best(others) : 0;
}

function completed({ contracts }: SeatScore): number {
  return contracts.filter((line) => line.completed).length;
}
