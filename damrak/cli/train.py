"""`damrak train`: train a net by self-play, in runs that can be stopped and continued."""

from __future__ import annotations

import shlex
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from damrak.cli.options import AsJson, BoardFile, GivenSettings, split_setting
from damrak.i18n import text
from damrak.i18n.extras import need
from damrak.i18n.json_types import JsonObject
from damrak.terminal.console import print_json, print_text, read_board, stderr_console
from damrak.terminal.progress import progress_bar

if TYPE_CHECKING:
    from damrak.train.run import Run


def train(
    folder: Annotated[Path, typer.Argument()],
    minutes: float | None = None,
    players: str | None = None,
    device: str = "auto",
    seed: int | None = None,
    games: Annotated[int | None, typer.Option("--arena")] = None,
    setting: GivenSettings = None,
    board: BoardFile = None,
    as_json: AsJson = False,
) -> None:
    """Train a net by self-play until the time is up or Ctrl-C; the same command continues."""
    need("train", "compiler")
    given = {"minutes": minutes, "players": players, "seed": seed, "arena_games": games}
    values: JsonObject = {name: value for name, value in given.items() if value is not None}
    values |= dict(split_setting(each) for each in setting or []) | {"device": device}
    run = _run(folder, values, board)
    with _stopping(run):
        _follow(run, as_json)
    if as_json:
        print_json(run.export())
    else:
        print_text("train-stopped" if run.stopping else "train-done", file=str(folder / "net.json"))


def _run(folder: Path, values: JsonObject, board: Path | None) -> Run:
    """A new run, or the one of the folder; settings given now replace its own."""
    with stderr_console().status(text("compiling")):
        from damrak.train.folder import recorded
        from damrak.train.run import Run
        from damrak.train.settings import Settings

        settings = Settings.read({**recorded(folder), **values})
        command = shlex.join(["damrak", *sys.argv[1:]])
        return Run(settings, folder, read_board(board), command)


@contextmanager
def _stopping(run: Run) -> Iterator[None]:
    """The first Ctrl-C or SIGTERM asks the run to stop; the second Ctrl-C interrupts it."""

    def ask(*_: object) -> None:
        run.stop()
        stderr_console().print(text("train-stopping"))
        signal.signal(signal.SIGINT, before[signal.SIGINT])

    before = {each: signal.signal(each, ask) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def _follow(run: Run, as_json: bool) -> None:
    with progress_bar(counted=False) as progress:
        task = progress.add_task(text("train-begin"), total=1)
        progress.update(task, completed=run.progress(run.done["seconds"]))
        for row in run.go():
            if as_json:
                print_json(row)
            if "arena" in row:
                progress.console.print(_arena_line(row))
                continue
            progress.update(task, completed=row["progress"], description=_line(row))


def _line(row: JsonObject) -> str:
    return text(
        "train-line",
        steps=f"{row['steps']:.3g}",
        pace=f"{row['steps_a_second']:,}",
        past=f"{100 * row['against_past']:.1f}",
        fair=f"{100 * row['against_past_fair']:.1f}",
        entropy=f"{row['entropy']:.2f}",
    )


def _arena_line(row: JsonObject) -> str:
    from damrak.train.evaluate import in_words

    minutes = f"{row['seconds'] / 60:.1f}"
    return text("train-arena", minutes=minutes, results=in_words(row["arena"]))
