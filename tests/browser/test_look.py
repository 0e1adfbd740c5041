"""`make look`: the pages of screenshots that speakers check."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tools.look import LANGUAGES, look
from tools.look_screens import SCREENS

JPEG = b"\xff\xd8"


def test_one_language_and_some_screens_at_their_sizes(browser: Browser, tmp_path: Path) -> None:
    names = ("end", "lobby", "learn-end", "online-table", "screen")
    wanted = [screen for screen in SCREENS if screen.name in names]
    assert look(browser, tmp_path, ["fi"], wanted) == []
    page = (tmp_path / "fi.html").read_text(encoding="utf-8")
    for screen in wanted:
        for size in screen.sizes:
            picture = f"fi/{screen.name}-{size}.jpg"
            assert picture in page
            assert (tmp_path / picture).read_bytes().startswith(JPEG)
    assert 'href="fi.html"' in (tmp_path / "index.html").read_text(encoding="utf-8")


def test_every_language_and_screen_has_a_place_of_its_own() -> None:
    assert set(LANGUAGES) == {"en", "nl", "de", "fr", "es", "it", "pl", "da", "fi"}
    sizes = {screen.name: screen.sizes for screen in SCREENS}
    assert len(sizes) == len(SCREENS)
    assert all(sizes.values())
    for at_wall in ("first-page", "turn", "end", "screen", "screen-lobby"):
        assert "wall" in sizes[at_wall]
    for both in ("first-page", "turn", "end", "learn-end", "online-table", "table-settings"):
        assert {"laptop", "phone"} <= set(sizes[both])
