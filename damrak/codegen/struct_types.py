"""TypeScript interfaces for msgspec structs, written from their JSON schema."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from types import ModuleType

import msgspec
from msgspec import Struct

from damrak.i18n.json_types import Json, JsonObject

PLAIN = {"string": "string", "integer": "number", "number": "number"}
PLAIN |= {"boolean": "boolean", "null": "null"}
_COMMENT = re.compile(r"^    (\w+): .*?  # (.+)$", re.M)


@dataclass
class Writer:
    """Writes the structs it is given, and no others: those it refers to are imported by hand."""

    known: JsonObject  # the schema of every type by its name
    structs: dict[str, type[Struct]]
    sent: set[str]  # types of which every field is there, though it has a default
    named: dict[str, list[str]] = field(
        default_factory=dict
    )  # alternatives with a name of their own
    narrowed: dict[str, str] = field(default_factory=dict)  # a better type for "Struct.field"
    renamed: dict[str, str] = field(default_factory=dict)  # for what TypeScript calls otherwise

    def declaration(self, name: str) -> str:
        """An interface, or the name of a union."""
        schema = self.known[name]
        if schema.get("type") != "object":
            return f"export type {self._name(name)} = {self.type_of(schema)};\n"
        comments = self._comments(name)
        lines = "".join(
            comments.get(key, "") + self._field(name, key, kind)
            for key, kind in schema["properties"].items()
        )
        words = " ".join(schema.get("description", "").split())
        comment = _comment(words) if words else ""
        return f"{comment}export interface {self._name(name)} {{\n{lines}}}\n"

    def type_of(self, schema: JsonObject) -> str:
        """The type of a value."""
        if "$ref" in schema:
            return self._name(str(schema["$ref"].rpartition("/")[2]))
        if "enum" in schema:
            return self._union([json.dumps(value) for value in schema["enum"]])
        if "anyOf" in schema:
            return self._union([self.type_of(each) for each in schema["anyOf"]])
        if schema.get("type") == "array":
            inner = self.type_of(schema["items"])
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        if schema.get("type") == "object":
            inner = self.type_of(schema.get("additionalProperties", {}))
            return f"Readonly<Record<string, {inner}>>"
        return PLAIN[schema["type"]] if "type" in schema else "unknown"

    def _name(self, name: str) -> str:
        return self.renamed.get(name, name)

    def _union(self, parts: list[str]) -> str:
        for name, choices in self.named.items():
            if set(choices) == set(parts):
                return name
        return " | ".join(parts)

    def _field(self, owner: str, key: str, schema: JsonObject) -> str:
        omits = (
            self.structs[owner].__struct_config__.omit_defaults if owner in self.structs else False
        )
        needed = key in self.known[owner].get("required", []) or (owner in self.sent and not omits)
        made = self.narrowed.get(f"{owner}.{key}") or self._type_in(owner, schema)
        if omits and not needed and owner in self.sent:
            made = made.removesuffix(" | null")  # what is null is left out
        return f"  readonly {key}{'' if needed else '?'}: {made};\n"

    def _type_in(self, owner: str, schema: JsonObject) -> str:
        """A field's type; what a client sends may leave out what has a default."""
        made = self.type_of(schema)
        return f"Partial<{made}>" if made in self.sent and owner not in self.sent else made

    def _comments(self, name: str) -> dict[str, str]:
        """What stands behind the fields of a struct in its source."""
        if name not in self.structs:
            return {}
        source = inspect.getsource(self.structs[name])
        return {key: f"  {_comment(words)}" for key, words in _COMMENT.findall(source)}


def _comment(words: str) -> str:
    return f"/** {words.replace('None', 'null')} */\n"


def schema_of(*roots: object) -> JsonObject:
    """The schema of these structs and of all they refer to, by name."""
    return dict(msgspec.json.schema_components(roots)[1])


def structs_in(*modules: ModuleType) -> dict[str, type[Struct]]:
    """The structs that modules define or import."""
    things = (each for module in modules for each in vars(module).values())
    found = (each for each in things if isinstance(each, type) and issubclass(each, Struct))
    return {each.__name__: each for each in found}


def reached(known: JsonObject, roots: Iterable[str]) -> set[str]:
    """The types that can be part of one of these."""
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _references(known[name])
    return found


def _references(schema: Json) -> list[str]:
    if isinstance(schema, list):
        return [name for each in schema for name in _references(each)]
    if not isinstance(schema, dict):
        return []
    here = [schema["$ref"].rpartition("/")[2]] if "$ref" in schema else []
    inside = (value for key, value in schema.items() if key != "discriminator")
    return here + [name for value in inside for name in _references(value)]
