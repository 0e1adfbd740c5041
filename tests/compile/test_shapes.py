"""Boards of one shape share their records and all compiled code."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from damrak.board.tables import CITY, TOWN, layout_name, own_shape, shape_of
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.compile.kernel import AHEAD, code_in_use
from damrak.envs.kernels.games import SLOT
from damrak.game.catalogue import Catalogue
from damrak.rules.tensor import mask_dtype, tensor_dtype
from tests.support import board_named, catalogue_named

BOARDS = ("amsterdam", "village", "other", "lagoon")
# As if no compiler were installed: what no code was made for ahead of time is then plain Python,
# which says so in a warning, and that is an error.
RUN = "import runpy, sys; {}; runpy.run_module('tests.compile.boards', run_name='__main__')"


def run(blocked: str, **environment: str) -> str:
    command = [sys.executable, "-W", "error", "-c", RUN.format(blocked), *BOARDS]
    settings = {**os.environ, **environment}
    done = subprocess.run(command, env=settings, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def records(made: Catalogue) -> list[object]:
    """The types of all records that games and bots need."""
    types: list[object] = [made.table_array.dtype, made.state_dtype, made.observation_dtype]
    types += [made.work_dtype, bot_work_dtype(made.board), SLOT]
    return [*types, tensor_dtype(made.board), mask_dtype(made.board), made.answers().lines.dtype]


def test_amsterdam_fills_its_shape_and_others_fit_into_it() -> None:
    assert own_shape(board_named("amsterdam")) == TOWN
    for name in BOARDS:
        assert shape_of(board_named(name)) == TOWN
        assert records(catalogue_named(name)) == records(catalogue_named("amsterdam"))
    assert len({own_shape(board_named(name)) for name in BOARDS}) == len(BOARDS)


def test_a_larger_board_has_the_other_shape_which_holds_every_board() -> None:
    large = board_named("more")
    assert shape_of(large) == CITY
    assert all(has <= room for has, room in zip(own_shape(large), CITY, strict=True))
    names = [layout_name(board_named(name)) for name in ("amsterdam", "other", "more")]
    assert names == ["", "town", "city"]


@pytest.mark.slow
@pytest.mark.skipif(code_in_use() != AHEAD, reason="no code is made for this machine")
def test_code_made_ahead_plays_boards_of_different_size_as_plain_python_does() -> None:
    """None of it is compiled here: there is no compiler."""
    assert run("sys.modules['numba'] = None") == run("pass", DAMRAK_PLAIN="1")
