/** A hint in words. */
import { claimOf, CONTRACTS } from "../game/board.ts";
import { keysOf, type Hint, type Strength } from "../game/coach.ts";
import { cheapestPath } from "../game/paths.ts";
import type { SeatInfo } from "../game/source.ts";
import { CARDS } from "../generated/game.ts";
import type { Value } from "../generated/messages.ts";
import { coach } from "../i18n/i18n.svelte.ts";
import { ROUTES } from "./model/board.ts";
import { lostBy } from "./model/lost.ts";
import type { TableState } from "./state.svelte.ts";
import { marksOf } from "./verdict.ts";
import { cardName, endsOf, paymentOf, routeName } from "./words.ts";

/** What the coach says, sentence by sentence. */
export function hintTexts(hint: Hint, strength: Strength, seats: readonly SeatInfo[]): string[] {
  const claim = claimOf(hint.action);
  const deed: Record<string, Value> = claim ? { route: routeName(ROUTES[claim.route], claim), payment: paymentOf(claim) } : { payment: "" };
  const told = { ...hint.told, ...namesIn(hint.told, seats), ...deed };
  return keysOf(hint, strength).map((key) => coach(key, told));
}

/** What a player should know before doing what the coach says: contracts given up already or by it, and an end too near. */
export function warnings({ action, kind }: Hint, table: TableState): string[] {
  const lost = marksOf(table, [...table.lost.keys()]);
  const route = claimOf(action)?.route;
  const loses = marksOf(table, route === undefined ? [] : lostBy(route, table).map(({ id }) => id));
  const isLate = kind === "contracts" && table.view.turns_left !== null;
  return [
    ...(lost.count ? [coach("coach-lost", lost)] : []),
    ...(loses.count ? [coach("coach-loses", loses)] : []),
    ...(isLate ? [coach("coach-last-contracts", odds(table))] : []),
  ];
}

/** Of the contracts that the viewer does not hold, how many the own routes complete already. */
function odds({ view, own }: TableState): { done: number; all: number } {
  const others = CONTRACTS.filter((_, id) => !view.contracts.some((each) => each.id === id));
  return { done: others.filter(({ a, b }) => cheapestPath(a, b, own, new Set())).length, all: others.length };
}

/** Names for the numbers of an advice. */
export function namesIn(told: Hint["told"], seats: readonly SeatInfo[]): Record<string, Value> {
  const contract = (name: string): string => (!(told[name]! >= 0) ? "" : endsOf(CONTRACTS[told[name]!]!));
  return {
    contract: contract("contract"),
    other: contract("other"),
    also: contract("also"),
    route: told["route"]! < 0 ? "" : endsOf(ROUTES[told["route"]!]),
    worth: ROUTES[told["route"]!]?.points ?? 0,
    card: told["card"]! < 0 ? "" : cardName(CARDS[told["card"]!]!),
    rival: seats[told["rival"]!]?.name ?? "",
    ender: seats[told["ender"]!]?.name ?? "",
  };
}
