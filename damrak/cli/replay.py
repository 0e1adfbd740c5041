"""`damrak replay` and `damrak verify`: stored games, to look at and to check."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from damrak.compile import stay_plain
from damrak.i18n import text
from damrak.terminal.console import console, print_json, say


def verify(
    file: Annotated[Path, typer.Argument(help="A record of a game.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Check a record: its bytes, board, seed, every deal, every action, the scores."""
    stay_plain()
    from damrak.game import Record, RecordError
    from damrak.game.game import verify as verify_record

    try:
        record = Record.load(file)
        checks = verify_record(record)
    except RecordError as error:
        if as_json:
            print_json({"file": str(file), "holds": False, "error": str(error)})
        raise
    if as_json:
        found = {"checks": checks, "actions": len(record.actions)}
        print_json({"file": str(file), "holds": True, **found})
        return
    for check in checks:
        say(f"verify-{check}", actions=len(record.actions))
    if "result" not in checks:
        say("verify-unfinished")
    say("verify-holds")


def replay(
    file: Annotated[Path, typer.Argument(help="A record of a game.")],
    seat: Annotated[
        int | None, typer.Option(min=1, max=4, help="See it with this seat's knowledge only.")
    ] = None,
    open_: Annotated[
        bool, typer.Option("--open", help="See everything, hidden cards included.")
    ] = False,
    list_: Annotated[bool, typer.Option("--list", help="Print what happened and stop.")] = False,
) -> None:
    """Step through a record. Without --seat or --open you see what a spectator saw."""
    stay_plain()
    from damrak.game import Record
    from damrak.terminal.viewer import Viewer

    record = Record.load(file)
    if seat is not None and seat > len(record.seats):
        raise typer.BadParameter(text("replay-seat", seat=seat, players=len(record.seats)))
    if seat is not None and open_:
        raise typer.BadParameter(text("replay-both"))
    if open_ and record.result is None:
        raise typer.BadParameter(text("replay-open"))
    viewer = Viewer(record, None if seat is None else seat - 1, all_open=open_, out=console())
    if list_:
        viewer.print_list()
    else:
        viewer.step_through()
