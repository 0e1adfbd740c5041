"""The web application: the HTTP API, the sockets, the client's files."""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Annotated, Any

import msgspec
import segno
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from damrak import __version__
from damrak.board import Board
from damrak.bots import LEVELS
from damrak.game.catalogue import amsterdam
from damrak.game.errors import GameError, StaleAction
from damrak.rules import RULES_VERSION
from damrak.server.errors import DEFAULT, STATUS, Refusal, problem_of, status_of
from damrak.server.listing import QrRequest, ServerInfo, TableCreated, TableList, TableSummary
from damrak.server.live.registry import House, words
from damrak.server.protocol import (
    MAX_TOKENS,
    PROTOCOL_VERSION,
    AnyCommand,
    CreateTable,
    Done,
    Phase,
    Refused,
    Update,
)
from damrak.server.settings import Settings
from damrak.server.storage.database import database_url, open_engine, prepare
from damrak.server.storage.store import Store
from damrak.server.web.middleware import Gate, Porch, Window, address_of
from damrak.server.web.schema import definitions
from damrak.server.web.socket import Session
from damrak.server.web.static import Site, find_site

MAX_WAIT = 30
PAGE_OF_TABLES = 50
TICK_SECONDS = 1.0
LAG_SECONDS = 0.05
Asked = Request[Any, Any, Any]
JSON = "application/json"
CodeInPath = Annotated[str, PathParameter(max_length=8)]


def create_app(settings: Settings) -> Gate:
    """The whole application; it opens its database when it starts."""
    site = find_site(settings)
    tables = Window(settings.address_tables, 3600)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = await open_house(settings)
        app.state.house = house
        work = (_tick(house, [gate.requests, tables]), _measure_lag(house))
        tickers = [house.spawn(each) for each in work]
        yield
        for ticker in tickers:
            ticker.cancel()
        await house.stop()

    app = Litestar(
        route_handlers=[*API, health, metrics, openapi, page, front],
        lifespan=[lifespan],
        state=State({"site": site, "tables": tables, "settings": settings}),
        exception_handlers=_handlers(),
        openapi_config=OpenAPIConfig(title="Damrak", version=__version__, path="/none"),
        request_max_body_size=settings.body_bytes,
        response_cache_config=ResponseCacheConfig(),
        logging_config=None,
    )
    gate = Gate(app, settings)
    return gate


def create_porch(settings: Settings, work: Callable[[], Coroutine[Any, Any, None]]) -> Porch:
    """The pages alone, for as long as something is done that tables need; it begins with them."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        task = asyncio.create_task(work())
        yield
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    app = Litestar(
        route_handlers=[page, front],
        lifespan=[lifespan],
        state=State({"site": find_site(settings)}),
        exception_handlers=_handlers(),
        openapi_config=None,
        logging_config=None,
    )
    return Porch(app, settings)


def _handlers() -> dict[type[Exception] | int, Any]:
    return {
        Declined: _declined,
        GameError: _refused,
        HTTPException: _mistaken,
        Exception: _failed,
    }


async def open_house(settings: Settings) -> House:
    """The tables of the settings' database, ready to be played at."""
    engine = open_engine(database_url(settings.database))
    await prepare(engine)
    store = Store(engine)
    store.start()
    house = House(store, settings, boards())
    if house.peers is not None:
        await house.peers.start()
    return house


async def check_database(settings: Settings) -> None:
    """Bring the database up to date, or refuse it, before anything else is started."""
    engine = open_engine(database_url(settings.database))
    try:
        await prepare(engine)
    finally:
        await engine.dispose()


def boards() -> dict[str, Board]:
    """The boards that tables can be played on, by id."""
    return {"amsterdam": amsterdam()}


async def _tick(house: House, windows: list[Window]) -> None:
    """Now and then forget what nobody needs."""
    while True:
        await asyncio.sleep(TICK_SECONDS)
        house.forget_idle()
        for window in windows:
            window.forget_old()


async def _measure_lag(house: House) -> None:
    """See how much later than it asked to a task of the event loop goes on (R29)."""
    while True:
        due = time.monotonic() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        house.metrics.lag.observe(max(0.0, time.monotonic() - due))


