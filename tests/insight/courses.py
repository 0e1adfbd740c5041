"""Small games of two for the tests of what a record shows: courses put together act by act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from damrak.board import CARDS
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.game.catalogue import amsterdam, catalogue
from damrak.insight.kernels.account import SEAT_ACCOUNT
from damrak.insight.kernels.against import FAULTS
from damrak.insight.kernels.course import course_dtype
from damrak.insight.kernels.facts import FACT, MESSAGES, SEQUELS, SEQUELS_TYPE
from damrak.insight.kernels.reasons import NOTES, REASONS
from damrak.insight.kernels.sequel import find_sequels
from damrak.insight.kernels.telling import TELLING, choose_facts, pick_mattered
from damrak.rules.actions import FIRST_CLAIM
from damrak.rules.layout import NOT_YET, OFFER, SECOND, TURN

ANNA, BEN = 0, 1
BOARD = amsterdam()
MADE = catalogue(BOARD)
TABLES = MADE.tables
# routes: what they are stands in boards/amsterdam
HARING_OUDE_WAAL, NIEUWE_WAAL_NOORDER, OUDE_WAAL_WAAG, OUDE_WAAL_OUDE_KERK = 2, 6, 8, 9
NOORDER_JORDAAN, HUIS_WAAG, BEGIJN_MUNT, DAM_HUIS_BLACK = 19, 39, 30, 34
HUIS_OUDE_WAAL = 23  # a contract: by the Waag, two carts; without Oude Waal - Waag four
MONTELBAAN_OUDE_KERK = 21  # a contract far from there
DAM_OUDE_WAAL = 15  # a contract: by the Oude Kerk or the Waag
DRIE_NIEUWE_WAAL = 7  # a contract by Noordermarkt and Jordaan
DECK, CONTRACTS, KEEP_1, KEEP_2, KEEP_BOTH, PASS = (int(TABLES.slots) + n for n in range(6))
Act = tuple[int, int] | tuple[int, int, str] | tuple[int, int, list[int]]


def claim(route: int, colour: str, coloured: int, wilds: int = 0) -> int:
    """The number of a claim."""
    wanted = (route, CARDS.index(colour), coloured, wilds)
    for action in range(int(TABLES.slots) + FIRST_CLAIM, len(TABLES.claim_route)):
        found = (
            TABLES.claim_route[action],
            TABLES.claim_colour[action],
            TABLES.claim_coloured[action],
            TABLES.claim_wilds[action],
        )
        if tuple(map(int, found)) == wanted:
            return action
    raise ValueError(wanted)


def market(card: str) -> int:
    """Taking a card: in these games the market has the first five colours, the red one last."""
    return MARKET.index(card)


MARKET = ("pink", "blue", "green", "black", "red")


def cards(text: str) -> list[int]:
    """A hand: "red red blue"."""
    return [text.split().count(card) for card in CARDS]


class Course:
    """A game of Anna, who is looked at, and Ben; only what a review needs of it."""

    def __init__(
        self,
        acts: Sequence[Act],
        hand: str = "",
        contracts: Sequence[int] = (),
        theirs: Sequence[int] = (),
        carts: int = 16,
        goods: tuple[int, int] = (0, 0),
        offer: Sequence[int] = (),
        winner: int = BEN,
    ) -> None:
        self.record: Any = np.zeros(1, course_dtype(BOARD))[0]
        self.work: Any = np.zeros(1, bot_work_dtype(BOARD))[0]
        self.sequels: Any = np.zeros(1, SEQUELS_TYPE)[0]
        self.telling: Any = np.zeros(1, TELLING)[0]
        self.account: Any = np.zeros(1, SEAT_ACCOUNT)[0]
        self.routes = [0, 0]
        self.hand, self.carts = cards(hand), [carts, 16]
        self.contracts = [set(contracts), set(theirs)]
        self.offer, self.goods = list(offer), goods
        self.phase, self.turns_left = TURN, NOT_YET
        self.record["players"], self.record["winners"] = 2, 1 << winner
        self._note(0)
        for number, act in enumerate(acts, 1):
            self._act(number, *act)
        self.record["actions"] = len(acts)

    def _act(self, number: int, seat: int, action: int, more: str | list[int] = "") -> None:
        first, self.phase = self.phase == TURN, TURN
        if action >= int(TABLES.slots) + FIRST_CLAIM:
            route = int(TABLES.claim_route[action])
            self.routes[seat] |= 1 << route
            self.carts[seat] -= int(TABLES.route_length[route])
            if seat == ANNA:
                self.hand[TABLES.claim_colour[action]] -= int(TABLES.claim_coloured[action])
                self.hand[-1] -= int(TABLES.claim_wilds[action])
            if self.carts[seat] <= TABLES.end_carts and self.turns_left == NOT_YET:
                self.turns_left = 2
        elif seat == ANNA and action <= DECK:
            card = str(more) if action == DECK else MARKET[action]
            self.hand[CARDS.index(card)] += 1
            self.phase = SECOND if first and card != "wild" else TURN
        elif action == CONTRACTS:
            self.offer, self.phase = list(more), OFFER  # type: ignore[arg-type]
        elif action in (KEEP_1, KEEP_2, KEEP_BOTH):
            kept = {KEEP_1: self.offer[:1], KEEP_2: self.offer[1:], KEEP_BOTH: self.offer}
            self.contracts[ANNA] |= set(kept[action])
            self.offer = []
        self.record["seat"][number], self.record["action"][number] = seat, action
        self._note(number)

    def _note(self, moment: int) -> None:
        row = self.record
        row["routes"][moment, :2] = self.routes
        row["open"][moment] = ((1 << len(BOARD.routes)) - 1) & ~(self.routes[0] | self.routes[1])
        for seat in (ANNA, BEN):
            row["contracts"][moment, seat] = sum(1 << each for each in self.contracts[seat])
        row["hand"][moment, ANNA] = self.hand
        row["offer"][moment] = -1
        row["offer"][moment, ANNA, : len(self.offer)] = self.offer
        row["market"][moment] = [CARDS.index(card) for card in MARKET]
        row["carts"][moment, :2] = self.carts
        row["merchandise"][moment, :2] = self.goods
        row["merchandise_left"][moment] = 10
        row["phase"][moment], row["turns_left"][moment] = self.phase, self.turns_left

    def judge(
        self,
        best: int,
        aim: int = -1,
        *,
        why: str = "",
        fault: str = "none",
        note: str = "none",
        equal: int = 1,
        number: int = 1,
        **more: float,
    ) -> Course:
        """Say that another action was better; `aim` is the route that a card is for."""
        reason = why or ("card" if aim >= 0 else "points")
        row = {"best": best, "equal": equal, "route": aim, "contract": -1, "missing": 1}
        row |= {"why": REASONS.index(reason), "fault": FAULTS.index(fault)}
        row |= {"note": NOTES.index(note), "points": 0, "was_points": 0}
        for name, value in {**row, "regret": 0.2, **more}.items():
            self.record[name][number] = value
        return self

    def facts(self, number: int = 1) -> dict[str, dict[str, int]]:
        """All facts of a decision by kind."""
        find_sequels(TABLES, self.record, number, self.work, self.sequels)
        count = int(self.sequels["count"])
        return dict(_named(self.sequels["facts"][place]) for place in range(count))

    def is_believed(self, number: int = 1) -> bool:
        return self.mattered(number) == [number]

    def told(self, number: int = 1) -> tuple[list[str], list[str]]:
        """The kinds of facts and the messages that are told of a decision, after others."""
        choose_facts(TABLES, self.record, number, self.work, self.sequels, self.telling)
        places = [place for place in self.sequels["chosen"].tolist() if place >= 0]
        messages = zip(MESSAGES, self.sequels["tells"].tolist(), strict=True)
        kinds = [_named(self.sequels["facts"][place])[0] for place in places]
        return kinds, [name for name, told in messages if told]

    def mattered(self, *dearest: int) -> list[int]:
        """The decisions that are told, of these, the worst first."""
        self.account["dearest"] = 0
        self.account["dearest"][: len(dearest)] = dearest
        pick_mattered(TABLES, self.record, self.account, self.telling)
        return [number for number in self.account["mattered"].tolist() if number]


def _named(row: Any) -> tuple[str, dict[str, int]]:
    named = dict(zip(FACT, row.tolist(), strict=True))
    return SEQUELS[named.pop("kind")], {name: n for name, n in named.items() if n >= 0}


# Games that several tests look at

BEST = claim(OUDE_WAAL_WAAG, "red", 1)
DRAWN: list[Act] = [(ANNA, DECK, "blue"), (ANNA, DECK, "blue")]
GONE: list[Act] = [*DRAWN, (BEN, BEST), (ANNA, PASS)]


def left(carts: int, acts: Sequence[Act] = GONE) -> Course:
    return Course(acts, "red", [HUIS_OUDE_WAAL], carts=carts).judge(BEST, why="way")


TWO: list[Act] = [
    *((ANNA, claim(OUDE_WAAL_WAAG, "red", 1)), (BEN, PASS)),
    (ANNA, claim(HUIS_WAAG, "blue", 1)),
]


def two(contracts: Sequence[int], theirs: Sequence[int] = (), acts: Sequence[Act] = TWO) -> Course:
    return Course(acts, "red blue", contracts, theirs).judge(DECK)
