"""ChaCha20 (RFC 8439) in plain Python, and the shuffles drawn from it.

Streams: 0 the transport cards at set-up, 1 the contracts at set-up, 2 the first seat,
3, 4, 5, ... the successive reshuffles of the discards.
"""

from collections.abc import Iterator
from typing import TypeVar

Card = TypeVar("Card")

TRANSPORT_STREAM = 0
CONTRACT_STREAM = 1
FIRST_SEAT_STREAM = 2
RESHUFFLE_STREAM = 3

CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def rotate_left(word: int, bits: int) -> int:
    """Rotate a 32-bit word."""
    return ((word << bits) | (word >> (32 - bits))) & 0xFFFFFFFF


def quarter_round(state: list[int], a: int, b: int, c: int, d: int) -> None:
    """RFC 8439 section 2.1, in place on four words of the state."""
    state[a] = (state[a] + state[b]) & 0xFFFFFFFF
    state[d] = rotate_left(state[d] ^ state[a], 16)
    state[c] = (state[c] + state[d]) & 0xFFFFFFFF
    state[b] = rotate_left(state[b] ^ state[c], 12)
    state[a] = (state[a] + state[b]) & 0xFFFFFFFF
    state[d] = rotate_left(state[d] ^ state[a], 8)
    state[c] = (state[c] + state[d]) & 0xFFFFFFFF
    state[b] = rotate_left(state[b] ^ state[c], 7)


def words(data: bytes) -> list[int]:
    """Read bytes as little-endian 32-bit words."""
    return [int.from_bytes(data[i : i + 4], "little") for i in range(0, len(data), 4)]


def chacha20_block(key: bytes, counter: int, nonce: bytes) -> bytes:
    """RFC 8439 section 2.3: one block of 64 key stream bytes."""
    if len(key) != 32 or len(nonce) != 12:
        raise ValueError("ChaCha20 takes a key of 32 bytes and a nonce of 12")
    start = [*CONSTANTS, *words(key), counter & 0xFFFFFFFF, *words(nonce)]
    state = list(start)
    for _ in range(10):
        for a, b, c, d in COLUMNS:
            quarter_round(state, a, b, c, d)
        for a, b, c, d in DIAGONALS:
            quarter_round(state, a, b, c, d)
    sums = [(x + y) & 0xFFFFFFFF for x, y in zip(state, start, strict=True)]
    return b"".join(word.to_bytes(4, "little") for word in sums)


class Chance:
    """One numbered stream of random numbers under a seed."""

    def __init__(self, seed: bytes, stream: int) -> None:
        self._key = seed
        self._nonce = stream.to_bytes(4, "little") + bytes(8)
        self._numbers = self._key_stream()

    def _key_stream(self) -> Iterator[int]:
        """The key stream as little-endian 16-bit numbers, from block 0 on."""
        counter = 0
        while True:
            block = chacha20_block(self._key, counter, self._nonce)
            for i in range(0, 64, 2):
                yield int.from_bytes(block[i : i + 2], "little")
            counter += 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, without bias."""
        if not 1 <= n <= 65536:
            raise ValueError("n is out of range")
        while True:
            product = next(self._numbers) * n
            if product & 0xFFFF >= 65536 % n:
                return product >> 16


def shuffle(seed: bytes, stream: int, cards: list[Card]) -> list[Card]:
    """Fisher-Yates on a copy; the last element is the top of the deck."""
    chance = Chance(seed, stream)
    deck = list(cards)
    for i in range(len(deck) - 1, 0, -1):
        j = chance.below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def first_seat(seed: bytes, players: int) -> int:
    """The seat that begins when it is drawn at random."""  # 2.8
    return Chance(seed, FIRST_SEAT_STREAM).below(players)
