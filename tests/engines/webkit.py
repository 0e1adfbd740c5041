"""WebKitGTK's small browser on a screen that nobody sees, driven by WebKitWebDriver."""

from __future__ import annotations

import glob
import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx

from damrak.i18n.json_types import Json, JsonObject
from tests.engines.engine import Broken, Engine, called, end, packed

BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
SCREEN = ("-screen", "0", "1600x1200x24", "-nolisten", "tcp")
# Its toolbar would be wider than a phone.
SMALL = "* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; border: 0; }"
# What a page complains about, from the first script that is run in it.
LISTEN = """() => {
  if (globalThis.complained) return;
  globalThis.complained = [];
  addEventListener('error', (event) => complained.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => complained.push(String(event.reason)));
}"""
CALLED = """const [given, done] = arguments;
const failed = (error) => done({{ error: String(error) }});
({function})(given).then((found) => done({{ found }}), failed);"""


class Screen:
    """A screen in memory."""

    def __init__(self) -> None:
        found = shutil.which("Xvfb")
        assert found, "no Xvfb: make engines"
        reading, writing = os.pipe()
        self._process = subprocess.Popen(
            [found, "-displayfd", str(writing), *SCREEN],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
            text=True,
        )
        os.close(writing)
        with open(reading) as said:
            self.name = f":{said.readline().strip()}"  # to its end: Xvfb dies of a broken pipe

    def close(self) -> None:
        end(self._process)


class WebKit(Engine):
    """One window of WebKit. Its driver knows no fingers: at any size a mouse taps."""

    def __init__(self, screen: Screen, folder: Path) -> None:
        self.complaints = []
        port = _free_port()
        self._process = _start_driver(port, screen, folder)
        self._client = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60)
        options = {"binary": _browser(), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = ""
        try:
            self._session = "/session/" + self._begin(wanted)["sessionId"]
        except Exception:
            end(self._process)
            raise

    def _begin(self, wanted: JsonObject) -> Any:
        for _ in range(100):
            try:
                return self._post("/session", capabilities=wanted)
            except httpx.ConnectError:
                time.sleep(0.05)
        raise Broken("WebKitWebDriver does not answer")

    def _post(self, path: str, **body: object) -> Any:
        value = self._client.post(self._session + path, json=body).json()["value"]
        if isinstance(value, dict) and "error" in value:
            raise Broken(value.get("message") or value["error"])
        return value

    def goto(self, address: str) -> None:
        self._collect()
        self._post("/url", url=address)
        self.run(LISTEN)

    def reload(self) -> None:
        self._collect()
        self._post("/refresh")
        self.run(LISTEN)

    def resize(self, width: int, height: int) -> None:
        """The toolbar takes some of the height of the window."""
        self._post("/window/rect", width=width, height=height)
        for _ in range(50):
            seen: Any = self.run("() => [innerWidth, innerHeight]")
            if seen == [width, height]:
                return
            rect = self._client.get(self._session + "/window/rect").json()["value"]
            self._post("/window/rect", width=width, height=rect["height"] + height - seen[1])
            time.sleep(0.05)
        raise Broken(f"the page has {seen} pixels")

    def run(self, function: str, *values: Json) -> Json:
        script = CALLED.format(function=called(function))
        answer = self._post("/execute/async", script=script, args=[packed(values)])
        if "error" in answer:
            raise Broken(answer["error"])
        found: Json = json.loads(answer["found"])
        return found

    def act(self, sources: Sequence[JsonObject]) -> None:
        self._post("/actions", actions=list(sources))

    def _collect(self) -> None:
        self.complaints += self._post(
            "/execute/sync", script="return globalThis.complained ?? []", args=[]
        )

    def close(self) -> None:
        try:
            self._collect()
            self._client.delete(self._session)
        finally:
            self._client.close()
            end(self._process)


def _browser() -> str:
    found = sorted(glob.glob(BROWSERS))
    assert found, "no WebKit: make engines"
    return found[-1]


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def _start_driver(port: int, screen: Screen, folder: Path) -> subprocess.Popen[str]:
    found = shutil.which("WebKitWebDriver")
    assert found, "no WebKitWebDriver: make engines"
    style = folder / "gtk-3.0" / "gtk.css"
    style.parent.mkdir(parents=True, exist_ok=True)
    style.write_text(SMALL)
    environment = {**os.environ, "DISPLAY": screen.name, "XDG_CONFIG_HOME": str(folder)}
    return subprocess.Popen([found, f"--port={port}"], env=environment, text=True)
