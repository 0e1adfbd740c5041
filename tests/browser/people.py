"""People at a table on a server, each with a browser of their own."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Browser, BrowserContext, Page, expect

from damrak.i18n.json_types import Json, JsonObject
from tests.browser.play import FINAL, KEYS

# What browsers say of a header of the server that counts over https only.
PLAIN_HTTP = "Cross-Origin-Opener-Policy"
QUICK = {"speed": 0, "sound": False, "motion": "reduced"}
PHONE = (390, 844)
LAPTOP = (1366, 768)
WALL = (1920, 1080)


class People:
    """Browsers of several people; whatever complains in one of them is kept."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self.address = browser, address
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def come(
        self,
        place: str = "",
        size: tuple[int, int] = LAPTOP,
        *,
        touch: bool = False,
        **settings: Json,
    ) -> Page:
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            service_workers="block",
            has_touch=touch,
            is_mobile=touch,
        )
        self.contexts.append(context)
        kept = json.dumps({**QUICK, **settings})
        context.add_init_script(f"localStorage['damrak-settings'] ??= {kept!r}")
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self._note(message.type, message.text))
        page.goto(place if place.startswith("http") else self.address + place)
        return page

    def _note(self, kind: str, text: str) -> None:
        expected = any(each in text for each in ("WebSocket", PLAIN_HTTP))
        if "Content Security Policy" in text or (kind == "error" and not expected):
            self.complaints.append(text)


def make_table(people: People, *others: str, **more: Json) -> tuple[Page, str]:
    """A table with its owner in the first seat; the page, and the link of its invitation."""
    page = people.come("#/table", **more)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Seats").select_option(str(1 + len(others)))
    for place, kind in enumerate(others):
        page.get_by_label(f"Seat {place + 2}").select_option(kind)
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url(re.compile(r"#/table/\w+"))
    link = page.get_by_label("Anyone with this link").input_value()
    return page, link


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_label("I am ready")).to_be_visible()


def begin_game(*pages: Page) -> None:
    """Everybody is ready, the first one begins, and the table is there."""
    for page in pages:
        page.get_by_label("I am ready").check()
    pages[0].get_by_role("button", name="Begin the game").click()
    for page in pages:
        page.wait_for_selector(".room")


def two_at_a_table(people: People, **more: Json) -> tuple[Page, Page]:
    """Anna and Ben in a game that has just begun."""
    anna, link = make_table(people, "open", **more)
    ben = people.come(link, **more)
    sit_down(ben, "Ben")
    begin_game(anna, ben)
    return anna, ben


def choose_contracts(*pages: Page) -> None:
    for page in pages:
        page.get_by_role("button", name=re.compile("^Keep both")).click()
    for page in pages:
        expect(page.get_by_role("button", name=re.compile("^Keep both"))).to_have_count(0)


def menu(page: Page, name: str) -> None:
    """Do something of the menu of the table."""
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog", name="Table menu").get_by_role("button", name=name).click()


def command(page: Page, wish: JsonObject) -> None:
    """Have something done at the table of a page by what its browser holds."""
    page.evaluate(
        """async (wish) => {
          const [keys] = JSON.parse(localStorage.getItem('damrak-tables'));
          const tokens = [...keys.seats, keys.owner, keys.invite].filter(Boolean).join(',');
          const headers = {'content-type': 'application/json', authorization: `Bearer ${tokens}`};
          const body = JSON.stringify({id: crypto.randomUUID(), ...wish});
          const path = `api/tables/${keys.code}/commands`;
          const answer = await fetch(path, {method: 'POST', headers, body});
          if (!answer.ok) throw new Error(await answer.text());
        }""",
        wish,
    )


def play_all(pages: list[Page], rounds: int) -> bool:
    for _ in range(rounds):
        for page in pages:
            for key in KEYS:
                page.keyboard.press(key)
        if pages[0].locator(FINAL).count():
            return True
    return False


def whose_turn(*pages: Page) -> Page:
    """The page of the one who may act."""
    for _ in range(100):
        for page in pages:
            if page.locator(".status.mine").count():
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody's turn")
