"""A game with a bookkeeper for each viewer, who hears what that viewer is told."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

from damrak.board import CARDS
from damrak.compile.arrays import Row
from damrak.game import Game
from damrak.game.events import SeenEvent
from damrak.i18n.json_types import JsonObject
from damrak.rules.layout import ABSENT, UNKNOWN, Observation, State
from tests.support import POLICIES

from .booked_opening import Opening
from .bookkeeper import Bookkeeper

PADDED = (
    ("market", "absent_slots", ABSENT),
    ("deck_contracts", "absent_contracts", UNKNOWN),
)
Books = dict[int | None, Bookkeeper]  # by viewer; None is a spectator


def opening_of(game: Game, viewer: int | None) -> Opening:
    """What a viewer sees when all is dealt, read off the state itself."""
    state = game._engine.state
    return Opening(
        viewer=viewer,
        players=game.players,
        first_seat=int(state.first_seat),
        market=tuple([*CARDS, None][card] for card in game._engine.market()),
        discards=named(state.discards),
        hand=Counter() if viewer is None else named(state.hand[viewer]),
        offer=() if viewer is None else offered(state, viewer),
    )


def offered(state: State, seat: int) -> tuple[int, ...]:
    return tuple(int(each) for each in state.offer[seat][: state.offered[seat]])


def named(counts: Row[int]) -> Counter[str]:
    return +Counter({card: int(count) for card, count in zip(CARDS, counts, strict=True)})


def told(game: Game, viewer: int | None, heard: int) -> list[SeenEvent]:
    """What a viewer is told after so many events; its own first choice it hears before others'."""
    if heard >= game.players:
        return [event.seen_by(viewer) for event in game.all_events()[heard:]]
    return sorted(game.events(viewer), key=lambda event: event.seat != viewer)[heard:]


def follow(game: Game, play: Callable[[Game], object]) -> Iterator[Books]:
    """The books at the beginning of a game and after each action."""
    viewers: list[int | None] = [*range(game.players), None]
    books = {viewer: Bookkeeper(game.board, opening_of(game, viewer)) for viewer in viewers}
    heard = dict.fromkeys(viewers, 0)
    yield books
    while not game.is_over:
        play(game)
        for viewer, book in books.items():
            for event in told(game, viewer, heard[viewer]):
                book.hear(event)
                heard[viewer] += 1
        yield books


def style(policy: str, seed: int) -> Callable[[Game], object]:
    """Play in one of the styles; first contracts are chosen in any order (8.7)."""
    chance = random.Random(seed)

    def play(game: Game) -> object:
        number = POLICIES[policy](game._engine, game.legal_numbers(), chance)
        return game.play_number(number, chance.choice(game.waiting_for()))

    return play


def compare(seen: Observation, expected: JsonObject) -> None:
    """Every byte of an observation is accounted for."""
    shown = {name: seen[name].tolist() for name in seen.dtype.names or ()}
    assert not any(shown.pop("spare", []))
    for name, absent, rest in PADDED:  # what the board has less of than others of its shape
        places = len(shown[name]) - shown.pop(absent)
        assert shown[name][places:] == [rest] * (len(shown[name]) - places)
        del shown[name][places:]
    words = len(expected["free_claims"])
    assert not any(shown["free_claims"][words:])
    del shown["free_claims"][words:]
    assert shown.keys() == expected.keys()
    assert not {
        name: (shown[name], value) for name, value in expected.items() if shown[name] != value
    }
