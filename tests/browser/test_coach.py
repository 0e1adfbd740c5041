"""The coach at a table in the browser: asked in Dutch, and heeded."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.play import begin, seat
from tests.browser.site import Site
from tests.browser.test_pages import violations


def test_three_strengths_of_a_hint_lead_to_the_action(visit: Open, site: Site) -> None:
    heard: list[str] = []
    page = visit(
        offline=True,
        settings={"language": "nl", "hint": 1},
        hear=lambda answer: heard.append(answer.url),
    )
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    seat(page, "person", "porter")
    begin(page)
    assert not any(url.endswith(".bin") for url in heard)
    card = page.get_by_role("region", name="De coach")
    kinds = set()
    for turn in range(40):
        if not ask(page, card):
            break
        if turn == 0:  # what it knows is here now, and stays
            assert sum(url.endswith(".bin") for url in heard) == 2  # the net and the judge
            site.stop()
            page.context.set_offline(True)
        kinds.add(follow(page))
        expect(card).to_have_count(0)
        if len(kinds) == 3:
            break
    assert {"keep", "card", "claim"} <= kinds


# A route that was chosen asks how to pay, or is claimed at once.
ANSWERED = """() => document.querySelector('.way.advised')
  || !document.querySelector('g.advised:not(.later)')"""


def ask(page: Page, card: Locator) -> bool:
    """Hear all three strengths, by button and by key; whether there was something to decide."""
    page.get_by_role("button", name="Tip", exact=True).click()
    more = card.get_by_role("button", name="Vertel me meer")
    expect(more).to_be_focused()
    first = card.get_by_role("status").inner_text()
    page.keyboard.press("Enter")
    expect(card.get_by_role("status")).not_to_have_text(first)
    second = card.get_by_role("status").inner_text()
    page.keyboard.press("h")
    expect(more).to_have_count(0)
    third = card.get_by_role("status").inner_text()
    assert len({first, second, third}) >= 2
    assert second.split("\n")[1:] == third.split("\n")[1:]
    return page.locator(".advised").count() > 0


def follow(page: Page) -> str:
    """Do what is lit; which kind of thing that was."""
    keep = page.locator(".dock .advised")
    if keep.count():
        unwanted = page.locator("ul button:not(.advised)[aria-pressed=true]")
        if unwanted.count():
            unwanted.first.click()
        page.locator(".dock button.keep").click()
        return "keep"
    lane = page.locator("g.advised:not(.later)")  # a route that a card is for is lit, too
    if lane.count():
        lane.focus()
        page.keyboard.press("Enter")
        page.wait_for_function(ANSWERED)
        way = page.locator(".way.advised")
        if way.count():
            way.click()
        return "claim"
    page.locator(".market .advised").click()
    return "card"


@pytest.mark.parametrize("size", [(390, 844), (1366, 768), (2560, 1440)])
def test_a_hint_fits_its_place_and_axe_finds_nothing(visit: Open, size: tuple[int, int]) -> None:
    page = visit(
        size=size, settings={"language": "fi", "hint": 1}, seats=("person", "carter", "porter")
    )
    begin(page)
    card = page.get_by_role("region", name="Valmentaja")
    for _ in range(2):  # beside an offer, and without one
        page.keyboard.press("h")
        expect(card.get_by_role("button", name="Kerro lisää")).to_be_focused()
        assert violations(page) == []
        page.keyboard.press("h")
        page.keyboard.press("h")
        expect(page.locator(".advised").first).to_be_visible()
        assert violations(page) == []
        assert card.evaluate("each => each.scrollWidth <= each.clientWidth")
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        page.keyboard.press("Escape")
        expect(card).to_have_count(0)
        page.keyboard.press("1")
        expect(page.locator(".status.mine")).to_be_visible()
        expect(page.get_by_role("button", name="Vihje", exact=True)).to_be_visible()
