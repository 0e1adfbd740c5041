"""How well a seat has played so far, which tells the judge what to expect of it."""

from typing import Any

from damrak.compile import kernel
from damrak.compile.numbers import float64
from damrak.insight.kernels.judgement import Judgement
from damrak.insight.kernels.position_numbers import PositionBuffers
from damrak.rules.layout import Observation

WORST = 8  # a lapse counts at most this much: a difference of logits
LAPSE, TOP = 2.0, 0.55  # of a choice of a sensible player: its lapse, whether it is the favourite


@kernel
def note_choice(history: Any, seat: int, lapse: float) -> None:
    """Add a choice: `lapse` says how much better the master's net liked another action.

    `history` is any record with the fields `lapses`, `top` and `choices`.
    """
    history.lapses[seat] += min(WORST, lapse)
    history.top[seat] += lapse <= 0.0
    history.choices[seat] += 1


@kernel
def suppose_sensible(position: PositionBuffers, seen: Observation) -> None:
    """Write the histories of players who are all equally sensible.

    How well the others have played shows in their hands and contracts, which a seat cannot see.
    So neither a hint nor the judgement of a decision takes it into account.
    """
    choices = 1.0 + float64(seen.turn) / float64(seen.players)
    for seat in range(len(position.choices)):
        position.lapses[seat] = LAPSE * choices
        position.top[seat] = TOP * choices
        position.choices[seat] = choices


@kernel
def keep_histories(position: PositionBuffers, judgement: Judgement) -> None:
    """Put the histories of all seats aside; `restore_histories` brings them back."""
    for seat in range(len(position.choices)):
        judgement.history[seat, 0] = position.lapses[seat]
        judgement.history[seat, 1] = position.top[seat]
        judgement.history[seat, 2] = position.choices[seat]


@kernel
def restore_histories(position: PositionBuffers, judgement: Judgement) -> None:
    """Bring back what `keep_histories` put aside."""
    for seat in range(len(position.choices)):
        position.lapses[seat] = judgement.history[seat, 0]
        position.top[seat] = judgement.history[seat, 1]
        position.choices[seat] = judgement.history[seat, 2]
