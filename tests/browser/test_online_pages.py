"""The pages of tables on a server for everybody: accessible, and whole in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import (
    PHONE,
    WALL,
    People,
    begin_game,
    choose_contracts,
    make_table,
    menu,
    play_all,
    sit_down,
    whose_turn,
)
from tests.browser.play import FINAL
from tests.browser.test_pages import CLIPPED, LANGUAGES, violations
from tests.browser.test_touch import NARROW

NOWHERE = "#/table/QQQQQQQQ"


def test_axe_finds_nothing_before_and_during_a_game(people: People) -> None:
    anna, link = make_table(people, "open", size=PHONE)
    assert violations(anna) == [], "the lobby of the owner"
    ben = people.come(link, size=PHONE)
    expect(ben.get_by_role("button", name="Sit here")).to_be_visible()
    assert violations(ben) == [], "the lobby of a guest"
    sit_down(ben, "Ben")
    begin_game(anna, ben)
    watcher = people.come(link)
    watcher.wait_for_selector(".room")
    assert violations(watcher) == [], "a spectator"
    choose_contracts(anna, ben)
    assert violations(anna) == [], "in play"
    anna.get_by_role("button", name="Table menu").click()
    assert violations(anna) == [], "the menu"
    anna.get_by_label("The board is on another screen").check()
    anna.get_by_role("button", name="Close", exact=True).click()
    assert violations(anna) == [], "a phone beside the board"
    anna.get_by_role("button", name="Chat").click()
    assert violations(anna) == [], "the chat"
    menu(ben, "Pause")
    expect(ben.get_by_text("Ben paused the game.")).to_be_visible()
    assert violations(ben) == [], "paused"


def test_axe_finds_nothing_on_the_screen_of_all_and_after_the_end(house: People) -> None:
    page, _ = make_table(house, "apprentice", theme="dark")
    assert violations(page) == [], "the lobby"
    code = page.url.split("#")[1].split("?")[0]
    begin_game(page)
    menu(page, "Let a bot play for me")
    page.locator(FINAL).wait_for(timeout=60_000)
    assert violations(page) == [], "after the end"
    page.goto(f"{house.address}#{code}?screen=1")
    expect(page.get_by_text("Choose it on a phone")).to_be_visible()
    assert violations(page) == [], "the screen after the end"
    screen = house.come("#/table", size=WALL, theme="dark")
    screen.get_by_label("This screen is the board").check()
    assert violations(screen) == [], "the form"
    screen.get_by_role("button", name="Create table").click()
    expect(screen.get_by_alt_text("The link as a QR code")).to_be_visible()
    assert violations(screen) == [], "the screen before the game"


def test_axe_finds_nothing_where_something_is_wrong(people: People) -> None:
    page = people.come(NOWHERE, size=PHONE)
    expect(page.get_by_role("alert")).to_contain_text("no such table")
    assert violations(page) == [], "no such table"
    page.context.route("**/api/tables*", lambda route: route.abort())
    page.goto(f"{people.address}#/table")
    expect(page.get_by_role("alert")).to_contain_text("No server answers")
    assert violations(page) == [], "no server"
    people.complaints.clear()  # the browser's own word for what was cut


def test_axe_finds_nothing_in_a_replay(people: People) -> None:
    page = people.come("#/replay", size=PHONE)
    page.set_input_files("input[type=file]", "tests/golden/games/amsterdam-3-by_kind-126.json")
    page.wait_for_selector(".room")
    assert violations(page) == [], "at the start"
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    page.wait_for_selector(FINAL)
    assert violations(page) == [], "at the end"


def fits(page: Page, what: str) -> None:
    width = page.viewport_size["width"] if page.viewport_size else 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width, what
    assert page.evaluate(CLIPPED) == [], what


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_fits_the_pages_of_a_table(people: People, language: str) -> None:
    page = people.come("#/table", size=PHONE, language=language)
    page.wait_for_selector("form select")
    assert page.evaluate("document.documentElement.lang") == language
    fits(page, "the form")
    page.locator("form select").nth(1).select_option("porter")
    page.locator("form button.primary").click()
    page.wait_for_selector(".invitation details")
    fits(page, "the lobby")
    page.locator(".ready input").check()
    code = page.url.split("#")[1].split("?")[0]
    page.goto(f"{people.address}#{code}?screen=1")
    page.wait_for_selector("header .doing")
    fits(page, "the screen of all, small")
    page.goto(f"{people.address}#{code}")
    page.locator("button.start:enabled").click()
    page.wait_for_selector(".room")
    play_all([page], 1)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], "the game"
    page.locator("button[aria-expanded]").click()
    page.wait_for_selector("dialog .list")
    cut = [each for each in page.evaluate(CLIPPED) if "aria-hidden" not in each]
    assert cut == [], "the menu"
    page.goto(f"{people.address}{NOWHERE}")
    page.wait_for_selector("[role=alert]")
    fits(page, "no such table")


def test_everything_is_wide_enough_for_a_thumb(house: People) -> None:
    """Before the game and in it, with every panel that opens; the title says whose turn it is."""
    anna, link = make_table(house, "open", "porter", size=PHONE, touch=True)
    assert anna.evaluate(NARROW) == [], "the lobby of the owner"
    anna.get_by_role("button", name="Leave", exact=True).tap()
    assert anna.evaluate(NARROW) == [], "leaving"
    anna.get_by_role("dialog").get_by_role("button", name="Close", exact=True).tap()
    ben = house.come(link, size=PHONE, touch=True)
    expect(ben.get_by_role("button", name="Sit here")).to_be_visible()
    assert ben.evaluate(NARROW) == [], "the lobby of a guest"
    sit_down(ben, "Ben")
    begin_game(anna, ben)
    choose_contracts(anna, ben)
    mover = whose_turn(anna, ben)
    for page in (anna, ben):
        expect(page).to_have_title("● Your turn." if page is mover else "Damrak")
        assert page.evaluate(NARROW) == [], "in play"
    for name in ("Table menu", "Chat", "Menu"):
        anna.get_by_role("button", name=name, exact=True).tap()
        expect(anna.get_by_role("dialog")).to_be_visible()
        assert anna.evaluate(NARROW) == [], name
        anna.get_by_role("dialog").get_by_role("button", name="Close", exact=True).tap()
        expect(anna.get_by_role("dialog")).to_have_count(0)
    mover.evaluate("location.hash = '#/table?screen=1'")
    form = mover.locator("form", has=mover.get_by_role("checkbox"))
    expect(form).to_be_visible()
    expect(mover).to_have_title("Play online · Damrak")
    assert mover.evaluate(NARROW) == [], "the form"
    form.get_by_role("button", name="Create table").tap()
    expect(mover.get_by_text("a page cannot keep this screen on")).to_be_visible()
    assert mover.evaluate(NARROW) == [], "the screen of all, small"


def test_what_only_the_server_s_host_needs_is_folded_away(people: People) -> None:
    """A player reads that the link is of no use elsewhere, and can ask how to change that."""
    anna, _ = make_table(people, "open", size=PHONE)
    expect(anna.get_by_text("works on this computer only.")).to_be_visible()
    told = anna.get_by_text("damrak serve --host 0.0.0.0")
    expect(told).to_be_hidden()
    anna.get_by_text("How to let phones join").click()
    expect(told).to_be_visible()
    assert told.evaluate("(command) => command.getClientRects().length") == 1  # it does not break
    size = "(words) => parseFloat(getComputedStyle(words).fontSize)"
    beside = told.evaluate(f"(command) => ({size})(command.parentElement)")
    assert told.evaluate(size) > 0.85 * beside
    face = anna.locator("h1 code").evaluate("(code) => getComputedStyle(code).fontFamily")
    names = anna.locator("h1").evaluate("(title) => getComputedStyle(title).fontFamily")
    assert face != names  # whose figures hang below the line
    fits(anna, "the lobby, unfolded")


def test_where_no_phone_can_come_a_sentence_stands_in_place_of_the_code(people: People) -> None:
    anna, _ = make_table(people, "open")
    told, qr = "works on this computer only", "The link as a QR code"
    expect(anna.get_by_text(told)).to_be_visible()
    screen = people.come("#/table?screen=1", size=WALL)
    screen.get_by_role("button", name="Create table").click()
    expect(screen.get_by_text(told)).to_be_visible()
    expect(screen.get_by_text("damrak serve --host 0.0.0.0")).to_be_visible()  # by its host
    expect(screen.get_by_role("heading", name="Scan this code")).to_have_count(0)
    assert violations(screen) == [], "the screen"
    for page in (anna, screen):
        expect(page.get_by_alt_text(qr)).to_have_count(0)
