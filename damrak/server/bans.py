"""Addresses and tokens that an operator has banned for a time, in memory."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Iterable
from typing import NamedTuple

ADDRESS, TOKEN = "address", "token"
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Ban(NamedTuple):
    """A network, or the hash of a token, that is refused until a time in milliseconds."""

    banned: str
    kind: str
    until: int


class Bans:
    """What is banned now."""

    def __init__(self, bans: Iterable[Ban] = ()) -> None:
        self.replace(bans)

    def replace(self, bans: Iterable[Ban]) -> None:
        """Take these instead of those before."""
        self._networks: dict[Network, int] = {}
        self._tokens: dict[str, int] = {}
        for ban in bans:
            if ban.kind == ADDRESS:
                self._networks[ipaddress.ip_network(ban.banned, strict=False)] = ban.until
            else:
                self._tokens[ban.banned] = ban.until

    def hold(self, address: str, tokens: Iterable[str] = ()) -> bool:
        """Whether an address, or one of the tokens with these hashes, is banned now."""
        now = time.time() * 1000
        if any(self._tokens.get(token, 0) > now for token in tokens):
            return True
        return bool(self._networks) and self._holds_address(address, now)

    @property
    def has_tokens(self) -> bool:
        """Whether any token is banned."""
        return bool(self._tokens)

    def _holds_address(self, address: str, now: float) -> bool:
        try:
            found = ipaddress.ip_network(address.partition("%")[0], strict=False)
        except ValueError:
            return False
        return any(
            until > now and found.version == network.version and found.overlaps(network)
            for network, until in self._networks.items()
        )
