"""What a player looks for at the table is where the eye and the hand are, and says what it is."""

from __future__ import annotations

import base64
import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.people import LAPTOP, PHONE, WALL, People, choose_contracts, two_at_a_table
from tests.browser.play import begin
from tests.browser.test_touch import on_a_phone

# What is uppermost in the middle of an element: that element or something in it.
ON_TOP = """(each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
# Notes when the mouse is found to be on a contract.
ENTERED = """() => addEventListener('pointerover', ({ target }) => {
  if (target.closest?.('.offered li')) document.documentElement.dataset.entered = 'yes';
}, true)"""
# As if the merchandise of the second seat brought eight points.
BONUS = """() => {
  const count = document.querySelectorAll('.seats li')[1].querySelector('.count:last-child');
  const own = [...count.classList].find((name) => name.startsWith('svelte'));
  count.insertAdjacentHTML('beforeend', `<i class="${own}">+8</i>`);
}"""
# How far from the edge of its seat each figure stands, seat by seat.
COLUMNS = """() => [...document.querySelectorAll('.seats li')].map((seat) =>
  [...seat.querySelectorAll('.count')].map((count) =>
    Math.round(count.getBoundingClientRect().x - seat.getBoundingClientRect().x)))"""

# How far two figures of a seat are from each other, with as many digits as there may be.
GAPS = """() => [...document.querySelectorAll('.seats li')].flatMap((seat) => {
  const [carts, cards, contracts, goods] = seat.querySelectorAll('.count');
  const figures = [carts, cards, contracts, goods].map((each) => each.querySelector('b'));
  for (const figure of figures.slice(0, 3)) figure.textContent = '16';
  const edge = (each) => each.getBoundingClientRect();
  return [edge(cards).left - edge(figures[0]).right, edge(goods).left - edge(figures[2]).right];
})"""
# The number of colours in a picture.
COLOURS = """async (picture) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const brush = new OffscreenCanvas(image.width, image.height).getContext('2d');
  brush.drawImage(image, 0, 0);
  const { data } = brush.getImageData(0, 0, image.width, image.height);
  return new Set(new Uint32Array(data.buffer)).size;
}"""


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box
    return box


def offered(visit: Open, players: int = 4, size: tuple[int, int] = LAPTOP) -> Page:
    """A game in which the first contracts are on offer."""
    page = visit(size=size, seats=("person", *["apprentice"] * (players - 1)))
    begin(page)
    expect(page.locator("section.dock.offered")).to_be_visible()
    return page


# Where the contracts on offer and their button stand, and whether their lower edge is in sight.
OFFERED = """() => [...document.querySelectorAll('.offered li, .offered > .keep')].map(
  (each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const corner = each.contains(document.elementFromPoint(x + 0.5 * width, y + height - 4));
  return [x, y, width, height, corner].join();
})"""


@pytest.mark.parametrize("size", [PHONE, LAPTOP, WALL])
def test_a_hint_moves_and_covers_nothing_of_an_offer(visit: Open, size: tuple[int, int]) -> None:
    page = offered(visit, size=size)
    before = page.evaluate(OFFERED)
    assert all(each.endswith("true") for each in before)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".hint .lead")).to_be_in_viewport(ratio=1)
    expect(page.locator(".hint .next")).to_be_in_viewport(ratio=1)
    assert page.evaluate(OFFERED) == before


def test_all_markers_at_one_number_are_seen(visit: Open) -> None:
    page = offered(visit, size=WALL)
    frame = box_of(page.locator("svg.routes"))
    marks = [box_of(mark) for mark in page.locator("[data-marker]").all()]
    assert len(marks) == 4
    assert all(mark["x"] >= frame["x"] and mark["y"] >= frame["y"] for mark in marks)
    assert all(right["x"] - left["x"] > 0.4 * left["width"] for left, right in pairwise(marks))


def test_a_contract_that_comes_under_a_resting_mouse_is_not_looked_at(visit: Open) -> None:
    page = offered(visit)
    spot = box_of(page.locator("section.dock.offered li").first)
    page.goto(f"{page.url.split('#')[0]}#/")
    page.locator("button.play").focus()
    page.mouse.move(spot["x"] + 150, spot["y"] + 20)
    page.evaluate(ENTERED)
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("data-entered", "yes")
    page.evaluate("() => new Promise(requestAnimationFrame)")
    quiet = page.locator("[data-flag].quiet")
    assert quiet.count() == 0
    page.mouse.move(spot["x"] + 151, spot["y"] + 20)
    expect(quiet).not_to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_bar_works_while_contracts_are_chosen(visit: Open, size: tuple[int, int]) -> None:
    page = offered(visit, size=size)
    keep = page.get_by_role("button", name="Keep both")
    bar = page.get_by_role("navigation", name="Panels and settings")
    panels = {"Log": ".side"} | (
        {"Contracts": ".contracts"} if size == PHONE else {"Places": ".side"}
    )
    for name, place in panels.items():
        button = bar.get_by_role("button", name=name)
        for by_key in (False, True):
            button.click()
            expect(button).to_have_attribute("aria-pressed", "true")
            assert page.locator(f".table > {place}").evaluate(ON_TOP)
            page.wait_for_timeout(450)  # a second click so soon might be a slip
            if by_key:
                page.keyboard.press("Escape")
            else:
                button.click()
            expect(button).to_have_attribute("aria-pressed", "false")
            assert keep.evaluate(ON_TOP)
            page.wait_for_timeout(450)


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_on_a_phone_a_panel_leaves_the_board_where_it_is_and_closes(
    visit: Open, size: tuple[int, int]
) -> None:
    page = offered(visit, players=2, size=size)
    page.keyboard.press("3")
    page.locator(".slot.can").first.wait_for()
    page.wait_for_timeout(300)
    before = page.locator("svg.routes").bounding_box()
    close = page.get_by_role("button", name="Close")
    for panel in ("Contracts", "Log"):
        page.get_by_role("navigation").get_by_role("button", name=panel).click()
        page.wait_for_timeout(300)
        assert page.locator("svg.routes").bounding_box() == before
        close.click()
        expect(close).to_have_count(0)
    page.keyboard.press("/")
    expect(page.get_by_label("What to do")).to_be_focused()
    page.keyboard.press("Escape")
    expect(close).to_have_count(0)
    assert page.locator("svg.routes").bounding_box() == before


def test_a_panel_that_is_open_makes_way_for_contracts_on_offer(visit: Open) -> None:
    page = offered(visit)
    page.keyboard.press("3")
    expect(page.locator(".slot.can").first).to_be_visible()
    page.keyboard.press("p")
    expect(page.get_by_role("region", name="The board as a list")).to_be_visible()
    page.keyboard.press("c")
    keep = page.get_by_role("button", name="Keep both")
    expect(keep).to_be_visible()
    assert keep.evaluate(ON_TOP)


def test_on_a_laptop_market_and_log_have_the_room(visit: Open) -> None:
    page = offered(visit)
    page.keyboard.press("3")
    expect(page.locator(".slot.can").first).to_be_visible()
    for _ in range(2):
        page.keyboard.press("d")
    page.wait_for_selector(".since li:nth-child(3)")
    assert box_of(page.locator(".slot").first)["width"] >= 54
    assert box_of(page.locator(".table > .dock"))["height"] <= 0.18 * LAPTOP[1]
    assert box_of(page.locator(".table > .side"))["height"] >= 0.17 * LAPTOP[1]


def test_the_figures_of_the_seats_stand_in_columns(visit: Open) -> None:
    page = offered(visit)
    for width, height in ((360, 640), PHONE, (844, 390), LAPTOP, (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        expect(page.locator("section.dock.offered")).to_be_visible()
        before = page.evaluate(COLUMNS)
        page.evaluate(BONUS)
        after = page.evaluate(COLUMNS)
        assert after == before, (width, height)
        assert all(row == before[0] for row in before), (width, height)
        wide = [each["x"] + each["width"] for each in map(box_of, page.locator(".seats li").all())]
        last = page.locator(".seats li").nth(1).locator("i")
        assert box_of(last)["x"] + box_of(last)["width"] <= wide[1] + 1, (width, height)


def test_at_a_glance_the_small_pictures_have_words_and_its_heading_stays(visit: Open) -> None:
    page = offered(visit)
    page.keyboard.press("?")
    glance = page.get_by_role("dialog", name="At a glance")
    for words in ("carts left", "cards in hand", "merchandise cards; after +"):
        expect(glance.get_by_text(words)).to_be_visible()
    table = glance.get_by_role("table", name="Points for merchandise at the end")
    table.scroll_into_view_if_needed()
    inner = box_of(glance)["x"] + box_of(glance)["width"] - 16
    assert box_of(table)["x"] + box_of(table)["width"] <= inner + 1
    glance.evaluate("(each) => each.scrollTo(0, each.scrollHeight)")
    assert glance.get_by_role("heading", name="At a glance").evaluate(ON_TOP)
    assert glance.get_by_role("button", name="Close").evaluate(ON_TOP)


@pytest.mark.parametrize("players", [2, 4])
def test_figures_of_two_digits_keep_apart(visit: Open, players: int) -> None:
    page = offered(visit, players)
    for width, height in ((360, 640), PHONE, (430, 932)):
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        expect(page.locator("section.dock.offered")).to_be_visible()
        assert min(page.evaluate(GAPS)) >= 2.5, (width, height)


def test_where_the_log_ends_no_line_is_cut_through(visit: Open) -> None:
    page = offered(visit, 2)
    page.keyboard.press("1")
    for cards in range(3, 10):
        expect(page.locator(".seats li").first).to_contain_text(f"{cards - 1} cards in hand")
        expect(page.locator(".status.mine")).to_be_visible()
        page.keyboard.press("d")
    log = page.locator(".table > .side")
    assert log.evaluate("(each) => each.scrollHeight - each.clientHeight") > 40
    box = box_of(log)
    for _ in range(4):
        foot = {"x": box["x"] + 10, "y": box["y"] + box["height"] - 4}
        clip: Any = {**foot, "width": box["width"] - 30, "height": 3}
        assert page.evaluate(COLOURS, base64.b64encode(page.screenshot(clip=clip)).decode()) == 1
        log.evaluate("(each) => each.scrollBy({ top: 7, behavior: 'instant' })")
    log.evaluate("(each) => each.scrollTo({ top: each.scrollHeight, behavior: 'instant' })")
    last = box_of(page.locator(".log li").last)
    assert last["y"] + last["height"] <= box["y"] + box["height"] - 20  # not in the shade


def test_a_tap_on_a_seat_says_what_its_figures_are(visit: Open) -> None:
    page = on_a_phone(visit, PHONE)
    told = page.get_by_role("status").filter(has_text="cards in hand")
    for seat in (0, 1):  # the first tap of all is answered, too
        page.locator(".seats li").nth(seat).tap()
        expect(told).to_be_visible()
        expect(told).to_contain_text("merchandise")
    page.locator(".seats li").nth(1).tap()
    expect(told).to_have_count(0)
    page.locator(".seats li").nth(1).tap()
    expect(told).to_be_visible()
    page.locator(".dock p.status").tap()
    expect(told).to_have_count(0)


def test_a_long_press_on_a_seat_says_what_its_figures_are(visit: Open) -> None:
    page = on_a_phone(visit, PHONE)
    page.locator(".dock p.status").tap()  # fingers play here
    box = box_of(page.locator(".seats li").nth(1))
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    for words in ("carts left", "cards in hand", "contract", "merchandise"):
        expect(page.get_by_role("status").filter(has_text=words)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator(".dock p.status").tap()
    expect(page.get_by_role("status").filter(has_text="cards in hand")).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 640), LAPTOP])
def test_leaving_is_chosen_where_its_button_is(people: People, size: tuple[int, int]) -> None:
    pages = two_at_a_table(people, size=size)
    choose_contracts(*pages)
    page = pages[1]
    if size != LAPTOP:
        page.get_by_role("button", name="Menu", exact=True).click()
    button = page.get_by_role("button", name="Leave the table")
    place = box_of(button)
    button.click()
    choice = page.get_by_role("dialog", name="Leave the table")
    expect(choice.get_by_text("Keep my seat", exact=True)).to_be_focused()
    box = box_of(choice)
    assert -1 <= place["y"] - (box["y"] + box["height"]) <= 16
    assert box["x"] - 1 <= place["x"] + place["width"] / 2 <= box["x"] + box["width"] + 1
    page.keyboard.press("Escape")
    expect(choice).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Table menu")).click()
    menu = box_of(page.get_by_role("dialog", name="Table menu"))
    bar = box_of(page.get_by_role("button", name="Table menu"))
    assert menu["y"] - (bar["y"] + bar["height"]) <= 16
