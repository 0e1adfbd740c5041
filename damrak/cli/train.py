"""`damrak train`: teach a net by self-play, watch it, stop it and go on."""

from __future__ import annotations

import importlib.util
import shlex
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from damrak.i18n import text
from damrak.terminal.console import notes, print_json, read_board, say

if TYPE_CHECKING:
    from damrak.train.run import Run


def train(
    folder: Annotated[
        Path, typer.Argument(help="Where the run is kept; one that is there goes on.")
    ],
    minutes: Annotated[
        float | None, typer.Option(help="How long in all, breaks not counted; 5 if not said.")
    ] = None,
    players: Annotated[
        str | None, typer.Option(help="Table sizes, as 2,3,4 (all three if not said).")
    ] = None,
    device: Annotated[str, typer.Option(help="cuda, cpu, or auto: what there is.")] = "auto",
    seed: Annotated[int | None, typer.Option(help="Of all chance in the run.")] = None,
    games: Annotated[
        int | None,
        typer.Option("--arena", help="Games of each kind when the net is measured; 0: never."),
    ] = None,
    setting: Annotated[
        list[str] | None,
        typer.Option("--set", help="Any setting of damrak/train/settings.py: NAME=VALUE."),
    ] = None,
    board: Annotated[Path | None, typer.Option(help="A board file; without it Amsterdam.")] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print each measurement as one JSON object.")
    ] = False,
) -> None:
    """Teach a net by self-play; it is a bot by the name of net:FOLDER/net.json.

    Ctrl-C stops after the lesson under way, and the same command goes on. The folder keeps the
    settings, all measurements (metrics.jsonl), a checkpoint, and the net with its card.
    """
    if importlib.util.find_spec("torch") is None:
        raise typer.BadParameter(text("needs-extra", package="PyTorch", extra="train"))
    given = {"minutes": minutes, "players": players, "seed": seed, "arena_games": games}
    values: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    values |= dict(_parts(each) for each in setting or []) | {"device": device}
    run = _run(folder, values, board)
    with _stopping(run):
        _follow(run, as_json)
    if as_json:
        print_json(run.export())
    else:
        say("train-stopped" if run.stopping else "train-done", file=str(folder / "net.json"))


def _parts(setting: str) -> tuple[str, str]:
    name, found, value = setting.partition("=")
    if not found:
        raise typer.BadParameter(text("train-set", setting=setting))
    return name.replace("-", "_"), value


def _run(folder: Path, values: dict[str, Any], board: Path | None) -> Run:
    """A new run, or the one of the folder with what is said anew."""
    with notes().status(text("compiling")):
        from damrak.train.folder import recorded
        from damrak.train.run import Run
        from damrak.train.settings import Settings

        settings = Settings.read({**recorded(folder), **values})
        command = shlex.join(["damrak", *sys.argv[1:]])
        return Run(settings, folder, read_board(board), command)


@contextmanager
def _stopping(run: Run) -> Iterator[None]:
    """A first Ctrl-C (or a polite end) asks the run to stop; a second one is heard as ever."""

    def ask(*_: object) -> None:
        run.stop()
        notes().print(text("train-stopping"))
        signal.signal(signal.SIGINT, before[signal.SIGINT])

    before = {each: signal.signal(each, ask) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def _follow(run: Run, as_json: bool) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=notes(), transient=True) as progress:
        task = progress.add_task(text("train-begin"), total=1)
        progress.update(task, completed=run.progress(run.done["seconds"]))
        for row in run.go():
            if as_json:
                print_json(row)
            if "arena" in row:
                progress.console.print(_arena_line(row))
                continue
            progress.update(task, completed=row["progress"], description=_line(row))


def _line(row: dict[str, Any]) -> str:
    return text(
        "train-line",
        steps=f"{row['steps']:.3g}",
        pace=f"{row['steps_a_second']:,}",
        past=f"{100 * row['against_past']:.1f}",
        fair=f"{100 * row['against_past_fair']:.1f}",
        entropy=f"{row['entropy']:.2f}",
    )


def _arena_line(row: dict[str, Any]) -> str:
    from damrak.train.evaluate import in_words

    minutes = f"{row['seconds'] / 60:.1f}"
    return text("train-arena", minutes=minutes, results=in_words(row["arena"]))
