"""The drawn board shows every fact of the map, on any board."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from damrak.board import COLOURS, GRAY, Board
from damrak.board.drawing.draw import draw_svg

SVG = "{http://www.w3.org/2000/svg}"
SYMBOLS = {
    "pink": "tulip",
    "blue": "wave",
    "green": "leaf",
    "black": "anvil",
    "red": "brick",
    "orange": "cheese",
}
HAARLEM = """
format = 1
id = "haarlem"
name = "Haarlem & Spaarne"
[pieces]
carts = 16
start_cards = 2
market = 5
flush_wilds = 3
end_carts = 2
merchandise = 16
[cards]
pink = 6
blue = 6
green = 6
black = 6
red = 6
orange = 6
wild = 8
[points]
routes = [1, 2, 4, 7, 10, 15]
merchandise.2 = [8, 4]
merchandise.3 = [8, 5, 2]
merchandise.4 = [8, 6, 4, 2]
[map]
locations = [
  { id = "a", name = "Grote Kerk", x = 0.3, y = 0.4, source = "" },
  { id = "b", name = "Vlees- & Vishal", x = 0, y = 0, source = "" },
  { id = "c", name = "<Waag>", x = 1, y = 0, source = "" },
  { id = "d", name = "Gravestenenbrug", x = 1, y = 1, source = "" },
  { id = "e", name = "Amsterdamse Poort", x = 0, y = 1, source = "" },
  { id = "f", name = "Proveniershof", x = 0.3, y = 0.4, source = "" },
]
routes = [
  { id = 0, from = "b", to = "c", length = 6, colour = "black", carts = true, source = "" },
  { id = 1, from = "a", to = "b", length = 3, colour = "pink", carts = false, source = "" },
  { id = 2, from = "b", to = "a", length = 3, colour = "gray", carts = true, source = "" },
  { id = 3, from = "c", to = "d", length = 5, colour = "green", carts = false, source = "" },
  { id = 4, from = "d", to = "e", length = 4, colour = "orange", carts = true, source = "" },
  { id = 5, from = "e", to = "a", length = 2, colour = "red", carts = false, source = "" },
  { id = 6, from = "a", to = "f", length = 1, colour = "blue", carts = true, source = "" },
]
contracts = [
  { id = 0, from = "a", to = "c", points = 5, source = "" },
  { id = 1, from = "a", to = "d", points = 5, source = "" },
  { id = 2, from = "b", to = "d", points = 5, source = "" },
  { id = 3, from = "b", to = "e", points = 5, source = "" },
  { id = 4, from = "b", to = "f", points = 5, source = "" },
  { id = 5, from = "c", to = "e", points = 5, source = "" },
  { id = 6, from = "c", to = "f", points = 5, source = "" },
  { id = 7, from = "d", to = "f", points = 5, source = "" },
]
"""


@pytest.fixture(scope="module", params=["amsterdam", "haarlem"])
def board(request: pytest.FixtureRequest) -> Board:
    return Board.amsterdam() if request.param == "amsterdam" else Board.parse(HAARLEM)


@pytest.fixture(scope="module")
def svg(board: Board) -> str:
    return draw_svg(board)


@pytest.fixture(scope="module")
def root(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)  # noqa: S314 (our own text)


def routes_of(root: ElementTree.Element) -> dict[int, ElementTree.Element]:
    groups = root.findall(f".//{SVG}g[@data-route]")
    return {int(group.get("data-route", "")): group for group in groups}


def uses_of(element: ElementTree.Element) -> list[str]:
    return [use.get("href", "") for use in element.iter(f"{SVG}use")]


def test_every_route_has_its_spaces(board: Board, root: ElementTree.Element) -> None:
    drawn = routes_of(root)
    lengths = {
        number: len(group.findall(f"{SVG}g[@class='space']")) for number, group in drawn.items()
    }
    assert lengths == {route.id: route.length for route in board.routes}


def test_every_route_says_what_it_is(board: Board, root: ElementTree.Element) -> None:
    for route in board.routes:
        ends = f"{board.location[route.a].name} - {board.location[route.b].name}"
        words = f"{ends}, {route.length} {route.colour}" + ", merchandise" * route.carts
        assert routes_of(root)[route.id].findtext(f"{SVG}title") == words


def test_every_location_has_its_name_and_landmark(board: Board, root: ElementTree.Element) -> None:
    for location in board.locations:
        mark = root.find(f".//{SVG}g[@data-location='{location.id}']")
        name = root.find(f".//{SVG}text[@data-location='{location.id}']")
        assert mark is not None
        assert name is not None
        assert mark.findtext(f"{SVG}title") == location.name
        assert "".join(name.itertext()).replace(" ", "") == location.name.replace(" ", "")
        assert len(uses_of(mark)) == 1


def test_colour_is_told_by_symbol_and_pattern_too(board: Board, root: ElementTree.Element) -> None:
    for route in board.routes:
        for space in routes_of(root)[route.id].findall(f"{SVG}g[@class='space']"):
            fills = [rect.get("fill") for rect in space.iter(f"{SVG}rect")]
            pattern = f"url(#d-pattern-{route.colour})"
            assert (pattern in fills) == (route.colour != GRAY)
            symbols = [f"#d-{SYMBOLS[route.colour]}"] if route.colour != GRAY else []
            assert uses_of(space) == symbols + ["#d-wheel"] * route.carts


def test_the_legend_names_every_colour_and_all_points(
    board: Board, root: ElementTree.Element
) -> None:
    legend = root.find(f"{SVG}g[@class='legend']")
    assert legend is not None
    words = [text.text for text in legend.iter(f"{SVG}text")]
    assert {*COLOURS, "merchandise", board.name} <= set(words)
    assert words[-len(board.facts.points.routes) :] == [*map(str, board.facts.points.routes)]
    assert {f"#d-{symbol}" for symbol in SYMBOLS.values()} <= set(uses_of(legend))


def test_it_stands_alone(svg: str, root: ElementTree.Element) -> None:
    known = {element.get("id") for element in root.iter()}
    wanted = re.findall(r'(?:href="|url\()#([\w-]+)', svg)
    assert set(wanted) <= known
    assert svg.count("http") == 1  # the namespace
    assert not re.search(r"<script|<image|@import|\bnan\b|\binf\b", svg)


def test_the_same_board_is_drawn_the_same(board: Board, svg: str) -> None:
    assert draw_svg(board) == svg


def test_only_amsterdam_has_its_city_behind_it(board: Board, svg: str) -> None:
    assert ('class="p-house"' in svg) == (board.id == "amsterdam")
    assert 'class="p-score"' in svg
