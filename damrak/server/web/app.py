"""The web application: the HTTP API, the sockets, the client's files."""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Annotated, Any, TypeVar

import msgspec
import segno
import structlog
from litestar import Litestar, MediaType, Request, Response, get, post, websocket
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, WebSocketException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from damrak import __version__
from damrak.bots import LEVELS
from damrak.game.errors import GameError, StaleAction
from damrak.i18n.json_types import JsonObject
from damrak.rules import RULES_VERSION
from damrak.server.errors import (
    DEFAULT,
    STATUS,
    TOO_DEEP,
    OverLimit,
    RefusedError,
    problem_of,
    status_of,
)
from damrak.server.listing import QrRequest, ServerInfo, TableCreated, TableList, TableSummary
from damrak.server.live.orders import Orders
from damrak.server.live.registry import LETTERS, Registry
from damrak.server.live.start import start_registry
from damrak.server.protocol import (
    PROTOCOL_VERSION,
    AnyCommand,
    CreateTable,
    Done,
    Phase,
    Refused,
    Update,
)
from damrak.server.refusals import RefusalLog
from damrak.server.settings import Settings
from damrak.server.storage.database import cause_of
from damrak.server.web.middleware import (
    Guard,
    RateLimiter,
    StartingGuard,
    address_of,
    bearer_tokens,
    client_of,
)
from damrak.server.web.owner import TRIES, owner_page
from damrak.server.web.schema import definitions
from damrak.server.web.socket import AnyWebSocket, Session
from damrak.server.web.static import Site, find_site
from damrak.server.web.watchdog import STOPPING, keep_telling, tell_systemd

MAX_WAIT = 30
DRAWINGS = 60  # QR codes of one address in a minute
PAGE_OF_TABLES = 50
TICK_SECONDS = 1.0
LAG_SECONDS = 0.05
AnyRequest = Request[object, object, State]
T = TypeVar("T")
JSON = "application/json"
logger = structlog.get_logger("damrak.server")
CodeInPath = Annotated[str, PathParameter(max_length=8)]


def create_app(settings: Settings) -> Guard:
    """The whole application; it opens its database when it starts."""
    site, refusals = find_site(settings), RefusalLog(settings)
    new_tables = RateLimiter(settings.address_tables, 3600)
    drawings, owner_tries = RateLimiter(DRAWINGS, 60), RateLimiter(TRIES, 60)
    kept = {"drawings": drawings, "drawing": asyncio.Lock(), "described": None}

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        registry = await start_registry(settings, refusals)
        app.state.registry = registry
        guard.is_player, guard.bans = registry.is_player, registry.bans
        orders = Orders(registry)
        await orders.start()
        limiters = [guard.requests, guard.pages, guard.players, guard.handshakes]
        limiters += [new_tables, drawings, owner_tries]
        work = (_tick(registry, limiters), _measure_lag(registry), orders.follow(), keep_telling())
        tickers = [registry.spawn(each) for each in work]
        yield
        tell_systemd(STOPPING)
        for ticker in tickers:
            ticker.cancel()
        await registry.stop()

    async def socket_failed(error: Exception, scope: Any) -> None:
        """A fault of ours at a socket, which the framework closes without a word in the log."""
        if scope["type"] == "websocket" and not isinstance(error, WebSocketException):
            refusals.fault(error)

    app = Litestar(
        route_handlers=[*API, health, metrics, openapi, owner_page, page, front],
        lifespan=[lifespan],
        state=State(
            {"site": site, "new_tables": new_tables, "settings": settings, **kept}
            | {"refusals": refusals, "owner_tries": owner_tries}
        ),
        exception_handlers=_handlers(),
        after_exception=[socket_failed],
        openapi_config=None,  # its pages would be made anew for each request; see `openapi`
        request_max_body_size=settings.body_bytes,
        response_cache_config=ResponseCacheConfig(),
        logging_config=None,
    )
    guard = Guard(app, settings, refusals)
    return guard


