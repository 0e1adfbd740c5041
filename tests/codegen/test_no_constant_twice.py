"""No constant of the game is written by hand in the browser: it comes from web/src/generated.

Looked at are constants at the top of modules of `board`, `rules`, `game` and `insight`, and every
declaration and literal in web/src. Three kinds of copies are found:

- the same name with the same value, however small the value is;
- a number or a text so unusual that nobody writes it by chance, under any name;
- a list or a type of words that are the words of a list in Python.

Not found are small numbers under another name, and single words such as "wild". Words are typed
(`Card`, `Phase` ...): the compiler knows the wrong ones.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "web" / "src"
ROOMS = ("board", "rules", "game", "insight")
# (file, literal): the same by chance, and why.
CHANCE = {
    ("pages/learn/seed.ts", "1650"): "the first digits of the lesson's deal",
    ("pages/review/Progress.svelte", "0.1"): "a step of the scale",
    ("pages/review/Habits.svelte", "0.05"): "the least part of all that was given away",
    ("pages/review/words.ts", "0.03"): "from where a part of the account is told at all",
    ("table/motion/sounds.ts", "0.1"): "how long a sound lasts, how loud a partial is",
    ("table/motion/sounds.ts", "0.03"): "how long a hiss lasts, how much softer the next one is",
    ("table/motion/sounds.ts", "0.05"): "how long a hiss lasts",
    ("table/motion/sounds.ts", "0.02"): "seconds in which a sound fades",
    ("table/motion/sounds.ts", "0.55"): "how long a partial rings, how loud a bell is",
}
_DECLARED = re.compile(r"\bconst ([A-Z][A-Z_0-9]+)\b[^=\n]*= ([^;\n]+)")
_NUMBER = re.compile(r"(?<![\w.#\"-])\d[\d_]*(?:\.\d+)?(?:e-?\d+)?(?![\w.%])")
_TEXT = re.compile(r'"([^"\\\n]*)"')
_WORDS = re.compile(r'(?:"[\w -]+"\s*[,|]\s*(?:\w+: )?)+"[\w -]+"')
_COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*|<!--.*?-->|<style.*?</style>", re.S)


def constants(source: str) -> Iterator[tuple[str, object]]:
    """The constants that a module of Python writes as literals, with their names."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            yield from _named(node.target, node.value)
        if isinstance(node, ast.Assign):
            for target in node.targets:
                yield from _named(target, node.value)


def _named(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, object]]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for part, each in zip(target.elts, value.elts, strict=False):
            yield from _named(part, each)
    elif isinstance(target, ast.Name) and target.id.isupper():
        try:
            yield target.id, ast.literal_eval(value)
        except ValueError:  # made of other constants
            if isinstance(value, ast.Dict):
                yield target.id, tuple(_texts(value))


def _texts(value: ast.Dict) -> Iterator[str]:
    for each in value.values:
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


@cache
def of_python() -> tuple[tuple[str, object], ...]:
    """Every constant of the rooms."""
    files = [path for room in ROOMS for path in sorted((ROOT / "damrak" / room).rglob("*.py"))]
    files = [path for path in files if "drawing" not in path.parts]
    return tuple(row for path in files for row in constants(path.read_text(encoding="utf-8")))


def is_unusual(value: object) -> bool:
    """Whether nobody writes this by chance."""
    if isinstance(value, str):
        return (len(value) > 3 and not re.fullmatch(r"[a-z]+", value)) or value == "pbgkrow"
    if isinstance(value, float):
        return value not in (0.0, 0.5, 1.0, 2.0, 3.0, 4.0, 5.0)
    return type(value) is int and value >= 1000


def groups() -> Iterator[tuple[str, frozenset[str]]]:
    """Lists of words."""
    for name, value in of_python():
        words = (*value, *value.values()) if isinstance(value, dict) else value
        if isinstance(words, tuple | list):
            texts = frozenset(each for each in words if isinstance(each, str))
            if len(texts) > 1:
                yield name, texts


