"""`Judge`: reviews a game action by action with the kernels of the review."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from damrak.board import Board
from damrak.bots.kernels.net import net_buffers_dtype
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.bots.running.net_files import MASTER, loaded
from damrak.game.catalogue import Catalogue
from damrak.insight.judge_file import read_judge
from damrak.insight.kernels.account import SEAT_ACCOUNT, write_account
from damrak.insight.kernels.against import AGAINST, FAULTS, FEWER, Against, compare
from damrak.insight.kernels.chances import judge_buffers_dtype
from damrak.insight.kernels.course import begin_course, course_dtype, note_better, note_moment
from damrak.insight.kernels.entry import (
    advised_entry,
    begin_entry,
    look_entry,
    review_entry,
    skim_entry,
    weigh_entry,
)
from damrak.insight.kernels.evaluate import NOTHING
from damrak.insight.kernels.facts import FACT, SEQUELS, SEQUELS_TYPE
from damrak.insight.kernels.judgement import judgement_dtype
from damrak.insight.kernels.position_numbers import position_dtype
from damrak.insight.kernels.reasons import ADVICE, NOTES, REASONS, Advice
from damrak.insight.kernels.record_types import Course, Judgement, SeatAccount
from damrak.insight.kernels.telling import TELLING, choose_facts, pick_mattered
from damrak.insight.report import Fact, Told
from damrak.rules.layout import Observation


class Judge:
    """Reviews games on one board. It has buffers of its own: use one in each thread.

    What it finds is in `judgement`, a record that each call writes anew; see
    damrak/insight/kernels/judgement.py.
    """

    def __init__(self, board: Catalogue) -> None:
        self._tables = board.table_array
        self._net, self._judge = loaded(MASTER, board.board), read_judge()
        self._state, self._after, self._room = (np.zeros(1, board.state_dtype) for _ in range(3))
        self._seen, self._then = (np.zeros(1, board.observation_dtype) for _ in range(2))
        made = [np.zeros(1, kind) for kind in _buffer_types(board.board)]
        self._work, self._net_buffers, self._desk, self._position, self._judgement = made
        self._desk["kinds"] = -1
        self._account = np.zeros(1, SEAT_ACCOUNT)
        self._advice, self._against = np.zeros(1, ADVICE), np.zeros(1, AGAINST)
        self._course = np.zeros(1, course_dtype(board.board))
        self._sequels, self._telling = np.zeros(1, SEQUELS_TYPE), np.zeros(1, TELLING)

    @property
    def judgement(self) -> Judgement:
        """What the last call found."""
        found: Judgement = self._judgement[0]
        return found

    @property
    def then(self) -> Observation:
        """What the viewer saw in the middle of the last turn that the last call tried, if any."""
        then: Observation = self._then[0]
        return then

    def begin(self, state: bytes) -> None:
        """Forget all games and look at one that has been dealt (`Game.position`)."""
        _load(self._after, state)
        begin_entry(
            self._tables, self._after, self._work,
            self._judge, self._desk, self._position, self._judgement,
        )  # fmt: skip
        begin_course(self._tables[0], self._after[0], self._course[0])

    def look(self, seen: Observation, action: int, after: bytes) -> None:
        """Look at the next action: what its seat saw before it, and the game after it."""
        self._state[:] = self._after
        _load(self._after, after)
        self._seen[0] = seen
        review_entry(
            self._tables, self._state, self._after, self._seen, self._then, self._room,
            self._work, self._net, self._net_buffers, self._judge, self._desk, self._position,
            self._judgement, action,
        )  # fmt: skip
        tables, state, work = self._tables[0], self._after[0], self._work[0]
        note_moment(tables, state, int(seen.viewer), action, work, self._course[0])

    def skim(self, seen: Observation, action: int) -> None:
        """Look at the next choice alone, by fewer trials: accounts then lack the chances."""
        self._seen[0] = seen
        skim_entry(
            self._tables, self._seen, self._then, self._room, self._work, self._net,
            self._net_buffers, self._judge, self._desk, self._position, self._judgement, action,
        )  # fmt: skip

    def settle(self, state: bytes) -> None:
        """Find the chances in the state after the last action: at the end the shares of victory."""
        _load(self._after, state)
        look_entry(
            self._tables, self._after, self._work,
            self._judge, self._desk, self._position, self._judgement,
        )  # fmt: skip

    def compare(self, played: int) -> tuple[Advice, Against]:
        """What speaks for the best action of the last decision, and against what was played there.

        Both are records that the next call overwrites.
        """
        advice: Advice = self._advice[0]
        against: Against = self._against[0]
        tables, seen, work = self._tables[0], self._seen[0], self._work[0]
        compare(tables, seen, work, played, self.judgement, advice, against)
        note_better(tables, self.judgement, advice, against, self._course[0])
        return advice, against

    def account(self, seat: int) -> SeatAccount:
        """What the actions looked at come to for a seat: a record that the next call overwrites."""
        tables, state = self._tables[0], self._after[0]
        account: SeatAccount = self._account[0]
        write_account(tables, state, seat, self._judgement[0], account)
        pick_mattered(tables, self._course[0], account, self._telling[0])
        return account

    def tell(self, number: int) -> Told:
        """What is told of a decision that matters in the last account, after those before it."""
        course, found = self._course[0], self._sequels[0]
        choose_facts(self._tables[0], course, number, self._work[0], found, self._telling[0])
        told = [place for place in found["chosen"].tolist() if place >= 0]
        return Told(
            number=number,
            keys=_keys(course, number, found["tells"].tolist()),
            facts=tuple(_fact(found["facts"][place].tolist()) for place in told),
        )

    def pick(self, seen: Observation) -> int:
        """The action that the coach advises the viewer, who decides."""
        self._seen[0] = seen
        action = advised_entry(
            self._tables, self._seen, self._then, self._room, self._work, self._net,
            self._net_buffers, self._judge, self._desk, self._position, self._judgement,
        )  # fmt: skip
        return int(action)

    def weigh(self, seen: Observation, played: int = NOTHING) -> NDArray[np.float64]:
        """What each action is worth to the viewer, who decides; -1 where it is not legal."""
        self._seen[0] = seen
        weigh_entry(
            self._tables, self._seen, self._then, self._room, self._work, self._net,
            self._net_buffers, self._judge, self._desk, self._position, self._judgement, played,
        )  # fmt: skip
        worth: NDArray[np.float64] = self._judgement["worth"][0].copy()
        return worth


@cache
def _buffer_types(board: Board) -> tuple[np.dtype[np.void], ...]:
    """The types of the kernels' buffers; for some of them all inputs of a net are listed."""
    width = loaded(MASTER, board)["block"].shape[3]
    return (
        bot_work_dtype(board),
        net_buffers_dtype(board, width),
        judge_buffers_dtype(len(read_judge()["bias"][0])),
        position_dtype(board),
        judgement_dtype(board),
    )


def _keys(course: Course, number: int, tells: list[int]) -> tuple[str, ...]:
    names = (
        f"coach-why-{REASONS[course['why'][number]]}",
        f"coach-note-{NOTES[course['note'][number]]}",
        f"insight-fault-{FAULTS[course['fault'][number]]}",
        f"insight-fault-{FAULTS[FEWER]}",
        "insight-reason-none",
    )
    return tuple(name for name, told in zip(names, tells, strict=True) if told)


def _fact(numbers: list[int]) -> Fact:
    named = dict(zip(FACT, numbers, strict=True))
    kind = SEQUELS[named.pop("kind")]
    return Fact(kind, {name: number for name, number in named.items() if number >= 0})


def _load(array: NDArray[np.void], state: bytes) -> None:
    array.view(np.uint8)[:] = np.frombuffer(state, np.uint8)
