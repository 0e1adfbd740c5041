"""Hints: every reason is true of its action, nothing hidden is in them, and all can be said."""

from __future__ import annotations

import itertools
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

from damrak import Game
from damrak.board import CARDS
from damrak.bots import bot_named
from damrak.bots.kernels.plan import make_plan
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.bots.kernels.style import set_style
from damrak.game.catalogue import Catalogue
from damrak.game.engine import members
from damrak.i18n import INSIGHT_LANGUAGES, text
from damrak.i18n.json_types import JsonObject
from damrak.insight.coach import ACTION, KIND, STRENGTHS, THOUGHT, Coach
from damrak.insight.hint_text import hint_text
from damrak.insight.kernels.reasons import ADVICE_FIELDS, KINDS, NOTES, REASONS
from tests.bots.hidden import asked_twice, moments
from tests.bots.test_plan import cheapest_for_two
from tests.insight.reckoning import NEVER, WILD, Reckoning
from tests.support import BOARDS

END_CARTS, NEAR_CARTS = 2, 5  # 7.1; from how many on the coach speaks of the end


@cache
def coach_of(board: Catalogue) -> Coach:
    return Coach(board)


def explained(seeds: range, every: int) -> Iterator[tuple[Game, int, int, dict[str, int]]]:
    """Moments of games, an action that is legal there, and what speaks for it."""
    chance = random.Random(7)
    for game, seat in moments(seeds, every):
        coach, seen = coach_of(game.catalogue), game.observation(seat)
        legal = [game._number(str(each), seat) for each in game.legal_actions(seat)]
        for action in {coach.pick(seen), *chance.sample(legal, min(3, len(legal)))}:
            advice = coach.advice(seen, action)
            yield game, seat, action, {name: int(advice[name]) for name in ADVICE_FIELDS}


def test_reasons_are_true_of_the_action() -> None:
    told: Counter[str] = Counter()
    for game, seat, action, advice in explained(range(36), every=5):
        reckoning = Reckoning(game.board, game.view(seat))
        check_kind(game, action, advice)
        reason, note = REASONS[advice["reason"]], NOTES[advice["note"]]
        CHECKS[reason](game, reckoning, advice)
        check_note(game, reckoning, advice, note)
        told[reason] += 1
        told[f"note {note}"] += 1
    assert len(told) > 28, told
    for reason in ("complete", "way", "goods", "card", "card-way", "near", "share", "richer"):
        assert told[reason] > 3, told
    for note in ("detour", "lost", "ending", "ending-next", "begins", "last", "risk"):
        assert told[f"note {note}"] > 3, told


def check_kind(game: Game, action: int, advice: dict[str, int]) -> None:
    words = str(game.catalogue.actions.get(action, "draw market"))
    firsts = {"claim": "claim", "market": "draw market", "deck": "draw deck"}
    firsts |= {
        "contracts": "contracts",
        "keep-both": "keep both",
        "keep-one": "keep",
        "pass": "pass",
    }
    kind = KINDS[advice["kind"]]
    assert words.startswith(firsts[kind]), (words, kind)
    assert (kind == "keep-both") == (words == "keep both")
    assert advice["action"] == action


def is_last(reckoning: Reckoning) -> bool:
    return reckoning.view.turns_left is not None


def check_only(game: Game, r: Reckoning, told: dict[str, int]) -> None:
    assert len(game.legal_actions(r.me)) == 1


def check_way(game: Game, r: Reckoning, told: dict[str, int]) -> None:
    contract, route = told["contract"], told["route"]
    assert contract in {each.id for each in r.view.contracts if not each.completed}
    assert r.serves(route, contract)
    assert r.cost(contract, claimed=route) == told["left"]
    assert (told["left"] == 0) == (REASONS[told["reason"]] == "complete")
    assert told["left"] == 0 or not is_last(r)
    assert game.board.contracts[contract].points == told["other_points"]
    check_second(r, told)


def check_second(r: Reckoning, told: dict[str, int]) -> None:
    """Another contract that the claim serves is named, too."""
    served = {each.id for each in r.view.contracts if r.serves(told["route"], each.id)}
    served = {each for each in served if not is_last(r) or r.cost(each, claimed=told["route"]) == 0}
    others = served - {told["contract"]}
    assert (told["also"] in others) if others else told["also"] == -1
    if others:
        assert told["also_left"] == r.cost(told["also"], claimed=told["route"])


