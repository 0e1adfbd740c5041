"""The main journeys in Firefox and WebKit; Chromium makes all of them in tests/browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from damrak.i18n.json_types import Json
from tests.browser.people import LAPTOP, PHONE
from tests.browser.programs import serving
from tests.browser.site import Site, build_client
from tests.engines.engine import Engine
from tests.engines.firefox import FirefoxProcess
from tests.engines.visitor import Visitor
from tests.engines.webkit import Screen, WebKit

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FirefoxProcess]:
    process = FirefoxProcess(tmp_path_factory.mktemp("firefox"))
    yield process
    process.close()


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    screen = Screen()
    yield screen
    screen.close()


@pytest.fixture(params=["firefox", "webkit"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """A window; at the end nothing may have complained in it."""
    if request.param == "firefox":
        engine: Engine = request.getfixturevalue("firefox").open()
    else:
        engine = WebKit(request.getfixturevalue("screen"), tmp_path)
    yield engine
    engine.close()
    assert engine.complaints == []


@pytest.fixture(params=[PHONE, LAPTOP], ids=["phone", "laptop"])
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    found: tuple[int, int] = request.param
    return found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("tables") / "games.db") as address:
        yield address


@pytest.fixture
def visit(engine: Engine, size: tuple[int, int]) -> Iterator[Visit]:
    """Comes to the first page: of the built client alone, or of a server."""
    with ExitStack() as stack:

        def visit(address: str = "", **settings: Json) -> Visitor:
            if not address:
                site = Site(build_client())
                stack.callback(site.stop)
                address = site.address
            return Visitor(engine, address, size, **settings)

        yield visit


def pytest_configure(config: pytest.Config) -> None:
    """Build the client once, before several workers would do so in the same folder."""
    if getattr(config.option, "numprocesses", None) and not hasattr(config, "workerinput"):
        build_client()
