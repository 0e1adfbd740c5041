"""A person's own games on this device: looked at one after another, kept, told in words."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.play import KEEP
from tests.browser.test_pages import CLIPPED, LANGUAGES, violations

GAMES = Path("tests/golden/games")
FILES = ("amsterdam-2-build-124.json", "amsterdam-2-build-154.json", "amsterdam-2-hoard-122.json")
LOOKED = 120_000  # milliseconds that all games may take


def keep_games(
    page: Page, files: tuple[str, ...] = FILES, undone: int = 0, lessons: int = 0, led: int = 0
) -> None:
    """Put finished games of Anna against a bot into the browser, an hour apart.

    In the first ones moves were undone, the next ones are lessons; in the last ones the coach was
    asked at every choice.
    """
    games = []
    for place, file in enumerate(files):
        text = (GAMES / file).read_text(encoding="utf-8")
        record = json.loads(text)
        bot = {"name": "Pieter", "kind": "bot", "level": "porter"}
        games.append(
            {
                "id": f"own-{place}",
                "seats": [{"name": "Anna", "kind": "person", "level": None}, bot],
                "lesson": undone <= place < undone + lessons,
                "created": 0,
                "updated": 1_790_000_000_000 + 3_600_000 * place,
                "actions": len(record["actions"]),
                "outcome": record["result"],
                "takenBack": place < undone,
                "hints": len(record["actions"]) // 2 if place >= len(files) - led else 0,
                "record": text,
            }
        )
    page.evaluate(KEEP, games)
    page.reload()
    page.wait_for_selector("h1")


def look_at_all(page: Page) -> None:
    page.locator(".work button.primary").click()
    page.locator(".work").wait_for(state="detached", timeout=LOOKED)


def figure(page: Page, name: str) -> str:
    return page.locator("dl div", has_text=name).locator("dd").inner_text()


def fits(page: Page, width: int) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(CLIPPED) == []


def told_in(page: Page) -> Locator:
    return page.get_by_text(re.compile("^Left out: "))


def test_games_are_looked_at_and_habits_told(visit: Open) -> None:
    page = visit("#/replay")
    keep_games(page)
    page.get_by_role("link", name="Your play").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your play")
    assert figure(page, "Games") == "3"
    won = sum(0 in json.loads((GAMES / file).read_text())["result"]["winners"] for file in FILES)
    assert figure(page, "Won") == str(won)
    assert figure(page, "Average accuracy") == "\N{EN DASH}"
    page.get_by_role("button", name="Look at 3 games").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.locator(".work").wait_for(state="detached", timeout=LOOKED)
    expect(page.locator("dl")).to_contain_text(re.compile(r"Average accuracy\s*\d+%"))
    expect(page.locator("svg .dot")).to_have_count(3)
    few = page.locator("section", has_text="game by game")
    expect(few).not_to_contain_text("earlier ones")  # three games say nothing about progress
    habits = page.locator("section", has_text="What costs you most").get_by_role("listitem")
    expect(habits.first).to_contain_text(re.compile(r"\d+% of everything your choices gave away"))
    costs = [re.search(r"([\d.]+)%", text) for text in habits.all_inner_texts()]
    found = [float(each[1]) for each in costs if each]
    assert found == sorted(found, reverse=True)
    assert sum(found) <= 101  # rounded
    page.locator("summary").click()
    expect(page.locator("tbody tr")).to_have_count(3)
    assert violations(page) == []
    shown = figure(page, "Average accuracy")
    page.reload()
    expect(page.locator("svg .dot")).to_have_count(3)  # it was kept: nothing is looked at again
    assert figure(page, "Average accuracy") == shown
    assert page.locator(".work").count() == 0


def test_a_list_of_games_speaks_to_the_only_person(visit: Open) -> None:
    page = visit("#/replay")
    keep_games(page)
    for told in ("You won", "Pieter won", "Anna and Pieter won together"):
        expect(page.get_by_text(f"· {told}")).to_have_count(1)


def test_games_that_do_not_count_are_named_with_the_reason(visit: Open) -> None:
    page = visit("#/review")
    keep_games(page, FILES[:3], undone=1, lessons=1)
    assert figure(page, "Games") == "1"
    expect(told_in(page)).to_have_text("Left out: one game with undone moves and one lesson.")
    page = visit("#/review")
    keep_games(page, FILES[:2], undone=1, led=1)
    expect(told_in(page)).to_have_text(
        "Left out: one game with undone moves and one game with many hints."
    )
    keep_games(page, FILES[:2], undone=2)
    expect(told_in(page)).to_have_text("Left out: 2 games with undone moves.")
    expect(page.get_by_text("No game that counts yet")).to_be_visible()


def test_the_work_can_be_stopped_and_goes_on_where_it_was(visit: Open) -> None:
    page = visit("#/review")
    keep_games(page)
    page.get_by_role("button", name="Look at 3 games").click()
    expect(page.get_by_text("Game 2 of 3")).to_be_visible(timeout=LOOKED)
    page.get_by_role("button", name="Stop").click()
    page.wait_for_timeout(300)
    assert page.workers == []
    page.get_by_role("button", name="Look at 2 games").click()
    page.wait_for_selector("progress")
    assert len(page.workers) == 1
    page.get_by_role("link", name="Rules").click()
    page.wait_for_selector("h1 >> text=The rules")
    page.wait_for_timeout(300)
    assert page.workers == [], "leaving the page stops the work"


def test_the_review_of_one_game_counts_as_well(visit: Open) -> None:
    page = visit("#/review")
    keep_games(page, FILES[:2])
    page.locator("summary").click()
    page.locator("tbody a").last.click()
    page.wait_for_selector(".told table", timeout=LOOKED)
    page.wait_for_function("localStorage['damrak-reviews']?.includes('own-0')")
    page.go_back()
    expect(page.get_by_role("button", name="Look at one game")).to_be_visible()
    expect(page.get_by_text("A line needs a second game.")).to_be_visible()
    expect(page.get_by_text("Too early to speak of habits: look at 2 more games")).to_be_visible()
    assert page.locator("svg .dot, section li").count() == 0


def test_another_judge_looks_again(visit: Open) -> None:
    page = visit("#/review")
    keep_games(page, FILES[:1])
    look_at_all(page)
    page.evaluate("""() => {
      const kept = JSON.parse(localStorage['damrak-reviews']);
      localStorage['damrak-reviews'] = JSON.stringify({ ...kept, made: 'another' });
    }""")
    page.reload()
    expect(page.get_by_role("button", name="Look at one game")).to_be_visible()


def test_it_fits_every_window_by_day_and_by_night(visit: Open) -> None:
    page = visit("#/review")
    keep_games(page, FILES[:1])
    windows = ((320, 500), (844, 390), (2560, 1440))
    for width, height in windows:
        page.set_viewport_size({"width": width, "height": height})
        fits(page, width)
    look_at_all(page)
    page.locator("summary").click()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        for width, height in windows:
            page.set_viewport_size({"width": width, "height": height})
            fits(page, width)
            assert violations(page) == [], (scheme, width, height)


def test_every_language_fits_a_phone(visit: Open) -> None:
    page = visit("#/review", size=(390, 844))
    keep_games(page, FILES[:3])  # so many that habits are told
    look_at_all(page)
    page.locator("summary").click()
    for language in LANGUAGES:
        page.evaluate(
            """(language) => {
              const kept = JSON.parse(localStorage['damrak-settings']);
              localStorage['damrak-settings'] = JSON.stringify({ ...kept, language });
            }""",
            language,
        )
        page.reload()
        page.wait_for_selector("ol li")
        assert page.evaluate("document.documentElement.lang") == language
        figures = [box for each in page.locator("dl div").all() if (box := each.bounding_box())]
        assert len({box["y"] for box in figures}) == 1  # side by side
        fits(page, 390)
