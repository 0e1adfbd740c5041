"""`@kernel`: marks a function as compiled code, and says where the compiled code is kept.

A kernel takes records, arrays and numbers, raises nothing, allocates nothing and holds no Python
object, so that one source serves every target.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

KERNEL_FOLDERS = ("compile", "rules", "bots")
KEPT_CACHES = 4
KERNELS: dict[str, Any] = {}  # every kernel by module and name, for the other targets


def kernel(function: F) -> F:
    """Compile for this machine on first call, without the GIL, cached between runs."""
    numba.config.CACHE_DIR = str(cache_folder())
    compiled = numba.njit(nogil=True, error_model="numpy", cache=True)(function)
    KERNELS[f"{function.__module__}.{function.__name__}"] = compiled
    return compiled  # type: ignore[no-any-return]


@cache
def cache_folder() -> Path:
    """The folder of compiled code, named by all that it depends on.

    Numba alone looks only at the file of the function itself and would serve stale code after a
    change in another file, and checked code for unchecked (`NUMBA_BOUNDSCHECK`).
    """
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    digest.update(f"boundscheck={numba.config.BOUNDSCHECK}".encode())
    package = Path(__file__).parent.parent
    for folder in KERNEL_FOLDERS:
        for source in sorted((package / folder).glob("*.py")):
            digest.update(source.read_bytes())
    folder = _cache_home() / digest.hexdigest()[:16]
    _prune(folder)
    return folder


def is_warm() -> bool:
    """Whether compiled code of these sources is already on disk."""
    return any(cache_folder().rglob("*.nbc"))


def _cache_home() -> Path:
    chosen = os.environ.get("DAMRAK_CACHE")
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "damrak"
    home = Path(chosen) if chosen else base
    try:
        home.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=home):
            return home
    except OSError:  # a read-only home: play all the same
        return Path(tempfile.gettempdir()) / f"damrak-{os.getuid()}"


def _prune(folder: Path) -> None:
    """Make this folder the newest and drop all but the newest few of its siblings."""
    folder.mkdir(parents=True, exist_ok=True)
    folder.touch()
    siblings = sorted(folder.parent.iterdir(), key=lambda path: path.stat().st_mtime)
    for old in siblings[:-KEPT_CACHES]:
        shutil.rmtree(old, ignore_errors=True)
