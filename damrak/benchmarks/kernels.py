"""Compiled loops for `damrak bench`: each repeats one operation and returns how often."""

from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.rules.layout import NOBODY, OVER, Observation, State, Tables, Work
from damrak.rules.legal import legal_actions
from damrak.rules.observe import observe
from damrak.rules.playout import playout
from damrak.rules.score import final_scores
from damrak.rules.setup import new_game


@kernel
def repeat_games(
    tables: Row[Tables], state: Row[State], work: Row[Work], players: int, games: int
) -> int:
    """Play whole random games, with set-up and scoring; returns the number of actions."""
    steps = 0
    for _ in range(games):
        state[0].seed[0] += 1
        new_game(tables[0], state[0], players, NOBODY)
        steps += playout(tables[0], state[0], work[0])
        final_scores(tables[0], state[0], work[0])
    return steps


@kernel
def repeat_setup(tables: Row[Tables], state: Row[State], players: int, times: int) -> int:
    """Set up games without playing them."""
    for _ in range(times):
        state[0].seed[0] += 1
        new_game(tables[0], state[0], players, NOBODY)
    return times


@kernel
def repeat_legal(tables: Row[Tables], states: Row[State], work: Row[Work], times: int) -> int:
    """List the legal actions of one state after another."""
    done = 0
    for _ in range(times):
        for index in range(len(states)):
            done += legal_actions(tables[0], states[index], work[0]) > 0
    return done


@kernel
def repeat_observe(
    tables: Row[Tables], states: Row[State], seen: Row[Observation], times: int
) -> int:
    """Observe one state after another as the seat to move."""
    done = 0
    for _ in range(times):
        for index in range(len(states)):
            if states[index].phase != OVER:
                observe(tables[0], states[index], states[index].to_move, seen[0])
                done += 1
    return done


@kernel
def repeat_copy(states: Row[State], copies: Row[State], times: int) -> int:
    """Copy one state after another."""
    done = 0
    for _ in range(times):
        for index in range(len(states)):
            copies[index] = states[index]
            done += 1
    return done
