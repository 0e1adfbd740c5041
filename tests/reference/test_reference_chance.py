"""The reference's ChaCha20 against RFC 8439, and the shape of its shuffles."""

import struct

import pytest

from .chance import Chance, chacha20_block, first_seat, quarter_round, shuffle

KEY = bytes(range(32))


def test_quarter_round_rfc_2_1_1() -> None:
    state = [0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567]
    quarter_round(state, 0, 1, 2, 3)
    assert state == [0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB]


def test_block_rfc_2_3_2() -> None:
    nonce = bytes.fromhex("000000090000004a00000000")
    expected = bytes.fromhex(
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )
    assert chacha20_block(KEY, 1, nonce) == expected


def test_encryption_rfc_2_4_2() -> None:
    nonce = bytes.fromhex("000000000000004a00000000")
    plain = (
        b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip "
        b"for the future, sunscreen would be it."
    )
    stream = chacha20_block(KEY, 1, nonce) + chacha20_block(KEY, 2, nonce)
    expected = bytes.fromhex(
        "6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0b"
        "f91b65c5524733ab8f593dabcd62b3571639d624e65152ab8f530c359f0861d8"
        "07ca0dbf500d6a6156a38e088a22b65e52bc514d16ccf806818ce91ab7793736"
        "5af90bbf74a35be6b40b8eedf2785e42874d"
    )
    assert bytes(p ^ k for p, k in zip(plain, stream, strict=False)) == expected


def test_zero_key_rfc_a_1() -> None:
    expected = bytes.fromhex(
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
    )
    assert chacha20_block(bytes(32), 0, bytes(12)) == expected


def test_block_refuses_wrong_sizes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        chacha20_block(bytes(31), 0, bytes(12))
    with pytest.raises(ValueError, match="nonce of 12"):
        chacha20_block(bytes(32), 0, bytes(8))


def test_below_reads_16_bit_little_endian_numbers_in_order() -> None:
    # With n = 65536 nothing is rejected and x itself is returned, over two blocks and more.
    nonce = (7).to_bytes(4, "little") + bytes(8)
    stream = chacha20_block(KEY, 0, nonce) + chacha20_block(KEY, 1, nonce)
    chance = Chance(KEY, 7)
    assert [chance.below(65536) for _ in range(64)] == list(struct.unpack("<64H", stream))


def test_below_rejects_where_the_low_half_is_small() -> None:
    # n = 40000: 65536 % n = 25536, so about 39 in 100 numbers are rejected.
    plain, chance = Chance(KEY, 9), Chance(KEY, 9)
    numbers = [plain.below(65536) for _ in range(500)]
    kept = [(x * 40000) >> 16 for x in numbers if (x * 40000) % 65536 >= 25536]
    assert 250 < len(kept) < 360
    assert [chance.below(40000) for _ in kept] == kept


def test_below_is_even_over_all_16_bit_numbers() -> None:
    for n in (1, 2, 3, 5, 6, 24, 44):
        counts = [0] * n
        for x in range(65536):
            if (x * n) & 0xFFFF >= 65536 % n:
                counts[(x * n) >> 16] += 1
        assert counts == [65536 // n] * n


def test_shuffle_is_a_permutation_of_a_copy() -> None:
    cards = list(range(44))
    deck = shuffle(KEY, 0, cards)
    assert cards == list(range(44))
    assert sorted(deck) == cards
    assert deck != cards
    assert deck == shuffle(KEY, 0, cards)
    assert deck != shuffle(KEY, 1, cards)
    assert deck != shuffle(bytes(32), 0, cards)


def test_shuffle_follows_the_written_steps() -> None:
    chance = Chance(KEY, 3)
    deck = list("abcde")
    for i in (4, 3, 2, 1):
        j = chance.below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    assert shuffle(KEY, 3, list("abcde")) == deck
    empty: list[str] = []
    assert shuffle(KEY, 3, empty) == empty
    assert shuffle(KEY, 3, ["a"]) == ["a"]


def test_first_seat_is_stream_2() -> None:
    for players in (2, 3, 4):
        assert first_seat(KEY, players) == Chance(KEY, 2).below(players)
        seats = {first_seat(bytes([i]) * 32, players) for i in range(60)}
        assert seats == set(range(players))
