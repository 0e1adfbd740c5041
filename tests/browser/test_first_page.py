"""The first page: the game to look at, a button to play, and who else is here."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import Open
from tests.browser.people import (
    LAPTOP,
    People,
    begin_game,
    choose_contracts,
    make_table,
    sit_down,
    whose_turn,
)
from tests.browser.play import begin, speak
from tests.browser.test_sizes import LANGUAGES

CARTS = ".shown .cart"
# Whether a cart moves: by the animation that a claim at the table has, too.
ROLLS = """() => document.getAnimations().some(({ animationName, effect }) =>
  /roll/.test(animationName) && effect.target.matches('.cart'))"""


def boxes(things: Locator) -> list[FloatRect]:
    return [box for thing in things.all() if (box := thing.bounding_box())]


def test_the_board_and_the_buttons_to_play_are_in_the_first_window(visit: Open) -> None:
    page = visit()
    page.wait_for_selector(CARTS)
    phones, screens = [(360, 640), (390, 664), (844, 390)], [(1366, 625), LAPTOP, (2560, 1440)]
    for width, height in (*phones, *screens):
        page.set_viewport_size({"width": width, "height": height})
        for seen in (".shown", "button.play", "form a[href='#/table']"):
            box = page.locator(seen).bounding_box()
            assert box
            assert box["y"] >= 0, (width, height)
            assert box["y"] + box["height"] <= height, (width, height)


def test_every_page_leads_online_and_its_way_there_fits_on_a_phone(visit: Open) -> None:
    """All pages stand in one line beside the name."""
    page = visit("#/rules", size=(360, 640))
    for language in LANGUAGES:
        speak(page, language)
        links = page.locator("header nav a, header .home")
        lines = {round(link["y"] + link["height"] / 2) for link in boxes(links)}
        assert len(lines) == 1, language
        page.locator("header nav a[href='#/table']").click()
        page.wait_for_selector("main form")
        assert page.evaluate("location.hash") == "#/table"
        page.go_back()
        expect(page.locator("main form")).to_have_count(0)


def test_carts_roll_quietly_unless_motion_is_unwanted(visit: Open) -> None:
    page = visit(settings={"motion": "full"})
    page.wait_for_selector(CARTS)
    before = page.locator(CARTS).count()
    expect(page.locator(CARTS)).not_to_have_count(before)
    page.wait_for_function(ROLLS)
    still = visit(settings={"motion": "reduced"})
    still.wait_for_selector(CARTS)
    before = still.locator(CARTS).count()
    still.wait_for_timeout(3000)
    assert still.locator(CARTS).count() == before


def test_the_page_stands_without_its_ornament(visit: Open) -> None:
    """Also while the page is left: the browser then gives up what it was fetching."""
    page = visit(awaited=("net::ERR_",))
    page.route("**/art-*.css", lambda route: route.abort())
    with page.expect_request_finished(lambda asked: "/art-" in asked.url and ".js" in asked.url):
        page.reload()
    page.wait_for_timeout(500)  # a rejection would come now; the journey ends without complaints
    assert page.locator(CARTS).count() == 0
    expect(page.locator("button.play")).to_be_visible()


def test_it_tells_who_plays_here_and_whose_turn_it_is_at_ones_own_tables(people: People) -> None:
    anna, link = make_table(people, "open")
    anna.get_by_label("Anyone can find this table").check()
    ben = people.come(link)
    sit_down(ben, "Ben")
    begin_game(anna, ben)
    choose_contracts(anna, ben)
    mover = whose_turn(anna, ben)
    for page, stands in ((anna, "Anna to move"), (ben, "Ben to move")):
        page.evaluate("location.hash = '#/'")
        own = page.get_by_role("region", name="Your tables").get_by_role("link")
        expect(own).to_contain_text("Anna and Ben")
        expect(own).to_contain_text("your turn" if page is mover else "to move")
        assert stands not in own.inner_text()  # nobody is told to wait for oneself
    stranger = people.come()
    here = stranger.get_by_role("region", name="On this server")
    expect(here).to_contain_text("Anna and Ben")
    expect(stranger.get_by_role("region", name="Your tables")).to_have_count(0)


def test_an_unfinished_game_on_this_device_says_whose_turn_it_is(visit: Open) -> None:
    page = visit(seats=("person", "porter"))
    begin(page)
    address = page.url
    for stands, key in (("choosing contracts", "3"), ("your turn", "d"), ("your turn", "d")):
        page.wait_for_selector("section.dock.offered, .status.mine")
        page.goto(address.partition("#")[0])
        row = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Continue"))
        expect(row).to_contain_text(stands)
        row.get_by_role("link", name="Continue").click()
        page.wait_for_selector("section.dock.offered, .status.mine")
        page.keyboard.press(key)
        expect(page.locator("section.dock.offered")).to_have_count(0)


@pytest.mark.parametrize(("place", "region"), [("#/", "On this server"), ("#/table", "")])
def test_a_table_with_a_free_seat_is_joined_by_one_press(
    people: People, place: str, region: str
) -> None:
    """The row says who is there and how many seats are free."""
    anna, _ = make_table(people, "open", "porter")
    anna.get_by_label("Anyone can find this table").check()
    stranger = people.come(place)
    within = stranger.get_by_role("region", name=region) if region else stranger.locator("main")
    row = within.get_by_role("link", name="Join").first
    expect(row).to_contain_text("Anna and Porter")
    expect(row).to_contain_text("Free seats: 1")
    row.click()
    expect(stranger.get_by_role("button", name="Sit here")).to_be_visible()
