"""Helpers of many tests: boards, engines, positions made by hand, and policies that play games."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

from msgspec import to_builtins
from msgspec.structs import replace

from damrak.board import Board
from damrak.board.board import SHIPPED
from damrak.game.catalogue import Catalogue, catalogue
from damrak.game.engine import Engine
from damrak.game.notation import parse_action
from damrak.rules.actions import CONTRACTS, DECK, FIRST_CLAIM, KEEP_BOTH, KEEP_FIRST
from damrak.rules.apply import take_route
from damrak.rules.layout import NOBODY, OVER

BOARDS = Path(__file__).parent / "boards"
Policy = Callable[[Engine, list[int], random.Random], int]


@cache
def board_named(name: str) -> Board:
    """A board of the package or of the tests.

    `more` is Amsterdam with another contract, `other` the same without four of the printed ones.
    """
    if name in ("more", "other"):
        return _with_another_contract(name, 4 if name == "other" else 0)
    return Board.shipped(name) if name in SHIPPED else Board.load(BOARDS / f"{name}.toml")


def _with_another_contract(name: str, without: int) -> Board:
    facts = Board.amsterdam().facts
    another = replace(facts.map.contracts[0], a="jordaan", b="blauwbrug", points=9)
    rows = (*facts.map.contracts[without:], another)
    rows = tuple(replace(row, id=number) for number, row in enumerate(rows))
    facts = replace(facts, id=name, map=replace(facts.map, contracts=rows))
    return Board.from_facts(to_builtins(facts), name)


def catalogue_named(name: str) -> Catalogue:
    return catalogue(board_named(name))


def seed_of(number: int) -> bytes:
    return number.to_bytes(32, "little")


def new_engine(board: str, players: int, seed: int, first_seat: int = NOBODY) -> Engine:
    engine = Engine(catalogue_named(board))
    engine.set_up(players, first_seat, seed_of(seed))
    return engine


def kind_of(engine: Engine, number: int) -> int:
    """The kind of an action: -1 for a market card, FIRST_CLAIM for any claim, else a fixed kind."""
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
    """Play to the end; returns the number of actions."""
    chance = random.Random(seed)
    for steps in range(most):
        if engine.state.phase == OVER:
            return steps
        number = policy(engine, engine.legal_numbers(), chance)
        engine.apply(number, int(engine.state.to_move))
    raise AssertionError("the game does not end")


def warm_up(board: str) -> None:
    """Compile the rules for a board, in the cache that all tests share."""
    play_out(new_engine(board, 2, 1), uniform, 1)


def play_some(engine: Engine, policy: str, steps: int, seed: int) -> None:
    """Play so many actions in one of the styles, or to the end."""
    chance = random.Random(seed)
    for _ in range(steps):
        if engine.state.phase != OVER:
            number = POLICIES[policy](engine, engine.legal_numbers(), chance)
            engine.apply(number, int(engine.state.to_move))


def cards(letters: str) -> list[int]:
    """Cards by their letters: pbgkro, w for wild, `.` for an empty slot."""
    return ["pbgkrow.".index(letter) for letter in letters]


@cache
def opening(board: str, players: int) -> bytes:
    """The first turn of seat 0; everybody has kept both contracts."""
    engine = new_engine(board, players, seed=1, first_seat=0)
    for seat in range(players):
        engine.apply(engine.catalogue.slots + KEEP_BOTH, seat)
    return engine.position()


def position(
    players: int = 2,
    board: str = "amsterdam",
    *,
    hands: tuple[str, ...] = (),
    market: str = "pbgkr",
    deck: str = "",
    discards: str = "",
) -> Engine:
    """A turn of seat 0 with exactly these cards; the last letter of `deck` is its top."""
    engine = Engine(catalogue_named(board))
    engine.load(opening(board, players))
    state = engine.state
    for pile in (state.hand, state.known, state.blind, state.fresh, state.discards):
        pile[...] = 0
    for seat, hand in enumerate(hands):
        for card in cards(hand):
            state.hand[seat, card] += 1
    for card in cards(discards):
        state.discards[card] += 1
    for card in cards(deck):
        state.fresh[card] += 1
    state.market[: engine.catalogue.slots] = cards(market)
    state.deck[: len(deck)] = cards(deck)
    state.deck_size = len(deck)
    return engine


def do(engine: Engine, text: str) -> None:
    """Carry out a legal action given as text."""
    number = number_of(engine, text)
    assert number in engine.legal_numbers(), text
    engine.apply(number, int(engine.state.to_move))


def number_of(engine: Engine, text: str) -> int:
    """The number of an action given as text; market cards by slot: `market 1`."""
    if text.startswith("market "):
        return int(text.split()[1]) - 1
    action = parse_action(engine.catalogue.board, text)
    return engine.catalogue.numbers[action]  # type: ignore[index]


def can(engine: Engine, text: str) -> bool:
    """Whether an action given as text is legal now."""
    return number_of(engine, text) in engine.legal_numbers()


def hand_of(engine: Engine, seat: int) -> str:
    return "".join(
        "pbgkrow"[card] * int(count) for card, count in enumerate(engine.state.hand[seat])
    )


def market_of(engine: Engine) -> str:
    return "".join("pbgkrow."[card] for card in engine.market())


def give_route(engine: Engine, seat: int, *routes: int) -> None:
    """Give a seat these routes as if it had claimed them, with points, carts and merchandise."""
    tables, state = engine.catalogue.tables, engine.state
    for route in routes:
        take_route(tables, state, seat, route)
        state.carts[seat] -= tables.route_length[route]
        state.score[seat] += tables.route_points[route]
        if tables.route_carts[route]:
            state.merchandise[seat] += 1
            state.merchandise_left -= 1
