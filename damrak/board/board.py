"""`Board`: the printed facts of one board, frozen and checked."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path

import msgspec

from damrak.board.check import problems_of
from damrak.board.errors import BoardError, Problem
from damrak.board.facts import PLAYERS, Contract, Facts, Location, Route
from damrak.board.lines import row_lines
from damrak.i18n.file_errors import reason_of

SHIPPED = ("amsterdam", "village")
MAX_BYTES = 1_000_000  # at most this much of a board file is read
_PATH = re.compile(r"at `\$(?P<path>[^`]*)`")
_ROW = re.compile(r"\.(\w+)\[(\d+)\]")


@dataclass(frozen=True, eq=False)
class Board:
    """A playable board. Build one with `Board.load`, `Board.parse` or `Board.amsterdam`."""

    facts: Facts

    @staticmethod
    def amsterdam() -> Board:
        """The board of the published game."""
        return Board.shipped("amsterdam")

    @staticmethod
    def shipped(board_id: str) -> Board:
        """A board that comes with the package."""
        if board_id not in SHIPPED:
            raise BoardError(board_id, [Problem("not-shipped", {"known": ", ".join(SHIPPED)})])
        source = files(__package__).joinpath(f"{board_id}.toml").read_text(encoding="utf-8")
        return Board.parse(source, f"{board_id}.toml")

    @staticmethod
    def of_hash(wanted: str) -> Board | None:
        """A board of the package by its hash, current or earlier."""
        return _packaged().get(wanted)

    @staticmethod
    def load(path: str | Path) -> Board:
        """Read a board file; raises BoardError with every problem in it."""
        try:
            with Path(path).open("rb") as file:
                source = file.read(MAX_BYTES).decode("utf-8")
        except (OSError, ValueError) as error:  # ValueError: not UTF-8, or not a path
            unread = isinstance(error, OSError)
            reason = reason_of(error, path) if unread else "not UTF-8 text"
            raise BoardError(str(path), [Problem("unreadable", {"reason": reason})]) from error
        return Board.parse(source, str(path))

    @staticmethod
    def parse(source: str, name: str = "board") -> Board:
        """Read a board from TOML text; `name` precedes each problem in a BoardError."""
        lines = row_lines(source)
        facts = _read(source, name, lines)
        if problems := list(problems_of(facts, lines)):
            raise BoardError(name, problems)
        return Board(facts)

    @staticmethod
    def from_facts(facts: object, name: str = "board") -> Board:
        """A board from the plain facts that a record carries."""
        try:
            read = msgspec.convert(facts, Facts)
        except msgspec.ValidationError as error:
            raise BoardError(name, [Problem("shape", {"reason": str(error)})]) from error
        if problems := list(problems_of(read, {})):
            raise BoardError(name, problems)
        return Board(read)

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def name(self) -> str:
        return self.facts.name

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players it is made for."""
        return self.facts.players

    @property
    def locations(self) -> tuple[Location, ...]:
        return self.facts.map.locations

    @property
    def routes(self) -> tuple[Route, ...]:
        return self.facts.map.routes

    @property
    def contracts(self) -> tuple[Contract, ...]:
        return self.facts.map.contracts

    @cached_property
    def location(self) -> dict[str, Location]:
        """Locations by id."""
        return {location.id: location for location in self.locations}

    @cached_property
    def twins(self) -> dict[int, int]:
        """For each half of a double route, the other half."""
        return dict(self._twins())

    def _twins(self) -> Iterator[tuple[int, int]]:
        halves: dict[frozenset[str], int] = {}
        for route in self.routes:
            ends = frozenset((route.a, route.b))
            if ends in halves:
                yield route.id, halves[ends]
                yield halves[ends], route.id
            halves[ends] = route.id

    @cached_property
    def hash(self) -> str:
        """SHA-256 of every fact that can change a game: all but names, sources, x and y."""
        plain = msgspec.to_builtins(self.facts)
        for rows in plain["map"].values():
            for row in rows:
                for decoration in ("name", "source", "x", "y"):
                    row.pop(decoration, None)
        del plain["name"]
        if self.players == PLAYERS:  # what a file need not say
            plain.pop("players", None)
        return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()


@cache
def _packaged() -> dict[str, Board]:
    """Every board of the package by its hash; read once, as every stored game looks one up."""
    found = [file for file in files(__package__).iterdir() if file.name.endswith(".toml")]
    boards = [Board.parse(file.read_text(encoding="utf-8"), file.name) for file in found]
    return {board.hash: board for board in boards}


def _read(source: str, name: str, lines: dict[str, list[int]]) -> Facts:
    try:
        return msgspec.convert(tomllib.loads(source), Facts)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BoardError(name, [Problem("syntax", {"reason": str(error)})]) from error
    except msgspec.ValidationError as error:
        problem = Problem("shape", {"reason": str(error)}, _line_of(str(error), lines))
        raise BoardError(name, [problem]) from error


def _line_of(message: str, lines: dict[str, list[int]]) -> int:
    """The line that a msgspec message (`... at `$.map.routes[3].length``) names, or 0."""
    path = _PATH.search(message)
    name, number = path["path"].rpartition(".")[2] if path else "", 0
    if path and (row := _ROW.search(path["path"])):
        name, number = row[1], int(row[2])
    rows = lines.get(name, [])
    return rows[number] if number < len(rows) else 0
