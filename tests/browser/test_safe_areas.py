"""Phones with a camera in the screen, round corners and a bar: nothing lies beneath them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.people import People, begin_game, choose_contracts, make_table, menu
from tests.browser.play import FINAL, begin, finish, play_on

# Top, right, bottom and left, as a phone gives them upright and on its side; one side more.
PHONES = [((390, 844), (59, 12, 34, 0)), ((844, 390), (0, 59, 21, 47))]
SET = """([top, right, bottom, left]) => {
  const edges = Object.entries({ top, right, bottom, left });
  for (const [edge, width] of edges)
    document.documentElement.style.setProperty(`--safe-${edge}`, `${width}px`);
}"""
# Controls and texts that stay under an edge, however far one scrolls.
UNDER = """([top, right, bottom, left]) => {
  const written = (each) => [...each.childNodes]
    .some((node) => node.nodeType === 3 && node.textContent.trim());
  const controls = 'a, button, input, select, summary, [role=button]';
  const seen = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !each.closest('.unseen, .skip, [aria-hidden=true], option, title, head');
  const under = (each) => {
    each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = each.getBoundingClientRect();
    return box.width > 0 && (box.left < left || box.right > innerWidth - right
      || box.top < top || box.bottom > innerHeight - bottom) && box.height < innerHeight / 2;
  };
  return [...document.querySelectorAll('body *')]
    .filter((each) => (each.matches(controls) || written(each)) && seen(each) && under(each))
    .map((each) => each.outerHTML.slice(0, 160));
}"""
Edges = tuple[int, int, int, int]


@pytest.fixture(params=PHONES, ids=["upright", "on its side"])
def phone(request: pytest.FixtureRequest) -> tuple[tuple[int, int], Edges]:
    found: tuple[tuple[int, int], Edges] = request.param
    return found


def under(page: Page, edges: Edges) -> list[str]:
    page.evaluate(SET, edges)
    page.wait_for_timeout(300)
    found: list[str] = page.evaluate(UNDER, edges)
    return found


def test_pages_keep_within_the_safe_area(visit: Open, phone: tuple[tuple[int, int], Edges]) -> None:
    size, edges = phone
    page = visit(size=size, has_touch=True, is_mobile=True)
    for place in ("#/", "#/rules", "#/replay", "#/learn"):
        page.goto(f"{page.url.split('#')[0]}{place}")
        page.reload()
        page.wait_for_selector("h1")
        assert under(page, edges) == [], place
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    assert under(page, edges) == [], "settings"


def test_a_game_keeps_within_the_safe_area(
    visit: Open, phone: tuple[tuple[int, int], Edges]
) -> None:
    size, edges = phone
    page = visit(
        size=size,
        has_touch=True,
        is_mobile=True,
        settings={"confirmAll": False},
        seats=("person", "apprentice"),
    )
    begin(page)
    expect(page.locator("section.dock.offered")).to_be_visible()
    assert under(page, edges) == [], "at set-up"
    play_on(page, 2)
    assert under(page, edges) == [], "in play"
    finish(page)
    assert under(page, edges) == [], "the end"
    page.get_by_role("link", name="Watch the game").click()
    page.wait_for_selector("output")
    assert under(page, edges) == [], "the replay"
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Check that it was fair").click()
    expect(page.get_by_text("The record is valid.")).to_be_visible()
    assert under(page, edges) == [], "the proof"


def test_a_table_on_a_server_keeps_within_the_safe_area(
    people: People, phone: tuple[tuple[int, int], Edges]
) -> None:
    size, edges = phone
    page, _ = make_table(people, "apprentice", size=size)
    assert under(page, edges) == [], "the lobby"
    code = page.url.split("#")[1].split("?")[0]
    begin_game(page)
    choose_contracts(page)
    assert under(page, edges) == [], "in play"
    page.get_by_role("button", name="Table menu").click()
    assert under(page, edges) == [], "the menu"
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="Chat").click()
    assert under(page, edges) == [], "the chat"
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    menu(page, "Let a bot play for me")
    page.locator(FINAL).wait_for(timeout=60_000)
    assert under(page, edges) == [], "the end"
    page.goto(f"{people.address}#{code}?screen=1")
    page.locator(FINAL).wait_for()
    assert under(page, edges) == [], "the screen of all"
