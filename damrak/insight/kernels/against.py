"""What speaks against an action beside a better one: facts from what the viewer may know."""

from __future__ import annotations

from typing import TypeAlias

from damrak.bots.kernels.last_turn import last_claim
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.numbers import float64
from damrak.compile.records import Field, columns, record_dtype
from damrak.insight.kernels import record_types
from damrak.insight.kernels.explain import advise
from damrak.insight.kernels.judgement import Judgement
from damrak.insight.kernels.payments import missing_for_others
from damrak.insight.kernels.reasons import (
    BEGINS,
    BLIND,
    CLAIM,
    CUT_OFF,
    DETOUR,
    DRAW,
    END_NEAR,
    FEW_POINTS,
    MARKET,
    OWN_END,
    PAIR,
    POINTS,
    Advice,
)
from damrak.rules.layout import NOT_YET, TURN, WILD, Observation, Tables

FAULTS = (
    "none",
    "last",  # it is the last turn, and the better action brings more points at once
    "ends",  # the claim begins the last round
    "wilds",  # the same route, paid with more wilds
    "poor",  # the route serves no contract and brings few points
    "spends",  # the route serves no contract, and other routes of the plan lack its cards
    "waits",  # nobody else is about to claim the route
    "fewer",  # the better route brings more points
    "risk",  # a rival may claim the better route
    "paid",  # the cards for the better route are there
    "single",  # a wild of the market is the only card of a turn
    "idle",  # no wanted route needs the card
    "odds",  # few cards of the deck help
    "late",  # contracts are drawn when the end is near
    "open",  # ... while others are open
)
NO_FAULT, LAST, ENDS, WILDS, POOR, SPENDS, WAITS, FEWER, RISK = range(9)
PAID, SINGLE, IDLE, ODDS, LATE, OPEN = range(9, 15)
Against: TypeAlias = record_types.Against  # a record of AGAINST

AGAINST_ROWS = (  # names that an advice does not have: both are told together
    Field("fault", "i4", "", "what speaks against it, a place in FAULTS"),
    Field("was_kind", "i4", "", "its kind, a place in KINDS"),
    Field("was_reason", "i4", "", "what speaks for it, a place in REASONS"),
    Field("was_note", "i4", "", "what presses, a place in NOTES"),
    Field("was_route", "i4", "", "the route that was claimed; -1 for none"),
    Field("was_contract", "i4", "", "the contract that it serves; -1 for none"),
    Field("was_rival", "i4", "", "a seat that could claim the route, too; -1 for none"),
    Field("was_points", "i4", "", "points of the route"),
    Field("was_length", "i4", "", "carts that it takes"),
    Field("was_carts", "i4", "", "carts that are left after it"),
    Field("was_now", "i4", "", "points that it brings in a last turn, contracts included"),
    Field("was_short", "i4", "", "cards that other wanted routes lack more after the payment"),
    Field("was_wilds", "i4", "", "wilds that were paid"),
    Field("was_card", "i4", "", "the card that was taken from the market; -1 for none"),
    Field("was_helpful", "i4", "", "unseen cards of a kind that a wanted route lacks"),
    Field("was_unseen", "i4", "", "cards that the viewer has not seen"),
    Field("was_left", "i4", "", "cards that open contracts take"),
    Field("was_ender", "i4", "", "the seat with fewest carts"),
    Field("was_fewest", "i4", "", "the carts that it has"),
    Field("now", "i4", "", "points that the better action brings in a last turn"),
    Field("wilds", "i4", "", "wilds that are paid for the better claim"),
    Field("ahead", "i4", "", "points that the better action brings more by the end; 0 if few"),
)
AGAINST_FIELDS = tuple(field.name for field in AGAINST_ROWS)
AGAINST = record_dtype(columns(AGAINST_ROWS, {}))


