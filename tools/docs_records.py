"""Writes docs/records.md, the fields of every record of kernels: `python -m tools.docs_records`."""

from __future__ import annotations

import sys
from pathlib import Path

from damrak.arena.kernels.play import GAME_FIELDS
from damrak.arena.kernels.tally import TALLY_FIELDS
from damrak.board.tables import TABLE_FIELDS
from damrak.bots.kernels.batched_rollout import BATCH_FIELDS
from damrak.bots.kernels.guided import GUIDE_FIELDS
from damrak.bots.kernels.net import COMPUTED_FIELDS, NET_FIELDS
from damrak.bots.kernels.net_features import HINT_FIELDS, PATH_FIELDS
from damrak.bots.kernels.plan_buffers import PLAN_FIELDS
from damrak.bots.kernels.search import SEARCH_FIELDS
from damrak.compile.records import Field, field_table
from damrak.insight.kernels.account import ACCOUNT_FIELDS
from damrak.insight.kernels.against import AGAINST_ROWS
from damrak.insight.kernels.judgement import JUDGEMENT_FIELDS
from damrak.insight.kernels.reasons import ADVICE_ROWS
from damrak.rules.layout import ADDED_FIELDS, STATE_FIELDS, WORK_FIELDS

PAGE = Path("docs/records.md")
HEAD = """# Records

The memory that compiled code works on, field by field. Each record is declared in Python as a list
of such rows; this page is made from them by `python -m tools.docs_records`.

Types are NumPy's: `i` a signed number, `u` an unsigned one or a set of bits, `f` a float, with its
width in bytes. A shape names its dimensions. Who may see a field of the state: `all` - everybody,
spectators too; `players` - everybody with a seat; `own` - a seat sees its own row; `bit` - a seat
learns only what its own bit says; `none` - nobody. The observation as a row of numbers for learners
is in [environments.md](environments.md)."""
RECORDS: tuple[tuple[str, str, tuple[Field, ...]], ...] = (
    ("State of a game", "rules/layout.py", STATE_FIELDS),
    (
        "What an observation adds to the fields of the state",
        "rules/layout.py",
        ADDED_FIELDS,
    ),
    ("Buffers of the rules", "rules/layout.py", WORK_FIELDS),
    ("A board as tables", "board/tables.py", TABLE_FIELDS),
    ("Buffers of bots that plan", "bots/kernels/plan_buffers.py", PLAN_FIELDS),
    ("Memory of `search`", "bots/kernels/search.py", SEARCH_FIELDS),
    ("A net", "bots/kernels/net.py", NET_FIELDS),
    ("Hints for a net", "bots/kernels/net_features.py", HINT_FIELDS),
    ("Buffers for hints", "bots/kernels/net_features.py", PATH_FIELDS),
    ("Buffers of a net, after its inputs and hints", "bots/kernels/net.py", COMPUTED_FIELDS),
    ("Memory of `guided`", "bots/kernels/guided.py", GUIDE_FIELDS),
    ("Games that `guided` plays side by side", "bots/kernels/batched_rollout.py", BATCH_FIELDS),
    ("One game of an arena", "arena/kernels/play.py", GAME_FIELDS),
    ("Sums of the lab", "arena/kernels/tally.py", TALLY_FIELDS),
    ("What a review finds", "insight/kernels/judgement.py", JUDGEMENT_FIELDS),
    ("What a whole game comes to for one seat", "insight/kernels/account.py", ACCOUNT_FIELDS),
    ("Advice of the coach", "insight/kernels/reasons.py", ADVICE_ROWS),
    ("What speaks against an action", "insight/kernels/against.py", AGAINST_ROWS),
)


def page() -> str:
    """The whole page."""
    parts = [
        f"## {title}\n\nIn `damrak/{file}`.\n\n{field_table(fields)}"
        for title, file, fields in RECORDS
    ]
    return "\n\n".join([HEAD, *parts]) + "\n"


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else PAGE
    target.write_text(page(), encoding="utf-8")
