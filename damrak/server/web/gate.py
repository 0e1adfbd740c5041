"""Who is let in: the addresses of clients, and how many connections each may have."""

from __future__ import annotations

import ipaddress
import sys
from collections import Counter
from functools import lru_cache

SPARE_FILES = 200  # open files that are not connections: the database, the listening socket


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What limits count instead of an address: an IPv4 address, or the /64 of an IPv6 address.

    One household or one rented server has a whole /64.
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


@lru_cache(maxsize=4096)
def is_among(address: str, given: tuple[str, ...]) -> bool:
    """Whether an address is one of these addresses and networks; `*` means all."""
    if "*" in given or address in given:
        return True
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
        return any(found in ipaddress.ip_network(each, strict=False) for each in given)
    except ValueError:
        return False


class Gate:
    """Counts open connections, in all and by address; a trusted proxy may have any number."""

    def __init__(self, most: int, most_of_address: int, proxies: tuple[str, ...]) -> None:
        self._most, self._most_of_address, self._proxies = most, most_of_address, proxies
        self._open: Counter[str] = Counter()
        self._all = 0

    def enter(self, address: str) -> str | None:
        """Count a new connection; returns the limit for which it must be ended, if there is one.

        `leave` is due in any case.
        """
        key = network_of(address)
        self._open[key] += 1
        self._all += 1
        if self._all > self._most:
            return "connections"
        is_over = self._open[key] > self._most_of_address
        return "address_connections" if is_over and not is_among(address, self._proxies) else None

    def leave(self, address: str) -> None:
        """Count the end of a connection."""
        key = network_of(address)
        self._open[key] -= 1
        self._all -= 1
        if not self._open[key]:
            del self._open[key]


def most_connections(wanted: int) -> int:
    """As many connections as wanted, or as the system's limit of open files allows.

    Raises the limit of this process as far as the system lets it.
    """
    if sys.platform == "win32":
        return wanted
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = most == resource.RLIM_INFINITY
    files = wanted + SPARE_FILES if unlimited else min(most, wanted + SPARE_FILES)
    if resource.getrlimit(resource.RLIMIT_NOFILE)[0] < files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, most))
    return max(1, files - SPARE_FILES)
