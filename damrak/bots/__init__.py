"""Opponents: one strategy a file, behind one protocol and a registry."""

from damrak.bots.bot import (
    KERNEL_BOTS,
    LEVELS,
    Bot,
    KernelBot,
    bot_named,
    bot_names,
    is_bot,
    is_compiled,
    resolve,
)
from damrak.bots.budget import Budget

__all__ = [
    "KERNEL_BOTS",
    "LEVELS",
    "Bot",
    "Budget",
    "KernelBot",
    "bot_named",
    "bot_names",
    "is_bot",
    "is_compiled",
    "resolve",
]
