"""Whatever people send each other brings them to the same table: address, link or code."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.people import PHONE, WALL, People, begin_game, make_table, sit_down


def code_of(page: Page) -> str:
    """The code as a lobby shows it, with the blank that makes it easier to read."""
    return page.locator(".code").inner_text()


def join(page: Page, code: str) -> None:
    """Type a code on the first page."""
    page.get_by_label("Table code").fill(code)
    page.get_by_role("button", name="Join").click()


def test_the_address_of_a_lobby_is_an_invitation(people: People) -> None:
    anna, link = make_table(people, "open")
    anna.wait_for_url(re.compile("invite="))
    assert anna.url == link
    anna.reload()
    expect(anna.get_by_label("I am ready")).to_be_visible()  # the seat is still hers
    assert anna.url == link
    ben = people.come(anna.url)
    sit_down(ben, "Ben")
    cleo = people.come(ben.url)  # passed on by a guest
    expect(cleo.get_by_text("At the table: Anna and Ben. Every seat is taken")).to_be_visible()


def test_a_code_is_typed_on_the_first_page_and_who_is_there_is_told(people: People) -> None:
    anna, _ = make_table(people, "open", "porter")
    ben = people.come()
    join(ben, code_of(anna).lower())
    expect(ben.get_by_text("At the table: Anna and Porter. Free seats: 1.")).to_be_visible()
    watcher = people.come()
    join(watcher, code_of(anna))
    sit_down(ben, "Ben")
    begin_game(anna, ben)
    watcher.wait_for_selector(".room")


def test_a_code_that_admits_nobody_says_so_and_can_be_corrected(people: People) -> None:
    anna, _ = make_table(people, "open")
    code = code_of(anna)
    anna.get_by_label("Anyone with the code can join").uncheck()
    expect(anna.locator(".code")).to_have_count(0)
    ben = people.come()
    join(ben, code)
    expect(ben.get_by_role("alert")).to_contain_text("There is no such table")
    expect(ben.get_by_label("Table code")).to_have_value(code)
    assert ben.evaluate("localStorage.getItem('damrak-tables')") is None  # it is no table of his
    anna.get_by_label("Anyone with the code can join").check()
    expect(anna.locator(".code")).to_be_visible()
    ben.get_by_role("button", name="Join").click()
    expect(ben.get_by_text("At the table: Anna. Free seats: 1.")).to_be_visible()


def test_a_table_that_is_gone_is_taken_off_the_list(people: People) -> None:
    anna, _ = make_table(people, "open")
    kept = anna.evaluate("localStorage.getItem('damrak-tables')")
    gone = kept.replace(code_of(anna).replace(" ", ""), "ABCDEFGH")
    anna.evaluate(f"localStorage.setItem('damrak-tables', {gone!r})")
    anna.goto(f"{people.address}#/table")
    row = anna.get_by_role("link", name="ABCDEFGH no longer there")
    expect(row).to_be_visible()
    people.complaints.clear()  # what the browser itself says of a table that is not found
    anna.get_by_role("button", name="Remove from the list").click()
    expect(row).to_have_count(0)
    anna.reload()
    expect(anna.get_by_role("button", name="Create table")).to_be_visible()
    expect(row).to_have_count(0)


def test_on_a_phone_an_invitation_is_shared_and_no_screen_of_all_is_offered(house: People) -> None:
    """The link stands before the other ways in; where the device shares nothing, it is copied."""
    page = house.come("#/table", size=PHONE, touch=True)
    expect(page.get_by_role("button", name="Create table")).to_be_visible()
    expect(page.get_by_label("This screen is the board")).to_be_hidden()
    page.get_by_role("button", name="Create table").click()
    link, qr = page.locator(".invitation .link"), page.get_by_alt_text("The link as a QR code")
    upper, lower = link.bounding_box(), qr.bounding_box()
    assert upper
    assert lower
    assert upper["y"] + upper["height"] <= lower["y"]
    share = link.get_by_role("button", name="Share")
    share.click()
    expect(link.get_by_role("button", name="Copied")).to_be_visible()


def test_the_shared_screen_begins_on_the_first_page(house: People) -> None:
    wall = house.come(size=WALL)
    wall.get_by_role("link", name="On a TV or shared screen").click()
    wall.get_by_role("button", name="Create table").click()
    expect(wall.get_by_role("heading", name="Scan this code to sit down")).to_be_visible()
    phone = house.come(size=PHONE)
    expect(phone.get_by_role("link", name="Learn")).not_to_have_count(0)
    expect(phone.get_by_role("link", name="shared screen")).to_have_count(0)  # a phone is none
    join(phone, code_of(wall))
    sit_down(phone, "Anna")
    expect(wall.locator("strong", has_text="Anna")).to_be_visible()
