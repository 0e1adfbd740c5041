"""What a player sees without asking: what helps, whose it is, whose turn, what happened."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.people import WALL, People
from tests.browser.play import begin
from tests.browser.test_screen import links_of, sit_by_phone


def settled(visit: Open, **more: object) -> Page:
    """A game against two bots on one's first turn, with the contracts chosen."""
    page = visit(**more, seats=("person", "apprentice", "porter"))
    begin(page)
    expect(page.locator("section.dock.offered")).to_be_visible()
    page.mouse.move(2, 2)  # off the board, whose routes answer to it
    page.keyboard.press("3")
    expect(page.locator("p.status.mine")).to_contain_text("Your turn")
    return page


def point_at(page: Page, route: str) -> None:
    page.locator(f"{route} .plank").first.hover(force=True)


# How many planks of the route one looks at the veil dims, and how many others it does not.
DIMMED = """() => {
  const veil = document.querySelector(".rest");
  const { lifted } = document.querySelector(".lifted").dataset;
  const away = veil.getScreenCTM().inverse();
  const count = (planks) => [...planks].filter((plank) => veil.isPointInFill(
    new DOMPoint(0, 0).matrixTransform(plank.getScreenCTM()).matrixTransform(away))).length;
  const [own, others] = [`#route-${lifted} .plank`, `[data-route]:not(#route-${lifted}) .plank`]
    .map((each) => document.querySelectorAll(each));
  return { own: count(own), others: others.length - count(others) };
}"""


def test_a_glance_at_a_route_dims_the_rest_and_says_what_it_takes(visit: Open) -> None:
    page = settled(visit)
    expect(page.locator(".slot.can").first).to_be_visible()  # everything has been shown
    payable = page.locator("[data-route].payable")
    expect(page.locator("[data-route] .tick")).to_have_count(payable.count())
    assert page.locator("[data-route].useful:not(.payable)").count() == 0
    expect(page.locator(".veil.drawn")).to_have_count(0)
    point_at(page, "[data-route]:not(.payable):not(.taken)")
    expect(page.locator(".veil.drawn")).to_have_count(1)
    assert page.evaluate(DIMMED) == {"own": 0, "others": 0}
    expect(page.locator(".sheet .notes")).to_contain_text("missing")
    # once, not in the dock and the hand too
    expect(page.get_by_text(re.compile("missing[.,]"))).to_have_count(1)
    expect(page.locator("section.dock p.status")).to_be_visible()
    page.mouse.move(5, 700)
    expect(page.locator(".veil.drawn")).to_have_count(0)


def test_a_long_press_asks_and_chooses_nothing(visit: Open) -> None:
    page = settled(visit, size=(390, 844), has_touch=True, settings={"confirmAll": False})
    box = page.locator("[data-route]:not(.payable) .plank").first.bounding_box()
    assert box
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(page.locator(".dock .ends")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".veil.drawn")).to_have_count(1)
    expect(page.locator(".dock .way")).to_have_count(0)


def test_the_line_about_the_turn_never_names_oneself_and_is_never_cut(visit: Open) -> None:
    seats = ("person", "apprentice", "porter")
    page = visit(settings={"speed": 2}, seats=seats)  # slow enough to see every line
    begin(page)
    page.mouse.move(2, 2)
    page.evaluate(
        """() => {
          window.lines = new Set();
          const look = () => {
            const line = document.querySelector("p.status");
            const cut = line && line.scrollWidth > line.clientWidth + 1;
            if (line) window.lines.add(line.textContent + (cut ? " CUT" : ""));
          };
          const all = { subtree: true, childList: true, characterData: true };
          new MutationObserver(look).observe(document.body, all);
        }"""
    )
    page.keyboard.press("3")
    expect(page.locator("p.status.mine")).to_contain_text("Your turn")
    expect(page.locator(".slot.can").first).to_be_visible()
    page.keyboard.press("d")
    expect(page.locator("p.status")).to_contain_text("second")
    page.keyboard.press("d")
    expect(page.get_by_role("list", name="Since your turn")).to_be_visible()
    expect(page.locator("p.status.mine")).to_contain_text("Your turn")
    lines = page.evaluate("[...window.lines]")
    assert any("Ben" in line or "Cleo" in line for line in lines)
    assert not [line for line in lines if "Anna" in line or "CUT" in line]


def test_what_happened_is_outlined_and_the_log_leads_to_its_place(visit: Open) -> None:
    page = settled(visit)
    rows = page.locator(".log button")
    for _ in range(600):  # somebody claims a route by then
        if rows.count():
            break
        page.keyboard.press("d")
        page.wait_for_timeout(50)
    page.mouse.move(2, 2)
    expect(page.locator(".veil.drawn")).to_have_count(0)
    rows.first.hover()
    expect(page.locator(".veil.drawn")).to_have_count(1)
    if page.locator(".dock li b").count():
        expect(page.locator("[data-route] .fresh").first).to_be_attached()


def test_the_score_table_is_printed_on_the_board(visit: Open) -> None:
    page = settled(visit)
    told = page.locator(".scores text").all_text_contents()
    assert told == ["1", "2", "4", "7", "8", "5", "2"]  # of routes; then of places by merchandise
    facts = page.locator('[data-route][aria-label*="4 grey spaces, 7 points"]')
    expect(facts.first).to_be_attached()


def test_market_and_hand_are_different_things(visit: Open) -> None:
    page = settled(visit)
    stall = page.locator(".stall")
    expect(stall.get_by_role("heading", name="Market")).to_be_visible()
    expect(stall.locator(".slot")).to_have_count(5)
    assert "/" not in "".join(page.locator(".hand .notes").all_text_contents())


def test_a_large_window_gives_its_width_to_the_board(visit: Open) -> None:
    page = settled(visit, size=(2560, 1440))
    board, seats = (page.locator(f".table > .{part}").bounding_box() for part in ("board", "seats"))
    assert board
    assert seats
    assert board["width"] > 0.68 * 2560
    assert seats["height"] < 0.25 * 1440
    clipped = page.evaluate("document.querySelector('main.table').scrollHeight > innerHeight")
    assert not clipped


def test_the_screen_of_all_can_be_read_from_three_metres(house: People) -> None:
    screen = house.come("#/table", size=WALL)
    links = links_of(screen)
    screen.get_by_label("This screen is the board").check()
    screen.get_by_role("button", name="Create table").click()
    phones = sit_by_phone(house, screen, links)
    for phone in phones:
        phone.get_by_label("I am ready").check()
    screen.get_by_role("button", name="Begin the game").click()
    line = screen.locator("p.status")
    expect(line).to_contain_text("still choosing contracts")
    for part in ("p.status", ".seats .called", ".seats .count b", ".log li"):
        size = screen.locator(part).first.evaluate(
            "(each) => parseFloat(getComputedStyle(each).fontSize)"
        )
        assert size >= 0.0125 * WALL[0], part


def test_what_can_be_worked_out_is_told_only_to_those_who_count_cards(visit: Open) -> None:
    page = settled(visit)
    hand = page.locator(".seats .count:nth-child(2)").last
    expect(hand).to_have_attribute("title", re.compile("cards in hand"))
    assert "worked out" not in (hand.get_attribute("title") or "")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Card counter")).not_to_be_checked()
