/** The sums of a review in words, for each seat: prior + own + others + luck = result. */
import type { Outcome } from "../game/types.ts";
import { CAUSES, CHOICES, CLEAR, MATTERED, PARTS, SLIGHT } from "../generated/insight.ts";
import type { Judgement } from "../rules/rules.ts";
import type { Account, Cause, Decision, Points } from "./report.ts";

export function accountsOf(judgement: Judgement, names: readonly string[], outcome: Outcome, decisions: readonly Decision[]): Account[] {
  return names.map((name, seat) => {
    const parts = Array.from(judgement.parts.subarray(seat * PARTS, (seat + 1) * PARTS));
    const bySeat = parts.slice(CHOICES, CHOICES + names.length);
    const stake = judgement.stakes[seat]!;
    return {
      ...{ seat, name, prior: 1 / names.length, own: bySeat[seat]!, others: sum(bySeat) - bySeat[seat]! },
      ...{ luck: sum(parts.slice(0, CHOICES)), result: judgement.chances[seat]!, by_seat: bySeat },
      causes: Object.fromEntries(CAUSES.map((cause, place) => [cause, parts[place]!])) as Record<Cause, number>,
      accuracy: stake ? judgement.accuracy[seat]! / stake : null,
      ...{ regret: judgement.regrets[seat]!, decisions: Number(judgement.decisions[seat]), points: pointsOf(outcome, seat) },
      finest: finestOf(decisions.filter((each) => each.seat === seat)),
      mattered: dearest(decisions.filter((each) => each.seat === seat)).slice(0, MATTERED).map((each) => each.number),
    };
  });
}

/** The decisions that gave something away, the worst first. */
export function dearest(decisions: readonly Decision[]): Decision[] {
  return decisions.filter((each) => each.regret > SLIGHT).sort((a, b) => b.regret - a.regret || a.number - b.number);
}

/** The number of the best action found that was furthest ahead of the next best; null where none was far ahead. */
function finestOf(decisions: readonly Decision[]): number | null {
  let [most, finest]: [number, number | null] = [CLEAR, null];
  for (const decision of decisions) {
    const lead = decision.after - nextBest(decision);
    if (decision.regret === 0 && decision.options.length > 1 && lead > most) [most, finest] = [lead, decision.number];
  }
  return finest;
}

/** The chance after the best of the other options. */
export function nextBest({ action, options }: Decision): number {
  return Math.max(0, ...options.filter((each) => each.action !== action).map(({ chance }) => chance));
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
