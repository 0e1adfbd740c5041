"""The judge's chances of all seats at a moment, which add up to 1, and its forecast of points.

The judge is a small net, learned by damrak/calibration/judge_net.py. All is done in 32-bit floats
in one fixed order, the last step in 64 bits, so that every target finds the same digits.

    hidden = relu(weights * [seat, table, kind])
    twice: hidden += relu(weights * [hidden, mean of the others' hidden])
    chance = softmax over seats (weights * hidden), points = weights * hidden
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from damrak.board.tables import SEATS
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.arrays import Grid, Row
from damrak.compile.numbers import float32, float64
from damrak.compile.records import Field, columns, record_dtype
from damrak.insight.kernels import record_types
from damrak.insight.kernels.position import describe
from damrak.insight.kernels.position_numbers import (
    KINDS,
    SEAT_NUMBERS,
    TABLE_NUMBERS,
    PositionBuffers,
)
from damrak.rules.layout import OVER, State, Tables
from damrak.rules.score import final_scores, share_of_victory, winners

BLOCKS = 2
ZERO = float32(0)
JudgeNet: TypeAlias = record_types.JudgeNet  # a record of judge_net_dtype
JudgeBuffers: TypeAlias = record_types.JudgeBuffers  # a record of judge_buffers_dtype

JUDGE_NET_FIELDS = (
    Field("seat", "<f4", "seat_number hidden", "weights of the first layer: numbers of a seat"),
    Field("table", "<f4", "table_number hidden", "... numbers of the table"),
    Field("kind", "<f4", "kind hidden", "... who plays there"),
    Field("bias", "<f4", "hidden", "what is added"),
    Field("own", "<f4", "block hidden hidden", "weights of a block: the seat's own hidden numbers"),
    Field("others", "<f4", "block hidden hidden", "... the mean of the others'"),
    Field("block_bias", "<f4", "block hidden", "what is added"),
    Field("output", "<f4", "hidden", "weights that lead to a logit"),
    Field("points", "<f4", "hidden", "weights that lead to final points"),
    Field("points_bias", "<f4", "", "what is added"),
)
JUDGE_BUFFERS_FIELDS = (
    Field("hidden", "f4", "seat hidden", "the hidden layer of each seat"),
    Field("around", "f4", "hidden", "the mean of the other seats' hidden layers"),
    Field("sums", "f4", "seat hidden", "sums of a layer"),
    Field("chances", "f8", "seat", "the chances, adding up to 1"),
    Field("points", "f8", "seat", "the forecast: points at the end of the game"),
    Field("kinds", "i4", "seat", "who plays: a number in KINDS, -1 if that is not known"),
    Field("used", "i4", "input", "places of the numbers that are not 0"),
)


def judge_net_dtype(hidden: int) -> np.dtype[np.void]:
    """The type of a judge of this width: also the whole content of its file."""
    return record_dtype(columns(JUDGE_NET_FIELDS, judge_sizes(hidden)))


def judge_buffers_dtype(hidden: int) -> np.dtype[np.void]:
    """The type of the buffers that a judge of this width needs."""
    sizes = judge_sizes(hidden) | {"input": max(hidden, SEAT_NUMBERS)}
    return record_dtype(columns(JUDGE_BUFFERS_FIELDS, sizes), align=True)


def judge_sizes(hidden: int) -> dict[str, int]:
    """The sizes that shapes of fields name."""
    numbers = {"seat_number": SEAT_NUMBERS, "table_number": TABLE_NUMBERS, "kind": len(KINDS)}
    return numbers | {"seat": SEATS, "block": BLOCKS, "hidden": hidden}


@kernel
def chances_entry(
    tables: Row[Tables],
    state: Row[State],
    work: Row[Work],
    position: Row[PositionBuffers],
    net: Row[JudgeNet],
    buffers: Row[JudgeBuffers],
) -> None:
    """`find_chances`, called from Python with arrays of one record each."""
    find_chances(tables[0], state[0], work[0], position[0], net[0], buffers[0])


@kernel
def find_chances(
    tables: Tables,
    state: State,
    work: Work,
    position: PositionBuffers,
    net: JudgeNet,
    buffers: JudgeBuffers,
) -> None:
    """Write `chances` and `points`; `kinds` and the histories in `position` are the caller's.

    When the game is over they are the shares of victory and the final points.
    """
    if state.phase == OVER:
        final_scores(tables, state, work)
        best = winners(work, state.players)
        for seat in range(state.players):
            buffers.chances[seat] = share_of_victory(best, seat)
            buffers.points[seat] = float64(work.totals[seat])
        return
    describe(tables, state, work, position)
    take_in(position, net, buffers, state.players)
    for block in range(BLOCKS):
        pass_on(net, buffers, state.players, block)
    share_out(net, buffers, state.players)


@kernel
def take_in(position: PositionBuffers, net: JudgeNet, buffers: JudgeBuffers, players: int) -> None:
    """The first layer."""
    for seat in range(players):
        sums, kind = buffers.sums[seat], buffers.kinds[seat]
        set_row(sums, net.bias)
        add_rows(sums, position.seats[seat], net.seat, buffers.used)
        add_rows(sums, position.table, net.table, buffers.used)
        if kind >= 0:
            add_times(sums, float32(1), net.kind[kind])
        hidden = buffers.hidden[seat]
        for place in range(len(sums)):
            hidden[place] = max(ZERO, sums[place])


@kernel
def pass_on(net: JudgeNet, buffers: JudgeBuffers, players: int, block: int) -> None:
    """A block: each seat looks at itself and at the others."""
    for seat in range(players):
        sums = buffers.sums[seat]
        mean_of_others(buffers, players, seat)
        set_row(sums, net.block_bias[block])
        add_rows(sums, buffers.hidden[seat], net.own[block], buffers.used)
        add_rows(sums, buffers.around, net.others[block], buffers.used)
    for seat in range(players):
        hidden, sums = buffers.hidden[seat], buffers.sums[seat]
        for place in range(len(sums)):
            hidden[place] += max(ZERO, sums[place])


@kernel
def mean_of_others(buffers: JudgeBuffers, players: int, seat: int) -> None:
    """Write `around`, the mean of the seats beside this one."""
    mean, part = buffers.around, float32(1) / float32(players - 1)
    for place in range(len(mean)):
        mean[place] = ZERO
    for other in range(players):
        if other != seat:
            add_times(mean, part, buffers.hidden[other])


@kernel
def share_out(net: JudgeNet, buffers: JudgeBuffers, players: int) -> None:
    """The chances and the points from the last hidden layer."""
    most, total = -1e9, 0.0
    for seat in range(players):
        logit, points, hidden = ZERO, net.points_bias, buffers.hidden[seat]
        for place in range(len(hidden)):
            logit += hidden[place] * net.output[place]
            points += hidden[place] * net.points[place]
        buffers.chances[seat] = float64(logit)
        buffers.points[seat] = float64(points)
        most = max(most, float64(logit))
    for seat in range(players):
        buffers.chances[seat] = exponential(buffers.chances[seat] - most)
        total += buffers.chances[seat]
    for seat in range(players):
        buffers.chances[seat] /= total


@kernel
def set_row(sums: Row[float], row: Row[float]) -> None:
    """Copy a row."""
    for place in range(len(sums)):
        sums[place] = row[place]


@kernel
def add_rows(sums: Row[float], numbers: Row[float], weights: Grid[float], used: Row[int]) -> None:
    """Add a row of weights for each number that is not 0, one after the other."""
    count = 0
    for number in range(len(numbers)):
        if numbers[number] != ZERO:
            used[count] = number
            count += 1
    left = count % 4
    for place in range(0, count - left, 4):
        a, b, c, d = used[place], used[place + 1], used[place + 2], used[place + 3]
        row_a, row_b, row_c, row_d = weights[a], weights[b], weights[c], weights[d]
        times_a, times_b, times_c, times_d = numbers[a], numbers[b], numbers[c], numbers[d]
        for each in range(len(sums)):  # four at a time: sums are read and written less often
            sums[each] = (
                sums[each]
                + times_a * row_a[each]
                + times_b * row_b[each]
                + times_c * row_c[each]
                + times_d * row_d[each]
            )
    for place in range(count - left, count):
        add_times(sums, numbers[used[place]], weights[used[place]])


@kernel
def add_times(sums: Row[float], times: float, row: Row[float]) -> None:
    """Add a multiple of a row."""
    for place in range(len(sums)):
        sums[place] += times * row[place]


@kernel
def exponential(power: float) -> float:
    """The power of e with plain arithmetic: the same on every target."""
    part = min(max(power, -40.0), 40.0) / 4096.0
    result = 1.0 + part + part * part / 2.0
    for _ in range(12):
        result *= result
    return result
