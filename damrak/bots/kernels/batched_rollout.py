"""Several games side by side, played on by a net that judges all of them in one go.

A lane is one game: a state, and what the net needs to look at it. Read for all lanes at once, a
row of weights is fetched once and not sixteen times. What a lane comes to does not depend on its
neighbours: sums are whole numbers, and each lane's floats are its own.

The first layer goes by what has changed since a seat was first looked at: positions of one search
differ in few of their inputs. That, too, is exact.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from damrak.board import Board
from damrak.board.tables import SEATS
from damrak.bots.kernels.beliefs import power_of_e
from damrak.bots.kernels.last_turn import choose_last, is_last_turn
from damrak.bots.kernels.net import (
    Desk,
    Net,
    add_times,
    desk_dtype,
    narrow_product,
    norm,
    product,
    wide_product,
    widen,
)
from damrak.bots.kernels.net_features import fill_hints, input_count
from damrak.compile import kernel
from damrak.compile.bits import NONE, drop_lowest, lowest_bit
from damrak.compile.records import Column, Field, columns
from damrak.rules.apply import apply
from damrak.rules.layout import OVER, TURN, State, Tables, Work, observation_dtype, state_dtype
from damrak.rules.legal import legal_actions, nth_legal
from damrak.rules.observe import observe
from damrak.rules.score import final_scores, winners
from damrak.rules.tensor import fill_tensor

LANES = 16
GOES_ON, LEAF, ENDED = range(3)
MARGIN = 0.1  # how much the margin counts beside winning
POINTS = 12.0  # of a margin that counts half of that
Lanes = Any  # a record with the fields of `lanes_fields`

LANE_FIELDS = (
    Field("result", "f8", "lane", "what the game is worth to the viewer where the lane ended"),
    Field("stand", "i4", "lane", "GOES_ON, LEAF (to be judged) or ENDED"),
    Field("turns", "i4", "lane", "the viewer's turns to be played before a position is judged"),
    Field("going", "i4", "lane", "the lanes that go on"),
    Field("asked", "i4", "lane", "those of them that wait for the net"),
    Field("based", "i4", "seat", "whether there is something to start from"),
    Field("base_sums", "i4", "seat hidden", "the first layer of a position of each seat"),
    Field("base_numbers", "i1", "seat number", "its inputs"),
)


def lanes_columns(board: Board, hidden: int) -> list[Column]:
    """The lanes for a net of this width; records first, then by falling size."""
    sizes = {"lane": LANES, "seat": SEATS, "hidden": hidden, "number": input_count(board)}
    return [
        ("state", state_dtype(board), (LANES,)),
        ("seen", observation_dtype(board), (LANES,)),
        ("desk", desk_dtype(board, hidden), (LANES,)),
        *columns(LANE_FIELDS, sizes),
    ]


@kernel
def play_lanes(tables: Tables, viewer: int, work: Work, net: Net, lanes: Lanes, count: int) -> None:
    """Let the net play all seats of the first lanes until each is judged or has ended."""
    for lane in range(count):
        lanes.going[lane] = lane
        lanes.stand[lane] = GOES_ON
    going = count
    while going > 0:
        asked = ask(tables, viewer, work, net, lanes, going)
        think_through(net, lanes, asked)
        going = answer(tables, viewer, work, net, lanes, asked)


@kernel
def ask(tables: Tables, viewer: int, work: Work, net: Net, lanes: Lanes, going: int) -> int:
    """Bring all lanes that go on to where the net is needed; how many there are."""
    asked = 0
    for place in range(going):
        lane = lanes.going[place]
        state, seen, desk = lanes.state[lane], lanes.seen[lane], lanes.desk[lane]
        play_the_obvious(tables, viewer, work, lanes, lane)
        if lanes.stand[lane] != ENDED:
            observe(tables, state, state.to_move, seen)
            fill_tensor(tables, seen, desk)
            fill_hints(tables, seen, desk, desk)
            take_in_changes(net, desk, lanes, state.to_move)
            lanes.asked[asked] = lane
            asked += 1
    return asked


@kernel
def play_the_obvious(tables: Tables, viewer: int, work: Work, lanes: Lanes, lane: int) -> None:
    """Play last turns and what is no choice, up to a choice, a leaf or the end."""
    state = lanes.state[lane]
    while state.phase != OVER:
        count = legal_actions(tables, state, work)
        if is_last_turn(state):
            apply(tables, state, choose_last(tables, state, state.to_move, work))
        elif state.phase == TURN and state.to_move == viewer and lanes.turns[lane] == 0:
            lanes.stand[lane] = LEAF
            return
        elif count == 1:
            apply(tables, state, nth_legal(work, 0))
        else:
            return
    lanes.stand[lane] = ENDED
    lanes.result[lane] = worth_at_end(tables, state, work, viewer)


@kernel
def answer(tables: Tables, viewer: int, work: Work, net: Net, lanes: Lanes, asked: int) -> int:
    """Judge the leaves, play what the net likes best in all other lanes; how many those are."""
    going = 0
    for place in range(asked):
        lane = lanes.asked[place]
        state, desk = lanes.state[lane], lanes.desk[lane]
        if lanes.stand[lane] == LEAF:
            lanes.result[lane] = worth_of_leaf(net, desk, state.players)
        else:
            legal_actions(tables, state, work)
            if state.phase == TURN and state.to_move == viewer:
                lanes.turns[lane] -= 1
            apply(tables, state, like_best(net, desk, work))
            lanes.going[going] = lane
            going += 1
    return going


@kernel
def take_in_changes(net: Net, desk: Desk, lanes: Lanes, seat: int) -> None:
    """The first layer, from that of the seat's position that was looked at first."""
    sums, hidden = desk.sums, desk.hidden
    base, numbers = lanes.base_sums[seat], lanes.base_numbers[seat]
    fresh = lanes.based[seat] == 0
    for place in range(len(sums)):
        sums[place] = 0 if fresh else base[place]
    for number in range(len(numbers)):
        known = np.int16(0) if fresh else np.int16(numbers[number])
        times = np.int16(np.int16(desk.numbers[number]) - known)
        if times != 0:
            add_times(sums, times, net.input[number])
    if fresh:
        keep_base(desk, lanes, seat)
    for place in range(len(hidden)):
        total = np.float32(sums[place])
        hidden[place] = total * net.input_scale[place] + net.input_bias[place]


