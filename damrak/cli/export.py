"""`damrak export`: records as tables for data frames and learners."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from damrak.cli.options import AsJson
from damrak.i18n import text
from damrak.terminal.console import compiling, print_json, print_text, stderr_console
from damrak.terminal.progress import progress_bar

if TYPE_CHECKING:
    from damrak.data.export import Exported, Wish

SHOWN = 10  # skipped files that are named one by one


def export(
    records: Annotated[list[Path], typer.Argument()],
    out: Annotated[Path, typer.Option("--out")],
    kind: Annotated[str, typer.Option("--format")] = "numpy",
    no_observations: Annotated[bool, typer.Option("--no-observations")] = False,
    chances: Annotated[bool, typer.Option("--chances")] = False,
    strict: Annotated[bool, typer.Option("--strict")] = False,
    force: Annotated[bool, typer.Option("--force")] = False,
    as_json: AsJson = False,
) -> None:
    """Write the tables of records to a folder, and print how many rows they have."""
    from damrak.data.export import Wish

    wish = Wish(kind, observations=not no_observations, chances=chances, strict=strict)
    started, at_work = time.perf_counter(), time.process_time()
    done = _run(records, out, wish, force=force)
    seconds, at_work = time.perf_counter() - started, time.process_time() - at_work
    if as_json:
        print_json(_summary(done, out, kind, seconds) | {"cpu_seconds": round(at_work, 3)})
        return
    _name_skipped(done)
    pace = round(done.decisions / max(seconds, 1e-9))
    print_text("export-done", games=done.games, decisions=done.decisions, folder=str(out))
    print_text("export-pace", seconds=round(seconds, 2), pace=pace)


def _run(records: list[Path], out: Path, wish: Wish, *, force: bool) -> Exported:
    from damrak.data.export import export as export_records

    with compiling(), progress_bar() as progress:
        task = progress.add_task(text("exporting"), total=None)

        def told(done: int, files: int) -> None:
            if done % 100 == 0:
                progress.update(task, completed=done, total=files)

        return export_records(records, out, wish, replace=force, told=told)


def _summary(done: Exported, out: Path, kind: str, seconds: float) -> dict[str, object]:
    return {
        "folder": str(out),
        "format": kind,
        "games": done.games,
        "decisions": done.decisions,
        "skipped": [{"file": file, "reason": reason} for file, reason in done.skipped],
        "seconds": round(seconds, 3),
        "decisions_a_second": round(done.decisions / max(seconds, 1e-9)),
    }


def _name_skipped(done: Exported) -> None:
    out = stderr_console()
    for _, reason in done.skipped[:SHOWN]:
        out.print(text("export-skipped", reason=reason))
    if len(done.skipped) > SHOWN:
        out.print(text("export-more-skipped", count=len(done.skipped) - SHOWN))
