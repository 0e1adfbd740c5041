"""Seeds: 256 bits that determine all randomness of a game."""

from __future__ import annotations

import hashlib
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from damrak.game.errors import InvalidSetup

Seed: TypeAlias = str | bytes | int | None


def seed_bytes(seed: str | bytes | int) -> bytes:
    """The 32 bytes of a seed given as bytes, as 64 hexadecimal digits, or as a number (hashed)."""
    if isinstance(seed, int) and not isinstance(seed, bool) and seed >= 0:
        return derive_seed(seed, 0)
    if isinstance(seed, str):
        try:
            seed = bytes.fromhex(seed)
        except ValueError as error:
            raise InvalidSetup("seed") from error
    if not isinstance(seed, bytes) or len(seed) != 32:
        raise InvalidSetup("seed")
    return seed


def derive_seed(number: int, game: int) -> bytes:
    """The seed of one game in a series."""
    return hashlib.sha256(f"damrak {number} {game}".encode()).digest()


def seed_words(seed: bytes) -> NDArray[np.uint32]:
    """A seed as the eight words of the generator's key."""
    return np.frombuffer(seed, "<u4").astype(np.uint32)
