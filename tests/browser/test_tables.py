"""What people do at a table on a server besides playing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.people import (
    LAPTOP,
    PHONE,
    WALL,
    People,
    begin_game,
    choose_contracts,
    command,
    make_table,
    menu,
    play_all,
    sit_down,
    two_at_a_table,
    whose_turn,
)
from tests.browser.play import FINAL
from tests.browser.test_sound import LISTEN


def claim(page: Page) -> None:
    """Claim the first route that can be paid for."""
    carts = page.locator(".self .counts").inner_text()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".self .counts")).not_to_have_text(carts)


def draw(turns: int, *pages: Page) -> Page:
    """Draw blind for so many turns; the page of whoever is next."""
    for _ in range(turns):
        page = whose_turn(*pages)
        said = page.locator("p.status").inner_text()
        page.keyboard.press("d")
        expect(page.locator("p.status")).not_to_have_text(said)
        page.keyboard.press("d")
        expect(page.locator(".status.mine")).to_have_count(0)
    return whose_turn(*pages)


def other(page: Page, pages: tuple[Page, Page]) -> Page:
    return pages[1] if page is pages[0] else pages[0]


def test_colours_are_chosen_and_seen_by_all(people: People) -> None:
    anna, link = make_table(people, "open", "porter")
    ben = people.come(link)
    sit_down(ben, "Ben")
    expect(ben.get_by_role("radio", name="plum heart (Anna)")).to_be_disabled()
    ben.get_by_text("turquoise anchor", exact=True).click()  # the bot's: it gets Ben's
    expect(anna.get_by_role("radio", name="turquoise anchor (Ben)")).to_be_disabled()
    anna.get_by_text("lemon key", exact=True).click()
    expect(ben.get_by_role("radio", name="lemon key (Anna)")).to_be_disabled()
    expect(ben.get_by_role("radio", name="plum heart")).to_be_enabled()
    begin_game(anna, ben)
    for page in (anna, ben):
        assert emblems(page) == ["#art-emblem-3", "#art-emblem-2", "#art-emblem-1"]


def test_a_name_is_changed_in_the_lobby(people: People) -> None:
    anna, link = make_table(people, "open")
    ben = people.come(link)
    sit_down(ben, "Ben")
    mine = ben.get_by_label("Your name")
    mine.fill("ANNA")
    mine.press("Enter")
    expect(ben.get_by_role("alert")).to_contain_text("Somebody at this table has this name")
    expect(mine).to_have_value("Ben")
    people.complaints.clear()  # what the browser itself says of a refusal
    mine.fill("  Benjamin ")
    mine.blur()
    expect(anna.locator("strong", has_text="Benjamin")).to_be_visible()
    expect(ben.get_by_role("alert")).to_have_count(0)
    expect(mine).to_have_value("Benjamin")
    assert ben.evaluate("localStorage['damrak-name']") == "Benjamin"  # for the next table
    begin_game(anna, ben)
    expect(anna.get_by_text("Benjamin").first).to_be_visible()


def test_the_clock_runs_out_and_a_bot_plays(people: People) -> None:
    anna, link = make_table(people, "open", sound=True)
    anna.add_init_script(LISTEN)
    anna.reload()
    anna.get_by_label("Clock").select_option("60 s for every move")
    ben = people.come(link)
    sit_down(ben, "Ben")
    expect(ben.get_by_label("Clock")).to_have_value("1")
    command(anna, {"type": "configure", "settings": {"clock": {"kind": "move", "seconds": 5}}})
    begin_game(anna, ben)
    clocks = anna.locator(".clock")
    expect(clocks).to_have_count(2)
    expect(clocks.first).to_contain_text(re.compile(r"Anna 0:0\d"))
    choose_contracts(anna, ben)
    expect(anna.locator(".clock.running")).to_have_count(1)
    for page in (anna, ben):
        expect(page.locator(".clock.low")).to_have_count(1)
        expect(page.get_by_text("ran out of time; a bot chose")).to_be_visible()
        expect(page.locator(".clock.out")).to_have_count(1)
    anna.wait_for_function("() => heard.some(({ seconds }) => seconds === 2)")  # the alarm


def test_a_pause_stops_everybody(people: People) -> None:
    anna, ben = two_at_a_table(people)
    choose_contracts(anna, ben)
    menu(anna, "Pause")
    for page in (anna, ben):
        expect(page.get_by_text("Anna paused the game.")).to_be_visible()
        expect(page.locator(".status.mine")).to_have_count(0)
    ben.get_by_role("button", name="Resume").click()
    expect(anna.get_by_text("Ben resumed the game.")).to_be_visible()
    whose_turn(anna, ben)


def test_an_action_is_taken_back_freely_or_by_consent(people: People) -> None:
    pages = two_at_a_table(people)
    choose_contracts(*pages)
    first = draw(8, *pages)  # ten cards of seven kinds pay for a route, whatever they are
    second = other(first, pages)
    claim(first)
    first.get_by_role("button", name="Undo").click()
    expect(second.get_by_text("undid a move")).to_be_visible()
    expect(first.locator(".status.mine")).to_be_visible()
    claim(first)
    second.locator(".status.mine").wait_for()
    claim(second)
    first.locator(".status.mine").wait_for()
    for agree, told in (("No", "said no"), ("Yes", "undid a move")):
        first.get_by_role("button", name="Undo").click()
        expect(first.get_by_text("the others have to agree")).to_be_visible()
        second.get_by_role("button", name=agree, exact=True).click()
        expect(first.get_by_text(told)).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_on_a_phone_a_lobby_shows_the_invitation_first(
    house: People, size: tuple[int, int]
) -> None:
    """To whoever waits; to whoever has just come it shows a seat."""
    anna, link = make_table(house, "open", size=size)
    qr, code = anna.get_by_alt_text("The link as a QR code"), anna.locator(".code")
    assert all(is_in_sight(each) for each in (qr, code, anna.get_by_text("Copy the link")))
    ben = house.come(link, size=size)
    expect(ben.get_by_role("button", name="Sit here")).to_be_visible()
    assert is_in_sight(ben.get_by_role("button", name="Sit here"))


def is_in_sight(thing: Locator) -> bool:
    """Whether all of it is within the window as it opens."""
    expect(thing).to_be_visible()
    box, window = thing.bounding_box(), thing.page.viewport_size
    assert box
    assert window
    return thing.page.evaluate("scrollY") == 0 and box["y"] + box["height"] <= window["height"]


def test_a_seat_is_given_up_for_good(people: People) -> None:
    anna, ben = two_at_a_table(people)
    choose_contracts(anna, ben)
    menu(anna, "Leave the table")
    leave(anna, "Give up my seat")
    anna.wait_for_url(re.compile("#/$"))
    expect(ben.get_by_text("Anna gave up; a bot plays on.")).to_be_visible()
    anna.go_back()  # the table is hers
    expect(anna.get_by_text("A bot plays for this seat.")).to_be_visible()
    expect(anna.get_by_role("button", name="I am back")).to_have_count(0)


def leave(page: Page, how: str) -> None:
    """Leave a table in the way that a button says."""
    choice = page.get_by_role("dialog", name="Leave the table")
    choice.get_by_text(how, exact=True).click()


def test_leaving_a_game_can_keep_the_seat(people: People) -> None:
    anna, ben = two_at_a_table(people)
    ben.get_by_role("button", name="Leave the table").click()
    leave(ben, "Keep my seat")
    ben.wait_for_url(re.compile("#/$"))
    ben.get_by_role("link", name="Anna and Ben").click()
    ben.get_by_role("button", name=re.compile("^Keep both")).click()
    expect(anna.get_by_text("gave up")).to_have_count(0)


def test_leaving_a_lobby_does_what_it_says(people: People) -> None:
    """A guest gives the seat up; the owner closes the table, which is gone for all."""
    anna, link = make_table(people, "open")
    ben = people.come(link)
    sit_down(ben, "Ben")
    ben.get_by_role("button", name="Leave", exact=True).click()
    expect(ben.get_by_text("Close the table")).to_have_count(0)
    leave(ben, "Give up my seat")
    ben.wait_for_url(re.compile("#/$"))
    expect(anna.get_by_text("Nobody yet")).to_be_visible()
    expect(ben.get_by_role("link", name="Anna")).to_have_count(0)
    eva = people.come(link)
    eva.get_by_role("button", name="Sit here").wait_for()
    for width, height in (WALL, PHONE, LAPTOP):
        anna.set_viewport_size({"width": width, "height": height})
        anna.get_by_role("button", name="Leave", exact=True).click()
        choice = anna.get_by_role("dialog", name="Leave the table")
        box = choice.bounding_box()
        assert box
        assert min(box["x"], box["y"]) >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
        if width != LAPTOP[0]:
            choice.get_by_role("button", name="Close", exact=True).click()
    choice.get_by_text("Close the table", exact=True).dblclick()
    choice.get_by_text("Press again to close it for everybody").click()
    expect(anna.get_by_text(re.compile(r"^Table \w{4} \w{4} is closed\.$"))).to_be_visible()
    expect(eva.get_by_text("This table has been closed.")).to_be_visible()
    expect(eva.get_by_role("button", name="Sit here")).to_have_count(0)
    anna.goto(people.address)
    expect(anna.get_by_role("link", name=re.compile("no longer there"))).to_have_count(0)


def test_a_bot_plays_on_and_the_seat_is_taken_back(people: People) -> None:
    anna, ben = two_at_a_table(people)
    choose_contracts(anna, ben)
    menu(ben, "Let a bot play for me")
    play_all([anna], 1)
    ben.get_by_role("button", name="I am back").click()
    expect(ben.get_by_role("button", name="I am back")).to_have_count(0)
    link = ben.url
    kept = ben.evaluate("localStorage.getItem('damrak-tables')")
    ben.close()  # and now without a word
    anna.get_by_role("button", name="Table menu").click()
    substitute = anna.get_by_role("button", name="Let a bot play on for Ben")
    substitute.wait_for()
    anna.wait_for_timeout(1500)  # a line that is only broken gets so much time
    substitute.click()
    expect(anna.get_by_text("A bot plays on for Ben.")).to_be_visible()
    play_all([anna], 1)
    back = people.come()
    back.evaluate(f"localStorage.setItem('damrak-tables', {kept!r})")
    back.goto(link)
    back.get_by_role("button", name="I am back").click()
    expect(anna.get_by_text("Ben is back.")).to_be_visible()


def test_once_more_and_once_more_with_the_same_cards(people: People) -> None:
    anna, _ = make_table(people, "apprentice")
    begin_game(anna)
    menu(anna, "Let a bot play for me")
    anna.locator(FINAL).wait_for(timeout=60_000)
    anna.get_by_role("button", name="Rematch", exact=True).click()
    own = anna.locator("main li").last.get_by_role("textbox")
    expect(own).to_have_value("Anna")  # the seats have rotated
    begin_game(anna)
    first = offered(anna)
    menu(anna, "Let a bot play for me")
    anna.locator(FINAL).wait_for(timeout=60_000)
    menu(anna, "Rematch, same cards")
    begin_game(anna)
    assert offered(anna) != first  # the same cards, and Anna in the other seat
    menu(anna, "Let a bot play for me")
    anna.locator(FINAL).wait_for(timeout=60_000)
    menu(anna, "Rematch, same cards")
    begin_game(anna)
    assert offered(anna) == first


def test_the_scoring_stays_while_another_prepares_the_next_game(people: People) -> None:
    anna, ben = two_at_a_table(people)
    watcher = people.come(anna.url)
    screen = people.come(anna.url + "&screen=1", size=WALL)
    for page in (anna, ben):
        menu(page, "Let a bot play for me")
    for page in (anna, ben):
        page.locator(FINAL).wait_for(timeout=60_000)
    verdict = ben.locator(".verdict").inner_text()
    anna.locator(FINAL).get_by_role("button", name="Rematch", exact=True).click()
    expect(anna.get_by_label("I am ready")).to_be_visible()
    for page in (ben, watcher, screen):
        expect(page.get_by_text("The next game is being prepared.")).to_be_visible()
        expect(page.locator(FINAL)).to_be_visible()
    expect(ben.get_by_role("button", name="Rematch", exact=True)).to_have_count(0)
    ben.get_by_role("button", name="Chat").click()
    ben.get_by_label("Say something").fill("One moment")
    ben.keyboard.press("Enter")
    expect(ben.get_by_role("dialog", name="Chat").get_by_text("One moment")).to_be_visible()
    ben.get_by_role("dialog", name="Chat").get_by_role("button", name="Close").click()
    ben.get_by_role("button", name="To the next game").click()
    expect(ben.get_by_label("I am ready")).to_be_visible()
    begin_game(anna, ben)
    for page in (watcher, screen):  # nobody needs them: they look as long as they like
        expect(page.locator(FINAL)).to_be_visible()
        page.get_by_role("button", name="To the next game").click()
        expect(page.locator(FINAL)).to_have_count(0)
        page.wait_for_selector(".room")
    choose_contracts(anna, ben)
    look_back(ben, verdict)


def look_back(page: Page, verdict: str) -> None:
    """From the next game to the final scoring of the one before, and back to the table."""
    page.get_by_role("button", name="Table menu").click()
    before = page.get_by_role("region", name="Previous game")
    before.get_by_role("button", name="Final scoring").click()
    page.wait_for_url(re.compile("#/replay/"))
    margin = re.compile(r"\d+")
    assert margin.findall(page.locator(".verdict").inner_text()) == margin.findall(verdict)
    page.go_back()
    page.wait_for_selector(".table > .hand")


def test_the_game_before_stays_in_reach_from_the_lobby(people: People) -> None:
    anna, _ = make_table(people, "apprentice")
    expect(anna.get_by_role("region", name="Previous game")).to_have_count(0)
    begin_game(anna)
    menu(anna, "Let a bot play for me")
    anna.locator(FINAL).wait_for(timeout=60_000)
    worn = emblems(anna)
    anna.get_by_role("button", name="Rematch", exact=True).click()
    before = anna.get_by_role("region", name="Previous game")
    before.get_by_role("button", name="Final scoring").click()
    anna.wait_for_url(re.compile("#/replay/"))
    anna.locator(FINAL).wait_for()
    assert emblems(anna) == worn
    anna.go_back()
    expect(before).to_be_visible()
    before.get_by_role("button", name="Watch the game").click()
    expect(anna.locator("output")).to_have_text(re.compile(r"^0 / \d+$"))


def emblems(page: Page) -> list[str | None]:
    """What the seats wear, in their order."""
    marks = page.locator(".table > .seats li > svg use")
    return [mark.get_attribute("href") for mark in marks.all()]


def offered(page: Page) -> str:
    page.get_by_role("button", name=re.compile("^Keep both")).wait_for()
    return page.locator(".table > .dock").inner_text()


# Whether the end of the newest line of the chat and the field below it are in sight.
NEWEST = """(chat) => [...chat.querySelectorAll('ol li:last-child, input')].map((each) => {
  const { left, right, bottom } = each.getBoundingClientRect();
  return each.contains(document.elementFromPoint((left + right) / 2, bottom - 5));
})"""


def test_the_chat_opens_at_its_newest_line_and_says_outside_what_is_new(people: People) -> None:
    anna, ben = two_at_a_table(people, size=PHONE)
    closed = anna.get_by_role("button", name=re.compile("^Chat"))
    ben.get_by_role("button", name="Chat").click()
    ben.get_by_label("Say something").fill("Seen")
    ben.keyboard.press("Enter")
    expect(closed).to_have_text("Chat (1)")
    closed.click()
    chat = anna.get_by_role("dialog", name="Chat")
    for line in range(4):
        ben.get_by_label("Say something").fill(f"Line {line}: " + "so many words " * 12)
        ben.keyboard.press("Enter")
        expect(chat.get_by_text(f"Line {line}")).to_be_visible()
    expect(chat.get_by_text("Line 3")).to_be_in_viewport()
    close = re.compile("^Close$")
    for page in (anna, ben):  # who has read or written it knows it
        page.get_by_role("dialog", name="Chat").get_by_role("button", name=close).click()
        expect(page.get_by_role("button", name=re.compile("^Chat"))).to_have_text("Chat")
    for width, height in (PHONE, (360, 640), (844, 390), LAPTOP):
        anna.set_viewport_size({"width": width, "height": height})
        closed.click()
        expect(chat.get_by_text("Line 3")).to_be_in_viewport()
        assert chat.evaluate(NEWEST) == [True, True], (width, height)
        chat.get_by_role("button", name=close).click()


def test_chat_can_be_silenced_and_switched_off(people: People) -> None:
    anna, link = make_table(people, "open")
    ben = people.come(link)
    sit_down(ben, "Ben")
    begin_game(anna, ben)
    ben.get_by_role("button", name="Chat").click()
    ben.get_by_label("Say something").fill("Hello")
    ben.get_by_role("button", name="Send").click()
    anna.get_by_role("button", name="Chat (1)").click()
    chat = anna.get_by_role("dialog", name="Chat")
    expect(chat.get_by_text("Hello")).to_be_visible()
    chat.get_by_role("button", name="Mute Ben").click()
    expect(ben.get_by_text("has muted this seat")).to_be_visible()
    expect(ben.get_by_label("Say something")).to_have_count(0)
    chat.get_by_role("button", name="Unmute Ben").click()
    expect(ben.get_by_label("Say something")).to_be_visible()
    quiet, _ = make_table(people, "porter")
    quiet.get_by_label("Chat").uncheck()
    expect(quiet.get_by_label("Chat")).not_to_be_checked()
    begin_game(quiet)
    expect(quiet.get_by_role("button", name="Chat")).to_have_count(0)
