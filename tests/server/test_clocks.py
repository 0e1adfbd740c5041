"""Clocks: time when no server was there is nobody's, and all processes agree on what is left."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from damrak.server.errors import Refusal
from damrak.server.live.registry import House
from damrak.server.protocol import AnyCommand, Update
from damrak.server.storage.store import Job
from damrak.server.tables.log import Woken
from damrak.server.web.app import open_house
from tests.server.live import run, settings_in
from tests.server.tables import OWNER, Room, creation, new_id, token_of

TOTAL = {"kind": "total", "seconds": 600, "increment": 5}
PER_MOVE = {"kind": "move", "seconds": 60}
HOUR = 3_600_000


class Stopped:
    """A clock that stands where it is put."""

    def __init__(self, now: int) -> None:
        self.time = self.started = now

    def now(self) -> int:
        return self.time


async def house_at(folder: Path, now: int) -> House:
    """A server that was started at this time."""
    house = await open_house(settings_in(folder))
    house.clock = Stopped(now)  # type: ignore[assignment]
    house.since = now
    return house


async def do(house: House, code: str, kind: str, seat: int | None = None, **fields: Any) -> None:
    named = {} if seat is None else {"seat": seat}
    content = {"type": kind, "id": new_id(), **named, **fields}
    token = OWNER if seat is None else token_of(seat)
    await house.do(code, msgspec.convert(content, AnyCommand), [token])


async def begin(house: House, clock: dict[str, Any], owner: str = OWNER) -> str:
    """A game of two people in which the first is to move."""
    table = creation("person", "person", first_seat=0, clock=clock)
    code = await house.create(msgspec.structs.replace(table, owner=owner))
    for seat in (0, 1):
        await do(house, code, "ready", seat, ready=True)
    start = {"type": "start", "id": new_id()}
    await house.do(code, msgspec.convert(start, AnyCommand), [owner])
    for seat in (0, 1):
        await do(house, code, "play", seat, turn=0, action="keep both")
    return code


def left(update: Update) -> list[int]:
    return [clock.left_ms for clock in update.clocks]


def kinds(update: Update) -> list[str]:
    return [each.kind for each in update.happened]


@pytest.mark.parametrize("clock", [TOTAL, PER_MOVE])
def test_the_time_without_a_server_is_not_charged(tmp_path: Path, clock: dict[str, Any]) -> None:
    async def test() -> None:
        house = await house_at(tmp_path, HOUR)
        code = await begin(house, clock)
        await house.stop()
        again = await house_at(tmp_path, 10 * HOUR)
        again.clock.time += 20_000  # type: ignore[attr-defined]
        update = await again.look(code, [token_of(1)])
        whole = clock["seconds"] * 1000
        assert left(update) == [whole - 20_000, whole]
        assert kinds(update).count("woken") == 1
        assert kinds(await again.look(code, [token_of(0)])) == kinds(update)
        await do(again, code, "play", 0, turn=2, action="draw deck")
        await do(again, code, "play", 0, turn=3, action="draw deck")
        charged = left(await again.look(code, [token_of(1)]))
        await again.stop()
        later = await house_at(tmp_path, 11 * HOUR)
        found = await later.store.load(code)
        assert found is not None
        await later.stop()
        fresh = Room.of(found[0], 11 * HOUR)  # from the log alone
        fresh.table.add(Woken(at=11 * HOUR))
        assert left(fresh.update(1)) == charged

    run(test())


def full_disk(house: House) -> Callable[[], None]:
    """Let nothing be stored until the answer is called."""
    real = house.store.append

    async def refuse(_: Job) -> None:
        raise Refusal("storage-unavailable")

    setattr(house.store, "append", refuse)  # noqa: B010 - for the type checker
    return lambda: setattr(house.store, "append", real)


@pytest.mark.parametrize("clock", [TOTAL, PER_MOVE])
def test_the_time_when_nothing_can_be_stored_is_not_charged(
    tmp_path: Path, clock: dict[str, Any]
) -> None:
    async def test() -> None:
        house = await house_at(tmp_path, HOUR)
        code, other = await begin(house, clock), await begin(house, clock, token_of("other"))
        mend = full_disk(house)
        with pytest.raises(Refusal):
            await do(house, code, "play", 0, turn=2, action="draw deck")
        house.clock.time += HOUR  # type: ignore[attr-defined]
        with pytest.raises(Refusal):
            await do(house, code, "play", 0, turn=2, action="draw deck")
        mend()
        await do(house, code, "play", 0, turn=2, action="draw deck")
        update = await house.look(code, [token_of(0)])
        whole = clock["seconds"] * 1000
        assert left(update) == [whole + clock.get("increment", 0) * 1000, whole]
        assert kinds(update)[-2:] == ["woken", "played"]
        assert left(await house.look(other, [token_of(0)])) == [whole, whole]
        await house.stop()

    run(test())


def test_nobody_plays_for_one_whose_time_ran_out_while_nothing_could_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("damrak.server.live.autoplay.RETRY_SECONDS", 0.01)

    async def test() -> None:
        house = await house_at(tmp_path, HOUR)
        code = await begin(house, PER_MOVE)
        mend = full_disk(house)
        house.clock.time += HOUR  # type: ignore[attr-defined]
        house.tables[code].changed.set()
        while not house.is_down:
            await asyncio.sleep(0.01)
        house.clock.time += HOUR  # type: ignore[attr-defined]
        await asyncio.sleep(0.1)
        mend()
        while house.is_down:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        update = await house.look(code, [token_of(0)])
        assert kinds(update)[-1] == "woken"
        assert left(update) == [60_000, 60_000]
        await house.stop()

    run(test())


def test_two_servers_agree_on_what_is_left(tmp_path: Path) -> None:
    async def test() -> None:
        first = await house_at(tmp_path, HOUR)
        code = await begin(first, TOTAL)
        await first.stop()
        houses = [await house_at(tmp_path, 2 * HOUR), await house_at(tmp_path, 2 * HOUR)]
        updates = [await house.look(code, [token_of(0)]) for house in houses]
        assert left(updates[0]) == left(updates[1]) == [600_000, 600_000]
        assert kinds(updates[0]) == kinds(updates[1])
        assert kinds(updates[0]).count("woken") == 1
        for house in houses:
            await house.stop()

    run(test())


def test_nothing_is_said_where_no_clock_of_a_person_runs(tmp_path: Path) -> None:
    async def test() -> None:
        first = await house_at(tmp_path, HOUR)
        codes = [await begin(first, {"kind": "none"})]
        lobby = creation("person", "person", first_seat=0, clock=TOTAL)
        codes.append(await first.create(msgspec.structs.replace(lobby, owner=token_of("other"))))
        await first.stop()
        again = await house_at(tmp_path, 2 * HOUR)
        for code in codes:
            assert "woken" not in kinds(await again.look(code, [token_of(0)]))
        await again.stop()

    run(test())


def test_a_woken_table_is_the_same_from_its_log_alone() -> None:
    room, chance = Room("person", "person", clock=TOTAL).begin(), random.Random(3)
    game = room.table.game
    assert game is not None
    for _ in range(10):
        room.now += HOUR
        room.table.add(Woken(at=room.now))
        room.now += chance.randrange(10_000)
        seat = room.table.waiting_for()[0]
        room.play(seat, chance.choice(game.legal_numbers(seat)))
    assert min(left(room.update())) > 500_000
    whole = msgspec.msgpack.encode(room.table.snapshot())
    assert msgspec.msgpack.encode(room.reloaded().snapshot()) == whole
