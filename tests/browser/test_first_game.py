"""A first game: what players who had never seen the table asked about is answered on the screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.play import FINAL, SPEAK, begin, finish
from tests.browser.test_pages import LANGUAGES

# Routes of which the dock or the note does not show all that it says, or whose note lies on them.
CUT = """async () => {
  const boxes = (each) => each.map((one) => one.getBoundingClientRect());
  const cut = [];
  for (const route of document.querySelectorAll('[data-route]')) {
    route.blur();
    route.focus();
    const dock = document.querySelector('section.dock');
    const noted = () => document.querySelector('.notes div');
    const found = () => noted() ?? dock.querySelector('.ends');
    do await new Promise((go) => setTimeout(go, 40)); while (!found());
    const note = boxes(noted() ? [noted()] : []);
    const [board] = boxes([document.querySelector('.sheet')]);
    const covers = boxes([...route.querySelectorAll('.edge')]).some((edge) => note.some((box) =>
      edge.left < box.right && box.left < edge.right
      && edge.top < box.bottom && box.top < edge.bottom));
    const outside = note.some((box) => box.left < board.left || box.right > board.right
      || box.top < board.top || box.bottom > board.bottom);
    const last = [...dock.querySelectorAll('p')].at(-1);
    last.scrollIntoView({block: 'nearest'});
    const { left, bottom } = last.getBoundingClientRect();
    const isSeen = last.contains(document.elementFromPoint(left + 5, bottom - 5));
    const short = dock.scrollHeight > dock.clientHeight + 1 || !isSeen;
    if (note.length ? covers || outside : short) cut.push(found().parentElement.innerText);
  }
  return cut;
}"""
SIZES = [(360, 640), (390, 844), (844, 390), (1366, 625), (1366, 768), (2560, 1440)]


def on_turn(visit: Open, *kinds: str, keep: str = "3", **more: object) -> Page:
    """A game against bots on one's first turn, with contracts chosen."""
    page = visit(**more, seats=("person", *(kinds or ("porter", "porter"))))
    begin(page)
    expect(page.locator("section.dock.offered")).to_be_visible()
    page.mouse.move(2, 2)
    page.keyboard.press(keep)
    expect(page.locator(".slot.can").first).to_be_visible()
    return page


@pytest.mark.parametrize("size", SIZES)
def test_all_that_is_said_of_a_route_can_be_read(visit: Open, size: tuple[int, int]) -> None:
    page = on_turn(visit, size=size, settings={"language": "de"})
    page.keyboard.press("d")  # from now on there is something to take back
    expect(page.locator(".aids button")).to_have_count(2)
    assert page.evaluate(CUT) == []


def test_tick_gold_frame_and_barrel_are_explained(visit: Open) -> None:
    page = on_turn(visit)
    legend = page.locator("section.dock").get_by_text(
        re.compile("a gold frame, .* help a contract.* a barrel")
    )
    payable = page.locator("[data-route].payable")
    for _ in range(10):
        if payable.count():
            break
        page.keyboard.press("d")
        page.wait_for_timeout(100)
    expect(legend).to_be_visible()
    good = page.locator(".notes .good")
    page.keyboard.press("n")
    expect(good).to_contain_text("\N{CHECK MARK} It takes")
    page.keyboard.press("Enter")
    ways, taken = page.get_by_role("group", name="Ways to pay"), page.locator("[data-route].taken")
    expect(ways.or_(taken).first).to_be_visible()
    if ways.count():
        page.keyboard.press("Enter")
    expect(taken.first).to_be_visible()
    expect(legend).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_text("a gold frame")).to_be_visible()


def test_unfolding_a_row_of_the_scoring_moves_no_button(visit: Open) -> None:
    page = visit(seats=("person", "porter", "porter", "porter"))
    begin(page)
    finish(page)
    again = page.get_by_role("button", name="Rematch")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        page.locator(f"{FINAL} .verdict").wait_for()
        expect(again).to_be_visible()
        page.locator("main.table").evaluate("each => each.scrollTo(0, 0)")
        before = again.bounding_box()
        assert before
        assert before["y"] + before["height"] <= height
        rows = page.locator(f"{FINAL} summary").all()
        assert len(rows) >= 4
        for row in rows:
            row.evaluate("each => each.click()")
            assert again.bounding_box() == before, (width, height)


LABELS = """() => [...document.querySelectorAll('.table > .bar button')]
  .filter((each) => each.checkVisibility())
  .map((each) => {
    const word = each.querySelector('small');
    const { right } = each.getBoundingClientRect();
    const cut = each.scrollWidth > each.clientWidth + 1 || right > innerWidth;
    return word?.checkVisibility() && !cut ? 'named' : each.getAttribute('aria-label');
  })"""


def test_on_a_phone_every_icon_of_the_bar_has_a_word(visit: Open) -> None:
    page = on_turn(visit, size=(360, 640))
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".slot.can").first).to_be_visible()
        for width, height in [(320, 568), (360, 640), (390, 844), (768, 1024)]:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(60)
            named = page.evaluate(LABELS)
            assert "named" in named
            unnamed = [each for each in named if each != "named"]
            assert [each for each in unnamed if not re.search(r"[0-9∞:]", each)] == [], width


def test_keys_are_told_only_where_there_are_some(visit: Open) -> None:
    for touch in (False, True):
        asked = {"confirmAll": False}
        page = on_turn(visit, size=(390, 844), has_touch=touch, is_mobile=touch, settings=asked)
        page.get_by_role("button", name="Log").click()
        page.get_by_role("button", name="Type a move").click()
        expect(page.get_by_label("What to do")).to_be_visible()
        expect(page.locator("kbd").first).to_be_visible(visible=not touch)
