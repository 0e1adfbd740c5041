"""The account of a review: what a whole game comes to for one seat."""

from __future__ import annotations

from typing import TypeAlias

from damrak.board.tables import SEATS
from damrak.compile import kernel
from damrak.compile.bits import NONE, pop_lowest
from damrak.compile.numbers import float64, int64
from damrak.compile.records import Field, packed_dtype
from damrak.insight.kernels import record_types
from damrak.insight.kernels.judgement import CHOICES, DEAREST, HABITS, Judgement
from damrak.rules.actions import DECK
from damrak.rules.layout import State, Tables
from damrak.rules.score import contract_value, merchandise_points, route_points

MATTERED = 3  # decisions that are told of a seat
SLIGHT = 0.05  # a smaller regret is not told: games that are played on often do not show it
SURE = 3.0  # a regret of fewer standard errors is not told
CLEAR = 0.03  # a choice is praised if the next best was worse by more than this
COMPARED = 3  # ... and so many options were compared, unless there were fewer
SETTLED = 0.05  # with a chance this close to 0 or 1 the game is as good as over
SeatAccount: TypeAlias = record_types.SeatAccount  # a record of SEAT_ACCOUNT

ACCOUNT_FIELDS = (  # prior + own + others + luck = result
    Field("prior", "f8", "", "an equal share"),
    Field("own", "f8", "", "what its own choices changed"),
    Field("others", "f8", "", "what the others' choices changed"),
    Field("luck", "f8", "", "what chance changed, and what nobody could know"),
    Field("result", "f8", "", "its chance at the last moment: after the end its share of victory"),
    Field("causes", "f8", "cause", "the luck, part by part"),
    Field("by_seat", "f8", "seat", "what the choices of each seat changed"),
    Field("accuracy", "f8", "", "how good its choices were on average, 0 to 1; -1 without any"),
    Field("regret", "f8", "", "of all its choices together"),
    Field("habits", "f8", "habit", "of the regret, the part of each habit, places in HABITS"),
    Field("decisions", "i4", "", "how often it had a choice"),
    Field(
        "finest", "i4", "", "its best choice, if one was clearly ahead of all others; 0 for none"
    ),
    Field("mattered", "i4", "mattered", "decisions that are told, by number; 0 for none"),
    Field("dearest", "i4", "dear", "those of the highest cost, the worst first; 0 for none"),
    Field("routes", "i4", "", "points of routes"),
    Field("completed", "i4", "", "points of completed contracts"),
    Field("failed", "i4", "", "points of contracts not completed, 0 or less"),
    Field("merchandise", "i4", "", "points of merchandise"),
    Field("total", "i4", "", "all points, as if the game ended now"),
)
SIZES = {"seat": SEATS, "cause": CHOICES, "mattered": MATTERED, "dear": DEAREST}
SEAT_ACCOUNT = packed_dtype(ACCOUNT_FIELDS, SIZES | {"habit": len(HABITS)})


@kernel
def note_dearest(judgement: Judgement, seat: int) -> None:
    """Put the last choice of a seat among its dearest; of equal ones the earlier comes first."""
    numbers, costs = judgement.dearest[seat], judgement.dearest_costs[seat]
    place = len(numbers)
    while place > 0 and judgement.cost > max(SLIGHT, costs[place - 1]):
        place -= 1
        if place + 1 < len(numbers):
            numbers[place + 1] = numbers[place]
            costs[place + 1] = costs[place]
        numbers[place] = judgement.actions
        costs[place] = judgement.cost


@kernel
def note_finest(judgement: Judgement, seat: int, played: int, slots: int) -> None:
    """Keep the last choice if it was the best, and further ahead of the next than any before.

    The game was open, and there was something to choose from. A card drawn blind is no feat.
    """
    open_game = is_open(judgement.chances[seat])  # before the action
    if judgement.regret == 0.0 and played != slots + DECK and open_game and is_compared(judgement):
        lead = lead_of(judgement, played)
        if lead > max(CLEAR, judgement.finest_leads[seat]):
            judgement.finest[seat] = judgement.actions
            judgement.finest_leads[seat] = lead


@kernel
def is_open(chance: float) -> bool:
    """Whether a game is not as good as lost or won."""
    return chance > SETTLED and chance < 1.0 - SETTLED


@kernel
def is_compared(judgement: Judgement) -> bool:
    """Whether enough options were compared."""
    count = 0
    for place in range(len(judgement.options)):
        count += judgement.options[place] >= 0
    return count > 1 and count >= min(int64(judgement.choices), COMPARED)


@kernel
def lead_of(judgement: Judgement, played: int) -> float:
    """How far what was played is ahead of the best other option; 0 if there is none."""
    other = -1.0
    for place in range(len(judgement.options)):
        option = judgement.options[place]
        if option >= 0 and option != played:
            other = max(other, judgement.worth[option])
    return judgement.worth[played] - other if other >= 0.0 else 0.0


@kernel
def write_account(
    tables: Tables, state: State, seat: int, judgement: Judgement, account: SeatAccount
) -> None:
    """Write the account of a seat; `state` is the game after the last action looked at.

    Which decisions are told is another question: `pick_mattered` of telling.py.
    """
    account.prior = 1.0 / float64(state.players)
    account.result = judgement.chances[seat]
    divide(judgement, state.players, seat, account)
    stake = judgement.stakes[seat]
    account.accuracy = judgement.accuracy[seat] / stake if stake != 0.0 else -1.0
    account.regret = judgement.regrets[seat]
    for habit in range(len(account.habits)):
        account.habits[habit] = judgement.habits[seat, habit]
    account.decisions = judgement.decisions[seat]
    account.finest = judgement.finest[seat]
    for place in range(len(account.dearest)):
        account.dearest[place] = judgement.dearest[seat, place]
    count_points(tables, state, seat, account)


@kernel
def divide(judgement: Judgement, players: int, seat: int, account: SeatAccount) -> None:
    """Write whose choices and what luck changed the chance of a seat."""
    account.luck = 0.0
    for cause in range(len(account.causes)):
        account.causes[cause] = judgement.parts[seat, cause]
        account.luck += account.causes[cause]
    every = 0.0
    for mover in range(len(account.by_seat)):
        account.by_seat[mover] = judgement.parts[seat, CHOICES + mover]
        if mover < players:
            every += account.by_seat[mover]
    account.own = account.by_seat[seat]
    account.others = every - account.own


@kernel
def count_points(tables: Tables, state: State, seat: int, account: SeatAccount) -> None:
    """Section 7: write where the points of a seat come from, as if the game ended now."""
    account.routes = route_points(tables, state.routes[seat])
    account.completed = 0
    account.failed = 0
    left = state.contracts[seat]
    while left != NONE:
        contract, left = pop_lowest(left)
        value = contract_value(tables, state.routes[seat], contract)
        account.completed += max(0, value)
        account.failed += min(0, value)
    account.merchandise = merchandise_points(tables, state, seat)
    account.total = account.routes + account.completed + account.failed + account.merchandise
