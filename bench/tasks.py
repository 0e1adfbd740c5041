"""Measures how long the page is busy at a stretch: `python bench/tasks.py`.

python bench/tasks.py              # the longest tasks of a game against two bots, at 1366x768
python bench/tasks.py --built      # without building the client first
python bench/tasks.py --trace x    # also keeps the trace, for the browser's own viewer

A task is what the page's main thread does without a pause, in processor time; on a laptop whose
processor is four times slower, a task of 12.5 ms takes 50. Beside each stand its largest parts.
What the trace itself takes when it begins (once, about 100 ms) is no part of the page's work.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))
from bench.web import chromium
from tests.browser.play import begin, play_on, seat
from tests.browser.site import DIST, Site, build_client

SETTINGS = '{"speed": 0, "sound": false, "language": "en"}'
LONG_MS, SHOWN = 12.5, 12
TRACING = "V8.InvokeApiInterruptCallbacks"
PARTS = {
    "Layout": "layout",
    "UpdateLayoutTree": "styles",
    "PrePaint": "layers",
    "Paint": "painting",
    "Layerize": "layers",
    "Commit": "layers",
    "HitTest": "pointer",
    "FunctionCall": "scripts",
    "RunMicrotasks": "scripts",
    "V8.GC_MC_BACKGROUND_MARKING": "memory",
    "MinorGC": "memory",
    "MajorGC": "memory",
}


def tasks_of(trace: Path) -> list[dict[str, Any]]:
    """The tasks of the page's main thread, the longest first; each with its parts."""
    events = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
    mains = [
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    ]
    by_thread = {
        main: [e for e in events if (e["pid"], e["tid"]) == main and e.get("ph") == "X"]
        for main in mains
    }
    busiest = max(by_thread.values(), key=lambda found: sum(e.get("tdur", 0) for e in found))
    tasks = [dict(e, parts=Counter()) for e in busiest if e["name"] == "RunTask"]
    tasks.sort(key=lambda task: task["ts"])
    for event in (e for e in busiest if e["name"] == TRACING):
        task = next(t for t in tasks if t["ts"] <= event["ts"] < t["ts"] + t["dur"])
        task["tdur"] -= event.get("tdur", 0)
        task["parts"]["scripts"] -= event.get("tdur", 0) / 1000
    place, inner = (
        0,
        sorted(
            (e for e in busiest if e["name"] in PARTS), key=lambda each: (each["ts"], -each["dur"])
        ),
    )
    end = 0.0
    for event in inner:
        while place + 1 < len(tasks) and tasks[place + 1]["ts"] <= event["ts"]:
            place += 1
        if event["name"] in ("Layout", "UpdateLayoutTree"):  # also within scripts
            tasks[place]["parts"][PARTS[event["name"]]] += event.get("tdur", 0) / 1000
        elif event["ts"] >= end:
            tasks[place]["parts"][PARTS[event["name"]]] += event.get("tdur", 0) / 1000
            end = event["ts"] + event["dur"]
    return sorted(tasks, key=lambda task: -task.get("tdur", 0))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--built", action="store_true", help="the client is built already")
    parser.add_argument("--rounds", type=int, default=30, help="how often all keys are pressed")
    parser.add_argument("--trace", type=Path, help="where to keep the trace")
    asked = parser.parse_args()
    site = Site(DIST if asked.built else build_client(), deal=1)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        trace = asked.trace or Path(folder, "trace.json")
        page = browser.new_page(viewport={"width": 1366, "height": 768})
        page.add_init_script(f"localStorage['damrak-settings'] ??= {SETTINGS!r}")
        page.goto(site.address)
        seat(page, "person", "porter", "carter")
        begin(page)
        page.wait_for_timeout(1500)  # the first sight of the table is another figure
        browser.start_tracing(page=page, path=trace)
        play_on(page, asked.rounds)
        browser.stop_tracing()
        tasks = tasks_of(trace)
    site.stop()
    long = [task for task in tasks if task.get("tdur", 0) / 1000 > LONG_MS]
    print(f"{len(long)} of {len(tasks)} tasks longer than {LONG_MS} ms; the longest:")
    for task in tasks[:SHOWN]:
        parts = ", ".join(f"{name} {ms:.1f}" for name, ms in task["parts"].most_common())
        print(f"{task['tdur'] / 1000:6.1f} ms: {parts}")


if __name__ == "__main__":
    main()
