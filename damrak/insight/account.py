"""What an analysed game comes to for each seat, as data; the sums are those of the kernel."""

from __future__ import annotations

from damrak.game import Game
from damrak.insight.judge import Judge
from damrak.insight.kernels.judgement import CAUSES, HABITS
from damrak.insight.kernels.record_types import SeatAccount
from damrak.insight.report import Account, Points


def accounts(game: Game, judge: Judge) -> tuple[Account, ...]:
    """The account of every seat; the judge has looked at all actions of the game."""
    return tuple(_account(game, seat, judge) for seat in range(game.players))


def _account(game: Game, seat: int, judge: Judge) -> Account:
    found = judge.account(seat)
    return Account(
        seat=seat,
        name=game.seats[seat],
        prior=float(found["prior"]),
        own=float(found["own"]),
        others=float(found["others"]),
        luck=float(found["luck"]),
        result=float(found["result"]),
        causes=dict(zip(CAUSES, found["causes"].tolist(), strict=True)),
        by_seat=tuple(found["by_seat"][: game.players].tolist()),
        accuracy=float(found["accuracy"]) if found["accuracy"] >= 0 else None,
        regret=float(found["regret"]),
        habits=dict(zip(HABITS, found["habits"].tolist(), strict=True)),
        decisions=int(found["decisions"]),
        finest=int(found["finest"]) or None,
        mattered=tuple(judge.tell(number) for number in found["mattered"].tolist() if number),
        points=_points(found) if game.is_over else None,
    )


def _points(found: SeatAccount) -> Points:
    return Points(*(int(found[part]) for part in Points.__struct_fields__))
