"""Documents cannot drift from what they describe."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from damrak.board import Board
from damrak.board.drawing.draw import draw_svg
from damrak.cli.main import app
from tests.test_layers import MAY_IMPORT

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_picture_is_of_this_board() -> None:
    """Made by `damrak board show --svg docs/board.svg`."""
    assert (ROOT / "docs" / "board.svg").read_text(encoding="utf-8") == draw_svg(Board.amsterdam())


def test_the_readme_names_every_command() -> None:
    commands = {command.name for command in app.registered_commands}
    commands |= {group.name for group in app.registered_groups}
    assert set(re.findall(r"`damrak (\w+)", README)) == commands


def test_the_readme_says_what_it_must() -> None:
    for words in ("make play", "make test", "not affiliated", "Reconstructed", "docs/board.svg"):
        assert words in README
    code = README.split("```python")[1].split("```")[0]
    assert len([line for line in code.splitlines() if line.startswith(">>>")]) <= 12


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_lead_somewhere(name: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", (ROOT / name).read_text(encoding="utf-8")):
        assert (ROOT / target).exists(), target


def test_the_map_of_rooms_is_the_one_that_is_checked() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `damrak/([\w/]+)` \|", text, re.M) == list(MAY_IMPORT)


@pytest.mark.parametrize("path", [*sorted(ROOT.glob("*.lock")), ROOT / "web" / "package-lock.json"])
def test_locks_name_no_address(path: Path) -> None:
    """Where packages come from is the business of whoever installs them; nor do funders belong."""
    assert "://" not in path.read_text(encoding="utf-8")
