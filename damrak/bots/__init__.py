"""Bots: what a bot is, and how to get one by name."""

from damrak.bots.bot import Bot
from damrak.bots.budget import Budget
from damrak.bots.kernels.dispatch import KERNEL_BOTS
from damrak.bots.running.registry import (
    LEVELS,
    KernelBot,
    bot_named,
    bot_names,
    is_bot,
    is_compiled,
    resolve,
)

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
