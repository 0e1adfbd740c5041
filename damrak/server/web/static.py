"""The built web client in memory: each file at its path; other paths get its one page."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import NamedTuple

from damrak.server.errors import RefusedError
from damrak.server.settings import Settings

PACKAGED = Path(__file__).parent / "static"
BUILT = Path(__file__).parents[3] / "web" / "dist"
PAGE = "index.html"
TYPES = {
    ".wasm": "application/wasm",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
}
PACKED = (".wasm", ".js", ".mjs", ".css", ".html", ".json", ".svg", ".ftl", ".webmanifest")
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class File(NamedTuple):
    """A file as it is sent."""

    content: bytes
    packed: bytes | None
    kind: str
    cache: str
    tag: str


class Site:
    """The files of the client."""

    def __init__(self, folder: Path | None) -> None:
        paths = sorted(folder.rglob("*")) if folder else []
        self.files = {
            path.relative_to(folder).as_posix(): _read(path, path.relative_to(folder))
            for path in paths
            if folder and path.is_file()
        }

    def find(self, path: str) -> File:
        """The file at a path, or the client's page for a path that the client routes itself."""
        wanted = path.strip("/")
        file = self.files.get(wanted or PAGE)
        if file is None and "." not in wanted.rpartition("/")[2] and not wanted.startswith("api"):
            file = self.files.get(PAGE)
        if file is None:
            raise RefusedError("no-page")
        return file


def find_site(settings: Settings) -> Site:
    """The built client: of the settings' folder, the package or the sources; may be empty."""
    if settings.web and not (Path(settings.web) / PAGE).is_file():
        raise RefusedError("web-folder", folder=settings.web)
    folders = [Path(settings.web)] if settings.web else [PACKAGED, BUILT]
    return Site(next((folder for folder in folders if (folder / PAGE).is_file()), None))


def _read(path: Path, name: Path) -> File:
    content = path.read_bytes()
    packed = gzip.compress(content, 9, mtime=0) if path.suffix in PACKED else None
    kind = (
        TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    )
    cache = FOREVER if name.parts[0] == "assets" else ASK_AGAIN  # their names hold a hash
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    return File(content, packed, kind, cache, tag)
