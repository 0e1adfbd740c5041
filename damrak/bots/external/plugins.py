"""Bots written in Python by others: of installed packages, or a class of any module.

A package names its bots as entry points of the group `damrak.bots`; a class goes by MODULE:CLASS.
Both are callables (board, seed, budget) -> Bot, and are imported only when the bot is asked for.
"""

from __future__ import annotations

import os
import re
import sys
import traceback
from collections.abc import Callable, Collection
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import NamedTuple

from damrak.board import Board
from damrak.bots.bot import Bot
from damrak.bots.budget import Budget
from damrak.bots.external.referee import short
from damrak.game.errors import InvalidSetup

GROUP = "damrak.bots"
NAME = "[a-z][a-z0-9_-]*"
CLASS = r"[A-Za-z_][\w.]*:[A-Za-z_]\w*"


class Plugin(NamedTuple):
    """A name that packages have registered; two packages with one name are a problem."""

    name: str
    packages: tuple[str, ...]
    entry: EntryPoint


@cache
def found_plugins() -> tuple[Plugin, ...]:
    """Every name that is registered, in the order of the alphabet; nothing is imported."""
    entries: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        entries.setdefault(entry.name, []).append(entry)
    return tuple(
        Plugin(name, tuple(sorted({_package(entry) for entry in found})), found[0])
        for name, found in sorted(entries.items())
    )


def problem_of(plugin: Plugin, taken: Collection[str]) -> str | None:
    """Why a name cannot be used: it is no name, a bot of ours has it, or two packages do."""
    if not re.fullmatch(NAME, plugin.name):
        return "shape"
    if plugin.name in taken:
        return "taken"
    return "twice" if len(plugin.packages) > 1 else None


def plugin_names(taken: Collection[str]) -> list[str]:
    """The names that can be used; one that two packages have is refused, naming both."""
    return [each.name for each in found_plugins() if problem_of(each, taken) in (None, "twice")]


def make_plugin(name: str, board: Board, seed: int, budget: Budget) -> Bot:
    """A bot of another package; raises InvalidSetup, which names the package, if it has none."""
    plugin = next(each for each in found_plugins() if each.name == name)
    if len(plugin.packages) > 1:
        raise InvalidSetup("plugin-twice", name=name, packages=", ".join(plugin.packages))
    return _called(plugin.entry.load, name, plugin.packages[0], (board, seed, budget))


def make_class(spec: str, board: Board, seed: int, budget: Budget) -> Bot:
    """A bot by MODULE:CLASS, also from the current folder; raises InvalidSetup if it has none."""
    module, _, name = spec.partition(":")

    def load() -> Callable[..., Bot]:
        if os.getcwd() not in sys.path:
            sys.path.insert(0, os.getcwd())
        return _class_of(spec, module, name)

    return _called(load, spec, module, (board, seed, budget))


def _class_of(spec: str, module: str, name: str) -> Callable[..., Bot]:
    """A class of a module; raises InvalidSetup if there is no such module or class."""
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # the module is there, and imports what is not
        raise InvalidSetup("bot-no-module", name=spec, module=module) from error
    made: Callable[..., Bot] | None = getattr(found, name, None)
    if made is None:
        own = [key for key, each in vars(found).items() if isinstance(each, type) and key[0] != "_"]
        known = ", ".join(own) or "-"
        raise InvalidSetup("bot-no-class", name=spec, module=module, known=known, **{"class": name})
    return made


def _called(
    load: Callable[[], Callable[..., Bot]], name: str, package: str, given: tuple[object, ...]
) -> Bot:
    """The bot that what is loaded makes; whatever fails is InvalidSetup, with the reason."""
    try:
        bot = load()(*given)
        if not callable(getattr(bot, "choose", None)):
            raise TypeError(f"{type(bot).__name__} has no method choose")
    except InvalidSetup:
        raise
    except (Exception, SystemExit) as error:
        reason = short(traceback.format_exception_only(error)[-1])
        raise InvalidSetup("plugin", name=name, package=package, reason=reason) from error
    return bot


def _package(entry: EntryPoint) -> str:
    return str(entry.dist.name) if entry.dist else entry.value
