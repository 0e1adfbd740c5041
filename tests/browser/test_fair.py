"""R41, R35: the seal after a game on a server, and the lobby's setting of absent players."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import People, begin_game, make_table, play_all, sit_down
from tests.browser.play import FINAL


def test_browsers_mix_the_seed_and_seal_the_deal(people: People) -> None:
    """A player's browser added a share; a spectator's knows what was promised."""
    anna, link = make_table(people, "open")
    ben, watcher = people.come(link), people.come(link)
    sit_down(ben, "Ben")
    begin_game(anna, ben)
    assert play_all([anna, ben], 3000)
    for page, seal in ((anna, "fair"), (ben, "fair"), (watcher, "promised")):
        page.wait_for_selector(FINAL)
        found = page.locator(f"[data-seal={seal}]")
        expect(found).to_be_visible()
        found.locator("summary").click()
        expect(found).to_contain_text("every card is right")


def test_the_owner_says_when_a_bot_may_take_over(people: People) -> None:
    anna, link = make_table(people, "open")
    choice = anna.get_by_label("A bot may play for absent players")
    expect(choice).to_have_value("0")
    choice.select_option("Never")
    guest = people.come(link).get_by_label("A bot may play for absent players")
    expect(guest).to_have_value("null")
    expect(guest).to_be_disabled()
    choice.select_option("After 5 minutes")
    expect(guest).to_have_value("300")
