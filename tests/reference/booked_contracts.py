"""The contracts as one viewer can follow them: part of the bookkeeper."""

from __future__ import annotations

from damrak.board import Board
from damrak.i18n.json_types import JsonObject

from .booked_opening import Opening, Told

NUMBERED = {"keep 1": (0,), "keep 2": (1,), "keep both": (0, 1)}


class BookedContracts:
    """The contract deck, a ring whose places are counted, and what the viewer knows to lie where.

    A contract the viewer returned is known until another seat is offered it and keeps one of two.
    """

    def __init__(self, board: Board, opening: Opening) -> None:
        self.viewer, self.players = opening.viewer, opening.players
        self.ring: list[int | None] = [None] * len(board.contracts)
        self.top, self.count = 0, len(board.contracts)
        self.kept = [0] * self.players
        self.kept_known: list[set[int]] = [set() for _ in range(self.players)]
        self.offered = [0] * self.players
        self.offer_known: list[set[int]] = [set() for _ in range(self.players)]
        self.offer: tuple[int, ...] = ()
        for seat in range(self.players):  # 2.5
            self.draw(seat, opening.offer if seat == self.viewer else ())

    def draw(self, seat: int, offer: tuple[int, ...]) -> None:
        """6.1: the top two, or the last one, are offered; only their owner is told which."""
        self.offered[seat] = min(2, self.count)
        found = [self._take_top() for _ in range(self.offered[seat])]
        self.offer_known[seat] = {each for each in found if each is not None}
        if seat == self.viewer:
            if not self.offer_known[seat] <= set(offer) or len(offer) != self.offered[seat]:
                raise Told(f"offered {offer} where {found} lay")
            self.offer, self.offer_known[seat] = offer, set(offer)

    def keep(self, seat: int, action: str) -> None:
        """Some of an offer are kept, the other goes to the bottom of the deck."""
        if seat == self.viewer:
            places = NUMBERED[action]
            kept = {self.offer[place] for place in places}
            back: list[int | None] = [each for each in self.offer if each not in kept]
            self.offer = ()
        elif action == "keep both" or self.offered[seat] == 1:  # 6.2
            kept, back = self.offer_known[seat], []
        else:  # which of the two was kept is a secret
            kept, back = set(), [None]
        self.kept_known[seat] |= kept
        self.kept[seat] += self.offered[seat] - len(back)
        for contract in back:
            self._put_under(contract)
        self.offered[seat], self.offer_known[seat] = 0, set()

    def _take_top(self) -> int | None:
        contract, self.ring[self.top] = self.ring[self.top], None
        self.top, self.count = (self.top + 1) % len(self.ring), self.count - 1
        return contract

    def _put_under(self, contract: int | None) -> None:
        self.ring[(self.top + self.count) % len(self.ring)] = contract
        self.count += 1

    def own(self) -> tuple[int, ...]:
        """The viewer's own contracts."""
        return () if self.viewer is None else tuple(sorted(self.kept_known[self.viewer]))

    def places(self) -> list[int | None]:
        """What the viewer knows to lie at each place of the ring."""
        return list(self.ring)

    def facts(self, seats: int) -> JsonObject:
        """The fields of an observation that tell of contracts."""
        spare = [0] * (seats - self.players)
        mine = mask(set(self.own()))
        offer = [*self.offer, 0, 0][:2]
        return {
            "contracts": [mine if seat == self.viewer else 0 for seat in range(seats)],
            "contract_top": self.top,
            "contract_count": self.count,
            "offer": [offer if seat == self.viewer else [0, 0] for seat in range(seats)],
            "offered": [*self.offered, *spare],
            "contracts_kept": [*self.kept, *spare],
            "contracts_known": [*[mask(each) for each in self.kept_known], *spare],
            "offers_known": [*[mask(each) for each in self.offer_known], *spare],
            "deck_contracts": [-1 if each is None else each for each in self.ring],
        }


def mask(numbers: set[int]) -> int:
    """A set as the bits of one number."""
    return sum(1 << number for number in numbers)
