"""Analyses a record: chances, decisions, luck. See docs/analysis.md.

Every seat is judged from what it knew. At each action the chance of the seat that acted changes by
its skill (what its choice promises, beside those of a usual player) and its luck (what chance made
of it); that of the others changes by what was done to them and by the cards that were turned up.
Nothing is left over, so that prior + skill + luck is the result.
"""

from __future__ import annotations

from damrak.bots.running.net_files import MASTER, read_card
from damrak.game import Game, Record, RecordError
from damrak.game.catalogue import catalogue
from damrak.game.errors import GameError
from damrak.game.events import Event
from damrak.insight.account import accounts, turning_points
from damrak.insight.fit import read_contract_fit, read_fit
from damrak.insight.judge import Judge
from damrak.insight.kernels.evaluate import TRUST
from damrak.insight.report import (
    CAUSES,
    FORMAT,
    Analysis,
    ContractChance,
    Decision,
    Option,
    Step,
)
from damrak.rules.layout import TURN, Observation

OPTIONS = 5  # reported for a decision


def analyse(record: Record) -> Analysis:
    """Analyse a game, finished or not; the same record gives the same analysis."""
    game = Game.replay(record, 0)
    fit, contract_fit = read_fit(MASTER), read_contract_fit(MASTER)
    judge = Judge(catalogue(game.board), fit, contract_fit=contract_fit)
    walk = _Walk(game, judge)
    for number, event in enumerate(record.actions, 1):
        walk.step(number, event)
    return Analysis(
        format=FORMAT,
        net=read_card(MASTER)["sha256"],
        board=game.board.name,
        seats=game.seats,
        finished=game.is_over,
        start=walk.start,
        steps=tuple(walk.steps),
        decisions=tuple(walk.decisions),
        accounts=accounts(game, walk.start, walk.steps, walk.decisions),
        contracts=walk.contract_chances(),
        turning_points=turning_points(walk.start, walk.steps),
    )


class _Walk:
    """Replays a game and judges every moment."""

    def __init__(self, game: Game, judge: Judge) -> None:
        self.game, self.judge = game, judge
        self.steps: list[Step] = []
        self.decisions: list[Decision] = []
        self._contracts: dict[tuple[int, int], list[tuple[int, float]]] = {}
        self.start = self._now()

    def step(self, number: int, event: Event) -> None:
        """One action of the record."""
        action, mover = self._number(number, event), event.seat
        seen = [self.game.observation(seat) for seat in range(self.game.players)]
        before = self.steps[-1].chances if self.steps else self.start
        self._look_at_contracts(number, seen[mover])
        decision = self._decide(number, seen[mover], action, before[mover])
        foreseen = self._foreseen(event, seen, action)
        self.game.play_number(action, mover)
        if self.game.last_reveal() != event:
            raise RecordError("record-outcome", number=number, action=event.action)
        after = self._now()
        cause = self._cause(event)
        luck = [
            self._luck_of_other(before[seat], foreseen.get(seat), after[seat])
            for seat in range(self.game.players)
        ]
        foresight = decision.after - decision.skill - before[mover]
        luck[mover] = _parts(reckoning=foresight)
        luck[mover][cause] += after[mover] - decision.after
        self.decisions.append(decision)
        told = tuple({key: part for key, part in each.items() if part} for each in luck)
        self.steps.append(Step(number, mover, event.action, after, decision.skill, told))

    def contract_chances(self) -> tuple[ContractChance, ...]:
        """By seat and contract, most points first."""
        board, outcome = self.game.board, self.game.outcome()
        found = []
        for (seat, contract), rows in self._contracts.items():
            moments, chances = zip(*rows, strict=True)
            lines = outcome.scores[seat].contracts if outcome else ()
            done = next((line.completed for line in lines if line.contract == contract), None)
            points = board.contracts[contract].points
            found.append(ContractChance(seat, contract, points, moments, chances, done))
        return tuple(sorted(found, key=lambda each: (each.seat, -each.points, each.contract)))

    def _number(self, number: int, event: Event) -> int:
        try:
            return self.game.number_of(event.action, event.seat)
        except GameError as error:
            raise RecordError("record-action", number=number, reason=str(error)) from error

    def _now(self) -> tuple[float, ...]:
        """Each seat's chance at this moment, from what it knows."""
        outcome, players = self.game.outcome(), range(self.game.players)
        if outcome:
            won = outcome.winners
            return tuple((seat in won) / len(won) for seat in players)
        return tuple(self.judge.chance(self.game.observation(seat)) for seat in players)

    def _decide(self, number: int, seen: Observation, action: int, before: float) -> Decision:
        worth, liked, legal, closely, usual = self.judge.actions(seen, action)
        best = max(closely, key=lambda each: (worth[each] + TRUST * liked[each], -each))
        best = best if worth[best] > worth[action] else action
        order = sorted(closely, key=lambda each: (-worth[each], each))
        told = list(dict.fromkeys([best, action, *order]))[:OPTIONS]
        told.sort(key=lambda each: -worth[each])
        names = {each: str(self.game.catalogue.action(each, seen.market)) for each in told}
        return Decision(
            number=number,
            seat=int(seen.viewer),
            action=names[action],
            before=before,
            after=float(worth[action]),
            best=names[best],
            regret=float(worth[best] - worth[action]),
            usual=usual,
            skill=float(worth[action]) - usual if len(legal) > 1 else 0.0,
            choices=len(legal),
            options=tuple(Option(names[each], float(worth[each])) for each in told),
        )

    def _foreseen(self, event: Event, seen: list[Observation], action: int) -> dict[int, float]:
        """The others' mean chances after a card was taken, before the next one is turned up."""
        if not event.action.startswith("draw market"):
            return {}
        others = [seat for seat in range(self.game.players) if seat != event.seat]
        return {seat: self.judge.after(seen[seat], action) for seat in others}

    def _luck_of_other(
        self, before: float, foreseen: float | None, after: float
    ) -> dict[str, float]:
        if self.game.is_over:
            return _parts(scoring=after - before)
        if foreseen is None:
            return _parts(others=after - before)
        return _parts(others=foreseen - before, market=after - foreseen)

    def _cause(self, event: Event) -> str:
        """The luck of the seat that acted."""
        if self.game.is_over:
            return "scoring"
        if event.drew:
            return "card"
        if event.offered:
            return "contracts"
        return "market" if event.turned else "reckoning"

    def _look_at_contracts(self, number: int, seen: Observation) -> None:
        """At the start of a turn: how likely its seat completes each of its contracts."""
        if seen.phase != TURN:
            return
        kept = self.game.view(int(seen.viewer)).contracts
        chances = self.judge.contracts(seen).chances
        for contract in kept:
            track = self._contracts.setdefault((int(seen.viewer), contract.id), [])
            track.append((number - 1, float(chances[contract.id])))


def _parts(**parts: float) -> dict[str, float]:
    """Luck by cause."""
    return {**dict.fromkeys(CAUSES, 0.0), **parts}
