"""Tables on a server: people, a spectator, a broken line."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import QUICK
from tests.browser.play import FINAL, KEYS
from tests.browser.site import build_client


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """`damrak serve` with the built client, as people start it."""
    build_client()
    database = tmp_path_factory.mktemp("tables") / "games.db"
    command = [sys.executable, "-m", "damrak", "serve", "--port", "0", "--database", str(database)]
    command += ["--set", "bot-delay-ms=0", "--set", f"web={build_client()}"]
    environment = {**os.environ, "COLUMNS": "300"}
    root = Path(__file__).parent.parent.parent
    process = subprocess.Popen(
        command,
        cwd=root,
        env=environment,
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
    )
    assert process.stderr
    address = next(
        found[0] for line in process.stderr if (found := re.findall(r"http://\S+", line))
    )
    yield address
    process.terminate()
    process.communicate(timeout=20)


class People:
    """Browsers of several people; whatever complains in one of them is kept."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self.address = browser, address
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def come(self, place: str = "") -> Page:
        context = self._browser.new_context(
            viewport={"width": 1366, "height": 768}, service_workers="block"
        )
        self.contexts.append(context)
        kept = str(QUICK).replace("False", "false").replace("'", '"')
        context.add_init_script(f"localStorage['damrak-settings'] ??= {kept!r}")
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self._note(message.type, message.text))
        page.goto(place if place.startswith("http") else self.address + place)
        return page

    def _note(self, kind: str, text: str) -> None:
        if "Content Security Policy" in text or (kind == "error" and "WebSocket" not in text):
            self.complaints.append(text)


@pytest.fixture
def people(browser: Browser, server: str) -> Iterator[People]:
    people = People(browser, server)
    yield people
    for context in people.contexts:
        context.close()
    assert people.complaints == []


def make_table(people: People, *others: str) -> tuple[Page, str]:
    """A table with its owner in the first seat; the page, and the link of its invitation."""
    page = people.come("#/table")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Seats").select_option(str(1 + len(others)))
    for place, kind in enumerate(others):
        page.get_by_label(f"Seat {place + 2}").select_option(kind)
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(re.compile(r"#/table/\w+"))
    link = page.get_by_label("Whoever has this link").input_value()
    expect(page.get_by_alt_text("The link as a QR code")).to_be_visible()
    return page, link


def play_all(pages: list[Page], rounds: int) -> bool:
    for _ in range(rounds):
        for page in pages:
            for key in KEYS:
                page.keyboard.press(key)
        if pages[0].locator(FINAL).count():
            return True
    return False


def test_two_people_a_bot_and_a_spectator(people: People) -> None:
    anna, link = make_table(people, "open", "carter")
    ben = people.come(link)
    expect(ben).to_have_url(re.compile(r"#/table/\w+$"))  # the secret has left the address
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    for page in (anna, ben):
        page.get_by_label("I am ready").check()
    watcher = people.come(link)
    anna.get_by_role("button", name="Begin the game").click()
    for page in (anna, ben, watcher):
        page.wait_for_selector(".room")
    assert watcher.locator(".table > .hand").count() == 0
    play_all([anna, ben], 3)
    anna.reload()
    anna.wait_for_selector(".room")
    ben.context.set_offline(True)
    play_all([anna], 2)
    ben.context.set_offline(False)
    anna.get_by_role("button", name="Chat").click()
    anna.get_by_label("Say something").fill("Hello <b>Ben</b>")
    anna.get_by_role("button", name="Say it").click()
    ben.get_by_role("button", name="Chat").click()
    expect(ben.get_by_text("Hello <b>Ben</b>")).to_be_visible()
    for page in (anna, ben):
        page.get_by_role("dialog", name="Chat").get_by_role("button", name="Close").click()
    assert play_all([anna, ben], 200)
    watcher.wait_for_selector(FINAL)
    ben.wait_for_selector(FINAL)
    with anna.expect_download() as saved:
        anna.get_by_role("button", name="Save the record").click()
    path = saved.value.path()
    done = subprocess.run(
        [sys.executable, "-m", "damrak", "verify", str(path)], capture_output=True, check=False
    )
    assert done.returncode == 0, done.stdout
    anna.get_by_role("button", name="Once more", exact=True).click()
    for page in (anna, ben):
        expect(page.locator(FINAL)).to_have_count(0)


def test_a_seat_moves_to_another_device(people: People) -> None:
    anna, _ = make_table(people, "porter")
    anna.get_by_label("I am ready").check()
    anna.get_by_role("button", name="Begin the game").click()
    anna.get_by_role("button", name="To another device").click()
    link = anna.get_by_label("Open this link").input_value()
    phone = people.come(link)
    phone.wait_for_selector(".table > .hand")
    expect(anna.locator(".table > .hand")).to_have_count(0)


def test_two_seats_at_one_device_are_handed_over(people: People) -> None:
    page, _ = make_table(people, "open")
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit here").click()
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
