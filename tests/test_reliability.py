"""docs/reliability.md lists every promise that is cited, and the tests that it names exist."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
PROMISES = dict(re.findall(r"^### (R\d+) [^\n]+\n(.*?)(?=^##|\Z)", TEXT, re.M | re.S))
FOLDERS = {"damrak": "*.py", "tests": "*.py", "tools": "*.py", "docs": "*.md", "bench": "*.md"}
FOLDERS |= {"web/src": "*.ts", "web/test": "*.ts"}
CITED = re.compile(r"\bR(\d+)(?:-R(\d+))?\b")


def files() -> list[Path]:
    """The files that may cite a promise."""
    found = chain(*((ROOT / folder).rglob(ending) for folder, ending in FOLDERS.items()))
    return [*found, *ROOT.glob("*.md")]


def cited(text: str) -> set[str]:
    """The promises that a text cites; `R1-R3` cites three."""
    spans = [(int(first), int(last or first)) for first, last in CITED.findall(text)]
    return {f"R{number}" for first, last in spans for number in range(first, last + 1)}


def named_tests(body: str) -> list[tuple[str, list[str]]]:
    """The files of a promise, each with the names of its tests."""
    lines = re.findall(r"^- `([^`]+)`: (.+)$", body, re.M)
    return [(path, re.findall(r"`(test_\w+)`", names)) for path, names in lines]


def test_every_cited_promise_is_listed() -> None:
    numbers = [int(name[1:]) for name in PROMISES]
    assert numbers == sorted(set(numbers))
    assert numbers[:30] == list(range(1, 31))
    for path in files():
        unknown = cited(path.read_text(encoding="utf-8")) - set(PROMISES)
        assert not unknown, f"{path.relative_to(ROOT)} cites {sorted(unknown)}"


@pytest.mark.parametrize("promise", PROMISES)
def test_the_tests_of_a_promise_exist(promise: str) -> None:
    found = named_tests(PROMISES[promise])
    assert found
    for path, names in found:
        source = (ROOT / path).read_text(encoding="utf-8")
        for name in names:
            assert f"def {name}(" in source, f"{path} has no {name}"
        is_ours = path.endswith(".py")
        assert names or not is_ours or promise in cited(source), f"{path} does not cite {promise}"
