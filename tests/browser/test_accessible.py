"""axe finds nothing in any state of a table: each journey walks one page through many of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from damrak.i18n.json_types import Json
from tests.browser.conftest import Open
from tests.browser.people import (
    PHONE,
    WALL,
    People,
    begin_game,
    choose_contracts,
    make_table,
    sit_down,
    whose_turn,
)
from tests.browser.play import begin, finish
from tests.browser.test_ending import to_the_last_round
from tests.browser.test_pages import violations
from tests.browser.test_tables import draw
from tests.browser.wire import Wire

# The banner of the last round stays: 4 seconds are too few to look at it closely.
STAYS = """() => {
  const plain = window.setTimeout;
  window.setTimeout = (deed, after, ...more) => plain(deed, after === 4000 ? 1e8 : after, ...more);
}"""
# What steps back while something else is lit, on purpose and as a whole, is measured as it is
# without that; axe itself sees all of it.
UNDIMMED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.spotlight, .veil { opacity: 0 !important }');
  document.adoptedStyleSheets = [sheet];
}"""


class Findings(dict[str, list[Json]]):
    """What axe finds, by the state in which it does."""

    def look(self, page: Page, state: str) -> None:
        page.evaluate(UNDIMMED)
        if found := violations(page):
            self[state] = found

    def none(self) -> None:
        """There were none; else all are told, by state."""
        told = [f"{state}: {each}" for state, found in self.items() for each in found]
        assert not told, "\n".join(told)

    def look_into(self, page: Page, name: str) -> None:
        """Into what a button opens over the page; it is put away again."""
        page.get_by_role("button", name=name, exact=True).first.click()
        page.locator("dialog[open]").wait_for()
        self.look(page, name)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


def keep_both(page: Page) -> None:
    """Keep both contracts, where one is asked whether one is sure."""
    page.locator(".offered .keep").wait_for()
    page.keyboard.press("3")
    page.get_by_role("button", name="Sure? Keep both").wait_for()
    page.keyboard.press("3")


def test_a_turn_in_the_dark(visit: Open) -> None:
    found = Findings()
    page = visit(
        settings={"theme": "dark", "askPayment": True, "confirmAll": True},
        seats=("person", "apprentice", "porter"),
    )
    begin(page)
    keep_both(page)
    page.locator(".slot.can").first.wait_for()
    expect(page.locator("[data-route].payable")).not_to_have_count(0)  # as these cards are dealt
    found.look(page, "one's turn")
    page.keyboard.press("d")
    page.get_by_role("button", name="Do it").wait_for()
    found.look(page, "a question")
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    expect(page.locator("[data-lifted]")).to_have_count(1)
    found.look(page, "a route pointed at")
    page.keyboard.press("Enter")
    page.locator(".payments").wait_for()
    found.look(page, "payments")
    page.keyboard.press("Escape")
    page.locator("[data-route]:not(.payable)").first.focus()
    page.locator(".sheet .notes .refusal").wait_for()
    found.look(page, "a route refused")
    page.keyboard.press("Escape")
    for key, panel in (("p", "The board as a list"), ("/", "Typed moves")):
        page.keyboard.press(key)
        page.get_by_role("region", name=panel).wait_for()
        found.look(page, panel)
        page.keyboard.press("Escape")
    found.look_into(page, "At a glance")
    found.look_into(page, "Settings")
    found.none()


def test_two_people_with_one_phone(visit: Open) -> None:
    found = Findings()
    page = visit(
        size=PHONE,
        has_touch=True,
        is_mobile=True,
        settings={"askPayment": True, "confirmAll": True},
        seats=("person", "person", "porter"),
    )
    begin(page)
    take = page.get_by_role("button", name="I am")
    done = page.get_by_role("button", name="Done: on to")
    take.wait_for()
    found.look(page, "handing over")
    for _ in ("Anna", "Ben"):
        take.click()
        keep_both(page)
        done.wait_for()
        found.look(page, "done")
        done.click()
    take.click()
    page.locator(".slot.can").first.wait_for()
    for panel in ("Contracts", "Log"):
        page.get_by_role("navigation").get_by_role("button", name=panel).click()
        found.look(page, panel)
        page.get_by_role("button", name="Close").click()
    page.keyboard.press("/")
    page.get_by_label("What to do").wait_for()
    found.look(page, "typed moves")
    page.keyboard.press("Escape")
    page.locator("[data-route]").first.focus()
    page.locator("section.dock .ends").wait_for()
    found.look(page, "a route")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.locator(".coach .next").wait_for()
    found.look(page, "the coach")
    page.keyboard.press("Escape")
    found.look_into(page, "Menu")
    for entry in ("At a glance", "Settings"):
        page.get_by_role("button", name="Menu", exact=True).click()
        found.look_into(page, entry)
    found.none()


def test_the_lesson_under_way(visit: Open) -> None:
    found = Findings()
    page = visit("#/learn")
    page.get_by_role("button", name="Begin").click()
    page.locator(".offered .keep").wait_for()
    found.look(page, "contracts")
    for keys, state in (("3", "a route"), (("n", "Enter", "Enter"), "the market")):
        said = page.locator(".teacher").inner_text()
        for key in keys:
            page.keyboard.press(key)
            page.wait_for_timeout(100)
        expect(page.locator(".teacher")).not_to_have_text(said)
        page.locator(".spotlight").wait_for()
        found.look(page, state)
    page.keyboard.press("h")
    page.locator(".coach .next").wait_for()
    found.look(page, "the coach")
    found.none()


def test_the_end_in_the_dark(visit: Open) -> None:
    found = Findings()
    page = visit(settings={"theme": "dark"}, seats=("person", "porter", "porter"))
    begin(page)
    page.keyboard.press("3")
    finish(page)
    page.get_by_role("button", name="Share").click()
    page.locator("dialog .picture").wait_for()
    page.get_by_role("button", name="Save the picture").wait_for()
    found.look(page, "sharing")
    page.keyboard.press("Escape")
    page.evaluate(STAYS)
    page.get_by_role("link", name="Watch the game").click()
    to_the_last_round(page)
    page.keyboard.press(".")
    page.locator(".banner").wait_for()
    found.look(page, "the last round begins")
    found.none()


@pytest.fixture
def wire(server: str) -> Iterator[Wire]:
    wire = Wire(server)
    yield wire
    wire.close()


def test_at_a_server(people: People, wire: Wire) -> None:
    found = Findings()
    anna, link = make_table(people, "open")
    ben = people.come(link.replace(people.address, wire.address), theme="dark")
    sit_down(ben, "Ben")
    begin_game(anna, ben)
    screen = people.come(anna.url + "&screen=1", size=WALL)
    choose_contracts(anna, ben)
    screen.wait_for_selector(".room")
    found.look(screen, "the screen of all")
    screen.get_by_role("button", name="Phones").click()
    found.look(screen, "its codes")
    found.look_into(anna, "Leave the table")
    if whose_turn(anna, ben) is anna:
        draw(1, anna, ben)
    wire.stall()
    ben.keyboard.press("d")
    notices = ben.get_by_role("status")
    notices.filter(has_text="Sending…").wait_for()
    found.look(ben, "sending")
    notices.filter(has_text="The connection is lost").wait_for()
    found.look(ben, "the line is lost")
    anna.locator(".seats li", has_text="Ben").get_by_text("away", exact=True).wait_for()
    found.look(anna, "somebody is away")
    anna.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    found.look(anna, "somebody is away, on a phone")
    found.none()
