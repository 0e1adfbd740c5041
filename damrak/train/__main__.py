"""`python -m damrak.train FOLDER --minutes 8`: `damrak train` for a machine with little else.

Every setting of `settings.py` is an option. Prints a line of JSON every few seconds. Ctrl-C stops
after the lesson under way; the same command goes on.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import signal
import sys
from pathlib import Path

from damrak.train.settings import Settings


def main(arguments: list[str]) -> None:
    """Train, write the net, and say where it is."""
    parser = argparse.ArgumentParser(prog="python -m damrak.train")
    parser.add_argument("folder", type=Path)
    for field in dataclasses.fields(Settings):
        parser.add_argument(f"--{field.name}", default=argparse.SUPPRESS, help=str(field.default))
    given = vars(parser.parse_args(arguments))
    folder = given.pop("folder")

    from damrak.train.run import Run

    run = Run(Settings.read(given), folder, command=" ".join(arguments))
    signal.signal(signal.SIGINT, lambda *_: run.stop())
    for row in run.go():
        print(json.dumps(row), flush=True)
    print(json.dumps(run.export()), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
