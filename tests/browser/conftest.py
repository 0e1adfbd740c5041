"""Whole journeys in Chromium. Run in a process of their own: see the Makefile."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from damrak.i18n.json_types import Json
from tests.browser.people import QUICK, People
from tests.browser.play import plan
from tests.browser.programs import HOUSE, chromium, serving
from tests.browser.site import Site, build_client

Open = Callable[..., Page]
METERED = """if (navigator.connection)
  Object.defineProperty(navigator.connection, 'saveData', { value: true });"""
expect.set_options(timeout=30_000)  # a busy machine is no fault


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deal", default="", help="journeys at one device with other games")


def pytest_configure(config: pytest.Config) -> None:
    """Build the client once, before several workers would do so in the same folder."""
    if getattr(config.option, "numprocesses", None) and not hasattr(config, "workerinput"):
        build_client()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def site(request: pytest.FixtureRequest) -> Iterator[Site]:
    """The client; a journey has the same games in every run, and others with `--deal WORD`."""
    deal = request.node.nodeid + request.config.getoption("--deal", "")
    site = Site(build_client(), deal=zlib.crc32(deal.encode()))
    yield site
    site.stop()


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Open]:
    """Opens a page of the client; at the end nothing may have complained."""
    with visiting(browser, site) as visit:
        yield visit


@contextmanager
def visiting(browser: Browser, site: Site) -> Iterator[Open]:
    """The same for a page that several journeys look at."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def visit(
        place: str = "", *, offline: bool = False, settings: Json = None, **more: Json
    ) -> Page:
        ahead = more.pop("ahead", False)  # the net comes before it is asked for
        size, hear = more.pop("size", (1366, 768)), more.pop("hear", None)
        awaited = more.pop("awaited", ())  # complaints that belong to the journey
        seats = more.pop("seats", ())  # who plays a game on this device
        if offline:
            awaited = (*awaited, "net::ERR_")  # the first page asks a server that has gone
        workers: Any = "allow" if offline else "block"
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, service_workers=workers, **more
        )
        contexts.append(context)
        kept = json.dumps({**QUICK, **(settings or {})})
        context.add_init_script(f"localStorage['damrak-settings'] ??= {kept!r}")
        if seats:
            context.add_init_script(f"localStorage['damrak-plan'] ??= {plan(*seats)!r}")
        if not ahead:
            context.add_init_script(METERED)
        if hear:
            context.on("response", hear)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("console", lambda said: _note(complaints, said.type, said.text, awaited))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(site.address + place)
        page.wait_for_selector("h1, main")
        return page

    yield visit
    for context in contexts:
        context.close()
    assert complaints == []


def _note(complaints: list[str], kind: str, text: str, awaited: tuple[str, ...]) -> None:
    blocked = "Service Worker registration blocked by Playwright"
    if kind in ("error", "warning") and not any(each in text for each in (blocked, *awaited)):
        complaints.append(text)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """`damrak serve` with the built client, as people start it."""
    with serving(tmp_path_factory.mktemp("tables") / "games.db") as address:
        yield address


@pytest.fixture
def people(browser: Browser, server: str) -> Iterator[People]:
    """At the server's own computer."""
    yield from _people(browser, server)


@pytest.fixture
def house(browser: Browser, server: str) -> Iterator[People]:
    """At the same server by its name in the house, which phones reach, too."""
    yield from _people(browser, server.replace("127.0.0.1", HOUSE))


def _people(browser: Browser, address: str) -> Iterator[People]:
    people = People(browser, address)
    yield people
    for context in people.contexts:
        context.close()
    assert people.complaints == []
