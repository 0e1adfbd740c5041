"""`damrak play`: a game in the terminal, people and bots at one keyboard."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from damrak.compile import stay_plain
from damrak.i18n import INSIGHT_LANGUAGES, text
from damrak.terminal.console import read_board

if TYPE_CHECKING:
    from damrak.game import Game

THINKING = (
    "regent",
    "master",
    "search",
    "guided",
    "net",
)  # useless in plain Python; a test compares
NET = "net:"  # and those by the file of a net


def play(
    players: Annotated[
        list[str] | None,
        typer.Argument(help="Two to four seats: a bot (see `damrak bots`) or a person's name."),
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
    language: Annotated[
        str, typer.Option(help=f"Of the coach's hints: {', '.join(INSIGHT_LANGUAGES)}.")
    ] = "en",
) -> None:
    """Play in the terminal. Without names it is you against the greedy bot.

    Type `help` at any moment of the game, `hint` for advice; `quit` keeps the game in a file.
    """
    if language not in INSIGHT_LANGUAGES:
        known = ", ".join(INSIGHT_LANGUAGES)
        raise typer.BadParameter(text("analyse-language", language=language, known=known))
    wait = thinks(players or [], resume)
    if not wait:
        stay_plain()
    from damrak.game import Game
    from damrak.terminal.game_loop import Table

    if resume is not None:
        if players or seed or first or board:
            raise typer.BadParameter(text("resume-alone"))
        game = Game.load(resume)
        if wait:
            warm_up(game)
        Table(game, resume, resumed=True, language=language).play()
        return
    seats = [seat_name(name) for name in players or [text("you"), "greedy"]]
    if first is not None and first > len(seats):
        raise typer.BadParameter(text("first-seat-range", first=first, players=len(seats)))
    chosen = int(seed) if seed is not None and seed.isdecimal() and len(seed) < 64 else seed
    starter = None if first is None else first - 1
    game = Game.new(len(seats), chosen, board=read_board(board), first_seat=starter, seats=seats)
    if wait:
        warm_up(game)
    Table(game, free_name(save), language=language).play()


def seat_name(name: str) -> str:
    """A bot's name in small letters, but for the file of a net; a person's as it is."""
    from damrak.bots import is_bot

    small = name.lower()
    if small.startswith(NET):
        return net_name(name[len(NET) :])
    return small if is_bot(small) else name


def net_name(file: str) -> str:
    """The bot of this file; seats have short names."""
    from damrak.game.deal import MAX_NAME

    if len(NET + file) > MAX_NAME:
        raise typer.BadParameter(text("net-path-long", file=file, limit=MAX_NAME - len(NET)))
    return NET + file


def warm_up(game: Game) -> None:
    """Compile what the bots at the table need, with a word of patience, before the game begins."""
    from damrak.bots import bot_named, is_bot
    from damrak.terminal.console import compiling

    fresh = type(game).new(2, 1, board=game.board)
    with compiling():
        for name in {name for name in game.seats if is_bot(name)}:
            bot_named(name, game.board, 1).choose(fresh.observation(0))


def thinks(players: list[str], resume: Path | None) -> bool:
    """Whether a bot at this table needs compiled code; told before any kernel is loaded."""
    names = list(players)
    if resume is not None:
        with contextlib.suppress(OSError, ValueError):  # what is wrong with it is said later
            names = re.findall(r'"([^"]+)"', resume.read_text(encoding="utf-8")[:4000])
    small = [name.lower() for name in names]
    return any(name.startswith(NET) or name.partition("@")[0] in THINKING for name in small)


def free_name(path: Path) -> Path:
    """This path, or the first of its kind (game-2.json, ...) that would overwrite nothing."""
    if path.is_dir():
        raise typer.BadParameter(text("save-folder", file=str(path)))
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free
