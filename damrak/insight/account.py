"""Sums over an analysed game: prior + skill + luck = result; and what mattered most."""

from __future__ import annotations

from collections.abc import Sequence

from damrak.game import Game
from damrak.insight.report import CAUSES, Account, Decision, Points, Step

MATTERED, TURNS = 3, 5  # decisions of a seat, turning points of a game
SLIGHT = 0.005  # a smaller regret is not reported


def accounts(
    game: Game, start: tuple[float, ...], steps: Sequence[Step], decisions: Sequence[Decision]
) -> tuple[Account, ...]:
    """The account of every seat."""
    return tuple(
        _account(game, seat, start[seat], steps, [each for each in decisions if each.seat == seat])
        for seat in range(game.players)
    )


def _account(
    game: Game, seat: int, start: float, steps: Sequence[Step], own: Sequence[Decision]
) -> Account:
    prior = 1 / game.players
    causes = dict.fromkeys(CAUSES, 0.0) | {"deal": start - prior}
    for step in steps:
        for cause, part in step.luck[seat].items():
            causes[cause] += part
    worst = sorted(own, key=lambda each: (-each.regret, each.number))[:MATTERED]
    return Account(
        seat=seat,
        name=game.seats[seat],
        prior=prior,
        skill=sum(each.skill for each in own),
        luck=sum(causes.values()),
        result=steps[-1].chances[seat] if steps else start,
        causes=causes,
        regret=sum(each.regret for each in own),
        decisions=sum(each.choices > 1 for each in own),
        mattered=tuple(each.number for each in worst if each.regret > SLIGHT),
        points=_points(game, seat),
    )


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


def turning_points(start: tuple[float, ...], steps: Sequence[Step]) -> tuple[int, ...]:
    """The actions after which some seat's chance changed most, in their order."""
    before = [start, *(step.chances for step in steps)]
    swings = [
        (-max(abs(new - old) for new, old in zip(step.chances, last, strict=True)), step.number)
        for step, last in zip(steps, before, strict=False)
    ]
    return tuple(sorted(number for _, number in sorted(swings)[:TURNS]))
