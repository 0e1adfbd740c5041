"""`damrak play`: a game in the terminal, people and bots at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from damrak.cli.console import read_board
from damrak.compile import stay_plain
from damrak.i18n import text


def play(
    players: Annotated[
        list[str] | None,
        typer.Argument(help="Two to four seats: a bot (random, greedy) or a person's name."),
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="64 hexadecimal digits or a number; the same cards again.")
    ] = None,
    first: Annotated[
        int | None, typer.Option(min=1, max=4, help="Who begins: 1 is the first seat. Else drawn.")
    ] = None,
    board: Annotated[Path | None, typer.Option(help="A board file; without it Amsterdam.")] = None,
    save: Annotated[
        Path, typer.Option(help="The file in which the game is kept, move by move.")
    ] = Path("damrak-game.json"),
    resume: Annotated[Path | None, typer.Option(help="Go on with a game kept in a file.")] = None,
) -> None:
    """Play in the terminal. Without names it is you against the greedy bot.

    Type `help` at any moment of the game; `quit` keeps the game in a file.
    """
    stay_plain()
    from damrak.bots import bot_names
    from damrak.cli.table import Table
    from damrak.game import Game

    if resume is not None:
        if players or seed or first or board:
            raise typer.BadParameter(text("resume-alone"))
        Table(Game.load(resume), resume, resumed=True).play()
        return
    seats = [
        name.lower() if name.lower() in bot_names() else name
        for name in players or [text("you"), "greedy"]
    ]
    if first is not None and first > len(seats):
        raise typer.BadParameter(text("first-seat-range", first=first, players=len(seats)))
    chosen = int(seed) if seed is not None and seed.isdecimal() and len(seed) < 64 else seed
    starter = None if first is None else first - 1
    game = Game.new(len(seats), chosen, board=read_board(board), first_seat=starter, seats=seats)
    Table(game, free_name(save)).play()


def free_name(path: Path) -> Path:
    """This path, or the first of its kind (game-2.json, ...) that would overwrite nothing."""
    if path.is_dir():
        raise typer.BadParameter(text("save-folder", file=str(path)))
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free
