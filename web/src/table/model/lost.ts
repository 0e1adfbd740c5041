/** Contracts that the viewer can no longer complete, whatever happens: from what the viewer may know alone. */
import type { ContractView, SeenEvent, View } from "../../game/types.ts";
import { cheapestPath } from "../../game/paths.ts";
import { ROUTES } from "./board.ts";
import { deedOf } from "./deeds.ts";

interface Known {
  readonly view: View;
  readonly own: ReadonlySet<number>;
  readonly open: ReadonlySet<number>;
}

/** Whether no way is left for a contract, or only one that takes too many carts. */
function isLost({ a, b, completed }: ContractView, { own, open }: Omit<Known, "view">, carts: number): boolean {
  return !completed && (cheapestPath(a, b, own, open)?.carts ?? Infinity) > carts;
}

/** Those without a way, with a way that takes too many carts, or too late: the viewer is to decide. `ways`: by route, what the viewer can claim now. */
export function lostContracts(known: Known & { readonly contracts: readonly ContractView[]; readonly ways: ReadonlyMap<number, unknown> }): ContractView[] {
  const { view, own, contracts, ways } = known;
  const { carts } = view.seats[view.viewer!]!;
  const isTooLate = ({ a, b, completed }: ContractView): boolean =>
    !completed && ![...ways.keys()].some((route) => cheapestPath(a, b, new Set([...own, route]), new Set()));
  return contracts.filter((each) => (view.turns_left === null ? isLost(each, known, carts) : isTooLate(each)));
}

/** For each lost contract of the viewer the place in the history of the claim that took its last way. */
export function lossesOf(known: Known, history: readonly SeenEvent[]): ReadonlyMap<number, number> {
  const { view } = known;
  const carts = view.viewer === null ? 0 : view.seats[view.viewer]!.carts;
  const lost = view.contracts.filter((each) => isLost(each, known, carts));
  return new Map(lost.map((each) => [each.id, lossOf(each, known, carts, history)]));
}

/** Takes claims back, the last one first, until there is a way again. */
function lossOf(contract: ContractView, known: Known, carts: number, history: readonly SeenEvent[]): number {
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
