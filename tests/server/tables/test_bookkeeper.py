"""What the server sends a viewer is what a bookkeeper makes of the events it sent before."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from damrak.i18n.json_types import Json
from damrak.server.protocol import Update
from tests.reference.booked_opening import Opening
from tests.reference.bookkeeper import Bookkeeper
from tests.server.local import LocalTable
from tests.support import POLICIES


class Listener:
    """A seat or a spectator that reads messages, each with what happened since the last."""

    def __init__(self, room: LocalTable, viewer: int | None) -> None:
        self.viewer, self.seats = viewer, () if viewer is None else (viewer,)
        first = room.update(*self.seats)
        self.since, self.heard = first.sequence, list[Json]()
        self.board, self.opening = room.table.started_game().board, opening_of(first, viewer)
        self.book = Bookkeeper(self.board, self.opening)
        self.compare(first)

    def listen(self, room: LocalTable) -> None:
        update = room.update(*self.seats, since=self.since)
        self.since = update.sequence
        for thing in update.happened:
            if thing.event is not None:
                self.heard.append(thing.event)
                self.book.hear(thing.event)
            elif thing.kind == "undone":
                self.forget(int(thing.count or 0))
        self.compare(update)

    def forget(self, count: int) -> None:
        """Actions were taken back: as if they had never been told."""
        del self.heard[-count:]
        self.book = Bookkeeper(self.board, self.opening)
        for event in self.heard:
            self.book.hear(event)

    def compare(self, update: Update) -> None:
        (hand,) = update.hands
        assert hand.seat == self.viewer
        assert msgspec.json.decode(msgspec.json.encode(hand.view)) == self.book.view()


def opening_of(update: Update, viewer: int | None) -> Opening:
    view = update.hands[0].view
    return Opening(
        viewer=viewer,
        players=view.players,
        first_seat=view.first_seat,
        market=view.market,
        discards=Counter(view.discards),
        hand=Counter(view.hand),
        offer=tuple(contract.id for contract in view.offer),
    )


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_message_shows_what_was_told(players: int, policy: str) -> None:
    room, chance = LocalTable(*["person"] * players, seed=players).start(), random.Random(players)
    game = room.table.started_game()
    listeners = [Listener(room, viewer) for viewer in (*range(players), None)]
    taken_back = 0
    while room.table.state.phase == "playing":
        seat = chance.choice(room.table.waiting_for())
        room.play(seat, POLICIES[policy](game._engine, game.legal_numbers(seat), chance))
        for listener in listeners:
            listener.listen(room)
        if chance.random() < 0.4 and room.update(seat).hands[0].undo == "free":
            room.do("undo", seat, turn=room.table.turn_of(seat))
            taken_back += 1
            for listener in listeners:
                listener.listen(room)
    assert taken_back or policy == "hoard"
