/** What a game comes to for one seat, as data: the JSON of damrak/insight/account.py. */
import { CAUSES, HABITS } from "../generated/insight.ts";
import type { SeatAccount } from "../rules/rules.ts";
import type { Account, Cause, Decision, Habit, Points, Told } from "./report.ts";

/** The account of a seat of a finished game, from the record that the kernel wrote. */
export function accountOf(found: SeatAccount, seat: number, names: readonly string[], mattered: readonly Told[]): Account {
  const [accuracy] = found.accuracy;
  return {
    ...{ seat, name: names[seat]!, prior: found.prior[0]!, own: found.own[0]!, others: found.others[0]!, luck: found.luck[0]! },
    ...{ result: found.result[0]!, regret: found.regret[0]!, decisions: found.decisions[0]! },
    causes: Object.fromEntries(CAUSES.map((cause, place) => [cause, found.causes[place]!])) as Record<Cause, number>,
    habits: Object.fromEntries(HABITS.map((habit, place) => [habit, found.habits[place]!])) as Record<Habit, number>,
    by_seat: Array.from(found.bySeat.subarray(0, names.length)),
    accuracy: accuracy! < 0 ? null : accuracy!,
    finest: found.finest[0]! || null,
    mattered,
    points: pointsOf(found),
  };
}

/** The numbers of actions in a list whose empty places read 0. */
export function numbersIn(list: Int32Array): number[] {
  return Array.from(list).filter((number) => number > 0);
}

/** Whether a hint advises what was played, or something that is as good to the judge. */
export function isAdvised({ action, best, equals }: Decision): boolean {
  return action === best || equals.includes(action);
}

/** The chance after the best of the other options. */
export function nextBest({ action, options }: Decision): number {
  return Math.max(0, ...options.filter((each) => each.action !== action).map(({ chance }) => chance));
}

function pointsOf({ routes, completed, failed, merchandise, total }: SeatAccount): Points {
  return { routes: routes[0]!, completed: completed[0]!, failed: failed[0]!, merchandise: merchandise[0]!, total: total[0]! };
}
