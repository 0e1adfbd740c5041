"""The buffers of bots that plan (plan.py, planner.py, search.py), beside those of the rules."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

import numpy as np

from damrak.board import Board
from damrak.bots.kernels import record_types
from damrak.compile.records import Field
from damrak.rules.layout import work_dtype

Work: TypeAlias = record_types.PlanWork  # a record of bot_work_dtype

PLAN_FIELDS = (
    Field("style", "f8", "16", "how the planner weighs things: see damrak/bots/kernels/style.py"),
    Field("plan_routes", "u8", "seat", "the routes that each seat wants, a set"),
    Field("plan_worth", "f8", "seat route", "what each route is worth to each seat, in points"),
    Field("plan_contracts", "f8", "seat", "the expected points of drawing contracts"),
    Field("plan_gain", "f8", "", "planned contracts against losing them all, less the work"),
    Field("plan_order", "i1", "seat route", "the wanted routes in order of claiming, then -1"),
    Field("unspent", "i1", "card", "cards of a hand not yet set aside for a route"),
    Field("card_worth", "f8", "card", "what one more card of each kind is worth"),
    Field("chosen", "u8", "", "the open contracts that are planned for, a set of places in `open`"),
    Field("draw_worth", "f8", "contract", "what each contract that could be drawn would bring"),
    Field("route_price", "i4", "route", "what claiming each route costs"),
    Field("path_cost", "i4", "location location", "cost of the cheapest path between two places"),
    Field("path_route", "i1", "location location", "cheapest route between two neighbours, or -1"),
    Field("tree_cost", "i4", "256 location", "cheapest tree from contract ends to a location"),
    Field("joined", "i4", "location", "the same where the location is a fork"),
    Field("forest_cost", "i4", "16", "the cheapest trees for a set of open contracts"),
    Field("forest_part", "i4", "16", "the contracts of one of these trees"),
    Field("walk", "i4", "16 2", "trees still to be walked: contract ends, location"),
    Field("stale", "i4", "", "seats that have to plan anew, a set"),
    Field("open", "i1", "4", "contracts not yet completed"),
    Field("terminals", "i1", "8", "their ends"),
)


@cache
def bot_work_dtype(board: Board) -> np.dtype[np.void]:
    """The type of the buffers that bots need on this board: those of the rules, and of plans."""
    return work_dtype(board, PLAN_FIELDS)
