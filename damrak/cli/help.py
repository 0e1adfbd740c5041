"""Takes the help of every command from the catalogue, and only when help is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

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


Click: TypeAlias = Any  # commands, options and contexts of the Click that Typer brings


def described_commands(app: typer.Typer) -> dict[str, Click]:
    """Every command with its help filled in, by its key: what people type, joined by dashes.

    Raises LookupError if the catalogue lacks a command or an option.
    """
    found = dict(_commands(typer.main.get_command(app), "damrak"))
    for key, command in found.items():
        _fill_in(command, key)
    return found


def option_name(parameter: Click) -> str:
    """The first name that people type, without dashes: "json" for --json."""
    return str(parameter.opts[0]).lstrip("-")


def _commands(command: Click, key: str) -> Iterator[tuple[str, Click]]:
    yield key, command
    for name, subcommand in getattr(command, "commands", {}).items():
        yield from _commands(subcommand, f"{key}-{name}")


def _fill_in(command: Click, key: str) -> None:
    """Write the texts of the catalogue into a command, its options and its subcommands."""
    command.help = help_text(key)
    for parameter in command.params:
        parameter.help = help_text(key, option_name(parameter))
    for name, subcommand in getattr(command, "commands", {}).items():
        subcommand.help = help_text(f"{key}-{name}")


def _key(context: Click) -> str:
    if context.parent is None:
        return "damrak"
    return f"{_key(context.parent)}-{context.info_name}"


class _Command(TyperCommand):
    def format_help(self, ctx: Click, formatter: Click) -> None:
        _fill_in(self, _key(ctx))
        super().format_help(ctx, formatter)


class _Group(TyperGroup):
    def format_help(self, ctx: Click, formatter: Click) -> None:
        _fill_in(self, _key(ctx))
        super().format_help(ctx, formatter)
