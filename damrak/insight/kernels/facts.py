"""Facts of the rest of a finished game that speak about a decision: their kinds and numbers."""

from __future__ import annotations

from typing import TypeAlias

from damrak.compile import kernel
from damrak.compile.numbers import int64
from damrak.compile.records import Field, columns, record_dtype
from damrak.insight.kernels import record_types
from damrak.rules.layout import EMPTY

SEQUELS = (  # the most telling first; `insight-sequel-KIND` says them
    *("cut", "kept", "returned", "drawn", "round", "open", "setback", "lacked", "short", "ended"),
    *("goods", "none", "late", "spare", "idle", "unused", "taken", "pause", "free"),
)
CUT, KEPT, RETURNED, DRAWN, ROUND, OPEN, SETBACK, LACKED, SHORT, ENDED = range(10)
GOODS, NO_CONTRACTS, LATE, SPARE, IDLE, UNUSED, TAKEN, PAUSE, FREE = range(10, 19)
FACT = (  # the numbers of a fact; -1 for what it does not say
    "kind",  # a place in SEQUELS
    "contract",
    "route",
    "way",  # a contract that the route was on the way of
    "rival",  # a seat
    "turns",  # own turns until it showed
    "points",
    "more",  # carts
    "lack",  # cards
    "after",  # cards that were lacking after it
    "own",  # points of the seat itself
    "left",  # carts or turns
    "carts",
    "held",  # cards
    "length",
    "card",  # that was held in the end
)
KIND, CONTRACT, ROUTE, ON_WAY, RIVAL, TURNS, FACT_POINTS, MORE, LACK, AFTER = range(10)
OWN_POINTS, LEFT, CARTS, HELD, LENGTH, CARD_HELD = range(10, 16)
MESSAGES = ("why", "note", "fault", "fewer", "none")  # of a reason; "none": nothing else is told
FACTS = 32  # of one decision; there is room for every contract
NO_LINK, WORTHY = -2, -1  # in place of the contract that a route was on the way of
SOON = 5  # own turns after which nobody sees a link any more
NEXT = 3  # own turns after which a card is not missed any more
LONG = 3  # own turns without a claim that somebody notices
CLOSE = 4  # carts by which a contract was nearly completed
FEW = 2  # spaces of a route that is worth little by itself; cards that are soon found
WORTH = 4  # points of a route that anybody would like, whatever the contracts
Sequels: TypeAlias = record_types.Sequels  # a record of SEQUELS_TYPE

SEQUEL_FIELDS = (
    Field("count", "i4", "", "how many facts there are"),
    Field("chosen", "i4", "2", "the facts that are told, by place; -1 for none"),
    Field("tells", "i4", "message", "1 for each message of the reason that is told"),
    Field("facts", "i4", "fact number", "the facts, the most telling first, as in FACT"),
    Field("missed", "i4", "4", "what was missed: route, turns, cards, link"),
    Field("changed", "i1", "card", "cards more or less in another hand"),
    Field("other", "i1", "card", "that hand"),
)
SIZES = {"fact": FACTS, "number": len(FACT), "card": EMPTY, "message": len(MESSAGES)}
SEQUELS_TYPE = record_dtype(columns(SEQUEL_FIELDS, SIZES), align=True)


@kernel
def add_fact(sequels: Sequels, kind: int) -> int:
    """A new fact that says nothing yet; its place."""
    place = min(int64(sequels.count), FACTS - 1)
    sequels.count = place + 1
    for each in range(len(FACT)):
        sequels.facts[place, each] = -1
    sequels.facts[place, KIND] = kind
    return place


@kernel
def drop_routes(sequels: Sequels) -> None:
    """Drop facts of routes for points alone: they are no answer to a step towards a contract."""
    count = 0
    for place in range(int64(sequels.count)):
        kind = sequels.facts[place, KIND]
        of_route = kind in (SETBACK, LACKED, SHORT, TAKEN, SPARE)
        if not of_route or sequels.facts[place, ON_WAY] >= 0:
            for each in range(len(FACT)):
                sequels.facts[count, each] = sequels.facts[place, each]
            count += 1
    sequels.count = count


@kernel
def sink_fact(sequels: Sequels, place: int) -> None:
    """Move a fact forward until the one before it is as telling."""
    facts = sequels.facts
    while place > 0 and facts[place, KIND] < facts[place - 1, KIND]:
        for each in range(len(FACT)):
            value = facts[place, each]
            facts[place, each] = facts[place - 1, each]
            facts[place - 1, each] = value
        place -= 1
