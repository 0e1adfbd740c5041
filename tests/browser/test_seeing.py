"""What a player sees without asking: what helps, whose it is, whose turn, what happened."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.play import begin, seat


def settled(visit: Open, **more: object) -> Page:
    """A game against two bots on one's first turn, with the contracts chosen."""
    page = visit(**more)
    seat(page, "person", "apprentice", "porter")
    begin(page)
    expect(page.locator("section.dock.offered")).to_be_visible()
    page.mouse.move(2, 2)  # off the board, whose routes answer to it
    page.keyboard.press("3")
    expect(page.locator(".status.mine")).to_be_visible()
    return page


def point_at(page: Page, route: str) -> None:
    page.locator(f"{route} .plank").first.hover(force=True)


def test_a_glance_at_a_route_dims_the_rest_and_says_what_it_takes(visit: Open) -> None:
    page = settled(visit)
    payable = page.locator("[data-route].payable")
    assert payable.count() == page.locator("[data-route] .tick").count()
    assert page.locator("[data-route].useful:not(.payable)").count() == 0
    expect(page.locator(".veil.drawn")).to_have_count(0)
    point_at(page, "[data-route]:not(.payable):not(.taken)")
    expect(page.locator(".veil.drawn")).to_have_count(1)
    expect(page.locator(".sheet > p")).to_contain_text("missing")
    page.mouse.move(5, 700)
    expect(page.locator(".veil.drawn")).to_have_count(0)


def test_a_long_press_asks_and_chooses_nothing(visit: Open) -> None:
    page = settled(visit, size=(390, 844), has_touch=True)
    box = page.locator("[data-route]:not(.payable) .plank").first.bounding_box()
    assert box
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(page.locator(".dock .ends")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".veil.drawn")).to_have_count(1)
    expect(page.locator(".dock .way")).to_have_count(0)