# Refusals


def _answer(refused: Refused, status: int) -> Response[bytes]:
    return Response(msgspec.json.encode(refused), media_type=JSON, status_code=status)


def _refused(request: Asked, error: GameError) -> Response[bytes]:
    return _answer(Refused(id=None, error=problem_of(error)), status_of(error))


def _mistaken(request: Asked, error: HTTPException) -> Response[bytes]:
    """What the framework refuses, in our words."""
    key = {404: "no-page", 405: "no-page", 413: "too-large"}.get(error.status_code, "unreadable")
    limit = request.app.state.settings.body_bytes
    details = (getattr(error, "extra", None) or [{}])[0] if key == "unreadable" else {}
    reason = details.get("message") or error.detail if isinstance(details, dict) else error.detail
    arguments = {"too-large": {"limit": limit}, "unreadable": {"reason": reason}}.get(key, {})
    refused = Refused(id=None, error=problem_of(Refusal(key, **arguments)))
    return _answer(refused, error.status_code)


def _failed(request: Asked, error: Exception) -> Response[bytes]:
    """A fault of ours: logged here, and none of it told outside."""
    words.error("internal", kind=type(error).__name__, exc_info=error)
    return _answer(Refused(id=None, error=problem_of(Refusal("internal"))), 500)


class Declined(Exception):
    """A command that was refused, with all that is told of it."""

    def __init__(self, refused: Refused, status: int) -> None:
        super().__init__(refused.error.key)
        self.refused, self.status = refused, status


def _declined(request: Asked, error: Declined) -> Response[bytes]:
    return _answer(error.refused, error.status)


async def strictly(request: Asked, decoder: msgspec.json.Decoder[Any]) -> Any:
    """The body, read again by the letter: the framework takes 0 for false and "1" for 1."""
    try:
        return decoder.decode(await request.body())
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refusal("unreadable", reason=str(error)) from error


_commands: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyCommand)
_creations: msgspec.json.Decoder[Any] = msgspec.json.Decoder(CreateTable)
_links: msgspec.json.Decoder[Any] = msgspec.json.Decoder(QrRequest)


# The API


def tokens_of(request: Asked) -> list[str]:
    """The tokens of a request: `Authorization: Bearer TOKEN`, several with commas."""
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        return []
    return [token.strip() for token in given.split(",")][:MAX_TOKENS]


def house_of(request: Asked) -> House:
    """The tables that a request is about."""
    house: House = request.app.state.house
    return house


@get("/api/server")
async def server_info(request: Asked) -> ServerInfo:
    """What this server speaks and plays."""
    return ServerInfo(
        name="damrak",
        server=__version__,
        version=PROTOCOL_VERSION,
        rules=RULES_VERSION,
        boards=tuple(house_of(request).boards),
        levels=tuple(LEVELS),
    )


@post("/api/tables")
async def create_table(request: Asked, data: JSONBody[CreateTable]) -> TableCreated:
    """Make a table; made again with the same owner's token it is the same table."""
    if not request.app.state.tables.allows(address_of(request.scope)):
        raise Refusal("too-many")
    creation: CreateTable = await strictly(request, _creations)
    return TableCreated(code=await house_of(request).create(creation))


@get("/api/tables")
async def list_tables(
    request: Asked,
    phase: FromQuery[Phase | None] = None,
    code: Annotated[str | None, QueryParameter(max_length=8)] = None,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
) -> TableList:
    """Listed tables, the last changed first, fifty at a time; `code` is how theirs begins."""
    wanted = code.upper() if code else None
    rows = await house_of(request).store.listed(phase, wanted, before, PAGE_OF_TABLES)
    tables = tuple(msgspec.json.decode(row, type=TableSummary) for _, row in rows)
    more = rows[-1][0] if len(rows) == PAGE_OF_TABLES else None
    return TableList(tables=tables, before=more)


