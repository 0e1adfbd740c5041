"""Imports point one way; see CONTRIBUTING.md. A wrong arrow fails here."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "damrak"
MAY_IMPORT = {
    "i18n": set(),
    "compile": set(),
    "board": {"i18n"},
    "rules": {"board", "compile"},
    "game": {"board", "rules", "compile", "i18n"},
    "bots": {"board", "game", "rules", "compile"},
    "envs": {"board", "game", "rules", "compile", "bots", "i18n"},
    "arena": {"board", "game", "rules", "compile", "bots", "i18n"},
    "insight": {"board", "game", "rules", "compile", "bots", "arena"},
    "server": {"board", "game", "rules", "compile", "bots", "i18n"},
    "train": {"board", "game", "rules", "compile", "bots", "envs", "arena"},
    "cli": {
        *("board", "game", "rules", "compile", "bots", "arena", "insight", "server", "train"),
        "i18n",
    },
}


def imports(path: Path) -> set[str]:
    """The folders of damrak that a file imports from."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            inside = [f"damrak.{alias.name}" for alias in node.names if node.module == "damrak"]
            inside = [name for name in inside if not name.startswith("damrak.__")]
            names = [node.module or "", *inside]
        found |= {name.split(".")[1] for name in names if name.startswith("damrak.")}
    return found


def test_every_folder_has_its_rule() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    assert folders == set(MAY_IMPORT)


@pytest.mark.parametrize("folder", MAY_IMPORT)
def test_imports_point_one_way(folder: str) -> None:
    for path in (PACKAGE / folder).rglob("*.py"):
        assert imports(path) <= MAY_IMPORT[folder] | {folder}, path


def test_rules_are_pure() -> None:
    """No files, clock, log, network or chance but their own."""
    for path in (PACKAGE / "rules").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names = {alias.name for alias in node.names}
            else:
                names = {node.module or ""} if isinstance(node, ast.ImportFrom) else set()
            outside = {name for name in names if not name.startswith("damrak.")}
            assert outside <= {"numpy", "re", "typing", "__future__"}, path
