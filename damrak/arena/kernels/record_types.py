"""The records of `damrak/arena/kernels` as types, written by `python -m tools.docs`.

They are for type checkers alone. Change the declared fields, not this file.
"""

from __future__ import annotations

from typing import Protocol

from damrak.compile.arrays import Record, Row


class Played(Record, Protocol):
    """One game of an arena."""

    deal: int  # the number of its cards: games of one deal have the same
    line_up: int  # which bots meet
    rotation: int  # how far they have moved round the table
    bots: Row[int]  # by number, -1 where nobody sits
    seconds: Row[float]  # time that a bot in Python thought; 0 for a compiled bot
    totals: Row[int]  # final points
    routes: Row[int]  # of these, points for routes
    contracts: Row[int]  # points for contracts
    merchandise: Row[int]  # points for merchandise
    completed: Row[int]  # completed contracts
    moves: Row[int]  # actions chosen
    faults: Row[int]  # of these, chosen by a referee because the bot gave none
    turns: int  # turns played
    first: int  # the seat that began
    winners: int  # a set of seats
    reason: int  # CARTS or PASSES


class Tally(Record, Protocol):
    """Sums of the lab."""

    games: int  # games counted
    wins_seat: Row[int]  # wins by seat
    wins_order: Row[int]  # wins by turns after the seat that began
    points: int  # points of all seats
    route_points: int  # of these, for routes
    contract_points: int  # for contracts
    merchandise_points: int  # for merchandise
    turns: Row[int]  # games by their number of turns
    contract_offered: Row[int]  # how often it was offered
    contract_kept: Row[int]  # how often it was kept
    contract_completed: Row[int]  # how often it was completed
    contract_gain: Row[int]  # points that it brought or cost
    contract_wins: Row[int]  # wins of those who kept it
    route_claimed: Row[int]  # how often it was claimed
    route_turn: Row[int]  # sum of turns before the claim
    route_contested: Row[int]  # claims that another seat could have made just then
    route_wins: Row[int]  # wins of those who claimed it
    held_seats: Row[int]  # seats by merchandise cards at the end
    held_points: Row[int]  # their merchandise points
    held_wins: Row[int]  # their wins
    rare: Row[int]  # how often each rare rule was used
    rare_games: Row[int]  # in how many games
    now: Row[int]  # how often in this game
