"""What is heard: every sound as loud as people want it, and nothing where they want none."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import Open
from tests.browser.play import begin, play_on, skip_to_last_round

# Every sound that starts: how long it is, and how loud.
LISTEN = """
window.heard = [];
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) {
  heard.push({ seconds: this.buffer.duration, gain: this.gainAfter?.gain.value });
  return start.apply(this, when);
};
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (next, ...more) {
  this.gainAfter = next;
  return connect.call(this, next, ...more);
};
"""
LOUD = {"sound": True, "volume": 0.25}


def listen(page: Page) -> None:
    page.add_init_script(LISTEN)
    page.reload()


def heard(page: Page, count: int = 1) -> list[dict[str, float]]:
    """The sounds so far, once there are so many."""
    page.wait_for_function(f"() => heard.length >= {count}")
    found: list[dict[str, float]] = page.evaluate("heard.splice(0)")
    return found


def test_the_volume_is_heard_as_it_is_set(visit: Open) -> None:
    page = visit(settings=LOUD)
    listen(page)
    page.get_by_role("button", name="Settings").click()
    gains = []
    for volume in ("0.25", "1"):
        page.get_by_label("Volume").fill(volume)
        gains.append(heard(page)[-1]["gain"])
    assert 0 < gains[0] < gains[1] == 1


def test_a_game_is_heard_and_one_key_silences_it(visit: Open) -> None:
    page = visit(settings=LOUD, seats=("person", "porter"))
    listen(page)
    begin(page)
    page.keyboard.press("3")
    page.keyboard.press("d")
    assert all(0 < each["gain"] < 0.2 for each in heard(page))
    page.keyboard.press("m")
    page.evaluate("heard.splice(0)")
    play_on(page, 2)
    assert page.evaluate("heard.length") == 0
    page.keyboard.press("m")
    skip_to_last_round(page)
    assert play_on(page, 40)
    page.wait_for_function(
        "() => heard.some(({ seconds }) => seconds > 3)"
    )  # the tower, at the end
