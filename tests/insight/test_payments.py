"""Which payment of a route the judge tries: one that spares what other wanted routes need."""

from __future__ import annotations

import numpy as np

from damrak import Game
from damrak.board import CARDS
from damrak.bots import bot_named
from damrak.bots.kernels.plan import make_plan
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.bots.kernels.style import set_style
from damrak.game.catalogue import catalogue
from damrak.insight.judge import Judge
from tests.support import board_named

BOARD = board_named("amsterdam")
TABLES = catalogue(BOARD).tables
COLOURS, WILD = range(len(CARDS) - 1), len(CARDS) - 1


def plan_of(game: Game, seat: int) -> list[int]:
    """The routes that a seat wants, the first first."""
    work = np.zeros(1, bot_work_dtype(BOARD))[0]
    set_style(work.style)
    make_plan(TABLES, game.observation(seat), seat, work)
    return [int(route) for route in work["plan_order"][seat] if route >= 0]


def lacking(hand: list[int], plan: list[int], action: int) -> int:
    """The cards that the other routes of a plan lack after a payment, one after the other."""
    left = list(hand)
    if TABLES.claim_coloured[action]:
        left[TABLES.claim_colour[action]] -= TABLES.claim_coloured[action]
    left[WILD] -= TABLES.claim_wilds[action]
    missing = 0
    for route in plan:
        if route == TABLES.claim_route[action]:
            continue
        colours = COLOURS if TABLES.route_colour[route] == WILD else [TABLES.route_colour[route]]
        colour, needed = max(colours, key=lambda each: left[each]), TABLES.route_length[route]
        for card in (colour, WILD):
            paid = min(needed, left[card])
            left[card] -= paid
            needed -= paid
        missing += needed
    return int(missing)


def test_of_all_payments_for_a_route_it_is_the_one_that_leaves_most_for_the_others() -> None:
    judge, looked, spared = Judge(catalogue(BOARD)), 0, 0
    for seed in range(4):
        game = Game.new(2, seed, board=BOARD)
        bots = [bot_named("porter", BOARD, seed + seat) for seat in range(2)]
        while not game.is_over:
            seat = game.waiting_for()[0]
            seen = game.observation(seat)
            claims = [
                number
                for number in (game.number_of(each, seat) for each in game.legal_actions(seat))
                if TABLES.claim_route[number] >= 0
            ]
            if len(claims) > 3 and game.turn % 5 == 0:
                judge.weigh(seen)
                hand, plan = seen["hand"][seat].tolist(), plan_of(game, seat)
                for claim in claims:
                    tried = int(judge.judgement["same"][claim])
                    assert TABLES.claim_route[tried] == TABLES.claim_route[claim]
                    best, other = (lacking(hand, plan, each) for each in (tried, claim))
                    wilds = [int(TABLES.claim_wilds[each]) for each in (tried, claim)]
                    assert (best, wilds[0]) <= (other, wilds[1])
                    looked, spared = looked + 1, spared + (best < other)
            game.play_number(int(bots[seat].choose(seen)), seat)
    assert looked > 100
    assert spared > 10
