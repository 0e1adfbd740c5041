"""What a browser loads stays small: bytes, which are the same on every machine."""

from __future__ import annotations

from playwright.sync_api import Browser

from bench.web import weigh_visit
from tests.browser.site import Site

FIRST_PAGE = 100_000  # gzipped, without fonts; the promise is 150,000
TABLE = 204_000  # and everything until a game is on the table: rules, bots and the coach included


def test_the_first_page_and_the_first_game_are_small(browser: Browser, site: Site) -> None:
    weights = weigh_visit(browser, site.address)
    first, game = weights["first page"], weights["beginning a game"]
    assert not any(name.endswith(".wasm") for name in first.files)
    assert any(name.endswith(".wasm") for name in game.files)
    assert first.total <= FIRST_PAGE, sorted(first.files.items(), key=lambda each: -each[1])
    assert first.total + game.total <= TABLE, sorted(game.files.items(), key=lambda each: -each[1])
