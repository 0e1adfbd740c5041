"""Takes the help of every command from the catalogue, and only when help is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from damrak.i18n.help_text import help_text


def use_catalogue(app: typer.Typer) -> None:
    """Let an application, its commands and its groups show the help of the catalogue."""
    app.info.cls = _Group
    for command in app.registered_commands:
        command.cls = _Command
    for group in app.registered_groups:
        group.cls = _Group
        if group.typer_instance:
            use_catalogue(group.typer_instance)


def described_commands(app: typer.Typer) -> dict[str, Any]:
    """Every command with its help filled in, by its key: what people type, joined by dashes.

    Raises LookupError if the catalogue lacks a command or an option.
    """
    found = dict(_commands(typer.main.get_command(app), "damrak"))
    for key, command in found.items():
        _fill_in(command, key)
    return found


def option_name(parameter: Any) -> str:
    """The first name that people type, without dashes: "json" for --json."""
    return str(parameter.opts[0]).lstrip("-")


def _commands(command: Any, key: str) -> Iterator[tuple[str, Any]]:
    yield key, command
    for name, subcommand in getattr(command, "commands", {}).items():
        yield from _commands(subcommand, f"{key}-{name}")


def _fill_in(command: Any, key: str) -> None:
    """Write the texts of the catalogue into a command, its options and its subcommands."""
    command.help = help_text(key)
    for parameter in command.params:
        parameter.help = help_text(key, option_name(parameter))
    for name, subcommand in getattr(command, "commands", {}).items():
        subcommand.help = help_text(f"{key}-{name}")


def _key(context: Any) -> str:
    if context.parent is None:
        return "damrak"
    return f"{_key(context.parent)}-{context.info_name}"


class _Command(TyperCommand):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        _fill_in(self, _key(ctx))
        super().format_help(ctx, formatter)


class _Group(TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        _fill_in(self, _key(ctx))
        super().format_help(ctx, formatter)
