"""`damrak bench server` with the smallest load."""

from __future__ import annotations

import json
import subprocess
import sys

from tests.cli.conftest import Command


def test_it_measures_a_server_and_a_minimal_one() -> None:
    """In its own process, because the clients change collector, event loop and log."""
    options = ("--tables", "2", "--seats", "2", "--seconds", "2.5", "--rate", "20", "--json")
    command = [sys.executable, "-m", "damrak", "bench", "server", *options]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    figures = json.loads(done.stdout)
    assert figures["errors"] == 0
    assert figures["sockets"] == 4
    for name in ("moves_per_second", "ack_p50_ms", "memory_mb", "floor_one_per_second", "ratio"):
        assert figures[name] > 0, name


def test_a_server_that_does_not_start_is_told_of(damrak: Command) -> None:
    code, out, err = damrak("bench", "server", "--seconds", "1", "--database", "mysql://nobody")
    assert (code, out) == (2, "")
    assert "is not a database" in err
