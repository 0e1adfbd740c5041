"""Clocks do not run while no server runs or nothing can be stored, and all processes agree."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from damrak.i18n.json_types import Json, JsonObject
from damrak.server.errors import RefusedError
from damrak.server.live.registry import Registry
from damrak.server.live.start import start_registry
from damrak.server.protocol import AnyCommand, Update
from damrak.server.storage.store import Job
from damrak.server.tables.log import Woken
from damrak.server.tables.turns import next_turn
from tests.server.local import OWNER, LocalTable, creation, new_id, token_of
from tests.server.remote import settings_in

TOTAL = {"kind": "total", "seconds": 600, "increment": 5}
PER_MOVE = {"kind": "move", "seconds": 60}
HOUR = 3_600_000


class Stopped:
    """A clock that the test sets."""

    def __init__(self, now: int) -> None:
        self.time = self.started = now

    def now(self) -> int:
        return self.time


async def registry_at(folder: Path, now: int) -> Registry:
    """A server that was started at this time."""
    registry = await start_registry(settings_in(folder))
    registry.clock = Stopped(now)  # type: ignore[assignment]
    registry.since = now
    return registry


async def do(
    registry: Registry, code: str, kind: str, seat: int | None = None, **fields: Json
) -> None:
    named = {} if seat is None else {"seat": seat}
    content = {"type": kind, "id": new_id(), **named, **fields}
    token = OWNER if seat is None else token_of(seat)
    await registry.do(code, msgspec.convert(content, AnyCommand), [token])


async def begin(registry: Registry, clock: JsonObject, owner: str = OWNER) -> str:
    """A game of two people in which the first is to move."""
    table = creation("person", "person", first_seat=0, clock=clock)
    code = await registry.create(msgspec.structs.replace(table, owner=owner))
    for seat in (0, 1):
        await do(registry, code, "ready", seat, ready=True)
    start = {"type": "start", "id": new_id()}
    await registry.do(code, msgspec.convert(start, AnyCommand), [owner])
    for seat in (0, 1):
        await do(registry, code, "play", seat, turn=0, action="keep both")
    return code


def left(update: Update) -> list[int]:
    return [clock.left_ms for clock in update.clocks]


def kinds(update: Update) -> list[str]:
    return [each.kind for each in update.happened]


@pytest.mark.parametrize("clock", [TOTAL, PER_MOVE])
async def test_the_time_without_a_server_is_not_charged(tmp_path: Path, clock: JsonObject) -> None:
    registry = await registry_at(tmp_path, HOUR)
    code = await begin(registry, clock)
    await registry.stop()
    again = await registry_at(tmp_path, 10 * HOUR)
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
    later = await registry_at(tmp_path, 11 * HOUR)
    found = await later.store.load(code)
    assert found is not None
    await later.stop()
    fresh = LocalTable.of(found[0], 11 * HOUR)  # from the log alone
    fresh.table.add(Woken(at=11 * HOUR))
    assert left(fresh.update(1)) == charged


class FullDisk:
    """Lets nothing be stored until it is mended, and counts the attempts."""

    def __init__(self, registry: Registry) -> None:
        self._store, self._real, self.attempts = registry.store, registry.store.append, 0
        setattr(self._store, "append", self._refuse)  # noqa: B010 - for the type checker

    async def _refuse(self, _: Job) -> None:
        self.attempts += 1
        raise RefusedError("storage-unavailable")

    def mend(self) -> None:
        setattr(self._store, "append", self._real)  # noqa: B010 - for the type checker


@pytest.mark.parametrize("clock", [TOTAL, PER_MOVE])
async def test_the_time_while_storage_fails_is_not_charged(
    tmp_path: Path, clock: JsonObject
) -> None:
    registry = await registry_at(tmp_path, HOUR)
    code, other = await begin(registry, clock), await begin(registry, clock, token_of("other"))
    disk = FullDisk(registry)
    with pytest.raises(RefusedError):
        await do(registry, code, "play", 0, turn=2, action="draw deck")
    registry.clock.time += HOUR  # type: ignore[attr-defined]
    with pytest.raises(RefusedError):
        await do(registry, code, "play", 0, turn=2, action="draw deck")
    disk.mend()
    await do(registry, code, "play", 0, turn=2, action="draw deck")
    update = await registry.look(code, [token_of(0)])
    whole = clock["seconds"] * 1000
    assert left(update) == [whole + clock.get("increment", 0) * 1000, whole]
    assert kinds(update)[-2:] == ["woken", "played"]
    assert left(await registry.look(other, [token_of(0)])) == [whole, whole]
    await registry.stop()


async def test_no_bot_plays_for_a_clock_that_ran_out_while_storage_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("damrak.server.live.autoplay.RETRY_SECONDS", 0.01)

    registry = await registry_at(tmp_path, HOUR)
    code = await begin(registry, PER_MOVE)
    disk = FullDisk(registry)
    registry.clock.time += HOUR  # type: ignore[attr-defined]
    registry.rooms[code].changed.set()
    while disk.attempts < 2:
        await asyncio.sleep(0.01)
    assert registry.is_down
    registry.clock.time += HOUR  # type: ignore[attr-defined]
    disk.mend()
    while registry.is_down:
        await asyncio.sleep(0.01)
    update = await registry.look(code, [token_of(0)])
    assert kinds(update)[-1] == "woken"
    assert left(update) == [60_000, 60_000]
    table = registry.rooms[code].table
    assert table is not None
    due = next_turn(table, registry.clock.now(), 0)
    assert due is not None
    assert due.wait_ms == 60_000  # nothing is played before
    await registry.stop()


async def test_two_servers_agree_on_what_is_left(tmp_path: Path) -> None:
    first = await registry_at(tmp_path, HOUR)
    code = await begin(first, TOTAL)
    await first.stop()
    registries = [await registry_at(tmp_path, 2 * HOUR), await registry_at(tmp_path, 2 * HOUR)]
    updates = [await registry.look(code, [token_of(0)]) for registry in registries]
    assert left(updates[0]) == left(updates[1]) == [600_000, 600_000]
    assert kinds(updates[0]) == kinds(updates[1])
    assert kinds(updates[0]).count("woken") == 1
    for registry in registries:
        await registry.stop()


async def test_a_table_without_a_running_clock_is_not_woken(tmp_path: Path) -> None:
    first = await registry_at(tmp_path, HOUR)
    codes = [await begin(first, {"kind": "none"})]
    lobby = creation("person", "person", first_seat=0, clock=TOTAL)
    codes.append(await first.create(msgspec.structs.replace(lobby, owner=token_of("other"))))
    await first.stop()
    again = await registry_at(tmp_path, 2 * HOUR)
    for code in codes:
        assert "woken" not in kinds(await again.look(code, [token_of(0)]))
    await again.stop()


def test_a_woken_table_is_the_same_from_its_log_alone() -> None:
    local, chance = LocalTable("person", "person", clock=TOTAL).begin(), random.Random(3)
    game = local.table.game
    assert game is not None
    for _ in range(10):
        local.now += HOUR
        local.table.add(Woken(at=local.now))
        local.now += chance.randrange(10_000)
        seat = local.table.waiting_for()[0]
        local.play(seat, chance.choice(game.legal_numbers(seat)))
    assert min(left(local.update())) > 500_000
    whole = msgspec.msgpack.encode(local.table.snapshot())
    assert msgspec.msgpack.encode(local.reloaded().snapshot()) == whole
