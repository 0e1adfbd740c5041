"""Writes every generated part of the documents: `python -m tools.docs`.

In a page, what stands between `<!-- NAME: generated -->` and `<!-- end -->` is made here: a block
if the first marker ends its line, else a few words within one. Edit what a part describes and run
the command again; tests/test_docs.py fails while a page and its parts differ. `--check` writes
nothing and lists the pages that would change.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

from tools import (
    docs_api,
    docs_bots,
    docs_commands,
    docs_data,
    docs_environments,
    docs_facts,
    docs_records,
    docs_rooms,
    docs_server,
    record_types,
)
from tools.site import ROOT, pages

PARTS: dict[str, Callable[[], str]] = {
    **docs_facts.PARTS,
    **docs_commands.PARTS,
    **docs_bots.PARTS,
    **docs_data.PARTS,
    **docs_environments.PARTS,
    **docs_api.PARTS,
}
MARKED = re.compile(r"(<!-- ([a-z][a-z0-9-]*): generated -->)(\n?).*?(<!-- end -->)", re.S)


def fill(page: str) -> str:
    """The page with its parts made anew."""
    return MARKED.sub(
        lambda found: f"{found[1]}{found[3]}{PARTS[found[2]]()}{found[3]}{found[4]}", page
    )


def generated() -> dict[Path, str]:
    """Every page and picture with generated parts, as it should be."""
    made = {docs_rooms.PICTURE: docs_rooms.picture(), docs_records.PAGE: docs_records.page()}
    made |= record_types.files()
    for path in pages():
        text = (ROOT / path).read_text(encoding="utf-8")
        if path == docs_server.PAGE:
            made[path] = docs_server.write_tables(text)
        elif MARKED.search(text):
            made[path] = fill(text)
    return made


def outdated() -> list[Path]:
    """The files that differ from what would be written."""
    return [path for path, text in generated().items() if _read(path) != text]


def _read(path: Path) -> str:
    file = ROOT / path
    return file.read_text(encoding="utf-8") if file.exists() else ""


def main(arguments: list[str]) -> int:
    """Write or check; the exit code is 1 if `--check` finds something old."""
    made, old = generated(), outdated()
    for path in old:
        print(path)
        if "--check" not in arguments:
            (ROOT / path).write_text(made[path], encoding="utf-8")
    return int("--check" in arguments and bool(old))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