def check_no_way(r: Reckoning, told: dict[str, int]) -> None:
    served = [each.id for each in r.view.contracts if r.serves(told["route"], each.id)]
    assert not served or is_last(r)
    assert all(r.cost(each, claimed=told["route"]) != 0 for each in served)


def check_goods(game: Game, r: Reckoning, told: dict[str, int]) -> None:
    check_no_way(r, told)
    assert game.board.routes[told["route"]].carts
    assert r.view.merchandise_left > 0
    assert told["count"] == r.view.seats[r.me].merchandise + 1
    assert told["most"] == max(s.merchandise for s in r.view.seats if s.seat != r.me)


def check_block(game: Game, r: Reckoning, told: dict[str, int]) -> None:
    check_no_way(r, told)
    assert r.touches(told["rival"], told["route"]) == 2
    assert told["route"] in r.claimable(told["rival"])


def check_points(game: Game, r: Reckoning, told: dict[str, int]) -> None:
    check_no_way(r, told)
    length = game.board.routes[told["route"]].length
    assert told["points"] == game.board.facts.points.routes[length - 1]


def check_card(game: Game, r: Reckoning, told: dict[str, int]) -> None:
    route, card = told["route"], CARDS[told["card"]]
    assert card in r.view.market
    assert route in r.free
    assert told["missing"] == r.lacks(route) > r.lacks(route, card)
    served = [each.id for each in r.view.contracts if r.serves(route, each.id)]
    assert (told["contract"] in served) if served else told["contract"] == -1
    if not served and not ({route} | r.twins(route)) & set(wanted_routes(game, r.me)):
        nearer = [other for other in r.free if r.lacks(other, card) < r.lacks(other)]
        assert not any(r.serves(other, each.id) for other in nearer for each in r.view.contracts)


def check_no_route(game: Game, r: Reckoning, told: dict[str, int]) -> None:
    card = CARDS[told["card"]]
    assert all(r.lacks(route, card) == r.lacks(route) for route in r.free)
    if card != WILD:
        assert told["count"] == r.view.hand.get(card, 0) + 1


def wanted_routes(game: Game, seat: int) -> list[int]:
    work = np.zeros(1, bot_work_dtype(game.catalogue.board))[0]
    set_style(work.style)
    make_plan(game.catalogue.tables, game.observation(seat), seat, work)
    return list(members(work.plan_routes[seat]))


def check_blind(game: Game, r: Reckoning, told: dict[str, int]) -> None:
    """What is unseen, and how much of it a route of the plan or for a contract lacks."""
    wanted = {*wanted_routes(game, r.me)}
    wanted |= {o for o in r.free for each in r.view.contracts if r.serves(o, each.id)}
    helping = {card for card in CARDS if any(r.lacks(o, card) < r.lacks(o) for o in wanted)}
    assert told["count"] == r.view.unseen.get(WILD, 0)
    assert told["unseen"] == sum(r.view.unseen.values())
    assert told["helpful"] == sum(r.view.unseen.get(card, 0) for card in helping)
    assert told["useless"] == told["unseen"] - told["helpful"]
    legal = {card for card in r.view.market if card and (card != WILD or r.view.phase == "turn")}
    reason = REASONS[told["reason"]]
    if reason == "odds":
        assert 2 * told["helpful"] >= told["unseen"] > 0
    if reason == "nothing":
        assert helping
        assert not helping & legal


def check_late(game: Game, r: Reckoning, told: dict[str, int]) -> None:
    assert is_last(r)
    assert not any(str(each).startswith("claim") for each in game.legal_actions(r.me))


def check_done(game: Game, r: Reckoning, told: dict[str, int]) -> None:
    assert r.view.contracts
    assert all(each.completed for each in r.view.contracts)


def check_near(game: Game, r: Reckoning, told: dict[str, int]) -> None:
    known = {each.id for each in r.view.contracts} | set(r.view.returned)
    known |= {each for seat in r.view.seats for each in seat.known_contracts}
    own = [each.id for each in game.board.contracts if each.id not in known]
    assert told["count"] == sum(r.cost(each) == 0 for each in own) > 0


def check_spare(game: Game, r: Reckoning, told: dict[str, int]) -> None:
    costs = [r.cost(each.id) for each in r.view.contracts if not each.completed]
    assert max(costs) <= told["left"] <= sum(costs)
    assert told["left"] < told["carts"] == r.carts
    if len(costs) == 1:
        assert told["left"] == costs[0]


def check_new(game: Game, r: Reckoning, told: dict[str, int]) -> None:
    assert told["count"] == 0


