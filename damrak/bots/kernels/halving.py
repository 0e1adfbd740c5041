"""Sequential halving: rounds share the simulations; each drops the worse half of the actions."""

from damrak.compile import kernel


@kernel
def halvings(choices: int) -> int:
    """How many rounds it takes until one of so many actions is left."""
    rounds = 0
    while choices > 1:
        choices = (choices + 1) // 2
        rounds += 1
    return rounds


@kernel
def comparisons_of_round(left: int, rounds: int, simulations: int) -> int:
    """How many comparisons the next round gets, one of `rounds` rounds that share what is left.

    `left` counts simulations, of which each comparison takes as many as `simulations` says. The
    last comparison may go over the budget.
    """
    part = max(0, left // rounds)
    return (part + simulations - 1) // simulations
