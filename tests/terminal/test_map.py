"""The map in the terminal shows every name and every space, with and without colours."""

from collections.abc import Collection, Mapping, Sequence
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from damrak.board.board import Board
from damrak.terminal import map_layout as placement
from damrak.terminal.map import CARD_LETTERS, CARD_STYLES, SEAT_EMBLEMS, SEAT_STYLES, draw_map
from damrak.terminal.map_layout import CELL, cell_points, place, short_name

WIDE = (110, 140)
AMSTERDAM = Board.amsterdam()

# Two columns of five places: rungs of 3 (the first double), sides of 1 and 2.
LADDER = """
format = 1
id = "ladder"
name = "Ladder"
pieces = { carts = 9, start_cards = 2, market = 3, flush_wilds = 2, end_carts = 1, merchandise = 4 }
cards = { pink = 4, blue = 4, green = 4, black = 4, red = 4, orange = 4, wild = 4 }
points.routes = [1, 2, 4]
points.merchandise = { 2 = [3, 1], 3 = [3, 2, 1], 4 = [3, 2, 1, 0] }
[map]
"""


def ladder(
    names: Sequence[str] = ("Zuid", "Kattenburg", "堤防の長い名前", "Cafe\u0301", "Oost"),
) -> Board:
    ids = [f"{side}{step}" for step in range(5) for side in "ab"]
    places = [
        f'{{ id = "{key}", name = "{names[i // 2]} {key}", x = {0.1 + 0.8 * (i % 2)},'
        f' y = {i // 2 / 5}, source = "" }}'
        for i, key in enumerate(ids)
    ]
    rungs = [(f"a{i}", f"b{i}", 3) for i in range(5)] + [("a0", "b0", 3)]
    sides = [(f"{side}{i}", f"{side}{i + 1}", 1 + i % 2) for side in "ab" for i in range(4)]
    routes = [
        f'{{ id = {i}, from = "{a}", to = "{b}", length = {n}, colour = "gray",'
        f' carts = {str(i < 4).lower()}, source = "" }}'
        for i, (a, b, n) in enumerate(rungs + sides)
    ]
    far = [("a0", key) for key in ids[3:]] + [("b0", key) for key in ids[4:]]
    contracts = [
        f'{{ id = {i}, from = "{a}", to = "{b}", points = 3, source = "" }}'
        for i, (a, b) in enumerate(far[1:])
    ]
    lists = {"locations": places, "routes": routes, "contracts": contracts}
    rows = (f"{kind} = [\n" + ",\n".join(lines) + "\n]" for kind, lines in lists.items())
    return Board.parse(LADDER + "\n".join(rows))


def shown(
    board: Board, width: int, owners: Mapping[int, int] | None = None, **marks: Collection[int]
) -> dict[int, list[str]]:
    """The characters drawn at the spaces of each route."""
    lines = draw_map(board, owners or {}, width, **marks).plain.split("\n")
    spaces = place(board, width).spaces
    return {
        route: [lines[row][column : column + CELL] for column, row in lefts]
        for route, lefts in spaces.items()
    }


def covered(board: Board, width: int) -> list[tuple[int, int]]:
    placement = place(board, width)
    spaces = [
        point
        for lefts in placement.spaces.values()
        for left in lefts
        for point in cell_points(left)
    ]
    return spaces + [point for label in placement.names.values() for point in label.box()]


@pytest.mark.parametrize("width", [*WIDE, 80, 100, 200])
def test_nothing_hides_anything(width: int) -> None:
    points = covered(AMSTERDAM, width)
    assert len(points) == len(set(points))


@pytest.mark.parametrize("width", WIDE)
def test_every_route_shows_its_length_and_colour(width: int) -> None:
    spaces = shown(AMSTERDAM, width)
    for route in AMSTERDAM.routes:
        end = "°" if route.carts else "]"
        assert spaces[route.id] == [f"[{CARD_LETTERS[route.colour]}{end}"] * route.length
    text = draw_map(AMSTERDAM, {}, width).plain
    assert text.count("[") == sum(route.length for route in AMSTERDAM.routes)


@pytest.mark.parametrize("width", WIDE)
def test_names_stand_in_full(width: int) -> None:
    text = draw_map(AMSTERDAM, {}, width).plain
    assert all(location.name in text for location in AMSTERDAM.locations)


