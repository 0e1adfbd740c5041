"""One screen for all that shows the board, and phones that hold the hands."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Request, expect

from damrak.i18n.json_types import JsonObject
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
)

HIDDEN = ("hand", "contracts", "offer")


def links_of(page: Page) -> list[str]:
    """The links that a page has drawn as codes from now on, as a camera would read them."""
    links: list[str] = []

    def note(request: Request) -> None:
        if request.url.endswith("/api/qr"):
            links.append(json.loads(request.post_data or "")["link"])

    page.on("request", note)
    return links


def listen(page: Page) -> None:
    """Keep what comes to a page by its socket, from the next load on."""
    page.add_init_script(
        """window.heard = [];
        const Plain = WebSocket;
        window.WebSocket = class extends Plain {
          constructor(...given) {
            super(...given);
            this.addEventListener('message', ({data}) => heard.push(JSON.parse(data)));
          }
        };"""
    )


def views(page: Page) -> list[JsonObject]:
    """The views among them."""
    found: list[JsonObject] = page.evaluate(
        "heard.filter((each) => each.hands).flatMap((each) => each.hands.map((hand) => hand.view))"
    )
    return found


def code_on(links: list[str], page: Page) -> str:
    for _ in range(100):
        if links:
            return links[-1]
        page.wait_for_timeout(100)
    raise AssertionError("no code was drawn")


def sit_by_phone(people: People, screen: Page, links: list[str]) -> list[Page]:
    """Anna and Ben read the code on the screen and sit down; their phones."""
    phones = []
    for name in ("Anna", "Ben"):
        phone = people.come(code_on(links, screen), size=PHONE)
        sit_down(phone, name)
        expect(screen.locator("strong", has_text=name)).to_be_visible()
        phones.append(phone)
    return phones


def test_a_family_plays_at_a_screen_with_phones(house: People) -> None:
    screen = house.come("#/table", size=WALL)
    listen(screen)
    screen.reload()
    links = links_of(screen)
    screen.get_by_label("This screen is the board").check()
    screen.get_by_role("button", name="Create table").click()
    expect(screen.get_by_role("heading", name="Scan this code to sit down")).to_be_visible()
    phones = sit_by_phone(house, screen, links)
    phones[0].get_by_text("turquoise anchor", exact=True).click()
    expect(screen.get_by_text("turquoise anchor", exact=True)).to_have_count(1)
    expect(screen.get_by_alt_text("The link as a QR code")).to_have_count(0)  # all have come
    for phone in phones:
        phone.get_by_label("I am ready").check()
    screen.get_by_role("button", name="Begin the game").click()
    choose_contracts(*phones)
    play_all(phones, 3)
    for part in (".hand", ".contracts:visible", ".dock button"):
        expect(screen.locator(f".table > {part}")).to_have_count(0)
    expect(screen.locator(".slot").first).to_have_css("opacity", "1")  # nothing steps back here
    seen = views(screen)
    assert seen, "the screen follows the game"
    for view in seen:
        assert view["viewer"] is None
        assert not any(view[hidden] for hidden in HIDDEN)
    before = screen.locator("section.log li").count()
    play_all(phones, 2)
    expect(screen.locator("section.log li").nth(before)).to_be_visible()
    for part in (".bar .command", ".bar .places", ".board .buttons"):  # for nobody at a wall
        expect(screen.locator(f".table > {part}")).to_be_hidden()
    words = screen.locator(".table > .bar small:visible")
    assert not words.evaluate_all(
        "(all) => all.some((each) => each.scrollWidth > each.clientWidth)"
    )
    for phone in phones:  # the hand before the board
        hand, board = (
            phone.locator(f".table > .{part}").bounding_box() for part in ("hand", "board")
        )
        assert hand is not None
        assert board is not None
        assert hand["y"] + hand["height"] <= board["y"] + 1


def test_a_seat_that_is_at_the_screen_is_fetched_by_a_phone(house: People) -> None:
    screen, _ = make_table(house, "porter", size=WALL)
    begin_game(screen)
    screen.wait_for_selector(".table > .hand")
    links = links_of(screen)
    screen.get_by_role("button", name="Table menu").click()
    screen.get_by_role("link", name="Use this screen as the board").click()
    expect(screen.get_by_role("heading", name="Anna, scan this code")).to_be_visible()
    expect(screen.locator(".table > .hand")).to_have_count(0)
    phone = house.come(code_on(links, screen), size=PHONE)
    phone.wait_for_selector(".table > .hand")
    expect(screen.get_by_role("heading", name="Anna, scan this code")).to_have_count(0)
    screen.get_by_role("link", name="No longer the board").click()
    expect(screen.get_by_role("button", name="Table menu")).to_be_visible()
    expect(screen.locator(".table > .hand")).to_have_count(0)
    menu(phone, "Pause")
    expect(screen.get_by_text("Anna paused the game.")).to_be_visible()
