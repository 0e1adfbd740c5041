"""What one viewer may know, kept by hand from what it was told: a check on what the game shows.

Written from RULES.md and the meaning of the observation's fields, not from the code that fills
them. A `Bookkeeper` starts from what its viewer saw when the game was dealt and is told one event
after another, as the game or the server tells that viewer. From these alone it rebuilds the whole
observation (`facts`) and the view with names (`view`). It raises `Told` where an event says more
or less than the rules let this viewer hear.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from damrak.board import Board
from damrak.board.tables import claims_of
from damrak.i18n.json_types import JsonObject

from .booked_cards import CARD_NAMES, WILD, BookedCards
from .booked_contracts import BookedContracts, mask
from .booked_opening import Opening, Told, ToldEvent

PHASES = ("setup", "turn", "second", "offer", "over")
SEATS = 4
NOBODY = -1
NOT_YET = -1
END_CARTS, END_PASSES = 1, 2


class Bookkeeper:
    """The knowledge of one seat, or of a spectator (`viewer` is None)."""

    def __init__(self, board: Board, opening: Opening) -> None:
        self.board, self.viewer, self.players = board, opening.viewer, opening.players
        self.first_seat = opening.first_seat
        pieces = board.facts.pieces
        self.cards = BookedCards(board, opening)
        self.contracts = BookedContracts(board, opening)
        self.owners: dict[int, int] = {}  # route -> seat
        self.scores = [0] * self.players  # 1.6
        self.carts = [pieces.carts] * self.players  # 2.1
        self.merchandise = [0] * self.players  # 2.7
        self.phase, self.to_move = "setup", NOBODY
        self.choices: dict[int, str] = {}  # of 2.5, until all have chosen
        self.turn = self.passes = 0
        self.turns_left: int | None = None
        self.end_reason = 0

    # ---------------------------------------------------------------- events

    def hear(self, event: ToldEvent) -> None:
        """Take in one event as the viewer was told it."""
        self._check(event)
        words = event.action.split()
        if self.phase == "setup":
            self._choose(event.seat, event.action)
        elif words[0] == "draw":
            self._draw(event, words)
        elif words[0] == "claim":
            self._claim(event.seat, words)
        elif words[0] == "contracts":
            self.contracts.draw(event.seat, event.offered)
            self.phase = "offer"
        elif words[0] == "keep":
            self.contracts.keep(event.seat, event.action)
        self.cards.settle(list(event.turned))  # 4.6: after every action
        if self.phase != "setup" and words[0] in ("claim", "keep", "pass"):
            self._end_turn(passed=words[0] == "pass")
        elif words[0] == "draw":
            self._after_card(only=words[1:3] == ["market", WILD])
        if self.phase == "setup" and self._all_chose():
            self._begin()

    def _check(self, event: ToldEvent) -> None:
        """An event tells its own seat its secrets, and nobody else."""
        mine = event.seat == self.viewer
        if self.phase != "setup" and event.seat != self.to_move:
            raise Told(f"seat {event.seat} acts, not {self.to_move}")
        if event.action == "draw deck" and (event.drew is not None) != mine:
            raise Told("a card drawn blind is told to its owner alone")
        if event.action == "contracts" and bool(event.offered) != mine:
            raise Told("an offer of contracts is told to its owner alone")
        if event.action in (("keep one",) if mine else ("keep 1", "keep 2")):
            raise Told("which contract was kept is told to its owner alone")

    def _choose(self, seat: int, action: str) -> None:
        """2.5, 8.7: choices count when all have chosen; a viewer hears of its own before."""
        if seat in self.choices:
            raise Told(f"seat {seat} chooses twice")
        self.choices[seat] = action

    def _all_chose(self) -> bool:
        return all(
            seat in self.choices for seat in range(self.players) if self.contracts.offered[seat]
        )

    def _begin(self) -> None:
        for seat in sorted(self.choices):  # 8.7
            self.contracts.keep(seat, self.choices[seat])
        self.choices.clear()
        self.phase, self.to_move = "turn", self.first_seat  # 2.8

    def _draw(self, event: ToldEvent, words: list[str]) -> None:
        if words[1] == "deck":
            self.cards.draw_blind(event.seat, event.drew)
        else:
            slot = int(words[3]) - 1 if len(words) > 3 else None
            self.cards.take(event.seat, words[2], slot)

    def _after_card(self, only: bool) -> None:
        """4.1, 4.3, 8.2: the turn goes on if a second card may be taken."""
        if self.phase == "second" or only or not self.cards.has_second():
            self._end_turn(passed=False)
        else:
            self.phase = "second"

    def _claim(self, seat: int, words: list[str]) -> None:
        route, paid = self._read_claim(words)
        for card, count in paid.items():
            self.cards.pay(seat, card, count)
        facts = self.board.routes[route]
        self.owners[route] = seat
        self.carts[seat] -= facts.length  # 5.1
        self.scores[seat] += self.board.facts.points.routes[facts.length - 1]  # 5.8
        if facts.carts and sum(self.merchandise) < self.board.facts.pieces.merchandise:
            self.merchandise[seat] += 1  # 5.9

    def _read_claim(self, words: list[str]) -> tuple[int, Counter[str]]:
        """The route that a claim in words takes, and the cards it is paid with."""
        ends, rest, via = set(words[1:3]), words[3:], ""
        if rest[0] == "via":
            via, rest = rest[1], rest[2:]
        paid = Counter({card: int(count) for card, count in (word.split("*") for word in rest)})
        plain = set(paid) - {WILD}
        fitting = [
            route.id
            for route in self.board.routes
            if {route.a, route.b} == ends and route.length == paid.total()
            if via in ("", route.colour, f"#{route.id}")
            if not plain or route.colour in ("gray", *plain)
        ]
        if len(fitting) != 1:
            raise Told(f"{' '.join(words)} may mean the routes {fitting}")
        return fitting[0], paid

    def _end_turn(self, passed: bool) -> None:
        """7.1, 8.4, 8.5: look for the end, or go on to the next seat."""
        self.turn += 1
        self.passes = self.passes + 1 if passed else 0
        if self.turns_left is not None:
            self.turns_left -= 1
        elif self.carts[self.to_move] <= self.board.facts.pieces.end_carts:
            self.turns_left = self.players
        if self.turns_left == 0:
            self.phase, self.end_reason = "over", END_CARTS
        elif self.passes == self.players:
            self.phase, self.end_reason = "over", END_PASSES
        else:
            self.phase, self.to_move = "turn", (self.to_move + 1) % self.players

    # ---------------------------------------------------------------- routes

    def is_free(self, route: int) -> bool:
        """Whether anybody may still claim a route: not taken, not closed by 5.7."""
        twin = self.board.twins.get(route)
        closed = self.players == 2 and twin in self.owners
        return route not in self.owners and not closed

    def _routes(self, seat: int) -> list[int]:
        return sorted(route for route, owner in self.owners.items() if owner == seat)

    def _barred(self, seat: int) -> list[int]:
        """5.6: free routes whose other half the seat holds."""
        twins = [self.board.twins.get(route) for route in self._routes(seat)]
        return [twin for twin in twins if twin is not None and self.is_free(twin)]

    def _free_claims(self) -> list[int]:
        """The claims of free routes as words of 64 numbered actions."""
        claims = claims_by_route(self.board)
        free = sum(claims[route.id] for route in self.board.routes if self.is_free(route.id))
        words = -(-sum(claims.values()).bit_length() // 64)
        return [free >> 64 * word & (1 << 64) - 1 for word in range(words)]

    def is_completed(self, contract: int) -> bool:
        """6.5 for the viewer's own routes."""
        facts = self.board.contracts[contract]
        reached, grown = {facts.a}, True
        routes = [self.board.routes[route] for route in self._routes(self._me())]
        own = [(route.a, route.b) for route in routes]
        while grown:
            ends = {end for a, b in own if a in reached or b in reached for end in (a, b)}
            grown, reached = not ends <= reached, reached | ends
        return facts.b in reached

    # ---------------------------------------------------------------- answers

    def _me(self) -> int:
        return NOBODY if self.viewer is None else self.viewer

    def _shown_to_move(self) -> int:
        """At set-up a viewer sees only whether its own choice is awaited (8.7)."""
        if self.phase != "setup":
            return self.to_move
        waits = self.viewer is not None and self.viewer not in self.choices
        return self._me() if waits else NOBODY

    def facts(self) -> JsonObject:
        """Every field of the viewer's observation."""
        me = self._me()
        own = {"keep 1": 1, "keep 2": 2, "keep both": 3}
        return {
            "viewer": me,
            "players": self.players,
            "first_seat": self.first_seat,
            "to_move": self._shown_to_move(),
            "phase": PHASES.index(self.phase),
            "turn": self.turn,
            "turns_left": NOT_YET if self.turns_left is None else self.turns_left,
            "passes": self.passes,
            "end_reason": self.end_reason,
            "routes": seats([mask(set(self._routes(seat))) for seat in range(self.players)]),
            "barred": seats([mask(set(self._barred(seat))) for seat in range(self.players)]),
            "free_claims": self._free_claims(),
            "score": seats(self.scores),
            "carts": seats(self.carts),
            "merchandise": seats(self.merchandise),
            "merchandise_left": self.board.facts.pieces.merchandise - sum(self.merchandise),
            "choice": [own.get(self.choices.get(n, ""), 0) if n == me else 0 for n in range(SEATS)],
            **self.cards.facts(SEATS),
            **self.contracts.facts(SEATS),
        }

    def view(self) -> JsonObject:
        """The same by names, as people are sent it."""
        to_move = self._shown_to_move()
        taken = self.owners
        return {
            "viewer": self.viewer,
            "players": self.players,
            "first_seat": self.first_seat,
            "phase": self.phase,
            "to_move": None if to_move == NOBODY or self.phase == "over" else to_move,
            "turn": self.turn,
            "turns_left": self.turns_left,
            "market": list(self.cards.market),
            "deck": self.cards.deck,
            "discards": named(self.cards.discards),
            "reshuffles": self.cards.reshuffles,
            "contracts_left": self.contracts.count,
            "merchandise_left": self.board.facts.pieces.merchandise - sum(self.merchandise),
            "hand": named(self.cards.hand),
            "unseen": named(self.cards.unseen()),
            "contracts": self._described(self.contracts.own()),
            "offer": self._described(self.contracts.offer),
            "returned": [each for each in self.contracts.places() if each is not None],
            "closed": [
                route.id
                for route in self.board.routes
                if route.id not in taken and not self.is_free(route.id)
            ],
            "seats": [self._seat(seat) for seat in range(self.players)],
        }

    def _described(self, contracts: tuple[int, ...]) -> list[JsonObject]:
        rows = [self.board.contracts[each] for each in contracts]
        return [
            {
                "id": row.id,
                "a": row.a,
                "b": row.b,
                "points": row.points,
                "completed": self.is_completed(row.id),
            }
            for row in rows
        ]

    def _seat(self, seat: int) -> JsonObject:
        return {
            "seat": seat,
            "score": self.scores[seat],
            "carts": self.carts[seat],
            "merchandise": self.merchandise[seat],
            "cards": self.cards.sizes[seat],
            "known": named(self.cards.known[seat]),
            "contracts": self.contracts.kept[seat],
            "known_contracts": sorted(self.contracts.kept_known[seat]),
            "offered": self.contracts.offered[seat],
            "routes": self._routes(seat),
        }


@cache
def claims_by_route(board: Board) -> dict[int, int]:
    """The numbers of all claims of each route, as a set: they follow the market and six others."""
    sets = dict.fromkeys((route.id for route in board.routes), 0)
    for number, claim in enumerate(claims_of(board), start=board.facts.pieces.market + 6):
        sets[claim.route] |= 1 << number
    return sets


def seats(values: list[int]) -> list[int]:
    """A row with a place for each of four seats."""
    return [*values, *[0] * (SEATS - len(values))]


def named(cards: Counter[str]) -> dict[str, int]:
    """The cards there are, by name."""
    return {card: cards[card] for card in CARD_NAMES if cards[card]}