@kernel
def keep_base(desk: Desk, lanes: Lanes, seat: int) -> None:
    """Start from this position of the seat from now on."""
    lanes.based[seat] = 1
    for place in range(len(desk.sums)):
        lanes.base_sums[seat, place] = desk.sums[place]
    for number in range(len(desk.numbers)):
        lanes.base_numbers[seat, number] = desk.numbers[number]


@kernel
def think_through(net: Net, lanes: Lanes, asked: int) -> None:
    """All blocks, for the lanes that wait: the same numbers as `judge` makes for each of them."""
    for block in range(len(net.block)):
        for place in range(asked):
            norm(lanes.desk[lanes.asked[place]])
        for row in range(len(net.block_scale[0])):
            wide = lanes.desk[0].wide  # once for all
            widen(net.block[block, row], wide)
            for place in range(asked):
                desk = lanes.desk[lanes.asked[place]]
                desk.sums[row] = product(wide, desk.normed)
        for place in range(asked):
            desk = lanes.desk[lanes.asked[place]]
            for row in range(len(desk.hidden)):
                scale, bias = net.block_scale[block, row], net.block_bias[block, row]
                desk.hidden[row] += np.float32(desk.sums[row]) * scale + bias
    for place in range(asked):
        norm(lanes.desk[lanes.asked[place]])


@kernel
def like_best(net: Net, desk: Desk, work: Work) -> int:
    """The legal action that the net likes best, as `choose_net` does; no other gets a logit."""
    best = -1
    for word in range(len(work.legal)):
        actions = work.legal[word]
        while actions != NONE:
            row = 64 * word + lowest_bit(actions)
            actions = drop_lowest(actions)
            total = narrow_product(net.policy[row], desk)
            desk.logits[row] = np.float32(total) * net.policy_scale[row] + net.policy_bias[row]
            if best < 0 or desk.logits[row] > desk.logits[best]:
                best = row
    return best


@kernel
def worth_of_leaf(net: Net, desk: Desk, players: int) -> float:
    """What the net thinks of the seat to move: its chance to win, and the margin."""
    for row in range(len(desk.judged)):
        wide = wide_product(net.value[row], desk.normed)
        desk.judged[row] = np.float32(wide) * net.value_scale[row] + net.value_bias[row]
    return worth_as_judged(desk.judged, players)


@kernel
def worth_as_judged(judged: Any, players: int) -> float:
    """The chance to win, and the margin, by the numbers that the net puts out."""
    total = 0.0
    for seat in range(players):
        total += power_of_e(np.float64(judged[seat]) - np.float64(judged[0]))
    return 1.0 / total + MARGIN * np.float64(judged[SEATS])


@kernel
def worth_at_end(tables: Tables, state: State, work: Work, viewer: int) -> float:
    """The viewer's share of the victory, and the margin."""
    final_scores(tables, state, work)
    best = winners(work, state.players)
    heads, most = 0, np.int64(-1000)
    for seat in range(state.players):
        heads += (best >> seat) & 1
        if seat != viewer:
            most = max(most, np.int64(work.totals[seat]))
    margin = np.float64(work.totals[viewer] - most) / POINTS
    share = np.float64((best >> viewer) & 1) / np.float64(heads)
    return share + MARGIN * margin / (1.0 + abs(margin))
