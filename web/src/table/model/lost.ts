/** Contracts that the viewer can no longer complete, whatever happens: from what the viewer may know alone. */
import type { ContractView, SeenEvent, View } from "../../game/types.ts";
import { lackOf } from "../../game/needs.ts";
import { cheapestPath } from "../../game/paths.ts";
import { BOARD } from "../../generated/facts.ts";
import { ROUTES } from "./board.ts";
import { deedOf } from "./deeds.ts";

export interface Known {
  readonly view: View;
  readonly own: ReadonlySet<number>;
  readonly open: ReadonlySet<number>;
}

/** Whether no way is left for a contract, or only one that takes too many carts. */
function isLost({ a, b, completed }: ContractView, { own, open }: Omit<Known, "view">, carts: number): boolean {
  return !completed && (cheapestPath(a, b, own, open)?.carts ?? Infinity) > carts;
}

/** The routes that one may still claim for a contract: in the last round those that complete it alone, with the cards held now. */
export function routesFor({ a, b }: ContractView, { view, own, open }: Known): ReadonlySet<number> {
  if (view.turns_left === null) return open;
  const { viewer, to_move, players, phase, hand } = view;
  const isTurnOver = to_move === viewer ? phase !== "turn" : (viewer! - (to_move ?? 0) + players) % players >= view.turns_left;
  const completes = (id: number): boolean => !isTurnOver && !lackOf(ROUTES[id], hand) && cheapestPath(a, b, new Set([...own, id]), new Set()) !== null;
  return new Set([...open].filter(completes));
}

/** Why a contract is lost: no way is left, it takes more carts than there are, or it is too late. */
export interface Loss {
  readonly why: "blocked" | "short" | "late";
  readonly carts: number;
}

/** The contracts that can no longer be completed: they are to guide nobody. */
export function lostContracts(known: Known & { readonly contracts: readonly ContractView[] }): ReadonlyMap<number, Loss> {
  const { view, own, open, contracts } = known;
  const carts = view.viewer === null ? 0 : view.seats[view.viewer]!.carts;
  const lossOf = (contract: ContractView): Loss | null => {
    const path = cheapestPath(contract.a, contract.b, own, open);
    if (!path) return { why: "blocked", carts: 0 };
    if (path.carts > carts) return { why: "short", carts: path.carts };
    const isLate = isLost(contract, { own, open: routesFor(contract, known) }, carts);
    return isLate ? { why: "late", carts: 0 } : null;
  };
  return new Map(contracts.flatMap((each) => {
    const loss = each.completed ? null : lossOf(each);
    return loss ? [[each.id, loss] as const] : [];
  }));
}

/** The contracts that could no longer be completed once the viewer has claimed a route: for want of a way, of carts or of turns. */
export function lostBy(route: number, { view, own, open, hopes }: Known & { readonly hopes: readonly ContractView[] }): ContractView[] {
  if (view.viewer === null || !open.has(route)) return [];
  const { a, b, length } = ROUTES[route];
  const mine = new Set([...own, route]);
  const carts = view.seats[view.viewer]!.carts - length;
  const left = [...open].filter((id) => ROUTES[id].a !== a || ROUTES[id].b !== b); // 5.6: nor the other half
  /** The claims that can still help: none after the last turn, one alone in the last round. */
  const rest = (each: ContractView): number[] => {
    if (view.turns_left !== null) return [];
    return carts > BOARD.pieces.end_carts ? left : left.filter((id) => cheapestPath(each.a, each.b, new Set([...mine, id]), new Set()));
  };
  return hopes.filter((each) => isLost(each, { own: mine, open: new Set(rest(each)) }, carts));
}

/** For each lost contract of the viewer the place in the history of the claim that took its last way. */
export function lossesOf(known: Known, history: readonly SeenEvent[]): ReadonlyMap<number, number> {
  const { view } = known;
  const carts = view.viewer === null ? 0 : view.seats[view.viewer]!.carts;
  const lost = view.contracts.filter((each) => isLost(each, known, carts));
  return new Map(lost.map((each) => [each.id, placeOf(each, known, carts, history)]));
}

/** Takes claims back, the last one first, until there is a way again. */
function placeOf(contract: ContractView, known: Known, carts: number, history: readonly SeenEvent[]): number {
  const [own, open] = [new Set(known.own), new Set(known.open)];
  return history.findLastIndex(({ seat, action }) => {
    const deed = deedOf({ seat, action }, []);
    if (deed.kind !== "claim") return false;
    const { a, b, length } = ROUTES[deed.route];
    if (own.delete(deed.route)) carts += length;
    for (const each of ROUTES) {
      const isTwin = each.a === a && each.b === b && known.view.closed.includes(each.id);
      if (each.id === deed.route || isTwin) open.add(each.id);
    }
    return !isLost(contract, { own, open }, carts);
  });
}
