"""The rules as a book tells them: pictures first, the numbered text below."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open


def test_the_aim_comes_first_then_the_set_up_by_numbers(visit: Open) -> None:
    page = visit("#/rules")
    page.wait_for_selector("dl")
    headings = page.locator("main h2").all_inner_texts()
    pictures = ["The aim", "Setting up", "Your turn", "Claiming a route", "The end and the scoring"]
    assert headings[:6] == [*pictures, "All the rules"]  # numbers of rules stand below these only
    set_up = page.get_by_role("region", name="Setting up")
    pictured = sorted(set_up.locator(".picture b").all_inner_texts())
    assert pictured == [str(k + 1) for k in range(set_up.get_by_role("listitem").count())]
    assert page.get_by_role("region", name="The aim").locator("figure svg").count() >= 3
    expect(page.get_by_text("A wild can be any colour").first).to_be_visible()


def test_the_score_track_and_the_final_table_are_pictured(visit: Open) -> None:
    page = visit("#/rules")
    scoring = page.get_by_role("region", name="The end and the scoring")
    expect(scoring.locator("svg .disc")).to_be_visible()
    expect(scoring.get_by_text("the marker moves from 3 to 7")).to_be_visible()
    rows = scoring.get_by_role("row").all_inner_texts()
    numbers = [
        [int(each) for each in re.findall(r"\d+", row.replace("\u2212", "-"))] for row in rows
    ]
    assert numbers[-1] == [39, 33, 27]
    assert scoring.locator(".lost").inner_text() == "\u22127"


def test_the_way_to_other_pages_stays_in_sight(visit: Open) -> None:
    page = visit("#/rules", size=(1366, 768))
    page.wait_for_selector("dl")
    page.get_by_role("heading", name="The finer points").scroll_into_view_if_needed()
    assert page.evaluate("scrollY") > 768
    expect(page.get_by_role("link", name="Watch")).to_be_in_viewport()


@pytest.mark.parametrize("size", [(390, 844), (1366, 768)])
def test_a_turn_is_one_of_three_pictures(visit: Open, size: tuple[int, int]) -> None:
    page = visit("#/rules", size=size)
    turn = page.get_by_role("region", name="Your turn")
    expect(turn.get_by_role("listitem")).to_have_count(3)
    for way, told in enumerate(
        ("Drawing transport cards", "Claiming a route", "Drawing contracts")
    ):
        item = turn.get_by_role("listitem").nth(way)
        section = item.get_by_role("link", name=told, exact=True)
        expect(section).to_have_attribute("href", f"#/rules/{way + 4}")  # as the sentence names it
        for drawn in item.locator(".shown svg").all():
            box = drawn.bounding_box()
            assert box
            assert box["width"] >= 30  # large enough to be seen
            assert 0 <= box["x"] < box["x"] + box["width"] <= size[0]


def test_the_end_and_the_bonus_for_merchandise_are_pictured(visit: Open) -> None:
    page = visit("#/rules")
    scoring = page.get_by_role("region", name="The end and the scoring")
    expect(scoring.get_by_text("everyone gets one more turn")).to_be_visible()
    table = scoring.get_by_role("table", name="Points for merchandise at the end")
    rows = [re.findall(r"\d+", row) for row in table.locator("tbody tr").all_inner_texts()]
    assert [" ".join(row) for row in rows] == ["1 8 8 8", "2 6 5 4", "3 4 2", "4 2"]


@pytest.mark.parametrize(
    ("size", "screens"),
    [((390, 844), 6.1), ((1366, 768), 2.6), ((1920, 1080), 1.85), ((2560, 1440), 2.1)],
)
def test_the_pictures_take_few_screens(visit: Open, size: tuple[int, int], screens: float) -> None:
    page = visit("#/rules", size=size)
    box = page.get_by_role("heading", name="All the rules").bounding_box()
    assert box
    assert box["y"] < screens * size[1]


def test_a_link_to_a_rule_still_arrives_at_it(visit: Open) -> None:
    page = visit("#/rules/5.9")
    expect(page.locator(".rule.wanted")).to_be_in_viewport()


def test_the_numbered_rules_are_a_step_away(visit: Open) -> None:
    page = visit("#/rules", size=(390, 844))
    page.get_by_role("link", name="All the rules").click()
    expect(page.get_by_role("heading", name="All the rules")).to_be_in_viewport()
    for _ in range(2):  # again, too, after reading elsewhere
        page.get_by_role("link", name="6 Drawing contracts").click()
        expect(page.get_by_role("heading", name="6 Drawing contracts")).to_be_in_viewport()
