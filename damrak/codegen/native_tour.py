"""Does once what people do with the package, to find out which kernels Python calls, and how."""

from __future__ import annotations

import contextlib

import numpy as np

from damrak.arena.lab import Sample, tally_sample
from damrak.arena.series import play_matches
from damrak.benchmarks.kernels import (
    repeat_copy,
    repeat_games,
    repeat_legal,
    repeat_observe,
    repeat_setup,
)
from damrak.bots.budget import Budget
from damrak.bots.external.protocol import choose_of
from damrak.bots.external.referee import Refereed
from damrak.bots.kernels.dispatch import NAMES
from damrak.bots.running.guided_bot import GuidedBot
from damrak.bots.running.registry import bot_named
from damrak.bots.running.searcher import SearchBot
from damrak.data.reading import read_actions
from damrak.data.replaying import replay_records, replay_slowly
from damrak.data.writers import spell_bytes
from damrak.envs.games import Games, IllegalActions
from damrak.envs.openspiel import DamrakGame
from damrak.envs.single_game import OneGame
from damrak.game.catalogue import amsterdam, catalogue
from damrak.game.game import Game
from damrak.insight.analysis import analyse
from damrak.insight.chances import Chances
from damrak.insight.coach import Coach
from damrak.insight.judge import Judge
from damrak.insight.players import skim
from damrak.train.features import GamesHints

BOTS = (*NAMES, "net", "search@60", "guided@8")
BY_STEPS = Budget(64, 3_600_000)  # the steps of a search in time, however slow the code is now
PLAYERS = (2, 3, 4)


def take_tour() -> None:
    """Everything once or a few times."""
    for players in PLAYERS:
        play_at_a_table(players)
        learn(players)
        play_in_the_arena(players)
    play_in_openspiel()
    export_games()
    measure()


def play_at_a_table(players: int) -> None:
    """A game with all bots, refusals and hints; then look at it."""
    board = amsterdam()
    made = catalogue(board)
    game, coach, judge = Game.new(players, 0), Coach(made), Judge(made)
    searchers = [kind(made, 1, BY_STEPS) for kind in (SearchBot, GuidedBot)]
    bots = {name: Refereed(bot_named(name, board, 1), board, 1) for name in BOTS}
    for seat in range(players):
        game.play("keep both", seat=seat)
    turn = 0
    while not game.is_over:
        seat = game.to_move or 0
        seen = game.observation(seat)
        game.view(seat)
        for name in BOTS if turn % 9 == 0 else ("planner",):
            action = bots[name].choose(seen)
        if turn % 9 == 0:
            coach.hint(seen)
            judge.weigh(seen)
            choose_of(made, seen)
            for searcher in searchers:
                searcher.choose(seen)
            refuse(game)
        game.play_number(action)
        turn += 1
    game.outcome()
    analyse(game.record())
    skim(game.record(), "tour")
    Game.replay(game.record()).verify()


def refuse(game: Game) -> None:
    """Ask for actions, most of which are refused."""
    for action in ("pass", "keep both", "draw deck"):
        game.why_not(action)
    for route in game.board.routes:
        game.why_not(f"claim {route.a} {route.b}")


def learn(players: int) -> None:
    """Games one by one and many at once."""
    one = OneGame(players, opponents=["planner"] * (players - 1))
    one.begin(bytes(32))
    while not one.is_over:
        action = int(np.flatnonzero(one.observe(0)["action_mask"])[0])
        one.step(action)
    one.view(0)
    games = Games(4, players)
    games.step_randomly(8)
    with contextlib.suppress(IllegalActions):
        games.step(np.full(4, -1))
    GamesHints(games).fill()
    Chances(catalogue(games.board)).of(games.states[0])


def play_in_the_arena(players: int) -> None:
    """Games of compiled bots, games with a bot in Python, and the lab."""
    made = catalogue(amsterdam())
    for bot in ("random", "net"):
        play_matches(made, [[bot] * players], 1, [0])
    tally_sample(Sample(made.board, "random", players, 1, 2))


def play_in_openspiel() -> None:
    """A game with chance, tensors and a resampled state."""
    state = DamrakGame({"players": 2}).new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0] if not state.is_chance_node() else 7)
        if not state.is_chance_node() and not state.is_terminal():
            state.information_state_tensor(0)
    state.returns()
    begun = DamrakGame({"players": 2}).new_initial_state()
    for byte in range(32):
        begun.apply_action(byte)
    begun.resample_from_infostate(0, lambda: 0.5)


def export_games() -> None:
    """Records as tables: many at once, and one of earlier rules."""
    game = Game.new(2, 0)
    game.play("keep both", seat=0)
    made = catalogue(game.board)
    read = read_actions(made, "tour", game.record())
    replay_slowly(made, read, observations=True)
    spell_bytes(replay_records(made, [read], observations=True).observations)


def measure() -> None:
    """What `damrak bench` measures."""
    made = catalogue(amsterdam())
    state = np.zeros(1, made.state_dtype)
    work, seen = np.zeros(1, made.work_dtype), np.zeros(1, made.observation_dtype)
    for players in PLAYERS:
        repeat_games(made.table_array, state, work, players, 1)
    repeat_setup(made.table_array, state, 4, 1)
    repeat_legal(made.table_array, state, work, 1)
    repeat_observe(made.table_array, state, seen, 1)
    repeat_copy(state, state.copy(), 1)
