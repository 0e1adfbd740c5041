"""Nothing is ever out of reach: 40 windows, each way to meet the table, at every zoom."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Open
from tests.browser.people import (
    WALL,
    People,
    begin_game,
    choose_contracts,
    make_table,
    menu,
    play_all,
    sit_down,
)
from tests.browser.play import FINAL, SPEAK, begin, finish, play_on
from tests.browser.test_screen import links_of, sit_by_phone

REACH = (Path(__file__).parent / "reach.js").read_text(encoding="utf-8")
# Phones, tablets, windows on laptops and desktops (a maximised window is lower than its screen).
WINDOWS = (
    *((320, 500), (320, 568), (360, 640), (360, 740), (375, 667), (390, 664), (390, 844)),
    *((412, 915), (430, 932), (568, 320), (667, 375), (740, 360), (844, 390), (915, 412)),
    *((600, 960), (768, 1024), (820, 1180), (1024, 768), (1180, 820), (1024, 600), (1280, 577)),
    *((1280, 720), (1280, 800), (1366, 625), (1366, 768), (1440, 900), (1536, 730), (1600, 900)),
    *((1680, 1050), (1920, 937), (1920, 1080), (2560, 1080), (2560, 1440), (3440, 1440)),
    *((3840, 2160),),
)
# A zoom of 150 % shows a page as a window of two thirds does.
ZOOMED = tuple(
    (int(1366 * 100 / zoom), int(768 * 100 / zoom)) for zoom in (125, 150, 200, 300, 400)
)
SIZES = (*WINDOWS, *ZOOMED)
# For states that differ from others in little: each layout once, and windows that are tight.
FEW = (
    *((320, 568), (390, 664), (390, 844), (844, 390), (820, 1180)),
    *((1024, 600), (1366, 625), (1366, 768), (1920, 937), (455, 256)),
)
SCREENS = ((1024, 600), (1024, 768), (1280, 720), (1366, 768), (1920, 1080), (3840, 2160))
HANDHELDS = ((320, 568), (360, 640), (390, 844), (844, 390), (820, 1180))
# Nothing of a drawing is asked for below but what it covers, and painting it takes longest.
UNPAINTED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('svg { opacity: 0 !important }');
  document.adoptedStyleSheets.push(sheet);
}"""
OVERFLOW = "(each) => each.scrollHeight - each.clientHeight"
PANEL = ".sheet.raised, .lower"  # raised over a phone's lower part, with its cross
LANGUAGES = ("en", "nl", "de", "fr", "es", "it", "pl", "da", "fi")


def walk(
    page: Page, sizes: tuple[tuple[int, int], ...] = SIZES, raised: str = ":not(*)"
) -> dict[str, list[str]]:
    """What cannot be reached, by the size of the window; what is `raised` may cover the rest."""
    found = {}
    page.evaluate(UNPAINTED)
    page.mouse.move(0, 0)  # a route below the pointer tells of itself over the contracts
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)  # the page lays itself out anew
        if lost := page.evaluate(REACH, raised):
            found[f"{width}x{height}"] = lost
    return found


def local_game(visit: Open, players: int, language: str, rounds: int, **more: Any) -> Page:
    page = visit(
        settings={"language": language}, **more, seats=("person", *["apprentice"] * (players - 1))
    )
    begin(page)
    play_on(page, rounds)
    page.keyboard.press("Escape")  # a chosen route tells of itself over the cards
    return page


def test_piles_that_one_draws_from_are_as_large_as_buttons(visit: Open) -> None:
    page = local_game(visit, 2, "en", 1)
    for pile in ("deck", "contracts"):
        box = page.get_by_role("button").filter(has=page.locator(f"[data-anchor={pile}]"))
        place = box.bounding_box()
        assert place
        assert place["width"] >= 40


def test_there_are_forty_sizes() -> None:
    assert len(set(SIZES)) == 40


def test_what_is_lost_is_noticed(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 300, "height": 200})
    page.set_content(
        """<div style="height: 50px; overflow: hidden"><p>a</p><button>below</button></div>
        <div style="height: 50px; overflow: auto"><p>a</p><button>scrolled to</button>
          <button style="position: absolute; left: -200px">before the start</button></div>
        <p style="width: 40px; overflow: hidden; white-space: nowrap">a long figure</p>
        <div style="position: relative"><button>under</button>
          <div style="position: absolute; inset: 0; background: red"></div></div>
        <button style="margin-left: 280px">outside</button>
        <div style="position: relative"><p class="count"><b aria-hidden="true">16</b></p>
          <div class="lid" style="position: absolute; inset: 0; background: red"></div></div>
        <div style="clip-path: inset(50%)"><p>for listeners</p></div>
        <div style="height: 900px"></div><button>far down the page</button>"""
    )
    assert 'covered: b. "16"' not in page.evaluate(REACH, ".lid")
    found = [line.split(": ")[0] + line.split(".")[1] for line in page.evaluate(REACH)]
    page.close()
    assert found == [
        'out of reach "below"',
        'out of reach "before the start"',
        'cut short "a long figure"',
        'covered "under"',
        'out of reach "outside"',
        'covered "16"',
    ]


