"""`damrak examples`: copies the programs of examples/ out of the package."""

from __future__ import annotations

import re
import shutil
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Annotated

import typer

from damrak import __version__
from damrak.i18n import text
from damrak.i18n.file_errors import reason_of
from damrak.terminal.console import print_text

PACKAGE = Path(__file__).parent.parent
PLACES = (PACKAGE / "examples", PACKAGE.parent / "examples")  # of a wheel, of a clone
UNUSED = ("__init__.py", "__pycache__")


def examples(folder: Annotated[Path, typer.Argument()] = Path("damrak-examples")) -> None:
    """Copy the examples to a new folder, and say where they are."""
    source = next(place for place in PLACES if place.is_dir())
    if folder.exists():
        raise typer.BadParameter(text("examples-exists", folder=str(folder)))
    try:
        shutil.copytree(source, folder, ignore=shutil.ignore_patterns(*UNUSED))
        page = folder / "README.md"
        page.write_text(with_links(page.read_text("utf-8"), repository()), encoding="utf-8")
    except OSError as error:
        raise typer.BadParameter(f"{folder}: {reason_of(error, folder)}") from error
    print_text("examples-copied", folder=str(folder))


def with_links(page: str, address: str) -> str:
    """A page whose links out of its folder lead to the repository; without one they are paths."""
    shown = rf"[\1]({address}/blob/v{__version__}/\2)" if address else r"`\2`"
    return re.sub(r"\[([^\]]+)\]\(\.\./([^)]+)\)", shown, page)


def repository() -> str:
    """The address that the installed package names as its source, or nothing."""
    try:
        told = metadata("damrak").get_all("Project-URL") or []
    except PackageNotFoundError:
        return ""
    named = dict(each.partition(", ")[::2] for each in told)
    return str(named.get("Source", ""))
