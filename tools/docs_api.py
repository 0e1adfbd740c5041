"""The table of docs/api.md: what the page describes, each with the first line of its docstring."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from damrak.compile.records import markdown_table as table

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "api.md"
Named = ast.ClassDef | ast.FunctionDef


def api_table() -> str:
    """A row for every name that the page describes, and for its public methods."""
    rows = [row for path in described() for row in rows_of(path)]
    return table(("name", "does"), rows)


def described() -> list[str]:
    """The dotted names of the page, in its order."""
    return re.findall(r"^::: ([\w.]+)$", PAGE.read_text(encoding="utf-8"), re.M)


def rows_of(path: str) -> Iterator[tuple[str, str]]:
    """The rows of a class, a function, or of all that is public in a module."""
    module, wanted = find_module(path)
    for node in module.body:
        if isinstance(node, Named) and (node.name == wanted or (not wanted and is_public(node))):
            place = path.rpartition(".")[0] if wanted else path
            yield f"**`{signature(node)}`** in `{place}`", told(node)
            members = node.body if isinstance(node, ast.ClassDef) else []
            for each in members:
                if isinstance(each, ast.FunctionDef) and is_public(each):
                    yield f"`{node.name}.{signature(each)}`", told(each)


def find_module(path: str) -> tuple[ast.Module, str]:
    """The parsed module of a dotted name, and the name in it; none if it is the module."""
    for parts in (path.split("."), path.split(".")[:-1]):
        file = ROOT.joinpath(*parts).with_suffix(".py")
        if file.is_file():
            wanted = path.split(".")[len(parts) :]
            return ast.parse(file.read_text(encoding="utf-8")), "".join(wanted)
    raise FileNotFoundError(path)


def is_public(node: Named) -> bool:
    """Whether it has a plain name and says what it does."""
    return not node.name.startswith("_") and ast.get_docstring(node) is not None


def told(node: Named) -> str:
    """The first line of the docstring."""
    return (ast.get_docstring(node) or "").partition("\n")[0].replace("|", "/")


def signature(node: Named) -> str:
    """A call as it is written: no types, no `self`; of a property its name alone."""
    if isinstance(node, ast.ClassDef):
        begin = [each for each in node.body if getattr(each, "name", "") == "__init__"]
        return f"{node.name}({parameters(begin[0])})" if begin else node.name
    if any(isinstance(each, ast.Name) and "property" in each.id for each in node.decorator_list):
        return node.name
    return f"{node.name}({parameters(node)})"


def parameters(node: ast.stmt) -> str:
    """Names and defaults."""
    if not isinstance(node, ast.FunctionDef):
        return ""
    given = node.args
    for each in (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg):
        if each is not None:
            each.annotation = None
    if given.args and given.args[0].arg in ("self", "cls"):
        given.args.pop(0)
    return ast.unparse(given).replace("|", "/")


PARTS: dict[str, Callable[[], str]] = {"api": api_table}