def check_offer(game: Game, r: Reckoning, told: dict[str, int]) -> None:
    offered = {each.id for each in r.view.offer}
    assert {told["contract"], told["other"]} == offered
    mine, others = told["contract"], told["other"]
    assert told["cost"] == in_time(r, r.cost(mine))
    assert told["other_cost"] == in_time(r, r.cost(others))
    assert told["points"] == game.board.contracts[mine].points
    assert told["other_points"] == game.board.contracts[others].points
    rows = [game.board.contracts[each] for each in (mine, others)]
    ends = [(r.index[row.a], r.index[row.b]) for row in rows]
    joint = cheapest_for_two(r.costs(), len(r.index), *ends)
    assert told["joint"] == in_time(r, joint if joint <= r.carts else NEVER)
    CLAIMS_OF_OFFERS[REASONS[told["reason"]]](told)


def in_time(r: Reckoning, cards: int) -> int:
    return NEVER if is_last(r) and cards > 0 else cards


def is_apart(told: dict[str, int]) -> bool:
    """Whether the paths of two contracts share nothing."""
    return told["joint"] == told["cost"] + told["other_cost"]


def holds(fact: bool) -> None:
    assert fact


CLAIMS_OF_OFFERS: JsonObject = {
    "ready": lambda told: holds(told["cost"] == 0),
    "share": lambda told: holds(NEVER < told["joint"] < told["apart"]),
    "together": lambda told: holds(told["joint"] == told["cost"] + told["other_cost"] > 0),
    "lost": lambda told: holds(told["other_cost"] == NEVER < told["cost"]),
    "carts": lambda told: holds(told["joint"] == NEVER < min(told["cost"], told["other_cost"])),
    "richer": lambda told: holds(told["points"] > told["other_points"] and is_apart(told)),
    "easier": lambda told: holds(0 <= told["cost"] < told["other_cost"] and is_apart(told)),
    "even": lambda told: holds(min(told["cost"], told["other_cost"]) >= 0 and is_apart(told)),
    "overlap": lambda told: holds(told["cost"] > 0 and NEVER < told["joint"] < told["apart"]),
    "least": lambda told: holds(
        told["cost"] == told["other_cost"] == NEVER and told["points"] < told["other_points"]
    ),
    "keep": lambda told: holds(NEVER in (told["cost"], told["joint"])),
}
CHECKS: JsonObject = {
    "only": check_only,
    "complete": check_way,
    "way": check_way,
    "goods": check_goods,
    "block": check_block,
    "points": check_points,
    "card": check_card,
    "card-way": check_card,
    "spread": check_no_route,
    "pair": check_no_route,
    "wild": check_no_route,
    **dict.fromkeys(("nothing", "odds", "hidden"), check_blind),
    "late": check_late,
    "done": check_done,
    "near": check_near,
    "spare": check_spare,
    "new": check_new,
    **dict.fromkeys(CLAIMS_OF_OFFERS, check_offer),
}


def check_note(game: Game, r: Reckoning, told: dict[str, int], note: str) -> None:
    if REASONS[told["thought"]] in ("crowded", "ending", "last"):
        assert note in ("lost", "detour", "ending", "ending-own", "ending-next", "last")
    if note == "last":
        assert is_last(r)
    elif note == "begins":
        left = r.carts - game.board.routes[told["route"]].length
        assert told["carts"] == left <= END_CARTS
        assert not is_last(r)
    elif note == "ending-next":
        assert told["ender"] in (s.seat for s in r.view.seats if can_end(game, r, s.seat))
        assert told["fewest"] == r.view.seats[told["ender"]].carts
    elif note in ("ending", "ending-own"):
        assert not any(can_end(game, r, s.seat) for s in r.view.seats)
        fewest = min(seat.carts for seat in r.view.seats)
        assert told["fewest"] == fewest == r.view.seats[told["ender"]].carts <= NEAR_CARTS
        assert (told["ender"] == r.me) == (note == "ending-own")
    elif note in ("lost", "detour", "bridge"):
        check_way_round(game, r, told, note)
    elif note == "wild":
        assert (CARDS[told["card"]], r.view.phase) == (WILD, "turn")
    elif note == "risk":
        assert KINDS[told["kind"]] == "keep-one"
        assert REASONS[told["reason"]] != "least"


def can_end(game: Game, r: Reckoning, seat: int) -> bool:
    """Whether another seat has carts and cards for a route after which the last round begins."""
    other = r.view.seats[seat]
    lengths = [game.board.routes[each].length for each in r.claimable(seat)]
    ends = [length for length in lengths if other.carts - length <= END_CARTS]
    return seat != r.me and any(length <= other.cards for length in ends)