@get("/api/tables/{code:str}")
async def look_at_table(
    request: Asked,
    code: CodeInPath,
    since: Annotated[int, QueryParameter(ge=0, le=10**9)] = 0,
    wait: Annotated[int, QueryParameter(ge=0, le=MAX_WAIT)] = 0,
) -> Update:
    """The table as the holder of the tokens may know it, with what happened after `since`.

    With `wait` the answer comes when something new happened, or after so many seconds.
    """
    return await house_of(request).look(code.upper(), tokens_of(request), since, wait)


@post("/api/tables/{code:str}/commands", status_code=200)
async def command_table(request: Asked, code: CodeInPath, data: JSONBody[AnyCommand]) -> Done:
    """Carry a command out; the answer comes when it is stored."""
    house, tokens = house_of(request), tokens_of(request)
    command: AnyCommand = await strictly(request, _commands)
    started = time.perf_counter()
    try:
        await house.do(code.upper(), command, tokens)
    except GameError as error:
        house.metrics.refused.labels(error.key).inc()
        stale = isinstance(error, StaleAction)
        update = await house.look(code.upper(), tokens) if stale else None
        refused = Refused(id=command.id, error=problem_of(error), update=update)
        raise Declined(refused, status_of(error)) from error
    finally:
        house.metrics.ack.observe(time.perf_counter() - started)
    return Done(id=command.id)


@get("/api/tables/{code:str}/games/{game:int}/record", media_type=JSON)
async def game_record(request: Asked, code: CodeInPath, game: FromPath[int]) -> Response[bytes]:
    """The record of a finished game, seed and all; `damrak verify` checks it."""
    house, wanted = house_of(request), code.upper()
    await house.look(wanted, tokens_of(request))
    record = await house.store.record(wanted, game) if 0 < game < 10**9 else None
    if record is None:
        raise Refusal("no-record", code=wanted, game=str(game))
    name = f'attachment; filename="damrak-{wanted}-{game}.json"'
    return Response(record, media_type=JSON, headers={"content-disposition": name})


@post("/api/qr", media_type="image/svg+xml", status_code=200)
async def draw_qr(request: Asked, data: JSONBody[QrRequest]) -> Response[bytes]:
    """A link to this server as a QR code."""
    host = request.headers.get("host", "")
    link: str = (await strictly(request, _links)).link
    if not link.startswith((f"http://{host}/", f"https://{host}/")) or not host:
        raise Refusal("foreign-link")
    drawing = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawing, kind="svg", border=2, xmldecl=False, svgclass="qr", lineclass=None
    )
    return Response(drawing.getvalue(), media_type="image/svg+xml")


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], code: FromPath[str]) -> None:
    """Updates of a table as they happen, and commands."""
    await Session(socket.app.state.house, socket, code.upper()[:8]).run()


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


# Around it


@get("/healthz", include_in_schema=False)
async def health(request: Asked) -> Response[bytes]:
    """Whether the server can store games."""
    await house_of(request).store.check()
    return Response(b'{"status":"ok"}', media_type=JSON)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Asked) -> Response[bytes]:
    """Figures for Prometheus; for the operator alone, since they tell when things happen."""
    house = house_of(request)
    if address_of(request.scope) not in house.settings.metrics_from:
        raise Refusal("no-page")
    house.metrics.commits.inc(house.store.take_commits())
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Asked) -> Response[bytes]:
    """This API in OpenAPI's words."""
    return Response(msgspec.json.encode(openapi_of(request.app)), media_type=JSON)


def openapi_of(app: Litestar) -> dict[str, Any]:
    """The framework's description, with msgspec's own schemas of the types."""
    made = app.openapi_schema.to_schema()
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
                words_of = {"description": "refused", "content": refused}
                operation["responses"][str(status)] = words_of
    return made


@get("/{path:path}", include_in_schema=False)
async def page(request: Asked, path: FromPath[str]) -> Response[bytes]:
    """The client's files."""
    return _file(request, path)


@get("/", include_in_schema=False)
async def front(request: Asked) -> Response[bytes]:
    """The client's page."""
    return _file(request, "")


def _file(request: Asked, path: FromPath[str]) -> Response[bytes]:
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