def create_starting_app(
    settings: Settings, work: Callable[[], Coroutine[object, None, None]]
) -> StartingGuard:
    """The client's files alone, while `work` prepares the tables; it runs the work."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(each) for each in (work(), keep_telling())]
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    refusals = RefusalLog(settings)
    app = Litestar(
        route_handlers=[page, front],
        lifespan=[lifespan],
        state=State({"site": find_site(settings), "settings": settings, "refusals": refusals}),
        exception_handlers=_handlers(),
        openapi_config=None,
        logging_config=None,
    )
    return StartingGuard(app, settings, refusals)


def _handlers() -> dict[type[Exception] | int, Callable[..., Response[bytes]]]:
    return {
        CommandRefused: _command_refused,
        GameError: _refused,
        HTTPException: _refused_by_framework,
        RecursionError: _too_deep,
        Exception: _failed,
    }


async def _tick(registry: Registry, limiters: list[RateLimiter]) -> None:
    """Every second, forget idle tables and addresses, and log what was refused again."""
    while True:
        await asyncio.sleep(TICK_SECONDS)
        registry.forget_idle()
        registry.refusals.tell()
        for limiter in limiters:
            limiter.forget_old()


async def _measure_lag(registry: Registry) -> None:
    """Measure how late the event loop runs a task (R29)."""
    while True:
        due = time.monotonic() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        registry.metrics.lag.observe(max(0.0, time.monotonic() - due))


# Refusals


def _answer(refused: Refused, status: int) -> Response[bytes]:
    return Response(msgspec.json.encode(refused), media_type=JSON, status_code=status)


def _refused(request: AnyRequest, error: GameError) -> Response[bytes]:
    refusals: RefusalLog = request.app.state.refusals
    refusals.note(error, client_of(request.scope))
    return _answer(Refused(id=None, error=problem_of(error)), status_of(error))


def _refused_by_framework(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """An error of the framework, as a refusal of ours."""
    key = {404: "no-page", 405: "no-page", 413: "too-large"}.get(error.status_code, "unreadable")
    limit = request.app.state.settings.body_bytes
    details = (getattr(error, "extra", None) or [{}])[0] if key == "unreadable" else {}
    reason = details.get("message") or error.detail if isinstance(details, dict) else error.detail
    arguments = {"too-large": {"limit": limit}, "unreadable": {"reason": reason}}.get(key, {})
    is_large = key == "too-large"
    refusal = (
        OverLimit(key, "body_bytes", **arguments) if is_large else RefusedError(key, **arguments)
    )
    answer = _refused(request, refusal)
    answer.status_code = error.status_code
    return answer


def _too_deep(request: AnyRequest, error: RecursionError) -> Response[bytes]:
    """A body with too many brackets within each other; the decoder gives up on it."""
    return _refused(request, TOO_DEEP)


def _failed(request: AnyRequest, error: Exception) -> Response[bytes]:
    """A fault of ours: logged, with no details in the answer."""
    refusals: RefusalLog = request.app.state.refusals
    refusals.fault(error)
    return _refused(request, RefusedError("internal"))


class CommandRefused(Exception):
    """A refused command, with the answer that is sent."""

    def __init__(self, refused: Refused, status: int) -> None:
        super().__init__(refused.error.key)
        self.refused, self.status = refused, status


def _command_refused(request: AnyRequest, error: CommandRefused) -> Response[bytes]:
    return _answer(error.refused, error.status)


async def decode_strictly(request: AnyRequest, decoder: msgspec.json.Decoder[T]) -> T:
    """The body, decoded again: the framework accepts 0 for false and "1" for 1."""
    try:
        return decoder.decode(await request.body())
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RefusedError("unreadable", reason=str(error)) from error


_commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_creations = msgspec.json.Decoder(CreateTable)
_links = msgspec.json.Decoder(QrRequest)


# The API


def tokens_of(request: AnyRequest) -> list[str]:
    """The tokens of a request."""
    return bearer_tokens(request.headers.get("authorization", ""))


def registry_of(request: AnyRequest) -> Registry:
    """The tables of this server."""
    registry: Registry = request.app.state.registry
    return registry


@get("/api/server")
async def server_info(request: AnyRequest) -> ServerInfo:
    """The version of the server, the protocol and the rules, and its boards and levels."""
    return ServerInfo(
        name="damrak",
        server=__version__,
        version=PROTOCOL_VERSION,
        rules=RULES_VERSION,
        boards=tuple(registry_of(request).boards),
        levels=tuple(LEVELS),
    )


@post("/api/tables")
async def create_table(request: AnyRequest, data: JSONBody[CreateTable]) -> TableCreated:
    """Make a table. Sent again with the same owner's token, it returns the same table."""
    limiter, address = request.app.state.new_tables, address_of(request.scope)
    if not limiter.allows(address):
        raise OverLimit("too-many", "address_tables")
    try:
        creation: CreateTable = await decode_strictly(request, _creations)
        return TableCreated(code=await registry_of(request).create(creation))
    except BaseException:
        limiter.forgive(address)  # neighbours need not pay for what was refused
        raise


