"""docs/environments.md: its tables are whole, its examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from damrak.board.tables import action_count
from damrak.game.catalogue import amsterdam
from damrak.rules.tensor import tensor_slices
from tests.peers.tools import FOLDER, TOOLS, results

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(
    r"^## ([^\n]+)\n|(<!-- not run here[^\n]+\n)?```python\n(.*?)```", TEXT, re.S | re.M
)


def examples() -> list[tuple[str, str]]:
    """Each example that can run here, under the heading it stands below."""
    found, heading = [], ""
    for title, skipped, code in EXAMPLES:
        heading = title or heading
        if code and not skipped:
            found.append((heading, code))
    return found


def test_the_tables_are_whole() -> None:
    for each in tensor_slices(amsterdam()):
        assert f"| `{each.name}` | {each.start} | {each.stop} |" in TEXT
    assert f" to {action_count(amsterdam()) - 1} | `claim" in TEXT


@pytest.mark.parametrize(("heading", "code"), examples())
def test_the_examples_run(heading: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    if heading == "OpenSpiel":
        pytest.importorskip("pyspiel")
    exec(compile(code, heading, "exec"), {})  # noqa: S102 - our own page
    out = capsys.readouterr().out
    assert out
    assert "[]" not in out  # it shows something


def test_every_interface_has_an_example() -> None:
    headings = [heading for heading, _ in examples()]
    assert headings == [
        *("PettingZoo", "Gymnasium", "Many games", "Opponents"),
        *("A batch without Gymnasium", "A batch without Gymnasium", "OpenSpiel"),
    ]
    assert "from damrak.envs.cuda import CudaBatch" in TEXT
    assert "from damrak.envs.sb3 import DamrakVecEnv" in TEXT


def test_every_tool_that_is_named_is_tried() -> None:
    """`make test-peers` keeps the results; a new tool has none before it ran."""
    assert list(results()) == [tool.name for tool in TOOLS]
    assert {tool.test for tool in TOOLS} == set(FOLDER.glob("test_*.py"))
