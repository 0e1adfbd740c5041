"""A batch of games side by side, played on by a net that judges all of them together.

A row of weights is then fetched once for the batch, not once for each game. The result of a game
does not depend on the others: sums are whole numbers, and the floats of each game are its own.

The first layer is computed from what has changed since the first position of a seat: positions of
one search differ in few of their inputs. That is exact, too.
"""

from __future__ import annotations

from typing import TypeAlias

from damrak.board import Board
from damrak.board.tables import SEATS
from damrak.bots.kernels import record_types
from damrak.bots.kernels.beliefs import power_of_e
from damrak.bots.kernels.last_turn import choose_last, is_last_turn
from damrak.bots.kernels.net import (
    Net,
    NetBuffers,
    add_times,
    narrow_product,
    net_buffers_dtype,
    norm,
    product,
    wide_product,
    widen,
)
from damrak.bots.kernels.net_features import fill_hints, input_count
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.compile.bits import NONE, pop_lowest
from damrak.compile.numbers import float32, float64, int16, int64
from damrak.compile.records import Column, Field, columns
from damrak.rules.apply import apply
from damrak.rules.layout import OVER, TURN, State, Tables, observation_dtype, state_dtype
from damrak.rules.legal import legal_actions, nth_legal
from damrak.rules.observe import observe
from damrak.rules.score import final_scores, share_of_victory, winners
from damrak.rules.tensor import fill_tensor

BATCH_SIZE = 16  # games
GOES_ON, LEAF, ENDED = range(3)
MARGIN = 0.1  # how much the margin counts beside winning
POINTS = 12.0  # a margin that counts half of that
Batch: TypeAlias = record_types.Batch  # a record with the fields of `batch_columns`

BATCH_FIELDS = (
    Field("result", "f8", "game", "what it is worth to the viewer where it ended"),
    Field("stand", "i4", "game", "GOES_ON, LEAF (to be judged) or ENDED"),
    Field("turns", "i4", "game", "the viewer's turns to be played before a position is judged"),
    Field("going", "i4", "game", "the games that go on"),
    Field("asked", "i4", "game", "those of them that wait for the net"),
    Field("based", "i4", "seat", "1 if the seat has a first position"),
    Field("base_sums", "i4", "seat hidden", "the first layer of the first position of each seat"),
    Field("base_numbers", "i1", "seat number", "its inputs"),
)


def batch_columns(board: Board, hidden: int) -> list[Column]:
    """A batch for a net of this width: records first, then numbers, the widest first."""
    sizes = {"game": BATCH_SIZE, "seat": SEATS, "hidden": hidden, "number": input_count(board)}
    return [
        ("state", state_dtype(board), (BATCH_SIZE,)),
        ("seen", observation_dtype(board), (BATCH_SIZE,)),
        ("buffers", net_buffers_dtype(board, hidden), (BATCH_SIZE,)),
        *columns(BATCH_FIELDS, sizes),
    ]


@kernel
def play_batch(tables: Tables, viewer: int, work: Work, net: Net, batch: Batch, count: int) -> None:
    """Let the net play all seats of the first `count` games until each is judged or has ended."""
    for game in range(count):
        batch.going[game] = game
        batch.stand[game] = GOES_ON
    going = count
    while going > 0:
        asked = ask(tables, viewer, work, net, batch, going)
        think_through(net, batch, asked)
        going = answer(tables, viewer, work, net, batch, asked)


@kernel
def ask(tables: Tables, viewer: int, work: Work, net: Net, batch: Batch, going: int) -> int:
    """Play each game that goes on to where the net is needed; how many wait for it."""
    asked = 0
    for place in range(going):
        game = batch.going[place]
        state, seen, buffers = batch.state[game], batch.seen[game], batch.buffers[game]
        play_the_obvious(tables, viewer, work, batch, game)
        if batch.stand[game] != ENDED:
            observe(tables, state, state.to_move, seen)
            fill_tensor(tables, seen, buffers)
            fill_hints(tables, seen, buffers, buffers)
            take_in_changes(net, buffers, batch, state.to_move)
            batch.asked[asked] = game
            asked += 1
    return asked


@kernel
def play_the_obvious(tables: Tables, viewer: int, work: Work, batch: Batch, game: int) -> None:
    """Play last turns and forced moves, up to a choice, a leaf or the end."""
    state = batch.state[game]
    while state.phase != OVER:
        count = legal_actions(tables, state, work)
        if is_last_turn(state):
            apply(tables, state, choose_last(tables, state, state.to_move, work))
        elif state.phase == TURN and state.to_move == viewer and batch.turns[game] == 0:
            batch.stand[game] = LEAF
            return
        elif count == 1:
            apply(tables, state, nth_legal(work, 0))
        else:
            return
    batch.stand[game] = ENDED
    batch.result[game] = worth_at_end(tables, state, work, viewer)


