"""`Any` is for what a library leaves untyped; see CONTRIBUTING.md. More of it fails here."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "damrak"
MOST = 128  # lines; fewer are welcome: then lower this number


def test_no_more_lines_with_any() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for line in sorted(lines_with_any(path.read_text(encoding="utf-8")))
    ]
    assert len(found) <= MOST, "\n".join(found)


def test_what_is_counted() -> None:
    text = (
        "from typing import Any\nimport typing\n\n"
        "def hold(each: Any, more: Any = 1) -> list[Any]:\n"
        '    """Any of these, typed Any."""\n'
        "    kept: typing.Any = each\n"
        '    later: "Any" = None  # Any\n'
        "    return [kept, more, later]\n\n"
        "Info = dict[str, Any]\n"
    )
    assert lines_with_any(text) == {4, 6, 7, 10}


def lines_with_any(text: str) -> set[int]:
    """The lines of a file whose types name `Any`; its imports, docstrings and comments do not."""
    return set(_lines(ast.parse(text)))


def _lines(tree: ast.AST, first: int = 0) -> Iterator[int]:
    """`first` is the line of a type that was written as a text."""
    for node in ast.walk(tree):
        named = getattr(node, "attr", getattr(node, "id", ""))
        if isinstance(node, ast.Name | ast.Attribute) and named == "Any":
            yield first or node.lineno
        for part in ("annotation", "returns"):
            told = getattr(node, part, None)
            if isinstance(told, ast.Constant) and isinstance(told.value, str):
                yield from _lines(ast.parse(told.value, mode="eval"), told.lineno)
