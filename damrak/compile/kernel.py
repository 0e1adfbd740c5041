"""`@kernel`: marks a function as compiled code, and says where the compiled code is kept.

A kernel takes records, arrays and numbers, raises nothing, allocates nothing and holds no Python
object, so that one source serves every target.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parent.parent
KEPT_CACHES = 4
_IMPORT = re.compile(r"^ *(?:from|import) damrak\.([\w.]+)(?: import \(?([\w, ]*))?", re.M)
_DECORATED = re.compile(r"^@kernel\b", re.M)
_OURS = re.compile("[0-9a-f]{16}")  # the names of cache folders; nothing else is ever dropped
KERNELS: dict[str, Any] = {}  # every kernel by module and name, for the other targets


def kernel(function: F) -> F:
    """Compile for this machine on first call, without the GIL, cached between runs.

    With `DAMRAK_PLAIN=1` it stays the plain Python that it is: ready at once, about a thousand
    times slower, open to a debugger, and with the same results.
    """
    compiled: Any = _keep_plain(function) if is_plain() else _compile(function)
    KERNELS[f"{function.__module__}.{function.__name__}"] = compiled
    return compiled  # type: ignore[no-any-return]


def _keep_plain(function: Callable[..., Any]) -> Any:
    np.seterr(over="ignore")  # sets of 64 bits wrap around, as they do in compiled code
    return function


def _compile(function: Callable[..., Any]) -> Any:
    import numba  # most of a second: not for those who need no kernel

    numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]
    cached = os.environ.get("NUMBA_OPT") != "0"  # code for another machine is not kept
    return numba.njit(nogil=True, error_model="numpy", cache=cached)(function)


@cache
def cache_folder() -> Path:
    """The folder of compiled code, named by all that it depends on.

    Numba alone looks only at the file of the function itself and would serve stale code after a
    change in another file, and checked code for unchecked (`NUMBA_BOUNDSCHECK`).
    """
    checked = os.environ.get("NUMBA_BOUNDSCHECK", "")
    digest = hashlib.sha256(f"{version('numba')} {np.__version__} {checked}".encode())
    digest.update(str(PACKAGE).encode())  # Numba keys its files by path, too
    for source in kernel_sources():
        digest.update(source.read_bytes())
    folder = _cache_home() / digest.hexdigest()[:16]
    _prune(folder)
    return folder


def kernel_sources(package: Path = PACKAGE) -> list[Path]:
    """Every file of a package that holds a kernel, and every file of it that such a file imports.

    Kernels freeze the constants that they import, so compiled code depends on those files as well.
    """
    texts = {path: path.read_text(encoding="utf-8") for path in package.rglob("*.py")}
    waiting = [path for path, text in texts.items() if _DECORATED.search(text)]
    found = set(waiting)
    while waiting:
        imported = _imported(package, texts[waiting.pop()]) & texts.keys()
        waiting += imported - found
        found |= imported
    return sorted(found)


def _imported(package: Path, text: str) -> set[Path]:
    """The files that the imports of a source may stand for."""
    modules = set()
    for module, names in _IMPORT.findall(text):
        path = package.joinpath(*module.split("."))
        inside = [path / name.strip() for name in names.split(",") if name.strip()]
        modules |= {each.with_suffix(".py") for each in (path, path / "__init__", *inside)}
    return modules


def is_plain() -> bool:
    """Whether kernels stay plain Python."""
    return os.environ.get("DAMRAK_PLAIN") == "1"


def stay_plain() -> None:
    """For a single game: rather begin at once than compile. Heard if no kernel is loaded yet."""
    if not KERNELS:
        os.environ["DAMRAK_PLAIN"] = "1"


def _cache_home() -> Path:
    chosen = os.environ.get("DAMRAK_CACHE")
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "damrak"
    home = Path(chosen) if chosen else base
    try:
        home.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=home):
            return home
    except OSError:  # a read-only home: play all the same, from a folder that is ours alone
        return Path(tempfile.mkdtemp(prefix="damrak-"))


def _prune(folder: Path) -> None:
    """Make this folder the newest and drop all but the newest few of its kind."""
    folder.mkdir(parents=True, exist_ok=True)
    folder.touch()
    ours = [path for path in folder.parent.iterdir() if _OURS.fullmatch(path.name)]
    for old in sorted(ours, key=_age, reverse=True)[KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)


def _age(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except OSError:  # another process was quicker
        return 0.0
