"""Records: they replay, they can be resumed, and a changed one is found (R20)."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from damrak import Board, Game, Record
from damrak.game import RecordError
from damrak.game.game import verify
from damrak.game.record import CHECKS, commitment
from damrak.i18n.json_types import JsonObject
from tests.game.test_game import play_randomly
from tests.golden.make import FOLDER, WAITING
from tests.support import board_named


@pytest.fixture(scope="module")
def record() -> Record:
    return play_randomly(Game.new(3, 12, seats=["Anna", "Łukasz", "Äiti"])).record()


def test_a_record_holds_and_reads_back(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record.save(path)
    again = Record.load(path)
    assert again == record
    assert verify(again) == list(CHECKS)
    assert Game.load(path).state_hash() == Game.replay(record).state_hash()
    assert list(tmp_path.iterdir()) == [path]


def test_a_record_is_text_that_people_can_read(record: Record) -> None:
    text = record.encode().decode()
    assert '"seats": ["Anna", "Łukasz", "Äiti"]' in text
    assert text.count("\n") > len(record.actions)


def test_an_unfinished_game_can_be_resumed(tmp_path: Path) -> None:
    whole = play_randomly(Game.new(2, 8), seed=4)
    half = Game.replay(whole.record(), 20)
    half.save(tmp_path / "half.json")
    resumed = Game.load(tmp_path / "half.json")
    for event in whole.all_events()[20:]:
        resumed.play(event.action)
    assert resumed.state_hash() == whole.state_hash()


def test_a_game_of_version_1_goes_on_by_version_1(tmp_path: Path) -> None:
    """In this game three wilds wait several times where version 2 sweeps them."""
    old = Record.load(FOLDER / WAITING)
    assert old.rules == 1
    for turn in (0, 86, 104, len(old.actions)):
        half = Game.replay(old, turn)
        half.save(tmp_path / "half.json")
        stored = Game.resume(half.record(), half.position())
        for game in (half, Game.load(tmp_path / "half.json"), stored):
            for event in old.actions[turn:]:
                game.play(event.action, seat=event.seat)
            assert game.record() == old


def test_the_same_actions_come_out_otherwise_by_version_2() -> None:
    old = Record.load(FOLDER / WAITING)
    with pytest.raises(RecordError, match=r"action 87 .* does not come out as recorded"):
        Game.replay(changed(old, rules=2))
    assert Game.new(2, 1).record().rules == 2


def test_every_changed_byte_is_found(record: Record) -> None:
    data = record.encode()
    chance = random.Random(20)
    for _ in range(10_000):
        place, byte = chance.randrange(len(data)), chance.randrange(256)
        if data[place] == byte:
            continue
        with pytest.raises(RecordError):
            Record.decode(data[:place] + bytes([byte]) + data[place + 1 :])


def test_cut_and_lengthened_files_are_found(record: Record) -> None:
    data = record.encode()
    for bad in (
        b"",
        data[:-1],
        data + b" ",
        data[: len(data) // 2],
        b"[]",
        b'{"format": 2}',
        b"null",
    ):
        with pytest.raises(RecordError):
            Record.decode(bad)
    with pytest.raises(RecordError, match="at most 1,000,000 bytes"):
        Record.decode(b" " * 1_000_001)


def changed(record: Record, **fields: object) -> Record:
    """A forger's record: changed, and its checksum made anew."""
    return Record.decode(msgspec.structs.replace(record, **fields).encode())


def test_forged_records_are_found(record: Record) -> None:
    actions = list(record.actions)
    index = next(i for i, event in enumerate(actions) if event.drew)
    other = "pink" if actions[index].drew != "pink" else "blue"
    forged = msgspec.structs.replace(actions[index], drew=other)
    assert record.result is not None
    richer = msgspec.structs.replace(record.result, winners=(0, 1, 2))
    forgeries: dict[str, JsonObject] = {
        "does not come out as recorded": {
            "actions": (*actions[:index], forged, *actions[index + 1 :])
        },
        "not those of this game": {"result": richer},
        "commitment": {"commitment": "00" * 32},
        "cards that were dealt": {"seed": "00" * 32, "commitment": commitment(bytes(32))},
        "not possible": {"actions": (*actions[:2], *actions[3:])},
        "version 99 of the rules": {"rules": 99},
        "which this version does not have": {
            "board": msgspec.structs.replace(record.board, hash="0")
        },
        "cannot be read": {"seed": "zz" * 32},
    }
    for words, fields in forgeries.items():
        with pytest.raises(RecordError, match=words):
            verify(changed(record, **fields))


