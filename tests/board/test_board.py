"""Board files: what is read, and a clear message with its line for each problem."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from damrak import Game
from damrak.board import Board, BoardError
from damrak.board.board import SHIPPED
from damrak.board.tables import CITY, action_count, build_tables, claims_of, shape_of
from damrak.game.errors import InvalidSetup
from damrak.rules.check import broken_law
from damrak.rules.layout import state_dtype
from tests.support import BOARDS, board_named

SOURCE = (BOARDS / "lagoon.toml").read_text(encoding="utf-8")


def faults(old: str, new: str, count: int = 1) -> list[str]:
    """The messages for the small board after one change of its text."""
    assert old in SOURCE
    with pytest.raises(BoardError) as caught:
        Board.parse(SOURCE.replace(old, new, count), "x.toml")
    return str(caught.value).splitlines()


def line_of(text: str) -> int:
    return SOURCE[: SOURCE.index(text)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "words", "at"),
    [
        ('to = "pier", length = 6', 'to = "pear", length = 6', 'no location "pear"', "id = 0, from"),
        ("2, from = \"reef\", to = \"bay\", length = 2", "2, from = \"reef\", to = \"bay\", length = 3",
         "lengths 2 and 3; both must be equal", "id = 2, from"),
        ('id = 4, from = "bay", to = "ford"', 'id = 4, from = "bay", to = "reef"',
         "neighbours", 'id = 4, from = "bay"'),
        ("id = 3, from = \"bay\", to = \"pier\"", "id = 2, from = \"bay\", to = \"pier\"",
         "routes: the id 2 is used twice", "id = 3, from = \"bay\""),
        ("id = 3, from = \"bay\", to = \"pier\"", "id = 30, from = \"bay\", to = \"pier\"",
         "routes: the id 30 should be 3", "id = 3, from = \"bay\""),
        ('{ id = "pier"', '{ id = "reef"', '"reef" is used twice', '{ id = "pier"'),
        ("length = 6", "length = 7", "length of 7 is out of range: 1 to 6", "id = 0, from"),
        ("length = 6", "length = 0", "length of 0 is out of range", "id = 0, from"),
        ("points = 7", "points = 0", "0 points are out of range: 1 to 99", "points = 7"),
        ("points = 7", "points = 100", "100 points are out of range", "points = 7"),
        ('colour = "red"', 'colour = "mauve"', 'no colour "mauve"', 'colour = "red"'),
        ('from = "reef", to = "gate"', 'from = "reef", to = "reef"', "to itself", 'id = 0, from = "reef", to = "gate"'),
        ('id = 1, from = "reef", to = "ford"', 'id = 1, from = "gate", to = "reef"',
         "second contract", 'id = 1, from = "reef", to = "ford"'),
        ('id = 4, from = "reef", to = "inn", length = 1', 'id = 4, from = "reef", to = "bay", length = 2',
         "more than two routes", 'id = 4, from = "reef", to = "inn"'),
        ("length = 6", 'length = "long"', "Expected `int`, got `str`", "id = 0, from"),
        ("x = 0.9, y = 0.1", "x = 1.9, y = 0.1", "<= 1.0", "x = 0.9, y = 0.1"),
        ('carts = true, source = "made up" },\n  { id = 1,', 'carts = true },\n  { id = 1,', "missing required field `source`", "id = 0, from"),
        ('{ id = 5, from = "inn"', '{ oops = 1, id = 5, from = "inn"', "unknown field `oops`", '{ id = 5, from = "inn"'),
    ],
)  # fmt: skip
def test_each_fault_of_a_row_has_its_message_and_line(
    old: str, new: str, words: str, at: str
) -> None:
    messages = faults(old, new)
    wanted = [message for message in messages if words in message]
    assert wanted, messages
    assert wanted[0].startswith(f"x.toml: line {line_of(at)}: ")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("merchandise = 5\n", "merchandise = 4\n", "4 merchandise cards for 5 routes"),
        ("wild = 6", "wild = 30\nmauve = 1", "unknown field `mauve`"),
        ("wild = 6", "wild = -6", "line 21: Expected `int` >= 0"),
        ("wild = 6\n", "", "missing required field `wild`"),
        ("pink = 3", "pink = 99", "<= 30"),
        ("carts = 12", "carts = 5", "5 carts are not enough"),
        ("end_carts = 3", "end_carts = 12", "12 carts are not enough"),
        ("start_cards = 2", "start_cards = 6", "24 transport cards; 28 are needed"),
        (
            "merchandise.3 = [6, 4, 1]",
            "merchandise.3 = [6, 4]",
            "3 places for 3 players; it gives 2",
        ),
        ("merchandise.3", "merchandise.5", "it also has: 5"),
        ("format = 1", "format = 9", "format 9; this version reads format 1"),
        ("format = 1", "format = = 1", "this is not TOML"),
        ("[points]", "[pints]", "unknown field `pints`"),
        ("format = 1", "format = 1\nplayers = [2, 5]", "a list of 2, 3, 4, or of some"),
        ("format = 1", "format = 1\nplayers = [3, 2]", "not 3, 2"),
        ("format = 1", "format = 1\nplayers = []", "length >= 1"),
        ("format = 1", "format = 1\nplayers = [2, 3]", "for 2, 3 players; it also has: 4"),
    ],
)
def test_each_fault_of_the_counts_has_its_message(old: str, new: str, words: str) -> None:
    assert any(words in message for message in faults(old, new))


def test_a_contract_between_unreachable_locations() -> None:
    cut = SOURCE
    for old, new in (
        ('from = "ford", to = "mill"', 'from = "ford", to = "pier"'),
        ('from = "mill", to = "pier"', 'from = "gate", to = "pier"'),
        ('from = "gate", to = "mill"', 'from = "gate", to = "reef"'),
    ):
        cut = cut.replace(old, new)
    with pytest.raises(BoardError, match='no chain of routes joins "reef" and "mill"'):
        Board.parse(cut)


def test_too_few_contracts_and_all_faults_at_once() -> None:
    few = "\n".join(line for line in SOURCE.splitlines() if "points = 3, source" not in line)
    with pytest.raises(BoardError) as caught:
        Board.parse(few.replace('"red"', '"mauve"'))
    assert "4 players need 8" in str(caught.value)
    assert "mauve" in str(caught.value)


def test_a_board_for_two_needs_what_two_need() -> None:
    board = Board.shipped("village")
    assert (board.players, len(board.contracts)) == ((2,), 4)
    source = files("damrak.board").joinpath("village.toml").read_text(encoding="utf-8")
    with pytest.raises(BoardError, match="4 contracts; 3 players need 6"):
        Board.parse(source.replace("players = [2]", "players = [2, 3]"))
    with pytest.raises(BoardError, match="2 transport cards; 3 are needed to start with 2"):
        Board.parse(source.replace("pink = 2", "pink = 1"))
    with pytest.raises(InvalidSetup, match='the board "Village" is for 2 players, not 3'):
        Game.new(3, board=board)


def test_boards_for_all_numbers_keep_their_hashes() -> None:
    """Stored games name their board by it."""
    every = Board.parse(SOURCE.replace("format = 1", "format = 1\nplayers = [2, 3, 4]"))
    assert every.hash == board_named("lagoon").hash
    assert Board.amsterdam().hash.startswith("e73a509c082f337c")


def test_rows_may_be_written_as_tables() -> None:
    head, _, rest = SOURCE.partition("[map]\n")
    rows, kind = [], ""
    for line in rest.splitlines():
        kind = line.split(" = [")[0] if line.endswith("= [") else kind
        if line.startswith("  {"):
            fields = line.strip(" {},").split(", ")
            rows.append(f"[[map.{kind}]]\n" + "\n".join(fields))
    tables = Board.parse(head + "\n".join(rows))
    assert tables.hash == board_named("lagoon").hash
    with pytest.raises(BoardError, match=r"line \d+: there is no colour"):
        Board.parse((head + "\n".join(rows)).replace('"red"', '"mauve"'))


def test_unreadable_files(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match=re.escape(f"no such file in {tmp_path}; check the name")):
        Board.load(tmp_path / "none.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BoardError, match="not UTF-8"):
        Board.load(tmp_path / "binary.toml")
    with pytest.raises(BoardError, match="it has: amsterdam"):
        Board.shipped("rotterdam")


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_boards_are_sound_and_say_their_sources(name: str) -> None:
    board = Board.shipped(name)
    rows: list[Any] = [*board.locations, *board.routes, *board.contracts]
    said = ("published", "reconstructed") if name == "amsterdam" else ("made up",)
    assert all(any(word in row.source for word in said) for row in rows)


def test_the_hash_is_of_what_a_game_depends_on() -> None:
    board = board_named("lagoon")
    renamed = Board.parse(SOURCE.replace('"Reef"', '"Riff"').replace("made up", "seen"))
    assert renamed.hash == board.hash
    assert Board.parse(SOURCE.replace("points = 7", "points = 8")).hash != board.hash


def play_by_the_laws(board: Board, players: int) -> None:
    """Play a random game and check the laws after every action."""
    game, chance = Game.new(players, 5, board=board), random.Random(players)
    while not game.is_over:
        game.play(chance.choice(game.legal_actions()))
        engine = game._engine
        assert broken_law(engine.catalogue.tables, engine.state, engine._work[0]) == 0


def test_the_biggest_board_there_may_be_can_be_played() -> None:
    locations = [
        f'{{ id = "p{n}", name = "P{n}", x = {n / 64}, y = {n % 8 / 8}, source = "" }},'
        for n in range(64)
    ]
    routes = [
        f'{{ id = {n}, from = "p{n}", to = "p{(n + 1) % 64}", length = {n % 6 + 1}, colour = "gray", carts = true, source = "" }},'
        for n in range(64)
    ]
    contracts = [
        f'{{ id = {n}, from = "p{n}", to = "p{(n + 9) % 64}", points = {n + 1}, source = "" }},'
        for n in range(64)
    ]
    head = SOURCE.partition("[map]\n")[0].replace("merchandise = 5", "merchandise = 64")
    head = re.sub(r"(pink|blue|green|black|red|orange) = 3", r"\1 = 17", head)
    head = head.replace("wild = 6", "wild = 18").replace("carts = 12", "carts = 99")
    parts = zip(("locations", "routes", "contracts"), (locations, routes, contracts), strict=True)
    text = head + "[map]\n" + "\n".join(f"{k} = [\n" + "\n".join(v) + "\n]" for k, v in parts)
    board = Board.parse(text)
    for players in (2, 3, 4):
        play_by_the_laws(board, players)
    assert len(claims_of(board)) == sum(6 * route.length + 1 for route in board.routes)
    assert (shape_of(board), state_dtype(board).itemsize < 2048) == (CITY, True)
    assert build_tables(board)[0].route_length.max() == 6
    with pytest.raises(BoardError, match="length <= 64"):
        Board.parse(
            text.replace(
                "locations = [\n",
                'locations = [\n{ id = "q", name = "Q", x = 0, y = 0, source = "" },\n',
            )
        )


def test_amsterdam_has_296_actions() -> None:
    assert action_count(board_named("amsterdam")) == 296


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("points = 7", "points = 99999999999999999999999999", "int"),
        ("wild = 6", "wild = 30", "swept away again and again"),
        ('name = "Gate"', 'name = "Gate\\u001b"', "cannot be printed"),
    ],
)
def test_hostile_values(old: str, new: str, words: str) -> None:
    source = SOURCE.replace("market = 4", "market = 8") if "wild" in old else SOURCE
    with pytest.raises(BoardError, match=words):
        Board.parse(source.replace(old, new))


def test_hostile_files(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match="not TOML"):
        Board.parse("a=" + "[" * 100_000)
    with pytest.raises(BoardError, match="cannot be read"):
        Board.load("a\0b")
    big = tmp_path / "big.toml"
    big.write_text("# " + "x" * 2_000_000 + "\n" + SOURCE, encoding="utf-8")
    with pytest.raises(BoardError, match="missing required field"):
        Board.load(big)
