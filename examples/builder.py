"""A bot as a Python class. Try it with: `damrak arena builder:Builder random` in this folder.

It keeps the contracts that cost least, claims the longest route it can, and else collects the
colour of which it holds most. docs/bots.md explains what a bot is told.
"""

from damrak.board import Board
from damrak.bots import Budget
from damrak.bots.external.protocol import choose_of
from damrak.game.catalogue import catalogue
from damrak.game.view import View
from damrak.rules.layout import Observation


class Builder:
    """Likes long routes, then cards of a colour it holds, and as few contracts as it may keep."""

    name = "builder"

    def __init__(self, board: Board, seed: int, budget: Budget) -> None:
        self._made = catalogue(board)

    def choose(self, seen: Observation) -> int:
        """The number of the action it likes best."""
        question = choose_of(self._made, seen)  # names in place of numbers; or read `seen` itself
        return max(question.legal, key=lambda each: liking(question.view, each.text)).number


def liking(view: View, action: str) -> float:
    """How much the bot likes an action, given in words."""
    kind, *words = action.split()
    if kind == "claim":  # claim dam oude-kerk pink*1 wild*1 pays two cards
        return 100 * sum(int(word.partition("*")[2]) for word in words if "*" in word)
    if kind == "draw":
        return view.hand.get(words[1], 0) if words[0] == "market" else 0.5
    if kind == "keep":
        kept = {"1": view.offer[:1], "2": view.offer[1:], "both": view.offer}[words[0]]
        return -sum(contract.points for contract in kept)
    return -1  # contracts, pass
