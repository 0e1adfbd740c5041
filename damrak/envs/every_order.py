"""Every outcome of a shuffle on a small board, each as a seed that brings it about.

A shuffle depends on the seed, on its number and on its cards, and all orders of the cards are
equally likely. So it is enough to try seeds until each order has been seen.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

from damrak.envs.kernels.openspiel import act, deal
from damrak.game.catalogue import Catalogue
from damrak.game.seeds import seed_bytes, seed_words

MOST_DEALS = 20_000
Seeds = list[bytes]
State = NDArray[np.void]  # of one record

_shuffles: dict[tuple[object, ...], Seeds] = {}  # by board, number of the shuffle and cards


def every_deal(made: Catalogue, players: int) -> Seeds:
    """A seed for each deal: who begins, the order of the cards and that of the contracts.

    Raises ValueError for a board with too many of them, or whose market can be swept: then one
    action may shuffle several times.
    """
    facts = made.board.facts
    if facts.cards.wild >= facts.pieces.flush_wilds:
        raise ValueError("a board whose market can be swept has too many shuffles to list them")
    deals = players * factorial(len(made.board.contracts)) * orders(facts.cards.counts())
    if deals > MOST_DEALS:
        raise ValueError(f"the board has {deals} deals; at most {MOST_DEALS} can be listed")

    def dealt(words: NDArray[np.uint32]) -> object:
        state = np.zeros(1, made.state_dtype)
        state["seed"] = words
        deal(made.table_array, state, players)
        told = ("first_seat", "deck", "contract_deck")  # a drawn card stays in the array
        return tuple(state[name].tobytes() for name in told)

    return _one_for_each(deals, dealt)


def every_shuffle(made: Catalogue, state: State, seat: int, action: int) -> Seeds:
    """A seed for each outcome of the shuffle that this action needs; none if there is no choice."""
    after = _done(made, state, action)
    if after["reshuffles"] == state["reshuffles"]:
        return []
    paid = np.maximum(state["hand"][0, seat] - after["hand"][0, seat], 0)
    pile = tuple((state["discards"][0] + paid).tolist())
    if orders(pile) == 1:
        return []
    key = (made.board.hash, int(state["reshuffles"][0]), pile)
    if key not in _shuffles:
        size = sum(pile)
        _shuffles[key] = _one_for_each(
            orders(pile),
            lambda words: _done(made, state, action, words)["deck"][0, :size].tobytes(),
        )
    return _shuffles[key]


def orders(cards: tuple[int, ...]) -> int:
    """In how many orders so many cards of each kind can lie."""
    return factorial(sum(cards)) // prod(factorial(number) for number in cards)


def _done(
    made: Catalogue, state: State, action: int, words: NDArray[np.uint32] | None = None
) -> State:
    """The state after an action, with this seed."""
    after = state.copy()
    if words is not None:
        after["seed"] = words
    act(made.table_array, after, action)
    return after


def _one_for_each(wanted: int, outcome: Callable[[NDArray[np.uint32]], object]) -> Seeds:
    """The first seed for each of so many outcomes."""
    found: dict[object, bytes] = {}
    for number in count():
        if len(found) == wanted:
            return list(found.values())
        seed = seed_bytes(number)
        found.setdefault(outcome(seed_words(seed)), seed)
    raise AssertionError  # there are always more seeds
