"""Imports point one way; see CONTRIBUTING.md. A wrong arrow fails here."""

from __future__ import annotations

import ast
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "damrak"
# Every room and what it may import besides itself, from the ground floor up.
GROUND = {"i18n", "compile", "board"}
CORE = GROUND | {"rules", "game"}
BOTS = {"bots", "bots/kernels", "bots/external", "bots/running"}
KERNELS = {"board", "compile", "rules", "bots/kernels"}
MAY_IMPORT = {
    "i18n": set(),
    "compile": set(),
    "board": {"i18n", "compile"},
    "board/drawing": {"board"},
    "rules": {"board", "compile"},
    "game/kernels": {"board", "compile", "rules"},
    "game": GROUND | {"rules", "game/kernels"},
    "bots/kernels": {"board", "compile", "rules"},
    "bots": {
        "rules",
        "bots/kernels",
        "bots/running",
    },  # its __init__ offers what stands there
    "bots/external": CORE | {"bots", "bots/kernels"},
    "bots/running": CORE | {"bots", "bots/kernels", "bots/external"},
    "envs/kernels": KERNELS,
    "envs": CORE | BOTS | {"envs/kernels", "board/drawing"},
    "arena/kernels": KERNELS,
    "arena": CORE | BOTS | {"arena/kernels"},
    "insight/kernels": KERNELS,
    "insight": CORE | BOTS | {"insight/kernels"},
    "data/kernels": KERNELS | {"arena/kernels"},
    "data": CORE | BOTS | {"data/kernels", "arena", "arena/kernels", "insight"},
    "server": CORE,
    "server/tables": CORE | {"server"},
    "server/storage": CORE | {"server", "server/tables"},
    "server/live": CORE | BOTS | {"server", "server/tables", "server/storage"},
    "server/web": CORE | BOTS | {"server", "server/tables", "server/storage", "server/live"},
    "gpu": CORE | BOTS | {"envs", "arena", "arena/kernels"},
    "train": CORE | BOTS | {"envs", "arena", "gpu"},
    "reports": CORE | {"board/drawing", "bots/external", "arena", "insight", "insight/kernels"},
    "terminal": CORE | BOTS | {"board/drawing", "insight"},
    "calibration/kernels": KERNELS | {"insight/kernels"},
    "calibration": CORE
    | BOTS
    | {"calibration/kernels", "insight/kernels", "board/drawing", "arena", "insight", "reports"},
    "benchmarks": CORE | {"server", "server/storage"},
    # The last row: the tour calls everything that kernels are called for.
    "codegen": CORE
    | BOTS
    | {"game/kernels", "insight/kernels", "board/drawing", "insight", "server", "server/web"}
    | {"arena", "benchmarks", "data", "envs", "train"},
}
MAY_IMPORT["cli"] = set(MAY_IMPORT) - {"envs"}


def room_of(path: Path) -> str:
    """The innermost folder of MAY_IMPORT that a file lies in; "" for the package's own files."""
    folders = [parent.as_posix() for parent in path.relative_to(PACKAGE).parents]
    return next((folder for folder in folders if folder in MAY_IMPORT), "")


@cache
def imports(path: Path) -> frozenset[Path]:
    """The files of damrak that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            inside = [f"{node.module}.{alias.name}" for alias in node.names]
            names = [name for name in inside if file_of(name)] or [node.module or ""]
        else:
            names = []
        found |= {file for name in names if (file := file_of(name))}
    return frozenset(found - {path, PACKAGE / "__init__.py"})


def file_of(module: str) -> Path | None:
    """The file of a module of damrak, if there is one."""
    first, *rest = module.split(".")
    path = PACKAGE.joinpath(*rest)
    files = (path.with_suffix(".py"), path / "__init__.py")
    return next((file for file in files if first == "damrak" and file.exists()), None)


def test_every_folder_has_its_rule() -> None:
    folders = {path.parent.relative_to(PACKAGE).as_posix() for path in PACKAGE.glob("*/**/*.py")}
    assert {folder for folder in folders if "migrations" not in folder} == set(MAY_IMPORT)


def test_rooms_import_only_from_rooms_above_them() -> None:
    rooms = list(MAY_IMPORT)
    for place, room in enumerate(rooms):
        beside = {"bots/running"} if room == "bots" else set()  # by __init__ alone
        assert MAY_IMPORT[room] <= set(rooms[:place]) | beside, room


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_imports_point_one_way(room: str) -> None:
    files = [path for path in PACKAGE.rglob("*.py") if room_of(path) == room]
    assert files
    for path in files:
        rooms = {room_of(target) for target in imports(path)}
        assert rooms <= MAY_IMPORT[room] | {room}, path


def test_no_files_import_each_other_in_a_circle() -> None:
    files = [path for path in PACKAGE.rglob("*.py") if path.name != "__init__.py"]
    graph = {path: {file for file in imports(path) if file in files} for path in files}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(path.relative_to(PACKAGE).as_posix() for path in error.args[1]))


def test_rules_are_pure() -> None:
    """No files, clock, log, network or chance but their own."""
    for path in (PACKAGE / "rules").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names = {alias.name for alias in node.names}
            else:
                names = {node.module or ""} if isinstance(node, ast.ImportFrom) else set()
            outside = {name for name in names if not name.startswith("damrak.")}
            assert outside <= {"numpy", "numpy.typing", "typing", "__future__"}, path
