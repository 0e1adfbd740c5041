"""Counts, sizes and names that the documents quote, each taken from what it describes."""

from __future__ import annotations

import gzip
import re
import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

from damrak.board import Board
from damrak.board.drawing.palette import CONTRACTS, HUES, SEATS
from damrak.board.drawing.sight import SIGHTS, distance
from damrak.board.tables import CITY, TOWN, WORD, Shape, action_count
from damrak.bots import LEVELS
from damrak.bots.external import protocol
from damrak.bots.external.bot import Limits
from damrak.compile.records import markdown_table as table
from damrak.i18n import INSIGHT_LANGUAGES
from damrak.insight.kernels.account import SLIGHT, SURE
from damrak.insight.kernels.evaluate import QUICK_NEAR
from damrak.insight.kernels.judgement import DEALS, OPTIONS
from damrak.insight.kernels.review import PLAIN, STEEP
from damrak.insight.kernels.trial import BACKED, TRIALS
from damrak.rules.tensor import tensor_size

ROOT = Path(__file__).parent.parent
NAMES = {
    "en": "English",
    "nl": "Dutch",
    "de": "German",
    "fr": "French",
    "es": "Spanish",
    "it": "Italian",
    "pl": "Polish",
    "da": "Danish",
    "fi": "Finnish",
}
CORE = "games, bots, arenas and analyses, batches of games; in Python and in the terminal"


def listed(words: list[str]) -> str:
    """Words as a sentence lists them: `one, two and three`."""
    return f"{', '.join(words[:-1])} and {words[-1]}"


def module_size(name: str) -> str:
    """A WebAssembly module as it is sent: gzipped, in whole kB."""
    content = (ROOT / "web" / "src" / "generated" / name).read_bytes()
    return f"{round(len(gzip.compress(content, 9, mtime=0)) / 1000)} kB"


def weights_size() -> str:
    """The weights of the master and the judge, in MB."""
    folder = files("damrak.bots") / "weights"
    size = sum(len((folder / name).read_bytes()) for name in ("master.bin", "judge.bin"))
    return f"{size / 1e6:.1f} MB"


def python_version() -> str:
    """The oldest Python that pyproject.toml allows."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["requires-python"]).removeprefix(">=")


def node_version() -> str:
    """The oldest Node.js that the Makefile asks for."""
    found = re.search(r"Node\.js (\d+) or newer", (ROOT / "Makefile").read_text(encoding="utf-8"))
    return found[1] if found else ""


def extras() -> str:
    """The extras of pyproject.toml that users install, each with its comment there."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    section = text.split("[project.optional-dependencies]")[1].split("\n[")[0]
    found = re.findall(r"^(\w+) = \[.*# (.*)$", section, re.M)
    rows = [(f'`pip install "damrak[{name}]"`', words) for name, words in found]
    return table(("command", "brings"), [("`pip install damrak`", CORE), *rows])


def hue_distances() -> str:
    """For players and contracts the nearest hue that they must not look like, by sight."""
    seats = {name: hue for name, hue, _ in SEATS}
    contracts = {f"contracts by {time}": hue for time, hue in CONTRACTS.items()}
    rows = [_hue_row(name, hue, HUES) for name, hue in seats.items()]
    rows += [_hue_row(name, hue, {**HUES, **seats}) for name, hue in contracts.items()]
    return table(("of", "hue", *SIGHTS), rows)


def _hue_row(name: str, hue: str, others: dict[str, str]) -> tuple[str, ...]:
    """How far a hue is from the nearest of the others, by sight."""
    far = ({r: distance(hue, each, sight) for r, each in others.items()} for sight in SIGHTS)
    nearest = (min(each.items(), key=lambda pair: pair[1]) for each in far)
    return (name, f"`{hue}`", *(f"{away:.1f} ({other})" for other, away in nearest))


def board_shapes() -> str:
    """The two sizes of boards, each with how much of everything fits in."""
    names = [name if name != "slots" else "market slots" for name in Shape._fields]
    return table(["at most", *names], [["as Amsterdam", *TOWN], ["larger", *CITY]])


def _golden_games() -> str:
    games = (ROOT / "tests" / "golden" / "games").glob("*.json")
    return str(sum(path.name != "manifest.json" for path in games))


PARTS: dict[str, Callable[[], str]] = {
    "extras": extras,
    "hues": hue_distances,
    "languages": lambda: listed([NAMES[code] for code in INSIGHT_LANGUAGES]),
    "language-codes": lambda: ", ".join(INSIGHT_LANGUAGES),
    "levels": lambda: listed(list(LEVELS)),
    "rules-wasm": lambda: module_size("rules.wasm"),
    "insight-wasm": lambda: module_size("insight.wasm"),
    "weights": weights_size,
    "python": python_version,
    "node": node_version,
    "most-locations": lambda: str(WORD),
    "golden-games": _golden_games,
    "locations-count": lambda: str(len(Board.amsterdam().locations)),
    "routes-count": lambda: str(len(Board.amsterdam().routes)),
    "contracts-count": lambda: str(len(Board.amsterdam().contracts)),
    "board-shapes": board_shapes,
    "actions-count": lambda: str(action_count(Board.amsterdam())),
    "observation-size": lambda: str(tensor_size(Board.amsterdam())),
    "choice-deals": lambda: str(DEALS),
    "options": lambda: str(OPTIONS),
    "sure": lambda: f"{SURE:g}",
    "trials": lambda: str(TRIALS),
    "backed": lambda: str(BACKED),
    "plain": lambda: f"{100 * PLAIN:g}",
    "slight": lambda: f"{100 * SLIGHT:g}",
    "quick-near": lambda: f"{QUICK_NEAR:g}",
    "accuracy-slope": lambda: f"{STEEP:g}",
    "bot-line": lambda: f"{protocol.MAX_LINE:,}",
    "bot-seconds": lambda: f"{Limits().choice:.0f}",
    "bot-ready-seconds": lambda: f"{Limits().start:.0f}",
    "bot-starts": lambda: str(Limits().starts),
    "bot-protocol": lambda: str(protocol.PROTOCOL),
}
