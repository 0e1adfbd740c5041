"""What the browser draws the board from is of this board, exactly."""

from __future__ import annotations

import json
import re
from itertools import pairwise

import pytest

from damrak.board import Board
from damrak.board.drawing.symbols import SYMBOL
from damrak.codegen.board_plan import plan_typescript
from damrak.i18n.json_types import Json


@pytest.fixture(scope="module")
def source() -> str:
    return plan_typescript(Board.amsterdam())


def table(source: str, name: str) -> Json:
    found = re.search(rf"export const {name}[^=]*= \(?(\[.*?\n\])", source, re.S)
    assert found
    return json.loads(found[1].replace(",\n]", "]"))


def test_it_holds_every_route_from_end_to_end(source: str) -> None:
    board, places = Board.amsterdam(), table(source, "LOCATIONS")
    rows = table(source, "ROUTE_ROWS")
    assert [place["id"] for place in places] == [place.id for place in board.locations]
    assert len(rows) == len(board.routes)
    for route, (a, b, _, *spaces) in zip(board.routes, rows, strict=True):
        assert (places[a]["id"], places[b]["id"]) == (route.a, route.b)
        assert len(spaces) == 3 * route.length
        start = complex(places[a]["x"], places[a]["y"])
        far = [abs(complex(*spaces[k : k + 2]) - start) for k in range(0, len(spaces), 3)]
        assert far == sorted(far)


def test_names_are_whole(source: str) -> None:
    names = {location.id: location.name for location in Board.amsterdam().locations}
    for row in table(source, "LOCATIONS"):
        lines = "".join(line["text"] for line in row["label"])
        assert lines.replace(" ", "") == names[row["id"]].replace(" ", "")


def test_the_score_track_goes_round_in_even_steps(source: str) -> None:
    track = table(source, "SCORE_TRACK")
    steps = [abs(complex(*b) - complex(*a)) for a, b in pairwise([*track, track[0]])]
    assert len(track) == 50
    assert max(steps) < 1.1 * min(steps)


def test_it_is_data_with_the_symbols_of_the_colours_and_no_code(source: str) -> None:
    found = re.search(r"export const SYMBOL = (\{.*?\})", source)
    assert found
    assert json.loads(found[1]) == SYMBOL
    assert not re.search(r"\b(function|interface|return)\b|=>", source)
