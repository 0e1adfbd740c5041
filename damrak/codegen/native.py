"""Makes the libraries of machine code that come with the package (`damrak build native`)."""

from __future__ import annotations

import importlib
import json
import os
import pickle
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from damrak.compile import native
from damrak.compile.ahead import Call, build_libraries
from damrak.compile.cache import PACKAGE, kernel_sources
from damrak.compile.jit import SMALL
from damrak.compile.wasm import compile_environment


def build() -> dict[str, bytes]:
    """The files of `native.FOLDER` by name: a library for each target, and the manifest."""
    with tempfile.TemporaryDirectory() as folder:
        calls, made = Path(folder) / "calls", Path(folder) / "made"
        made.mkdir()
        _run("trace", calls, {native.OFF: "1"})
        environment = compile_environment(str(Path(folder) / "cache"))
        _run("compile", calls, {native.OFF: "1", **environment, SMALL: "0"}, made)
        return {path.name: path.read_bytes() for path in sorted(made.iterdir())}


def _run(step: str, calls: Path, environment: dict[str, str], *more: Path) -> None:
    command = [sys.executable, "-m", "damrak.codegen.native", step, str(calls), *map(str, more)]
    subprocess.run(command, env={**os.environ, **environment}, check=True)  # noqa: S603 - our own code


def trace(path: Path) -> None:
    """Write how Python calls kernels during the tour: names with Numba types."""
    numba: ModuleType = importlib.import_module("numba")  # has no types for this
    from damrak.compile.kernel import Kernel

    found: dict[tuple[str, tuple[object, ...]], None] = {}
    call = Kernel.__call__

    def noted(self: Any, *arguments: Any) -> Any:
        kinds = tuple(_widened(numba, numba.typeof(each)) for each in arguments)
        found[(f"{self.py_func.__module__}.{self.py_func.__name__}", kinds)] = None
        return call(self, *arguments)

    Kernel.__call__ = noted  # type: ignore[method-assign]
    from damrak.codegen.native_tour import take_tour

    take_tour()
    path.write_bytes(pickle.dumps(sorted(found, key=str)))


def _widened(numba: ModuleType, kind: object) -> object:
    signed = isinstance(kind, numba.types.Integer) and kind.signed
    return numba.types.int64 if signed else kind


def compile_calls(path: Path, folder: Path) -> None:
    """Write the libraries and the manifest for these calls."""
    import damrak.codegen.native_tour  # noqa: F401 - loads every kernel
    from damrak.compile.kernel import KERNELS

    noted = pickle.loads(path.read_bytes())  # noqa: S301 - our own file
    calls = [Call(name, KERNELS[name], kinds) for name, kinds in noted]
    libraries, built = build_libraries(calls)
    for name, content in libraries.items():
        (folder / name).write_bytes(content)
    modules = {call.kernel.py_func.__module__ for call in calls}
    roots = [PACKAGE.parent.joinpath(*module.split(".")).with_suffix(".py") for module in modules]
    files = [source.relative_to(PACKAGE).as_posix() for source in kernel_sources(of=roots)]
    manifest = {
        "sources": native.sources_digest(PACKAGE, files),
        "files": files,
        "calls": [[each.symbol, each.result, each.name, *each.kinds] for each in built],
    }
    text = json.dumps(manifest, indent=1) + "\n"
    (folder / native.MANIFEST.name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1] == "trace":
        trace(Path(sys.argv[2]))
    else:
        compile_calls(Path(sys.argv[2]), Path(sys.argv[3]))
