"""Kernels that write down every shuffle, in a state with room for shuffles behind its own fields.

A stored game holds its shuffles. In the browser no Python can watch them happen, so kernels do it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from damrak.board import Board
from damrak.compile import kernel
from damrak.compile.records import record_dtype
from damrak.compile.retarget import rebind
from damrak.rules.chance import shuffle
from damrak.rules.layout import State, state_dtype

MOST = 100  # shuffles of one action; see 8.3: a sweep ends always, and hardly ever after a second


def noted_dtype(board: Board) -> np.dtype[np.void]:
    """The type of a state followed by the shuffles of the last action, the top of each last."""
    state = state_dtype(board)
    cards = max(len(board.contracts), int(sum(board.facts.cards.counts())))
    columns: list[Any] = [(name, state.fields[name][0]) for name in state.names or ()]  # type: ignore[index]
    columns += [("shuffles", "i1", (1,)), ("orders", "i1", (MOST, cards))]
    columns += [("order_sizes", "i1", (MOST,))]
    return record_dtype(columns, align=True)


@kernel
def shuffle_noted(state: State, stream: int, cards: np.ndarray, size: int) -> None:
    """The shuffle, and its outcome written down."""
    shuffle(state, stream, cards, size)
    place: Any = min(np.int64(state.shuffles[0]), MOST - 1)
    for card in range(size):
        state.orders[place, card] = cards[card]
    state.order_sizes[place] = size
    state.shuffles[0] = place + 1


def note_shuffles(kernels: dict[str, Any], compiled: Any) -> dict[str, Any]:
    """The same kernels for states of `noted_dtype`, in which they write down their shuffles.

    `compiled` makes a kernel of a Python function.
    """
    replaced = {shuffle: rebind(shuffle_noted, compiled, {})}
    return {name: rebind(kernel, compiled, replaced) for name, kernel in kernels.items()}
