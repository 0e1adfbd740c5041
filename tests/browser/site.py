"""The built client on a small server of its own, which a test can stop: no network at all."""

from __future__ import annotations

import functools
import gzip
import http.server
import io
import os
import subprocess
import threading
from functools import cache
from pathlib import Path
from typing import Any

WEB = Path(__file__).parent.parent.parent / "web"
DIST = WEB / "dist"


@cache
def build_client() -> Path:
    """The client as people get it, built from these sources. Workers find it built."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        return DIST
    subprocess.run(["npm", "run", "--silent", "build"], cwd=WEB, check=True)  # noqa: S607 - npm as installed
    return DIST


class _Files(http.server.SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012 - as the base class has it
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def send_head(self) -> Any:
        """As the base class, unless the site is compressed; nothing for what only a server has."""
        if self.path.startswith("/api/"):
            self.send_response(200)
            self.send_header("Content-Length", "4")
            self.end_headers()
            return io.BytesIO(b"none")
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not isinstance(self.server, _Server) or not self.server.compressed or not path.is_file():
            return super().send_head()
        content = gzip.compress(path.read_bytes(), 9)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return io.BytesIO(content)

    def log_message(self, *_: object) -> None:
        """Nothing: tests say what matters."""


class _Server(http.server.ThreadingHTTPServer):
    compressed = False


class Site:
    """Serves a folder until it is stopped; gzipped where that is measured."""

    def __init__(self, folder: Path, *, compressed: bool = False) -> None:
        handler = functools.partial(_Files, directory=str(folder))
        self._server = _Server(("127.0.0.1", 0), handler)
        self._server.compressed = compressed
        self.address = f"http://127.0.0.1:{self._server.server_port}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
