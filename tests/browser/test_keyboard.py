"""Without a mouse: the focus stays at the table, and letters find places from anywhere."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.play import begin


def at_the_table(page: Page) -> bool:
    return bool(page.evaluate("document.activeElement?.closest('main.table') !== null"))


def test_the_focus_never_falls_off_the_table(visit: Open) -> None:
    page = visit(settings={"confirmAll": True}, seats=("person", "porter"))
    begin(page)
    keep = page.get_by_role("button", name="Keep both")
    expect(keep).to_be_visible()
    page.wait_for_timeout(200)
    assert at_the_table(page), "at the start"
    keep.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # sure
    expect(page.locator(".slot.can").first).to_be_visible()
    assert at_the_table(page), "after keeping"
    for _ in range(12):
        if page.locator("[data-route].payable").count():
            break
        page.keyboard.press("d")
        page.get_by_role("button", name="Do it").click()
        expect(page.locator(".status.mine")).to_be_visible()
    assert at_the_table(page), "after drawing"
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Claim it").click()
    expect(page.locator("[data-route].taken .cart").first).to_be_visible()
    page.wait_for_timeout(300)
    assert at_the_table(page), "after paying"


def test_shift_and_a_letter_find_a_place_from_anywhere(visit: Open) -> None:
    page = visit(seats=("person", "porter"))
    begin(page)
    expect(page.get_by_role("button", name="Keep both")).to_be_visible()
    page.keyboard.press("Shift+W")
    focused = page.locator("[data-route]:focus")
    expect(focused).to_have_attribute("aria-label", re.compile("Waag|Westermarkt"))


def test_the_turn_and_the_market_show_where_the_system_chooses_colours(visit: Open) -> None:
    page = visit(forced_colors="active", seats=("person", "porter"))
    begin(page)
    page.keyboard.press("3")
    outline = "each => getComputedStyle(each).outlineStyle"
    for mark in (".slot.can", ".moving"):
        first = page.locator(mark).first
        expect(first).to_be_visible()
        assert first.evaluate(outline) == "solid", mark
