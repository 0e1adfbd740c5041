"""How a person plays, by keyboard."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

KEYS = ("3", "1", "n", "Enter", "Enter", "d", "1", "2", "3", "4", "5", "c")
FINAL = "section.final"
# Whether the longest words of a choice are wider than it.
CUT = """(select) => {
  const whole = select.cloneNode(true);
  whole.style.cssText = "position: absolute; width: max-content; max-width: none";
  select.after(whole);
  const { offsetWidth } = whole;
  whole.remove();
  return select.offsetWidth < offsetWidth;
}"""
# The language from the next time on that the page is loaded.
SPEAK = """(language) => {
  const kept = JSON.parse(localStorage['damrak-settings']);
  localStorage['damrak-settings'] = JSON.stringify({ ...kept, language });
}"""


def seat(page: Page, *kinds: str) -> None:
    """Choose who plays on the first page: `person` or a level for each seat."""
    names = ["Anna", "Ben", "Cleo", "Dirk"]
    plan = {"players": len(kinds), "kinds": [*kinds, *["porter"] * (4 - len(kinds))]}
    plan |= {"names": names, "first": 0}
    page.evaluate(f"localStorage.setItem('damrak-plan', {json.dumps(json.dumps(plan))})")
    page.reload()
    page.wait_for_selector("button.play")


def begin(page: Page) -> None:
    page.click("button.play")
    page.wait_for_selector(".room")


def play_on(page: Page, rounds: int) -> bool:
    """Do whatever is possible by keys alone, so many times; whether the game has ended."""
    for _ in range(rounds):
        for key in KEYS:
            page.keyboard.press(key)
        if page.locator(FINAL).count():
            return True
    return False


def speak(page: Page, language: str) -> None:
    """Choose a language in the settings of a page; it shows at once."""
    page.locator("nav button").click()
    page.locator("dialog[open] select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