def test_a_game_of_an_earlier_generator_replays_from_its_stored_shuffles(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("damrak.game.deal.EARLIER_CHANCES", ("another-1",))
    for board in ("amsterdam", "lagoon"):
        for seed in range(5):
            original = play_randomly(Game.new(2 + seed % 3, seed, board=board_named(board)), seed)
            record = original.record()
            foreign = msgspec.structs.replace(
                record, chance="another-1", seed="11" * 32, commitment=commitment(b"\x11" * 32)
            )
            assert "deals" not in verify(foreign)
            assert Game.replay(foreign).outcome() == original.outcome()
            Game.replay(foreign, 25).save(tmp_path / "half.json")  # resumed, saved and read again
            assert Game.load(tmp_path / "half.json").turn == 25


def test_a_deal_with_other_cards_is_found_whatever_it_claims_to_be(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(RecordError, match='"magic", a random generator that this version'):
        verify(changed(record, chance="magic"))
    monkeypatch.setattr("damrak.game.deal.EARLIER_CHANCES", ("magic",))
    for fields in (
        {"transport": "w" * 44},
        {"transport": record.transport[:-1]},
        {"contracts": (*record.contracts[:-1], 200)},
        {"contracts": record.contracts[:-1]},
    ):
        with pytest.raises(RecordError, match="does not have the cards"):
            verify(changed(record, chance="magic", **fields))


@pytest.mark.parametrize(
    "fields",
    [
        {"seats": ("Anna", "Ben"), "first_seat": 2},
        {"first_seat": 100},
        {"first_seat": -1},
        {"seats": ()},
        {"seats": ("Anna",)},
        {"seats": ("a", "b", "c", "d", "e")},
        {"seats": ("Anna", "Ben", "\x1b[2J")},
        {"seats": ("Anna", "Ben", "x" * 500)},
        {"seed": "11223344"},
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_record_too(
    record: Record, fields: JsonObject
) -> None:
    drawn = {} if "first_seat" not in fields else {"first_seat_drawn": False}
    with pytest.raises(RecordError):
        verify(changed(record, **fields, **drawn))


def test_hostile_files(tmp_path: Path, record: Record) -> None:
    half = record.encode().replace(b'"Anna"', b'"\\ud800"')
    for data in (
        b"[" * 100_000,
        half,
        record.encode().replace(b'"first_seat": ', b'"first_seat": 1e30'),
    ):
        with pytest.raises(RecordError):
            Record.decode(data)


def test_an_unfinished_game_is_not_said_to_have_right_scores() -> None:
    game = Game.new(2, 1)
    game.play("keep 1")
    assert "result" not in game.verify()


def test_no_shipped_board_is_forgotten() -> None:
    """When a shipped board changes, keep the old file beside it under another name."""
    for known in ("e73a509c082f337c020a04b2bc0a6add13bdfaa12c2e453d77686e263c8c6c88",):
        assert Board.of_hash(known) is not None


def test_a_record_of_another_board_carries_its_facts(tmp_path: Path) -> None:
    game = play_randomly(Game.new(2, 1, board=board_named("lagoon")))
    game.save(tmp_path / "lagoon.json")
    assert Game.load(tmp_path / "lagoon.json").board.name == "Lagoon"
    broken = msgspec.structs.replace(
        game.record().board, facts={**(game.record().board.facts or {}), "format": 7}
    )
    with pytest.raises(RecordError, match="cannot be played"):
        verify(changed(game.record(), board=broken))


def test_files_that_cannot_be_read_or_written(record: Record, tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=f"there is no such file in {tmp_path}; check the name"):
        Record.load(tmp_path / "nothing.json")
    with pytest.raises(RecordError, match="cannot be read"):
        Record.load(tmp_path)
    with pytest.raises(RecordError, match=f"be written .there is no folder {tmp_path}/no; make"):
        record.save(tmp_path / "no" / "folder.json")
    (tmp_path / "junk.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="not a record"):
        Record.load(tmp_path / "junk.json")


def test_a_deal_can_be_checked_with_the_reference_alone(record: Record) -> None:
    """The shuffle that anyone can reproduce from the seed with any ChaCha20."""
    from tests.reference.chance import shuffle

    letters = list("ppppppbbbbbbggggggkkkkkkrrrrrroooooowwwwwwww")
    seed = bytes.fromhex(record.seed)
    assert "".join(shuffle(seed, 0, letters)) == record.transport
    assert tuple(shuffle(seed, 1, list(range(24)))) == record.contracts


def test_a_game_with_actions_taken_back_is_marked_and_holds(record: Record, tmp_path: Path) -> None:
    """The mark is the last entry, where the browser writes it; other records have none."""
    assert b"taken_back" not in record.encode()
    marked = msgspec.structs.replace(record, taken_back=True)
    lines = marked.encode().decode().splitlines()
    assert lines[-3] == ' "taken_back": true,'
    marked.save(tmp_path / "game.json")
    assert Record.load(tmp_path / "game.json") == marked
    assert verify(marked) == list(CHECKS)
    half = Game.replay(marked, 20)
    assert half.record().taken_back
    assert Game.resume(half.record(), half.position()).record() == half.record()
