"""Every sentence that code asks for is in the catalogue, and every one there is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message

from damrak.cli.help import described_commands, option_name
from damrak.cli.main import app
from damrak.i18n import LANGUAGES, has_text, text

ROOT = Path(__file__).parent.parent / "damrak"
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(ROOT.rglob("*.py")))
FAMILIES = (  # ids put together in code from such a word and what it is about
    *("rule", "card", "bench", "verify", "column", "words", "ask", "end", "won-by"),
    *("bot", "fault", "plugin", "arena", "lab-page", "lab-map", "lab-columns", "lab-rare"),
    *("admin", "owner", "insight", "coach", "code"),
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
        r"(?:Invalid\w+|IllegalActions|StaleAction|RecordError|RefusedError|TrainError|NetError|FitError)"
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


def test_every_command_and_option_has_its_help() -> None:
    for key, command in described_commands(app).items():  # raises LookupError for a gap
        assert command.help, key
        assert all(parameter.help for parameter in command.params), key


def test_no_help_is_unused() -> None:
    commands = described_commands(app)
    known = {key: {option_name(each) for each in commands[key].params} for key in commands}
    known["shared"] = set[str]().union(*known.values())
    for message in read_catalogue("help", "en"):
        options = {attribute.id.name for attribute in message.attributes}
        assert options <= known.pop(message.id.name), message.id.name


def test_help_is_written_in_the_catalogue_alone() -> None:
    for path in (ROOT / "cli").glob("*.py"):
        assert not re.search(r"[ (]help=", path.read_text(encoding="utf-8")), path


def test_a_gap_is_an_error_not_an_empty_line() -> None:
    with pytest.raises(LookupError, match="no message 'nonsense'"):
        text("nonsense")
    with pytest.raises(LookupError, match="error-players"):
        text("error-players")
