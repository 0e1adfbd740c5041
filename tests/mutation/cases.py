"""The tests that mutants are tried on, in the order in which they are run: quick ones first."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from damrak.game import Game, Record
from damrak.game.game import verify
from tests.golden.test_golden import FOLDER, MANIFEST
from tests.reference.following import compare, follow, style
from tests.rules.test_against_reference import compare_game
from tests.support import POLICIES, board_named, seed_of

ROOT = Path(__file__).parent.parent.parent
BY_NUMBER = (
    *("chance", "claim", "contracts", "draw", "end", "known", "legal", "market"),
    *("resample", "setup"),
)
SLOW = {  # minutes in plain Python: these are run after the others, or need compiled code
    "test_numbers_are_drawn_without_bias",
    "test_8_3_it_always_ends",
    "test_2_4_no_game_starts_with_three_wilds_face_up",
}
COMPILED = {"test_a_million_shuffles_put_every_card_everywhere_equally_often"}


class Case(NamedTuple):
    """A test, and whether it is one of those by number."""

    name: str
    by_number: bool
    run: Callable[[], object]


def all_cases(names: Sequence[str] = BY_NUMBER) -> list[Case]:
    """The tests by number of these files, then whole games."""
    numbered = _tests([f"tests/rules/test_{name}.py" for name in names], True)
    hidden = _tests(["tests/rules/test_hidden.py"], False)
    return [*numbered, *games(), *hidden, *_tests_named(SLOW)]


def games() -> list[Case]:
    """One game of each kind beside the reference and the bookkeepers; and golden games."""
    kinds = list(product(("lagoon", "amsterdam"), (2, 3, 4), POLICIES))
    cases = list[Case]()
    for board, players, policy in kinds:
        name = f"{board}-{players}-{policy}"
        told = partial(told_game, board, players, policy)
        same = partial(compare_game, board, players, policy, 0)
        cases += [Case(f"bookkeeper {name}", False, told), Case(f"reference {name}", False, same)]
    golden = [FOLDER / row["file"] for row in MANIFEST[::20]]
    return cases + [Case(f"golden {path.stem}", False, partial(replay, path)) for path in golden]


def told_game(board: str, players: int, policy: str) -> None:
    """What every viewer is shown in a game is what it was told."""
    game = Game.new(players, seed_of(0), board=board_named(board))
    for books in follow(game, style(policy, 0)):
        for viewer, book in books.items():
            compare(game.observation(viewer), book.facts())


def replay(path: Path) -> None:
    verify(Record.load(path))


def _tests(files: list[str], by_number: bool) -> list[Case]:
    """The test functions of these files, without those that take long or need a compiler."""
    return [case for case in _collected(files, by_number) if not _is(case, SLOW | COMPILED)]


def _tests_named(names: set[str]) -> list[Case]:
    files = [f"tests/rules/test_{name}.py" for name in BY_NUMBER]
    return [case for case in _collected(files, False) if _is(case, names)]


def _is(case: Case, names: set[str]) -> bool:
    return case.name.split("[", maxsplit=1)[0] in names


class _Collector:
    """Takes what pytest found."""

    items: list[Any] = []  # noqa: RUF012 - pytest makes no copy

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.items = list(session.items)


def _collected(files: list[str], by_number: bool) -> list[Case]:
    collector = _Collector()
    paths = [str(ROOT / file) for file in files if (ROOT / file).exists()]
    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", *paths], [collector])
    cases = []
    for item in collector.items:
        given = item.callspec.params if hasattr(item, "callspec") else {}
        cases.append(Case(item.name, by_number, partial(item.obj, **given)))
    return cases
