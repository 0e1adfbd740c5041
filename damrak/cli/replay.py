"""`damrak replay` and `damrak verify`: step through a recorded game, or check it."""

from __future__ import annotations

from typing import Annotated

import typer

from damrak.cli.options import AsJson, RecordFile
from damrak.i18n import text
from damrak.terminal.console import console, print_json, print_text


def verify(
    file: RecordFile,
    commitment: Annotated[str | None, typer.Option("--commitment")] = None,
    as_json: AsJson = False,
) -> None:
    """Check a record and print what was checked; raises RecordError if it does not hold."""
    from damrak.game import Record, RecordError
    from damrak.game.game import verify as verify_record

    try:
        record = Record.load(file)
        checks = verify_record(record, commitment)
    except RecordError as error:
        if as_json:
            print_json({"file": str(file), "holds": False, "error": str(error)})
        raise
    if as_json:
        found = {"checks": checks, "actions": len(record.actions)}
        print_json({"file": str(file), "holds": True, **found})
        return
    for check in checks:
        print_text(f"verify-{check}", actions=len(record.actions))
    if commitment is not None:
        print_text("verify-published")
    if "result" not in checks:
        print_text("verify-unfinished")
    print_text("verify-holds")


def replay(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option(min=1, max=4)] = None,
    open_: Annotated[bool, typer.Option("--open")] = False,
    list_: Annotated[bool, typer.Option("--list")] = False,
) -> None:
    """Step through a record as a spectator, as one seat, or with everything shown."""
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
