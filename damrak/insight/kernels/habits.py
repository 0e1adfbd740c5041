"""Habits: which kind of choice gave a chance away, told by what was played and what was better."""

from damrak.compile import kernel
from damrak.insight.kernels.judgement import (
    CARD,
    HOARDS,
    HURRIES,
    KEPT,
    LATE,
    MERCHANDISE,
    MORE,
    PAYMENT,
    ROUTE,
    Judgement,
)
from damrak.rules.actions import CONTRACTS, DECK, KEEP_BOTH, KEEP_FIRST
from damrak.rules.layout import Tables


@kernel
def note_habit(tables: Tables, market: int, judgement: Judgement, seat: int, played: int) -> None:
    """Add the regret of the last choice of a seat to the habit that it shows."""
    if judgement.regret > 0.0:
        habit = habit_of(tables, market, played, judgement.best)
        judgement.habits[seat, habit] += judgement.regret


@kernel
def habit_of(tables: Tables, market: int, played: int, best: int) -> int:
    """The habit, a place in HABITS, of a choice that was not the best; `market` counts slots.

    Both actions were legal, so either both keep contracts or none does; nobody may pass.
    """
    if market + KEEP_FIRST <= played <= market + KEEP_BOTH:
        return KEPT
    if played == market + CONTRACTS:
        return MORE
    if best == market + CONTRACTS:
        return LATE
    if played <= market + DECK:
        return CARD if best <= market + DECK else HOARDS
    return HURRIES if best <= market + DECK else habit_of_claim(tables, played, best)


@kernel
def habit_of_claim(tables: Tables, played: int, best: int) -> int:
    """The habit of a claim where another claim was better."""
    route, better = tables.claim_route[played], tables.claim_route[best]
    if route == better:
        return PAYMENT
    return MERCHANDISE if tables.route_carts[better] > tables.route_carts[route] else ROUTE
