"""Records are declared as data: they need no docstrings, and docs/records.md is made from them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from damrak.compile.records import Field, columns, field_table, packed_dtype, slices
from tools.docs_records import PAGE, RECORDS, page

ROOT = Path(__file__).parent.parent.parent
PROGRAM = """
import json
from damrak import Game
from tests.compile.test_records import types_of_records

game = Game.new(players=2, seed=7)
for _ in range(12):
    game.play(game.legal_actions()[0])
assert not game.is_over
print(json.dumps(types_of_records()))
"""


def types_of_records() -> dict[str, str]:
    """The type of every record on the published board, by what builds it."""
    from damrak.arena.kernels import play, tally
    from damrak.board import tables
    from damrak.bots.kernels import guided, net, net_features, plan_buffers, search
    from damrak.game.catalogue import amsterdam
    from damrak.gpu import arena_kernels, search_kernels
    from damrak.insight.kernels import account, judgement, reasons
    from damrak.rules import layout, recorded, tensor

    board = amsterdam()
    types = [layout.state_dtype(board), layout.observation_dtype(board), layout.work_dtype(board)]
    types += [tensor.tensor_dtype(board), tensor.mask_dtype(board), recorded.recorded_dtype(board)]
    types += [tables.build_tables(board).dtype, plan_buffers.bot_work_dtype(board), search.SEARCH]
    types += [net.net_dtype(board, 64, 2), net.net_buffers_dtype(board, 64)]
    types += [net_features.hints_dtype(board), net_features.paths_dtype(board)]
    types += [guided.guide_dtype(board, 64), arena_kernels.decision_dtype(board, 64)]
    types += [*search_kernels.search_types(8), play.GAME, tally.tally_dtype(board)]
    types += [judgement.judgement_dtype(board), account.SEAT_ACCOUNT, reasons.ADVICE]
    return {str(number): f"{kind.itemsize} {kind!r}" for number, kind in enumerate(types)}


def test_without_docstrings_a_game_is_played_and_records_are_the_same() -> None:
    """Python's option -OO drops every docstring."""
    settings = {**os.environ, "DAMRAK_PLAIN": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-OO", "-c", PROGRAM],
        cwd=ROOT,
        env=settings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == types_of_records()


def test_the_page_is_made_from_the_records() -> None:
    """Made anew by `python -m tools.docs_records`."""
    assert (ROOT / PAGE).read_text(encoding="utf-8") == page()
    for _, file, fields in RECORDS:
        assert (ROOT / "damrak" / file).exists()
        assert len({field.name for field in fields}) == len(fields)


FIELDS = (
    Field("small", "i1", "seat 3", "three for each seat"),
    Field("wide", "u8", "", "one word", "all"),
)


def test_the_widest_fields_come_first_and_no_byte_is_without_a_name() -> None:
    kind = packed_dtype(FIELDS, {"seat": 4})
    assert kind.names == ("wide", "small", "spare")
    assert kind.itemsize == 24
    assert kind["small"].shape == (4, 3)
    assert sum(np.dtype(kind[name]).itemsize for name in kind.names) == kind.itemsize


def test_shapes_name_sizes() -> None:
    assert columns(FIELDS, {"seat": 4}) == [("small", "i1", (4, 3)), ("wide", "u8", ())]
    with pytest.raises(KeyError, match="seat"):
        columns(FIELDS, {})
    places = [(part.start, part.stop) for part in slices(FIELDS, {"seat": 4}, start=5)]
    assert places == [(5, 17), (17, 18)]


def test_a_table_tells_who_may_see_a_field_where_that_is_said() -> None:
    assert "| field | type | shape | who | meaning |" in field_table(FIELDS)
    assert "| `wide` | u8 |  | all | one word |" in field_table(FIELDS)
    assert "who" not in field_table(FIELDS[:1])
