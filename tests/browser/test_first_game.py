"""A first game: what players who had never seen the table asked about is answered on the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.play import begin, seat

# Routes of which the dock does not show all that it says, or whose note lies on them.
CUT = """async () => {
  const boxes = (each) => each.map((one) => one.getBoundingClientRect());
  const cut = [];
  for (const route of document.querySelectorAll('[data-route]')) {
    route.blur();
    route.focus();
    const dock = document.querySelector('section.dock');
    do await new Promise((go) => setTimeout(go, 40)); while (!dock.querySelector('.ends'));
    const notes = [...document.querySelectorAll('.notes p')];
    const note = boxes(notes.filter((each) => each.checkVisibility()));
    const covers = boxes([...route.querySelectorAll('.edge')]).some((edge) => note.some((box) =>
      edge.left < box.right && box.left < edge.right
      && edge.top < box.bottom && box.top < edge.bottom));
    const last = [...dock.querySelectorAll('p')].at(-1);
    last.scrollIntoView({block: 'nearest'});
    const { left, bottom } = last.getBoundingClientRect();
    const isSeen = last.contains(document.elementFromPoint(left + 5, bottom - 5));
    if (dock.scrollHeight > dock.clientHeight + 1 || !isSeen || covers) cut.push(dock.innerText);
  }
  return cut;
}"""
SIZES = [(360, 640), (390, 844), (844, 390), (1366, 625), (1366, 768), (2560, 1440)]


def on_turn(visit: Open, *kinds: str, keep: str = "3", **more: object) -> Page:
    """A game against bots on one's first turn, with contracts chosen."""
    page = visit(**more)
    seat(page, "person", *(kinds or ("porter", "porter")))
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
