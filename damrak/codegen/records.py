"""Writes records.ts and kernels.ts: where every field of a record lies, and what kernels take."""

from __future__ import annotations

import inspect

import numpy as np

from damrak.codegen.exports import EXPORTS, NUMBER, Exported, record_types
from damrak.codegen.text import constant, head, to_json
from damrak.game.catalogue import Catalogue
from damrak.i18n.json_types import JsonObject

# What the browser reads of records that are mostly buffers of the kernels. All of the others.
READ: dict[str, tuple[str, ...]] = {
    "Tables": (),
    "Work": ("legal", "random", "totals", "completed"),
    "Net": (),
    "Search": (),
    "StateWithShuffles": ("shuffles", "orders", "order_sizes", "rules"),
    "NetBuffers": ("logits", "judged"),
    "Guide": ("choice", "choices", "prior", "tried", "worth"),
    "Judge": (),
    "Advice": (),  # read as a row of numbers: COACH of facts.ts has their names
    "Against": (),  # likewise: AGAINST of insight.ts has their names
    "JudgeBuffers": ("chances", "kinds"),
    "Position": ("lapses", "top", "choices"),
    "Judgement": (
        *("worth", "options", "equals", "best", "regret", "error", "clear", "choices"),
        *("chances", "choice", "luck", "hidden", "cause", "completed", "last_round"),
        *("cost", "openly", "points", "reach", "rival"),
    ),
    "Course": ("agreed",),
    "Sequels": ("chosen", "tells", "facts"),
    "Telling": (),
}
# Fields of states and observations that kernels alone read and write.
KERNELS_OWN = (
    *("barred", "free_claims", "keystream", "contract_top", "contract_deck", "contract_known"),
    *("passes", "end_reason", "blind_size", "absent_slots", "absent_contracts"),
)


def records_source(made: Catalogue) -> str:
    """The file records.ts: the layout of every record, and the tables of a board as bytes."""
    rows = "".join(_record(name, kind) for name, kind in record_types(made).items())
    layouts = (
        f"/** Sizes and places are in bytes. */\nexport const RECORDS = {{\n{rows}}} as const;\n"
    )
    tables = made.table_array.tobytes().hex()  # a third smaller than base64 once it is compressed
    words = "The facts of the board for kernels, two letters a byte."
    return f"{head('types')}{layouts}\n{constant('TABLES', tables, words)}"


def kernels_source() -> str:
    """The file kernels.ts: every kernel with its parameters by name."""
    lines = "".join(_signature(name, exported) for name, exported in EXPORTS.items())
    return (
        head("types") + 'import type { Pointer } from "../rules/memory.ts";\n\n'
        "/** The kernels of insight.wasm; rules.wasm lacks those of the analysis. */\n"
        f"export interface Kernels {{\n{lines}}}\n"
    )


def _record(name: str, kind: np.dtype[np.void]) -> str:
    places: JsonObject = dict(kind.fields or {})
    own = KERNELS_OWN if name in ("State", "Observation") else ()
    read = READ.get(name, tuple(field for field in places if field not in own))
    shown = [field for field in read if _is_plain(field, places[field][0])]
    rows = "".join(f"      {_field(field, *places[field][:2])},\n" for field in shown)
    fields = f"{{\n{rows}    }}" if rows else "{}"
    return f"  {name}: {{\n    size: {kind.itemsize},\n    fields: {fields},\n  }},\n"


def _is_plain(field: str, kind: np.dtype[np.void]) -> bool:
    """Whether it holds numbers: records inside records are the kernels' own."""
    return field != "spare" and not kind.base.names


def _field(field: str, kind: np.dtype[np.void], offset: int) -> str:
    name = "".join(word.title() if n else word for n, word in enumerate(field.split("_")))
    number = kind.base.kind + str(kind.base.itemsize)
    return f'{name}: {{ at: {offset}, type: "{number}", shape: {list(kind.shape)} }}'


def _signature(name: str, exported: Exported) -> str:
    taken = [
        f"{parameter}: {'number' if record == NUMBER else f'Pointer<{to_json(record)}>'}"
        for parameter, record in exported.parameters.items()
    ]
    words = (inspect.getdoc(exported.kernel) or "").split("\n")[0]
    return f"  /** {words} */\n  {name}({', '.join(taken)}): number;\n"
