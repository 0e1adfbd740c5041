"""The tables of docs/environments.md: the tools that work, the observation and the actions."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from damrak.compile.records import markdown_table as table
from damrak.game.catalogue import Catalogue, amsterdam, catalogue
from damrak.rules.actions import FIRST_CLAIM
from damrak.rules.tensor import tensor_slices
from tests.peers.tools import TOOLS, results


def tool_table() -> str:
    """What the last `make test-peers` found; nothing in a cell breaks the table."""
    found = [(tool, results()[tool.name]) for tool in TOOLS]
    rows = [(tool.name, *(cell.replace("|", "/") for cell in it), tool.how) for tool, it in found]
    return table(("tool", "version", "works", "how"), rows)


def observation_table(made: Catalogue) -> str:
    """The slices of the tensor."""
    rows = [
        (f"`{each.name}`", each.start, each.stop, _shape(each.shape), each.meaning)
        for each in tensor_slices(made.board)
    ]
    return table(("slice", "from", "to", "shape", "meaning"), rows)


def action_table(made: Catalogue) -> str:
    """The numbers of the actions, the claims of a route in one row."""
    first = made.slots + FIRST_CLAIM
    rows = [(_numbers(0, made.slots - 1), f"`draw market 1` to `draw market {made.slots}`")]
    rows += [(_numbers(n, n), f"`{made.actions[n]}`") for n in range(made.slots, first)]
    routes = groupby(range(first, len(made.actions) + made.slots), made.route_of)
    rows += [_route_row(made, list(numbers)) for _, numbers in routes]
    return table(("number", "action"), rows)


def _route_row(made: Catalogue, numbers: list[int]) -> tuple[str, str]:
    low, high = numbers[0], numbers[-1]
    return _numbers(low, high), f"`{made.actions[low]}` to `{made.actions[high]}`"


def _numbers(low: int, high: int) -> str:
    return str(low) if low == high else f"{low} to {high}"


def _shape(shape: tuple[int, ...]) -> str:
    return " x ".join(str(size) for size in shape)


def _amsterdam(make: Callable[[Catalogue], str]) -> Callable[[], str]:
    return lambda: make(catalogue(amsterdam()))


PARTS: dict[str, Callable[[], str]] = {
    "tools": tool_table,
    "observation": _amsterdam(observation_table),
    "actions": _amsterdam(action_table),
}
