"""Where compiled code is cached: a folder named by a hash of everything the code depends on."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import numpy as np

PACKAGE = Path(__file__).parent.parent
KEPT_CACHES = 4
_IMPORT = re.compile(r"^ *(?:from|import) damrak\.([\w.]+)(?: import \(?([\w, ]*))?", re.M)
_DECORATED = re.compile(r"^@kernel\b", re.M)
_NOT_COMPILED = {  # decide which code runs, not what it does
    "compile/cache.py",
    "compile/kernel.py",
    "compile/native.py",
    "i18n/__init__.py",
}
_COMPILER = "compile/jit.py"  # on which all compiled code depends, though no kernel imports it
_OURS = re.compile("[0-9a-f]{16}")  # names of cache folders; nothing else is ever deleted


@cache
def cache_folder() -> Path:
    """The folder of compiled code, named by a hash of everything it depends on.

    Numba itself only checks the file of the function. It would use stale code after a change in
    another file, and would mix code with and without bounds checks (`NUMBA_BOUNDSCHECK`).
    """
    from importlib.metadata import version  # slow to import, and most starts need no cache

    checked = os.environ.get("NUMBA_BOUNDSCHECK", "")
    digest = hashlib.sha256(f"{version('numba')} {np.__version__} {checked}".encode())
    digest.update(str(PACKAGE).encode())  # Numba keys its files by path as well
    for source in kernel_sources():
        digest.update(source.read_bytes())
    folder = _cache_home() / digest.hexdigest()[:16]
    _prune(folder)
    return folder


def kernel_sources(package: Path = PACKAGE, of: Iterable[Path] = ()) -> list[Path]:
    """The files of a package that define kernels, and those of its files that they import.

    Kernels freeze imported constants, so compiled code depends on those files as well. `of` names
    files with kernels, if not all are meant.
    """
    unread = {package / name for name in _NOT_COMPILED}
    paths = set(package.rglob("*.py")) - unread
    texts = {path: path.read_text(encoding="utf-8") for path in paths}
    waiting = list(of) or [path for path, text in texts.items() if _DECORATED.search(text)]
    found = {*waiting, *(paths & {package / _COMPILER})}
    while waiting:
        imported = _imported(package, texts[waiting.pop()]) & texts.keys()
        waiting += imported - found
        found |= imported
    return sorted(found)


def _imported(package: Path, text: str) -> set[Path]:
    """The files that the imports of a source may refer to."""
    modules = set()
    for module, names in _IMPORT.findall(text):
        path = package.joinpath(*module.split("."))
        inside = [path / name.strip() for name in names.split(",") if name.strip()]
        modules |= {each.with_suffix(".py") for each in (path, path / "__init__", *inside)}
    return modules


def _cache_home() -> Path:
    chosen = os.environ.get("DAMRAK_CACHE")
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "damrak"
    home = Path(chosen) if chosen else base
    try:
        home.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=home):
            return home
    except OSError:  # the home folder is read-only: use a private temporary folder
        return Path(tempfile.mkdtemp(prefix="damrak-"))


def _prune(folder: Path) -> None:
    """Mark this cache folder as the newest and delete all but the newest few."""
    folder.mkdir(parents=True, exist_ok=True)
    folder.touch()
    ours = [path for path in folder.parent.iterdir() if _OURS.fullmatch(path.name)]
    for old in sorted(ours, key=_age, reverse=True)[KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)


def _age(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except OSError:  # another process has deleted it
        return 0.0