@kernel
def answer(tables: Tables, viewer: int, work: Work, net: Net, batch: Batch, asked: int) -> int:
    """Judge the leaves; play the net's choice in all other games, and count these."""
    going = 0
    for place in range(asked):
        game = batch.asked[place]
        state, buffers = batch.state[game], batch.buffers[game]
        if batch.stand[game] == LEAF:
            batch.result[game] = worth_of_leaf(net, buffers, state.players)
        else:
            legal_actions(tables, state, work)
            if state.phase == TURN and state.to_move == viewer:
                batch.turns[game] -= 1
            apply(tables, state, like_best(net, buffers, work))
            batch.going[going] = game
            going += 1
    return going


@kernel
def take_in_changes(net: Net, buffers: NetBuffers, batch: Batch, seat: int) -> None:
    """The first layer, computed from that of the seat's first position."""
    sums, hidden = buffers.sums, buffers.hidden
    base, numbers = batch.base_sums[seat], batch.base_numbers[seat]
    fresh = batch.based[seat] == 0
    for place in range(len(sums)):
        sums[place] = 0 if fresh else base[place]
    for number in range(len(numbers)):
        known = int16(0) if fresh else int16(numbers[number])
        times = int16(int16(buffers.numbers[number]) - known)
        if times != 0:
            add_times(sums, times, net.input[number])
    if fresh:
        keep_base(buffers, batch, seat)
    for place in range(len(hidden)):
        total = float32(sums[place])
        hidden[place] = total * net.input_scale[place] + net.input_bias[place]


@kernel
def keep_base(buffers: NetBuffers, batch: Batch, seat: int) -> None:
    """Start from this position of the seat from now on."""
    batch.based[seat] = 1
    for place in range(len(buffers.sums)):
        batch.base_sums[seat, place] = buffers.sums[place]
    for number in range(len(buffers.numbers)):
        batch.base_numbers[seat, number] = buffers.numbers[number]


@kernel
def think_through(net: Net, batch: Batch, asked: int) -> None:
    """All blocks of the net for the games that wait: the same numbers as `judge` computes."""
    for block in range(len(net.block)):
        for place in range(asked):
            norm(batch.buffers[batch.asked[place]])
        for row in range(len(net.block_scale[0])):
            wide = batch.buffers[0].wide  # once for all
            widen(net.block[block, row], wide)
            for place in range(asked):
                buffers = batch.buffers[batch.asked[place]]
                buffers.sums[row] = product(wide, buffers.normed)
        for place in range(asked):
            buffers = batch.buffers[batch.asked[place]]
            for row in range(len(buffers.hidden)):
                scale, bias = net.block_scale[block, row], net.block_bias[block, row]
                buffers.hidden[row] += float32(buffers.sums[row]) * scale + bias
    for place in range(asked):
        norm(batch.buffers[batch.asked[place]])


@kernel
def like_best(net: Net, buffers: NetBuffers, work: Work) -> int:
    """The legal action that the net likes best, as in `choose_net`; only legal ones get a logit."""
    best = -1
    for word in range(len(work.legal)):
        actions = work.legal[word]
        while actions != NONE:
            place, actions = pop_lowest(actions)
            row = 64 * word + place
            total = narrow_product(net.policy[row], buffers)
            buffers.logits[row] = float32(total) * net.policy_scale[row] + net.policy_bias[row]
            if best < 0 or buffers.logits[row] > buffers.logits[best]:
                best = row
    return best


@kernel
def worth_of_leaf(net: Net, buffers: NetBuffers, players: int) -> float:
    """What the net thinks of the seat to move: its chance to win, and the margin."""
    for row in range(len(buffers.judged)):
        wide = wide_product(net.value[row], buffers.normed)
        buffers.judged[row] = float32(wide) * net.value_scale[row] + net.value_bias[row]
    return worth_as_judged(buffers.judged, players)


@kernel
def worth_as_judged(judged: Row[float], players: int) -> float:
    """The chance to win, and the margin, by the numbers that the net puts out."""
    total = 0.0
    for seat in range(players):
        total += power_of_e(float64(judged[seat]) - float64(judged[0]))
    return 1.0 / total + MARGIN * float64(judged[SEATS])


@kernel
def worth_at_end(tables: Tables, state: State, work: Work, viewer: int) -> float:
    """The viewer's share of the victory, and the margin."""
    final_scores(tables, state, work)
    best = winners(work, state.players)
    most = int64(-1000)
    for seat in range(state.players):
        if seat != viewer:
            most = max(most, int64(work.totals[seat]))
    margin = float64(work.totals[viewer] - most) / POINTS
    return share_of_victory(best, viewer) + MARGIN * margin / (1.0 + abs(margin))
