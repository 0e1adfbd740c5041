/** Sums over a game that was looked at, as damrak/insight/account.py: prior + skill + luck = result. */
import type { Outcome } from "../game/types.ts";
import { CAUSES, MATTERED, SLIGHT, TURNS } from "../generated/insight.ts";
import type { Account, Cause, Decision, Points, Step, Summary } from "./report.ts";

/** A finished game as far as it was looked at. */
export interface Seen {
  readonly names: readonly string[];
  readonly outcome: Outcome;
  readonly start: readonly number[];
  readonly steps: readonly Step[];
  readonly decisions: readonly Decision[];
}

export function summaryOf(seen: Seen): Summary {
  const accounts = seen.names.map((_, seat) => accountOf(seen, seat));
  return { accounts, turning_points: turningPoints(seen.start, seen.steps) };
}

function accountOf({ names, outcome, start, steps, decisions }: Seen, seat: number): Account {
  const own = decisions.filter((each) => each.seat === seat);
  const prior = 1 / names.length;
  const causes = Object.fromEntries(CAUSES.map((cause) => [cause, 0])) as Record<Cause, number>;
  causes.deal = start[seat]! - prior;
  for (const { luck } of steps)
    for (const [cause, part] of Object.entries(luck[seat]!)) causes[cause as Cause] += part;
  const worst = [...own].sort((a, b) => b.regret - a.regret || a.number - b.number).slice(0, MATTERED);
  return {
    seat,
    name: names[seat]!,
    prior,
    skill: sum(own.map((each) => each.skill)),
    luck: sum(Object.values(causes)),
    result: steps.at(-1)!.chances[seat]!,
    causes,
    regret: sum(own.map((each) => each.regret)),
    decisions: own.filter((each) => each.choices > 1).length,
    mattered: worst.filter((each) => each.regret > SLIGHT).map((each) => each.number),
    points: pointsOf(outcome, seat),
  };
}

function pointsOf(outcome: Outcome, seat: number): Points {
  const { routes, contracts, merchandise, total } = outcome.scores[seat]!;
  const lines = (done: boolean) => sum(contracts.filter((line) => line.completed === done).map((line) => line.points));
  return {
    routes: sum(routes.map((line) => line.points)),
    completed: lines(true),
    failed: lines(false),
    merchandise: merchandise.points,
    total,
  };
}

/** The actions after which some seat's chance changed most, in their order. */
function turningPoints(start: readonly number[], steps: readonly Step[]): number[] {
  const swings = steps.map((step, place) => {
    const before = place ? steps[place - 1]!.chances : start;
    return { number: step.number, swing: Math.max(...step.chances.map((chance, seat) => Math.abs(chance - before[seat]!))) };
  });
  const most = swings.sort((a, b) => b.swing - a.swing || a.number - b.number).slice(0, TURNS);
  return most.map((each) => each.number).sort((a, b) => a - b);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
