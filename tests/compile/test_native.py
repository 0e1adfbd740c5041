"""Machine code that comes with the package: made from these sources, it plays the same games."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import weakref
from pathlib import Path

import numpy as np
import pytest

from damrak.compile import kernel, native
from damrak.compile.bits import lowest_bit, nth_bit
from damrak.compile.cache import PACKAGE, kernel_sources
from damrak.compile.kernel import bound, hold, trusting
from damrak.envs.kernels.openspiel import deal
from damrak.game.catalogue import amsterdam, catalogue

HERE = (sys.platform, platform.machine()) in {("linux", "aarch64"), ("linux", "x86_64")}
pytestmark = pytest.mark.skipif(not HERE, reason="no code is made for this machine")
BLOCKED = "import sys; sys.modules['numba'] = None\n"  # as if it were not installed
TOUR = "from damrak.codegen.native_tour import take_tour; take_tour()"
GAMES = """
import hashlib, json, sys
from damrak.bots import bot_named
from damrak.game.catalogue import amsterdam
from damrak.game.game import Game
TABLES = (
    ("guided@30", "search@60"), ("planner", "carter", "net"),
    ("porter", "apprentice", "greedy", "random"),
)
told = []
for names in TABLES:
    game = Game.new(len(names), len(names), first_seat=0)
    bots = [bot_named(name, amsterdam(), 7) for name in names]
    for seat in range(len(names)):
        game.play("keep both", seat=seat)
    digest = hashlib.sha256()
    while not game.is_over:
        seat = game.to_move
        game.play_number(bots[seat].choose(game.observation(seat)))
        digest.update(game.position())
    told.append((digest.hexdigest(), str(game.outcome())))
print(json.dumps(told))
"""


def run(script: str, **environment: str) -> str:
    command = [sys.executable, "-W", "error", "-c", script]
    settings = {**os.environ, **environment}
    done = subprocess.run(command, env=settings, check=True, capture_output=True, text=True)
    return done.stdout


def test_the_libraries_were_made_from_these_sources() -> None:
    """If this fails: `damrak build native`."""
    manifest = json.loads(native.MANIFEST.read_text(encoding="utf-8"))
    files = [PACKAGE / name for name in manifest["files"]]
    assert kernel_sources(of=files) == files
    assert PACKAGE / "compile" / "jit.py" in files  # how Numba compiles them
    assert manifest["sources"] == native.sources_digest(PACKAGE, manifest["files"])
    assert native.load_library() is not None


@pytest.mark.slow
def test_games_are_those_of_code_compiled_here() -> None:
    assert run(GAMES) == run(GAMES, **{native.OFF: "1"})


@pytest.mark.slow
def test_everything_people_do_on_the_published_board_needs_no_compiler() -> None:
    """A warning that something runs as plain Python would be an error."""
    run(BLOCKED + TOUR)


def test_code_of_other_sources_is_not_used(tmp_path: Path) -> None:
    files = [path.relative_to(PACKAGE).as_posix() for path in kernel_sources()]
    for name in files:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((PACKAGE / name).read_bytes())
    digest = native.sources_digest(PACKAGE, files)
    assert native.sources_digest(tmp_path, files) == digest
    (tmp_path / files[3]).write_text("changed")
    assert native.sources_digest(tmp_path, files) != digest
    (tmp_path / files[3]).unlink()
    assert native.sources_digest(tmp_path, files) != digest


def test_what_the_library_does_not_know_is_compiled_here() -> None:
    assert native.find_call("damrak.compile.bits.nth_bit", (np.uint64(1), "a word")) is None
    assert nth_bit(np.uint64(2**63 + 4), 1) == 63
    assert lowest_bit(np.uint64(2**63)) == 63


def test_without_code_and_compiler_it_is_plain_python_and_says_so() -> None:
    script = BLOCKED + "\n".join(
        (
            "import warnings, numpy as np",
            "from damrak.compile.bits import lowest_bit",
            "with warnings.catch_warnings(record=True) as told:",
            "    warnings.simplefilter('always')",
            "    print([lowest_bit(np.uint64(8)), lowest_bit(np.uint64(2**63))], len(told))",
            "assert 'pip install' in str(told[0].message)",
        )
    )
    assert run(script, **{native.OFF: "1"}) == "[3, 63] 1\n"


def test_an_array_of_another_kind_gets_code_of_its_own() -> None:
    """Code for arrays whose elements stand side by side never sees others."""
    numbers = np.arange(12, dtype=np.int8)
    kinds = {native.kind_of(each) for each in (numbers, numbers[::2], numbers.reshape(3, 4))}
    assert len(kinds) == 3

    @kernel
    def third(row: np.ndarray) -> int:
        return int(row[2])

    assert (third(numbers), third(numbers[::2])) == (2, 4)


def test_prepared_arguments_are_taken_as_they_are() -> None:
    """They are the same memory; what is not made ahead of time gets the arguments themselves."""
    made = catalogue(amsterdam())
    states, other = np.zeros(1, made.state_dtype), np.zeros(1, made.state_dtype)
    call = bound(deal, made.table_array, states, 2)
    quick = trusting(call)
    quick(*hold(quick, made.table_array, states, 2))
    deal(made.table_array, other, 2)
    assert states["players"][0] == 2
    assert states.tobytes() == other.tobytes()
    for checked in (call, print):
        assert hold(checked, states, 2) == (states, 2)
    assert trusting(print) is print


def test_a_prepared_array_stays_alive() -> None:
    state = np.zeros(1, catalogue(amsterdam()).state_dtype)
    there, kept = weakref.ref(state), native.prepared(state)
    del state
    assert there() is not None
    del kept
    assert there() is None
