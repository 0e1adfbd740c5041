"""What speaks for an action: facts that are true of it, from what the viewer may know.

The reasons are found in the same way whoever picks the action (`explain.py`). Costs are cards yet
to be played on the cheapest path over the seat's routes and those it could still claim.
"""

from __future__ import annotations

from typing import TypeAlias

from damrak.compile.records import Field, columns, record_dtype
from damrak.insight.kernels import record_types

KINDS = ("claim", "market", "deck", "contracts", "keep-one", "keep-both", "pass")
CLAIM, MARKET, BLIND, DRAW, ONE, BOTH, NOTHING = range(len(KINDS))
REASONS = (
    *("only", "complete", "way", "goods", "block", "points"),
    *("card", "card-way", "spread", "pair", "wild", "nothing", "odds", "hidden", "late"),
    *("done", "near", "spare", "new"),
    *("ready", "share", "together", "lost", "carts"),
    *("richer", "easier", "even", "overlap", "least", "keep"),
    *("crowded", "ending", "last"),  # said only as the first reason
)
ONLY, COMPLETE, WAY, GOODS, BLOCK, POINTS = range(6)
CARD, CARD_WAY, SPREAD, PAIR, ANY_COLOUR, NO_CARD, ODDS, HIDDEN, LATE = range(6, 15)
DONE, NEAR, SPARE, NEW = range(15, 19)
READY, SHARE, TOGETHER, LOST, CARTS = range(19, 24)
RICHER, EASIER, EVEN, OVERLAP, LEAST, KEEP = range(24, 30)
CROWDED, ENDING, LAST = range(30, 33)
NOTES = (
    *("none", "last", "begins", "lost", "detour", "bridge"),
    *("ending", "ending-own", "ending-next", "wild", "risk"),
)
NO_NOTE, LAST_TURN, BEGINS, CUT_OFF, DETOUR, BRIDGE = range(6)
END_NEAR, OWN_END, END_NEXT, WILD_ENDS, RISK = range(6, 11)
FEW_CARTS = 3  # with so many left the end of the game is near
FEW_POINTS = 2  # a route worth no more is seldom claimed for its points
NEVER = -1
Advice: TypeAlias = record_types.Advice  # a record of ADVICE

ADVICE_ROWS = (
    Field("action", "i4", "", "the action that is advised"),
    Field("kind", "i4", "", "its kind, a place in KINDS"),
    Field("thought", "i4", "", "what to think about first, a place in REASONS"),
    Field("reason", "i4", "", "what speaks for it, a place in REASONS"),
    Field("note", "i4", "", "what presses, a place in NOTES"),
    Field("contract", "i4", "", "the contract that it serves, or one to keep; -1 for none"),
    Field("other", "i4", "", "the other contract on offer; -1 for none"),
    Field("also", "i4", "", "another contract that the claim serves; -1 for none"),
    Field("also_left", "i4", "", "cards that this one takes after the claim"),
    Field("route", "i4", "", "the route that is claimed, or that the card is for; -1 for none"),
    Field("card", "i4", "", "the card to be taken from the market; -1 for none"),
    Field("missing", "i4", "", "cards that the hand lacks for the route"),
    Field("left", "i4", "", "cards the contract takes after the claim; or all open ones together"),
    Field("more", "i4", "", "cards the contract would take more without the route; -1: lost"),
    Field("cost", "i4", "", "cards that the contract takes; -1: more than there are carts"),
    Field("other_cost", "i4", "", "cards that the other contract takes; -1 likewise"),
    Field("joint", "i4", "", "cards that both contracts take; -1: more than there are carts"),
    Field("apart", "i4", "", "cards that both contracts would take without sharing routes"),
    Field("points", "i4", "", "points of the route or of the contract"),
    Field("other_points", "i4", "", "points of the other contract"),
    Field("count", "i4", "", "merchandise after the claim; completed contracts; cards; wilds"),
    Field("helpful", "i4", "", "unseen cards of a kind that a wanted route lacks"),
    Field("unseen", "i4", "", "cards that the viewer has not seen"),
    Field("useless", "i4", "", "those of them that are not helpful"),
    Field("most", "i4", "", "the most merchandise cards that another seat has"),
    Field("rival", "i4", "", "a seat that builds beside the route; -1 for none"),
    Field("ender", "i4", "", "the seat with fewest carts"),
    Field("fewest", "i4", "", "the carts that it has"),
    Field("carts", "i4", "", "the viewer's carts; after a claim those that are left"),
)
ADVICE_FIELDS = tuple(field.name for field in ADVICE_ROWS)
ADVICE = record_dtype(columns(ADVICE_ROWS, {}))
