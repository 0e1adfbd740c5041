"""What speaks for an action: facts that are true of it, from what the viewer may know.

Whoever picks the action, the reasons are found in the same way (`advise.py`). Costs are cards yet
to be played, by the cheapest way over one's own routes and those that one could still claim.

| advice | meaning |
|---|---|
| action | the action that is advised |
| kind | its kind, a place in KINDS |
| thought | what to think about first, a place in REASONS |
| reason | what speaks for it, a place in REASONS |
| note | what presses, a place in NOTES |
| contract | the contract that it serves, or one that is to be kept; -1 for none |
| other | the other contract on offer; -1 for none |
| route | the route that is claimed, or that the card is for; -1 for none |
| card | the card to be taken from the market; -1 for none |
| missing | cards that the hand lacks for the route |
| left | cards that the contract takes after the claim; that all open ones take together |
| more | further cards that the contract would take without the route; -1: it would be lost |
| cost, other_cost | cards that the contract and the other one take; -1: more than there are carts |
| joint, apart | cards that both of them take; -1: more than there are carts; without sharing |
| points, other_points | of the route; of the contracts |
| count | merchandise cards after the claim; contracts completed unseen; cards of a colour; wilds |
| helpful, unseen | cards that the viewer has not seen; of these, what a wanted route lacks |
| most | the most merchandise cards that another seat has |
| rival | a seat that builds beside the route; -1 for none |
| ender | the seat with fewest carts |
| fewest | the carts that it has |
| carts | the viewer's carts; after a claim those that are left |
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np

KINDS = ("claim", "market", "deck", "contracts", "keep-one", "keep-both", "pass")
CLAIM, MARKET, BLIND, DRAW, ONE, BOTH, NOTHING = range(len(KINDS))
REASONS = (
    *("only", "complete", "way", "goods", "block", "points"),
    *("card", "card-way", "spread", "pair", "wild", "nothing", "odds", "hidden", "late"),
    *("done", "near", "spare", "new"),
    *("ready", "share", "together", "lost", "carts"),
    *("richer", "easier", "even", "least", "keep"),
    *("crowded", "ending", "last"),  # only as a first thought
)
ONLY, COMPLETE, WAY, GOODS, BLOCK, POINTS = range(6)
CARD, CARD_WAY, SPREAD, PAIR, ANY_COLOUR, NO_CARD, ODDS, HIDDEN, LATE = range(6, 15)
DONE, NEAR, SPARE, NEW = range(15, 19)
READY, SHARE, TOGETHER, LOST, CARTS = range(19, 24)
RICHER, EASIER, EVEN, LEAST, KEEP = range(24, 29)
CROWDED, ENDING, LAST = range(29, 32)
NOTES = (
    *("none", "last", "begins", "lost", "detour", "bridge"),
    *("ending", "ending-own", "wild", "risk"),
)
NO_NOTE, LAST_TURN, BEGINS, CUT_OFF, DETOUR, BRIDGE = range(6)
END_NEAR, OWN_END, WILD_ENDS, RISK = range(6, 10)
FEW_CARTS = 3  # more than those that end the game: then the end is near
FEW_POINTS = 2  # of a route that is hardly claimed for them
NEVER = -1
Advice = Any  # a record of ADVICE

ADVICE_FIELDS = tuple(
    name
    for row in re.findall(r"^\| ([a-z_, ]+) \| [^|]+ \|$", __doc__ or "", re.M)[1:]
    for name in row.split(", ")
)
ADVICE = np.dtype((np.record, np.dtype([(name, "i4") for name in ADVICE_FIELDS])))
