"""The built client on a small server of its own, which a test can stop: no network at all."""

from __future__ import annotations

import functools
import http.server
import subprocess
import threading
from functools import cache
from pathlib import Path
from typing import Any

WEB = Path(__file__).parent.parent.parent / "web"
DIST = WEB / "dist"


@cache
def build_client() -> Path:
    """The client as people get it, built from these sources."""
    subprocess.run(["npm", "run", "--silent", "build"], cwd=WEB, check=True)  # noqa: S607 - npm as installed
    return DIST


class _Files(http.server.SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012 - as the base class has it
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def log_message(self, *_: Any) -> None:
        """Nothing: tests say what matters."""


class Site:
    """Serves a folder until it is stopped."""

    def __init__(self, folder: Path) -> None:
        handler = functools.partial(_Files, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
