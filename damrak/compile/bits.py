"""Sets of up to 64 small numbers in one 64-bit mask; most operations are one instruction."""

import numpy as np

from damrak.compile.kernel import kernel
from damrak.compile.numbers import int64

ONE = np.uint64(1)
NONE = np.uint64(0)
BYTE = np.uint64(0xFF)
EACH_BYTE = np.uint64(0x0101010101010101)
HIGH_BITS = np.uint64(0x8080808080808080)  # of each byte
BIT_OF_EACH = np.uint64(0x8040201008040201)  # bit n of byte n
ROUND_UP = np.uint64(0x7F7F7F7F7F7F7F7F)


@kernel
def bit(index: int) -> np.uint64:
    """The set of only `index`."""
    return ONE << np.uint64(index)


@kernel
def has_bit(mask: np.uint64, index: int) -> bool:
    """Whether `index` is in the set."""
    return bool((mask >> np.uint64(index)) & ONE)


@kernel
def count_bits(mask: np.uint64) -> int:
    """The size of the set."""
    mask = mask - ((mask >> np.uint64(1)) & np.uint64(0x5555555555555555))
    mask = (mask & np.uint64(0x3333333333333333)) + (
        (mask >> np.uint64(2)) & np.uint64(0x3333333333333333)
    )
    mask = (mask + (mask >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return int(int64((mask * np.uint64(0x0101010101010101)) >> np.uint64(56)))


@kernel
def lowest_bit(mask: np.uint64) -> int:
    """The smallest member of a non-empty set."""
    return count_bits(~mask & (mask - ONE))


@kernel
def drop_lowest(mask: np.uint64) -> np.uint64:
    """The set without its smallest member."""
    return mask & (mask - ONE)


@kernel
def pop_lowest(mask: np.uint64) -> tuple[int, np.uint64]:
    """The smallest thing in a set that is not empty, and the set without it.

    A walk over a set is `while left != NONE: thing, left = pop_lowest(left)`. It is no generator,
    because compiled code for a GPU has none.
    """
    return lowest_bit(mask), drop_lowest(mask)


@kernel
def nth_bit(mask: np.uint64, n: int) -> int:
    """The n-th member (from 0) of a set with more than n members.

    No branch and no loop: members up to each byte are counted in the bytes of one word, which tells
    the byte; then the same for the bits of that byte.
    """
    counts = mask - ((mask >> np.uint64(1)) & np.uint64(0x5555555555555555))
    counts = (counts & np.uint64(0x3333333333333333)) + (
        (counts >> np.uint64(2)) & np.uint64(0x3333333333333333)
    )
    counts = ((counts + (counts >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)) * EACH_BYTE
    wanted = np.uint64(n) + ONE
    place = first_byte_from(counts, wanted)
    before = ((counts << np.uint64(8)) >> np.uint64(place)) & BYTE
    spread = (((mask >> np.uint64(place)) & BYTE) * EACH_BYTE) & BIT_OF_EACH
    counts = (((spread + ROUND_UP) >> np.uint64(7)) & EACH_BYTE) * EACH_BYTE
    return place + (first_byte_from(counts, wanted - before) >> 3)


@kernel
def first_byte_from(counts: np.uint64, wanted: np.uint64) -> int:
    """Where the first byte that is not below `wanted` begins; all are below 128, one is such."""
    return lowest_bit(((counts | HIGH_BITS) - wanted * EACH_BYTE) & HIGH_BITS) - 7
