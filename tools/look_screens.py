"""The screens that `make look` shows: how to come to each, without a word of any language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Browser, BrowserContext, Page, StorageState

from tests.browser.people import (
    People,
    begin_game,
    choose_contracts,
    make_table,
    two_at_a_table,
    whose_turn,
)
from tests.browser.play import FINAL, begin, finish, seat
from tests.browser.programs import HOUSE

REVIEWED = 120_000  # milliseconds that the master may take for a whole game
USUAL = ("laptop", "phone")
EVERYWHERE, WALLS = (*USUAL, "wall"), ("wall",)


@dataclass(frozen=True)
class Prepared:
    """Games and tables that all languages look at, made once."""

    address: str
    offer: str
    turn: str
    final: str
    lesson: str
    invitation: str
    online: str
    lobby: str
    screen: str
    kept: dict[str, StorageState]  # what the browser of each of them keeps


Go = Callable[[Page, Prepared], None]


@dataclass(frozen=True)
class Screen:
    """A screen, how to come to it, whether all of a long page is shown, in whose browser."""

    name: str
    title: str
    go: Go
    whole: bool = False
    keeps: str = "player"
    sizes: tuple[str, ...] = USUAL


def prepare(browser: Browser, address: str) -> Prepared:
    """Play games to different moments, and open tables."""
    people = People(browser, address)
    page = people.come(askPayment=True)
    offer = _new_game(page, address, "apprentice", "porter")
    turn = _new_game(page, address, "apprentice", "porter")
    page.keyboard.press("3")
    _until_there_are_two_ways_to_pay(page)
    final = _new_game(page, address, "porter")
    finish(page)
    lesson = _lesson_to_the_end(page, address)
    owner, invitation = make_table(people, "open", "porter")
    anna = _talk(people)
    house = People(browser, address.replace("127.0.0.1", HOUSE))
    lobby, _ = make_table(house, "open", "porter")
    screen, _ = make_table(house, "porter")
    begin_game(screen)
    pages = {"player": page, "owner": owner, "anna": anna, "lobby": lobby, "screen": screen}
    kept = {name: _kept(each.context) for name, each in pages.items()}
    urls = (offer, turn, final, lesson, invitation, anna.url, _as_screen(lobby), _as_screen(screen))
    for context in (*people.contexts, *house.contexts):
        context.close()
    return Prepared(address, *urls, kept)


def _lesson_to_the_end(page: Page, address: str) -> str:
    page.goto(f"{address}#/learn")
    page.locator("main button.primary").first.click()
    page.locator("section.dock.offered").wait_for()
    page.keyboard.press("3")
    for _ in range(100):  # its opponent lets everybody win who claims what can be paid
        for key in ("n", "Enter", "Enter", "1", "d", "d"):
            page.keyboard.press(key)
        if page.locator(FINAL).count():
            return page.url
    raise RuntimeError("the lesson came to no end")


def _talk(people: People) -> Page:
    """The page of somebody at a table online, to whom the other has said something."""
    anna, ben = two_at_a_table(people)
    choose_contracts(anna, ben)
    whose_turn(anna, ben)
    ben.get_by_role("button", name="Chat").click()
    ben.get_by_label("Say something").fill("Damrak!")
    ben.get_by_role("button", name="Send").click()
    anna.get_by_role("button", name="Chat (1)").wait_for()
    return anna


def _as_screen(page: Page) -> str:
    """The address at which a table is shown on a shared screen."""
    return f"{page.url.partition('?')[0]}?screen=1"


def _kept(context: BrowserContext) -> StorageState:
    return context.storage_state(indexed_db=True)


def _new_game(page: Page, address: str, *others: str) -> str:
    """The address of a new game against these bots."""
    page.goto(address)
    seat(page, "person", *others)
    begin(page)
    page.locator("section.dock.offered").wait_for()
    page.wait_for_timeout(500)  # it is being kept
    return page.url


def _until_there_are_two_ways_to_pay(page: Page) -> None:
    """Claim or draw on every turn, until the table asks how to pay."""
    for _ in range(20):
        page.locator("p.status.mine").wait_for()
        page.wait_for_timeout(300)
        for key in ("n", "Enter"):
            page.keyboard.press(key)
        page.wait_for_timeout(300)
        if page.locator(".payments").count():
            page.keyboard.press("Escape")
            return
        for key in ("d", "d"):
            page.keyboard.press(key)
        page.wait_for_timeout(300)
    raise RuntimeError("no route could be paid for in two ways")


def _open(place: str) -> Go:
    def go(page: Page, prepared: Prepared) -> None:
        page.goto(prepared.address + place)
        page.wait_for_selector("h1")
        page.wait_for_timeout(400)

    return go


def _game(name: str, *keys: str) -> Go:
    """A prepared game, after these keys."""

    def go(page: Page, prepared: Prepared) -> None:
        page.goto(getattr(prepared, name))
        page.wait_for_selector(".room")
        page.wait_for_timeout(600)
        page.mouse.move(2, 2)
        for key in keys:
            page.keyboard.press(key)
            page.wait_for_timeout(300)

    return go


def _clicked(go_first: Go, selector: str, wait: str = "") -> Go:
    def go(page: Page, prepared: Prepared) -> None:
        go_first(page, prepared)
        page.locator(selector).first.click(force=True)
        if wait:
            page.wait_for_selector(wait)
        page.wait_for_timeout(300)

    return go


def _hint(page: Page, prepared: Prepared) -> None:
    _game("turn", "h")(page, prepared)
    page.wait_for_selector(".hint [role=status]:not(:empty), .coach [role=status]:not(:empty)")
    page.wait_for_timeout(1500)


def _typed(text: str) -> Go:
    """Something typed at the table that is refused."""

    def go(page: Page, prepared: Prepared) -> None:
        _game("turn", "/")(page, prepared)
        page.locator(".command input, form input[type=text], form input").first.fill(text)
        page.keyboard.press("Enter")
        page.wait_for_timeout(400)

    return go


def _lesson(*keys: str) -> Go:
    """The lesson, begun and played by these keys."""

    def go(page: Page, prepared: Prepared) -> None:
        _open("#/learn")(page, prepared)
        page.locator("main button.primary").first.click()
        page.wait_for_selector(".teacher")
        page.wait_for_timeout(800)
        for key in keys:
            page.keyboard.press(key)
            page.wait_for_timeout(700)

    return go


def _set_at_the_table(page: Page, prepared: Prepared) -> None:
    _game("turn")(page, prepared)
    page.locator(".roomy button").nth(1).click()
    page.wait_for_selector("dialog[open]")


def _at_table(button: int, wait: str) -> Go:
    """A table online, after one of the buttons of its bar."""

    def go(page: Page, prepared: Prepared) -> None:
        _game("online")(page, prepared)
        page.locator(".doing button").nth(button).click()
        page.wait_for_selector(f"dialog[open] {wait}")

    return go


def _screen(name: str, wait: str) -> Go:
    def go(page: Page, prepared: Prepared) -> None:
        page.goto(getattr(prepared, name))
        page.wait_for_selector(wait)
        page.wait_for_timeout(600)

    return go


def _code(page: Page, prepared: Prepared) -> None:
    """A code that belongs to no table."""
    _open("#/")(page, prepared)
    page.locator("input[maxlength='16']").fill("ABCDEFGH")
    page.locator("input[maxlength='16']").press("Enter")
    page.locator("[role=alert]").wait_for()


def _invited(page: Page, prepared: Prepared) -> None:
    page.goto(prepared.invitation)
    page.wait_for_selector(".columns")
    page.wait_for_timeout(600)


def _replay(page: Page, prepared: Prepared) -> None:
    page.goto(prepared.final.replace("#/play/", "#/replay/"))
    page.wait_for_selector(".room")
    page.wait_for_timeout(600)


def _review(page: Page, prepared: Prepared) -> None:
    page.goto(prepared.final.replace("#/play/", "#/review/"))
    page.wait_for_selector(".told table", timeout=REVIEWED)
    page.wait_for_timeout(600)


def _own_games(page: Page, prepared: Prepared) -> None:
    _open("#/review")(page, prepared)
    page.locator(".work button").click()
    page.wait_for_selector(".told", timeout=REVIEWED)
    page.locator("summary").click()
    page.wait_for_timeout(300)


SETTINGS = "header nav button"
SCREENS = (
    Screen("first-page", "The first page", _open("#/"), whole=True, sizes=EVERYWHERE),
    Screen("setup", "Who sits where", _clicked(_open("#/"), "form details summary"), whole=True),
    Screen("settings", "Settings", _clicked(_open("#/rules"), SETTINGS, "dialog[open]")),
    Screen("offer", "Contracts are offered", _game("offer")),
    Screen("turn", "The table on one's turn", _game("turn"), sizes=EVERYWHERE),
    Screen("table-settings", "Settings at the table", _set_at_the_table),
    Screen("payment", "A payment", _game("turn", "n", "Enter")),
    Screen("hint", "A hint", _hint),
    Screen("refusal", "A route that cannot be claimed", _typed("claim dam oost-indisch-huis")),
    Screen("unclear", "A typed move that is not clear", _typed("xyz")),
    Screen("log", "What happened", _game("turn", "l")),
    Screen("end", "The end", _game("final"), sizes=EVERYWHERE),
    Screen("learn", "The lesson: before", _open("#/learn"), whole=True),
    Screen("learn-contracts", "The lesson: contracts", _lesson()),
    Screen("learn-claim", "The lesson: the first route", _lesson("3")),
    Screen("learn-draw", "The lesson: drawing cards", _lesson("3", "n", "Enter", "Enter")),
    Screen("learn-way", "The lesson: on one's own", _lesson("3", "n", "Enter", "Enter", "d", "d")),
    Screen("learn-end", "The lesson: its end", _game("lesson")),
    Screen("rules", "The rules", _open("#/rules"), whole=True),
    Screen("online", "A new table online", _open("#/table"), whole=True),
    Screen("lobby", "The lobby, as its owner sees it", _invited, whole=True, keeps="owner"),
    Screen("invited", "The lobby, as a guest sees it", _invited, whole=True),
    Screen("online-table", "A table online, with chat", _at_table(-2, "li strong"), keeps="anna"),
    Screen("online-menu", "The menu of a table", _at_table(-1, "button"), keeps="anna"),
    Screen("screen-lobby", "A shared screen", _screen("lobby", "h1"), keeps="lobby", sizes=WALLS),
    Screen(
        "screen",
        "A shared screen in a game",
        _screen("screen", ".room"),
        keeps="screen",
        sizes=WALLS,
    ),
    Screen("wrong-code", "A code of no table", _code),
    Screen("replay-list", "Games to look at again", _open("#/replay"), whole=True),
    Screen("replay", "A game looked at again", _replay),
    Screen("review", "The review", _review, whole=True),
    Screen("own-games", "One's own games", _own_games, whole=True),
    Screen("lost", "No such page", _open("#/nowhere")),
)