@kernel
def compare(
    tables: Tables,
    seen: Observation,
    work: Work,
    played: int,
    judgement: Judgement,
    advice: Advice,
    against: Against,
) -> None:
    """Write what speaks for the best action of a decision, and against what was played there."""
    advise(tables, seen, work, played, advice)
    note_played(tables, seen, work, played, advice, against)
    advise(tables, seen, work, judgement.best, advice)
    against.now = points_now(tables, seen, advice)
    against.wilds = tables.claim_wilds[judgement.best] if advice.kind == CLAIM else 0
    ahead = int(float64(judgement.ahead) + 0.5)  # 0 for anything below
    against.ahead = ahead if ahead >= FEW_POINTS else 0
    against.fault = fault_of(seen, advice, against)


@kernel
def note_played(
    tables: Tables, seen: Observation, work: Work, played: int, advice: Advice, against: Against
) -> None:
    """Write the facts of what was played; `advice` says what speaks for it."""
    against.was_kind, against.was_reason = advice.kind, advice.reason
    against.was_note, against.was_contract = advice.note, advice.contract
    against.was_rival, against.was_points = advice.rival, advice.points
    against.was_carts, against.was_card = advice.carts, advice.card
    against.was_helpful, against.was_unseen = advice.helpful, advice.unseen
    against.was_left, against.was_ender = advice.left, advice.ender
    against.was_fewest, against.was_now = advice.fewest, points_now(tables, seen, advice)
    against.was_route, against.was_length = -1, 0
    against.was_short, against.was_wilds = 0, 0
    if advice.kind == CLAIM:
        against.was_route = advice.route
        against.was_length = tables.route_length[advice.route]
        against.was_wilds = tables.claim_wilds[played]
        left = missing_for_others(tables, seen, work, advice.route, -1)
        against.was_short = missing_for_others(tables, seen, work, advice.route, played) - left


@kernel
def points_now(tables: Tables, seen: Observation, advice: Advice) -> int:
    """The points that an action brings in a last turn: none unless it is a claim."""
    if advice.kind != CLAIM:
        return 0
    return int(last_claim(tables, seen, seen.viewer, advice.route) + 100.5) - 100


@kernel
def fault_of(seen: Observation, advice: Advice, against: Against) -> int:
    """The plainest thing that speaks against what was played."""
    if seen.turns_left != NOT_YET:
        return LAST if against.now > against.was_now else NO_FAULT
    if against.was_kind == CLAIM:
        return fault_of_claim(advice, against)
    if against.was_kind in (MARKET, BLIND):
        return fault_of_card(seen, advice, against)
    if against.was_kind == DRAW:
        if against.was_note in (END_NEAR, OWN_END):
            return LATE
        return OPEN if against.was_left > 0 else NO_FAULT
    return NO_FAULT


@kernel
def fault_of_claim(advice: Advice, against: Against) -> int:
    """What speaks against a claim."""
    if advice.kind == CLAIM and advice.route == against.was_route:
        return WILDS if against.was_wilds > against.wilds else NO_FAULT
    if against.was_note == BEGINS and advice.note != BEGINS:
        return ENDS
    if against.was_reason == POINTS and against.was_points <= FEW_POINTS:
        return POOR
    if against.was_short > 0 and against.was_contract < 0 and advice.kind != CLAIM:
        return SPENDS
    if against.was_rival < 0:
        return WAITS
    return FEWER if advice.kind == CLAIM and advice.points > against.was_points else NO_FAULT


@kernel
def fault_of_card(seen: Observation, advice: Advice, against: Against) -> int:
    """What speaks against drawing a card."""
    if advice.kind == CLAIM:
        told = advice.note in (CUT_OFF, DETOUR)
        return RISK if advice.rival >= 0 and not told else PAID
    if advice.kind not in (MARKET, BLIND):
        return NO_FAULT
    if against.was_card == WILD and advice.card != WILD and seen.phase == TURN:
        return SINGLE
    if against.was_kind == MARKET:
        return IDLE if against.was_reason == PAIR else NO_FAULT
    few = 2 * against.was_helpful < against.was_unseen
    return ODDS if few and advice.kind == MARKET else NO_FAULT
