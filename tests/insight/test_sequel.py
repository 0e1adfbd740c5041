"""What the rest of a game says of a decision, kind by kind, and what of it is told.

For each kind of fact there is a small game in which it is true, and one in which it is not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from damrak.board import CARDS
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.game.catalogue import amsterdam, catalogue
from damrak.insight.kernels.account import SEAT_ACCOUNT
from damrak.insight.kernels.against import FAULTS
from damrak.insight.kernels.course import course_dtype
from damrak.insight.kernels.facts import FACT, FACTS, MESSAGES, SEQUELS, SEQUELS_TYPE
from damrak.insight.kernels.reasons import NOTES, REASONS
from damrak.insight.kernels.sequel import find_sequels
from damrak.insight.kernels.telling import TELLING, choose_facts, pick_mattered
from damrak.rules.actions import FIRST_CLAIM
from damrak.rules.layout import NOT_YET, OFFER, SECOND, TURN
from damrak.rules.network import is_completed

ANNA, BEN = 0, 1
BOARD = amsterdam()
MADE = catalogue(BOARD)
TABLES = MADE.tables
# routes: what they are stands in boards/amsterdam
HARING_OUDE_WAAL, NIEUWE_WAAL_NOORDER, OUDE_WAAL_WAAG, OUDE_WAAL_OUDE_KERK = 2, 6, 8, 9
NOORDER_JORDAAN, HUIS_WAAG = 19, 39
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
        for name, value in {**row, "regret": 0.2, "chance": 0.5, **more}.items():
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


def test_the_constants_of_facts_are_in_the_order_of_their_names() -> None:
    from damrak.insight.kernels import facts

    kinds = [facts.CUT, facts.OPEN, facts.ENDED, facts.GOODS, facts.IDLE, facts.FREE]
    assert [SEQUELS[n] for n in kinds] == ["cut", "open", "ended", "goods", "idle", "free"]
    numbers = [facts.KIND, facts.ON_WAY, facts.FACT_POINTS, facts.LEFT, facts.CARD_HELD]
    assert [FACT[n] for n in numbers] == ["kind", "way", "points", "left", "card"]
    assert len(BOARD.contracts) < FACTS


# The route that was left

BEST = claim(OUDE_WAAL_WAAG, "red", 1)
DRAWN: list[Act] = [(ANNA, DECK, "blue"), (ANNA, DECK, "blue")]
GONE: list[Act] = [*DRAWN, (BEN, BEST), (ANNA, PASS)]


def left(carts: int, acts: Sequence[Act] = GONE) -> Course:
    return Course(acts, "red", [HUIS_OUDE_WAAL], carts=carts).judge(BEST, why="way")


def test_the_route_was_claimed_by_another_and_a_contract_could_no_longer_be_completed() -> None:
    told = {"rival": BEN, "route": OUDE_WAAL_WAAG, "turns": 0, "contract": HUIS_OUDE_WAAL}
    assert left(3).facts()["cut"] == told
    assert "cut" not in left(16).facts()
    assert left(16).facts()["round"] == told | {"more": 2}
    assert "round" not in left(16, [*DRAWN, (BEN, PASS), (ANNA, PASS)]).facts()


def test_the_route_was_claimed_by_another_for_its_points() -> None:
    long, green = claim(HARING_OUDE_WAAL, "red", 4), claim(HARING_OUDE_WAAL, "green", 4)
    acts: list[Act] = [*DRAWN, (BEN, PASS), (ANNA, PASS), (BEN, green)]
    hand = "red red red red"
    told = {"rival": BEN, "route": HARING_OUDE_WAAL, "turns": 1, "points": 7}
    assert Course(acts, hand).judge(long).facts()["taken"] == told
    assert "taken" not in Course(acts[:4], hand).judge(long).facts()
    assert "taken" not in Course([*acts[:3], (ANNA, long)], hand).judge(long).facts()


def test_the_route_was_missing_for_a_contract_to_the_end() -> None:
    acts: list[Act] = [*DRAWN, (BEN, PASS)]
    told = {"contract": HUIS_OUDE_WAAL, "left": 2, "points": 2}
    assert left(16, acts).facts()["open"] == told
    done: list[Act] = [*acts, (ANNA, BEST), (BEN, PASS), (ANNA, claim(HUIS_WAAG, "blue", 1))]
    assert "open" not in left(16, done).facts()


def test_the_route_stayed_free_while_cards_were_left_over() -> None:
    acts: list[Act] = [*DRAWN, (BEN, PASS), (ANNA, PASS)]
    told = {"way": HUIS_OUDE_WAAL, "route": OUDE_WAAL_WAAG, "held": 3}
    assert left(16, acts).facts()["spare"] == told
    assert "spare" not in left(16).facts()


def test_the_route_would_have_brought_a_merchandise_card_that_counts() -> None:
    acts: list[Act] = [*DRAWN, (BEN, PASS)]
    best = claim(NIEUWE_WAAL_NOORDER, "green", 2)
    told = [Course(acts, "green green", goods=(1, theirs)).judge(best) for theirs in (2, 5)]
    assert told[0].facts()["goods"] == {"points": 4}
    assert "goods" not in told[1].facts()


# Cards


def test_cards_were_paid_that_a_route_lacked_little_of() -> None:
    acts: list[Act] = [(ANNA, claim(NOORDER_JORDAAN, "red", 2)), (BEN, PASS)]
    red = market("red")
    told = Course(acts, "red red red").judge(red, HARING_OUDE_WAAL).facts()
    assert told["setback"] == {"route": HARING_OUDE_WAAL, "points": 7, "lack": 1, "after": 3}
    cheap = Course(acts, "red red").judge(red, OUDE_WAAL_OUDE_KERK).facts()
    assert "setback" not in cheap  # two points, and for no contract
    other: list[Act] = [(ANNA, claim(NIEUWE_WAAL_NOORDER, "green", 2)), (BEN, PASS)]
    kept = Course(other, "red red red green green").judge(red, HARING_OUDE_WAAL).facts()
    assert "setback" not in kept


def test_where_any_card_was_better_a_route_on_the_way_of_a_contract_may_be_set_back() -> None:
    """Of a route for points alone nothing is said: which card was for it is not known."""
    acts: list[Act] = [(ANNA, claim(NOORDER_JORDAAN, "red", 2)), (BEN, PASS)]

    def setback(contracts: Sequence[int], **more: int) -> dict[str, int] | None:
        game = Course(acts, "red red red", contracts)
        return game.judge(market("red"), equal=2, **more).facts().get("setback")

    told = {"way": DAM_OUDE_WAAL, "route": OUDE_WAAL_OUDE_KERK, "points": 2, "lack": 0, "after": 1}
    assert setback([DAM_OUDE_WAAL], cards=1) == told
    assert setback([DAM_OUDE_WAAL]) is None  # a claim was as good
    assert setback([], cards=1) is None


def test_after_a_payment_the_next_claim_came_late() -> None:
    first, second = claim(NOORDER_JORDAAN, "red", 2), claim(HUIS_WAAG, "blue", 1)
    draws: list[Act] = [(BEN, PASS), (ANNA, DECK, "blue"), (ANNA, DECK, "blue")]

    def pause(turns: int, cards: int = 1) -> dict[str, int] | None:
        acts: list[Act] = [(ANNA, first), *(draws * turns), (BEN, PASS), (ANNA, second)]
        game = Course(acts, "red red red").judge(market("red"), equal=2, cards=cards)
        return game.facts().get("pause")

    assert pause(2) == {"turns": 3, "held": 1}
    assert pause(1) is None
    assert pause(2, cards=0) is None


def test_points_are_no_answer_to_a_step_towards_a_contract() -> None:
    acts: list[Act] = [(ANNA, claim(NOORDER_JORDAAN, "red", 2)), (BEN, PASS)]
    told = [
        "setback" in Course(acts, "red red red", own).judge(market("red"), HARING_OUDE_WAAL).facts()
        for own in ([], [DRIE_NIEUWE_WAAL])
    ]
    assert told == [True, False]


def test_cards_were_paid_and_missed_for_another_route_soon() -> None:
    acts: list[Act] = [(ANNA, claim(NOORDER_JORDAAN, "red", 2)), (BEN, PASS), (ANNA, PASS)]
    best = claim(OUDE_WAAL_OUDE_KERK, "red", 2)

    def short(red: int, contracts: Sequence[int]) -> dict[str, int] | None:
        return Course(acts, "red " * red, contracts).judge(best).facts().get("short")

    told = {"way": DAM_OUDE_WAAL, "route": OUDE_WAAL_OUDE_KERK, "turns": 1, "lack": 2}
    assert short(2, [DAM_OUDE_WAAL]) == told
    assert short(4, [DAM_OUDE_WAAL]) is None
    assert short(2, []) is None  # two points, and for no contract: nobody would miss it
    long = Course(acts, "red red red red").judge(claim(HARING_OUDE_WAAL, "red", 4)).facts()
    assert long["short"] == {"route": HARING_OUDE_WAAL, "turns": 1, "lack": 2}


def test_a_card_was_left_lying_and_missed_soon() -> None:
    def lacked(second: str, equal: int = 1) -> dict[str, int] | None:
        drawn: list[Act] = [(ANNA, market("blue")), (ANNA, market(second))]
        game = Course([*drawn, (BEN, PASS), (ANNA, PASS)], "red", [DAM_OUDE_WAAL])
        return game.judge(market("red"), OUDE_WAAL_OUDE_KERK, equal=equal).facts().get("lacked")

    assert lacked("green") == {"way": DAM_OUDE_WAAL, "route": OUDE_WAAL_OUDE_KERK, "turns": 1}
    assert lacked("red") is None
    assert lacked("blue") is None  # two blue cards pay for it as well
    assert lacked("green", 2) is None  # another card was as good


def test_a_card_was_taken_and_never_used() -> None:
    acts: list[Act] = [(ANNA, market("blue")), (ANNA, market("red")), (BEN, PASS)]
    green = market("green")
    assert Course(acts).judge(green).facts()["idle"] == {"card": CARDS.index("blue"), "held": 1}
    used = Course([*acts, (ANNA, claim(HUIS_WAAG, "blue", 1))]).judge(green).facts()
    assert "idle" not in used


# Contracts

OFFERED = [MONTELBAAN_OUDE_KERK, HUIS_OUDE_WAAL]
JOINED: list[Act] = [
    *((BEN, PASS), (ANNA, claim(HUIS_WAAG, "blue", 1))),
    *((BEN, PASS), (ANNA, claim(OUDE_WAAL_WAAG, "blue", 1))),
]


def kept(action: int, after: Sequence[Act], best: int) -> dict[str, dict[str, int]]:
    return Course([(ANNA, action), *after], "blue blue", offer=OFFERED).judge(best).facts()


def test_contracts_were_kept_and_failed() -> None:
    assert kept(KEEP_BOTH, [], KEEP_1)["kept"] == {"contract": HUIS_OUDE_WAAL, "points": 2}
    assert "kept" not in kept(KEEP_BOTH, JOINED, KEEP_1)
    easier = Course([(ANNA, KEEP_1)], offer=[HUIS_OUDE_WAAL, DAM_OUDE_WAAL]).judge(KEEP_2).facts()
    assert "kept" not in easier  # the harder one would have failed as well


def test_contracts_were_given_back_and_joined_without_knowing() -> None:
    told = {"contract": HUIS_OUDE_WAAL, "points": 2}
    assert kept(KEEP_1, JOINED, KEEP_BOTH)["returned"] == told
    assert "returned" not in kept(KEEP_1, [], KEEP_BOTH)


def test_contracts_were_drawn_and_failed() -> None:
    acts: list[Act] = [(ANNA, CONTRACTS, OFFERED), (ANNA, KEEP_2)]
    failed, done = (Course([*acts, *after], "blue blue").judge(DECK) for after in ([], JOINED))
    assert failed.facts()["drawn"] == {"contract": HUIS_OUDE_WAAL, "points": 2}
    assert "drawn" not in done.facts()


LATER: list[Act] = [(ANNA, CONTRACTS, OFFERED), (ANNA, KEEP_2), (BEN, PASS), (ANNA, PASS)]


def test_contracts_were_not_drawn_any_more_though_carts_were_left() -> None:
    acts: list[Act] = [*DRAWN, (BEN, PASS)]
    assert Course(acts).judge(CONTRACTS).facts()["none"] == {"carts": 16, "held": 2}
    assert "none" not in Course(acts, carts=2).judge(CONTRACTS).facts()
    assert "none" not in Course([*acts, *LATER]).judge(CONTRACTS).facts()


def test_contracts_were_drawn_late() -> None:
    acts: list[Act] = [*DRAWN, (BEN, PASS)]
    late = Course([*acts, (ANNA, PASS), (BEN, PASS), *LATER]).judge(CONTRACTS).facts()
    assert late["late"] == {"turns": 2, "left": 1}
    assert "late" not in Course([*acts, *LATER]).judge(CONTRACTS).facts()


# The claim itself


def test_a_claim_began_a_last_round_that_served_another_more() -> None:
    first = (ANNA, claim(NOORDER_JORDAAN, "red", 2))
    long = (BEN, claim(HARING_OUDE_WAAL, "green", 4))

    def ended(theirs: tuple[int, int], best: int) -> dict[str, int] | None:
        game = Course([first, theirs, (ANNA, PASS)], "red red", carts=4)
        return game.judge(best).facts().get("ended")

    assert ended(long, DECK) == {"rival": BEN, "points": 7, "own": 0}
    assert ended((BEN, PASS), DECK) is None
    assert ended(long, claim(NIEUWE_WAAL_NOORDER, "green", 2)) is None  # it begins with that, too


TWO: list[Act] = [
    *((ANNA, claim(OUDE_WAAL_WAAG, "red", 1)), (BEN, PASS)),
    (ANNA, claim(HUIS_WAAG, "blue", 1)),
]


def two(contracts: Sequence[int], theirs: Sequence[int] = (), acts: Sequence[Act] = TWO) -> Course:
    return Course(acts, "red blue", contracts, theirs).judge(DECK)


def test_a_claim_served_no_contract_in_the_end() -> None:
    assert two([]).facts()["unused"] == {"route": OUDE_WAAL_WAAG, "length": 1, "points": 1}
    assert "unused" not in two([HUIS_OUDE_WAAL]).facts()
    assert "unused" not in two([HUIS_OUDE_WAAL], acts=TWO[:2]).facts()  # a step, though it failed


def test_a_claim_served_one_but_nobody_else_ever_needed_the_route() -> None:
    assert two([HUIS_OUDE_WAAL]).facts()["free"] == {"route": OUDE_WAAL_WAAG}
    assert "free" not in two([HUIS_OUDE_WAAL], [DAM_OUDE_WAAL]).facts()
    assert "free" not in two([]).facts()


def test_a_game_that_goes_on_shows_nothing() -> None:
    game = two([])
    assert game.facts()
    game.record["winners"] = 0
    assert game.facts() == {}


# What is told


def slip(fault: str = "none", why: str = "points", action: int = DECK, **more: Any) -> Course:
    """A decision of which the record says nothing."""
    done: Act = (ANNA, DECK, "blue") if action == DECK else (ANNA, action)
    return Course([done], "red red").judge(market("red"), why=why, fault=fault, **more)


CLAIMED = claim(NOORDER_JORDAAN, "red", 2)


def test_a_mistake_is_told_while_the_game_is_open() -> None:
    """Whether it can be explained or not, and even if it completed a contract."""
    chances = (0.01, 0.5, 0.99)
    assert [slip(chance=chance).is_believed() for chance in chances] == [False, True, False]
    assert slip().facts() == {}
    done = Course([*TWO, (BEN, PASS)], "red blue", [HUIS_OUDE_WAAL]).judge(DECK, number=3)
    assert is_completed(TABLES, done.record["routes"][3, ANNA], HUIS_OUDE_WAAL)
    assert done.is_believed(3)


def test_a_contract_that_came_later_is_no_reason() -> None:
    """Nobody could know what cards it would take."""
    best = claim(OUDE_WAAL_OUDE_KERK, "red", 2)
    later: list[Act] = [
        *((ANNA, CLAIMED), (BEN, PASS), (ANNA, CONTRACTS, [DAM_OUDE_WAAL, HUIS_OUDE_WAAL])),
        *((ANNA, KEEP_1), (BEN, PASS), (ANNA, PASS)),
    ]
    known: list[Act] = [(ANNA, CLAIMED), (BEN, PASS), (ANNA, PASS)]
    assert "short" not in Course(later, "red red").judge(best).facts()
    assert "short" in Course(known, "red red", [DAM_OUDE_WAAL]).judge(best).facts()


def test_nothing_is_told_of_one_action_where_another_was_as_good() -> None:
    assert slip(why="card-way", aim=HARING_OUDE_WAAL).told() == ([], ["why"])
    equal = slip(why="card-way", aim=HARING_OUDE_WAAL, equal=2)
    assert equal.told() == ([], ["none"])
    for own in ("single", "spends"):  # of what was done
        assert slip(own, equal=2).told() == ([], ["fault"])


def test_a_mistake_that_nothing_explains_says_so() -> None:
    assert slip(why="card-way", missing=3).told() == ([], ["none"])
    assert left(16).told() == (["round", "open"], ["why"])


@pytest.mark.parametrize(
    ("route", "missing", "told"),
    [(HARING_OUDE_WAAL, 2, True), (HARING_OUDE_WAAL, 3, False), (OUDE_WAAL_OUDE_KERK, 1, False)],
)
def test_a_route_without_a_contract_is_told_only_if_it_brings_much_for_few_cards(
    route: int, missing: int, told: bool
) -> None:
    _, messages = slip(why="card", aim=route, missing=missing).told()
    assert ("why" in messages) is told


def test_it_is_told_that_a_better_claim_brings_much_more() -> None:
    done, best = claim(HUIS_WAAG, "blue", 1), claim(HARING_OUDE_WAAL, "blue", 4)
    for points, told in ((7, ["fewer"]), (2, [])):
        game = Course([(ANNA, done)], "blue").judge(best, why="goods", points=points, was_points=1)
        assert [name for name in game.told()[1] if name == "fewer"] == told


def test_guesses_are_left_out_beside_facts_and_what_a_fact_says_again() -> None:
    alone = slip("spends", "card", aim=HARING_OUDE_WAAL, note="ending")
    assert alone.told() == ([], ["why", "note", "fault"])
    acts: list[Act] = [(ANNA, CLAIMED), (BEN, PASS)]
    paid = Course(acts, "red red red").judge(
        market("red"), HARING_OUDE_WAAL, fault="spends", note="ending"
    )
    assert paid.told() == (["setback"], [])  # it names the route that was missed
    towards = Course(acts, "red red red", [HUIS_OUDE_WAAL]).judge(
        market("red"), HARING_OUDE_WAAL, why="card-way", contract=HUIS_OUDE_WAAL
    )
    assert towards.told()[1] == []  # and the contract


def test_two_facts_at_most_are_told_about_different_things_of_kinds_not_told_before() -> None:
    game = left(16)
    assert list(game.facts()) == ["round", "open"]
    assert game.told()[0] == ["round", "open"]
    assert game.told()[0] == ["round"]  # all is told again, so no second one
    game.mattered()  # nothing has been told
    game.telling["kinds"] = 1 << SEQUELS.index("round")
    assert game.told()[0] == ["open"]
    lone = left(16, [*DRAWN, (BEN, PASS)])
    assert list(lone.facts()) == ["open", "spare"]
    assert lone.told()[0] == ["open", "spare"]


def decisions(*better: int) -> Course:
    """Mistakes in an open game."""
    acts: list[Act] = [(ANNA, DECK, "blue"), (ANNA, DECK, "blue"), (BEN, PASS)]
    game = Course(acts * 2)
    for number, best in zip((1, 2, 4, 5), better, strict=True):
        game.judge(best, fault="last", number=number)
    return game


def test_the_dearest_of_an_open_game_are_told_in_the_order_of_the_game() -> None:
    game = decisions(*[market("red")] * 4)
    assert game.mattered(5, 1, 4, 2) == [1, 4, 5]
    assert game.mattered(2) == [2]
    game.judge(market("red"), number=4, chance=0.99)
    assert game.mattered(5, 1, 4, 2) == [1, 2, 5]


def test_what_the_master_would_have_done_is_not_told_and_the_next_one_takes_its_place() -> None:
    game = decisions(*[market("red")] * 4)
    game.record["agreed"][1] = 1
    assert game.mattered(5, 1, 4, 2) == [2, 4, 5]


def test_a_claim_that_was_missed_several_times_is_told_once_however_it_is_paid() -> None:
    cheap, dear = claim(NOORDER_JORDAAN, "red", 2), claim(NOORDER_JORDAAN, "red", 1, 1)
    game = decisions(cheap, market("red"), dear, market("red"))
    assert game.mattered(1, 4, 2, 5) == [1, 2, 5]
    game.record["agreed"][1] = 1  # then the second time is told
    assert game.mattered(1, 4, 2, 5) == [2, 4, 5]
