"""The style of a planner: numbers that its kernels read, so that one planner can play many ways.

| number | meaning |
|---|---|
| DELAY | the part of its worth that a route loses with every turn of waiting |
| DRAW_COST | points that a turn spent on drawing contracts costs |
| CARD_TIME | turns that a missing card takes: two a turn, not always the right ones |
| TURN_WORTH | points that a turn spent on the routes of a contract costs |
| GOODS | how much merchandise counts |
| OPEN | open contracts that are planned for at once |
| PACE | turns in which a seat places a cart, to guess how long the game lasts |
| HELD | how much cards in hand make a route cheaper for a contract |
| OWN_POINTS | how much its own points make a route cheaper for a contract |
| EFFORT | points that a turn spent on a contract not yet drawn would cost |
| BLIND | points that a card from the deck is worth because nobody sees it |
| SHARE | how much of a contract's points its routes are worth before it is completed |
| LOOK | how many routes of the plan a choice looks ahead |
| ENDING | whether the last turn is counted exactly |
"""

from damrak.compile import kernel
from damrak.compile.arrays import Row

DELAY, DRAW_COST, CARD_TIME, TURN_WORTH, GOODS, OPEN = range(6)
PACE, HELD, OWN_POINTS, EFFORT, BLIND, SHARE, LOOK, ENDING = range(6, 14)

NEVER = 1000.0  # a price that is never paid


@kernel
def set_style(style: Row[float]) -> None:
    """The planner at its best, found by matches against itself (bench/results.md)."""
    style[DELAY] = 0.08
    style[DRAW_COST] = 2.43
    style[CARD_TIME] = 1.14
    style[TURN_WORTH] = 2.07
    style[GOODS] = 2.49
    style[OPEN] = 4.0
    style[PACE] = 1.17
    style[HELD] = 0.33
    style[OWN_POINTS] = 0.46
    style[EFFORT] = 0.86
    style[BLIND] = 0.24
    style[SHARE] = 1.33
    style[LOOK] = 99.0
    style[ENDING] = 1.0
