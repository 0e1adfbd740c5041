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
# Chance that comes out alike in every run (SplitMix32): for the workers, where games are dealt.
DEALT = """{
  let word = DEAL;
  const next = () => {
    word = (word + 0x9e3779b9) | 0;
    let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return mixed ^ (mixed >>> 16);
  };
  crypto.getRandomValues = (array) => {
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, k, bytes) => {
      bytes[k] = next();
    });
    return array;
  };
}
"""


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
        site = self.server
        if not isinstance(site, _Server) or not path.is_file():
            return super().send_head()
        dealt = site.deal is not None and path.name.startswith("worker-")
        if not dealt and not site.compressed:
            return super().send_head()
        content = path.read_bytes()
        if dealt:
            content = DEALT.replace("DEAL", str(site.deal)).encode() + content
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        if site.compressed:
            content = gzip.compress(content, 9)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return io.BytesIO(content)

    def log_message(self, *_: object) -> None:
        """Nothing: tests say what matters."""


class _Server(http.server.ThreadingHTTPServer):
    compressed = False
    deal: int | None = None


class Site:
    """Serves a folder until it is stopped; gzipped where that is measured.

    With a `deal` every game on it has the cards and the bots' choices of that number.
    """

    def __init__(self, folder: Path, *, compressed: bool = False, deal: int | None = None) -> None:
        handler = functools.partial(_Files, directory=str(folder))
        self._server = _Server(("127.0.0.1", 0), handler)
        self._server.compressed, self._server.deal = compressed, deal
        self.address = f"http://127.0.0.1:{self._server.server_port}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
