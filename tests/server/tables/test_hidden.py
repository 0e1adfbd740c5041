"""R16: what the server sends does not depend on what the receiver may not know."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
import structlog

from damrak.game.errors import GameError
from damrak.game.game import Game
from damrak.i18n.json_types import Json
from damrak.rules.layout import NOBODY
from damrak.rules.resample import resample
from damrak.server.errors import problem_of
from tests.server.local import LocalTable
from tests.server.remote import serving, settings_in
from tests.server.scale import number

QUESTIONS = ["draw deck", "draw market wild", "contracts", "keep 1", "keep both", "pass"]
QUESTIONS += ["claim dam oude-kerk", "claim dam oude-kerk pink*2", "claim waag oude-waal wild*1"]
NUMBERS = [0, 4, 5, 6, 7, 8, 9, 10, 11, 40, 200, 4000]


def dealt_anew(game: Game, viewer: int | None, seed: int) -> np.ndarray:
    """A state that differs only in what the viewer may not know."""
    made = game.catalogue
    work, anew = np.zeros(1, made.work_dtype), np.zeros(1, made.state_dtype)
    work[0].random = seed
    seen = game.observation(viewer)
    resample(made.tables, seen, work[0], anew[0])
    return anew


def refusals(local: LocalTable, seat: int) -> list[object]:
    """The answers to commands that are refused; legal ones are left out."""
    found: list[object] = []
    turn = local.table.turn_of(seat)
    actions: list[str | int] = [*QUESTIONS, *NUMBERS]
    for action in actions:
        before = local.table.sequence
        legal = local.table.game is not None and seat in local.table.waiting_for()
        if legal and not local.table.started_game().why_not(_text(local, action), seat):
            found.append("legal")
            continue
        try:
            local.do("play", seat, turn=turn, action=action)
        except GameError as error:
            found.append(problem_of(error))
        assert local.table.sequence == before
    return found


def _text(local: LocalTable, action: str | int) -> Json:
    game = local.table.started_game()
    if isinstance(action, str):
        return action
    return game.catalogue.actions.get(action, f"draw market {action + 1}")


def sent(local: LocalTable, viewer: int | None) -> bytes:
    """Everything that a viewer can be sent at this moment."""
    seats = () if viewer is None else (viewer,)
    whole = local.update(*seats)
    late = local.update(*seats, since=whole.sequence - 2)
    asked = refusals(local, viewer) if viewer is not None else []
    return msgspec.json.encode([whole, late, asked])


def moments(seed: int) -> Iterator[LocalTable]:
    """A random game after each of its actions, set-up left out."""
    kinds = ("person",) * (2 + seed % 3)
    clock = {"kind": "total", "seconds": 600, "increment": 5}
    local, chance = LocalTable(*kinds, seed=seed, clock=clock).start(), random.Random(seed)
    game = local.table.started_game()
    while local.table.state.phase == "playing":
        seat = chance.choice(local.table.waiting_for())
        local.play(seat, chance.choice(game.legal_numbers(seat)))
        if not local.table.in_setup and local.table.state.phase == "playing":
            yield local


def test_what_a_viewer_is_sent_does_not_depend_on_what_is_hidden() -> None:
    compared = changed = 0
    for seed in range(number("R16 games", 4, 12, 130)):
        for moment, local in enumerate(moments(seed)):
            if moment % 3:
                continue
            game = local.table.started_game()
            state = game._engine._state
            for viewer in (*range(game.players), None):
                before, real = sent(local, viewer), state.copy()
                state[:] = dealt_anew(game, viewer, moment)
                changed += real.tobytes() != state.tobytes()
                assert sent(local, viewer) == before
                state[:] = real
                compared += 1
    assert compared > 300
    assert changed > 0.9 * compared


def test_during_setup_nothing_reveals_another_seats_choice() -> None:
    """8.7: neither what another seat has kept, nor whether it has chosen."""
    for chooses in ("keep 1", "keep 2", "keep both", None):
        local = LocalTable("person", "person", "person").start()
        if chooses:
            local.play(1, chooses)
        told = [sent(local, viewer) for viewer in (0, 2, None)]
        if chooses == "keep 1":
            first = told
        assert told == first


async def test_http_sockets_logs_and_metrics_reveal_nothing_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same for a running server: answers, updates, logs and metrics."""
    monkeypatch.setattr("damrak.server.refusals.SUMMARY_SECONDS", 10**9)
    settings = settings_in(tmp_path, messages=10_000, address_requests=10**6)
    async with serving(settings) as server:
        table = await server.create("person", "person", first_seat=0)
        await table.start()
        for seat in (0, 1):
            await table.do("play", seat, turn=0, action="keep 1")
        game = server.registry.rooms[table.code].table.game
        state, chance = game._engine._state, random.Random(3)
        for number in range(25):
            update = await table.look(table.tokens[game.to_move])
            hand = update["hands"][0]
            action = chance.choice(hand["legal"])
            turn = {"seat": hand["seat"], "turn": hand["turn"]}
            await table.do("play", action=action, **turn)
            for viewer in (0, 1, None):
                token = table.invite if viewer is None else table.tokens[viewer]
                before, real = await channels(table, token, viewer), state.copy()
                state[:] = dealt_anew(game, viewer, number)
                assert await channels(table, token, viewer) == before
                state[:] = real


async def channels(table: Any, token: str, viewer: int | None) -> list[bytes]:
    """What one viewer gets through every channel, without times and counts."""
    path, held = f"/api/tables/{table.code}", {"authorization": f"Bearer {token}"}
    client = table.server.client
    table.server.registry.refusals._counts.clear()  # repeated refusals are logged in one line
    answers = [await client.get(path, headers=held)]
    answers.append(await client.get(f"{path}/games/1/record", headers=held))
    answers.append(await client.get(f"/api/tables?code={table.code}", headers=held))
    with structlog.testing.capture_logs() as logged:
        for action in ("contracts", "claim dam oude-kerk", 200):
            command = {"type": "play", "id": "a-question", "seat": viewer or 0, "turn": 0}
            command["action"] = action
            answers.append(await client.post(f"{path}/commands", json=command, headers=held))
    async with table.socket(token) as socket:
        update = await socket.get("update")
    figures = (await client.get("/metrics")).text
    names = re.findall(r"^(\w+(?:\{[^}]*\})?) ", figures, re.M)
    shown = [timeless(answer.content) for answer in answers]
    return [*shown, timeless(msgspec.json.encode(update)), repr((logged, names)).encode()]


def timeless(content: bytes) -> bytes:
    return re.sub(rb'"now":\d+', b'"now":0', content)


def test_a_spectator_sees_no_hand() -> None:
    local = LocalTable("person", "person").begin()
    hand = local.update().hands[0]
    assert (hand.seat, hand.view.viewer, hand.view.hand, hand.view.contracts) == (
        None,
        None,
        {},
        (),
    )
    assert local.table.started_game().observation(None).viewer == NOBODY
    assert not any(seat.known for seat in hand.view.seats)
