"""The record in which the kernels of a review write what they find."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from damrak.board import Board
from damrak.board.tables import SEATS, shape_of
from damrak.bots.kernels.net_features import input_count
from damrak.compile.records import Field, columns, record_dtype
from damrak.insight.kernels import record_types

CAUSES = ("deal", "cards", "contracts", "hidden")  # of luck; "hidden": what nobody could know
DEAL, CARDS, CONTRACTS, HIDDEN, CHOICES = range(5)  # places in `parts`; from CHOICES on the seats
PARTS = CHOICES + SEATS
HABITS = (  # of players, by which they give chances away
    "hoards",  # draws cards where a claim is better
    "hurries",  # claims where drawing cards is better
    "route",  # claims another route
    "merchandise",  # claims a route with less merchandise than the better one
    "payment",  # pays for the right route with the wrong cards
    "card",  # draws another card
    "late",  # does something else where drawing contracts is better
    "more",  # draws contracts where something else is better
    "kept",  # keeps the wrong contracts of an offer
)
HOARDS, HURRIES, ROUTE, MERCHANDISE, PAYMENT, CARD, LATE, MORE, KEPT = range(len(HABITS))
DEALS = 12  # deals on which the promising actions are tried
OPTIONS = 5  # the best actions and the one that was played, as they are told of a decision
BESIDE = 2  # ... and the best of a kind that is not among them: a claim, a card, new contracts
ASKED = 32  # choices within turns that are remembered for a decision
DEAREST = 8  # mistakes of a seat that are kept as those of the highest cost
Judgement: TypeAlias = record_types.Judgement  # a record of judgement_dtype

JUDGEMENT_FIELDS = (
    Field("likely", "f8", "seat 64", "how likely each seat keeps each contract"),
    Field("each", "f8", "action deal", "the viewer's chance after it on each deal that was tried"),
    Field("lead", "f8", "action", "the viewer's lead in points at the end by all plans, summed"),
    Field("worth", "f8", "action", "the viewer's mean chance after it, -1 where it is not legal"),
    Field("openly", "f8", "action", "... with open cards, of a clear mistake; -1 for no option"),
    Field("reach", "f8", "action", "... the viewer's points at the end, forecast with open cards"),
    Field("rival", "f8", "action", "... those of the best of the others"),
    Field("liked", "f8", "action", "what the master's net says of it, a logit"),
    Field("tried", "i8", "action", "deals that were tried"),
    Field("same", "i8", "action", "the action that is tried in its place, practically the same"),
    Field("options", "i8", "option", "the best actions and the one that was played; -1 for none"),
    Field("equals", "i8", "option", "those as good as the best, itself first; -1 for none"),
    Field("chances", "f8", "seat", "the chances after the last action"),
    Field("before", "f8", "seat", "... before it"),
    Field("points", "f8", "seat", "the forecast of points at the end, after the last action"),
    Field("expected", "f8", "seat", "... after it on average, over what chance could have brought"),
    Field("choice", "f8", "seat", "what the choice of the last action changed"),
    Field("luck", "f8", "seat", "what drawing something changed at the last action"),
    Field("hidden", "f8", "seat", "the rest of the change: what the mover could not know"),
    Field("parts", "f8", "seat part", "changes of a seat's chance by their makers, all together"),
    Field("regrets", "f8", "seat", "what all choices of a seat gave away"),
    Field("habits", "f8", "seat habit", "of that, the part of each habit, places in HABITS"),
    Field("accuracy", "f8", "seat", "how good its choices were, 0 to 1 times the stake, summed"),
    Field("stakes", "f8", "seat", "the chance after the best action of each choice, summed"),
    Field("decisions", "i8", "seat", "how often it had a choice"),
    Field("dearest", "i8", "seat dear", "its dearest mistakes, by number, the worst first; or 0"),
    Field("dearest_costs", "f8", "seat dear", "their costs"),
    Field(
        "finest", "i8", "seat", "its best choice furthest ahead of the next best, a number; or 0"
    ),
    Field("finest_leads", "f8", "seat", "how far ahead it was"),
    Field("actions", "i8", "", "how many actions have been looked at"),
    Field("cause", "i8", "", "what the last action drew, a place in CAUSES; CHOICES for nothing"),
    Field("last_round", "i8", "", "1 where the last action began the last round"),
    Field("history", "f8", "seat 3", "how it has played, put aside while a decision is judged"),
    Field("completed", "u8", "", "contracts that the last action completed, a set"),
    Field("regret", "f8", "", "how much better the best action was than the one that was played"),
    Field("error", "f8", "", "the standard error of the regret"),
    Field("cost", "f8", "", "the regret with open cards, of a clear mistake"),
    Field("clear", "i8", "", "1 where it was a mistake for sure that cost something, to be told"),
    Field("ahead", "f8", "", "points that the best action brings more by the end, by all plans"),
    Field("choices", "i8", "", "how many actions were legal"),
    Field("best", "i8", "", "the best action; the one that was played if none was better"),
    Field("asked", "i8", "", "what the master's net was asked within turns of this decision"),
    Field("asked_choice", "i8", "ask", "... its choices"),
    Field("asked_legal", "u8", "ask word", "... of these legal actions, a set"),
    Field("asked_numbers", "i1", "ask number", "... by these inputs (going_on.py)"),
)


def judgement_dtype(board: Board) -> np.dtype[np.void]:
    """The type of the record for this board."""
    sizes = {"seat": SEATS, "action": shape_of(board).actions, "option": OPTIONS + BESIDE}
    sizes |= {"part": PARTS, "deal": DEALS, "dear": DEAREST, "habit": len(HABITS)}
    sizes |= {"ask": ASKED, "word": shape_of(board).words, "number": input_count(board)}
    return record_dtype(columns(JUDGEMENT_FIELDS, sizes))
