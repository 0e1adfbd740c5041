"""What a choice is worth: a whole turn, and cards beside cards."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import numpy as np
import pytest

from damrak import Game
from damrak.bots import bot_named
from damrak.game.catalogue import amsterdam, catalogue
from damrak.insight.analysis import analyse
from damrak.insight.judge import Judge
from damrak.insight.kernels.evaluate import CARDS_APART, TRUST, bring_cards_together
from damrak.insight.kernels.judgement import DEALS, judgement_dtype
from damrak.insight.kernels.review import (
    list_beside,
    list_options,
    rate_choice,
)
from damrak.insight.report import Account
from damrak.rules.actions import CONTRACTS, DECK, FIRST_CLAIM
from damrak.rules.layout import SECOND
from tests.insight.games import analysis_of
from tests.support import board_named


def worths(*values: float) -> Any:
    """A judgement in which the first actions are worth so much, and no others are legal."""
    judgement = np.zeros(1, judgement_dtype(board_named("amsterdam")))[0]
    judgement["same"] = np.arange(len(judgement["same"]))
    judgement["worth"] = -1.0
    judgement["worth"][: len(values)] = values
    return judgement


def test_cards_come_nearer_to_the_best_card_and_nothing_else_does() -> None:
    judgement = worths(0.5, 0.3, -1.0, 0.6)
    bring_cards_together(judgement.worth, 2)
    assert judgement["worth"][:4] == pytest.approx([0.5, 0.5 - 0.2 * CARDS_APART, -1.0, 0.6])


def test_the_best_claim_card_and_draw_of_contracts_are_always_among_the_options() -> None:
    """Those of fewer deals are measured by how far they are behind the best on the same ones."""
    slots, deals = 5, 12
    claims = slots + FIRST_CLAIM
    judgement = worths(*([-1.0] * (claims + 8)))
    for place in range(6):  # six claims look best, and were tried on all deals
        judgement["worth"][claims + place] = 0.6 - 0.01 * place
        judgement["tried"][claims + place] = deals
    judgement["each"][claims] = 0.7  # on these deals all went well
    for action, chance in ((0, 0.45), (slots + DECK, 0.5), (slots + CONTRACTS, 0.3)):
        judgement["worth"][action] = chance
        judgement["tried"][action] = 3
        judgement["each"][action, :3] = chance
    judgement["best"] = claims
    list_options(judgement, claims)
    list_beside(judgement, slots)
    told = [claims + place for place in range(5)] + [slots + DECK, slots + CONTRACTS]
    assert judgement["options"].tolist() == told
    assert judgement["worth"][told[5:]] == pytest.approx([0.4, 0.2])


@pytest.mark.parametrize("liked", [0.0, 0.1])
def test_a_choice_is_not_praised_for_what_the_coach_advises_against(liked: float) -> None:
    """With the net's trust the other action is the coach's: then both are told as equally good."""
    advised, played, other = range(3)
    judgement = worths(0.5, 0.56, 0.3)
    judgement["tried"][:3] = DEALS
    judgement["each"][:3] = judgement["worth"][:3, None]
    judgement["liked"][advised] = liked / TRUST
    judgement["choices"], judgement["actions"], judgement["chances"] = 3, 1, 0.5
    rate_choice(0, judgement, played, 5)
    assert (judgement["best"], judgement["regret"]) == (played, 0.0)
    praised = liked == 0.0
    assert judgement["worth"][played] == pytest.approx(0.56 if praised else 0.5)
    assert judgement["finest"][0] == (1 if praised else 0)
    assert (advised in judgement["equals"].tolist()) == (not praised)
    assert other in judgement["options"].tolist()


def test_in_a_game_every_kind_of_turn_is_among_the_options_of_a_choice() -> None:
    record_kinds = {"claim": 0, "draw market": 0, "draw deck": 0, "contracts": 0}
    for decision in analysis_of(3, 2).decisions:
        told = [option.action for option in decision.options]
        chances = [option.chance for option in decision.options]
        assert chances == sorted(chances, reverse=True)
        assert len(set(told)) == len(told)
        if decision.choices > len(told) and any(each.startswith("claim") for each in told):
            assert any(each.startswith(("draw market", "draw deck")) for each in told)
        for kind in record_kinds:
            record_kinds[kind] += any(each.startswith(kind) for each in told)
    assert min(record_kinds.values()) > 0


def test_a_turn_is_judged_when_it_is_over() -> None:
    """After a first card the judge looks at what the viewer then sees, and at the second card."""
    judge, game = Judge(catalogue(amsterdam())), Game.new(2, 1)
    for seat in (0, 1):
        game.play_number(game.number_of("keep both", seat), seat)
    seat = game.waiting_for()[0]
    judge.weigh(game.observation(seat))
    assert (judge.then["viewer"], judge.then["phase"]) == (seat, SECOND)


def accounts(level: str, games: int) -> list[Account]:
    """What games against merchants come to for a bot of this level."""
    found = []
    for seed in range(games):
        game = Game.new(2, 400 + seed)
        seats = [bot_named(name, game.board, seed) for name in (level, "merchant")]
        while not game.is_over:
            seat = game.waiting_for()[0]
            game.play_number(seats[seat].choose(game.observation(seat)), seat)
        found.append(analyse(game.record()).accounts[0])
    return found


def test_weak_players_lose_much_by_their_choices_and_strong_ones_little() -> None:
    """Whoever wins: an apprentice gives away more than the net."""
    weak, strong = accounts("apprentice", 4), accounts("net", 4)
    assert max(each.own for each in weak + strong) <= 0
    assert fmean(each.own for each in weak) < 2 * fmean(each.own for each in strong)
    assert min(each.accuracy or 0 for each in strong) > max(each.accuracy or 1 for each in weak)
