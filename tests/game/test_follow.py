"""What a viewer knows, brought up to date by nothing but the events that it was told."""

from __future__ import annotations

import random
from itertools import product

import numpy as np
import pytest

from damrak.board import CARDS
from damrak.game.catalogue import Catalogue
from damrak.game.engine import Engine
from damrak.game.events import Event, SeenEvent, event_of
from damrak.game.kernels.events import NO_CARD, Happened, event_dtype
from damrak.game.kernels.follow import KEEP_ONE, follow, open_claims
from damrak.rules.layout import NOBODY, OVER, SETUP, Observation, Tables
from tests.support import POLICIES, new_engine, position

GAMES = list(product(("amsterdam", "lagoon"), (2, 3, 4), POLICIES))


def told(board: Catalogue, event: Event | SeenEvent, number: int) -> Happened:
    """An event as a viewer may know it, as kernels take it."""
    record: Happened = np.zeros(1, event_dtype(board.board))[0]
    record.seat, record.action = event.seat, KEEP_ONE if event.action == "keep one" else number
    record.drew = NO_CARD if event.drew is None else CARDS.index(event.drew)
    record.turned_count, record.offered_count = len(event.turned), len(event.offered)
    record.turned[: len(event.turned)] = [CARDS.index(card) for card in event.turned]
    record.offered[: len(event.offered)] = event.offered
    return record


def differences(ours: Observation, theirs: Observation) -> list[str]:
    """The fields in which two observations differ; choices at set-up are told when all are made."""
    names = [name for name in ours.dtype.names or () if name != "choice" or theirs.phase != SETUP]
    return [f"{n}: {ours[n]} {theirs[n]}" for n in names if not np.array_equal(ours[n], theirs[n])]


class Followers:
    """For each viewer an observation that only the events told to it change."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.viewers = [*range(int(engine.state.players)), NOBODY]
        self.known = {viewer: engine.observe(viewer) for viewer in self.viewers}
        self._later: dict[int, list[tuple[SeenEvent, int]]] = {
            viewer: [] for viewer in self.viewers
        }

    def hear(self, event: Event, number: int) -> None:
        """Tell everybody; at set-up all choices are told when the last is made (8.7)."""
        setup = self.engine.state.phase == SETUP
        for viewer in self.viewers:
            later = self._later[viewer]
            later.append((event.seen_by(None if viewer == NOBODY else viewer), number))
            if setup and event.seat != viewer:
                continue
            for each in [later.pop()] if setup else later:
                record = told(self.engine.catalogue, *each)
                assert follow(self._tables, self.known[viewer], record)
            self._later[viewer] = later if setup else []

    def compare(self) -> None:
        """What they know is what the rules let them observe."""
        for viewer, known in self.known.items():
            assert differences(known, self.engine.observe(viewer)) == []

    def rebuild_claims(self) -> None:
        """Forget which claims are free, and work it out from the routes."""
        for known in self.known.values():
            known.free_claims[:] = 0
            known.barred[:] = 0
            open_claims(self._tables, known)

    @property
    def _tables(self) -> Tables:
        return self.engine.catalogue.tables


@pytest.mark.parametrize(("board", "players", "policy"), GAMES)
def test_events_tell_all_that_there_is_to_observe(board: str, players: int, policy: str) -> None:
    engine, chance = new_engine(board, players, seed=9), random.Random(2)
    followers = Followers(engine)
    while engine.state.phase != OVER:
        seat = int(engine.state.to_move)
        number = POLICIES[policy](engine, engine.legal_numbers(), chance)
        words = str(engine.catalogue.action(number, engine.market()))
        made = engine.apply(number, seat)
        followers.hear(event_of(seat, words, engine, made), number)
        followers.compare()
        followers.rebuild_claims()
        followers.compare()


def test_sweeps_over_several_shuffles_are_followed() -> None:
    shuffles = set()
    for seed, players in product(range(20), (2, 3)):
        engine = position(players, market="wwpbp", deck="gww", discards="wwwwpp", hands=("bb", "g"))
        engine.state.seed[:] = seed
        followers = Followers(engine)
        made = engine.apply(2, 0)
        followers.hear(event_of(0, "draw market pink", engine, made), 2)
        for known in followers.known.values():
            known.unseen[:] = 0  # the position has fewer cards than the board
        for viewer, known in followers.known.items():
            real = engine.observe(viewer)
            real.unseen[:] = 0
            if players == 2:
                real.known[:], known.known[:] = 0, 0
            assert differences(known, real) == []
        shuffles.add(len(made))
    assert max(shuffles) > 1


def test_what_cannot_be_the_next_event_changes_nothing() -> None:
    """A client may be handed events of another game, or some that were taken back."""
    engine, chance, refused = new_engine("lagoon", 3, seed=4), random.Random(1), set()
    count = len(engine.catalogue.tables.claim_route)
    while engine.state.phase != OVER:
        known, legal = engine.observe(NOBODY), set(engine.legal_numbers())
        for number, seat in product((-1, KEEP_ONE, *range(count + 2)), range(-1, 5)):
            event = told(engine.catalogue, Event(seat, "", CARDS[0]), number)
            after = known.copy()
            done = follow(engine.catalogue.tables, after, event)
            if number in legal and seat == engine.state.to_move:
                assert done
            elif not done:
                assert after.tobytes() == known.tobytes()
                refused.add((number, seat))
        engine.apply(chance.choice(sorted(legal)), int(engine.state.to_move))
    assert len(refused) > 500