@get("/api/tables")
async def list_tables(
    request: AnyRequest,
    phase: FromQuery[Phase | None] = None,
    code: Annotated[str | None, QueryParameter(max_length=8)] = None,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
) -> TableList:
    """Listed tables, the last changed first, 50 at a time; `code` is the start of their codes."""
    wanted = code.upper() if code else None
    if wanted is not None and not set(wanted) <= set(LETTERS):
        return TableList(tables=(), before=None)
    rows = await registry_of(request).store.listed(phase, wanted, before, PAGE_OF_TABLES)
    tables = tuple(filter(None, (_summary(row) for _, row in rows)))
    more = rows[-1][0] if len(rows) == PAGE_OF_TABLES else None
    return TableList(tables=tables, before=more)


def _summary(row: bytes) -> TableSummary | None:
    """A table of the list; None if its row is damaged, since the others can still be shown."""
    try:
        return msgspec.json.decode(row, type=TableSummary)
    except (msgspec.DecodeError, UnicodeError):
        logger.error("summary-broken")
        return None


@get("/api/tables/{code:str}")
async def look_at_table(
    request: AnyRequest,
    code: CodeInPath,
    since: Annotated[int, QueryParameter(ge=0, le=10**9)] = 0,
    wait: Annotated[int, QueryParameter(ge=0, le=MAX_WAIT)] = 0,
) -> Update:
    """The table as the holder of the tokens may know it, with what happened after `since`.

    With `wait` it answers when something new happens, or after that many seconds.
    """
    address = address_of(request.scope)
    return await registry_of(request).look(code.upper(), tokens_of(request), since, wait, address)


@post("/api/tables/{code:str}/commands", status_code=200)
async def command_table(request: AnyRequest, code: CodeInPath, data: JSONBody[AnyCommand]) -> Done:
    """Carry out a command; the answer comes when it is stored."""
    registry, tokens = registry_of(request), tokens_of(request)
    command: AnyCommand = await decode_strictly(request, _commands)
    started = time.perf_counter()
    try:
        await registry.do(code.upper(), command, tokens, address_of(request.scope))
    except GameError as error:
        registry.refusals.note(error, client_of(request.scope))
        stale = isinstance(error, StaleAction)
        update = await registry.look(code.upper(), tokens) if stale else None
        refused = Refused(id=command.id, error=problem_of(error), update=update)
        raise CommandRefused(refused, status_of(error)) from error
    finally:
        registry.metrics.ack.observe(time.perf_counter() - started)
    return Done(id=command.id)


@get("/api/tables/{code:str}/games/{game:int}/record", media_type=JSON)
async def game_record(
    request: AnyRequest, code: CodeInPath, game: FromPath[int]
) -> Response[bytes]:
    """The record of a finished game with its seed; `damrak verify` checks it.

    It is refused while its cards are being played again.
    """
    registry, wanted = registry_of(request), code.upper()
    seen = await registry.look(wanted, tokens_of(request))
    if seen.phase != "over" and seen.duplicate_of and seen.duplicate_of <= game:
        raise RefusedError("record-closed", game=str(game))
    record = await registry.store.record(wanted, game) if 0 < game < 10**9 else None
    if record is None:
        raise RefusedError("no-record", code=wanted, game=str(game))
    name = f'attachment; filename="damrak-{wanted}-{game}.json"'
    return Response(record, media_type=JSON, headers={"content-disposition": name})