def check_way_round(game: Game, r: Reckoning, told: dict[str, int], note: str) -> None:
    contract, route = told["contract"], told["route"]
    gone = {route} | (r.twins(route) if r.view.players == 2 else set())
    then = r.cost(contract, without=gone)
    assert told["more"] == (NEVER if then == NEVER else then - r.cost(contract))
    assert (told["more"] == NEVER) == (note != "detour")
    assert (told["rival"] >= 0) == (note != "bridge")
    if note == "detour":
        assert told["more"] > 0
    if told["rival"] >= 0:
        assert route in r.claimable(told["rival"])
        assert r.touches(told["rival"], route) > 0


def test_nothing_hidden_is_in_a_hint() -> None:
    count = 0
    for game, seat in moments(range(6), every=5):
        coach = coach_of(game.catalogue)
        first, second = asked_twice(game, seat, coach.hint)
        assert first == second
        count += 1
    assert count > 50


def test_a_hint_leaves_the_observation_as_it_was() -> None:
    for game, seat in moments(range(3), every=9):
        seen = game.observation(seat)
        before = seen.tobytes()
        coach_of(game.catalogue).hint(seen)
        assert seen.tobytes() == before


def test_three_strengths_of_one_hint() -> None:
    for game, seat in moments(range(3), every=7):
        coach, seen = coach_of(game.catalogue), game.observation(seat)
        first, second, third = (coach.hint(seen, strength) for strength in STRENGTHS)
        assert first.action == second.action == third.action == coach.pick(seen)
        assert [key.split("-")[1] for key in first.keys] == ["think"]
        assert [key.split("-")[1] for key in second.keys[:2]] == ["kind", "why"]
        assert [key.split("-")[1] for key in third.keys[:2]] == ["do", "why"]
        assert second.keys[1:] == third.keys[1:]
        assert len(third.keys) <= 3 + ("coach-also" in third.keys)
    with pytest.raises(ValueError, match="strength of 1 to 3"):
        coach.hint(seen, 4)


@pytest.mark.parametrize("language", INSIGHT_LANGUAGES)
def test_all_can_be_said(language: str) -> None:
    """Every message, with every plural, whatever the numbers are."""
    named = ("contract", "other", "also", "route", "card", "rival", "ender")
    names = dict.fromkeys(named, "Dam")
    keys = [f"coach-think-{reason}" for reason in REASONS]
    keys += [f"coach-why-{reason}" for reason in REASONS[: REASONS.index("crowded")]]
    keys += [f"coach-{first}-{kind}" for first in ("kind", "do") for kind in KINDS]
    keys += ["coach-also", *(f"coach-note-{note}" for note in NOTES[1:])]
    for key, number in itertools.product(keys, (0, 1, 2, 5)):
        told = {**dict.fromkeys(ADVICE_FIELDS, number), **names, "payment": "2", "worth": number}
        assert text(key, language, **told).strip()


@pytest.mark.parametrize("language", INSIGHT_LANGUAGES)
def test_all_of_the_unseen_cards_are_not_so_many_of_so_many(language: str) -> None:
    every = text("coach-why-odds", language, helpful=37, unseen=37, useless=0)
    some = text("coach-why-odds", language, helpful=30, unseen=37, useless=7)
    assert "37" not in every
    assert "30" in some
    assert "37" in some


def test_words_of_a_whole_game() -> None:
    game = Game.new(3, 5, seats=("Anna", "Ben", "Cor"))
    coach, bot = coach_of(game.catalogue), bot_named("planner", game.board, 5)
    said = set()
    while not game.is_over:
        seat = game.waiting_for()[0]
        seen = game.observation(seat)
        for strength in (THOUGHT, KIND, ACTION):
            said.add(hint_text(game.board, coach.hint(seen, strength), game.seats, "nl"))
        game.play_number(bot.choose(seen))
    assert len(said) > 60
    assert not [words for words in said if "{" in words or "-1" in words]


ELSEWHERE = """
import sys
from pathlib import Path
from damrak import Board, Game
from damrak.bots import bot_named
from damrak.insight.coach import Coach
game = Game.new(2, 3, board=Board.load(Path(sys.argv[1])))
seen = game.observation(0)
print(Coach(game.catalogue).hint(seen).action == bot_named("planner", game.board, 1).choose(seen))
"""


def test_another_board_has_the_planner_for_a_coach() -> None:
    command = [sys.executable, "-c", ELSEWHERE, str(BOARDS / "lagoon.toml")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"
