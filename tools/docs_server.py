"""The tables of docs/server.md, from what they describe: `python -m tools.docs_server`.

The page is written by hand but for what stands between `<!-- name: generated -->` and
`<!-- end -->`; that is made here.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec.inspect

from damrak.compile.records import markdown_table
from damrak.server import protocol
from damrak.server.settings import Settings, default_database
from damrak.server.tables.commands import RIGHTS

PAGE = Path("docs/server.md")
_MADE = re.compile(r"(<!-- (\w+): generated -->\n).*?(<!-- end -->)", re.S)
_GIVERS = {
    "_is_guest": "anybody who may watch",
    "_holds_seat": "the holder of `seat`",
    "_is_owner": "the owner",
    "_owns_or_sits": "the owner, or a seat's holder",
    "_has_link": "whoever has the link",
}


def write_tables(page: str) -> str:
    """The page with its tables made anew."""
    tables = {"settings": settings_table, "commands": command_table, "routes": route_table}
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
    return f"`{value}`" if value != "" else ""


def _meaning(kind: msgspec.inspect.Type) -> str:
    if isinstance(kind, msgspec.inspect.Metadata):
        return str((kind.extra_json_schema or {}).get("description", ""))
    return ""


def command_table() -> str:
    """Every command, its fields, who may give it, and what it does."""
    rows = [_command(kind) for kind in get_args(protocol.AnyCommand)]
    return markdown_table(("type", "fields", "given by", "meaning"), rows)


def _command(kind: Any) -> tuple[str, str, str, str]:
    fields = [name for name in kind.__struct_fields__ if name != "id"]
    words = " ".join((kind.__doc__ or "").split())
    giver = _GIVERS[RIGHTS[kind].__name__]
    named = ", ".join(f"`{name}`" for name in fields)
    return f"`{kind.__struct_config__.tag}`", named, giver, words


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


def _method(handler: Any) -> str:
    return ", ".join(sorted(str(method) for method in handler.http_methods))


if __name__ == "__main__":
    page = Path(sys.argv[1]) if len(sys.argv) > 1 else PAGE
    page.write_text(write_tables(page.read_text(encoding="utf-8")), encoding="utf-8")
