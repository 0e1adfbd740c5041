"""JSON as a type checker sees it: what files, answers of a server and reports hold.

A shape that code relies on has a type of its own (a Struct or a TypedDict). These are for JSON that
is passed on, or read without a check.
"""

from __future__ import annotations

from typing import Any, TypeAlias

Json: TypeAlias = Any  # a value: text, number, list, object ...
JsonObject: TypeAlias = dict[str, Json]
