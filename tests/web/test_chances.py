"""The judge in the browser: the same chances as in Python, to the last digit."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from damrak.insight.chances import Chances
from damrak.insight.judge_file import JUDGE
from damrak.rules.layout import OVER
from tests.insight.test_chances import played
from tests.support import catalogue_named, new_engine
from tests.web.test_wasm import WEB, compiled_loader

__all__ = ["compiled_loader"]

pytestmark = pytest.mark.slow


@pytest.mark.usefixtures("compiled_loader")
def test_the_browser_finds_the_same_digits(tmp_path: Path) -> None:
    judge, states, found = Chances(catalogue_named("amsterdam")), [], []
    for players in (2, 3, 4):
        engine = new_engine("amsterdam", players, 7)
        while engine.fact("phase") != OVER:
            states.append(engine.position().hex())
            found.append(list(judge.of(engine.state)))
            played(engine, 3)
    path = tmp_path / "states.json"
    path.write_text(json.dumps(states), encoding="utf-8")
    done = subprocess.run(
        ["node", "test/chances.mjs", str(path), str(JUDGE.with_suffix(".bin"))],  # noqa: S607
        cwd=WEB,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert len(states) > 60
    assert json.loads(done.stdout) == found
