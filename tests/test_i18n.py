"""Every sentence that code asks for is in the catalogue, and every one there is used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message
from typer.main import get_command

from damrak.cli.help import fill_in, option_name
from damrak.cli.main import app
from damrak.i18n import LANGUAGES, has_text, text

ROOT = Path(__file__).parent.parent / "damrak"
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(ROOT.rglob("*.py")))
FAMILIES = (  # ids put together in code from such a word and what it is about
    *("rule", "card", "bench", "verify", "column", "words", "ask", "end", "won-by"),
    *("bot", "fault", "plugin", "arena", "lab-page", "lab-map", "lab-columns", "lab-rare"),
    *("admin", "insight", "coach"),
)


def read_catalogue(part: str, language: str) -> list[Message]:
    """The messages of one file of the catalogue."""
    path = ROOT / "i18n" / part / f"{language}.ftl"
    body = parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    return [entry for entry in body if isinstance(entry, Message)]


def messages(language: str) -> list[str]:
    """The ids of what Python says, the rules included."""
    parts = ("", "rules", "insight", "coach")
    return [message.id.name for part in parts for message in read_catalogue(part, language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_reads_and_has_no_double(language: str) -> None:
    found = messages(language)
    assert len(found) == len(set(found))


def test_no_message_is_unused() -> None:
    for family in FAMILIES:
        assert re.search(rf"""["']{family}-(["'{{])""", CODE), family
    for key in messages("en"):
        if not key.startswith(tuple(f"{family}-" for family in FAMILIES)):
            short = re.sub(r"^(error|board)-", "", key)
            assert re.search(rf"""["']({key}|{short})["']""", CODE), key


def test_every_error_has_its_sentence() -> None:
    keys = re.findall(
        r"(?:Invalid\w+|IllegalActions|StaleAction|RecordError|Refusal|TrainError|NetError|FitError)"
        r'\(\s*"([\w-]+)"',
        CODE,
    )
    keys += re.findall(r'IllegalAction\(\s*"[\d.]+"(?: if \w+ else "[\d.]+")?,\s*"([\w-]+)"', CODE)
    keys += re.findall(r'BotFault\(\s*"[\w-]+",\s*"([\w-]+)"', CODE)
    assert len(keys) > 40
    assert [key for key in keys if not has_text(f"error-{key}")] == []
    problems = re.findall(r'Problem\("([\w-]+)"', CODE)
    assert [key for key in problems if not has_text(f"board-{key}")] == []
    told = re.findall(r'\b(?:text|print_text|_print_text)\("([\w-]+\w)"[,)]', CODE)
    assert [key for key in told if not has_text(key)] == []


def commands(command: Any, key: str = "damrak") -> Iterator[tuple[str, Any]]:
    """Every command with the key of its help, subcommands included."""
    yield key, command
    for name, subcommand in getattr(command, "commands", {}).items():
        yield from commands(subcommand, f"{key}-{name}")


def test_every_command_and_option_has_its_help() -> None:
    for key, command in commands(get_command(app)):
        fill_in(command, key)  # raises LookupError for a gap
        assert command.help
        assert all(parameter.help for parameter in command.params)


def test_no_help_is_unused() -> None:
    known = {
        key: set(map(option_name, command.params)) for key, command in commands(get_command(app))
    }
    used_by_all = set[str]().union(*known.values())
    for message in read_catalogue("help", "en"):
        options = used_by_all if message.id.name == "shared" else known.pop(message.id.name)
        assert {attribute.id.name for attribute in message.attributes} <= options, message.id.name
    assert not known


def test_help_is_written_in_the_catalogue_alone() -> None:
    for path in (ROOT / "cli").glob("*.py"):
        assert not re.search(r"[ (]help=", path.read_text(encoding="utf-8")), path


def test_a_gap_is_an_error_not_an_empty_line() -> None:
    with pytest.raises(LookupError, match="no message 'nonsense'"):
        text("nonsense")
    with pytest.raises(LookupError, match="error-players"):
        text("error-players")
