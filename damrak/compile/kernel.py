"""`@kernel`: marks a function to be compiled, and decides where compiled code is cached.

A kernel takes records, arrays and numbers, raises nothing, allocates nothing and holds no Python
object. So the same source compiles for every target.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import re
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import numpy as np

Function: TypeAlias = Callable[..., Any]  # a kernel, compiled or not
Wrap: TypeAlias = Callable[[Function], Function]  # makes a kernel of a function
F = TypeVar("F", bound=Function)

PACKAGE = Path(__file__).parent.parent
KEPT_CACHES = 4
_IMPORT = re.compile(r"^ *(?:from|import) damrak\.([\w.]+)(?: import \(?([\w, ]*))?", re.M)
_DECORATED = re.compile(r"^@kernel\b", re.M)
_OURS = re.compile("[0-9a-f]{16}")  # names of cache folders; nothing else is ever deleted
KERNELS: dict[str, Function] = {}  # every kernel by module and name, for the other targets


def kernel(function: F) -> F:
    """Compile for this machine on first call, without the GIL, cached between runs.

    With `DAMRAK_PLAIN=1` it stays plain Python: ready at once, about a thousand times slower,
    usable in a debugger, and with the same results.
    """
    compiled = _keep_plain(function) if is_plain() else _compile(function)
    KERNELS[f"{function.__module__}.{function.__name__}"] = compiled
    return compiled


def _keep_plain(function: F) -> F:
    np.seterr(over="ignore")  # 64-bit sets wrap around, as in compiled code
    return function


def _compile(function: F) -> F:
    import numba  # takes most of a second: only if a kernel is needed

    numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]
    cached = os.environ.get("NUMBA_OPT") != "0"  # code for another machine is not cached
    jit: Any = numba.njit  # its types leave out the last option: kernels are not called from C
    made = jit(nogil=True, error_model="numpy", cache=cached, no_cfunc_wrapper=True)(function)
    compiled: F = _compile_once_for_all_integers(made)
    return compiled


def _compile_once_for_all_integers(dispatcher: Any) -> Any:
    """Let other kernels pass every signed integer and constant as a 64-bit number.

    Numba would compile a kernel again for each width and for each constant it is called with.
    """
    types: Any = importlib.import_module("numba.core.types")  # has no types for all of this
    fold = dispatcher._compiler.fold_argument_types

    def widened(kind: Any) -> Any:
        plain = types.unliteral(kind) if isinstance(kind, types.IntegerLiteral) else kind
        return types.int64 if isinstance(plain, types.Integer) and plain.signed else plain

    def fold_and_widen(arguments: Any, named: Any) -> Any:
        signature, kinds = fold(arguments, named)
        return signature, tuple(widened(kind) for kind in kinds)

    dispatcher._compiler.fold_argument_types = fold_and_widen
    return dispatcher


@cache
def cache_folder() -> Path:
    """The folder of compiled code, named by a hash of everything it depends on.

    Numba itself only checks the file of the function. It would use stale code after a change in
    another file, and would mix code with and without bounds checks (`NUMBA_BOUNDSCHECK`).
    """
    checked = os.environ.get("NUMBA_BOUNDSCHECK", "")
    digest = hashlib.sha256(f"{version('numba')} {np.__version__} {checked}".encode())
    digest.update(str(PACKAGE).encode())  # Numba keys its files by path as well
    for source in kernel_sources():
        digest.update(source.read_bytes())
    folder = _cache_home() / digest.hexdigest()[:16]
    _prune(folder)
    return folder


def kernel_sources(package: Path = PACKAGE) -> list[Path]:
    """The files of a package that define kernels, and those of its files that they import.

    Kernels freeze imported constants, so compiled code depends on those files as well.
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
    """The files that the imports of a source may refer to."""
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
    """Run kernels as plain Python, to start a single game at once.

    Has no effect after the first kernel was loaded.
    """
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
