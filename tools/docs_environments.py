"""The tables of docs/environments.md, from what they describe: `python -m tools.docs_environments`.

The page is written by hand but for what stands between `<!-- name: generated -->` and
`<!-- end -->`; that is made here.
"""

from __future__ import annotations

import re
import sys
from itertools import groupby
from pathlib import Path

from damrak.compile.records import markdown_table
from damrak.game.catalogue import Catalogue, amsterdam, catalogue
from damrak.rules.actions import FIRST_CLAIM
from damrak.rules.tensor import tensor_slices

PAGE = Path("docs/environments.md")
_MADE = re.compile(r"(<!-- (\w+): generated -->\n).*?(\n<!-- end -->)", re.S)


def write_tables(page: str) -> str:
    """The page with its tables made anew."""
    made = catalogue(amsterdam())
    tables = {"observation": observation_table(made), "actions": action_table(made)}
    return _MADE.sub(lambda found: found[1] + tables[found[2]] + found[3], page)


def observation_table(made: Catalogue) -> str:
    """The slices of the tensor."""
    rows = [
        (f"`{each.name}`", each.start, each.stop, _shape(each.shape), each.meaning)
        for each in tensor_slices(made.board)
    ]
    return markdown_table(("slice", "from", "to", "shape", "meaning"), rows)


def action_table(made: Catalogue) -> str:
    """The numbers of the actions, the claims of a route in one row."""
    first = made.slots + FIRST_CLAIM
    rows = [(_numbers(0, made.slots - 1), f"`draw market 1` to `draw market {made.slots}`")]
    rows += [(_numbers(n, n), f"`{made.actions[n]}`") for n in range(made.slots, first)]
    routes = groupby(range(first, len(made.actions) + made.slots), made.route_of)
    rows += [_route_row(made, list(numbers)) for _, numbers in routes]
    return markdown_table(("number", "action"), rows)


def _route_row(made: Catalogue, numbers: list[int]) -> tuple[str, str]:
    low, high = numbers[0], numbers[-1]
    return _numbers(low, high), f"`{made.actions[low]}` to `{made.actions[high]}`"


def _numbers(low: int, high: int) -> str:
    return str(low) if low == high else f"{low} to {high}"


def _shape(shape: tuple[int, ...]) -> str:
    return " x ".join(str(size) for size in shape)


if __name__ == "__main__":
    page = Path(sys.argv[1]) if len(sys.argv) > 1 else PAGE
    page.write_text(write_tables(page.read_text(encoding="utf-8")), encoding="utf-8")
