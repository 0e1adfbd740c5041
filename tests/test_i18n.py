"""Every sentence that code asks for is in the catalogue, and none lies there unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message

from damrak.i18n import LANGUAGES, has_text, text

ROOT = Path(__file__).parent.parent / "damrak"
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(ROOT.rglob("*.py")))
FAMILIES = (  # ids put together in code from such a word and what it is about
    *("rule", "card", "bench", "verify", "column", "words", "ask", "end", "won-by"),
    *("bot", "fault", "plugin", "arena", "lab-page", "lab-map", "lab-columns", "lab-rare"),
    *("admin", "insight", "coach"),
)


def messages(language: str) -> list[str]:
    """The ids of what Python says, the rules included."""
    folder = ROOT / "i18n"
    paths = [folder / part / f"{language}.ftl" for part in ("", "rules", "insight", "coach")]
    body = [entry for path in paths for entry in parse(path.read_text(encoding="utf-8")).body]
    assert not [entry for entry in body if isinstance(entry, Junk)]
    return [entry.id.name for entry in body if isinstance(entry, Message)]


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
    told = re.findall(r'\b(?:text|say|_say)\("([\w-]+\w)"[,)]', CODE)
    assert [key for key in told if not has_text(key)] == []


def test_a_gap_is_an_error_not_an_empty_line() -> None:
    with pytest.raises(LookupError, match="no message 'nonsense'"):
        text("nonsense")
    with pytest.raises(LookupError, match="error-players"):
        text("error-players")
