"""What version 1 of the rules did differently, for games that began under it.

Version 2 looks at a market of too many wilds after every action (4.6, 8.3). Version 1 looked only
when a card had come into the market. Nothing else differs, and the state record is the same.
"""

from damrak.compile import kernel
from damrak.rules.layout import State, Tables
from damrak.rules.market import fill_market, refresh_market


@kernel
def refresh_market_1(tables: Tables, state: State) -> None:
    """`refresh_market` of version 1: a market into which no card came is not swept."""
    if fill_market(state):
        refresh_market(tables, state)
