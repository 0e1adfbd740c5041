"""The Village: all chance is listed exactly, and best responses are those of OpenSpiel."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms.exploitability import exploitability

from damrak.envs.every_order import orders
from damrak.envs.exploit import Table, Tree, village
from damrak.envs.openspiel import CHANCE, Parameters, WholeTree
from damrak.envs.solve import Solver
from damrak.game.errors import InvalidSetup


@pytest.fixture(scope="module")
def tree() -> Tree:
    """The first few deals: enough to see, and soon walked."""
    return Tree(village(deals=6))


class Known(policy.Policy):  # type: ignore[misc] # OpenSpiel has no types
    """A table as a policy of OpenSpiel."""

    def __init__(self, tree: Tree, table: Table) -> None:
        super().__init__(tree.game, [0, 1])
        self._places, self._table = tree.places, table

    def action_probabilities(self, state: Any, player_id: object = None) -> dict[int, float]:
        row = self._table[self._places[state.information_state_string()]]
        return {action: float(row[action]) for action in state.legal_actions()}


def test_every_deal_is_listed_once() -> None:
    game = village()
    assert game.deals == 2 * 24 * 3 == len({game.deal_seed(deal) for deal in range(game.deals)})
    dealt = [game.new_initial_state().child(deal) for deal in range(game.deals)]
    begun = [int(state.record["first_seat"]) for state in dealt]
    assert begun.count(0) == begun.count(1)
    kept = {tuple(state.record["contracts"][:2].tolist()) for state in dealt}
    assert len(kept) == 6  # both kept both: two of four contracts for seat 0
    assert all(
        state.current_player() >= 0 and state.record["contract_count"] == 0 for state in dealt
    )


def test_a_shuffle_of_unlike_cards_is_a_chance_node(tree: Tree) -> None:
    later = [node for node, player in enumerate(tree.player) if player == CHANCE and node]
    assert later
    for node in later:
        assert tree.chances[node] == [1 / len(tree.children[node])] * len(tree.children[node])
    assert (orders((2, 1, 0)), orders((3, 0)), orders((1, 1, 1))) == (3, 1, 6)


def test_it_passes_the_tests_of_openspiel() -> None:
    pyspiel.random_sim_test(village(), num_sims=3, serialize=True, verbose=False)
    pyspiel.random_sim_test(
        pyspiel.load_game("python_damrak_tree(board=village)"),
        num_sims=1,
        serialize=True,
        verbose=False,
    )


def test_exploitability_is_that_of_openspiel(tree: Tree) -> None:
    chance = np.random.default_rng(3)
    tables = [
        tree.table(lambda seen, masks: masks),
        tree.table(lambda seen, masks: chance.random(masks.shape)),
    ]
    for table in tables:
        wanted = exploitability(tree.game, Known(tree, table))
        assert tree.exploitability(table) == pytest.approx(wanted, abs=1e-12)
        assert wanted > 0.1


def test_a_solver_comes_near_perfect_play(tree: Tree) -> None:
    solved = Solver(tree).run(40)
    assert tree.exploitability(solved) < 0.01
    assert abs(tree.value(solved) - tree.best_response(0, solved)) < 0.02


def test_what_cannot_be_listed_is_refused() -> None:
    refused: tuple[tuple[Parameters, str], ...] = (
        ({"board": "amsterdam"}, "swept"),
        ({"board": "village", "keep": "none"}, "keep is one of: first, second, both"),
    )
    for given, words in refused:
        with pytest.raises(ValueError, match=words):
            WholeTree(given)
    with pytest.raises(InvalidSetup, match="for 2 players, not 3"):
        WholeTree({"board": "village", "players": 3})


def test_the_code_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = Path(__file__).parent.parent.parent / "docs" / "village.md"
    (code,) = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.S)
    exec(compile(code, page.name, "exec"), {})  # noqa: S102 - our own page
    value, far = map(float, capsys.readouterr().out.split())
    assert -1 < value < 1
    assert 0 < far < 1
