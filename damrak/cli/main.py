"""The `damrak` command: joins the commands and turns every expected error into one line."""

from __future__ import annotations

import platform
import sys
from typing import Annotated

import typer
from typer.exceptions import TyperException

from damrak import __version__
from damrak.board import BoardError
from damrak.cli import (
    admin_tables,
    analyse,
    arena,
    bench,
    boards,
    bots,
    build,
    dataset,
    examples,
    export,
    lab,
    play,
    replay,
    rulebook,
    serve,
    simulate,
    train,
)
from damrak.cli.help import use_catalogue
from damrak.i18n import text
from damrak.terminal.console import error_line

app = typer.Typer(
    name="damrak",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_show_locals=False,  # they may hold secrets
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
app.command("export")(export.export)
app.command("dataset")(dataset.dataset)
app.add_typer(boards.app, name="board")
app.add_typer(bots.app, name="bots")
app.command("examples")(examples.examples)
app.add_typer(build.app, name="build")
app.add_typer(admin_tables.app, name="admin")
app.add_typer(bench.app, name="bench")
app.command("rules")(rulebook.rules)


def _print_version(wanted: bool) -> None:
    if wanted:
        from damrak.compile.kernel import code_in_use

        typer.echo(f"damrak {__version__}")
        typer.echo(text(f"code-{code_in_use()}", machine=f"{sys.platform}-{platform.machine()}"))
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    """Run before every command; it only knows --version."""


use_catalogue(app)


def run(arguments: list[str] | None = None) -> None:
    """Run the command and exit; a mistake prints one line to standard error, exit code 2."""
    try:
        code = app(arguments, standalone_mode=False)
    except TyperException as error:
        code = _usage(error)
    except BoardError as error:
        code = error_line(str(error))
    except typer.Abort:
        code = 130
    except ImportError as error:
        code = _missing(error)
    except Exception as error:
        from damrak.game.errors import GameError

        if not isinstance(error, GameError):
            raise
        code = error_line(str(error))
    sys.exit(code or 0)


def _missing(error: ImportError) -> int:
    """A package that an extra brings is asked for in one line; any other is a fault of ours."""
    from damrak.i18n.extras import MissingExtra, explain

    explained = explain(error)
    if not isinstance(explained, MissingExtra):
        raise error
    return error_line(str(explained))


def _usage(error: Exception) -> int:
    message = str(getattr(error, "format_message", error.__str__)())
    if type(error).__name__ == "NoArgsIsHelpError":  # the message is the help itself
        typer.echo(message)
        return 2
    path = getattr(getattr(error, "ctx", None), "command_path", "damrak")
    return error_line(f"{message} (see {path} --help)")
