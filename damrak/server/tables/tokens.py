"""Tokens: made by clients, kept here only as hashes, compared in constant time (R21)."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable

MIN_LETTERS = 10  # different ones; 22 random characters have fewer once in 10**9 times


def hash_token(token: str) -> str:
    """What is stored of a token; with 128 random bits it needs neither salt nor stretching."""
    return hashlib.sha256(token.encode()).hexdigest()


def same_token(stored: str, given: str) -> bool:
    """Whether two hashes are of the same token, in constant time."""
    return hmac.compare_digest(stored.encode(), given.encode())


def holds(stored: str | None, given: Iterable[str]) -> bool:
    """Whether one of the given hashes is the stored one; looks at all of them."""
    return stored is not None and sum(same_token(stored, each) for each in given) > 0


def is_random(token: str) -> bool:
    """Whether a token could have been drawn at random; `aaaa...` could not."""
    return len(set(token)) >= MIN_LETTERS
