/** Contracts that the viewer can no longer complete, whatever happens: from what the viewer may know alone. */
import type { ContractView, View } from "../../game/types.ts";
import { cheapestPath } from "../../game/paths.ts";

interface Known {
  readonly view: View;
  readonly contracts: readonly ContractView[];
  readonly own: ReadonlySet<number>;
  readonly open: ReadonlySet<number>;
  /** By route: what the viewer can claim now. */
  readonly ways: ReadonlyMap<number, unknown>;
}

/** Those without a way, with a way that takes too many carts, or too late: the viewer is to decide. */
export function lostContracts({ view, contracts, own, open, ways }: Known): ContractView[] {
  const { carts } = view.seats[view.viewer!]!;
  const isLost = ({ a, b, completed }: ContractView): boolean => {
    if (completed) return false;
    if (view.turns_left === null) return (cheapestPath(a, b, own, open)?.carts ?? Infinity) > carts;
    return ![...ways.keys()].some((route) => cheapestPath(a, b, new Set([...own, route]), new Set()));
  };
  return contracts.filter(isLost);
}
