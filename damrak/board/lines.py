"""Finds the line of each row and value in a TOML file, for messages that name the line."""

from __future__ import annotations

import re

_ARRAY = re.compile(r"(\w+)\s*=\s*\[")
_VALUE = re.compile(r"(\w+)\s*=\s*[^\[{\s]")
_ARRAY_TABLE = re.compile(r"\[\[(?:\w+\.)*(\w+)\]\]")
_NOISE = re.compile(r'"(?:\\.|[^"\\])*"|\'[^\']*\'|#.*')


def row_lines(source: str) -> dict[str, list[int]]:
    """Line numbers by name: of each row of an array, or of a value. `{"routes": [57, ...]}`."""
    found: dict[str, list[int]] = {}
    current = ""
    for number, raw in enumerate(source.splitlines(), start=1):
        line = _NOISE.sub(lambda match: "_" * (len(match[0]) if match[0][0] != "#" else 0), raw)
        if table := _ARRAY_TABLE.match(line.strip()):
            found.setdefault(table[1], []).append(number)
            continue
        if not current and (value := _VALUE.match(line)):
            found.setdefault(value[1], [number])
        if start := _ARRAY.match(line.strip()):
            current = start[1]
        if current:
            found.setdefault(current, []).extend([number] * line.count("{"))
        if "]" in line:
            current = ""
    return found
