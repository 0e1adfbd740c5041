"""`damrak serve`: tables for people and bots, in the browser and over an API."""

from __future__ import annotations

import asyncio
import os
import socket
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from damrak.i18n import text
from damrak.terminal.console import compiling, notes

if TYPE_CHECKING:
    from damrak.server.settings import Settings


def serve(
    host: Annotated[str | None, typer.Option(help="Listen here; 0.0.0.0 for everybody.")] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 for a free one.")] = None,
    database: Annotated[
        str | None, typer.Option(help="A file for SQLite, or postgresql://...")
    ] = None,
    config: Annotated[Path | None, typer.Option(help="A TOML file with settings.")] = None,
    setting: Annotated[
        list[str] | None, typer.Option("--set", help="Any setting of docs/server.md: NAME=VALUE.")
    ] = None,
    browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve games: one command, one file. Stop it with Ctrl-C; no move is lost."""
    from damrak.server.settings import read_settings

    flags: dict[str, object] = dict(_parts(each) for each in setting or [])
    given = {"host": host, "port": port, "database": database}
    flags |= {name: value for name, value in given.items() if value is not None}
    run_server(read_settings(flags, os.environ, config), browser)


def _parts(setting: str) -> tuple[str, str]:
    from damrak.server.settings import Settings

    name, found, value = setting.partition("=")
    known = Settings.__struct_fields__
    if not found or name.replace("-", "_") not in known:
        raise typer.BadParameter(text("setting-unknown", name=name, known=", ".join(known)))
    return name.replace("-", "_"), value


def run_server(settings: Settings, browser: bool) -> None:
    """Listen and serve until told to stop."""
    with compiling():
        from damrak.bots import LEVELS
        from damrak.server.live.bot_pool import compile_apart, is_compiled, warm_up
        from damrak.server.web.app import boards, check_database
        from damrak.server.web.run import calm_down, listen, receive, server_of, set_up_logs

    levels = LEVELS if settings.warm_up else ()

    def load() -> None:
        for board in boards().values():
            warm_up(board, levels)

    async def get_ready() -> None:
        await compile_apart(levels)
        await asyncio.to_thread(load)

    set_up_logs(settings.log_level)
    with listen(settings) as listener:
        asyncio.run(check_database(settings))
        address, is_first = _address(listener), not is_compiled(levels)
        if is_first:
            notes().print(text("serving-pages", address=address))
            if browser:
                webbrowser.open(address)
        with compiling():
            if is_first and not receive(settings, listener, get_ready):
                return
            load()
        server = server_of(settings)
        notes().print(text("serving", address=address, database=_without_password(settings)))
        calm_down()
        if browser and not is_first:
            webbrowser.open(address)
        server.run(sockets=[listener])


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    named = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)  # noqa: S104 - a name for it
    return f"http://[{named}]:{port}/" if ":" in named else f"http://{named}:{port}/"


def _without_password(settings: Settings) -> str:
    from damrak.server.storage.database import database_url

    url = database_url(settings.database)
    return url.database or "" if url.get_backend_name() == "sqlite" else url.render_as_string()
