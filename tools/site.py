"""Builds the documentation site in build/site: `make docs`, or `python -m tools.site`.

The pages stay where they are in the repository. They and the files they link to are copied to
build/docs with the same paths, so one link works both there and on the site. MkDocs then fails on
any link that leads nowhere (mkdocs.yml).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
STAGE = ROOT / "build" / "docs"
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)\s]*)?\)")


def pages() -> list[Path]:
    """Every page that people read, as paths from the root of the repository."""
    folders = (ROOT, ROOT / "docs", ROOT / "bench", ROOT / "examples", ROOT / "damrak" / "rules")
    found = sorted(path for folder in folders for path in folder.glob("*.md"))
    return [path.relative_to(ROOT) for path in found]


def stage(folder: Path) -> None:
    """Copy all pages, and the files they link to, into a folder."""
    shutil.rmtree(folder, ignore_errors=True)
    found = pages()
    for page in found:
        _copy(page, folder)
        for target in linked(page) - set(found):
            _copy(target, folder)


def linked(page: Path) -> set[Path]:
    """The files of the repository that a page links to."""
    text = (ROOT / page).read_text(encoding="utf-8")
    targets = (ROOT / page.parent / link for link in LINK.findall(text))
    return {Path(os.path.relpath(each, ROOT)) for each in targets if each.is_file()}


def _copy(path: Path, folder: Path) -> None:
    (folder / path).parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ROOT / path, folder / path)


def build(config: Path = ROOT / "mkdocs.yml") -> subprocess.CompletedProcess[str]:
    """Build the site; a link that leads nowhere fails, which `--quiet` would hide."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", str(config)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(  # noqa: S603 - our own command
        command, cwd=ROOT, env=environment, check=False, capture_output=True, text=True
    )


def main() -> int:
    """Stage and build; what went wrong is printed."""
    stage(STAGE)
    done = build()
    if done.returncode:
        print(done.stderr, file=sys.stderr)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
