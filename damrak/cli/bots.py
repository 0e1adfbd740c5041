"""`damrak bots`: list the bots, play with one in any language, carry nets to PyTorch and back."""

from __future__ import annotations

import shlex
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.table import Table

from damrak.cli.options import AsJson, BoardFile, Players
from damrak.i18n import has_text, text
from damrak.i18n.extras import need
from damrak.i18n.json_types import JsonObject
from damrak.terminal.console import (
    compiling,
    console,
    print_json,
    print_text,
    read_board,
)
from damrak.terminal.progress import progress_bar

if TYPE_CHECKING:
    from damrak.board import Board
    from damrak.bots.bot import Bot
    from damrak.bots.external.referee import Faults
    from damrak.bots.running.trial import Trial, TrialGame

app = typer.Typer()


@app.callback(invoke_without_command=True)
def bots(context: typer.Context, as_json: AsJson = False) -> None:
    """Without a subcommand: list the bots."""
    if context.invoked_subcommand is None:
        list_bots(as_json)


@app.command("list")
def list_bots(as_json: AsJson = False) -> None:
    """Print every bot by name, with what it does."""
    rows = [*_built_in(), *_plugins()]
    if as_json:
        print_json({"bots": rows})
        return
    table = Table(show_lines=True)
    table.add_column(text("bots-name"), no_wrap=True)
    table.add_column(text("bots-description"))
    for row in rows:
        table.add_row(row["name"], row["description"])
    console().print(table)


def _built_in() -> list[dict[str, str]]:
    from damrak.bots.running.registry import LEVELS, built_in_names

    return [
        {
            "name": name,
            "kind": "level" if name in LEVELS else "built-in",
            "description": text(f"bot-{name}") if has_text(f"bot-{name}") else "",
        }
        for name in built_in_names()
    ]


def _plugins() -> list[dict[str, str]]:
    """Bots of other packages; those that cannot be used have the reason."""
    from damrak.bots.external.plugins import found_plugins, problem_of
    from damrak.bots.running.registry import built_in_names

    rows = []
    for plugin in found_plugins():
        problem = problem_of(plugin, built_in_names())
        key = f"plugin-{problem}" if problem else "plugin-good"
        packages = ", ".join(plugin.packages)
        row = {"name": plugin.name, "kind": "plugin", "packages": packages}
        rows.append({**row, "problem": problem or "", "description": text(key, packages=packages)})
    return rows


@app.command("run", context_settings={"allow_interspersed_args": False})
def run(
    command: Annotated[list[str], typer.Argument(metavar="COMMAND...")],
    players: Players = 2,
    games: Annotated[int, typer.Option(min=1, max=100_000)] = 10,
    against: str = "greedy",
    seed: int = 1,
    seconds: Annotated[float, typer.Option(min=0.01)] = 5.0,
    board: BoardFile = None,
    as_json: AsJson = False,
) -> None:
    """Play games with a bot of somebody else; exit code 1 if no choice could be used."""
    if not _is_python(command) and shutil.which(command[0]) is None:
        raise typer.BadParameter(text("bots-no-command", command=command[0]))
    summary = _trial(command, read_board(board), players, games, against, seed, seconds)
    if as_json:
        print_json(summary)
    else:
        _print_summary(summary)
    if summary["choices"] == sum(summary["faults"].values()):
        raise typer.Exit(1)


@app.command("to-torch")
def to_torch(
    net: Annotated[str, typer.Argument()],
    file: Annotated[Path, typer.Argument()],
    board: BoardFile = None,
) -> None:
    """Write a net as a checkpoint of PyTorch."""
    need("train")
    from damrak.bots.running.net_files import named_card
    from damrak.train.checkpoint import write_checkpoint

    write_checkpoint(file, named_card(net), read_board(board))
    print_text("bots-to-torch", file=str(file))


@app.command("from-torch")
def from_torch(
    file: Annotated[Path, typer.Argument()],
    net: Annotated[Path, typer.Argument()],
    board: BoardFile = None,
) -> None:
    """Write a checkpoint of PyTorch as a net that plays."""
    need("train")
    from damrak.train.checkpoint import write_card

    write_card(net, file, read_board(board))
    print_text("bots-from-torch", file=str(net.with_suffix(".json")))


