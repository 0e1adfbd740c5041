"""`damrak play`: a game in the terminal, with people and bots at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from damrak.cli.options import BoardFile, Language
from damrak.i18n import text
from damrak.terminal.console import read_board

if TYPE_CHECKING:
    from damrak.game import Game

NET = "net:"  # prefix of a bot that is the file of a net


def play(
    players: Annotated[list[str] | None, typer.Argument()] = None,
    seed: str | None = None,
    first: Annotated[int | None, typer.Option(min=1, max=4)] = None,
    board: BoardFile = None,
    save: Path = Path("damrak-game.json"),
    resume: Path | None = None,
    language: Language = "en",
) -> None:
    """Play a new game in the terminal, or continue a saved one."""
    if resume is None:
        game, file = new_game(players, seed, first, board), free_name(save)
    elif players or seed or first or board:
        raise typer.BadParameter(text("resume-alone"))
    else:
        from damrak.game import Game

        game, file = Game.load(resume), resume
    from damrak.terminal.game_loop import Table

    Table(game, file, resumed=resume is not None, language=language).play()


def new_game(
    players: list[str] | None, seed: str | None, first: int | None, board: Path | None
) -> Game:
    """A new game for these players; `first` counts seats from 1."""
    from damrak.game import Game

    seats = [seat_name(name) for name in players or [text("you"), "greedy"]]
    if first is not None and first > len(seats):
        raise typer.BadParameter(text("first-seat-range", first=first, players=len(seats)))
    chosen = int(seed) if seed is not None and seed.isdecimal() and len(seed) < 64 else seed
    starter = None if first is None else first - 1
    return Game.new(len(seats), chosen, board=read_board(board), first_seat=starter, seats=seats)


def seat_name(name: str) -> str:
    """The name of a bot in lower case (the path of a net as typed); a person's name unchanged."""
    from damrak.bots import is_bot

    small = name.lower()
    if small.startswith(NET):
        return net_name(name[len(NET) :])
    return small if is_bot(small) else name


def net_name(file: str) -> str:
    """The bot that plays the net of this file; refuses a path too long for the name of a seat."""
    from damrak.game.deal import MAX_NAME

    if len(NET + file) > MAX_NAME:
        raise typer.BadParameter(text("net-path-long", file=file, limit=MAX_NAME - len(NET)))
    return NET + file


def free_name(path: Path) -> Path:
    """This path, or the first of game-2.json, game-3.json ... that does not exist yet."""
    if path.is_dir():
        raise typer.BadParameter(text("save-folder", file=str(path)))
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free
