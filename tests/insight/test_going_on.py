"""How turns go on within a decision: the master's net, asked once for what looks the same."""

from __future__ import annotations

import numpy as np

from damrak.bots.kernels.net import Net, NetBuffers, choose_net_entry, net_buffers_dtype
from damrak.bots.kernels.plan_buffers import Work, bot_work_dtype
from damrak.bots.running.net_files import MASTER, loaded
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.game import Game
from damrak.insight.kernels.going_on import go_on
from damrak.insight.kernels.judgement import ASKED, Judgement, judgement_dtype
from damrak.rules.layout import OFFER, SECOND, Observation, Tables
from tests.insight.games import record_of


@kernel
def go_on_entry(
    tables: Row[Tables],
    seen: Row[Observation],
    work: Row[Work],
    net: Row[Net],
    buffers: Row[NetBuffers],
    judgement: Row[Judgement],
) -> int:
    """`go_on`, called from Python."""
    return go_on(tables[0], seen[0], work[0], net[0], buffers[0], judgement[0])


def middles(players: int, seed: int) -> list[Observation]:
    """What seats see in the middle of their turns."""
    record = record_of(players, seed)
    game, found = Game.replay(record, 0), []
    for event in record.actions:
        seen = game.observation(event.seat)
        if SECOND <= seen.phase <= OFFER:
            found.append(seen)
        game.play_number(game.number_of(event.action, event.seat), event.seat)
    return found


def test_the_net_is_asked_once_for_what_looks_the_same() -> None:
    sights = middles(2, 1) + middles(3, 2) + middles(4, 3)
    made = Game.new(2, 1).catalogue
    net = loaded(MASTER, made.board)
    seen, work = np.zeros(1, made.observation_dtype), np.zeros(1, bot_work_dtype(made.board))
    buffers = np.zeros(1, net_buffers_dtype(made.board, net["block"].shape[3]))
    judgement = np.zeros(1, judgement_dtype(made.board))

    def chosen(sight: Observation) -> int:
        seen[0] = sight
        return int(go_on_entry(made.table_array, seen, work, net, buffers, judgement))

    liked = []
    for sight in sights:
        seen[0] = sight
        liked.append(int(choose_net_entry(made.table_array, seen, work, net, buffers)))
    assert [chosen(sight) for sight in sights] == liked
    assert judgement["asked"][0] == ASKED < len(sights)  # there is no room for more
    assert len(set(liked)) > 3

    judgement["asked"] = 0
    assert [chosen(sights[0]) for _ in range(3)] == [liked[0]] * 3
    assert judgement["asked"][0] == 1
    judgement["asked_choice"][0, 0] = -9  # what is remembered is not thought of again
    assert chosen(sights[0]) == -9
    seen_otherwise = sights[0].copy()
    seen_otherwise.turns_left = 1
    assert chosen(seen_otherwise) != -9