def _trial(
    command: list[str],
    board: Board,
    players: int,
    games: int,
    against: str,
    seed: int,
    seconds: float,
) -> JsonObject:
    from damrak.bots import bot_named
    from damrak.bots.external.bot import Limits, OutsideBot
    from damrak.bots.running.registry import bot_of_others
    from damrak.game import Game

    with compiling():
        bot_named(against, board, seed).choose(Game.new(board=board).observation(0))

    def play(begin: Callable[[int], Bot]) -> JsonObject:
        from damrak.bots.running.trial import Trial

        trial = Trial(begin, board, players, against, seed)
        with progress_bar() as progress:
            played = progress.track(trial.games(games), total=games, description=text("simulating"))
            results = list(played)
        return {"against": against, "players": players, "seed": seed, **_sum(trial, results)}

    if _is_python(command):
        spec = command[0]
        summary = play(lambda seed: bot_of_others(spec, board, seed))
        return {"command": spec, "name": spec, **summary}
    with OutsideBot(command, board, seed, Limits(choice=seconds)) as bot:

        def begin(seed: int) -> Bot:
            bot.begin(seed)
            return bot

        summary = play(begin)
        return {"command": shlex.join(command), "name": bot.name, **summary}


def _is_python(command: list[str]) -> bool:
    """Whether it is no command but a bot in Python: MODULE:CLASS, or the name of a plug-in."""
    from damrak.bots.external.bot import PROGRAM
    from damrak.bots.external.plugins import plugin_names
    from damrak.bots.running.registry import built_in_names, is_outside

    if len(command) > 1 or command[0].startswith(PROGRAM):
        return False
    name = command[0].partition("@")[0]
    return is_outside(name) or name in plugin_names(built_in_names())


def _sum(trial: Trial, results: list[TrialGame]) -> JsonObject:
    others = [
        total for game in results for seat, total in enumerate(game.totals) if seat != game.seat
    ]
    taken = [each for game in results for each in game.seconds]
    faults: Faults = trial.referee.faults
    return {
        "games": len(results),
        "wins": sum(game.seat in game.winners for game in results),
        "shared": sum(game.seat in game.winners and len(game.winners) > 1 for game in results),
        "mean_score": round(sum(game.totals[game.seat] for game in results) / len(results), 3),
        "mean_score_others": round(sum(others) / len(others), 3),
        "choices": faults.choices,
        "mean_seconds": round(sum(taken) / max(len(taken), 1), 6),
        "most_seconds": round(max(taken, default=0.0), 6),
        "faults": dict(faults.counts),
        "examples": msgspec.to_builtins(faults.examples),
    }


def _print_summary(summary: JsonObject) -> None:
    share = round(100 * summary["wins"] / summary["games"], 1)
    forfeited = sum(summary["faults"].values())
    print_text("bots-games", share=share, **{key: summary[key] for key in _GAMES})
    milliseconds = {
        "mean": round(1000 * summary["mean_seconds"], 2),
        "most": round(1000 * summary["most_seconds"], 2),
    }
    print_text("bots-choices", choices=summary["choices"], **milliseconds)
    if not forfeited:
        print_text("bots-no-faults")
        return
    print_text("bots-faults", forfeited=forfeited)
    table = Table()
    for heading in ("bots-fault", "bots-count", "bots-examples"):
        table.add_column(text(heading), no_wrap=heading == "bots-fault")
    for kind, count in summary["faults"].items():
        examples = [_example(each) for each in summary["examples"] if each["kind"] == kind]
        table.add_row(text(f"fault-{kind}"), str(count), "\n".join(examples))
    console().print(table)
    if forfeited == summary["choices"]:
        print_text("bots-none-own")


_GAMES = (
    "name",
    "against",
    "games",
    "players",
    "wins",
    "shared",
    "mean_score",
    "mean_score_others",
)


def _example(fault: JsonObject) -> str:
    return text("bots-example", seat=fault["seat"], turn=fault["turn"], words=fault["text"])
