"""The browser says what of the board is ours, wherever people would take it for the printed one."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.play import begin, speak

OURS = "Contracts and cart marks are our reconstruction"
LANGUAGES = ("en", "nl", "de", "fr", "es", "it", "pl", "da", "fi")


def told(page: Page) -> None:
    """The rules say it in full: what is ours, which file an owner copies, where it is played."""
    heading = page.get_by_role("heading", name=OURS)
    expect(heading).to_be_in_viewport()
    section = page.locator("section", has=heading)
    expect(section.locator("code").first).to_be_visible()
    for words in (
        "never published",
        "damrak/board/amsterdam.toml",
        "in a terminal with damrak play --board FILE",
        "In the browser and at tables online that is not possible",
    ):
        expect(section).to_contain_text(words)


# Whether nothing is read beside the way back, which stays in sight over the rules.
BESIDE = """(link) => {
  const [bar, { top, bottom }] = [link.parentElement, link.getBoundingClientRect()];
  const { left, width } = bar.getBoundingClientRect();
  const row = [...Array(9).keys()].map((k) => left + (width * (k + 0.5)) / 9);
  return row.every((x) => bar.contains(document.elementFromPoint(x, (top + bottom) / 2)));
}"""


def test_the_first_page_and_a_glance_at_the_table_lead_there(visit: Open) -> None:
    page = visit()
    page.get_by_role("link", name=OURS).click()
    told(page)
    page.goto(f"{page.url.split('#')[0]}#/")
    begin(page)
    page.keyboard.press("?")
    page.get_by_role("dialog", name="At a glance").get_by_role("link", name=OURS).click()
    told(page)
    back = page.get_by_role("link", name="Back to the game")
    assert back.evaluate(BESIDE)
    back.click()
    expect(page.locator(".room")).to_be_visible()


# How many lines each command, file or address of a text stands on.
LINES = (
    """(text) => [...text.querySelectorAll("code")].map((code) => code.getClientRects().length)"""
)


def test_every_language_names_the_file(visit: Open) -> None:
    page = visit("#/rules/board")
    for language in LANGUAGES:
        speak(page, language)
        expect(page.locator("section.wanted")).to_contain_text("damrak/board/amsterdam.toml")
        expect(page.locator("section.wanted")).to_contain_text("damrak board check FILE")
        for width in range(320, 440, 20):  # no command breaks, least of all within an option
            page.set_viewport_size({"width": width, "height": 700})
            assert page.locator("section.wanted").evaluate(LINES) == [1, 1, 1], width
            assert page.evaluate("document.documentElement.scrollWidth") <= width
