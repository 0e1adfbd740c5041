"""Measures how much a browser loads and how long a slow phone takes: `python bench/web.py`.

python bench/web.py             # bytes, then five loads of the first page under a slow line and CPU
python bench/web.py --bytes     # only the bytes
python bench/web.py --loads 11  # more loads; prints medians and ranges

Bytes are gzipped, without fonts (sound is made in the browser). The slow profile is that of
Lighthouse for phones: 150 ms round trips, 1.6 Mbit/s down, 0.75 up, and a CPU four times slower.
Builds the client first: needs `npm ci` in web/, and Chromium.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
import shutil
import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Response,
    ViewportSize,
    sync_playwright,
)
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.browser.programs import FLAGS, NAMES
from tests.browser.site import DIST, Site, build_client

SLOW = {"latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
SLOWDOWN = 4
FONTS = (".woff", ".woff2")
QUIET_MS = 2_000  # time for loading and blocking tasks to end
WATCH = """
window.seen = { shift: 0, paint: 0, blocked: 0 };
const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take))
  .observe({ type, buffered: true });
watch("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
watch("largest-contentful-paint", (entry) => { seen.paint = entry.startTime; });
watch("longtask", (entry) => { seen.blocked += Math.max(0, entry.duration - 50); });
"""
READ = """() => {
  const [first] = performance.getEntriesByName("first-contentful-paint");
  return { ...seen, first: first.startTime };
}"""


class Weight(NamedTuple):
    """The gzipped bytes of each file that one step of a visit loads, in order of arrival."""

    files: dict[str, int]

    @property
    def total(self) -> int:
        return sum(size for name, size in self.files.items() if not name.endswith(FONTS))

    @property
    def fonts(self) -> int:
        return sum(self.files.values()) - self.total


class TransferLog:
    """Records the files that a page loads."""

    def __init__(self, page: Page) -> None:
        self._responses: list[Response] = []
        page.context.on("response", self._add)

    def _add(self, response: Response) -> None:
        self._responses.append(response)

    def weigh(self) -> Weight:
        """The weight of what was loaded since the last call."""
        loaded, self._responses[:] = list(self._responses), []
        return Weight({_name(each.url): len(gzip.compress(each.body(), 9)) for each in loaded})


def open_phone(browser: Browser) -> BrowserContext:
    """A browser context with the screen of a phone and an empty cache."""
    screen: ViewportSize = {"width": 390, "height": 844}
    return browser.new_context(
        viewport=screen, has_touch=True, is_mobile=True, service_workers="block"
    )


def _name(url: str) -> str:
    return url.partition("#")[0].rpartition("/")[2] or "index.html"


def weigh_visit(browser: Browser, address: str) -> dict[str, Weight]:
    """Open the first page and begin a game against bots."""
    context = open_phone(browser)
    page = context.new_page()
    log = TransferLog(page)
    page.goto(address)
    page.wait_for_selector("button.play")
    page.wait_for_load_state("networkidle")
    weights = {"first page": log.weigh()}
    page.click("button.play")
    page.wait_for_selector(".room")
    page.wait_for_load_state("networkidle")
    weights["beginning a game"] = log.weigh()
    context.close()
    return weights


def weigh_offline(folder: Path) -> Weight:
    """The files that are stored for playing offline, loaded in the background."""
    listed = re.search(r"const FILES = (\[.*?\]);", (folder / "sw.js").read_text(encoding="utf-8"))
    names = ["index.html", *json.loads(listed[1] if listed else "[]")]
    return Weight({name: len(gzip.compress((folder / name).read_bytes(), 9)) for name in names})


@contextmanager
def chromium() -> Iterator[Browser]:
    """The Chromium that is installed on this machine."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if not found:
        sys.exit("no browser: install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        yield browser
        browser.close()


def time_load(browser: Browser, address: str) -> dict[str, float]:
    """Times of one first load on a slow phone in milliseconds, and its layout shift."""
    context = open_phone(browser)
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", {"offline": False, **SLOW})
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.add_init_script(WATCH)
    page.goto(address)
    page.wait_for_selector("button.play")
    page.wait_for_timeout(QUIET_MS)
    seen: dict[str, float] = page.evaluate(READ)
    page.click("button.play")
    begun = page.evaluate("performance.now()")
    page.wait_for_selector(".table > .market")
    seen["table"] = page.evaluate("performance.now()") - begun
    context.close()
    return seen


TIMES = {
    "first": "first contentful paint, ms",
    "paint": "largest contentful paint, ms",
    "blocked": "total blocking time, ms",
    "shift": "cumulative layout shift",
    "table": "from Play to the table, ms",
}


def _plain(file: str) -> str:
    """The name without folder and hash: "Table.css"."""
    stem, _, suffix = file.rpartition("/")[2].rpartition(".")
    return f"{stem[:-9]}.{suffix}"


def show_weights(weights: dict[str, Weight], console: Console) -> None:
    table = Table("gzipped", "kB", "fonts, kB", "files", "the largest", box=SIMPLE_HEAD)
    for name, weight in weights.items():
        largest = sorted(weight.files.items(), key=lambda each: -each[1])[:4]
        shown = ", ".join(f"{_plain(file)} {size / 1000:.1f}" for file, size in largest)
        sizes = f"{weight.total / 1000:.1f}", f"{weight.fonts / 1000:.1f}"
        table.add_row(name, *sizes, str(len(weight.files)), shown)
    console.print(table)


def show_times(loads: list[dict[str, float]], console: Console) -> None:
    table = Table("slow phone", "median", "range", box=SIMPLE_HEAD)
    for key, name in TIMES.items():
        values = [load[key] for load in loads]
        digits = 3 if key == "shift" else 0
        middle, low, high = statistics.median(values), min(values), max(values)
        table.add_row(name, f"{middle:.{digits}f}", f"{low:.{digits}f} - {high:.{digits}f}")
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bytes", action="store_true", help="no timing")
    parser.add_argument("--built", action="store_true", help="the client is built already")
    parser.add_argument("--loads", type=int, default=5, help="how many loads are timed")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    asked = parser.parse_args()
    console, folder = Console(width=140), DIST if asked.built else build_client()
    site = Site(folder, compressed=True)
    with chromium() as browser:
        weights = weigh_visit(browser, site.address) | {"kept for offline": weigh_offline(folder)}
        count = 0 if asked.bytes else asked.loads
        loads = [time_load(browser, site.address) for _ in range(count)]
    site.stop()
    if asked.json:
        found: Any = {name: weight.files for name, weight in weights.items()}
        print(json.dumps({"bytes": found, "loads": loads}))
        return
    show_weights(weights, console)
    if loads:
        show_times(loads, console)


if __name__ == "__main__":
    main()
