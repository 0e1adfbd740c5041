"""Analyses a record: chances of all seats, decisions, skill and luck. See docs/analysis.md."""

from __future__ import annotations

from collections.abc import Callable

from damrak.game import Game, Record, RecordError
from damrak.game.catalogue import catalogue
from damrak.game.engine import members
from damrak.game.errors import GameError
from damrak.game.events import Event
from damrak.insight.account import accounts
from damrak.insight.coach import reason_of
from damrak.insight.judge import Judge
from damrak.insight.judge_file import read_card
from damrak.insight.kernels.judgement import CAUSES
from damrak.insight.report import FORMAT, Analysis, Decision, Option, Step
from damrak.rules.layout import Observation


class Stopped(Exception):
    """The analysis was stopped before its end."""


def analyse(record: Record, stopped: Callable[[], bool] | None = None) -> Analysis:
    """Analyse a game, finished or not; the same record gives the same analysis.

    Where `stopped` is given, it is asked before each action; raises Stopped when it says so.
    """
    game = Game.replay(record, 0)
    walk = _Walk(game, Judge(catalogue(game.board)))
    for number, event in enumerate(record.actions, 1):
        if stopped and stopped():
            raise Stopped
        walk.step(number, event)
    return Analysis(
        format=FORMAT,
        judge=read_card()["sha256"],
        board=game.board.name,
        seats=game.seats,
        finished=game.is_over,
        start=walk.start,
        forecast=walk.forecast,
        steps=tuple(walk.steps),
        decisions=tuple(walk.decisions),
        accounts=accounts(game, walk.judge),
    )


def play_next(game: Game, number: int, event: Event) -> tuple[int, Observation]:
    """Play the next action of a record: the action, and what its seat saw before it.

    Raises RecordError for an action that is not legal or did not bring what the record says.
    """
    try:
        action = game.number_of(event.action, event.seat)
    except GameError as error:
        raise RecordError("record-action", number=number, reason=str(error)) from error
    seen = game.observation(event.seat)
    game.play_number(action, event.seat)
    if game.last_reveal() != event:
        raise RecordError("record-outcome", number=number, action=event.action)
    return action, seen


class _Walk:
    """Replays a game with a judge beside it; the judge's numbers become words."""

    def __init__(self, game: Game, judge: Judge) -> None:
        self.game, self.judge = game, judge
        self.steps: list[Step] = []
        self.decisions: list[Decision] = []
        judge.begin(game.position())
        self.start, self.forecast = self._seats("chances"), self._seats("points")

    def step(self, number: int, event: Event) -> None:
        """One action of the record."""
        action, seen = play_next(self.game, number, event)
        self.judge.look(seen, action, self.game.position())
        self.decisions.append(self._decision(number, seen, action))
        self.steps.append(self._step(number, event))

    def _step(self, number: int, event: Event) -> Step:
        found = self.judge.judgement
        return Step(
            number=number,
            seat=event.seat,
            action=event.action,
            chances=self._seats("chances"),
            forecast=self._seats("points"),
            choice=self._seats("choice"),
            luck=self._seats("luck"),
            hidden=self._seats("hidden"),
            cause=(*CAUSES, None)[found["cause"]],
            completed=members(found["completed"]),
            last_round=bool(found["last_round"]),
        )

    def _decision(self, number: int, seen: Observation, action: int) -> Decision:
        found = self.judge.judgement
        worth = found["worth"].tolist()

        def name(each: int) -> str:
            return str(self.game.catalogue.action(each, seen.market))

        def option(each: int) -> Option:
            figures = [float(found[field][each]) for field in ("openly", "reach", "rival")]
            return Option(name(each), worth[each], *(figures if found["clear"] else [None] * 3))

        return Decision(
            number=number,
            seat=int(seen.viewer),
            action=name(action),
            after=worth[action],
            best=name(int(found["best"])),
            equals=tuple(name(each) for each in found["equals"].tolist() if each >= 0),
            regret=float(found["regret"]),
            error=float(found["error"]),
            choices=int(found["choices"]),
            cost=float(found["cost"]) if found["clear"] else None,
            reason=reason_of(*self.judge.compare(action)) if found["clear"] else None,
            options=tuple(option(each) for each in found["options"].tolist() if each >= 0),
        )

    def _seats(self, field: str) -> tuple[float, ...]:
        return tuple(self.judge.judgement[field][: self.game.players].tolist())
