"""What helps at the table is where it should be: the hand, the hint, payments, gaps, panels."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.play import begin
from tests.browser.test_touch import COVERED, on_a_phone

# The control that answers to a finger in the middle of a box.
UNDER = """({ x, y, width, height }) =>
  document.elementFromPoint(x + width / 2, y + height / 2).closest('button')?.className ?? ''"""
# The middle of a gap between two planks of a route, where no plank answers.
GAP = """() => {
  for (const route of document.querySelectorAll('[data-route]:not(.taken, .closed)')) {
    const box = (each) => each.getBoundingClientRect();
    const planks = [...route.querySelectorAll('.plank')].map(box);
    for (let k = 1; k < planks.length; k += 1) {
      const [one, other] = [planks[k - 1], planks[k]];
      const x = (one.x + other.x + (one.width + other.width) / 2) / 2;
      const y = (one.y + other.y + (one.height + other.height) / 2) / 2;
      if (!document.elementFromPoint(x, y).closest('[data-route]'))
        return { route: route.dataset.route, x, y };
    }
  }
}"""


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (1366, 768)])
def test_a_pressed_colour_of_the_hand_shows_what_it_pays_for(
    visit: Open, size: tuple[int, int]
) -> None:
    page = on_a_phone(visit, size)
    stack = page.locator(".hand li.held button").first
    stack.tap()
    expect(stack).to_have_attribute("aria-pressed", "true")
    lit, dimmed = page.locator("[data-route].lit"), page.locator("[data-route].dimmed")
    assert lit.count() + dimmed.count() == page.locator("[data-route]").count()
    assert dimmed.count()
    expect(page.locator("section.dock")).to_contain_text("enough for")
    page.wait_for_timeout(500)  # a second tap so soon might be a slip
    stack.tap()
    expect(dimmed).to_have_count(0)
    stack.focus()
    page.keyboard.press("Enter")
    expect(dimmed).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(dimmed).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
@pytest.mark.parametrize("language", ["en", "fi"])
def test_a_hint_covers_neither_cards_nor_contracts_and_nothing_slides_under_the_finger(
    visit: Open, size: tuple[int, int], language: str
) -> None:
    page = visit(
        size=size,
        has_touch=True,
        is_mobile=True,
        settings={"language": language},
        seats=("person", "apprentice", "porter"),
    )
    begin(page)
    expect(page.locator("section.dock.offered")).to_be_visible()
    page.keyboard.press("3")
    expect(page.locator(".slot.can").first).to_be_visible()
    hint = page.locator(".aids button").first
    expect(hint).to_be_visible()
    place = hint.bounding_box()
    board = page.locator("svg.routes").bounding_box()
    hint.tap()
    expect(page.locator(".coach .next")).to_be_visible()
    assert page.locator("svg.routes").bounding_box() == board
    assert page.evaluate(UNDER, place) == ""
    assert page.evaluate(COVERED.replace(".slot,", ".slot, .contracts button,")) == []
    page.locator(".coach .next").tap()
    expect(page.locator(".coach")).to_have_count(0)
    again = page.locator(".aids button").first.bounding_box()  # whether it can be asked now or not
    assert place
    assert again
    assert (place["x"], place["width"]) == (again["x"], again["width"])


def test_a_panel_that_is_opened_takes_the_place_of_the_coach(visit: Open) -> None:
    page = visit(seats=("person", "apprentice"))
    begin(page)
    page.keyboard.press("3")
    expect(page.locator(".slot.can").first).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".coach .next")).to_be_visible()
    page.get_by_role("button", name="Type a move").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.get_by_label("What to do").click()  # nothing lies over it


# How many pixels of the coach's words cannot be seen.
UNREAD = """() => {
  const [said, last] = [".coach .said", ".coach .said p:last-child"]
    .map((each) => document.querySelector(each).getBoundingClientRect().bottom);
  return Math.max(Math.round(last - said), 0);
}"""


def test_a_long_hint_is_cut_to_its_place_until_one_asks_for_all_of_it(visit: Open) -> None:
    page = visit(
        size=(360, 640),
        has_touch=True,
        is_mobile=True,
        settings={"language": "fi"},
        seats=("person", "apprentice", "porter"),
    )
    begin(page)
    expect(page.locator("section.dock.offered")).to_be_visible()
    page.keyboard.press("3")
    rest, do = page.locator(".coach .rest"), page.locator(".coach .next.primary")
    for _ in range(8):  # until the coach has much to say
        expect(page.locator(".slot.can").first).to_be_visible()
        page.keyboard.press("h")
        expect(do).to_be_visible()
        assert (page.evaluate(UNREAD) > 0) == rest.is_visible()
        if rest.is_visible():
            break
        do.press("Enter")
        expect(do).to_have_count(0)
    rest.tap()
    expect(rest).to_have_count(0)
    assert page.evaluate(UNREAD) == 0
    expect(do).to_be_in_viewport(ratio=1)
    assert page.evaluate(COVERED.replace(".slot,", ".slot, .contracts button,")) == []


def test_on_a_phone_of_usual_height_a_reason_is_read_at_once(visit: Open) -> None:
    page = on_a_phone(visit, (390, 844), language="de")
    do = page.locator(".coach .next.primary")
    for _ in range(6):
        expect(page.locator(".slot.can").first).to_be_visible()
        board = page.locator("svg.routes").bounding_box()
        page.keyboard.press("h")
        expect(do).to_be_visible()
        assert page.evaluate(UNREAD) == 0
        expect(page.locator(".coach .rest")).to_have_count(0)
        assert page.locator("svg.routes").bounding_box() == board
        do.press("Enter")
        expect(do).to_have_count(0)


def test_on_a_phone_every_payment_is_in_sight(visit: Open) -> None:
    asked = {"askPayment": True, "confirmAll": True}
    page = visit(
        size=(360, 640),
        has_touch=True,
        is_mobile=True,
        settings=asked,
        seats=("person", "apprentice", "porter"),
    )
    begin(page)
    keep = page.locator("section.dock.offered button.keep")
    for _ in range(2):
        keep.tap()
    most = 0
    for _ in range(12):
        expect(page.locator(".status.mine")).to_be_visible()
        most = max(most, *(pay(page, k) for k in range(page.locator("g.payable").count())), 0)
        if most > 2:
            break
        for _ in range(2):
            drawn = page.locator(".log li").count()
            page.keyboard.press("d")
            expect(page.get_by_role("button", name="Do it")).to_be_visible()
            page.keyboard.press("d")  # the yes
            expect(page.locator(".log li").nth(drawn)).to_be_attached()
    assert most > 2


def pay(page: Page, place: int) -> int:
    """How many cards a route takes that can be paid in two or three ways, all of them in sight."""
    route = page.locator("g.payable").nth(place)
    route.focus()
    page.keyboard.press("Enter")
    panel = page.locator(".payments")
    expect(panel).to_be_visible()
    ways = panel.locator(".way").count()
    cards = panel.locator(".way").first.locator(".card").count() if ways in (2, 3) else 0
    if cards:
        assert panel.evaluate("each => each.scrollHeight - each.clientHeight") <= 1
        cross = panel.locator(".cancel").bounding_box()
        assert cross
        for box in (way.bounding_box() for way in panel.locator(".way").all()):
            assert box
            assert box["x"] + box["width"] <= cross["x"] + 1 or box["y"] >= cross["y"] + 40
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    return cards


def test_a_mouse_between_two_planks_means_their_route(visit: Open) -> None:
    page = visit(settings={"confirmAll": True}, seats=("person", "apprentice"))
    begin(page)
    expect(page.locator("section.dock.offered")).to_be_visible()
    gap = page.evaluate(GAP)
    page.mouse.move(gap["x"], gap["y"])
    pointed = page.locator(".lifted")
    expect(pointed).to_have_attribute("data-lifted", str(gap["route"]))
    page.mouse.move(5, 5)
    expect(pointed).to_have_count(0)


def test_on_a_phone_the_bar_has_only_what_people_look_for(visit: Open) -> None:
    page = on_a_phone(visit, (390, 844))
    bar = page.get_by_role("navigation", name="Panels and settings")
    expect(bar.get_by_role("button", name="Places")).to_have_count(0)
    expect(bar.get_by_role("button", name="Type a move")).to_have_count(0)
    sizes = "(words) => words.map((each) => getComputedStyle(each).fontSize)"
    assert len(set(bar.locator("small:visible").evaluate_all(sizes))) == 1
    bar.get_by_role("button", name="Log").tap()
    for tab, panel in (("Places", "The board as a list"), ("Type a move", "Typed moves")):
        page.get_by_role("button", name=tab, exact=True).tap()
        expect(page.get_by_role("region", name=panel)).to_be_visible()
        page.wait_for_timeout(450)
    expect(page.get_by_label("What to do")).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    expect(page.get_by_role("region", name="The board as a list")).to_be_visible()
