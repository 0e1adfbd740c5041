"""The chance of a seat to win, from what it may know: a net's judgement, fitted to outcomes.

The net has learned to judge where its own seat decides, and is asked only there. At other moments
possible deals are played on to the seat's next decision (`evaluate.py`), or, in the last round, to
the end. The fit has numbers for each kind of moment:

| kind | moment |
|---|---|
| a phase | the viewer decides: at set-up, on its turn, its second card, its contracts |
| ENDED | the last round has begun: games were played to their end |
| AWAY + n | n + 1 turns of others come first: the mean of the chances after them |
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from damrak.board import Board
from damrak.board.tables import SEATS, action_count
from damrak.bots.kernels.net import Net, NetBuffers, judge
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.compile.numbers import float64, int64
from damrak.compile.records import Field, columns, record_dtype
from damrak.insight.kernels import record_types
from damrak.rules.layout import OVER, Observation, Tables

ENDED = OVER  # the phases before it are kinds as well
AWAY = ENDED + 1
KINDS, NUMBERS = AWAY + SEATS - 1, 8
SURE = 1e-6  # a mean is kept this far from 0 and 1
MOST = 128  # judged moments that are kept for an action
Judgement: TypeAlias = record_types.Judgement  # a record of judgement_dtype

JUDGEMENT_FIELDS = (
    Field("fit", "f8", "size kind number", "by table size (2, 3, 4) and kind: see `fitted`"),
    Field("likely", "f8", "seat 64", "how likely each seat keeps each contract"),
    Field("known", "f8", "moment", "the chances of moments of the action at hand that were judged"),
    Field("keys", "u8", "moment", "what these moments are told apart by"),
    Field("total", "f8", "action", "the sum of chances over the deals that were tried"),
    Field("ended", "f8", "action", "wins in games that were played to an end"),
    Field("worth", "f8", "action", "the viewer's mean chance after it, -1 where it is not legal"),
    Field("liked", "f8", "action", "what the net says of it, a logit"),
    Field("tried", "i8", "action", "deals that were tried"),
    Field("ends", "i8", "action", "games that were played to an end"),
    Field("away", "i8", "action", "turns of others before the viewer's next decision"),
    Field("same", "i8", "action", "the action that is tried in its place, practically the same"),
    Field("done", "f8", "contract", "how often each of the viewer's contracts was completed"),
    Field("odds", "f8", "", "what the last judgement rests on: log odds"),
    Field("margin", "f8", "", "... the expected margin"),
    Field("progress", "f8", "", "... how far the game is"),
    Field("usual", "f8", "", "the mean of `worth` over what a usual player would do"),
    Field("seed", "u8", "", "of the first deal that is tried"),
    Field("kind", "i8", "", "the kind of moment last judged"),
    Field("count", "i8", "", "how many moments are in `known`"),
)


def judgement_dtype(board: Board) -> np.dtype[np.void]:
    """The type of the buffer with which chances are judged on this board."""
    sizes = {"size": SEATS - 1, "kind": KINDS, "number": NUMBERS, "seat": SEATS, "moment": MOST}
    sizes |= {"action": action_count(board), "contract": len(board.contracts)}
    return record_dtype(columns(JUDGEMENT_FIELDS, sizes))


@kernel
def net_chance(
    tables: Tables, seen: Observation, net: Net, buffers: NetBuffers, judgement: Judgement
) -> float:
    """The chance of a viewer who decides now, by the net."""
    judge(tables, seen, net, buffers)
    judgement.kind = seen.phase
    judgement.odds = log_odds(buffers.judged, seen.players)
    judgement.margin = float64(buffers.judged[SEATS])
    judgement.progress = progress(tables, seen)
    return fitted(judgement, seen.players)


@kernel
def end_chance(wins: float, games: int, players: int, judgement: Judgement) -> float:
    """The chance by the wins in games played to their end."""
    judgement.kind = ENDED
    judgement.odds = logarithm((wins + 0.5) / (float64(games) - wins + 0.5))
    judgement.margin, judgement.progress = 0.0, 1.0
    return fitted(judgement, players)


@kernel
def away_chance(mean: float, away: int, players: int, judgement: Judgement) -> float:
    """The chance by the mean of the chances at the viewer's next decision, with their progress."""
    mean = min(max(mean, SURE), 1.0 - SURE)
    judgement.kind = AWAY + away - 1
    judgement.odds = logarithm(mean / (1.0 - mean))
    judgement.margin = 0.0
    return fitted(judgement, players)


@kernel
def log_odds(logits: Row[float], players: int) -> float:
    """The logarithm of the odds that the first of these seats wins."""
    most = float64(logits[1])
    for place in range(2, players):
        most = max(most, float64(logits[place]))
    total = 0.0
    for place in range(1, players):
        total += exponential(float64(logits[place]) - most)
    return float64(logits[0]) - most - logarithm(total)


@kernel
def progress(tables: Tables, seen: Observation) -> float:
    """How near the end is: 0 at the start, 1 when a seat has no carts left."""
    fewest = int64(tables.carts)
    for seat in range(seen.players):
        fewest = min(fewest, int64(seen.carts[seat]))
    return 1.0 - float64(fewest) / float64(tables.carts)


@kernel
def fitted(judgement: Judgement, players: int) -> float:
    """The chance for these odds, margin and progress."""
    numbers, late = judgement.fit[players - 2, judgement.kind], judgement.progress
    power = numbers[0] + late * numbers[4]
    power += (numbers[1] + late * numbers[5]) * judgement.odds
    power += (numbers[2] + late * numbers[6]) * judgement.margin
    power += (numbers[3] + late * numbers[7]) * judgement.odds * abs(judgement.odds)
    return 1.0 / (1.0 + exponential(-power))


@kernel
def exponential(power: float) -> float:
    """The power of e with plain arithmetic: the same on every target."""
    part = min(max(power, -40.0), 40.0) / 4096.0
    result = 1.0 + part + part * part / 2.0
    for _ in range(12):
        result *= result
    return result


@kernel
def logarithm(number: float) -> float:
    """The natural logarithm of a number over 0, in the same way."""
    total = 0.0
    while number >= 1.5:
        number /= 2.0
        total += 0.6931471805599453
    while number < 0.75:
        number *= 2.0
        total -= 0.6931471805599453
    part = (number - 1.0) / (number + 1.0)
    square, term = part * part, 2.0 * part
    for odd in range(1, 20, 2):
        total += term / float64(odd)
        term *= square
    return total
