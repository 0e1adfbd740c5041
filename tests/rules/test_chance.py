"""All chance: ChaCha20 as published, shuffles without bias, the same on every run (R19)."""

from __future__ import annotations

import numpy as np
import pytest

from damrak.rules.chance import draw_below, make_block, shuffle
from damrak.rules.layout import State
from tests.reference import chance as reference
from tests.support import catalogue_named, new_engine, seed_of


def fresh_state(seed: bytes) -> State:
    state = np.zeros(1, catalogue_named("amsterdam").state_dtype)
    state[0].seed[:] = np.frombuffer(seed, "<u4")
    fresh: State = state[0]
    return fresh


def test_the_block_is_that_of_rfc_8439() -> None:
    """Section 2.3.2, whose nonce 09000000:4a000000:00000000 does not fit; A.1 vectors do."""
    state = fresh_state(bytes(32))
    make_block(state, 0, 0)
    assert (
        np.asarray(state.keystream)
        .astype("<u4")
        .tobytes()
        .hex()
        .startswith("76b8e0ada0f13d90405d6ae55386bd28")
    )
    make_block(state, 0, 1)
    assert (
        np.asarray(state.keystream)
        .astype("<u4")
        .tobytes()
        .hex()
        .startswith("9f07e7be5551387a98ba977c732d080d")
    )


def test_shuffles_are_those_of_the_reference() -> None:
    """Some of the largest ones meet numbers in the uneven rest, which are thrown away."""
    for number in range(40):
        seed = bytes((number * 31 + place * 7) % 256 for place in range(32))
        state = fresh_state(seed)
        for size in (1, 2, 5, 24, 44, 120):
            cards = np.arange(size, dtype=np.int8)
            shuffle(state, number, cards, size)
            assert list(cards) == reference.shuffle(seed, number, list(range(size)))


def test_numbers_drawn_one_after_another_are_those_of_the_reference() -> None:
    seed, drawn = bytes(range(3, 35)), 0
    state, expected = fresh_state(seed), reference.Chance(seed, 9)
    for _ in range(100):  # more than three blocks
        number, drawn = draw_below(state, 9, drawn, 44)
        assert number == expected.below(44)


def test_the_first_seat_is_that_of_the_reference() -> None:
    for number in range(50):
        for players in (2, 3, 4):
            drawn = int(new_engine("amsterdam", players, number).state.first_seat)
            assert drawn == reference.first_seat(seed_of(number), players)


def test_numbers_are_drawn_without_bias() -> None:
    """Chi-squared over 60,000 draws for each bound; the limit is far out in the tail."""
    state = fresh_state(bytes(range(32)))
    for bound in (2, 3, 6, 24, 43, 44):
        counts, drawn = np.zeros(bound), 0
        for _ in range(60_000):
            number, drawn = draw_below(state, 9, drawn, bound)
            counts[number] += 1
        expected = 60_000 / bound
        chi = float(((counts - expected) ** 2 / expected).sum())
        assert chi < bound + 6 * (2 * bound) ** 0.5 + 10


def test_a_million_shuffles_put_every_card_everywhere_equally_often() -> None:
    """R19: positions of all cards over 1,000,000 shuffles of 12, chi-squared."""
    from tests.kernels import count_places

    counts = np.zeros((12, 12), np.int64)
    state = np.zeros(1, catalogue_named("amsterdam").state_dtype)
    count_places(state, counts, 1_000_000)
    expected = 1_000_000 / 12
    chi = float(((counts - expected) ** 2 / expected).sum())
    freedom = 11 * 11
    assert chi < freedom + 6 * (2 * freedom) ** 0.5
    assert (counts.sum(axis=0) == 1_000_000).all()


def test_every_word_of_a_block_is_that_of_the_reference() -> None:
    """Later blocks, too: a shuffle of a deck seldom reads the end of its second block."""
    seed = bytes(range(7, 39))
    state = fresh_state(seed)
    for stream, block in ((0, 0), (0, 1), (3, 2), (70_000, 5)):
        make_block(state, stream, block)
        nonce = stream.to_bytes(4, "little") + bytes(8)
        expected = reference.chacha20_block(seed, block, nonce)
        assert np.asarray(state.keystream).astype("<u4").tobytes() == expected


def drawn_first(bound: int, numbers: list[int]) -> tuple[int, int]:
    """What is drawn when the stream goes on with these 16-bit numbers, and how many it took."""
    state = fresh_state(bytes(32))
    stream = np.array([0, *numbers, *[0] * (31 - len(numbers))], "<u2")
    state.keystream[:] = stream.view("<u4")
    chosen, drawn = draw_below(state, 0, 1, bound)
    return int(chosen), int(drawn) - 1


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 24, 43, 44])
def test_a_number_in_the_uneven_rest_is_thrown_away(bound: int) -> None:
    """Every number at the start of its share of 65,536; those too many are drawn again."""
    spare = 0xFFFF  # the last number of the last share is never thrown away
    for number in range(65536):
        rest = number * bound % 65536
        if rest <= bound:
            kept = rest >= 65536 % bound
            expected = (number * bound // 65536, 1) if kept else (bound - 1, 2)
            assert drawn_first(bound, [number, spare]) == expected, number
