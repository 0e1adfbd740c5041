"""How long a board waits for its first uses: a game, bots, a batch for learners.

`python bench/boards.py --without 1` takes Amsterdam without its last contract. Run it with an empty
cache (`DAMRAK_CACHE=$(mktemp -d)`); seconds are processor time of this process.
"""

from __future__ import annotations

import argparse
import json
import time

import numpy as np
from msgspec import to_builtins
from msgspec.structs import replace

from damrak.board import Board
from damrak.bots import bot_named
from damrak.compile import code_in_use
from damrak.envs.games import Games
from damrak.game.game import Game

BOTS = ("planner", "merchant", "search@60")


def smaller(without: int) -> Board:
    """Amsterdam without its last contracts."""
    facts = Board.amsterdam().facts
    kept = facts.map.contracts[: len(facts.map.contracts) - without]
    return Board.from_facts(to_builtins(replace(facts, map=replace(facts.map, contracts=kept))))


def first_uses(board: Board) -> dict[str, float]:
    """Seconds of each, in this order."""
    marks = [time.process_time()]
    game = Game.new(2, 1, board=board)
    for seat in range(2):
        game.play("keep both", seat=seat)
    game.play("draw deck")
    seen = game.observation(game.to_move or 0)
    marks.append(time.process_time())
    for name in BOTS:
        bot_named(name, board, 1).choose(seen)
        marks.append(time.process_time())
    Games(16, 2, board=board).step_randomly(2)
    marks.append(time.process_time())
    names = ("game", *BOTS, "batch")
    return dict(zip(names, np.diff(marks).round(2).tolist(), strict=True))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--without", type=int, default=1, help="contracts fewer than Amsterdam")
    told = first_uses(smaller(parser.parse_args().without))
    print(json.dumps({"code": code_in_use(), **told, "all": round(sum(told.values()), 2)}))
