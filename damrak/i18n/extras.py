"""One clear line for a package that is not installed: which extra of damrak brings it.

`pip install damrak` brings what games, bots and batches of games need. All else comes with an
extra (pyproject.toml); `EXTRAS` says which module belongs to which.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec

from damrak.i18n import text

EXTRAS: dict[str, tuple[str, ...]] = {
    "server": (
        *("litestar", "uvicorn", "httptools", "websockets", "sqlalchemy", "aiosqlite", "alembic"),
        *("structlog", "prometheus_client", "segno"),
    ),
    "compiler": ("numba",),
    "postgres": ("asyncpg",),
    "rl": ("gymnasium", "pettingzoo"),
    "openspiel": ("pyspiel", "tree"),
    "jax": ("jax",),
    "sb3": ("stable_baselines3", "sb3_contrib"),
    "train": ("torch",),
    "cluster": ("ray",),
    "cuda": ("numba_cuda",),
    "data": ("pyarrow",),
}
NAMES = {
    "stable_baselines3": "Stable-Baselines3",
    "jax": "JAX",
    "torch": "PyTorch",
    "numba_cuda": "numba-cuda",
    "pyspiel": "OpenSpiel",
    "tree": "dm-tree",
}  # if not as imported


class MissingExtra(ImportError):
    """A package is not installed; the message names the extra and the command that brings it."""

    def __init__(self, module: str) -> None:
        extra = next(extra for extra, modules in EXTRAS.items() if module in modules)
        package = NAMES.get(module, module)
        super().__init__(text("needs-extra", package=package, extra=extra), name=module)


def explain(error: ImportError) -> ImportError:
    """MissingExtra where the module that was not found belongs to an extra; else the error."""
    module = (error.name or "").partition(".")[0]
    known = any(module in modules for modules in EXTRAS.values())
    return MissingExtra(module) if known else error


def need(*extras: str) -> None:
    """Raise MissingExtra unless all modules of these extras are installed."""
    for extra in extras:
        for module in EXTRAS[extra]:
            if find_spec(module) is None:
                raise MissingExtra(module)


def require(*extras: str) -> None:
    """End a program with one clear line unless all modules of these extras are installed."""
    try:
        need(*extras)
    except MissingExtra as error:
        sys.exit(str(error))
