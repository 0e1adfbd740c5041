"""docs/bots.md: its examples are messages, its tables fit them, its code runs."""

from __future__ import annotations

import ast
import re
import types
import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from damrak.bots import Budget
from damrak.bots.external import protocol
from damrak.bots.external.bot import Limits
from damrak.bots.external.referee import KINDS, Refereed
from damrak.game import view
from damrak.i18n.json_types import JsonObject
from tests.bots.test_referee import play
from tests.support import board_named
from tools.docs_bots import examples

ROOT = Path(__file__).parent.parent.parent
MARKS = re.compile(r"<!-- [\w-]+: generated -->(?!\n)|(?<!\n)<!-- end -->")  # around a few words
TEXT = MARKS.sub("", (ROOT / "docs" / "bots.md").read_text(encoding="utf-8"))
DESCRIBED: dict[str, type[msgspec.Struct]] = {
    "hello": protocol.Hello,
    "ready": protocol.Ready,
    "start": protocol.Start,
    "board": protocol.BoardFacts,
    "location": protocol.LocationFacts,
    "route": protocol.RouteFacts,
    "contract": protocol.ContractFacts,
    "choose": protocol.Choose,
    "legal": protocol.LegalAction,
    "view": view.View,
    "own contract": view.ContractView,
    "seat": view.SeatView,
    "action": protocol.Act,
    "over": protocol.Over,
}
WORDS = {int: "number", str: "text", float: "decimal", bool: "true or false", type(None): "null"}
WORDS |= {struct: name for name, struct in DESCRIBED.items()}


def type_words(annotation: Any) -> str:
    """A type as the page says it."""
    origin, inner = typing.get_origin(annotation), typing.get_args(annotation)
    if origin is typing.Annotated:
        return type_words(inner[0])
    if origin is typing.Literal:
        return type_words(type(inner[0]))
    if origin is types.UnionType or origin is typing.Union:
        return " or ".join(type_words(each) for each in inner)
    if origin is tuple:
        return f"list of {type_words(inner[0])}"
    if origin is dict:
        return "numbers by name"
    return WORDS[annotation]


def tables() -> dict[str, list[tuple[str, str]]]:
    """Under each heading that has one, the fields and types of its table."""
    found = {}
    for part in re.split(r"^###+ ", TEXT, flags=re.M)[1:]:
        rows = re.findall(r"^\| `(\w+)` \| ([\w ]+) \| .", part.split("\n## ")[0], re.M)
        found[part.partition("\n")[0]] = rows
    return found


def test_every_example_is_a_message() -> None:
    shown = [
        msgspec.json.decode(block, type=protocol.Told | protocol.Answer)
        for block in re.findall(r"```json\n(.*?)```", TEXT, re.S)
    ]
    assert shown == list(examples().values())
    kinds = {type(each) for each in shown}
    assert kinds == set(typing.get_args(protocol.Told)) | set(typing.get_args(protocol.Answer))


def test_every_field_is_described_with_its_type() -> None:
    assert list(tables()) == list(DESCRIBED)
    for heading, rows in tables().items():
        hints = typing.get_type_hints(DESCRIBED[heading], include_extras=True)
        assert rows == [(name, type_words(kind)) for name, kind in hints.items()], heading


def test_the_limits_and_faults_are_those_of_the_code() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \|", TEXT.split("## When a bot fails")[1], re.M)
    assert sorted(rows) == sorted(KINDS)
    limits = Limits()
    assert f"no answer in {limits.choice:.0f} seconds" in TEXT
    assert f"no `ready` in {limits.start:.0f} |" in TEXT
    assert f"{limits.starts} starts in this game" in TEXT
    assert f"more than {protocol.MAX_LINE:,} bytes" in TEXT
    assert f"the version the bot speaks: {protocol.PROTOCOL} |" in TEXT


def test_the_class_plays() -> None:
    names: JsonObject = {}
    code = TEXT.split("```python\n")[1].split("```")[0]
    exec(compile(code, "bots.md", "exec"), names)  # noqa: S102 - our own page
    board = board_named("amsterdam")
    bot = Refereed(names["Builder"](board, 1, Budget()), board, 1)
    play(bot)
    assert bot.faults.total == 0
    assert 'builder = "my_package:Builder"' in TEXT


def test_the_example_bot_is_short_and_needs_nothing() -> None:
    source = (ROOT / "examples" / "bot.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 50
    imports = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Import)]
    assert [alias.name for node in imports for alias in node.names] == ["json", "random", "sys"]
    assert "from " not in re.sub(r'""".*?"""', "", source, flags=re.S).replace("#", "")


@pytest.mark.parametrize("target", re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", TEXT))
def test_links_lead_somewhere(target: str) -> None:
    assert (ROOT / "docs" / target).exists()