@pytest.mark.parametrize(
    ("players", "language", "rounds"), [(2, "en", 1), (3, "de", 3), (4, "fi", 6), (4, "pl", 0)]
)
def test_a_game_on_this_device(visit: Open, players: int, language: str, rounds: int) -> None:
    assert walk(local_game(visit, players, language, rounds)) == {}


def test_six_contracts(visit: Open) -> None:
    page = local_game(visit, 4, "fr", 0)
    page.keyboard.press("3")
    for _ in range(60):
        if page.locator(".contracts li").count() >= 6 or page.locator("section.final").count():
            break
        for key in ("c", "3", "d", "d"):
            page.keyboard.press(key)
    assert page.locator(".contracts li").count() >= 6
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".table > .contracts .ends:visible")).to_have_count(6)  # by name
    assert walk(page) == {}
    for width, height in ((1366, 625), (1366, 768), (1440, 900), (1920, 937)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        assert page.locator("main.table").evaluate(OVERFLOW) <= 0, (width, height)


# As if every other seat had claimed the route with the longest names.
LONG_CLAIMS = """() => {
  const rows = [...document.querySelectorAll('.since li')];
  const own = document.querySelector('.since').classList[1];
  for (const row of rows) {
    row.querySelectorAll('.deed').forEach((deed) => deed.remove());
    const ends = `<span class="ends ${own}">Korenmetershuisje &ndash; Jan Roodenpoortstoren</span>`;
    row.insertAdjacentHTML('beforeend', `<span class="deed ${own}">${ends} <b>+4</b></span>`);
  }
  return rows.length;
}"""


@pytest.mark.parametrize("language", ["en", "de", "fi"])
def test_what_three_others_did_fits_beside_the_board(visit: Open, language: str) -> None:
    page = local_game(visit, 4, language, 0)
    page.keyboard.press("3")
    page.wait_for_selector(".status.mine")
    for _ in range(2):
        page.keyboard.press("d")
    page.wait_for_selector(".since li:nth-child(3)")
    for width, height in ((1366, 768), (1440, 900), (1920, 937), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(LONG_CLAIMS) == 3
        page.wait_for_timeout(60)
        over = page.locator("section.dock").evaluate(OVERFLOW)
        assert over <= 1, (width, height)


def test_contracts_on_offer(visit: Open) -> None:
    """One's own stay in sight on a laptop: they decide which of the new ones fit."""
    page = local_game(visit, 4, "fi", 0)
    page.keyboard.press("3")
    page.wait_for_selector(".status.mine")
    page.keyboard.press("c")
    page.wait_for_selector("section.dock.offered")
    expect(page.locator(".contracts li").first).to_be_visible()
    assert walk(page) == {}


def test_every_language(visit: Open) -> None:
    page = local_game(visit, 4, "en", 2, color_scheme="dark")
    sizes = ((320, 500), (390, 664), (844, 390), (1024, 600), (1366, 625))
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        page.reload()
        page.wait_for_selector(".room")
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert walk(page, sizes) == {}, language


def test_by_touch(visit: Open) -> None:
    page = local_game(visit, 4, "fi", 1, has_touch=True, is_mobile=True)
    assert page.evaluate("matchMedia('(pointer: coarse)').matches")
    assert walk(page, FEW) == {}


def test_a_turn_step_by_step(visit: Open) -> None:
    """A question, a route, payments, the coach and every panel; each may cover what it is for."""
    page = visit(
        settings={"language": "fi", "askPayment": True, "confirmAll": True},
        seats=("person", *["apprentice"] * 3),
    )
    begin(page)
    page.locator("section.dock.offered").wait_for()
    for _ in range(2):  # the second time is the yes
        page.keyboard.press("3")
    page.locator(".slot.can").first.wait_for()
    assert page.locator("[data-route].payable").count()
    steps = (
        ("d", ".dock p + div .primary", ":not(*)"),
        ("n", "[data-lifted]", ":not(*)"),
        ("Enter", ".payments", ".payments"),
        ("h", ".coach .next", ".coach"),
        ("?", "dialog[open]", "dialog"),
        ("/", ".side input", PANEL),
        ("p", ".places[aria-pressed=true]", PANEL),
    )
    for key, sign, over in steps:
        page.set_viewport_size({"width": 1366, "height": 768})
        page.keyboard.press(key)
        expect(page.locator(sign).first).to_be_attached()
        assert walk(page, FEW, over) == {}, key
        if key != "n":  # the next one pays for it
            page.keyboard.press("Escape")


@pytest.mark.parametrize(("players", "language"), [(2, "nl"), (3, "de"), (4, "es")])
def test_the_end(visit: Open, players: int, language: str) -> None:
    page = local_game(visit, players, language, 0)
    finish(page)
    page.keyboard.press("Escape")  # as above
    assert walk(page, FEW if players == 3 else SIZES) == {}
    page.locator("button.share").click()
    page.locator("dialog .picture").wait_for()
    assert walk(page, FEW, "dialog") == {}


@pytest.mark.parametrize(("language", "sizes"), [("it", SIZES), ("fi", FEW)])
def test_the_lesson(visit: Open, language: str, sizes: tuple[tuple[int, int], ...]) -> None:
    page = visit("#/learn", settings={"language": language})
    page.locator("main button").first.click()
    page.locator(".offered .keep").wait_for()
    assert walk(page, sizes, ".offered") == {}  # one chooses before there is anything to draw
    for keys in ("3", ("n", "Enter", "Enter"), "d", "d", ("c", "3")):
        said = page.locator(".teacher").inner_text()
        for key in keys:
            page.keyboard.press(key)
            page.wait_for_timeout(100)
        page.keyboard.press("Escape")
        if keys != "d":
            expect(page.locator(".teacher")).not_to_have_text(said)
        assert walk(page, FEW) == {}, keys


def test_a_replay(visit: Open) -> None:
    page = local_game(visit, 3, "en", 0)
    finish(page)
    page.evaluate("location.hash = '#/'")
    page.locator("a.button[href*='replay/']").first.click()
    page.wait_for_selector(".room")
    assert walk(page) == {}


def test_online_and_watching(people: People) -> None:
    anna, link = make_table(people, "open", "apprentice", "apprentice")
    ben, watcher = people.come(link), people.come(link)
    sit_down(ben, "Ben")
    assert (walk(anna), walk(watcher)) == ({}, {})  # in the lobby
    begin_game(anna, ben)
    choose_contracts(anna, ben)
    watcher.wait_for_selector(".room")
    assert (walk(anna), walk(watcher)) == ({}, {})
    play_all([anna, ben], 2)
    anna.keyboard.press("Escape")
    assert walk(anna, FEW) == {}, "in play"
    look_into_drawers(anna)
    play_to_the_end(anna, ben)
    assert (walk(anna, FEW), walk(watcher, FEW)) == ({}, {}), "the end"


def look_into_drawers(page: Page) -> None:
    """What opens over a table stays in reach in a window that changes its size meanwhile."""
    for name in ("Table menu", "Chat", "Leave the table"):
        page.set_viewport_size({"width": 1366, "height": 768})
        page.get_by_role("button", name=name).click()
        page.locator("dialog[open]").wait_for()
        assert walk(page, FEW, "dialog") == {}, name
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


def play_to_the_end(*pages: Page) -> None:
    for page in pages:
        page.set_viewport_size({"width": 1366, "height": 768})
        menu(page, "Let a bot play for me")
    for page in pages:
        page.locator(f"{FINAL} .verdict").wait_for(timeout=60_000)


def test_a_screen_of_all_and_the_phones_beside_it(house: People) -> None:
    screen = house.come("#/table", size=WALL)
    links = links_of(screen)
    screen.get_by_label("This screen is the board").check()
    screen.get_by_label("Seats").select_option("4")
    for seat in (3, 4):
        screen.get_by_label(f"Seat {seat}").select_option("apprentice")
    screen.get_by_role("button", name="Create table").click()
    expect(screen.get_by_alt_text("The link as a QR code")).to_be_visible()
    assert walk(screen, SCREENS) == {}, "before the game"
    phones = sit_by_phone(house, screen, links)
    assert walk(phones[0], HANDHELDS) == {}, "a phone before the game"
    screen.set_viewport_size({"width": WALL[0], "height": WALL[1]})
    begin_game(*phones)
    phones[0].locator(".offered .keep").wait_for()
    assert walk(phones[0], HANDHELDS) == {}, "contracts on offer"
    choose_contracts(*phones)
    play_all(phones, 3)
    for phone in phones:
        phone.keyboard.press("Escape")
    assert (walk(screen, SCREENS), walk(phones[0], HANDHELDS)) == ({}, {}), "in play"
    play_to_the_end(*phones)
    screen.locator(f"{FINAL} .verdict").wait_for()
    assert (walk(screen, SCREENS), walk(phones[0], HANDHELDS)) == ({}, {}), "the end"
