"""The transport cards as one viewer can follow them: part of the bookkeeper."""

from __future__ import annotations

from collections import Counter

from damrak.board import Board
from damrak.i18n.json_types import JsonObject

from .booked_opening import Opening, Told

WILD = "wild"
CARD_NAMES = ("pink", "blue", "green", "black", "red", "orange", WILD)
EMPTY = len(CARD_NAMES)


class BookedCards:
    """Market, deck, discards and hands. `known` is what the players have seen each seat take."""

    def __init__(self, board: Board, opening: Opening) -> None:
        self.viewer, self.players = opening.viewer, opening.players
        self.pieces = board.facts.pieces
        self.all = Counter(dict(zip(CARD_NAMES, board.facts.cards.counts(), strict=True)))  # 1.3
        self.market = list(opening.market)
        self.discards, self.hand = Counter(opening.discards), Counter(opening.hand)
        self.sizes = [self.pieces.start_cards] * self.players  # 2.2
        self.known: list[Counter[str]] = [Counter() for _ in range(self.players)]
        self.fresh = self.all - self._face_up() - self.discards
        self.deck = self.fresh.total() - sum(self.sizes)
        self.blind, self.blind_sizes = Counter(self.hand), list(self.sizes)
        self.reshuffles = 0

    def _face_up(self) -> Counter[str]:
        return Counter(card for card in self.market if card is not None)

    # What is done

    def draw_blind(self, seat: int, card: str | None) -> None:
        """A seat draws the top card of the deck; only its owner is told which."""
        self._need_card()
        self.sizes[seat] += 1
        self.blind_sizes[seat] += 1
        if card is not None:
            self.hand[card] += 1
            self.blind[card] += 1

    def take(self, seat: int, card: str, slot: int | None) -> None:
        """A seat takes a face-up card; all see it. Without a slot it is the first such card."""
        slot = self.market.index(card) if slot is None else slot
        if self.market[slot] != card:
            raise Told(f"slot {slot} shows {self.market[slot]}, not {card}")
        self.market[slot] = None
        self.sizes[seat] += 1
        self._know(seat, card, 1)
        if seat == self.viewer:
            self.hand[card] += 1

    def pay(self, seat: int, card: str, count: int) -> None:
        """Cards go to the discards; a known card may be among those of its colour."""
        self.discards[card] += count
        self.sizes[seat] -= count
        self._know(seat, card, -min(count, self.known[seat][card]))
        if seat == self.viewer:
            self.hand[card] -= count

    def settle(self, turned: list[str]) -> None:
        """Fill the market with the cards turned up, and sweep it (4.6) while more were."""
        self._fill(turned)
        while turned:
            if self._wilds() < self.pieces.flush_wilds or self._most_plain() < self._needed():
                raise Told(f"{turned} were turned up for no reason")
            self.discards += self._face_up()
            self.market = [None] * len(self.market)
            self._fill(turned)
        if self._wilds() >= self.pieces.flush_wilds and self._least_plain() >= self._needed():
            raise Told("the market should have been swept")

    def _fill(self, turned: list[str]) -> None:
        """8.1: empty slots are filled from left to right while there are cards."""
        for slot, card in enumerate(self.market):
            if card is None and self.can_draw():
                if not turned:
                    raise Told("an empty slot was not filled")
                self._need_card()
                self.market[slot] = turned.pop(0)
                self.fresh[str(self.market[slot])] -= 1

    def _need_card(self) -> None:
        """Take one card off the deck, which is made of the discards first if it is empty."""
        if self.deck == 0:
            self._reshuffle()
        self.deck -= 1

    def _reshuffle(self) -> None:
        """4.7. The deck is empty now, so with two players nothing is left but the two hands."""
        if self.players == 2 and self.viewer is not None:
            other = self.all - self._face_up() - self.discards - self.hand
            self.known[self.viewer], self.known[1 - self.viewer] = Counter(self.hand), other
        self.deck, self.fresh = self.discards.total(), self.discards
        self.discards = Counter()
        self.blind, self.blind_sizes = Counter(), [0] * self.players
        self.reshuffles += 1

    def _know(self, seat: int, card: str, more: int) -> None:
        """Spectators keep no account of hands."""
        if self.viewer is not None:
            self.known[seat][card] += more

    # What follows

    def can_draw(self) -> bool:
        """8.2: whether there is any card to draw blind."""
        return self.deck > 0 or self.discards.total() > 0

    def has_second(self) -> bool:
        """4.4, 8.2: whether anything may be taken as a second card."""
        return self.can_draw() or any(card not in (None, WILD) for card in self.market)

    def unseen(self) -> Counter[str]:
        """Cards in the deck or in other hands that the viewer has not located."""
        located = self._face_up() + self.discards + self.hand
        for seat in range(self.players):
            if seat != self.viewer:
                located += self.known[seat]
        return self.all - located

    def _wilds(self) -> int:
        return self.market.count(WILD)

    def _needed(self) -> int:
        """8.3: so many plain cards let a sweep help."""
        return len(self.market) - (self.pieces.flush_wilds - 1)

    def _most_plain(self) -> int:
        """At most so many plain cards lie in market, deck and discards."""
        located = self.hand + sum(
            (self.known[seat] for seat in range(self.players) if seat != self.viewer), Counter()
        )
        left = self.all - located
        return left.total() - left[WILD]

    def _least_plain(self) -> int:
        """At least so many plain cards do."""
        open_cards = self._face_up() + self.discards
        wilds_unseen = self.unseen()[WILD]
        return open_cards.total() - open_cards[WILD] + max(0, self.deck - wilds_unseen)

    # The fields of an observation

    def facts(self, seats: int) -> JsonObject:
        """The fields that tell of transport cards."""
        spare = [0] * (seats - self.players)
        nothing = Counter[str]()
        known = [*self.known, *[nothing for _ in spare]]
        return {
            "reshuffles": self.reshuffles,
            "hand": [row(self.hand if n == self.viewer else nothing) for n in range(seats)],
            "known": [row(cards) for cards in known],
            "blind": [row(self.blind if n == self.viewer else nothing) for n in range(seats)],
            "fresh": row(self.fresh),
            "market": [EMPTY if card is None else CARD_NAMES.index(card) for card in self.market],
            "deck_size": self.deck,
            "discards": row(self.discards),
            "unseen": row(self.unseen()),
            "hand_size": [*self.sizes, *spare],
            "blind_size": [*self.blind_sizes, *spare],
        }


def row(cards: Counter[str]) -> list[int]:
    """How many there are of each card, in the order of the cards."""
    return [cards[card] for card in CARD_NAMES]
