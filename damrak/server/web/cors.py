"""Headers that let pages of the sites in `origins` use the API (CORS)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from damrak.server.settings import Settings

METHODS = b"GET, HEAD, POST"
ASKED = b"authorization, content-type"  # the headers that a request of another site may have
KEPT_SECONDS = b"600"  # that a browser remembers the answer
VARY = (b"vary", b"origin")
Headers = list[tuple[bytes, bytes]]


def cors_headers(scope: Mapping[str, Any], settings: Settings, origin: str | None) -> Headers:
    """What an answer of the API tells a browser about other sites; nothing to those unknown."""
    if not settings.origins or not scope["path"].startswith("/api/"):
        return []
    if origin not in settings.origins:
        return [VARY]
    return [(b"access-control-allow-origin", origin.encode()), VARY]


def is_preflight(scope: Mapping[str, object], headers: Mapping[str, str]) -> bool:
    """Whether a browser asks if it may send a request for another site."""
    asks = "access-control-request-method" in headers and "origin" in headers
    return scope["type"] == "http" and scope["method"] == "OPTIONS" and asks


def preflight_headers(allowed: Headers) -> Headers:
    """The headers of the answer; those unknown are allowed nothing."""
    if len(allowed) < 2:
        return allowed
    return [
        *allowed,
        (b"access-control-allow-methods", METHODS),
        (b"access-control-allow-headers", ASKED),
        (b"access-control-max-age", KEPT_SECONDS),
    ]
