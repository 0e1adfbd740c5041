"""Kernels that write down every shuffle, in a state with room for shuffles behind its own fields.

A stored game holds its shuffles. In the browser no Python can watch them happen, so kernels do it.
They play by the version of the rules that the caller puts into `rules`.
"""

from __future__ import annotations

import numpy as np

from damrak.board import Board
from damrak.board.tables import shape_of
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.compile.kernel import Function, Wrap
from damrak.compile.numbers import int64
from damrak.compile.records import Field, columns, record_dtype
from damrak.compile.retarget import rebind
from damrak.rules.chance import shuffle
from damrak.rules.layout import Tables, state_dtype
from damrak.rules.market import fill_market, refresh_market
from damrak.rules.record_types import RecordedState

MOST = 100  # shuffles of one action; a sweep always ends (8.3), hardly ever after two shuffles
RECORDED_FIELDS = (  # of a state, after those it always has
    Field("shuffles", "i1", "1", "how many shuffles the last action made"),
    Field("orders", "i1", "most card", "the outcome of each, the top last"),
    Field("order_sizes", "i1", "most", "the cards in each of these"),
    Field("rules", "i1", "1", "the version of the rules"),
)


def recorded_dtype(board: Board) -> np.dtype[np.void]:
    """The type of a state, then the shuffles of the last action (the top last) and the rules."""
    state = state_dtype(board)
    shape = shape_of(board)
    cards = max(shape.contracts, shape.cards)
    own = [(name, state[name]) for name in state.names or ()]
    more = columns(RECORDED_FIELDS, {"most": MOST, "card": cards})
    return record_dtype([*own, *more], align=True)


@kernel
def shuffle_recorded(state: RecordedState, stream: int, cards: Row[int], size: int) -> None:
    """Shuffle, and write down the outcome."""
    shuffle(state, stream, cards, size)
    place = min(int64(state.shuffles[0]), MOST - 1)
    for card in range(size):
        state.orders[place, card] = cards[card]
    state.order_sizes[place] = size
    state.shuffles[0] = place + 1


@kernel
def refresh_by_version(tables: Tables, state: RecordedState) -> None:
    """`refresh_market`, or `version_1.refresh_market_1` for a game of version 1."""
    if fill_market(state) or state.rules[0] > 1:
        refresh_market(tables, state)


def record_shuffles(kernels: dict[str, Function], compiled: Wrap) -> dict[str, Function]:
    """The same kernels for states of `recorded_dtype`, in which they write down their shuffles.

    `compiled` makes a kernel of a Python function.
    """
    recording: dict[Function, Function] = {shuffle: rebind(shuffle_recorded, compiled, {})}
    replaced = {**recording, refresh_market: rebind(refresh_by_version, compiled, recording)}
    return {name: rebind(kernel, compiled, replaced) for name, kernel in kernels.items()}
