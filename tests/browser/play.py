"""How a person plays, by keyboard."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from damrak import Game
from damrak.bots import bot_named
from damrak.game import Claim, Record
from damrak.i18n.json_types import JsonObject

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
# The games that this browser keeps, as src/records/store.ts does it.
KEPT = """(id) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('damrak', 1);
  opening.onsuccess = () => {
    const asked = opening.result.transaction('games').objectStore('games').get(id);
    asked.onsuccess = () => { opening.result.close(); resolve(asked.result); };
    asked.onerror = () => reject(asked.error);
  };
})"""
KEEP = """(games) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('damrak', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' });
  opening.onsuccess = () => {
    const writing = opening.result.transaction('games', 'readwrite');
    for (const game of games) writing.objectStore('games').put(game);
    writing.oncomplete = () => { opening.result.close(); resolve(); };
    writing.onerror = () => reject(writing.error);
  };
})"""


def plan(*kinds: str) -> str:
    """Who plays, as the first page keeps it: `person` or a level for each seat."""
    names = ["Anna", "Ben", "Cleo", "Dirk"]
    chosen = {"players": len(kinds), "kinds": [*kinds, *["porter"] * (4 - len(kinds))]}
    return json.dumps({**chosen, "names": names, "first": 0})


def seat(page: Page, *kinds: str) -> None:
    """Choose who plays on the first page; where it was not opened with its `seats`."""
    page.evaluate(f"localStorage.setItem('damrak-plan', {json.dumps(plan(*kinds))})")
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


def skip_to_last_round(page: Page, *, claims: bool | None = None) -> None:
    """Go on with the game of this page where the person of its first seat has a last turn.

    With `claims` it is said whether that turn can claim a route.
    All seats are played until then by bots, here: by keys in the browser it takes very long.
    """
    page.keyboard.press("Escape")  # whatever route the keys came to
    expect(page.locator(".status.mine, section.dock.offered").first).to_be_visible()
    kept: JsonObject = page.evaluate(KEPT, page.url.rpartition("/")[2])
    game = Game.replay(Record.decode(str(kept["record"]).encode()))
    for deal in range(100):
        bots = [bot_named("planner", game.board, number) for number in range(game.players)]
        if deal:
            bots[0] = bot_named("greedy", game.board, deal)  # it ends in many ways
        played = game.clone()
        while played.view(None).turns_left is None or played.waiting_for() != [0]:
            actor = played.waiting_for()[0]
            played.play_number(bots[actor].choose(played.observation(actor)), actor)
        can = any(isinstance(action, Claim) for action in played.legal_actions(0))
        if claims is None or claims == can:
            break
    game = played
    record = game.record().encode().decode()
    page.evaluate(KEEP, [{**kept, "actions": game.turn, "record": record}])
    page.reload()
    expect(page.locator(".status.mine")).to_be_visible()


def finish(page: Page) -> None:
    """Play the game of this page to its end, the last turn by keys."""
    skip_to_last_round(page)
    assert play_on(page, 40)
    page.locator(f"{FINAL} .verdict:not(:empty)").wait_for()


def speak(page: Page, language: str) -> None:
    """Choose a language in the settings of a page; it shows at once."""
    page.locator("nav button").click()
    page.locator("dialog[open] select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
