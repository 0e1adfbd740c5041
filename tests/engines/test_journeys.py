"""From the first page to the end of a game, at one device and on a server."""

from __future__ import annotations

from tests.browser.play import FINAL
from tests.engines.conftest import Visit
from tests.engines.visitor import Visitor

WIDE = "() => document.documentElement.scrollWidth <= innerWidth"
IN_SIGHT = """(selector) => {
  const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""
PAYABLE = "[data-route].payable"


def begin(visitor: Visitor) -> None:
    visitor.tap("button.play")
    visitor.see(".room")
    visitor.tap("button", "Keep both")


def draw_until_payable(visitor: Visitor) -> None:
    """Draw blind by hand, two cards a turn, until some route can be paid for."""
    for _ in range(30):
        visitor.see(".status.mine")
        if visitor.count(PAYABLE):
            return
        before = visitor.count(".log li")
        visitor.tap("button.pile")
        visitor.wait("(before) => document.querySelectorAll('.log li').length !== before", before)
    raise AssertionError("nothing can be paid for")


def test_the_first_page_the_rules_and_another_language(visit: Visit) -> None:
    visitor = visit()
    visitor.see(".shown .cart")
    for seen in (".shown", "button.play"):
        visitor.wait(IN_SIGHT, seen)
    visitor.go("#/rules")
    visitor.see("dl")
    visitor.wait(WIDE)
    visitor.go("#/")
    visitor.see("button.play")
    visitor.tap("nav button")
    visitor.see("dialog select")
    visitor.choose("dialog select", "de")
    visitor.wait("() => document.documentElement.lang === 'de'")
    visitor.tap("dialog button", "Schließen")
    visitor.wait("() => document.querySelector('button.play').innerText.includes('Spiel')")
    visitor.engine.reload()
    visitor.wait("() => document.documentElement.lang === 'de'")


def test_a_game_is_played_by_hand_and_goes_on_after_a_reload(visit: Visit) -> None:
    visitor = visit()
    visitor.seat("person", "porter")
    begin(visitor)
    visitor.see(".slot.can")
    visitor.tap(".slot.can")  # from the market
    visitor.press("d")  # and one blind, by key
    draw_until_payable(visitor)
    visitor.prefer(askPayment=True, confirmAll=True)
    visitor.tap(f"{PAYABLE} .edge")
    visitor.tap(".payments .way")
    visitor.tap(".payments .primary")
    visitor.see("[data-route].taken .cart")
    visitor.see(".status.mine")
    before = visitor.told()
    visitor.engine.reload()
    visitor.see(".room")
    assert visitor.told() == before
    visitor.wait(WIDE)


def test_a_whole_game_ends_with_its_scoring(visit: Visit) -> None:
    visitor = visit()
    visitor.seat("person", "apprentice")
    visitor.tap("button.play")
    visitor.see(".room")
    assert visitor.play_on(400)
    visitor.see(".verdict")
    visitor.tap(f"{FINAL} button", "Rematch")
    visitor.see("section.offered")


def test_a_table_on_a_server(visit: Visit, server: str) -> None:
    visitor = visit(server)
    visitor.go("#/table")
    visitor.tap("form input[autocomplete=nickname]")
    visitor.press(*"Anna")
    visitor.choose("form label:nth-of-type(3) select", "porter")
    visitor.tap("form button.primary")
    visitor.tap(".ready input")
    visitor.tap("button.start")
    visitor.see(".room")
    visitor.tap("button", "Keep both")
    visitor.see(".status.mine")
    visitor.tap("button.pile")
    visitor.tap("button.pile")
    visitor.see(".status.mine")
    before = visitor.told()
    visitor.engine.reload()
    visitor.see(".room")
    assert visitor.told() == before
