"""How a game would end if all follow their plans, or go on as before: for `position.py`."""

from damrak.bots.kernels.plan_buffers import Work as PlanWork
from damrak.bots.kernels.planner import set_aside
from damrak.bots.kernels.style import CARD_TIME
from damrak.compile import kernel
from damrak.compile.bits import has_bit
from damrak.compile.numbers import float64, int64
from damrak.insight.kernels.position_numbers import (
    CART_PACE,
    END,
    FINISH,
    GOODS_AHEAD,
    GOODS_TO_COME,
    HORIZON,
    HORIZONS,
    LAST_LEAD,
    LATE,
    OPEN,
    PACE_END,
    PACE_LEAD,
    PACE_TOTAL,
    POINT_PACE,
    PROJECTED,
    PROJECTED_LEAD,
    PROJECTED_TOTAL,
    TURNS,
    PositionBuffers,
)
from damrak.rules.layout import EMPTY, NOT_YET, OFFER, OVER, SECOND, State, Tables


@kernel
def tell_projection(tables: Tables, state: State, work: PlanWork, out: PositionBuffers) -> None:
    """How the game ends if all follow their plans: when, and with how many points."""
    end = LATE
    for seat in range(state.players):
        out.finish[seat] = walk_plan(tables, state, seat, LATE, work, out)
        end = min(end, out.finish[seat] + away_part(state, seat))
    out.table[END] = end / LATE
    for seat in range(state.players):
        row = out.seats[seat]
        turns = float64(turns_at_end(state, seat))
        if state.turns_left == NOT_YET:
            turns = max(0.0, end - away_part(state, seat)) + 1.0
        row[FINISH] = out.finish[seat] / LATE
        row[TURNS] = turns / LATE
        walk_plan(tables, state, seat, turns, work, out)
    compare(state, out)


@kernel
def away_part(state: State, seat: int) -> float:
    """How much later in the round a seat has its turn, as a part of the round."""
    away = (seat - int64(state.to_move) + int64(state.players)) % int64(state.players)
    return float64(away) / float64(state.players)


@kernel
def walk_plan(
    tables: Tables, state: State, seat: int, turns: float, work: PlanWork, out: PositionBuffers
) -> float:
    """Follow a plan for so many turns and tell its points; when the seat would end the game."""
    for card in range(EMPTY):
        work.unspent[card] = state.hand[seat, card]
    row, carts = out.seats[seat], int64(state.carts[seat])
    finish, time, points, goods = LATE, 0.0, 0.0, 0.0
    for place in range(HORIZON, OPEN):
        row[place] = 0.0
    for place in range(len(work.plan_order[seat])):
        route = work.plan_order[seat, place]
        if route < 0:
            break
        time += 1.0 + work.style[CARD_TIME] * float64(set_aside(tables, route, work)) / 2.0
        gain = float64(tables.route_points[route]) + 1.5 * float64(tables.route_carts[route])
        if has_bit(out.needed[seat], route):
            gain += out.rate[seat] * float64(tables.route_length[route])
        points += gain * within(time, turns)
        goods += float64(tables.route_carts[route]) * within(time, turns)
        for each in range(len(HORIZONS)):
            row[HORIZON + each] += gain * within(time, HORIZONS[each]) / 20.0
        carts -= int64(tables.route_length[route])
        if carts <= tables.end_carts and time < finish:
            finish = time
    row[PROJECTED] = points / 20.0
    row[GOODS_TO_COME] = goods / 4.0
    return finish


@kernel
def within(time: float, turns: float) -> float:
    """How surely something that takes some time is done in so many turns, 0 to 1."""
    return min(1.0, max(0.0, turns - time + 1.0))


@kernel
def compare(state: State, out: PositionBuffers) -> None:
    """Tell each seat's lead over the others: in projected points, and after one claim more."""
    for seat in range(state.players):
        projected, last, goods = -1000.0, -1000.0, 0.0
        for other in range(state.players):
            if other != seat:
                projected = max(projected, projected_total(out, other))
                last = max(last, last_total(state, out, other))
                goods = max(goods, goods_at_end(state, out, other))
        row = out.seats[seat]
        row[PROJECTED_TOTAL] = projected_total(out, seat) / 20.0
        row[PROJECTED_LEAD] = (projected_total(out, seat) - projected) / 10.0
        row[LAST_LEAD] = (last_total(state, out, seat) - last) / 10.0
        row[GOODS_AHEAD] = (goods_at_end(state, out, seat) - goods) / 3.0


@kernel
def projected_total(out: PositionBuffers, seat: int) -> float:
    """A seat's points now and by its plan."""
    return float64(out.total[seat]) + 20.0 * float64(out.seats[seat, PROJECTED])


@kernel
def last_total(state: State, out: PositionBuffers, seat: int) -> float:
    """A seat's points after the best claim that it can pay for, if it has a turn for it."""
    busy = seat == state.to_move and state.phase in (SECOND, OFFER)
    claims = turns_at_end(state, seat) > 0 and not busy
    return float64(out.total[seat]) + (float64(out.now[seat]) if claims else 0.0)


@kernel
def goods_at_end(state: State, out: PositionBuffers, seat: int) -> float:
    """A seat's merchandise now and by its plan."""
    return float64(state.merchandise[seat]) + 4.0 * float64(out.seats[seat, GOODS_TO_COME])


@kernel
def tell_pace(tables: Tables, state: State, out: PositionBuffers) -> None:
    """How the game ends if all go on as fast as they did so far: when, and with what points."""
    turns, end = float64(state.turn) / float64(state.players) + 2.0, LATE
    for seat in range(state.players):
        carts = float64(tables.carts) - float64(state.carts[seat])
        left = max(0.0, float64(state.carts[seat]) - float64(tables.end_carts))
        out.seats[seat, CART_PACE] = (carts + 1.5) / turns
        out.seats[seat, POINT_PACE] = (float64(state.score[seat]) + 2.0) / turns / 2.0
        end = min(end, left * turns / (carts + 1.5))
    out.table[PACE_END] = end / LATE
    for seat in range(state.players):
        most = -1000.0
        for other in range(state.players):
            if other != seat:
                most = max(most, paced_total(out, other))
        out.seats[seat, PACE_TOTAL] = paced_total(out, seat) / 20.0
        out.seats[seat, PACE_LEAD] = (paced_total(out, seat) - most) / 10.0


@kernel
def paced_total(out: PositionBuffers, seat: int) -> float:
    """A seat's points now, and those of its routes if it goes on as before."""
    pace = 2.0 * float64(out.seats[seat, POINT_PACE])
    return float64(out.total[seat]) + pace * LATE * float64(out.table[PACE_END])


@kernel
def turns_at_end(state: State, seat: int) -> int:
    """How many turns a seat still has in the last round, this one included; before that 1."""
    if state.phase == OVER:
        return 0
    if state.turns_left == NOT_YET:
        return 1
    away = (seat - int64(state.to_move) + int64(state.players)) % int64(state.players)
    return 1 if away < state.turns_left else 0
