"""What an analysed game comes to for each seat: the sums of the review, and what mattered most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from damrak.game import Game
from damrak.insight.kernels.judgement import CHOICES
from damrak.insight.report import CAUSES, Account, Decision, Points

MATTERED = 3  # decisions that are told of a seat
SLIGHT = 0.005  # a smaller regret is not told
CLEAR = 0.02  # a choice is praised if the next best was worse by more than this


def accounts(game: Game, judgement: Any, decisions: Sequence[Decision]) -> tuple[Account, ...]:
    """The account of every seat; `judgement` holds the sums over the whole game."""
    return tuple(
        _account(game, judgement, seat, [each for each in decisions if each.seat == seat])
        for seat in range(game.players)
    )


def _account(game: Game, judgement: Any, seat: int, own: Sequence[Decision]) -> Account:
    parts = judgement["parts"][seat].tolist()
    by_seat = parts[CHOICES : CHOICES + game.players]
    stake = float(judgement["stakes"][seat])
    return Account(
        seat=seat,
        name=game.seats[seat],
        prior=1 / game.players,
        own=by_seat[seat],
        others=sum(by_seat) - by_seat[seat],
        luck=sum(parts[:CHOICES]),
        result=float(judgement["chances"][seat]),
        causes=dict(zip(CAUSES, parts, strict=False)),
        by_seat=tuple(by_seat),
        accuracy=float(judgement["accuracy"][seat]) / stake if stake else None,
        regret=float(judgement["regrets"][seat]),
        decisions=int(judgement["decisions"][seat]),
        finest=_finest(own),
        mattered=_mattered(own),
        points=_points(game, seat),
    )


def _mattered(own: Sequence[Decision]) -> tuple[int, ...]:
    worst = sorted(own, key=lambda each: (-each.regret, each.number))[:MATTERED]
    return tuple(each.number for each in worst if each.regret > SLIGHT)


def _finest(own: Sequence[Decision]) -> int | None:
    """The best action found that was furthest ahead of the next best, if one was far ahead."""
    leads = {each.number: _lead(each) for each in own if each.regret == 0}
    number = max(leads, key=lambda each: leads[each], default=None)
    return number if number is not None and leads[number] > CLEAR else None


def _lead(decision: Decision) -> float:
    others = [each.chance for each in decision.options if each.action != decision.action]
    return decision.after - max(others) if others else 0.0


def _points(game: Game, seat: int) -> Points | None:
    outcome = game.outcome()
    if outcome is None:
        return None
    score = outcome.scores[seat]
    return Points(
        routes=score.route_points,
        completed=sum(line.points for line in score.contracts if line.completed),
        failed=sum(line.points for line in score.contracts if not line.completed),
        merchandise=score.merchandise.points,
        total=score.total,
    )
