"""Compiled, bounds-checked and plain code give the same games (R12); the cache."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from damrak.compile import KERNELS, cache_folder, kernel
from damrak.compile.bits import (
    NONE,
    bit,
    count_bits,
    drop_lowest,
    has_bit,
    lowest_bit,
    nth_bit,
    pop_lowest,
)
from damrak.compile.cache import kernel_sources
from damrak.compile.jit import SMALL, compile_kernel
from damrak.compile.kernel import is_plain
from damrak.compile.plain import as_python, fast_record
from tests.compile.games import hashes

ROOT = Path(__file__).parent.parent.parent


def run_games(**environment: str) -> str:
    """The hashes of the same games from another process."""
    command = [sys.executable, "-W", "error", "-m", "tests.compile.games"]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.slow
def test_plain_python_plays_the_same_games() -> None:
    assert run_games(DAMRAK_PLAIN="1") == hashes()


@pytest.mark.slow
def test_bounds_checked_code_plays_the_same_games() -> None:
    """Also proves that no index is out of range in them: it would raise."""
    assert run_games(NUMBA_BOUNDSCHECK="1") == hashes()


def test_checked_code_has_a_cache_of_its_own() -> None:
    script = "from damrak.compile import cache_folder; print(cache_folder())"
    command = [sys.executable, "-c", script]
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() != str(cache_folder())


def test_a_change_below_a_folder_or_of_an_imported_file_is_seen(tmp_path: Path) -> None:
    deep = tmp_path / "bots" / "kernels"
    deep.mkdir(parents=True)
    (deep / "strategy.py").write_text("from damrak.board.sizes import SIZE\n@kernel\ndef f(): ...")
    (tmp_path / "board").mkdir()
    (tmp_path / "board" / "sizes.py").write_text("SIZE = 1")
    (tmp_path / "board" / "picture.py").write_text("no kernel imports it")
    assert [path.name for path in kernel_sources(tmp_path)] == ["sizes.py", "strategy.py"]
    names = {path.name for path in kernel_sources()}
    assert {"guided.py", "evaluate.py", "tables.py", "layout.py"} <= names


def test_old_caches_are_dropped_and_a_read_only_home_is_no_obstacle(tmp_path: Path) -> None:
    script = "from damrak.compile import cache_folder; print(cache_folder())"
    for number in range(8):
        old = tmp_path / f"{number:016x}"
        old.mkdir()
        os.utime(old, (number, number))
    (tmp_path / "photos").mkdir()
    (tmp_path / "gone").symlink_to(tmp_path / "nowhere")
    for home in (str(tmp_path), "/proc/no-such-place"):
        environment = {**os.environ, "DAMRAK_CACHE": home}
        done = subprocess.run(
            [sys.executable, "-c", script],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        assert Path(done.stdout.strip()).exists()
    assert len(list(tmp_path.iterdir())) == 4 + 2  # what is not a cache stays


@pytest.mark.parametrize(
    "mask", [0, 1, 2**63, 2**64 - 1, 0xF0F0, 0x8000000000000001, 12345678901234567]
)
def test_sets_of_bits(mask: int) -> None:
    members = [place for place in range(64) if mask >> place & 1]
    number = np.uint64(mask)
    assert count_bits(number) == len(members)
    assert [place for place in range(64) if has_bit(number, place)] == members
    assert [nth_bit(number, n) for n in range(len(members))] == members
    if members:
        assert lowest_bit(number) == members[0]
        assert int(drop_lowest(number)) == mask - 2 ** members[0]
    assert all(int(bit(place)) == 2**place for place in range(64))
    walked, left = [], number
    while left != NONE:
        place, left = pop_lowest(left)
        left = np.uint64(left)  # compiled code returns a Python number
        walked.append(place)
    assert walked == members


def test_every_kernel_is_registered_and_a_call_can_be_replaced() -> None:
    assert "damrak.rules.apply.apply" in KERNELS
    counted = as_python(nth_bit, {count_bits: lambda mask: int(mask).bit_count()})
    assert counted(np.uint64(0b1010), 1) == 3


def test_a_kernel_is_compiled_once_for_all_widths_and_constants() -> None:
    """Numba alone would compile `double` three times here."""

    @kernel
    def double(number: int) -> int:
        return 2 * number

    @kernel
    def sums(small: Any, large: int) -> int:
        return double(small) + double(large) + double(3)

    assert sums(np.int8(100), 2**40) == 206 + 2**41
    if not is_plain():
        compiled: Any = KERNELS[f"{__name__}.double"]
        assert [str(kinds) for kinds in compiled.dispatcher.signatures] == ["(int64,)"]
    for name in ("double", "sums"):
        KERNELS.pop(f"{__name__}.{name}")


def test_a_quick_record_reads_and_writes_what_the_array_holds() -> None:
    kind = np.dtype([("count", "i1"), ("mask", "u8"), ("cards", "i1", (3,))])
    array = np.zeros(1, np.dtype((np.record, kind)))
    record = fast_record(array)
    record.count -= 1
    record.mask = np.uint64(1 << 63)
    record.cards[1] = 7
    assert (array["count"][0], array["mask"][0]) == (-1, 1 << 63)
    assert array["cards"][0].tolist() == [0, 7, 0]
    array["count"] = 5
    assert (record.count, type(record.count)) == (5, np.int8)
    with pytest.raises(AttributeError):
        record.unknown = 1


def test_a_kernel_keeps_its_name() -> None:
    @kernel
    def double(number: int) -> int:
        return 2 * number

    assert double(4) == 8
    assert KERNELS.pop(f"{__name__}.double") is double


@pytest.mark.skipif(is_plain(), reason="nothing is compiled")
def test_an_inlined_kernel_is_part_of_its_callers_unless_code_is_to_be_small(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    market: Any = KERNELS["damrak.rules.market.take_top"]
    assert market.dispatcher.targetoptions["forceinline"]
    monkeypatch.setenv(SMALL, "1")
    assert not compile_kernel(market.py_func, inline=True).targetoptions["forceinline"]
