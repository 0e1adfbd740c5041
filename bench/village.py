"""How far from perfect play some policies are on the Village, after the set-up.

    python bench/village.py --iterations 1000

Exploitability is what a perfect opponent wins a game on average over both seats. The policy that
CFR+ finds is nearly perfect. `--check` computes its exploitability by OpenSpiel's own tools, too,
which takes minutes.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

from damrak.envs.exploit import Table, Tree, village
from damrak.envs.solve import Solver


def checked(tree: Tree, table: Table) -> float:
    """The exploitability by OpenSpiel."""
    from open_spiel.python import policy
    from open_spiel.python.algorithms.exploitability import exploitability

    class Known(policy.Policy):  # type: ignore[misc] # OpenSpiel has no types
        def action_probabilities(self, state: Any, player_id: object = None) -> dict[int, float]:
            row = table[tree.places[state.information_state_string()]]
            return {action: float(row[action]) for action in state.legal_actions()}

    return float(exploitability(tree.game, Known(tree.game, [0, 1])))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--iterations", type=int, default=200, help="of CFR+")
    parser.add_argument("--deals", type=int, default=0, help="only so many deals")
    parser.add_argument("--check", action="store_true", help="by OpenSpiel's own tools, too")
    given = parser.parse_args()
    started = time.process_time()
    tree = Tree(village(given.deals))
    sizes = f"{len(tree.player):,} nodes, {len(tree.places):,} situations"
    print(f"{sizes}; walked in {time.process_time() - started:.1f} s of a core")
    tables = {
        "all legal actions alike": tree.table(lambda seen, masks: masks),
        "the first legal action": tree.table(lambda seen, masks: masks.cumsum(axis=1) == 1),
    }
    started = time.process_time()
    tables[f"CFR+, {given.iterations} iterations"] = Solver(tree).run(given.iterations)
    print(f"CFR+ took {time.process_time() - started:.1f} s of a core")
    for name, table in tables.items():
        worth, lost = tree.value(table), tree.exploitability(table)
        print(f"{name}: value to seat 0 {worth:+.4f}, exploitability {lost:.4f}", end="")
        print(f", by OpenSpiel {checked(tree, table):.4f}" if given.check else "")


if __name__ == "__main__":
    main()
