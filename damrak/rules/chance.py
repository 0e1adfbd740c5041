"""All chance of a game: ChaCha20 (RFC 8439) keyed by the seed, one stream for each shuffle.

Stream number s is the key stream with nonce (s, 0, 0) and block counter 0, 1, 2, ..., read as
little-endian 16-bit numbers. A shuffle is Fisher-Yates from the last card down, each index drawn
without bias (a number in the uneven rest is thrown away). The last card is the top. So anyone can
check a deal with any ChaCha20, and shuffle s is the same whatever the players did before.
"""

import numpy as np

from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.compile.numbers import int64
from damrak.rules.layout import State

TRANSPORT_STREAM = 0
CONTRACT_STREAM = 1
FIRST_SEAT_STREAM = 2
RESHUFFLE_STREAM = 3  # and the numbers after it
DRAWS = 32  # 16-bit numbers in a block


@kernel
def rotate(word: np.uint32, left: int) -> np.uint32:
    return np.uint32((word << np.uint32(left)) | (word >> np.uint32(32 - left)))


@kernel
def quarter(
    a: np.uint32, b: np.uint32, c: np.uint32, d: np.uint32
) -> tuple[np.uint32, np.uint32, np.uint32, np.uint32]:
    """The quarter round of RFC 8439, 2.1."""
    a = np.uint32(a + b)
    d = rotate(np.uint32(d ^ a), 16)
    c = np.uint32(c + d)
    b = rotate(np.uint32(b ^ c), 12)
    a = np.uint32(a + b)
    d = rotate(np.uint32(d ^ a), 8)
    c = np.uint32(c + d)
    b = rotate(np.uint32(b ^ c), 7)
    return a, b, c, d


@kernel
def make_block(state: State, stream: int, block: int) -> None:
    """Fill `keystream` with the given block of a stream (RFC 8439, 2.3)."""
    key, out = state.seed, state.keystream
    x0, x1 = np.uint32(0x61707865), np.uint32(0x3320646E)
    x2, x3 = np.uint32(0x79622D32), np.uint32(0x6B206574)
    x4, x5, x6, x7 = key[0], key[1], key[2], key[3]
    x8, x9, x10, x11 = key[4], key[5], key[6], key[7]
    x12, x13 = np.uint32(block), np.uint32(stream)
    x14, x15 = np.uint32(0), np.uint32(0)
    for _ in range(10):
        x0, x4, x8, x12 = quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter(x3, x4, x9, x14)
    out[0] = x0 + np.uint32(0x61707865)
    out[1] = x1 + np.uint32(0x3320646E)
    out[2] = x2 + np.uint32(0x79622D32)
    out[3] = x3 + np.uint32(0x6B206574)
    out[4], out[5], out[6], out[7] = x4 + key[0], x5 + key[1], x6 + key[2], x7 + key[3]
    out[8], out[9], out[10], out[11] = x8 + key[4], x9 + key[5], x10 + key[6], x11 + key[7]
    out[12], out[13] = x12 + np.uint32(block), x13 + np.uint32(stream)
    out[14], out[15] = x14, x15


@kernel
def number_at(state: State, drawn: int) -> int:
    """The 16-bit number of the stream after so many, from the block that was made for it."""
    place = drawn % DRAWS
    return (int64(state.keystream[place >> 1]) >> (16 * (place & 1))) & 0xFFFF


@kernel
def is_fair(product: int, bound: int) -> bool:
    """Whether a 16-bit number, here times `bound`, is not in the uneven rest."""
    rest = product & 0xFFFF
    return rest >= bound or rest >= 65536 % bound


@kernel
def draw_below(state: State, stream: int, drawn: int, bound: int) -> tuple[int, int]:
    """An unbiased number below `bound`, and how many 16-bit numbers of the stream are used up."""
    while True:
        if drawn % DRAWS == 0:
            make_block(state, stream, drawn // DRAWS)
        product = number_at(state, drawn) * bound
        drawn += 1
        if is_fair(product, bound):
            return int(product >> 16), drawn


@kernel
def shuffle(state: State, stream: int, cards: Row[int], size: int) -> None:
    """Put the first `size` cards into the order that this stream gives.

    It makes the blocks itself: in `draw_below` they would have registers saved for each card.
    """
    drawn, last = 0, int64(size) - 1
    while last > 0:
        if drawn % DRAWS == 0:
            make_block(state, stream, drawn // DRAWS)
        product = number_at(state, drawn) * (last + 1)
        drawn += 1
        if is_fair(product, last + 1):
            chosen = product >> 16
            card = cards[chosen]
            cards[chosen] = cards[last]
            cards[last] = card
            last -= 1
