"""The printed facts of a board, read from a file and checked."""

from damrak.board.board import Board
from damrak.board.errors import BoardError, Problem
from damrak.board.facts import CARDS, COLOURS, GRAY, WILD, Contract, Location, Route

__all__ = [
    "CARDS",
    "COLOURS",
    "GRAY",
    "WILD",
    "Board",
    "BoardError",
    "Contract",
    "Location",
    "Problem",
    "Route",
]