@post("/api/qr", media_type="image/svg+xml", status_code=200)
async def draw_qr(request: AnyRequest, data: JSONBody[QrRequest]) -> Response[bytes]:
    """A link to this server as a QR code (SVG)."""
    host = request.headers.get("host", "")
    link: str = (await decode_strictly(request, _links)).link
    if not link.startswith((f"http://{host}/", f"https://{host}/")) or not host:
        raise RefusedError("foreign-link")
    if not request.app.state.drawings.allows(address_of(request.scope)):
        raise OverLimit("too-fast", "address_drawings")
    async with request.app.state.drawing:  # one at a time: drawing takes 60 ms of a core
        drawn = await asyncio.to_thread(qr_code, link)
    return Response(drawn, media_type="image/svg+xml")


@lru_cache(maxsize=256)
def qr_code(link: str) -> bytes:
    """A link as a QR code (SVG)."""
    drawing = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawing, kind="svg", border=2, xmldecl=False, svgclass="qr", lineclass=None
    )
    return drawing.getvalue()


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: AnyWebSocket, code: FromPath[str]) -> None:
    """Updates of a table as they happen; takes commands."""
    await Session(socket.app.state.registry, socket, code.upper()[:8]).run()


API = [
    server_info,
    create_table,
    list_tables,
    look_at_table,
    command_table,
    game_record,
    draw_qr,
    table_socket,
]


# For operators, and the client's files


@get("/healthz", include_in_schema=False)
async def health(request: AnyRequest) -> Response[bytes]:
    """Answers 200 while a move could be stored."""
    try:
        await registry_of(request).store.check()
    except RefusedError as refusal:
        logger.error("unhealthy", cause=cause_of(refusal.__cause__))
        raise
    return Response(b'{"status":"ok"}', media_type=JSON)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Figures for Prometheus; for operators only, since their timing could give secrets away."""
    registry = registry_of(request)
    if client_of(request.scope) not in registry.settings.metrics_from:
        raise RefusedError("no-page")
    registry.metrics.commits.inc(registry.store.take_commits())
    return Response(registry.metrics.text(), media_type="text/plain; version=0.0.4")


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: AnyRequest) -> Response[bytes]:
    """The description of this API in OpenAPI."""
    state = request.app.state
    if state.described is None:  # it takes 60 ms of the event loop, so it is made once
        state.described = msgspec.json.encode(openapi_of())
    return Response(state.described, media_type=JSON)


def openapi_of() -> JsonObject:
    """The framework's description, with msgspec's own schemas of the types."""
    config = OpenAPIConfig(title="Damrak", version=__version__)
    made = Litestar(route_handlers=API, openapi_config=config).openapi_schema.to_schema()
    ours = definitions("#/components/schemas/")
    schemas = made["components"]["schemas"]
    made["components"]["schemas"] = {**schemas, **ours}
    made["components"]["securitySchemes"] = {"token": {"type": "http", "scheme": "bearer"}}
    refused = {"application/json": {"schema": {"$ref": "#/components/schemas/Refused"}}}
    refusals = sorted({*STATUS.values(), DEFAULT, 405} - {500})
    record = made["paths"]["/api/tables/{code}/games/{game}/record"]["get"]["responses"]["200"]
    record["content"] = {"application/json": {"schema": {"type": "object"}}}
    for path in made["paths"].values():
        for operation in path.values():
            for status in refusals:
                described = {"description": "refused", "content": refused}
                operation["responses"][str(status)] = described
    return made


@get("/{path:path}", include_in_schema=False)
async def page(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """The client's files."""
    return _file(request, path)


@get("/", include_in_schema=False)
async def front(request: AnyRequest) -> Response[bytes]:
    """The client's page."""
    return _file(request, "")


def _file(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    site: Site = request.app.state.site
    file = site.find(path)
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    packs = "gzip" in request.headers.get("accept-encoding", "")
    if packs and file.packed is not None:
        headers["content-encoding"] = "gzip"
        return Response(file.packed, headers=headers, media_type=file.kind)
    return Response(file.content, headers=headers, media_type=file.kind)