def test_narrow_maps_shorten_names_but_keep_them_apart() -> None:
    text = draw_map(AMSTERDAM, {}, 80).plain
    names = {short_name(location.name, 13) for location in AMSTERDAM.locations}
    assert len(names) == len(AMSTERDAM.locations)
    assert all(name in text for name in names)


def test_short_names_keep_the_start_of_every_word() -> None:
    assert short_name("Oost-Indisch Huis", 13) == "Oost-In. Huis"
    assert short_name("Dam", 13) == "Dam"


@pytest.mark.parametrize("width", WIDE)
def test_places_keep_their_geography(width: int) -> None:
    names = place(AMSTERDAM, width).names
    assert names["jordaan"].x < names["dam"].x < names["blauwbrug"].x
    assert names["nieuwe-waal"].y < names["waag"].y < names["munttoren"].y


@pytest.mark.parametrize("width", WIDE)
def test_halves_of_a_double_route_touch(width: int) -> None:
    spaces = place(AMSTERDAM, width).spaces
    for one, other in AMSTERDAM.twins.items():
        for (column, row), (column2, row2) in zip(spaces[one], spaces[other], strict=True):
            assert (abs(column - column2), abs(row - row2)) in {(0, 1), (CELL, 0)}


@pytest.mark.parametrize("seat", range(4))
def test_claimed_routes_show_the_emblem(seat: int) -> None:
    spaces = shown(AMSTERDAM, 110, {2: seat, 10: seat})
    assert spaces[2] == [f"({SEAT_EMBLEMS[seat]})"] * 4
    assert spaces[10] == [f"({SEAT_EMBLEMS[seat]})"]
    assert spaces[11] == ["[R]"]


def test_closed_and_lit_routes_differ_without_colour() -> None:
    spaces = shown(AMSTERDAM, 110, closed={11}, lit={0, 12})
    assert (spaces[11], spaces[0], spaces[12]) == (["[x]"], [">P°", ">P°"], [">G<"])


def test_an_owner_counts_more_than_closed_or_lit() -> None:
    assert shown(AMSTERDAM, 110, {12: 1}, closed={12}, lit={12})[12] == [f"({SEAT_EMBLEMS[1]})"]


def test_symbols_are_distinct_and_one_column_wide() -> None:
    symbols = [*SEAT_EMBLEMS, *CARD_LETTERS.values()]
    assert len(set(symbols)) == len(symbols)
    assert {cell_len(symbol) for symbol in symbols} == {1}
    assert set(CARD_STYLES) == set(CARD_LETTERS)


@pytest.mark.parametrize("style", [*SEAT_STYLES, *CARD_STYLES.values()])
def test_cells_set_both_colours(style: str) -> None:
    assert " on #" in style
    assert "#" in style.partition(" on ")[0]


def test_a_console_without_colour_prints_the_same_characters() -> None:
    drawing = draw_map(AMSTERDAM, {0: 0, 2: 1}, 110, lit={5})
    page = StringIO()
    Console(file=page, no_color=True, width=110).print(drawing)
    assert [line.rstrip() for line in page.getvalue().splitlines()] == drawing.plain.split("\n")


@pytest.mark.parametrize("width", range(80, 201, 10))
@pytest.mark.parametrize("board", [AMSTERDAM, ladder()], ids=["amsterdam", "ladder"])
def test_every_width_is_drawn_and_kept(board: Board, width: int) -> None:
    lines = draw_map(board, {0: 0}, width).plain.split("\n")
    assert max(map(cell_len, lines)) <= width
    assert len(lines) == round(0.36 * width)
    lengths = {route: len(lefts) for route, lefts in place(board, width).spaces.items()}
    assert lengths == {route.id: route.length for route in board.routes}


def test_a_second_board_shows_everything() -> None:
    board = ladder()
    points = covered(board, 110)
    assert len(points) == len(set(points))
    text = draw_map(board, {}, 110).plain
    assert all(location.name in text for location in board.locations)


def test_boards_that_differ_in_names_only_are_drawn_apart() -> None:
    one, other = ladder(), ladder(names="PQRST")
    assert one.hash == other.hash
    assert "P a0" in draw_map(other, {}, 110).plain
    assert "Zuid a0" in draw_map(one, {}, 110).plain


def test_places_are_found_once_for_a_board_and_a_width() -> None:
    draw_map(AMSTERDAM, {}, 110)
    before = placement._place.cache_info()
    for seat in range(4):
        draw_map(AMSTERDAM, {0: seat}, 110)
    after = placement._place.cache_info()
    assert after.misses == before.misses
    assert after.hits > before.hits
