"""Playing: paying at the route, mistakes, the coach, who begins, colours."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from damrak import Record
from damrak.game.game import verify
from tests.browser.conftest import Open
from tests.browser.people import PHONE, People, begin_game, choose_contracts, make_table, sit_down
from tests.browser.play import FINAL, begin, finish, play_on

SIZES = [(390, 844), (844, 390), (1366, 768)]
PLACES = """() => {
  const box = (each) => { const {x, y, width, height} = each.getBoundingClientRect();
    return [x, y, x + width, y + height]; };
  const { lifted } = document.querySelector('.lifted').dataset;
  const route = document.querySelector(`#route-${lifted}`);
  const panel = document.querySelector('.payments');
  const headings = [...document.querySelectorAll('h2')].filter((each) => each.checkVisibility());
  return {
    panel: box(panel), frame: box(panel.offsetParent),
    planks: [...route.querySelectorAll('.edge')].map(box),
    headings: headings.map(box),
    cut: [panel, ...panel.querySelectorAll('button, span')]
      .some((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0),
  };
}"""
Box = tuple[float, float, float, float]


def overlap(one: Box, other: Box) -> bool:
    across = one[0] < other[2] and other[0] < one[2]
    return across and one[1] < other[3] and other[1] < one[3]


def inside(one: Box, other: Box) -> bool:
    within = other[0] <= one[0] and one[2] <= other[2]
    return within and other[1] <= one[1] and one[3] <= other[3]


def keep_and_draw(page: Page) -> None:
    """Keep both contracts and draw blind until some route can be paid for."""
    page.get_by_role("button", name=re.compile("^Keep both")).click()
    sure = page.get_by_role("button", name="Sure? Keep both")
    expect(sure.or_(page.locator(".status.mine"))).to_be_visible()
    if sure.count():
        sure.click()
    for _ in range(20):
        expect(page.locator(".status.mine")).to_be_visible()
        if page.locator("[data-route].payable").count():
            return
        draw_blind(page)
    raise AssertionError("nothing can be paid for")


def draw_blind(page: Page) -> None:
    """Draw one card blind, also where that is to be confirmed."""
    drawn = page.locator(".log li").count()
    new = page.locator(".log li").nth(drawn)
    page.keyboard.press("d")
    yes = page.get_by_role("button", name="Do it")
    expect(yes.or_(new).first).to_be_attached()
    if yes.count():
        yes.press("Enter")  # a second click in the same place would be taken for a slip
    expect(new).to_be_attached()


@pytest.mark.parametrize("size", SIZES)
def test_a_route_is_paid_for_beside_it(visit: Open, size: tuple[int, int]) -> None:
    page = visit(
        size=size, settings={"askPayment": True, "confirmAll": True}, seats=("person", "porter")
    )
    begin(page)
    keep_and_draw(page)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    panel = page.get_by_role("dialog")
    ways = panel.get_by_role("group", name="Ways to pay").get_by_role("button")
    expect(ways.first).to_have_text(re.compile(r"\d \w+"))
    expect(panel.get_by_role("button", name="Claim it")).to_be_focused()
    page.wait_for_timeout(200)
    places = page.evaluate(PLACES)
    assert inside(places["panel"], places["frame"])
    assert not places["cut"]
    assert len(places["planks"]) > 0
    for taken in (*places["planks"], *places["headings"]):
        assert not overlap(places["panel"], taken)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("[data-route].taken .cart").first).to_be_visible()


def test_an_undo_says_that_the_game_counts_no_longer(visit: Open) -> None:
    page = visit(settings={"confirmAll": False}, seats=("person", "porter"))
    begin(page)
    page.get_by_role("button", name="Keep both").click()
    meaning = page.get_by_text("A game with moves undone is left out of your statistics.")
    page.get_by_role("button", name="Undo").click()
    expect(meaning).to_be_visible()
    page.get_by_role("button", name="Keep both").click()
    expect(meaning).to_have_count(0)


def test_a_player_against_bots_goes_back_to_the_start(visit: Open) -> None:
    page = visit(seats=("person", "porter", "porter"))
    begin(page)
    undo = page.get_by_role("button", name="Undo")
    keep = page.get_by_role("button", name="Keep both")
    expect(keep).to_be_visible()
    assert undo.count() == 0
    offered = page.locator(".table > .dock ul").inner_text()
    keep_and_draw(page)
    draw_blind(page)
    for _ in range(60):
        if keep.count():
            break
        undo.click()
        page.wait_for_timeout(50)
    expect(keep).to_be_visible()
    expect(undo).to_have_count(0)
    assert page.locator(".table > .dock ul").inner_text() == offered
    assert play_on(page, 400)
    expect(undo).to_have_count(0)  # what is over stays
    text = page.evaluate(STORED)
    record = Record.decode(text.encode())
    assert record.taken_back
    assert "result" in verify(record)
    page.goto(f"{page.url.split('#')[0]}#/")
    expect(page.get_by_text("moves undone")).to_be_visible()
    page.get_by_role("link", name="Watch the game").click()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Check that it was fair").click()
    expect(page.get_by_text("The record is valid.")).to_be_visible()
    expect(page.get_by_text("it does not count for any rating")).to_be_visible()


STORED = """() => new Promise((resolve) => {
  const asked = indexedDB.open('damrak', 1);
  asked.onsuccess = () => {
    const all = asked.result.transaction('games').objectStore('games').getAll();
    all.onsuccess = () => resolve(all.result[0].record);
  };
})"""


def test_on_a_phone_a_card_is_taken_after_a_question_if_one_wants_it(visit: Open) -> None:
    page = visit(
        size=PHONE,
        has_touch=True,
        is_mobile=True,
        settings={"confirmAll": True},
        seats=("person", "porter"),
    )
    begin(page)
    page.get_by_role("button", name="Keep both").tap()
    page.get_by_role("button", name="Sure? Keep both").tap()
    expect(page.locator(".status.mine")).to_be_visible()
    slot = page.locator(".slot.can").first
    slot.tap()
    question = page.get_by_text("Take this card:")
    expect(question).to_be_visible()
    page.get_by_role("button", name="Cancel").tap()
    expect(question).to_have_count(0)
    expect(page.locator(".log li")).to_have_count(2)  # the two choices of contracts
    slot.tap()
    page.get_by_role("button", name="Do it").tap()
    expect(page.locator(".log li")).not_to_have_count(2)


def test_a_double_tap_takes_one_card(visit: Open) -> None:
    page = visit(
        size=PHONE,
        has_touch=True,
        is_mobile=True,
        settings={"confirmAll": False},
        seats=("person", "porter"),
    )
    begin(page)
    page.get_by_role("button", name="Keep both").tap()
    expect(page.locator(".status.mine")).to_be_visible()
    slots = page.locator(".slot")
    names = [slot.get_attribute("aria-label") or "" for slot in slots.all()]
    plain = next(k for k, name in enumerate(names) if "wild" not in name)
    page.evaluate(
        """async (k) => {
          const slot = document.querySelectorAll('.slot')[k];
          slot.click();
          await new Promise((go) => setTimeout(go, 150));
          slot.click();
        }""",
        plain,
    )
    page.wait_for_timeout(600)
    expect(page.locator(".log li")).to_have_count(3)
    expect(page.locator(".status.mine")).to_be_visible()  # the second card is still to come


@pytest.mark.parametrize("size", SIZES)
def test_one_press_asks_the_coach_and_one_obeys(visit: Open, size: tuple[int, int]) -> None:
    page = visit(size=size, seats=("person", "porter"))
    begin(page)
    card = page.get_by_role("region", name="The coach")
    for turn in range(4):
        page.keyboard.press("h")
        obey = card.get_by_role("button", name="Do it")
        expect(obey).to_be_focused()
        if turn:
            expect(page.locator(".advised").first).to_be_attached()
            assert page.evaluate(UNCOVERED)
        told = page.locator(".log li").count()
        obey.press("Enter")  # a click so soon after another in one place would be taken for a slip
        expect(card).to_have_count(0)
        expect(page.locator(".log li")).not_to_have_count(told)
        expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()


UNCOVERED = """() => [...document.querySelectorAll('.table > .contracts li')].every((each) => {
  each.scrollIntoView({block: 'nearest'});
  const {x, y, width, height} = each.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top?.closest('.contracts') !== null && !document.querySelector('.contracts .hint');
})"""


def test_who_begins_and_the_colours_are_chosen_at_one_device(visit: Open) -> None:
    page = visit(seats=("person", "porter"))
    page.locator("summary").click()
    page.get_by_label("Colour of seat 1").select_option("1")  # the bot gets the first one
    page.get_by_label("Who begins").select_option("Anna")
    begin(page)
    assert worn(page) == ["#art-emblem-1", "#art-emblem-0"]
    page.keyboard.press("3")
    expect(page.locator(".status.mine")).to_be_visible()
    expect(page.locator(".log li")).to_have_count(2)
    finish(page)
    final = page.locator(FINAL)
    final.get_by_label("Who begins").select_option("Ben")
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("button", name="Keep both")).to_be_visible()
    assert worn(page) == ["#art-emblem-1", "#art-emblem-0"]
    page.keyboard.press("3")
    expect(page.locator(".status.mine")).to_be_visible()
    expect(page.locator(".log li").nth(2)).to_be_attached()  # Ben has begun


def worn(page: Page) -> list[str | None]:
    marks = page.locator(".table > .seats li > svg use")
    return [mark.get_attribute("href") for mark in marks.all()]


def test_who_begins_is_chosen_at_a_table_and_for_the_next_game(people: People) -> None:
    anna, link = make_table(people, "open")
    ben = people.come(link)
    sit_down(ben, "Ben")
    first = anna.get_by_label("Who begins")
    expect(first).to_have_value("")
    first.select_option("Ben")
    expect(ben.get_by_label("Who begins")).to_have_value("1")
    expect(ben.get_by_label("Who begins")).to_be_disabled()
    begin_game(anna, ben)
    choose_contracts(anna, ben)
    expect(ben.locator(".status.mine")).to_be_visible()
    expect(anna.locator(".status.mine")).to_have_count(0)


def test_the_shared_screen_says_who_begins(people: People) -> None:
    wall = people.come("#/table", size=(1920, 1080))
    wall.get_by_label("This screen is the board; everybody plays on a phone").check()
    wall.get_by_role("button", name="Create table").click()
    wall.wait_for_url(re.compile(r"screen=1"))
    wall.get_by_label("Who begins").select_option(index=2)
    expect(wall.get_by_label("Who begins")).to_have_value("1")
