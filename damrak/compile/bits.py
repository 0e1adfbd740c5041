"""Sets of up to 64 small numbers in one 64-bit mask; most operations are one instruction."""

import numpy as np

from damrak.compile.kernel import kernel
from damrak.compile.numbers import int64

ONE = np.uint64(1)
NONE = np.uint64(0)


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
    """The n-th member (from 0) of a set with more than n members, found by halving."""
    index = 0
    width = 32
    while width > 0:
        low = mask & ((ONE << np.uint64(width)) - ONE)
        below = count_bits(low)
        if n >= below:
            n -= below
            index += width
            mask = mask >> np.uint64(width)
        else:
            mask = low
        width >>= 1
    return index
