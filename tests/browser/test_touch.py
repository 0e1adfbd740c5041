"""A phone in the hand: targets for thumbs, names to read, a double tap to look closer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.play import begin
from tests.browser.test_pages import turn_to

# What answers to a finger 22 pixels beside the middle of each control, up, down, left and right:
# of a box to tick its whole label; a link within a sentence is as high as its line. While a dialog
# is open it alone counts.
NARROW = """() => {
  const page = document.querySelector('dialog[open]') ?? document;
  const all = (what) => [...page.querySelectorAll(what)];
  const seen = (each) => each.checkVisibility({ visibilityProperty: true });
  const box = (each) => each.closest('label, .colour') ?? each;
  const boxes = '[type=checkbox], [type=radio], [type=file]';
  const controls = [
    ...all('button:enabled:not([aria-disabled=true]), select:enabled, summary'),
    ...all(`a[href]:not(p a, strong a, dt a, .skip), input:enabled:not(${boxes})`),
    ...all(boxes).map(box),
  ].filter(seen);
  const away = [[21, 0], [-21, 0], [0, 21], [0, -21]];
  return controls.filter((each) => {
    each.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = each.getBoundingClientRect();
    const hit = ([dx, dy]) => document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
    return !away.every((step) => each.contains(hit(step)));
  }).map((each) => each.getAttribute('aria-label') ?? each.textContent);
}"""


def on_a_phone(visit: Open, size: tuple[int, int], rounds: int = 1, language: str = "en") -> Page:
    page = visit(
        size=size,
        has_touch=True,
        is_mobile=True,
        settings={"confirmAll": False, "language": language},
        seats=("person", "apprentice", "porter"),
    )
    begin(page)
    expect(page.locator("section.dock.offered")).to_be_visible()
    if rounds:
        page.keyboard.press("3")
        expect(page.locator(".slot.can").first).to_be_visible()
    return page


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
@pytest.mark.parametrize("rounds", [0, 1])
def test_targets_are_wide_enough_for_a_thumb(
    visit: Open, size: tuple[int, int], rounds: int
) -> None:
    assert on_a_phone(visit, size, rounds).evaluate(NARROW) == []


def test_links_choices_and_dialogs_of_the_pages_are_wide_enough(visit: Open) -> None:
    page = visit(size=(390, 844), has_touch=True, is_mobile=True)
    assert page.evaluate(NARROW) == []
    page.get_by_text("Set up each seat").tap()
    assert page.evaluate(NARROW) == [], "the seats"
    page.get_by_role("button", name="Settings").tap()
    page.get_by_role("dialog").wait_for()
    assert page.evaluate(NARROW) == [], "the settings"
    page.keyboard.press("Escape")
    for place in ("#/rules", "#/learn", "#/replay", "#/review"):
        turn_to(page, place)
        assert page.evaluate(NARROW) == [], place


def test_the_rows_of_the_menu_are_alike(visit: Open) -> None:
    """As high as each other, their pictures below each other."""
    page = on_a_phone(visit, (390, 844))
    page.get_by_role("button", name="Menu").click()
    rows = page.locator("dialog .list > *")
    expect(rows).to_have_count(3)
    boxes = [row.bounding_box() for row in rows.all()]
    pictures = [row.locator("svg").bounding_box() for row in rows.all()]
    assert len({round(box["height"]) for box in boxes if box}) == 1
    assert len({round(box["x"]) for box in pictures if box}) == 1


def test_a_finger_reads_the_name_of_a_place(visit: Open) -> None:
    page = on_a_phone(visit, (390, 844))
    box = page.locator("#place-dam path").first.bounding_box()
    assert box
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    name = page.locator(".sheet > div", has_text="Dam")
    expect(name).to_be_visible()
    assert float(name.evaluate("each => parseFloat(getComputedStyle(each).fontSize)")) >= 16
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(name).to_have_count(0)


def test_a_double_tap_looks_closer_and_back_and_chooses_nothing(visit: Open) -> None:
    page = on_a_phone(visit, (390, 844))
    plank = page.locator("[data-route]:not(.payable) .plank").first
    before = plank.bounding_box()
    assert before
    spot = {"x": before["x"] + before["width"] / 2, "y": before["y"] + before["height"] / 2}
    finger = page.context.new_cdp_session(page)
    for larger in (2.5, 1):
        for kind in ("touchStart", "touchEnd", "touchStart", "touchEnd"):
            points = [spot] if kind == "touchStart" else []
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        page.wait_for_timeout(100)
        after = plank.bounding_box()
        assert after
        assert after["width"] == pytest.approx(before["width"] * larger, rel=0.02)
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.wait_for_timeout(400)


CROWDED = 27  # a route with neighbours that a finger may have meant, on every phone
# What of the market and the hand is covered while one looks at a route.
COVERED = """() => [...document.querySelectorAll('.slot, .pile, .hand li')].filter((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [[0.5, 0.1], [0.5, 0.9]].some(([across, down]) =>
    !each.contains(document.elementFromPoint(x + across * width, y + down * height)));
}).map((each) => each.getAttribute('aria-label') ?? each.textContent)"""
# Parts of what is said of the route that cannot be brought into sight.
HIDDEN = """() => [...document.querySelectorAll('section.dock :is(p, button)')].filter((each) => {
  each.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return [...each.getClientRects()].some(({ x, y, width, height }) => [0.2, 0.8].some((down) =>
    !each.contains(document.elementFromPoint(x + width / 2, y + down * height))));
}).map((each) => each.textContent)"""


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_said_of_a_route_covers_neither_market_nor_hand(
    visit: Open, size: tuple[int, int], language: str
) -> None:
    asked = {"confirmAll": True, "askPayment": True, "language": language}
    page = visit(
        size=size,
        has_touch=True,
        is_mobile=True,
        settings=asked,
        seats=("person", "apprentice", "porter"),
    )
    begin(page)
    offer = page.locator("section.dock.offered")
    expect(offer).to_be_visible()
    for _ in range(2):  # the second time is the yes
        offer.locator("button.primary").tap()
    expect(page.locator(".slot.can").first).to_be_visible()
    for route in (35, 14, 42, CROWDED):  # alone, doubles, short
        box = page.locator(f'[data-route="{route}"] .plank').first.bounding_box()
        assert box
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator("section.dock .ends")).to_be_visible()
        if route == CROWDED:  # what else may have been meant comes later
            expect(page.locator("section.dock .nearby button").first).to_be_visible()
        assert page.evaluate(COVERED) == []
        assert page.evaluate(HIDDEN) == []
        page.keyboard.press("Escape")
        expect(page.locator("section.dock .ends")).to_have_count(0)
        page.wait_for_timeout(350)  # a second tap so soon would be a double tap
