"""How well a seat has played so far, which tells the judge what to expect of it."""

from typing import Any

from damrak.compile import kernel

WORST = 8  # a lapse counts at most this much: a difference of logits


@kernel
def note_choice(history: Any, seat: int, lapse: float) -> None:
    """Add a choice: `lapse` says how much better the master's net liked another action.

    `history` is any record with the fields `lapses`, `top` and `choices`.
    """
    history.lapses[seat] += min(WORST, lapse)
    history.top[seat] += lapse <= 0.0
    history.choices[seat] += 1
