"""The numbers of actions: `market` slots first, then these, then the claims.

| number | action |
|---|---|
| 0 .. market - 1 | take the card in that market slot |
| market + DECK | draw the top card of the deck |
| market + CONTRACTS | draw contracts |
| market + KEEP_FIRST, KEEP_SECOND, KEEP_BOTH | keep the first, the second or both of an offer |
| market + PASS | pass (only when nothing else is possible) |
| market + FIRST_CLAIM and on | claim a route with a payment, in the order of `claims_of` |
"""

from damrak.board.tables import FIXED

DECK, CONTRACTS, KEEP_FIRST, KEEP_SECOND, KEEP_BOTH, PASS = range(len(FIXED))
FIRST_CLAIM = len(FIXED)
