"""What a journey needs of a browser, whichever engine it runs on."""

from __future__ import annotations

import json
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Sequence

from damrak.i18n.json_types import Json, JsonObject


class Broken(Exception):
    """The browser could not do what it was told, as while a page is being left."""


class Engine(ABC):
    """One window of a browser; input is given as WebDriver's actions."""

    touches = False  # whether it has fingers; if not, a mouse taps
    complaints: list[str]

    @abstractmethod
    def goto(self, address: str) -> None:
        """Load a page and wait until it is there."""

    @abstractmethod
    def reload(self) -> None:
        """Load the same page once more."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Make the page so large, in pixels of CSS."""

    @abstractmethod
    def run(self, function: str, *values: Json) -> Json:
        """Call a JavaScript function, which may be a promise; raises Broken if it throws."""

    @abstractmethod
    def act(self, sources: Sequence[JsonObject]) -> None:
        """Move, press and release pointers and keys."""

    @abstractmethod
    def close(self) -> None:
        """Close the window and all that belongs to it."""


def called(function: str) -> str:
    """A function that takes its values as JSON, and answers so."""
    return f"async (given) => JSON.stringify((await ({function})(...JSON.parse(given))) ?? null)"


def packed(values: Sequence[Json]) -> str:
    return json.dumps(list(values))


def end(process: subprocess.Popen[str]) -> None:
    process.terminate()
    process.wait(timeout=20)
