"""Firefox, spoken to in WebDriver BiDi, which it understands by itself."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from damrak.i18n.json_types import Json, JsonObject
from tests.engines.engine import Broken, Engine, called, end, packed

NAMES = ("firefox-esr", "firefox")
FLAGS = ("--headless", "--no-remote", "--remote-debugging-port", "0")
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
ANSWER_SECONDS = 60


class FirefoxProcess:
    """The browser itself; each window that is opened has a memory of its own."""

    def __init__(self, profile: Path) -> None:
        found = next((path for name in NAMES if (path := shutil.which(name))), None)
        assert found, "no Firefox: make engines"
        said = profile / "said.txt"
        with said.open("w") as output:
            self._process = subprocess.Popen(
                [found, *FLAGS, "--profile", str(profile)], stderr=output, text=True
            )
        address = _address(said)
        self._line: ClientConnection = connect(f"{address}/session", max_size=None).__enter__()
        self._sent = 0
        self.windows: dict[str, Firefox] = {}
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded"])

    def call(self, method: str, **parameters: object) -> Any:
        """Have something done; what windows complain about meanwhile is kept."""
        self._sent += 1
        number = self._sent
        self._line.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._line.recv(ANSWER_SECONDS))
            if answer.get("id") == number:
                if answer["type"] == "error":
                    raise Broken(answer["message"])
                return answer["result"]
            self._hear(answer["params"])

    def _hear(self, said: JsonObject) -> None:
        source: Any = said.get("source")
        window = self.windows.get((source or {}).get("context", ""))
        if window and said.get("level") == "error":
            window.complaints.append(str(said.get("text")))

    def open(self) -> Firefox:
        memory = self.call("browser.createUserContext")["userContext"]
        context = self.call("browsingContext.create", type="window", userContext=memory)["context"]
        self.windows[context] = Firefox(self, context, memory)
        return self.windows[context]

    def close(self) -> None:
        self._line.close()
        end(self._process)


def _address(said: Path) -> str:
    """Where Firefox listens, as soon as it has said so."""
    for _ in range(600):
        if found := LISTENS.search(said.read_text()):
            return found[1]
        time.sleep(0.1)
    raise Broken("Firefox does not listen")


class Firefox(Engine):
    """One window of Firefox, with fingers."""

    touches = True

    def __init__(self, process: FirefoxProcess, context: str, memory: str) -> None:
        self._process, self._context, self._memory = process, context, memory
        self.complaints = []

    def _call(self, method: str, **parameters: object) -> Any:
        return self._process.call(method, context=self._context, **parameters)

    def goto(self, address: str) -> None:
        self._call("browsingContext.navigate", url=address, wait="complete")

    def reload(self) -> None:
        self._call("browsingContext.reload", wait="complete")

    def resize(self, width: int, height: int) -> None:
        self._call("browsingContext.setViewport", viewport={"width": width, "height": height})

    def run(self, function: str, *values: Json) -> Json:
        answer = self._process.call(
            "script.callFunction",
            functionDeclaration=called(function),
            arguments=[{"type": "string", "value": packed(values)}],
            target={"context": self._context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise Broken(answer["exceptionDetails"]["text"])
        found: Json = json.loads(answer["result"]["value"])
        return found

    def act(self, sources: Sequence[JsonObject]) -> None:
        self._call("input.performActions", actions=list(sources))

    def close(self) -> None:
        self.run("() => null")  # what was said until now has been heard
        self._process.windows.pop(self._context)
        self._process.call("browser.removeUserContext", userContext=self._memory)
