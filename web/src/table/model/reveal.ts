/** The final scoring as steps that are revealed one after another. */
import type { Outcome } from "../../game/types.ts";

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
