"""Writes the tables of docs/server.md from the code: `python -m tools.docs_server`.

The page is written by hand, except for the text between `<!-- name: generated -->` and
`<!-- end -->`, which this tool writes.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec.inspect
from msgspec import Struct

from damrak.compile.records import markdown_table
from damrak.server import protocol
from damrak.server.settings import Settings, default_database
from damrak.server.tables.rights import GIVERS

PAGE = Path("docs/server.md")
_MADE = re.compile(r"(<!-- (\w+): generated -->\n).*?(<!-- end -->)", re.S)


def write_tables(page: str) -> str:
    """The page with new tables."""
    tables = {
        "settings": settings_table,
        "commands": command_table,
        "routes": route_table,
        "closing": closing_table,
        "limits": limit_table,
    }
    return _MADE.sub(lambda found: f"{found[1]}{tables[found[2]]()}\n{found[3]}", page)


def settings_table() -> str:
    """Every setting, its default and its meaning."""
    kind = msgspec.inspect.type_info(Settings)
    assert isinstance(kind, msgspec.inspect.StructType)  # noqa: S101 - it is one
    rows = [(f"`{field.name}`", _default(field), _meaning(field.type)) for field in kind.fields]
    return markdown_table(("setting", "default", "meaning"), rows)


def _default(field: msgspec.inspect.Field) -> str:
    value: Any = field.default
    if field.default_factory is default_database:
        return "`~/.local/share/damrak/damrak.db`"
    if isinstance(value, tuple):
        return f"`{','.join(value)}`" if value else ""
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    return f"`{value}`" if value != "" else ""


def _meaning(kind: msgspec.inspect.Type) -> str:
    if isinstance(kind, msgspec.inspect.Metadata):
        return str((kind.extra_json_schema or {}).get("description", ""))
    return ""


def command_table() -> str:
    """Every command, its fields, who may give it, and what it does."""
    rows = [_command(kind) for kind in get_args(protocol.AnyCommand)]
    return markdown_table(("type", "fields", "given by", "meaning"), rows)


def _command(kind: type[Struct]) -> tuple[str, str, str, str]:
    fields = [name for name in kind.__struct_fields__ if name != "id"]
    words = " ".join((kind.__doc__ or "").split())
    named = ", ".join(f"`{name}`" for name in fields)
    return f"`{kind.__struct_config__.tag}`", named, GIVERS[kind].value, words


def route_table() -> str:
    """Every path of the HTTP API."""
    from damrak.server.web.app import API

    rows = []
    for handler in API:
        method = _method(handler) if hasattr(handler, "http_methods") else "socket"
        path = re.sub(r":\w+}", "}", sorted(handler.paths)[0])
        words = " ".join((handler.fn.__doc__ or "").split())
        rows.append((f"`{path}`", method, words))
    return markdown_table(("path", "method", "meaning"), rows)


def closing_table() -> str:
    """Every code with which the server closes a socket."""
    from damrak.server.web.socket import CLOSE_CODES

    return markdown_table(("close code", "meaning"), CLOSE_CODES.items())


def limit_table() -> str:
    """Every limit that metrics count; most are settings."""
    from damrak.server.refusals import LIMITS

    rows = [(f"`{name}`", words) for name, words in LIMITS.items()]
    return markdown_table(("limit", "counts refusals beyond"), rows)


def _method(handler: Any) -> str:
    return ", ".join(sorted(str(method) for method in handler.http_methods))


if __name__ == "__main__":
    page = Path(sys.argv[1]) if len(sys.argv) > 1 else PAGE
    page.write_text(write_tables(page.read_text(encoding="utf-8")), encoding="utf-8")
