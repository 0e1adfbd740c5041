"""Opponents: one strategy a file, behind one protocol and a registry."""

from damrak.bots.bot import BOTS, Bot, KernelBot, bot_named

__all__ = ["BOTS", "Bot", "KernelBot", "bot_named"]
