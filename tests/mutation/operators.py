"""The ways to break a function: one small change of its syntax tree at a time.

| kind | change |
|---|---|
| comparison | `<` to `<=` and to `>=`, `==` to `!=`, and so on |
| constant | a number one higher and (but for 0) one lower, `True` to `False` |
| operator | `+` to `-`, `&` to `|`, `<<` to `>>`, `and` to `or`, `not`, `-` and `~` left out |
| branch | a condition always true, or never; a loop never entered |
| assignment | left out, where the name or the field has a value already; so is a call |
| return | an early return left out |
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
}
OPERATED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


@dataclass
class Change:
    """One part of a tree and what it is broken to: a field, or one place of a list."""

    owner: ast.AST
    field: str
    place: int | None
    new: object
    kind: str

    def swap(self) -> None:
        """Break the tree, or mend it again."""
        values = getattr(self.owner, self.field)
        if self.place is None:
            setattr(self.owner, self.field, self.new)
            self.new = values
        else:
            values[self.place], self.new = self.new, values[self.place]


@dataclass(frozen=True)
class Mutant:
    """A broken function. `name` says where and how, and stays the same while its text does."""

    name: str
    module: str
    function: str
    lines: tuple[int, ...]  # of the statement that is changed
    kind: str
    code: CodeType


def mutants_of(path: Path) -> list[Mutant]:
    """Every mutant of the functions of a file, in their order."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    found, names = list[Mutant](), Counter[str]()
    for function in functions:
        function.decorator_list = []
        for statement, change in _changes(function):
            found.append(_mutant(path, function, statement, change, names))
    return found


def _mutant(
    path: Path, function: ast.FunctionDef, statement: ast.stmt, change: Change, names: Counter[str]
) -> Mutant:
    before = _head(statement)
    change.swap()
    after = "left out" if change.kind in ("left out", "return") else _head(statement)
    module = ast.fix_missing_locations(ast.Module([function], []))
    compiled = compile(module, str(path), "exec")
    change.swap()
    name = f"{path.stem}.{function.name}: {before} -> {after}"
    names[name] += 1
    name += f" (number {names[name]})" if names[name] > 1 else ""
    last = statement.end_lineno or statement.lineno
    lines = tuple(range(statement.lineno, _first_body_line(statement, last) + 1))
    return Mutant(name, path.stem, function.name, lines, change.kind, _code_in(compiled))


def _code_in(compiled: CodeType) -> CodeType:
    """The code of the only function that a module defines."""
    return next(each for each in compiled.co_consts if isinstance(each, CodeType))


def _first_body_line(statement: ast.stmt, last: int) -> int:
    body = getattr(statement, "body", None)
    return body[0].lineno - 1 if body and body[0].lineno > statement.lineno else last


def _head(statement: ast.stmt) -> str:
    """A statement as text; of an `if`, `while` or `for` its first line."""
    return ast.unparse(statement).split("\n")[0].removesuffix(":")


def _changes(function: ast.FunctionDef) -> Iterator[tuple[ast.stmt, Change]]:
    named = {argument.arg for argument in function.args.args}
    for owner, field, place, statement in _statements(function):
        for change in _of_statement(owner, field, place, statement, named):
            yield statement, change
        for node in _expressions(statement):
            for change in _of_node(node):
                yield statement, change
        named |= _bound(statement)


def _statements(owner: ast.AST) -> Iterator[tuple[ast.AST, str, int, ast.stmt]]:
    for field in ("body", "orelse"):
        for place, statement in enumerate(getattr(owner, field, [])):
            if not isinstance(statement, ast.stmt) or is_text(statement):
                continue
            yield owner, field, place, statement
            yield from _statements(statement)


def is_text(statement: ast.AST) -> bool:
    """Whether a statement is a docstring."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _expressions(statement: ast.stmt) -> Iterator[ast.AST]:
    """The parts of a statement, without the statements in it and without its types."""
    yield statement
    for field, value in ast.iter_fields(statement):
        if field in ("body", "orelse", "annotation"):
            continue
        for node in value if isinstance(value, list) else [value]:
            if isinstance(node, ast.AST):
                yield from ast.walk(node)


def _bound(statement: ast.stmt) -> set[str]:
    targets = getattr(statement, "targets", [getattr(statement, "target", None)])
    nodes = [node for target in targets if target is not None for node in ast.walk(target)]
    return {node.id for node in nodes if isinstance(node, ast.Name)}


def _of_statement(
    owner: ast.AST, field: str, place: int, statement: ast.stmt, named: set[str]
) -> Iterator[Change]:
    def gone(kind: str) -> Change:
        return Change(owner, field, place, ast.copy_location(ast.Pass(), statement), kind)

    if isinstance(statement, ast.If):
        yield Change(statement, "test", None, ast.Constant(True), "branch")
    if isinstance(statement, ast.If | ast.While):
        yield Change(statement, "test", None, ast.Constant(False), "branch")
    if isinstance(statement, ast.AugAssign):
        yield gone("left out")
    if isinstance(statement, ast.Assign | ast.AnnAssign):
        fields = not _plain_names(statement)
        if fields or _bound(statement) <= named:
            yield gone("left out")
    if isinstance(statement, ast.Expr):
        yield gone("left out")
    if isinstance(statement, ast.Return) and not isinstance(owner, ast.FunctionDef):
        yield gone("return")


def _plain_names(statement: ast.Assign | ast.AnnAssign) -> bool:
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    return all(isinstance(target, ast.Name | ast.Tuple) for target in targets)


def _of_node(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            for other in COMPARED.get(type(operator), ()):
                yield Change(node, "ops", place, other(), "comparison")
    elif isinstance(node, ast.Constant):
        for value in _other_values(node.value):
            yield Change(node, "value", None, value, "constant")
    elif isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign):
        yield Change(node, "op", None, OPERATED[type(node.op)](), "operator")
    elif isinstance(node, ast.IfExp):
        yield Change(node, "test", None, ast.Constant(True), "branch")
        yield Change(node, "test", None, ast.Constant(False), "branch")
    for field, value in ast.iter_fields(node):
        yield from _without_sign(node, field, value)


def _without_sign(node: ast.AST, field: str, value: object) -> Iterator[Change]:
    """`not`, `-` and `~` left out, wherever they stand below a node."""
    if isinstance(node, ast.stmt) and field in ("body", "orelse"):
        return
    for place, each in enumerate(value) if isinstance(value, list) else [(None, value)]:
        if isinstance(each, ast.UnaryOp):
            yield Change(node, field, place, each.operand, "operator")


def _other_values(value: object) -> list[object]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1] if value else [1]
    return []
