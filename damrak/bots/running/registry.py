"""The bots by name: levels for people, bots of this package, nets in files, bots of others.

A name is that of `damrak bots`, or `net:FILE`, `exec:COMMAND` (a program) or `MODULE:CLASS`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import numpy as np

from damrak.board import Board
from damrak.bots.bot import Bot
from damrak.bots.budget import Budget
from damrak.bots.external.bot import PROGRAM, make_program
from damrak.bots.external.plugins import CLASS, NAME, make_class, make_plugin, plugin_names
from damrak.bots.external.referee import Refereed
from damrak.bots.kernels.dispatch import KERNEL_BOTS
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.bots.running.guided_bot import GuidedBot
from damrak.bots.running.net_files import MASTER, PREFIX, NetBot, NetError
from damrak.bots.running.searcher import SearchBot
from damrak.compile.kernel import Function
from damrak.game.catalogue import Catalogue, catalogue
from damrak.game.errors import InvalidSetup
from damrak.rules.layout import Observation

# Bots that look ahead within a budget, and how to make one: (board, seed, budget).
SEARCHERS: dict[str, Callable[[Catalogue, int, Budget], Bot]] = {
    "search": SearchBot,
    "guided": GuidedBot,
}
# Bots that are a learned net, each with the card of its file; they know one board.
NETS: dict[str, Path] = {"net": MASTER}
# Simulations, not milliseconds, so that a browser and a server choose alike; see bench/results.md.
MASTER_SIMULATIONS = 400
# Names for people, from a child's first game to the strongest, and the bot each stands for.
LEVELS: dict[str, str] = {
    "apprentice": "apprentice",
    "porter": "porter",
    "carter": "carter",
    "merchant": "planner",
    "regent": "search@1000/1000/150",
    "master": f"guided@{MASTER_SIMULATIONS}",
}

_SPEC = re.compile(
    rf"({NAME}|{CLASS})(?:@([1-9]\d{{0,8}}(?:/[1-9]\d{{0,8}}){{2}}|[1-9]\d{{0,8}}(ms)?))?"
)


class KernelBot:
    """A bot whose strategy is a kernel (tables, observation, work) -> action number."""

    def __init__(self, name: str, strategy: Function, board: Catalogue, seed: int) -> None:
        self.name = name
        self._strategy = strategy
        self._tables = board.tables
        self._seen = np.zeros(1, board.observation_dtype)
        self._work = np.zeros(1, bot_work_dtype(board.board))
        self._work[0].random = seed % 2**64

    def choose(self, seen: Observation) -> int:
        """The number of a legal action for the viewer of this observation."""
        self._seen[0] = seen  # a copy: kernels try cards out in the hand they look at
        return int(self._strategy(self._tables, self._seen[0], self._work[0]))


def bot_names() -> list[str]:
    """The names of all bots: levels for people first, those of other packages last."""
    ours = built_in_names()
    return [*ours, *plugin_names(ours)]


def built_in_names() -> list[str]:
    """The names that no other package can take."""
    return list(dict.fromkeys((*LEVELS, *KERNEL_BOTS, *SEARCHERS, *NETS)))


def resolve(spec: str) -> tuple[str, Budget]:
    """The bot and the budget that a name stands for: `planner`, `search@200ms`, `search@500`.

    A number after the @ counts simulations, or milliseconds with `ms`; only bots that think take
    one. Three, as in `search@900/600/300`, are for tables of two, three and four. A net goes by the
    file of its card (`net:FILE`), a program by its command (`exec:node bot.js`), a class by its
    module (`my_bots:Builder`). Raises InvalidSetup for anything else.
    """
    if spec.startswith((PREFIX, PROGRAM)):
        return spec, Budget(0, 0)
    full = LEVELS.get(spec, spec)
    match, (name, at, _) = _SPEC.fullmatch(full), full.partition("@")
    if at and name in (*LEVELS, *KERNEL_BOTS, *NETS):
        raise InvalidSetup("bot-budget", name=name)
    known = (*KERNEL_BOTS, *SEARCHERS, *NETS, *plugin_names(built_in_names()))
    if name not in known and not is_outside(name):
        raise InvalidSetup("bot", name=spec, known=", ".join(bot_names()))
    if not match:
        raise InvalidSetup("bot-number", name=spec, bot=name)
    numbers = tuple(int(number) for number in (match[2] or "0").removesuffix("ms").split("/"))
    if match[3]:
        return name, Budget(0, numbers[0])
    return name, Budget(numbers[0], 0, numbers if len(numbers) > 1 else ())


def is_outside(name: str) -> bool:
    """Whether a name stands for a program or a class, which runs code of others."""
    is_class = not name.startswith(PREFIX) and re.fullmatch(CLASS, name.partition("@")[0])
    return name.startswith(PROGRAM) or bool(is_class)


def is_bot(name: str) -> bool:
    """Whether a name is that of a bot, with or without a budget; if not, it is a person's.

    A saved game may name its seats as it likes, so no program or class counts here: a file must
    not be able to start one.
    """
    try:
        resolve(name)
    except InvalidSetup:
        return False
    return not is_outside(name)


def is_compiled(spec: str) -> bool:
    """Whether whole games with this bot can be played in compiled code."""
    return resolve(spec)[0] in KERNEL_BOTS


def bot_named(spec: str, board: Board, seed: int) -> Bot:
    """A bot of the registry; raises InvalidSetup for an unknown name or a board it cannot play.

    No other bot stands in for a net on another board: its results would go by a wrong name.
    """
    name, _ = resolve(spec)
    try:
        return _make(spec, board, seed)
    except NetError as error:
        if error.key != "net-layout" or name.startswith(PREFIX):
            raise
        raise InvalidSetup("bot-board", name=spec, board=board.name) from error


def _make(spec: str, board: Board, seed: int) -> Bot:
    name, budget = resolve(spec)
    if name in NETS:
        return NetBot(name, NETS[name], catalogue(board))
    if name.startswith(PREFIX):
        return NetBot(spec, Path(name.removeprefix(PREFIX)), catalogue(board))
    if name in KERNEL_BOTS:
        return KernelBot(spec, KERNEL_BOTS[name], catalogue(board), seed)
    if name in SEARCHERS:
        return SEARCHERS[name](catalogue(board), seed, budget)
    return Refereed(bot_of_others(spec, board, seed), board, seed)


def bot_of_others(spec: str, board: Board, seed: int) -> Bot:
    """A bot written by others, without a referee: a program, a class, or one of a package."""
    name, budget = resolve(spec)
    if name.startswith(PROGRAM):
        return make_program(name, board, seed)
    make = make_class if is_outside(name) else make_plugin
    return make(name, board, seed, budget)
