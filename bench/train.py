"""Measures how fast a learner learns on this machine: steps a second of `damrak train`.

python bench/train.py                             # with the settings that it has by itself
python bench/train.py --set compile=no            # with others
python bench/train.py --lessons 80 --json

The first lesson, in which everything is compiled, is not counted. Losses are told so that two
versions can be compared: after as many lessons they should be about the same.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from damrak.train.run import Run
from damrak.train.settings import Settings


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--lessons", type=int, default=80)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    given = dict(each.split("=", 1) for each in options.set)
    fixed = {"minutes": 60, "lessons": options.lessons, "arena_games": 0}
    settings = Settings.read({**fixed, **given})
    with tempfile.TemporaryDirectory() as folder:
        rows = list(Run(settings, Path(folder)).go())
    speeds = [row["steps_a_second"] for row in rows]
    found = {
        "steps_a_second": [min(speeds), statistics.median(speeds), max(speeds)],
        **{name: rows[-1][name] for name in ("value_loss", "margin_loss", "entropy", "kl")},
    }
    if options.json:
        print(json.dumps(found))
        return
    low, middle, high = (f"{each:,.0f}" for each in found.pop("steps_a_second"))
    print(f"steps a second: {low} to {high}, median {middle}")
    print(", ".join(f"{name} {value}" for name, value in found.items()))


if __name__ == "__main__":
    main()
