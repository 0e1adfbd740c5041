"""What many tests need: the two boards, a bare engine, and ways of choosing that differ."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

from damrak.board import Board
from damrak.game.catalogue import Catalogue, catalogue
from damrak.game.engine import Engine
from damrak.rules.actions import CONTRACTS, DECK, FIRST_CLAIM, KEEP_BOTH, KEEP_FIRST
from damrak.rules.layout import NOBODY, OVER

BOARDS = Path(__file__).parent / "boards"
Policy = Callable[[Engine, list[int], random.Random], int]


@cache
def board_named(name: str) -> Board:
    return Board.amsterdam() if name == "amsterdam" else Board.load(BOARDS / f"{name}.toml")


def catalogue_named(name: str) -> Catalogue:
    return catalogue(board_named(name))


def seed_of(number: int) -> bytes:
    return number.to_bytes(32, "little")


def new_engine(board: str, players: int, seed: int, first_seat: int = NOBODY) -> Engine:
    engine = Engine(catalogue_named(board))
    engine.set_up(players, first_seat, seed_of(seed))
    return engine


def kind_of(engine: Engine, number: int) -> int:
    """-1 for a market card, else the fixed kind, FIRST_CLAIM for any claim."""
    return min(max(number - engine.catalogue.slots, -1), FIRST_CLAIM)


def uniform(engine: Engine, legal: list[int], chance: random.Random) -> int:
    return chance.choice(legal)


def by_kind(engine: Engine, legal: list[int], chance: random.Random) -> int:
    kind = chance.choice(sorted({kind_of(engine, number) for number in legal}))
    return chance.choice([number for number in legal if kind_of(engine, number) == kind])


def _prefer(*kinds: int) -> Policy:
    def choose(engine: Engine, legal: list[int], chance: random.Random) -> int:
        for kind in kinds:
            liked = [number for number in legal if kind_of(engine, number) == kind]
            if liked and chance.random() < 0.95:
                return chance.choice(liked)
        return chance.choice(legal)

    return choose


hoard = _prefer(DECK, -1)  # empties deck and discards, ends in passes or late claims
collect = _prefer(CONTRACTS, KEEP_BOTH, FIRST_CLAIM)  # empties the contract deck
build = _prefer(FIRST_CLAIM, -1, KEEP_FIRST)  # quick games, many claims

POLICIES: dict[str, Policy] = {
    "uniform": uniform,
    "by_kind": by_kind,
    "hoard": hoard,
    "collect": collect,
    "build": build,
}


def play_out(engine: Engine, policy: Policy, seed: int, most: int = 5000) -> int:
    """Play to the end; how many actions."""
    chance = random.Random(seed)
    for steps in range(most):
        if engine.state.phase == OVER:
            return steps
        number = policy(engine, engine.legal_numbers(), chance)
        engine.apply(number, int(engine.state.to_move))
    raise AssertionError("the game does not end")
