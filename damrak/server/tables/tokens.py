"""Tokens: made by clients, stored only as hashes, compared in constant time (R21)."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable

MIN_LETTERS = 10  # different characters; 22 random ones have fewer once in 10**9 times


def hash_token(token: str) -> str:
    """The stored hash of a token; its 128 random bits need neither salt nor stretching."""
    return hashlib.sha256(token.encode()).hexdigest()


def same_token(stored: str, given: str) -> bool:
    """Whether two hashes are of the same token, in constant time."""
    return hmac.compare_digest(stored, given)


def holds(stored: str | None, given: Iterable[str]) -> bool:
    """Whether one of the given hashes is the stored one; always compares all of them."""
    return stored is not None and sum([same_token(stored, each) for each in given]) > 0


def is_random(token: str) -> bool:
    """Whether a token may have been drawn at random; `aaaa...` was not."""
    return len(set(token)) >= MIN_LETTERS
