"""Options that several commands share. Their help stands under `shared` in the catalogue."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from damrak.i18n import INSIGHT_LANGUAGES, text

CORES = os.cpu_count() or 1


def check_language(language: str) -> str:
    """The language, if analyses and hints are written in it."""
    if language not in INSIGHT_LANGUAGES:
        known = ", ".join(INSIGHT_LANGUAGES)
        raise typer.BadParameter(text("analyse-language", language=language, known=known))
    return language


def split_setting(setting: str) -> tuple[str, str]:
    """Name and value of --set NAME=VALUE; dashes in the name are as good as underscores."""
    name, found, value = setting.partition("=")
    if not found:
        raise typer.BadParameter(text("setting-form", setting=setting))
    return name.replace("-", "_"), value


AsJson = Annotated[bool, typer.Option("--json")]
BoardFile = Annotated[Path | None, typer.Option("--board")]
Config = Annotated[Path | None, typer.Option("--config")]
Database = Annotated[str | None, typer.Option("--database")]
HtmlFile = Annotated[Path | None, typer.Option("--html")]
Language = Annotated[str, typer.Option("--language", callback=check_language)]
Players = Annotated[int, typer.Option("--players", min=2, max=4)]
RecordFile = Annotated[Path, typer.Argument()]
RecordsFolder = Annotated[Path | None, typer.Option("--records")]
Seed = Annotated[int, typer.Option("--seed", min=0)]
GivenSettings = Annotated[list[str] | None, typer.Option("--set")]
Threads = Annotated[int, typer.Option("--threads", min=1, max=256)]
