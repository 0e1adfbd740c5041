"""A learned net as a kernel: from an observation to a judgement of every action.

The weights are whole numbers of 8 or 16 bits with a float for each row; sums are whole numbers, and
all else is done in 32-bit floats in one fixed order, so that every target makes the same choice.

    hidden = inputs * weights + bias
    for each block: hidden += weights * relu(hidden / rms(hidden)) + bias
    policy, value  = weights * relu(hidden / rms(hidden)) + bias

A net is one record; it is also the whole content of a file of weights.
Its inputs are the observation (damrak/rules/tensor.py) and the hints (net_features.py).

A caller's buffers are one record, too: the inputs, field by field and again all together as
`numbers`, the buffers of the hints, and what is computed.
"""

from __future__ import annotations

import math
from typing import TypeAlias

import numpy as np

from damrak.board import Board
from damrak.board.tables import SEATS, action_count
from damrak.bots.kernels import record_types
from damrak.bots.kernels.net_features import fill_hints, input_count, input_slices, paths_dtype
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.compile.bits import NONE, pop_lowest
from damrak.compile.numbers import float32, int16, int32, int64
from damrak.compile.records import Field, columns, record_dtype
from damrak.rules.layout import Observation, Tables
from damrak.rules.legal import legal_actions
from damrak.rules.tensor import fill_tensor

TINY = float32(1e-6)  # added to the mean square
STEP = float32(1024)  # normed numbers are in steps of 1 / STEP, at most 22.6 at width 512
HALF = float32(0.5)
ZERO = float32(0)
VALUES = 2 * SEATS
Net: TypeAlias = record_types.Net  # a record of net_dtype
NetBuffers: TypeAlias = record_types.NetBuffers  # a record of net_buffers_dtype

NET_FIELDS = (
    Field("input_scale", "<f4", "hidden", "what a sum of the first layer is multiplied by"),
    Field("input_bias", "<f4", "hidden", "what is added to it then"),
    Field("block_scale", "<f4", "block hidden", "the same for each block"),
    Field("block_bias", "<f4", "block hidden", ""),
    Field("policy_scale", "<f4", "action", "the same for the actions"),
    Field("policy_bias", "<f4", "action", ""),
    Field("value_scale", "<f4", "value", "the same for the values"),
    Field("value_bias", "<f4", "value", ""),
    Field("input", "<i2", "number hidden", "weights of the first layer, by input: many are 0"),
    Field("value", "<i2", "value hidden", "weights that lead to the values"),
    Field("block", "i1", "block hidden hidden", "weights of each block"),
    Field("policy", "i1", "action hidden", "weights that lead to logits of the actions"),
)
COMPUTED_FIELDS = (  # of a caller's buffer, after the inputs and the buffers of the hints
    Field("hidden", "f4", "hidden", "the hidden layer"),
    Field("logits", "f4", "action", "what the net says of each action"),
    Field("judged", "f4", "value", "logits of winning by seat from the viewer on, then margins"),
    Field("sums", "i4", "hidden", "sums of whole numbers"),
    Field("normed", "i2", "hidden", "the hidden layer normed, in steps"),
    Field("wide", "i2", "hidden", "a row of weights, widened"),
)


def net_dtype(board: Board, hidden: int, blocks: int) -> np.dtype[np.void]:
    """The type of a net of this size."""
    return record_dtype(columns(NET_FIELDS, net_sizes(board, hidden) | {"block": blocks}))


def net_sizes(board: Board, hidden: int) -> dict[str, int]:
    """The sizes that shapes of a net's fields name, all but the number of blocks."""
    numbers, actions = input_count(board), action_count(board)
    return {"hidden": hidden, "number": numbers, "action": actions, "value": VALUES}


