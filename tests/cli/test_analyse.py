"""`damrak analyse`: its table, its JSON, its page, and its texts in all languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message
from fluent.syntax.serializer import FluentSerializer

import damrak.i18n
from damrak.game.catalogue import amsterdam
from damrak.i18n import INSIGHT_LANGUAGES
from damrak.reports.analysis import analysis_page
from damrak.reports.analysis_text import AnalysisText
from tests.cli.conftest import Command
from tests.insight.games import analysis_of, record_of

FOLDER = Path(damrak.i18n.__file__).parent / "insight"


def saved(tmp_path: Path, players: int, most: int = 10_000) -> str:
    path = tmp_path / "game.json"
    record_of(players, 1, most).save(path)
    return str(path)


def test_a_table_for_people_and_a_page(damrak: Command, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    code, out, _ = damrak("analyse", saved(tmp_path, 3), "--html", str(page))
    assert code == 0
    for words in ("Own", "Luck", "planner: what mattered most", "better: ", str(page)):
        assert words in out
    assert page.read_text(encoding="utf-8") == analysis_page(analysis_of(3, 1), amsterdam())


def test_json_holds_all_of_it(damrak: Command, tmp_path: Path) -> None:
    code, out, _ = damrak("analyse", saved(tmp_path, 2), "--json")
    told = json.loads(out)
    assert code == 0
    assert len(told["steps"]) == len(told["decisions"]) == len(record_of(2, 1).actions)
    for account in told["accounts"]:
        total = account["prior"] + account["own"] + account["others"] + account["luck"]
        assert abs(total - account["result"]) < 1e-9


def test_an_unfinished_game_is_said_to_be_so(damrak: Command, tmp_path: Path) -> None:
    code, out, _ = damrak("analyse", saved(tmp_path, 3, 20), "--language", "nl")
    assert code == 0
    assert "nog niet afgelopen" in out


def test_mistakes_get_one_clear_line(damrak: Command, tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text("no game", encoding="utf-8")
    lagoon = tmp_path / "lagoon.json"
    record_of(2, 1, 4, "lagoon").save(lagoon)
    cases = (
        ((str(other),), "other.txt"),
        ((str(tmp_path / "none.json"),), "cannot be read"),
        ((str(lagoon),), "another board"),
        ((saved(tmp_path, 2), "--language", "tlh"), "there are: en, nl"),
    )
    for arguments, words in cases:
        code, _, err = damrak("analyse", *arguments)
        assert code == 2
        assert words in err
        assert len(err.splitlines()) == 1


@pytest.mark.parametrize("language", INSIGHT_LANGUAGES)
def test_the_page_needs_nothing_from_outside_in_any_language(language: str) -> None:
    analysis = analysis_of(3, 1)
    page = analysis_page(analysis, amsterdam(), language)
    assert f'<html lang="{language}">' in page
    assert not re.search(r"<script|<link|<img|https?://(?!www.w3.org)|\son\w+=|style=", page)
    for step in analysis.steps:
        assert f'id="m{step.number}"' in page
        assert f'href="#m{step.number}"' in page


@pytest.mark.parametrize(("language", "said"), [("en", "62%"), ("pl", "62%"), ("da", "62\xa0%")])
def test_a_percent_sign_is_written_as_in_the_language(language: str, said: str) -> None:
    assert AnalysisText(amsterdam(), language).percent(0.62) == said


def test_names_are_text_on_the_page() -> None:
    import msgspec

    hostile = '<b onclick="x">&'
    analysis = analysis_of(2, 1)
    accounts = tuple(msgspec.structs.replace(each, name=hostile) for each in analysis.accounts)
    named = msgspec.structs.replace(analysis, seats=(hostile, "B"), accounts=accounts)
    page = analysis_page(named, amsterdam())
    assert "<b " not in page
    assert "&lt;b " in page


def catalogue(language: str) -> dict[str, set[str]]:
    """The arguments of each message of a language, by id."""
    body = parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    serializer = FluentSerializer()
    return {
        entry.id.name: set(re.findall(r"\$\w+", serializer.serialize_entry(entry)))
        for entry in body
        if isinstance(entry, Message)
    }


@pytest.mark.parametrize("language", INSIGHT_LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    assert catalogue(language) == catalogue("en")
