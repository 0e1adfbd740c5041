"""Measures what a glance at a route costs: `python bench/hover.py`.

python bench/hover.py              # processor time of a hover at 1366x768, in a game under way
python bench/hover.py --built      # without building the client first
python bench/hover.py --trace x    # also writes what the browser did meanwhile, for its own viewer

The mouse moves from route to route, one every 150 ms. Counted is the processor time of the page's
main thread: scripts, styles, layout and painting, not the time it waits for others.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page

sys.path.insert(0, str(Path(__file__).parent.parent))
from bench.web import chromium
from tests.browser.play import begin, play_on, seat
from tests.browser.site import DIST, Site, build_client

PARTS = {"TaskDuration": "in all", "ScriptDuration": "scripts"} | {
    "RecalcStyleDuration": "styles",
    "LayoutDuration": "layout",
}
REST_MS = 150
SETTINGS = '{"speed": 0, "sound": false, "language": "en"}'
SPOTS = """() => [...document.querySelectorAll('[data-route] .edge')].flatMap((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const spot = [x + width / 2, y + height / 2];
  const route = each.closest('[data-route]');
  return route.contains(document.elementFromPoint(...spot)) ? [[route.dataset.route, spot]] : [];
})"""


def sit_down(page: Page, address: str) -> None:
    """A game against two bots after some turns, when a route can be claimed: then most is shown."""
    page.add_init_script(f"localStorage['damrak-settings'] ??= {SETTINGS!r}")
    page.goto(address)
    seat(page, "person", "porter", "carter")
    begin(page)
    play_on(page, 4)
    page.keyboard.press("Escape")
    page.wait_for_selector(".status.mine, .offered")
    if page.locator(".offered").count():
        page.keyboard.press("3")
    page.wait_for_selector(".status.mine")
    while not page.locator(".payable").count():
        page.keyboard.press("d")
        page.wait_for_timeout(REST_MS)
        page.wait_for_selector(".status.mine")


def metrics(line: CDPSession) -> dict[str, float]:
    found = line.send("Performance.getMetrics")["metrics"]
    return {each["name"]: 1000 * each["value"] for each in found if each["name"] in PARTS}


def glance(page: Page, rounds: int) -> int:
    """Move from route to route; how many were looked at."""
    spots = dict(page.evaluate(SPOTS))
    for _ in range(rounds):
        for x, y in spots.values():
            page.mouse.move(x, y)
            page.wait_for_timeout(REST_MS)
    return rounds * len(spots)


def measure(page: Page, rounds: int) -> dict[str, float]:
    """Milliseconds of one hover, by what they were spent on."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    glance(page, 1)  # what is done once is done
    before = metrics(line)
    count = glance(page, rounds)
    after = metrics(line)
    return {name: (after[name] - before[name]) / count for name in PARTS}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--built", action="store_true", help="the client is built already")
    parser.add_argument("--rounds", type=int, default=3, help="how often every route is looked at")
    parser.add_argument("--trace", type=Path, help="where to write a trace of one more round")
    asked = parser.parse_args()
    site = Site(DIST if asked.built else build_client(), deal=1)
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 1366, "height": 768})
        sit_down(page, site.address)
        found: dict[str, Any] = measure(page, asked.rounds)
        if asked.trace:
            browser.start_tracing(page=page, path=asked.trace)
            glance(page, 1)
            browser.stop_tracing()
    site.stop()
    print("\n".join(f"{PARTS[name]:8} {value:5.1f} ms" for name, value in found.items()))


if __name__ == "__main__":
    main()
