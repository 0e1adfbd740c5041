"""A person at a browser of any engine: looks, taps, presses keys, reads."""

from __future__ import annotations

import json
import time
from typing import Any

from damrak.i18n.json_types import Json
from tests.browser.people import QUICK
from tests.browser.play import FINAL, KEYS
from tests.engines.engine import Broken, Engine

CODES = {"Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004"}
# Where to tap: the middle of the first visible match that nothing covers.
SPOT = """(selector, text) => {
  const named = (each) => (each.getAttribute('aria-label') ?? each.textContent).trim();
  for (const each of document.querySelectorAll(selector)) {
    if (!each.checkVisibility() || !named(each).startsWith(text)) continue;
    each.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = each.getBoundingClientRect();
    const spot = [Math.round(x + width / 2), Math.round(y + height / 2)];
    const hit = document.elementFromPoint(...spot);
    const whole = each.closest('label, [role=button]') ?? each;
    if (whole.contains(hit)) return spot;
  }
  return null;
}"""
SEEN = """(selector) => [...document.querySelectorAll(selector)]
  .some((each) => each.checkVisibility())"""
COUNT = "(selector) => document.querySelectorAll(selector).length"
CHOOSE = """(selector, value) => {
  const field = document.querySelector(selector);
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}"""


class Visitor:
    """Everything waits until it is possible, and fails after a while."""

    def __init__(self, engine: Engine, address: str, size: tuple[int, int], **settings: Json):
        self.engine, self.address, self.size = engine, address, size
        self._settings: dict[str, Json] = dict(QUICK)
        self.pointer = "touch" if engine.touches and size[0] < 1000 else "mouse"
        engine.goto(address)
        engine.resize(*size)
        self.prefer(language="en", confirmAll=False, **settings)

    def prefer(self, **settings: Json) -> None:
        """Change settings, as if they had been chosen on an earlier visit."""
        self._settings = {**self._settings, **settings}
        kept = json.dumps(self._settings)
        self.engine.run("(kept) => { localStorage['damrak-settings'] = kept; }", kept)
        self.engine.reload()

    def go(self, place: str) -> None:
        self.engine.run("(place) => { location.hash = place; }", place)

    def wait(self, function: str, *values: Json, seconds: float = 30) -> Any:
        """What a function answers once that is true; a page that is being left is asked again."""
        until, last = time.monotonic() + seconds, ""
        while time.monotonic() < until:
            try:
                if found := self.engine.run(function, *values):
                    return found
            except Broken as problem:
                last = str(problem)
            time.sleep(0.05)
        raise AssertionError(f"not in {seconds} s: {function} {values} {last}")

    def see(self, selector: str) -> None:
        self.wait(SEEN, selector)

    def count(self, selector: str) -> int:
        found: Any = self.engine.run(COUNT, selector)
        return int(found)

    def read(self, selector: str) -> str:
        return str(self.wait("(selector) => document.querySelector(selector)?.innerText", selector))

    def tap(self, selector: str, text: str = "") -> None:
        """Tap what has this label or begins with this text, by finger or mouse."""
        x, y = self.wait(SPOT, selector, text)
        move: dict[str, Json] = {"type": "pointerMove", "x": x, "y": y, "duration": 0}
        actions: list[Json] = [move, {"type": "pointerDown", "button": 0}]
        actions += [{"type": "pause", "duration": 20}, {"type": "pointerUp", "button": 0}]
        parameters: Json = {"pointerType": self.pointer}
        self.engine.act(
            [{"type": "pointer", "id": "tip", "parameters": parameters, "actions": actions}]
        )

    def press(self, *keys: str) -> None:
        codes = [CODES.get(key, key) for key in keys]
        actions: list[Json] = [
            {"type": kind, "value": code} for code in codes for kind in ("keyDown", "keyUp")
        ]
        self.engine.act([{"type": "key", "id": "keys", "actions": actions}])

    def choose(self, selector: str, value: str) -> None:
        """Choose of a list. No engine lets its own menu be driven without a screen."""
        self.wait(COUNT, selector)
        self.engine.run(CHOOSE, selector, value)

    def seat(self, *kinds: str) -> None:
        """Choose who plays on the first page."""
        plan: Json = {
            "players": len(kinds),
            "kinds": [*kinds, *["porter"] * (4 - len(kinds))],
            "names": ["Anna", "Ben", "Cleo", "Dirk"],
            "first": 0,
        }
        self.engine.run("(plan) => { localStorage['damrak-plan'] = JSON.stringify(plan); }", plan)
        self.engine.reload()

    def play_on(self, rounds: int) -> bool:
        """Do whatever is possible by keys alone; whether the game has ended."""
        for _ in range(rounds):
            self.press(*KEYS)
            if self.count(FINAL):
                return True
        return False

    def told(self) -> list[str]:
        """What the screen says of seats, market and hand, once nothing moves any more."""
        said: list[str] = []
        for _ in range(20):
            now = [self.read(f".table > .{part}") for part in ("seats", "market", "hand")]
            if now == said:
                break
            said = now
            time.sleep(0.3)
        return said
