"""Who meets whom, and where each sits.

A *deal* is one set of cards. On it every *line-up* (the bots of one table) plays once in every
rotation of its seats, so that each bot plays the same cards from every seat. Deals are independent
of each other and games of one deal are not: the deal is the unit of all statistics.

With at least as many bots as seats the line-ups are all groups of different bots. With fewer, they
are all groups in which every bot sits at least once: two bots at a table of four meet one against
three, two against two, and three against one. Who sits next to whom matters, too, so the circular
order of a line-up changes from deal to deal.

When the first bot is to sit alone, it meets each of the others at a table where that one has all
other seats.
"""

from __future__ import annotations

from functools import cached_property
from itertools import combinations, combinations_with_replacement, permutations

LineUp = tuple[int, ...]  # bots by number


def line_ups(bots: int, players: int) -> list[LineUp]:
    """All line-ups of so many bots."""
    if bots >= players:
        return list(combinations(range(bots), players))
    groups = combinations_with_replacement(range(bots), players)
    return [group for group in groups if len(set(group)) == bots]


def line_ups_alone(bots: int, players: int) -> list[LineUp]:
    """The line-ups in which the first bot is alone among so many of one other."""
    return [(0, *[other] * (players - 1)) for other in range(1, bots)]


def rotations(order: LineUp) -> list[LineUp]:
    """Each seating that moves everybody on by the same number of seats."""
    return [order[shift:] + order[:shift] for shift in range(len(order))]


def orders(line_up: LineUp) -> list[LineUp]:
    """The circular orders of a line-up of which no two rotations are the same game."""
    circles = dict.fromkeys(min(rotations(order)) for order in permutations(line_up))
    return [order for order in circles if len(set(rotations(order))) == len(order)]


class Schedule:
    """Tables in order: all line-ups of deal 0, then of deal 1, and so on."""

    def __init__(self, bots: int, players: int, alone: bool = False) -> None:
        self.players = players
        self.line_ups = (line_ups_alone if alone else line_ups)(bots, players)

    @property
    def tables_a_deal(self) -> int:
        return len(self.line_ups)

    @property
    def games_a_deal(self) -> int:
        return len(self.line_ups) * self.players

    def deals_for(self, games: int) -> int:
        """How many whole deals have at least so many games."""
        return -(-games // self.games_a_deal)

    def place(self, table: int) -> tuple[int, int]:
        """The deal and the line-up of a table."""
        return divmod(table, self.tables_a_deal)

    def seatings(self, table: int) -> list[LineUp]:
        """The seatings of a table, one for each of its games."""
        deal, line_up = self.place(table)
        circles = self._orders[line_up]
        return rotations(circles[deal % len(circles)])

    @cached_property
    def _orders(self) -> list[list[LineUp]]:
        return [orders(line_up) for line_up in self.line_ups]