def net_buffers_dtype(board: Board, hidden: int) -> np.dtype[np.void]:
    """The type of the buffer that a net of this width needs."""
    numbers = input_count(board)
    names, formats, offsets = ["numbers"], [np.dtype((np.int8, (numbers,)))], [0]
    for each in input_slices(board):
        names.append(each.name)
        formats.append(np.dtype((np.int8, each.shape)))
        offsets.append(each.start)
    place = -(-numbers // 8) * 8
    paths = paths_dtype(board)
    for name, field in (paths.fields or {}).items():
        names.append(name)
        formats.append(field[0])
        offsets.append(place + field[1])
    place += paths.itemsize
    for name, kind, shape in columns(COMPUTED_FIELDS, net_sizes(board, hidden)):
        names.append(name)
        formats.append(np.dtype((kind, shape)))
        offsets.append(place)
        place += formats[-1].itemsize
    size = -(-place // 8) * 8
    layout = {"names": names, "formats": formats, "offsets": offsets, "itemsize": size}
    return np.dtype((np.record, np.dtype(layout)))  # type: ignore[call-overload]


@kernel
def choose_net_entry(
    tables: Row[Tables],
    seen: Row[Observation],
    work: Row[Work],
    net: Row[Net],
    buffers: Row[NetBuffers],
) -> int:
    """`choose_net`, called from Python with arrays of one record each, which is fastest.

    A record whose fields overlap cannot be passed by itself.
    """
    return choose_net(tables[0], seen[0], work[0], net[0], buffers[0])


@kernel
def choose_net(tables: Tables, seen: Observation, work: Work, net: Net, buffers: NetBuffers) -> int:
    """The legal action with the highest logit; of equals the first."""
    judge(tables, seen, net, buffers)
    legal_actions(tables, seen, work)
    best, liked = -1, ZERO
    for word in range(len(work.legal)):
        actions = work.legal[word]
        while actions != NONE:
            place, actions = pop_lowest(actions)
            action = 64 * word + place
            if best < 0 or buffers.logits[action] > liked:
                best, liked = action, buffers.logits[action]
    return best


@kernel
def judge(tables: Tables, seen: Observation, net: Net, buffers: NetBuffers) -> None:
    """Write the logits of all actions, legal or not, and of winning, with the margins."""
    look(tables, seen, buffers)
    think(net, buffers)
    for row in range(len(buffers.logits)):
        total = narrow_product(net.policy[row], buffers)
        buffers.logits[row] = float32(total) * net.policy_scale[row] + net.policy_bias[row]
    for row in range(len(buffers.judged)):
        wide = wide_product(net.value[row], buffers.normed)
        buffers.judged[row] = float32(wide) * net.value_scale[row] + net.value_bias[row]


@kernel
def look(tables: Tables, seen: Observation, buffers: NetBuffers) -> None:
    """Write the inputs, `numbers`: what the net says depends on nothing else."""
    fill_tensor(tables, seen, buffers)
    fill_hints(tables, seen, buffers, buffers)


@kernel
def think(net: Net, buffers: NetBuffers) -> None:
    """From the inputs to the last hidden layer, normed."""
    take_in(net, buffers)
    for block in range(len(net.block)):
        norm(buffers)
        for row in range(len(buffers.hidden)):
            total = narrow_product(net.block[block, row], buffers)
            scale, bias = net.block_scale[block, row], net.block_bias[block, row]
            buffers.hidden[row] += float32(total) * scale + bias
    norm(buffers)


@kernel
def take_in(net: Net, buffers: NetBuffers) -> None:
    """The first layer: a row of weights for each number that is not 0."""
    sums, hidden = buffers.sums, buffers.hidden
    for place in range(len(sums)):
        sums[place] = 0
    for number in range(len(buffers.numbers)):
        times = int16(buffers.numbers[number])
        if times != 0:
            add_times(sums, times, net.input[number])
    for place in range(len(hidden)):
        total = float32(sums[place])
        hidden[place] = total * net.input_scale[place] + net.input_bias[place]


@kernel
def add_times(sums: Row[int], times: int, row: Row[int]) -> None:
    """Add a multiple of a row; in 32 bits explicitly, or WebAssembly multiplies in 64."""
    for place in range(len(sums)):
        product = int32(int32(times) * int32(row[place]))
        sums[place] = int32(sums[place] + product)


@kernel
def norm(buffers: NetBuffers) -> None:
    """The hidden layer divided by the root of its mean square, in steps; 0 for negative numbers."""
    hidden, normed = buffers.hidden, buffers.normed
    squares = ZERO
    for place in range(len(hidden)):
        squares += hidden[place] * hidden[place]
    mean = squares / float32(len(hidden)) + TINY
    each = STEP / float32(math.sqrt(mean))
    for place in range(len(hidden)):
        steps = hidden[place] * each
        normed[place] = int16(steps + HALF) if steps > ZERO else int16(0)


@kernel
def narrow_product(row: Row[int], buffers: NetBuffers) -> int:
    """The product for weights of 8 bits."""
    widen(row, buffers.wide)
    return product(buffers.wide, buffers.normed)


@kernel
def widen(row: Row[int], wide: Row[int]) -> None:
    """Copy weights of 8 bits into 16: WebAssembly multiplies and adds pairs of equal width."""
    for place in range(len(wide)):
        wide[place] = row[place]


@kernel
def product(row: Row[int], normed: Row[int]) -> int:
    """A row of weights times the normed numbers; below 2**31, as their length is at most 22.6."""
    total = int32(0)
    for place in range(len(normed)):
        total = int32(total + int32(row[place]) * int32(normed[place]))
    return total


@kernel
def wide_product(row: Row[int], normed: Row[int]) -> int:
    """The same for weights of 16 bits, with 64-bit sums."""
    total = int64(0)
    for place in range(len(normed)):
        total += int64(row[place]) * int64(normed[place])
    return total
