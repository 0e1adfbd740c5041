"""An analysis adds up, is the same each time, and holds against nobody what they could not know."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from damrak.bots.running.net_files import MASTER, NetError
from damrak.game.catalogue import amsterdam, catalogue
from damrak.insight.analysis import analyse
from damrak.insight.fit import read_fit
from damrak.insight.judge import Judge
from damrak.insight.kernels.judgement import ENDED
from damrak.insight.kernels.reasons import NEVER
from damrak.insight.report import CAUSES, Analysis
from damrak.rules.layout import NOT_YET, Observation
from tests.bots.hidden import asked_twice, moments
from tests.insight.games import analysis_of, record_of
from tests.insight.reckoning import Reckoning

GAMES = [(2, 1), (2, 2), (3, 1), (3, 2), (4, 1)]
EXACT = 1e-9


def all_parts(analysis: Analysis, number: int, seat: int) -> float:
    """What an action changed for a seat, by all its causes."""
    step = analysis.steps[number - 1]
    own = step.skill if step.seat == seat else 0.0
    return own + sum(step.luck[seat].values())


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_prior_and_skill_and_luck_are_the_result(players: int, seed: int) -> None:
    analysis, record = analysis_of(players, seed), record_of(players, seed)
    won = record.result.winners if record.result else ()
    for account in analysis.accounts:
        assert account.result == (account.seat in won) / len(won)
        assert abs(account.prior + account.skill + account.luck - account.result) < EXACT
        assert abs(sum(account.causes.values()) - account.luck) < EXACT
        assert set(account.causes) == set(CAUSES)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_step_of_the_curve_has_its_causes(players: int, seed: int) -> None:
    analysis = analysis_of(players, seed)
    for seat in range(players):
        curve = analysis.curve(seat)
        for number in range(1, len(curve)):
            change = curve[number] - curve[number - 1]
            assert abs(all_parts(analysis, number, seat) - change) < EXACT


def test_an_unfinished_game_is_looked_at_as_far_as_it_goes() -> None:
    analysis = analysis_of(3, 1, 20)
    assert not analysis.finished
    assert len(analysis.steps) == 20
    for account in analysis.accounts:
        assert account.points is None
        assert account.result == analysis.steps[-1].chances[account.seat]
        assert abs(account.prior + account.skill + account.luck - account.result) < EXACT
    empty = analyse(record_of(2, 1, 0))
    assert empty.steps == ()
    assert [account.result for account in empty.accounts] == list(empty.start)


def test_the_same_record_gives_the_same_analysis() -> None:
    again = analyse(record_of(2, 1))
    assert msgspec.json.encode(again) == msgspec.json.encode(analysis_of(2, 1))


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_decisions_tell_the_best_and_what_was_given_away(players: int, seed: int) -> None:
    for decision in analysis_of(players, seed).decisions:
        told = {option.action: option.chance for option in decision.options}
        assert told[decision.action] == decision.after
        assert decision.regret == pytest.approx(told[decision.best] - decision.after)
        assert decision.regret >= 0
        assert all(0 <= chance <= 1 for chance in told.values())
        if decision.choices == 1:
            assert decision.skill == 0 == decision.regret
        else:
            assert decision.skill == decision.after - decision.usual


def test_who_plays_better_has_more_skill() -> None:
    skills: dict[str, list[float]] = {}
    for players, seed in GAMES:
        for account in analysis_of(players, seed).accounts:
            skills.setdefault(account.name, []).append(account.skill)
    means = {name: sum(each) / len(each) for name, each in skills.items()}
    assert means["planner"] > 0 > means["greedy"]


def test_what_mattered_most_is_told_worst_first() -> None:
    analysis = analysis_of(3, 1)
    for account in analysis.accounts:
        told = [analysis.decisions[number - 1] for number in account.mattered]
        assert all(each.seat == account.seat for each in told)
        regrets = [each.regret for each in told]
        assert regrets == sorted(regrets, reverse=True)
        own = [each.regret for each in analysis.decisions if each.seat == account.seat]
        assert regrets == sorted(own, reverse=True)[: len(regrets)]


def test_contracts_end_as_they_were_scored() -> None:
    analysis, record = analysis_of(3, 2), record_of(3, 2)
    assert record.result
    for seat, score in enumerate(record.result.scores):
        kept = {line.contract: line.completed for line in score.contracts}
        told = [each for each in analysis.contracts if each.seat == seat]
        assert {each.contract: each.completed for each in told}.items() <= kept.items()
        assert all(0 <= chance <= 1 for each in told for chance in each.chances)
    points = [account.points for account in analysis.accounts]
    assert [each.total for each in points if each] == [each.total for each in record.result.scores]


def test_a_contract_is_sure_when_it_is_done_and_lost_when_it_cannot_be() -> None:
    judge = Judge(catalogue(amsterdam()), read_fit(MASTER))
    seen_so = dict.fromkeys(("done", "lost", "open"), 0)
    for game, seat in moments(range(12), every=7):
        cards, _, chances = judge.contracts(game.observation(seat))
        reckoned = Reckoning(game.board, game.view(seat))
        for contract in game.view(seat).contracts:
            cost, chance = reckoned.cost(contract.id), chances[contract.id]
            assert cards[contract.id] == cost
            assert (chance == 1) == contract.completed == (cost == 0)
            assert (chance == 0) == (cost == NEVER)
            seen_so["done" if cost == 0 else "lost" if cost == NEVER else "open"] += 1
    assert min(seen_so.values()) > 0


def test_what_the_net_likes_is_worth_more_than_any_action_on_average() -> None:
    judge = Judge(catalogue(amsterdam()), read_fit(MASTER))
    gains = []
    for game, seat in moments(range(6), every=9):
        weighed = judge.actions(game.observation(seat))
        liked = max(weighed.legal, key=lambda each: weighed.liked[each])
        gains.append(weighed.worth[liked] - weighed.worth[weighed.legal].mean())
    assert sum(gains) / len(gains) > 0.01


def test_a_usual_player_does_better_than_chance_and_worse_than_the_best() -> None:
    judge = Judge(catalogue(amsterdam()), read_fit(MASTER))
    found = []
    for game, seat in moments(range(6), every=9):
        weighed = judge.actions(game.observation(seat))
        worth = weighed.worth[weighed.legal]
        assert worth.min() - EXACT < weighed.usual < worth.max() + EXACT
        found.append((worth.mean(), weighed.usual, worth.max()))
    by_chance, usual, best = np.mean(found, axis=0)
    assert by_chance + 0.003 < usual < best - 0.003


def test_the_last_round_is_played_to_the_end() -> None:
    """Who decides there, too, is judged by the ends of the game that may come."""
    judge = Judge(catalogue(amsterdam()), read_fit(MASTER))
    late = 0
    for game, _ in moments(range(12), every=1):
        seat = game.waiting_for()[0]
        seen = game.observation(seat)
        chance, is_late = judge.chance(seen), seen.turns_left != NOT_YET
        assert (judge.judgement["kind"][0] == ENDED) == is_late
        if is_late:
            worth = judge.actions(seen).worth
            assert worth[worth >= 0].min() - 0.1 < chance < worth.max() + 0.1
        late += is_late
    assert late > 5


def test_judgements_do_not_change_with_what_a_seat_may_not_know() -> None:
    judge = Judge(catalogue(amsterdam()), read_fit(MASTER))

    def judged(seen: Observation) -> tuple[float, bytes]:
        return judge.chance(seen), judge.actions(seen).worth.tobytes()

    for game, seat in moments(range(6), every=19):
        first, second = asked_twice(game, seat, judged)
        assert first == second
        other = (seat + 1) % game.players
        before, after = asked_twice(game, other, judge.chance)
        assert before == after


def test_a_game_on_another_board_is_refused() -> None:
    with pytest.raises(NetError, match="another board"):
        analyse(record_of(2, 1, 4, "lagoon"))
