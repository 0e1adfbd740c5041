"""Tables on a server: people, a spectator, a broken line."""

from __future__ import annotations

import subprocess
import sys
import urllib.request
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.people import (
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
from tests.browser.test_tables import draw
from tests.browser.wire import Wire


def test_two_people_a_bot_and_a_spectator(people: People) -> None:
    anna, link = make_table(people, "open", "carter")
    ben = people.come(link)
    expect(ben).to_have_url(link)  # the address of a lobby is an invitation
    sit_down(ben, "Ben")
    watcher = people.come(link)
    begin_game(anna, ben)
    watcher.wait_for_selector(".room")
    assert watcher.locator(".table > .hand").count() == 0
    play_all([anna, ben], 3)
    anna.reload()
    anna.wait_for_selector(".room")
    ben.context.set_offline(True)
    play_all([anna], 2)
    ben.context.set_offline(False)
    anna.get_by_role("button", name="Chat").click()
    anna.get_by_label("Say something").fill("Hello <b>Ben</b>")
    anna.get_by_role("button", name="Send").click()
    ben.get_by_role("button", name="Chat").click()
    expect(ben.get_by_text("Hello <b>Ben</b>")).to_be_visible()
    for page in (anna, ben):
        page.get_by_role("dialog", name="Chat").get_by_role("button", name="Close").click()
    assert play_all([anna, ben], 3000)
    watcher.wait_for_selector(FINAL)
    ben.wait_for_selector(FINAL)
    with anna.expect_download() as saved:
        menu(anna, "Save the game as a file")
    path = saved.value.path()
    done = subprocess.run(
        [sys.executable, "-m", "damrak", "verify", str(path)], capture_output=True, check=False
    )
    assert done.returncode == 0, done.stdout
    ben.get_by_role("button", name="Review the game").click()
    expect(ben.get_by_role("heading", name="The game in review")).to_be_visible()
    expect(ben.get_by_role("radio", name="Ben")).to_be_checked()
    expect(ben.locator("fieldset b").first).to_contain_text("%")


def test_a_seat_moves_to_another_device(people: People) -> None:
    anna, _ = make_table(people, "porter")
    begin_game(anna)
    menu(anna, "To another device")
    link = anna.get_by_label("Open this link").input_value()
    phone = people.come(link)
    phone.wait_for_selector(".table > .hand")
    expect(anna.locator(".table > .hand")).to_have_count(0)
    late = people.come(link)
    expect(late.get_by_role("alert")).to_contain_text("used or is too old")
    people.complaints.clear()  # the browser's own word for a refused request


def test_two_seats_at_one_device_are_handed_over(people: People) -> None:
    page, _ = make_table(people, "open")
    page.get_by_role("button", name="Add a player on this device").click()
    page.get_by_label("Name of the player to add").fill("Ben")
    page.keyboard.press("Enter")
    expect(page.get_by_label("I am ready")).to_have_count(2)
    for box in page.get_by_label("I am ready").all():
        box.check()
    page.get_by_role("button", name="Begin the game").click()
    page.get_by_role("button", name="I am Anna").click()
    page.wait_for_selector(".table > .hand")
    page.keyboard.press("3")
    page.get_by_role("button", name="Done: on to Ben").click()
    expect(page.locator(".table > .hand")).to_have_count(0)
    page.get_by_role("button", name="I am Ben").click()
    page.wait_for_selector(".table > .hand")


def test_a_link_that_opens_nothing_says_so(people: People) -> None:
    page = people.come("#/table/QQQQQQQQ")
    expect(page.get_by_role("alert")).to_contain_text("no such table")


def test_the_server_serves_the_client_packed(server: str) -> None:
    request = urllib.request.Request(server, headers={"accept-encoding": "gzip"})  # noqa: S310 - our own
    with urllib.request.urlopen(request) as answer:  # noqa: S310 - our own
        assert answer.headers["content-encoding"] == "gzip"
        assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.fixture
def wire(server: str) -> Iterator[Wire]:
    wire = Wire(server)
    yield wire
    wire.close()


def test_a_stalled_line_is_told_and_the_others_see_who_is_away(people: People, wire: Wire) -> None:
    anna, link = make_table(people, "open")
    ben = people.come(link.replace(people.address, wire.address))
    sit_down(ben, "Ben")
    begin_game(anna, ben)
    choose_contracts(anna, ben)
    if whose_turn(anna, ben) is anna:
        draw(1, anna, ben)
    seat = anna.locator(".seats li", has_text="Ben")
    expect(seat).not_to_contain_text("away")
    wire.stall()
    ben.keyboard.press("d")
    notices = ben.get_by_role("status")
    expect(notices.filter(has_text="Sending…")).to_be_visible(timeout=5000)
    expect(notices.filter(has_text="The connection is lost")).to_be_visible()
    expect(seat.get_by_text("away", exact=True)).to_be_visible(timeout=15_000)
    expect(anna.locator("p.status")).to_have_text("Ben: away")
    anna.set_viewport_size({"width": 360, "height": 640})
    expect(seat.get_by_text("away", exact=True)).to_be_visible()
    wire.mend()
    expect(seat).not_to_contain_text("away")
    expect(ben.locator("p.status.mine")).to_contain_text("second")  # the move has been made, once
    expect(notices.filter(has_text="The connection is lost")).to_have_count(0)
