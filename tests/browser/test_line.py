"""The line about the turn is never cut: on phones, in the languages with the longest words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import damrak.i18n
from tests.browser.conftest import Open
from tests.browser.play import KEEP, KEPT, SPEAK, begin, skip_to_last_round
from tests.browser.test_sizes import LANGUAGES

PHONES = ((360, 640), (390, 844), (844, 390))
LOW = ((320, 568), (1024, 600), (1366, 625))
WORDS = Path(damrak.i18n.__file__).parent / "web"
TEXTS = "section.dock :is(p.status, h2, [role=status] p):visible"
# The texts of which a line is outside the dock or the window, or covered. Boxes of neighbouring
# lines overlap: the middle of each is asked who lies there.
CUT = """(texts) => texts.flatMap((text) => {
  const words = document.createRange();
  words.selectNodeContents(text);
  const dock = text.closest('section.dock').getBoundingClientRect();
  const isWhole = ({ left, width, top, height }) =>
    top + 0.2 * height >= Math.max(dock.top, 0) &&
    top + 0.8 * height <= Math.min(dock.bottom, innerHeight) &&
    [0.1, 0.9].every((across) =>
      text.contains(document.elementFromPoint(left + across * width, top + 0.5 * height)));
  const lines = [...words.getClientRects()].filter(({ width, height }) => width && height);
  return lines.every(isWhole) ? [] : [text.textContent];
})"""


def cut(page: Page, sizes: tuple[tuple[int, int], ...] = PHONES) -> dict[str, list[str]]:
    """What is said in the dock but not seen as a whole, by the size of the window."""
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)  # the page lays itself out anew
        texts = page.locator(TEXTS)
        assert texts.count()
        if lost := texts.evaluate_all(CUT):
            found[f"{width}x{height}"] = lost
    return found


def drawn(page: Page, cards: int) -> None:
    """Wait until the viewer has so many cards and may do something."""
    expect(page.locator(".self .count").nth(1)).to_contain_text(str(cards))
    expect(page.locator("p.status.mine")).to_be_visible()


@pytest.mark.parametrize("language", ["de", "fi", "pl"])
def test_what_the_dock_says_is_whole_on_a_phone(visit: Open, language: str) -> None:
    seats = ("person", "apprentice", "porter", "porter")
    page = visit(settings={"language": language}, size=PHONES[0], seats=seats)
    begin(page)
    expect(page.locator("section.dock.offered button.keep")).to_be_visible()
    assert cut(page) == {}, "the first choice"
    page.keyboard.press("3")
    drawn(page, 2)
    assert cut(page) == {}, "one's own turn"
    page.keyboard.press("d")
    drawn(page, 3)
    assert cut(page) == {}, "the second card"
    for route in (2, 5, 18, 26):  # long names; gray, coloured and doubles
        page.locator(f'[data-route="{route}"]').focus()
        expect(page.locator("section.dock [role=status] small")).to_contain_text(
            re.compile(r"\d\.\d")
        )
        assert cut(page) == {}, f"route {route}, refused"


def longest(language: str) -> str:
    """The longest of all lines: nothing can be claimed on the last turn."""
    text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    entry = re.search(
        r"\[contracts\] (.*?)\{ \$lack ->\s+\[carts\] (.*?)\n.*?\}(.*?)\n", text, re.S
    )
    assert entry
    return "".join(entry.groups())


def test_the_line_of_the_last_turn_is_whole_everywhere(visit: Open) -> None:
    page = visit(seats=("person", "porter", "porter", "porter"))
    begin(page)
    page.keyboard.press("3")
    drawn(page, 2)
    kept = page.evaluate(KEPT, page.url.rpartition("/")[2])
    for claims in (True, False):
        page.evaluate(KEEP, [kept])
        page.reload()
        skip_to_last_round(page, claims=claims)
        for language in LANGUAGES:
            page.evaluate(SPEAK, language)
            page.reload()
            expect(page.locator("html")).to_have_attribute("lang", language)
            line = page.locator("p.status.mine")
            expect(line).to_be_visible()
            if not claims:  # for want of cards; for want of carts it is longer
                line.evaluate("(line, text) => (line.textContent = text)", longest(language))
            assert cut(page, (*PHONES, *LOW)) == {}, (language, claims)
