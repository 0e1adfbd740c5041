"""Choices that are told as mistakes: only where that is sure, and with a reason."""

from __future__ import annotations

from statistics import fmean, stdev

import numpy as np
import pytest
from msgspec.structs import replace

from damrak.i18n import INSIGHT_LANGUAGES, text
from damrak.insight.analysis import analyse
from damrak.insight.hint_text import told_text
from damrak.insight.kernels.account import SLIGHT, SURE
from damrak.insight.kernels.against import FAULTS
from damrak.insight.kernels.judgement import DEALS, judgement_dtype
from damrak.insight.kernels.review import PLAIN, note_clarity
from damrak.insight.report import Decision, Told
from tests.insight.games import analysis_of, record_of
from tests.support import board_named

GAMES = [(2, 1), (3, 2), (4, 1)]
PLAYED, BEST = 0, 1


def judged(differences: list[float], liked: float = 1.0) -> tuple[bool, float]:
    """Whether a choice is blamed, and the error: by how much the best was better on each deal."""
    judgement = np.zeros(1, judgement_dtype(board_named("amsterdam")))[0]
    judgement["same"] = np.arange(len(judgement["same"]))
    judgement["each"][PLAYED] = 0.5
    judgement["each"][BEST] = 0.5 + np.array(differences)
    judgement["best"], judgement["liked"][BEST] = BEST, liked
    judgement["regret"] = fmean(differences)
    note_clarity(judgement, PLAYED)
    return bool(judgement["clear"]), float(judgement["error"])


def test_a_difference_that_deals_agree_on_is_a_mistake() -> None:
    clear, error = judged([0.1, 0.12] * (DEALS // 2))
    assert clear
    assert error == pytest.approx(stdev([0.1, 0.12] * (DEALS // 2)) / DEALS**0.5)


def test_a_difference_within_its_noise_is_none() -> None:
    noisy = [0.3, -0.1] * (DEALS // 2)
    clear, error = judged(noisy)
    assert not clear
    assert SLIGHT < fmean(noisy) < SURE * error


def test_nor_is_a_slight_one_nor_one_that_the_net_sees_otherwise() -> None:
    assert not judged([SLIGHT / 2] * DEALS)[0]
    assert not judged([0.1] * DEALS, liked=-1.0)[0]
    assert not judged([PLAIN] * DEALS, liked=-1.0)[0]


def test_a_large_one_is_a_mistake_whatever_the_net_likes() -> None:
    assert judged([PLAIN + 0.01] * DEALS, liked=-1.0)[0]


def told(game: tuple[int, int]) -> list[Decision]:
    return [each for each in analysis_of(*game).decisions if each.reason]


def test_reasons_say_what_is_better_and_mostly_what_is_wrong_with_the_choice() -> None:
    decisions = [each for game in GAMES for each in told(game)]
    reasons = [each.reason for each in decisions if each.reason]
    assert all(reason.keys[0].startswith("coach-why-") for reason in reasons)
    faulty = [any(key.startswith("insight-fault-") for key in each.keys) for each in reasons]
    assert sum(faulty) > len(faulty) / 2
    assert all(
        each.reason is None
        for game in GAMES
        for each in analysis_of(*game).decisions
        if each.best == each.action
    )


@pytest.mark.parametrize("language", INSIGHT_LANGUAGES)
def test_reasons_are_sentences_in_every_language(language: str) -> None:
    board = board_named("amsterdam")
    for game in GAMES:
        analysis = analysis_of(*game)
        for each in (each for account in analysis.accounts for each in account.mattered):
            decision = analysis.decisions[each.number - 1]
            assert decision.reason
            said = told_text(board, decision, each, analysis.seats, language)
            assert "{" not in said
            assert said.endswith(".")
    some = (each.reason for game in GAMES for each in told(game))
    numbers = next(reason for reason in some if reason).arguments
    for fault in (*FAULTS[1:], "ahead"):
        assert text(f"insight-fault-{fault}", language, **numbers)


def test_a_reason_speaks_to_whoever_has_the_fewest_carts_and_says_it_once() -> None:
    decision = next(each for game in GAMES for each in told(game))
    assert decision.reason
    late, ending = "insight-fault-late", "coach-note-ending-own"
    numbers = decision.reason.arguments | {"was_ender": decision.seat, "was_fewest": 5}
    own = replace(decision, reason=replace(decision.reason, arguments=numbers))

    def said(decision: Decision, *keys: str) -> str:
        return told_text(
            board_named("amsterdam"), decision, Told(1, keys, ()), ("A", "B", "C", "D")
        )

    assert said(own, late).startswith("You have only 5 carts left")
    assert said(replace(own, seat=decision.seat + 1), late).startswith("ABCD"[decision.seat])
    assert "contracts" not in said(own, ending, late)


def test_a_claim_spends_needed_cards_only_where_a_contract_gains_nothing_by_it() -> None:
    """And where another claim would have been better, that one is told."""
    found = 0
    for game in [*GAMES, (2, 2), (2, 3), (3, 1), (3, 3), (4, 2)]:
        for each in told(game):
            reason = each.reason
            if reason and "insight-fault-spends" in reason.keys:
                assert reason.arguments["was_contract"] == -1
                assert not each.best.startswith("claim")
                found += 1
    assert found > 2


def test_an_unfinished_game_has_reasons_too() -> None:
    begun = [analyse(record_of(players, seed, 40)) for players, seed in GAMES]
    assert any(each.reason for analysis in begun for each in analysis.decisions)
