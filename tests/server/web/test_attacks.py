"""R43: `bench/attacks.py` attacks a server in its own way, and honest tables play on beside it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
SCRIPT = [sys.executable, str(ROOT / "bench" / "attacks.py")]


@pytest.mark.skipif(sys.platform != "linux", reason="needs many local addresses")
def test_honest_tables_play_on_beside_each_kind_of_attack() -> None:
    """What the limits answer is seen: sockets are cut, and requests refused."""
    names = ("pings", "trailers", "QR codes", "waiting requests")
    options = ("--tables=4", "--seconds=3", "--json", "--only", ",".join(names))
    done = subprocess.run([*SCRIPT, *options], capture_output=True, text=True, check=False)
    rows = {row["attack"]: row for row in map(json.loads, done.stdout.splitlines())}
    assert list(rows) == list(names), done.stderr
    for row in rows.values():
        assert row["moves"] > 0
        assert row["errors"] == {}
    for name in ("pings", "trailers"):
        assert rows[name]["did"].keys() & {"ConnectionResetError", "BrokenPipeError"}, rows[name]
    assert rows["QR codes"]["did"]["429"] > 0
    assert rows["waiting requests"]["did"]["commands"] > 0


def test_an_unknown_attack_is_told() -> None:
    done = subprocess.run([*SCRIPT, "--only", "rain"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "no such attack: rain; there are: pings, " in done.stderr
