"""`damrak examples`: copies the programs of examples/ out of the package."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated

import typer

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
    except OSError as error:
        raise typer.BadParameter(f"{folder}: {reason_of(error, folder)}") from error
    print_text("examples-copied", folder=str(folder))
