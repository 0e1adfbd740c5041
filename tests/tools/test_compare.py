"""`make bench-compare`: what counts as a fall, and a run with real code."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tools import compare
from tools.compare import Row


@pytest.mark.parametrize(
    ("before", "now", "verdict"),
    [
        ((10, 11, 12), (8, 8.5, 9), "fell"),
        ((10, 11, 12), (13, 14, 15), "rose"),
        ((10, 11, 12), (8, 9, 10.5), ""),  # ranges touch
        ((10, 10, 10), (9.9, 9.9, 9.9), ""),  # too little to tell
    ],
)
def test_a_fall_is_more_than_noise(
    before: tuple[float, ...], now: tuple[float, ...], verdict: str
) -> None:
    assert Row("steps_2", before, now).verdict == verdict


def test_less_time_is_better() -> None:
    assert Row("warm_start_seconds", (1, 1), (0.5, 0.5)).verdict == "rose"
    assert Row("warm_start_seconds", (1, 1), (0.5, 0.5)).ratio == 2


def test_only_figures_of_both_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    rows = compare.compare([{"a": 1, "old": 2}], [{"a": 2, "new": 3}])
    assert [row.name for row in rows] == ["a"]
    out = io.StringIO()
    compare.show(rows, "v1", Console(file=out, width=100))
    assert "2.00" in out.getvalue()
    assert "rose" in out.getvalue()


def test_without_a_release_a_commit_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compare, "git", lambda *_: "")
    with pytest.raises(SystemExit):
        compare.main([])
    assert "--base" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--base", "no-such-branch"], "no-such-branch"),
        (["--base", "HEAD", "--rounds", "0"], "1"),
        (["--base", "HEAD", "--script", "no-such.py"], "no-such.py"),
    ],
)
def test_what_cannot_be_measured_is_refused_in_a_sentence(
    given: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        compare.main(given)
    assert told in capsys.readouterr().err


def test_it_measures_this_code() -> None:
    found = compare.measure(compare.ROOT, 0.05)
    assert found["steps_2_per_second"] > 0
    assert "machine" not in found


def test_a_script_measures_this_code() -> None:
    found = compare.measure(compare.ROOT, 0.02, compare.ROOT / "bench" / "environments.py")
    assert all(figure > 0 for figure in found.values())
    assert {"gymnasium_make", "pettingzoo_env", "openspiel", "imagined_batch"} <= set(found)
