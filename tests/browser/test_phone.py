"""What stays in sight on a phone: the map at its size, the contracts, the market."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.play import begin, seat

PHONES = ((360, 640), (360, 740), (390, 664), (390, 844), (412, 915))
# Controls of a kind that do not answer in a corner or in their middle.
COVERED = """(kind) => [...document.querySelectorAll(kind)].filter((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const at = (across, down) => document.elementFromPoint(x + across * width, y + down * height);
  return [[0.2, 0.1], [0.5, 0.5], [0.8, 0.9]].some((spot) => !each.contains(at(...spot)));
}).map((each) => each.textContent)"""
CHIPS = ".table > .contracts li button"
# How far the flags of each place stand from its landmark, in pixels.
AWAY = """() => [...document.querySelectorAll('[data-flags]')].map((flags) => {
  const middle = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const landmark = document.querySelector(`#place-${flags.dataset.flags} circle`);
  const [[x, y], [across, down]] = [middle(flags), middle(landmark)];
  return Math.hypot(x - across, y - down);
})"""


def on_a_phone(visit: Open, size: tuple[int, int], **settings: bool | str) -> Page:
    asked = {"confirmAll": False, **settings}
    page = visit(size=size, has_touch=True, is_mobile=True, settings=asked)
    seat(page, "person", "apprentice", "porter")
    begin(page)
    expect(page.locator("section.dock.offered")).to_be_visible()
    return page


def hold(page: Page, contracts: int) -> None:
    """Draw contracts, one kept at a time, until so many are held."""
    held = page.locator(".table > .contracts li")
    page.locator(".status.mine").wait_for()
    expect(held).not_to_have_count(0)
    while (count := held.count()) < contracts:
        page.keyboard.press("c")
        page.locator("section.dock.offered").wait_for()
        page.keyboard.press("1")
        expect(held).to_have_count(count + 1)
        page.locator(".status.mine").wait_for()


@pytest.mark.parametrize("size", PHONES)
def test_the_map_keeps_its_size_however_many_contracts_are_held(
    visit: Open, size: tuple[int, int]
) -> None:
    page = on_a_phone(visit, size)
    sizes = {}
    for contracts in range(1, 7):
        if contracts == 1:
            page.keyboard.press("1")
        hold(page, contracts)
        box = page.locator("svg.routes").bounding_box()
        assert box
        sizes[contracts] = round(box["width"])
        assert page.evaluate(COVERED, CHIPS) == []
    assert len(set(sizes.values())) == 1, sizes


@pytest.mark.parametrize("language", ["en", "de", "fi"])
def test_what_is_said_of_a_route_leaves_the_contracts_in_sight(visit: Open, language: str) -> None:
    page = on_a_phone(visit, (360, 640), language=language, askPayment=True)
    page.keyboard.press("3")
    hold(page, 4)
    for _ in range(3):
        page.keyboard.press("n")
        expect(page.locator("section.dock .ends")).to_be_visible()
        assert page.evaluate(COVERED, CHIPS) == []
        page.keyboard.press("Enter")
        if page.locator(".payments").count() == 0:
            break  # there was one way to pay
        assert page.evaluate(COVERED, CHIPS) == []
        page.keyboard.press("Escape")


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("language", ["en", "fi"])
def test_contracts_on_offer_leave_the_market_in_sight(
    visit: Open, size: tuple[int, int], language: str
) -> None:
    page = on_a_phone(visit, size, language=language)
    assert page.evaluate(COVERED, ".slot, .pile") == []
    page.keyboard.press("3")
    page.locator(".status.mine").wait_for()
    page.keyboard.press("c")
    page.locator("section.dock.offered").wait_for()
    assert page.evaluate(COVERED, ".slot, .pile") == []


@pytest.mark.parametrize("language", ["de", "nl", "it"])
def test_contracts_put_back_keep_their_places(visit: Open, language: str) -> None:
    """However long the word for it is."""
    page = on_a_phone(visit, (390, 844), language=language)
    cards = page.locator(".offered li button")
    before = [each.bounding_box() for each in cards.all()]
    for card in cards.all():
        card.tap()
    expect(page.locator(".offered .returned")).to_have_count(2)
    assert [each.bounding_box() for each in cards.all()] == before


@pytest.mark.parametrize("size", [(390, 844), (1366, 768)])
def test_the_map_shows_what_is_kept_of_an_offer(visit: Open, size: tuple[int, int]) -> None:
    """The one put back steps back; the other one and those held do not."""
    page = on_a_phone(visit, size)
    page.locator(".offered li button").first.tap()
    quiet = page.locator("[data-flag].quiet")
    expect(quiet).to_have_count(2)  # one at each end
    returned = page.locator(".offered li .mark").first.text_content()
    for flag in quiet.all():
        assert flag.get_attribute("data-flag") == returned
    assert page.locator("[data-flag]:not(.quiet)").count() == 2
    page.keyboard.press("3")
    page.locator(".status.mine").wait_for()
    page.keyboard.press("c")
    page.locator("section.dock.offered").wait_for()
    expect(page.locator("[data-flag]")).to_have_count(8)
    expect(quiet).to_have_count(0)
    page.locator(".offered li button").last.tap()
    expect(quiet).to_have_count(2)


def test_flags_stand_on_landmarks_where_beside_them_they_would_cover_routes(visit: Open) -> None:
    page = on_a_phone(visit, (390, 844))
    assert max(page.evaluate(AWAY)) < 2
    page.set_viewport_size({"width": 1366, "height": 768})
    page.wait_for_function(f"Math.min(...({AWAY})()) > 15")
