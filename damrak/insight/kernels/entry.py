"""Entry points from Python to the kernels of a review: they take arrays of one record each.

A record whose fields overlap, such as a net's buffers, cannot be passed by itself.
"""

from damrak.bots.kernels.net import Net, NetBuffers
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.insight.kernels.chances import JudgeBuffers, JudgeNet
from damrak.insight.kernels.evaluate import advised_action, weigh_all
from damrak.insight.kernels.judgement import Judgement
from damrak.insight.kernels.position_numbers import PositionBuffers
from damrak.insight.kernels.review import begin_review, look_at, review_action, skim_action
from damrak.rules.layout import Observation, State, Tables


@kernel
def begin_entry(
    tables: Row[Tables],
    state: Row[State],
    work: Row[Work],
    judge: Row[JudgeNet],
    desk: Row[JudgeBuffers],
    position: Row[PositionBuffers],
    judgement: Row[Judgement],
) -> None:
    """`begin_review`, called from Python."""
    begin_review(tables[0], state[0], work[0], judge[0], desk[0], position[0], judgement[0])


@kernel
def review_entry(
    tables: Row[Tables],
    state: Row[State],
    after: Row[State],
    seen: Row[Observation],
    then: Row[Observation],
    room: Row[State],
    work: Row[Work],
    net: Row[Net],
    buffers: Row[NetBuffers],
    judge: Row[JudgeNet],
    desk: Row[JudgeBuffers],
    position: Row[PositionBuffers],
    judgement: Row[Judgement],
    action: int,
) -> None:
    """`review_action`, called from Python."""
    review_action(
        tables[0], state[0], after[0], seen[0], then[0], room[0], work[0], net[0], buffers[0],
        judge[0], desk[0], position[0], judgement[0], action,
    )  # fmt: skip


@kernel
def weigh_entry(
    tables: Row[Tables],
    seen: Row[Observation],
    then: Row[Observation],
    room: Row[State],
    work: Row[Work],
    net: Row[Net],
    buffers: Row[NetBuffers],
    judge: Row[JudgeNet],
    desk: Row[JudgeBuffers],
    position: Row[PositionBuffers],
    judgement: Row[Judgement],
    played: int,
) -> None:
    """`weigh_all`, called from Python."""
    weigh_all(
        tables[0], seen[0], then[0], room[0], work[0], net[0], buffers[0],
        judge[0], desk[0], position[0], judgement[0], played, 0,
    )  # fmt: skip


@kernel
def skim_entry(
    tables: Row[Tables],
    seen: Row[Observation],
    then: Row[Observation],
    room: Row[State],
    work: Row[Work],
    net: Row[Net],
    buffers: Row[NetBuffers],
    judge: Row[JudgeNet],
    desk: Row[JudgeBuffers],
    position: Row[PositionBuffers],
    judgement: Row[Judgement],
    action: int,
) -> None:
    """`skim_action`, called from Python."""
    skim_action(
        tables[0], seen[0], then[0], room[0], work[0], net[0], buffers[0],
        judge[0], desk[0], position[0], judgement[0], action,
    )  # fmt: skip


@kernel
def advised_entry(
    tables: Row[Tables],
    seen: Row[Observation],
    then: Row[Observation],
    room: Row[State],
    work: Row[Work],
    net: Row[Net],
    buffers: Row[NetBuffers],
    judge: Row[JudgeNet],
    desk: Row[JudgeBuffers],
    position: Row[PositionBuffers],
    judgement: Row[Judgement],
) -> int:
    """`advised_action`, called from Python."""
    return advised_action(
        tables[0], seen[0], then[0], room[0], work[0], net[0], buffers[0],
        judge[0], desk[0], position[0], judgement[0],
    )  # fmt: skip


@kernel
def look_entry(
    tables: Row[Tables],
    state: Row[State],
    work: Row[Work],
    judge: Row[JudgeNet],
    desk: Row[JudgeBuffers],
    position: Row[PositionBuffers],
    judgement: Row[Judgement],
) -> None:
    """`look_at`, called from Python."""
    look_at(tables[0], state[0], work[0], judge[0], desk[0], position[0], judgement[0])
