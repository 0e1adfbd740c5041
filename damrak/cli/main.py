"""The `damrak` command: one file a subcommand, one clear line for whatever goes wrong."""

from __future__ import annotations

import sys

import typer
from typer.exceptions import TyperException

from damrak import __version__
from damrak.board import BoardError
from damrak.cli import (
    admin,
    analyse,
    arena,
    bench,
    boards,
    bots,
    build,
    lab,
    play,
    replay,
    rulebook,
    serve,
    simulate,
    train,
)
from damrak.terminal.console import error_line

app = typer.Typer(
    name="damrak",
    help="The Amsterdam cart-route board game: play it, simulate it, look into it.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("lab")(lab.lab)
app.command("train")(train.train)
app.command("replay")(replay.replay)
app.command("verify")(replay.verify)
app.command("analyse")(analyse.analyse)
app.add_typer(boards.app, name="board")
app.add_typer(bots.app, name="bots")
app.add_typer(build.app, name="build")
app.add_typer(admin.app, name="admin")
app.add_typer(bench.app, name="bench")
app.command("rules")(rulebook.rules)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"damrak {__version__}")
        raise typer.Exit


@app.callback()
def main(
    version: bool = typer.Option(
        False, "--version", callback=_version, is_eager=True, help="Say which version this is."
    ),
) -> None:
    """The Amsterdam cart-route board game: play it, simulate it, look into it."""


def run(arguments: list[str] | None = None) -> None:
    """Run the command; a mistake gives one line on standard error and exit code 2."""
    try:
        code = app(arguments, standalone_mode=False)
    except TyperException as error:
        code = _usage(error)
    except BoardError as error:
        code = error_line(str(error))
    except typer.Abort:
        code = 130
    except Exception as error:
        from damrak.game.errors import GameError

        if not isinstance(error, GameError):
            raise
        code = error_line(str(error))
    sys.exit(code or 0)


def _usage(error: Exception) -> int:
    message = str(getattr(error, "format_message", error.__str__)())
    if type(error).__name__ == "NoArgsIsHelpError":  # the message is the help itself
        typer.echo(message)
        return 2
    path = getattr(getattr(error, "ctx", None), "command_path", "damrak")
    return error_line(f"{message} (see {path} --help)")
