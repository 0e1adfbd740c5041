"""`damrak serve`: the server for games in the browser and over an API."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import webbrowser
from typing import TYPE_CHECKING, Annotated

import typer

from damrak.cli.options import Config, Database, GivenSettings, split_setting
from damrak.i18n import text
from damrak.i18n.extras import need
from damrak.terminal.console import compiling, stderr_console

if TYPE_CHECKING:
    from damrak.server.settings import Settings


def serve(
    host: str | None = None,
    port: int | None = None,
    database: Database = None,
    config: Config = None,
    setting: GivenSettings = None,
    browser: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    """Read the settings and serve until Ctrl-C."""
    need("server")
    from damrak.server.settings import read_settings

    flags: dict[str, object] = dict(_known_setting(each) for each in setting or [])
    given = {"host": host, "port": port, "database": database}
    flags |= {name: value for name, value in given.items() if value is not None}
    run_server(read_settings(flags, os.environ, config), browser)


def _known_setting(setting: str) -> tuple[str, str]:
    from damrak.server.settings import Settings

    name, value = split_setting(setting)
    known = Settings.__struct_fields__
    if name not in known:
        raise typer.BadParameter(text("setting-unknown", name=name, known=", ".join(known)))
    return name, value


def run_server(settings: Settings, browser: bool) -> None:
    """Listen and serve until the process is asked to stop.

    On a first start the pages are served while the rules are still being compiled.
    """
    gc.disable()  # until all modules are loaded: they are no garbage
    with compiling():
        from damrak.bots import LEVELS
        from damrak.server.live.bot_pool import compile_for_tables, compile_in_process, is_compiled
        from damrak.server.live.start import boards
        from damrak.server.storage.database import check_database, hold_database
        from damrak.server.web.logs import log_uncaught_errors, set_up_logs
        from damrak.server.web.run import listen, serve_while_starting, server_of, tune_interpreter

    gc.enable()
    levels = LEVELS if settings.warm_up else ()

    def load() -> None:
        for board in boards().values():
            compile_for_tables(board, levels)

    async def get_ready() -> None:
        await compile_in_process(levels)
        await asyncio.to_thread(load)

    set_up_logs(settings.log_level)
    with listen(settings) as listener, hold_database(settings.database):
        asyncio.run(check_database(settings.database))
        address, is_first = _address(listener), not is_compiled(levels)
        if is_first:
            stderr_console().print(text("serving-pages", address=address))
            if browser:
                webbrowser.open(address)
        with compiling():
            if is_first and not serve_while_starting(settings, listener, get_ready):
                return
            load()
        server = server_of(settings)
        stderr_console().print(
            text("serving", address=address, database=_without_password(settings))
        )
        tune_interpreter()
        log_uncaught_errors()
        if browser and not is_first:
            webbrowser.open(address)
        server.run(sockets=[listener])


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    named = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)  # noqa: S104 - only shown
    return f"http://[{named}]:{port}/" if ":" in named else f"http://{named}:{port}/"


def _without_password(settings: Settings) -> str:
    from damrak.server.storage.database import database_url

    url = database_url(settings.database)
    return url.database or "" if url.get_backend_name() == "sqlite" else url.render_as_string()
