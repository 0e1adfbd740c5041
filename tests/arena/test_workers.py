"""Every job is done exactly once, even if workers die."""

from __future__ import annotations

import sys
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from damrak.arena.settings import ArenaError
from damrak.arena.workers import map_processes, map_ray, map_threads
from damrak.i18n.extras import MissingExtra
from tests.arena.light import die, die_once, double

DOUBLES = [2 * number for number in range(8)]


@pytest.mark.parametrize("run", [map_threads, map_processes])
def test_every_job_is_done_once(run: Any) -> None:
    assert sorted(run(double, range(8), 2)) == DOUBLES
    assert list(run(double, [], 2)) == []


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    marker = tmp_path / "died"
    assert sorted(map_processes(partial(die_once, marker), range(8), 2)) == DOUBLES
    assert marker.exists()


def test_workers_that_always_die_end_the_run() -> None:
    with pytest.raises(ArenaError, match="workers have died one after another"):
        list(map_processes(die, range(4), 1))


def test_a_run_that_is_left_leaves_no_process() -> None:
    running = map_processes(double, range(1000), 2)
    assert next(running) in range(0, 2000, 2)
    running.close()  # type: ignore[attr-defined]
    assert active_children() == []


def test_ray_is_asked_for_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r'pip install "damrak\[cluster\]"'):
        next(map_ray(double, [1]))


def test_jobs_on_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a fake of Ray; bench/results.md describes a run with the real one."""
    calls: list[str] = []

    def remote(**options: int) -> Any:
        assert options["max_retries"] > 0
        return lambda function: SimpleNamespace(remote=lambda job: (function, job))

    stand_in = SimpleNamespace(
        is_initialized=lambda: False,
        init=lambda **_: calls.append("init"),
        shutdown=lambda: calls.append("shutdown"),
        remote=remote,
        cluster_resources=lambda: {"CPU": 2.0},
        wait=lambda running, num_returns: (running[:num_returns], running[num_returns:]),
        get=lambda task: task[0](task[1]),
        exceptions=SimpleNamespace(WorkerCrashedError=RuntimeError),
    )
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    assert sorted(map_ray(double, range(8))) == DOUBLES
    assert calls == ["init", "shutdown"]
