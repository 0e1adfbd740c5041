"""The page of the server's owner: load, tables, refusals and errors, behind a password."""

from __future__ import annotations

import base64
import binascii
import hashlib
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from html import escape

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from prometheus_client.metrics_core import Metric

from damrak import __version__
from damrak.i18n import text
from damrak.server.errors import RefusedError
from damrak.server.live.registry import Registry
from damrak.server.storage import operator
from damrak.server.tables.tokens import hash_token, same_token
from damrak.server.web.middleware import POLICY, RateLimiter, address_of

ROWS = 50  # of tables and of the audit log
TRIES = 10  # wrong passwords of an address in a minute
STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem}"
    "table{border-collapse:collapse;margin:.5rem 0 2rem}"
    "th,td{border-bottom:1px solid #8885;padding:.25rem .75rem;text-align:left;vertical-align:top}"
    ":root{color-scheme:light dark}"
)
_HASH = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
HEADERS = {
    "content-security-policy": POLICY.replace("style-src 'self'", f"style-src 'sha256-{_HASH}'"),
    "cache-control": "no-store",
}
ASK = {"www-authenticate": 'Basic realm="Damrak", charset="UTF-8"'}
Rows = Iterable[tuple[object, ...]]


@get("/owner", include_in_schema=False, media_type=MediaType.HTML)
async def owner_page(request: Request[object, object, State]) -> Response[str]:
    """Load, tables, refusals and errors. The password is the setting `owner_token`."""
    registry: Registry = request.app.state.registry
    wanted = registry.settings.owner_token
    if not wanted:
        raise RefusedError("no-page")
    tries: RateLimiter = request.app.state.owner_tries
    address = address_of(request.scope)
    if not tries.allows(address):
        raise RefusedError("too-fast")
    if not same_token(hash_token(wanted), hash_token(password_of(request))):
        registry.refusals.note(RefusedError("not-allowed"), address)
        page = _page(text("owner-ask"), [])
        return Response(page, status_code=401, headers={**HEADERS, **ASK}, media_type="text/html")
    tries.forgive(address)
    return Response(await made_page(registry), headers=HEADERS, media_type="text/html")


def password_of(request: Request[object, object, State]) -> str:
    """The password of a request: of HTTP's Basic scheme, which browsers ask for, or a bearer's."""
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return given.strip()
    try:
        return base64.b64decode(given).decode().partition(":")[2] if kind.lower() == "basic" else ""
    except (binascii.Error, UnicodeDecodeError):
        return ""


async def made_page(registry: Registry) -> str:
    """The whole page."""
    figures = {each.name: each for each in registry.metrics.registry.collect()}
    engine = registry.store.engine
    tables = await operator.list_tables(engine, None, ROWS)
    acts = await operator.audit(engine, ROWS)
    bans = await operator.list_bans(engine)
    parts = [
        _part("load", _load(registry, figures)),
        _part("refusals", _counts(figures["damrak_refused"], "key")),
        _part("limits", _counts(figures["damrak_limits"], "limit")),
        _part("errors", [(_time(at), kind, where) for at, kind, where in registry.refusals.faults]),
        _part(
            "tables",
            [
                (row["code"], row["phase"], _time(row["updated"]), ", ".join(row["names"]))
                for row in tables
            ],
        ),
        _part("bans", [(ban.banned[:18], ban.kind, _time(ban.until)) for ban in bans]),
        _part("audit", [(_time(act.at), *act[1:]) for act in acts]),
    ]
    return _page(f"Damrak {__version__}", parts)


def _load(registry: Registry, figures: dict[str, Metric]) -> Iterator[tuple[str, object]]:
    started = _time(registry.clock.started)
    yield text("owner-started"), started
    for name in ("sockets", "tables", "games", "commits", "storage_failures"):
        sample = next(each for each in figures[f"damrak_{name}"].samples)
        yield text(f"owner-{name.replace('_', '-')}"), int(sample.value)
    for name in ("ack", "think", "loop_lag"):
        slow = quantile(figures[f"damrak_{name}_seconds"], 0.99)
        yield text(f"owner-{name.replace('_', '-')}"), f"≤ {slow * 1000:g} ms"


def quantile(metric: Metric, share: float) -> float:
    """The bound below which this share of a histogram lies; infinite for the last bucket."""
    buckets = [
        (float(sample.labels["le"]), sample.value)
        for sample in metric.samples
        if sample.name.endswith("_bucket")
    ]
    total = buckets[-1][1]
    return next((bound for bound, count in buckets if count >= share * total), float("inf"))


def _counts(metric: Metric, label: str) -> list[tuple[str, int]]:
    """What a counter has counted, the most first."""
    found = [
        (sample.labels[label], int(sample.value))
        for sample in metric.samples
        if sample.name.endswith("_total") and sample.value
    ]
    return sorted(found, key=lambda each: -each[1])


def _part(name: str, rows: Rows) -> str:
    cells = ["".join(f"<td>{escape(str(cell))}</td>" for cell in row) for row in rows]
    body = "".join(f"<tr>{row}</tr>" for row in cells) or f"<tr><td>{text('owner-none')}</td></tr>"
    return f"<h2>{escape(text(f'owner-{name}'))}</h2><table>{body}</table>"


def _page(title: str, parts: Iterable[str]) -> str:
    head = f'<meta charset="utf-8"><meta http-equiv="refresh" content="10"><style>{STYLE}</style>'
    body = f"<h1>{escape(title)}</h1>{''.join(parts)}"
    top = f'<!doctype html><html lang="en"><head>{head}<title>Damrak</title></head>'
    return f"{top}<body>{body}</body></html>"


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(" ", "seconds")
