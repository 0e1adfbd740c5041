"""The coach: a hint for the seat that decides, as strong as it is asked for, with its reason.

A hint is told in message keys and their arguments, from what the seat may know and nothing else:
`coach-KEY` of the catalogues `damrak/i18n/coach`. Contracts, routes, cards and seats in the
arguments are numbers; whoever shows a hint knows their names.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.bots.kernels.planner import choose_planner
from damrak.bots.running.net_files import NetError
from damrak.game.catalogue import Catalogue
from damrak.insight.judge import Judge
from damrak.insight.kernels.against import AGAINST_FIELDS, FAULTS, Against
from damrak.insight.kernels.explain import advise
from damrak.insight.kernels.reasons import ADVICE, ADVICE_FIELDS, KINDS, NOTES, REASONS, Advice
from damrak.insight.report import Reason
from damrak.rules.layout import Observation

THOUGHT, KIND, ACTION = 1, 2, 3  # the strengths of a hint
STRENGTHS = (THOUGHT, KIND, ACTION)
_CODES = ("action", "kind", "thought", "reason", "note")
_WAS_CODES = ("fault", "was_kind", "was_reason", "was_note")


class Hint(NamedTuple):
    """What a seat is told: message keys, and the arguments that all of them take."""

    action: int
    strength: int
    keys: tuple[str, ...]
    arguments: dict[str, int]


class Coach:
    """Gives hints on one board. It has buffers of its own: use one in each thread."""

    def __init__(self, board: Catalogue) -> None:
        self._tables = board.table_array
        self._seen = np.zeros(1, board.observation_dtype)
        self._work = np.zeros(1, bot_work_dtype(board.board))
        self._advice = np.zeros(1, ADVICE)
        try:
            self._judge: Judge | None = Judge(board)
        except NetError:  # the judge knows one board, the planner any
            self._judge = None

    def hint(self, seen: Observation, strength: int = ACTION, action: int | None = None) -> Hint:
        """A hint for the viewer, who decides: what speaks for an action, or for the best one."""
        if strength not in STRENGTHS:
            raise ValueError(f"a hint has a strength of {THOUGHT} to {ACTION}, not {strength}")
        advice = self.advice(seen, self.pick(seen) if action is None else action)
        return Hint(int(advice.action), strength, keys_of(advice, strength), numbers_of(advice))

    def pick(self, seen: Observation) -> int:
        """The action that the coach would choose; a review finds no fault with it."""
        if self._judge is not None:
            return self._judge.pick(seen)
        self._seen[0] = seen
        return int(choose_planner(self._tables[0], self._seen[0], self._work[0]))

    def advice(self, seen: Observation, action: int) -> Advice:
        """What speaks for a legal action: a record that the next call overwrites."""
        self._seen[0] = seen
        advise(self._tables[0], self._seen[0], self._work[0], action, self._advice[0])
        advice: Advice = self._advice[0]
        return advice


def numbers_of(advice: Advice) -> dict[str, int]:
    """The arguments of the messages of an advice."""
    return {name: int(advice[name]) for name in ADVICE_FIELDS if name not in _CODES}


def reason_of(advice: Advice, against: Against) -> Reason:
    """Why an action is better than another: what speaks for it, and against the other."""
    keys = list(keys_of(advice, KIND)[1:])
    if against.fault:
        keys.append(f"insight-fault-{FAULTS[against.fault]}")
    if against.ahead:
        keys.append("insight-fault-ahead")
    told = {name: int(against[name]) for name in AGAINST_FIELDS if name not in _WAS_CODES}
    return Reason(tuple(keys), numbers_of(advice) | told)


def keys_of(advice: Advice, strength: int) -> tuple[str, ...]:
    """The messages of a hint: something to think about; or what to do, why, and what is urgent."""
    if strength == THOUGHT:
        return (f"coach-think-{REASONS[advice.thought]}",)
    deed = "kind" if strength == KIND else "do"
    keys = [f"coach-{deed}-{KINDS[advice.kind]}", f"coach-why-{REASONS[advice.reason]}"]
    if advice.also >= 0:
        keys.append("coach-also")
    if advice.note:
        keys.append(f"coach-note-{NOTES[advice.note]}")
    return tuple(keys)
