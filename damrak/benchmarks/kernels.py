"""Compiled loops for `damrak bench`: each repeats one operation and returns how often."""

from typing import Any

from damrak.compile import kernel
from damrak.rules.layout import NOBODY, OVER
from damrak.rules.legal import legal_actions
from damrak.rules.observe import observe
from damrak.rules.playout import playout
from damrak.rules.score import final_scores
from damrak.rules.setup import new_game


@kernel
def repeat_games(tables: Any, state: Any, work: Any, players: int, games: int) -> int:
    """Play whole random games, with set-up and scoring; returns the number of actions."""
    steps = 0
    for _ in range(games):
        state[0].seed[0] += 1
        new_game(tables[0], state[0], players, NOBODY)
        steps += playout(tables[0], state[0], work[0])
        final_scores(tables[0], state[0], work[0])
    return steps


@kernel
def repeat_setup(tables: Any, state: Any, players: int, times: int) -> int:
    """Set up games without playing them."""
    for _ in range(times):
        state[0].seed[0] += 1
        new_game(tables[0], state[0], players, NOBODY)
    return times


@kernel
def repeat_legal(tables: Any, states: Any, work: Any, times: int) -> int:
    """List the legal actions of one state after another."""
    done = 0
    for _ in range(times):
        for index in range(len(states)):
            done += legal_actions(tables[0], states[index], work[0]) > 0
    return done


@kernel
def repeat_observe(tables: Any, states: Any, seen: Any, times: int) -> int:
    """Observe one state after another as the seat to move."""
    done = 0
    for _ in range(times):
        for index in range(len(states)):
            if states[index].phase != OVER:
                observe(tables[0], states[index], states[index].to_move, seen[0])
                done += 1
    return done


@kernel
def repeat_copy(states: Any, copies: Any, times: int) -> int:
    """Copy one state after another."""
    done = 0
    for _ in range(times):
        for index in range(len(states)):
            copies[index] = states[index]
            done += 1
    return done