def copies(text: str) -> list[str]:
    """What a text of TypeScript or Svelte has copied from Python."""
    plain = _COMMENT.sub(" ", text)
    return [*_same_names(plain), *_same_literals(plain), *_same_words(plain)]


def _same_names(text: str) -> Iterator[str]:
    known: dict[str, list[object]] = {}
    for name, value in of_python():
        known.setdefault(name, []).append(list(value) if isinstance(value, tuple) else value)
    for name, written in _DECLARED.findall(text):
        value = _value(written)
        if value is not None and value in known.get(name, []):
            yield f"{name} = {value}"


def _value(written: str) -> object:
    """The value of a literal of TypeScript, None for anything else."""
    literal = re.sub(r" as const.*$", "", written.strip())
    literal = re.sub(r"(?<=\d)_(?=\d)|(?<=\d)n$", "", literal)
    try:
        return json.loads(literal)
    except ValueError:
        return None


def _same_literals(text: str) -> Iterator[str]:
    unusual = {value for _, value in of_python() if not isinstance(value, list | dict | set)}
    unusual = {value for value in unusual if is_unusual(value)}
    for found in _TEXT.findall(text):
        if found in unusual:
            yield found
    for found in _NUMBER.findall(_TEXT.sub(" ", text)):
        if float(found.replace("_", "")) in unusual:
            yield found


def _same_words(text: str) -> Iterator[str]:
    lists = [frozenset(_TEXT.findall(found)) for found in _WORDS.findall(text)]
    for name, words in groups():
        for written in lists:
            if len(words & written) >= max(2, 0.75 * max(len(words), len(written))):
                yield f"{name}: {', '.join(sorted(written))}"


def files() -> list[Path]:
    found = [*SOURCE.rglob("*.ts"), *SOURCE.rglob("*.svelte")]
    left_out = ("generated", "fixtures")
    found = [path for path in found if not set(left_out) & set(path.parts)]
    return sorted(path for path in found if not path.name.endswith(".test.ts"))


@pytest.mark.parametrize(
    "line",
    [
        "export const MAX_NAME = 32;",
        "const OPTIONS = 5; // options told",
        'export const CHECKS = ["checksum", "board", "commitment", "deals", "actions", "result"];',
        'export type Phase = "setup" | "turn" | "second" | "offer" | "over";',
        'const LETTERS_OF_CARDS = "pbgkrow";',
        'const how = "chacha20-1";',
        "if (text.length > 1_000_000) return;",
        "const even = 0.05;",
        'const REASONS = { 1: "carts", 2: "passes" } as const;',
        'const colours = ["pink", "blue", "green", "black", "red", "orange"];',
    ],
)
def test_a_copy_is_found(line: str) -> None:
    assert copies(line)


@pytest.mark.parametrize(
    "line",
    [
        'import { MAX_NAME } from "../generated/game.ts";',
        "const EMPTY = [];",
        'const WAYS = ["person", "bot"];',
        "// at most 1_000_000 bytes",
        'when: (now) => now.view.phase === "setup"',
    ],
)
def test_what_is_no_copy_is_not_found(line: str) -> None:
    assert not copies(line)


def test_python_has_constants_to_look_for() -> None:
    names = {name for name, _ in of_python()}
    assert {"MAX_NAME", "CHECKS", "DEALS", "MATTERED", "SLIGHT", "PHASES", "END_REASONS"} <= names
    assert len(names) > 60


def test_no_constant_is_written_twice() -> None:
    found = {
        (path.relative_to(SOURCE).as_posix(), copy)
        for path in files()
        for copy in copies(path.read_text(encoding="utf-8"))
    }
    assert sorted(found - CHANCE.keys()) == []


def test_every_exception_is_still_needed() -> None:
    for file, copy in CHANCE:
        assert copy in copies((SOURCE / file).read_text(encoding="utf-8")), file
