"""The backdrop has low contrast, is small, and has nothing a strict content policy forbids."""

from __future__ import annotations

import gzip
import re
from xml.etree import ElementTree

import numpy as np
import pytest

from damrak.board import Board
from damrak.board.drawing.artwork import shapes_of
from damrak.board.drawing.backdrop import backdrop_svg
from damrak.board.drawing.city import Waters, _covered, _houses, _laid, _read
from damrak.board.drawing.inks import INKS, LOUD, RULES, day_rules, page_rules
from damrak.board.drawing.landmarks import AMSTERDAM, landmark_of
from damrak.board.drawing.palette import HUES, IVORY
from damrak.board.drawing.placement import lay_out
from damrak.board.drawing.symbols import SYMBOL


@pytest.fixture(scope="module")
def svg() -> str:
    return backdrop_svg(Board.amsterdam())


def light(colour: str) -> float:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    line = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * line[0] + 0.7152 * line[1] + 0.0722 * line[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_is_measured_correctly() -> None:
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", [0, 1], ids=["day", "night"])
def test_what_lies_under_the_routes_is_quiet(theme: int) -> None:
    for name in INKS.keys() - set(LOUD):
        assert contrast(INKS[name][theme], INKS["paper"][theme]) < 1.6, name
    assert contrast(INKS["ink"][theme], INKS["cell"][theme]) > 7  # scores must be readable


def test_symbols_stand_out_on_their_discs() -> None:
    for colour, name in SYMBOL.items():
        inks = re.findall(r'(?:fill|stroke)="(#\w{6})"', shapes_of("symbols")[name])
        assert max(contrast(ink, IVORY) for ink in inks) > 4.5, colour
    assert len({*HUES.values()}) == len(HUES)


def test_it_is_small_and_strict(svg: str) -> None:
    assert len(gzip.compress(svg.encode(), 9)) < 30_000
    assert not re.search(r" style=|<style|<script|<image|\bnan\b|\binf\b", svg)
    ElementTree.fromstring(svg)  # noqa: S314 (our own text)


def test_everything_it_uses_is_there_and_coloured(svg: str) -> None:
    known = set(re.findall(r' id="([\w-]+)"', svg))
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', svg + RULES)) <= known
    classes = {name for names in re.findall(r'class="([^"]+)"', svg) for name in names.split()}
    ruled = set(re.findall(r"\.([\w-]+)", re.sub(r"\{.*?\}", "", RULES)))
    assert classes - {"backdrop"} <= ruled
    assert "@" not in day_rules() + page_rules()


def test_no_house_stands_on_a_route_a_landmark_or_a_name() -> None:
    plan, laid = lay_out(Board.amsterdam()), _laid("amsterdam")
    waters = Waters(*(_read(laid[kind]) for kind in ("rivers", "rings", "canals")))
    houses = np.array(_houses(laid, waters, plan))
    assert len(houses) > 500
    assert not _covered(houses, plan, 5).any()
    assert _covered(plan.places, plan, 0).all()


def test_every_location_of_amsterdam_has_a_landmark_of_its_own() -> None:
    board = Board.amsterdam()
    marks = [landmark_of(board.id, place.id, place.name) for place in board.locations]
    assert len(set(marks)) == len(marks)
    assert set(AMSTERDAM) == {place.id for place in board.locations}
    assert set(marks) <= set(shapes_of("landmarks"))
