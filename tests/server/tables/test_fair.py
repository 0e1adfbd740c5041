"""R41: players mix shares of their own into the seed, and nobody can choose the cards alone."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from damrak.game.errors import RecordError
from damrak.game.game import verify
from damrak.game.record import Mix, Record
from damrak.server.live import registry
from tests.cli.conftest import Command, damrak
from tests.server.local import OWNER, LocalTable, promise_of, refused, token_of
from tests.server.remote import serving, settings_in

__all__ = ["damrak"]  # the fixture
SHARES = [hashlib.sha256(bytes([seat])).hexdigest() for seat in range(4)]


def promised(*seats: int, kinds: tuple[str, ...] = ("person", "person")) -> LocalTable:
    """A table where these seats have promised a share, and everybody is ready."""
    local = LocalTable(*kinds, first_seat=0)
    for seat in seats:
        local.do("promise", seat, promise=promise_of(SHARES[seat]))
    for seat, kind in enumerate(kinds):
        if kind == "person":
            local.do("ready", seat, ready=True)
    return local


def played(local: LocalTable) -> Record:
    """The record of a game that is begun and played to its end."""
    local.do("start", None, OWNER)
    for seat in list(local.table.waiting_for()):
        local.play(seat, "keep both")
    local.play_out(random.Random(1))
    return local.table.records[-1]


def test_every_share_is_mixed_into_the_seed() -> None:
    local = promised(0, 1)
    before = local.update().proof
    assert before.promises == (promise_of(SHARES[0]), promise_of(SHARES[1]))
    assert (before.shares, before.secret, before.seed) == ((None, None), None, None)
    for seat in (0, 1):
        local.do("reveal", seat, share=SHARES[seat])
    record = played(local)
    proof = local.update().proof
    assert proof.secret is not None
    assert proof.commitment == before.commitment == record.commitment
    assert hashlib.sha256(bytes.fromhex(proof.secret)).hexdigest() == before.commitment
    assert record.mix == Mix(proof.secret, tuple(SHARES[:2]))
    mixed = b"damrak-mix-1" + bytes.fromhex(proof.secret)
    mixed += b"".join(bytes([seat]) + bytes.fromhex(SHARES[seat]) for seat in (0, 1))
    assert hashlib.sha256(mixed).hexdigest() == record.seed == proof.seed != proof.secret
    assert verify(Record.decode(record.encode()))
    assert local.reloaded().records == []
    assert local.reloaded().mix() == record.mix


def test_without_shares_the_seed_is_the_secret() -> None:
    """As in records of old; bots and clients that add nothing play as before."""
    record = played(promised(kinds=("person", "porter")))
    assert record.mix is None
    assert hashlib.sha256(bytes.fromhex(record.seed)).hexdigest() == record.commitment


def test_no_share_is_chosen_after_another_was_shown() -> None:
    local = promised(0)
    refused("not-now", local, "reveal", 1, share=SHARES[1])  # it was not promised
    refused("share", local, "reveal", 0, share=SHARES[2])
    local.do("reveal", 0, share=SHARES[0])
    refused("not-now", local, "promise", 1, promise=promise_of(SHARES[1]))
    refused("not-now", local, "reveal", 0, share=SHARES[0])
    waiting = LocalTable("person", "person")
    waiting.do("promise", 0, promise=promise_of(SHARES[0]))
    refused("not-now", waiting, "reveal", 0, share=SHARES[0])  # not all are ready
    local.do("start", None, OWNER)
    refused("not-now", local, "promise", 1, promise=promise_of(SHARES[1]))


@pytest.mark.parametrize("change", ["ready", "leave", "configure"])
def test_shares_that_were_shown_are_used_once(change: str) -> None:
    """If the game does not begin after all, everybody promises a new one."""
    local = promised(0, 1)
    local.do("reveal", 0, share=SHARES[0])
    if change == "configure":
        local.do("configure", None, OWNER, settings={})
    else:
        local.do(change, 1, **({"ready": False} if change == "ready" else {}))
    assert local.update().proof.promises == (None, None)
    assert local.update().proof.shares == (None, None)


def test_another_device_promises_anew() -> None:
    local = promised(0, 1)
    local.do("offer", 0, token=token_of("link"))
    local.do("accept", None, token_of("x"), offer=token_of("link"), token=token_of("phone"))
    assert local.update().proof.promises == (None, promise_of(SHARES[1]))


def test_a_game_with_the_same_cards_has_the_same_shares() -> None:
    local = promised(0, 1)
    for seat in (0, 1):
        local.do("reveal", seat, share=SHARES[seat])
    first = played(local)
    local.do("rematch", 0, same_cards=True)
    holder = local.holder_of(0)
    refused("not-now", local, "promise", 0, token_of(holder), promise=promise_of(SHARES[2]))
    for seat in (0, 1):
        local.do("ready", seat, token_of(local.holder_of(seat)), ready=True)
    local.do("start", None, OWNER)
    again = local.table.started_game().record()
    assert (again.seed, again.mix, again.transport) == (first.seed, first.mix, first.transport)


def test_forged_mixes_are_found(tmp_path: Path, damrak: Command) -> None:
    local = promised(0, 1)
    for seat in (0, 1):
        local.do("reveal", seat, share=SHARES[seat])
    record = played(local)
    assert record.mix is not None
    other = Mix(record.mix.secret, (SHARES[2], SHARES[1]))
    secret = Mix("00" * 32, record.mix.shares)
    for forged in (
        replace(record, mix=other),
        replace(record, mix=secret),
        replace(record, mix=None),
        replace(record, mix=Mix("zz", record.mix.shares)),
        replace(record, seed=SHARES[3]),
    ):
        with pytest.raises(RecordError):
            verify(forged)
    renamed = record.encode().replace(b"Person 0", b"Someone!")
    with pytest.raises(RecordError, match="changed"):
        Record.decode(renamed)
    file = tmp_path / "game.json"
    record.save(file)
    code, out, _ = damrak("verify", str(file), "--commitment", record.commitment.upper())
    assert code == 0
    assert "published before the game" in out
    code, out, err = damrak("verify", str(file), "--commitment", "ab" * 32)
    assert code == 2
    assert "ab" * 32 in err


async def test_a_start_waits_a_moment_for_shares(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And no longer: a player who has gone does not hold up the others."""
    async with serving(settings_in(tmp_path)) as server:
        for is_revealed in (True, False):
            monkeypatch.setattr(registry, "SHARE_SECONDS", 60 if is_revealed else 0.1)
            table = await server.create("person", "person")
            await table.do("promise", 0, promise=promise_of(SHARES[0]))
            for seat in (0, 1):
                await table.do("ready", seat, ready=True)
            async with table.socket(table.owner) as owner:
                await owner.send("start", id="start-the-game")
                if is_revealed:
                    await table.do("reveal", 0, share=SHARES[0])
                await owner.until(lambda update: update["phase"] == "playing")
                used = owner.update["proof"]["shares"]
            assert used == [SHARES[0] if is_revealed else None, None]
