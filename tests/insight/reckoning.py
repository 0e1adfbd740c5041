"""What an advice says, reckoned anew in plain Python from a view: slow, and by other means."""

from __future__ import annotations

import heapq

from damrak.board import CARDS, Board
from damrak.game.view import View

NEVER = -1
WILD = CARDS[-1]


class Reckoning:
    """The table as one seat sees it."""

    def __init__(self, board: Board, view: View) -> None:
        assert view.viewer is not None
        self.board, self.view, self.me = board, view, view.viewer
        self.carts = view.seats[self.me].carts
        self.own = set(view.seats[self.me].routes)
        self.free = self.claimable(self.me)
        self.index = {location.id: place for place, location in enumerate(board.locations)}

    def ends(self, route: int) -> set[str]:
        return {self.board.routes[route].a, self.board.routes[route].b}

    def twins(self, route: int) -> set[int]:
        same = {r.id for r in self.board.routes if {r.a, r.b} == self.ends(route)}
        return same - {route}

    def claimable(self, seat: int) -> set[int]:
        """5.4-5.7: routes that a seat may still claim, cards apart."""
        taken = {route for each in self.view.seats for route in each.routes}
        mine, carts = set(self.view.seats[seat].routes), self.view.seats[seat].carts
        return {
            route.id
            for route in self.board.routes
            if route.id not in taken
            and route.id not in self.view.closed
            and not self.twins(route.id) & mine
            and route.length <= carts
        }

    def cards_between(
        self, a: str, b: str, claimed: int | None = None, without: set[int] | None = None
    ) -> int:
        """Cards of the cheapest way; 99 where there is none."""
        own = self.own | ({claimed} if claimed is not None else set())
        found, queue = {a: 0}, [(0, a)]
        while queue:
            cost, here = heapq.heappop(queue)
            for route in (own | self.free) - (without or set()):
                if here in self.ends(route):
                    (there,) = self.ends(route) - {here}
                    then = cost + (0 if route in own else self.board.routes[route].length)
                    if then < found.get(there, 99):
                        found[there] = then
                        heapq.heappush(queue, (then, there))
        return found.get(b, 99)

    def cost(
        self, contract: int, claimed: int | None = None, without: set[int] | None = None
    ) -> int:
        """Cards that a contract takes; NEVER where the carts do not suffice."""
        row = self.board.contracts[contract]
        cards = self.cards_between(row.a, row.b, claimed, without)
        carts = self.carts - (self.board.routes[claimed].length if claimed is not None else 0)
        return cards if cards <= carts else NEVER

    def costs(self) -> dict[tuple[int, int], int]:
        """Cards between all locations, by their numbers."""
        return {
            (self.index[a], self.index[b]): self.cards_between(a, b)
            for a in self.index
            for b in self.index
        }

    def lacks(self, route: int, extra: str | None = None) -> int:
        """Cards that the hand lacks for a route, with one card more."""
        hand = {card: self.view.hand.get(card, 0) + (card == extra) for card in CARDS}
        row = self.board.routes[route]
        colours = CARDS[:-1] if row.colour == "gray" else (row.colour,)
        return max(0, row.length - max(hand[colour] for colour in colours) - hand[WILD])

    def touches(self, seat: int, route: int) -> int:
        """At how many ends of a route a seat has routes."""
        located = {end for each in self.view.seats[seat].routes for end in self.ends(each)}
        return len(located & self.ends(route))

    def serves(self, route: int, contract: int) -> bool:
        """Whether a route brings an open contract nearer, worth saying."""
        before, after = self.cost(contract), self.cost(contract, claimed=route)
        half = self.board.routes[route].length / 2
        return before > 0 and after != NEVER and before - after > half
