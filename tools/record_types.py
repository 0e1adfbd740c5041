"""Writes the records of kernels as types, from their declared fields: `python -m tools.docs`.

Each room that declares records has a file `record_types.py` with a class for each of them.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import numpy as np

from damrak.arena.kernels.play import GAME_FIELDS
from damrak.arena.kernels.tally import TALLY_FIELDS
from damrak.board.tables import TABLE_FIELDS
from damrak.bots.kernels.batched_rollout import BATCH_FIELDS
from damrak.bots.kernels.guided import GUIDE_FIELDS
from damrak.bots.kernels.net import COMPUTED_FIELDS, NET_FIELDS
from damrak.bots.kernels.net_features import HINT_FIELDS, PATH_FIELDS
from damrak.bots.kernels.plan_buffers import PLAN_FIELDS
from damrak.bots.kernels.search import SEARCH_FIELDS
from damrak.calibration.kernels.noted import NOTED_FIELDS
from damrak.compile.records import Field
from damrak.data.kernels.replay import MOVE_FIELDS, STORED_FIELDS
from damrak.envs.kernels.games import SLOT_FIELDS
from damrak.game.kernels.events import EVENT_FIELDS, SHUFFLE_FIELDS
from damrak.game.kernels.refusal import REFUSAL_FIELDS
from damrak.game.kernels.scoring import LINES_FIELDS
from damrak.gpu.arena_kernels import DECISION_FIELDS
from damrak.insight.kernels.account import ACCOUNT_FIELDS
from damrak.insight.kernels.against import AGAINST_ROWS
from damrak.insight.kernels.chances import JUDGE_BUFFERS_FIELDS, JUDGE_NET_FIELDS
from damrak.insight.kernels.course import COURSE_FIELDS
from damrak.insight.kernels.facts import SEQUEL_FIELDS
from damrak.insight.kernels.judgement import JUDGEMENT_FIELDS
from damrak.insight.kernels.position_numbers import POSITION_FIELDS
from damrak.insight.kernels.reasons import ADVICE_ROWS
from damrak.insight.kernels.telling import TELLING_FIELDS
from damrak.rules.layout import OBSERVATION_FIELDS, STATE_FIELDS, WORK_FIELDS
from damrak.rules.recorded import RECORDED_FIELDS
from damrak.rules.tensor import MASK_FIELDS, TENSOR_FIELDS

WIDTH = 100
ARRAYS = ("{}", "Row[{}]", "Grid[{}]", "Cube[{}]")  # by the number of dimensions


class Record(NamedTuple):
    """A record: its class, what that is for, its own fields, and the classes it adds them to."""

    name: str
    meaning: str
    fields: tuple[Field, ...]
    bases: tuple[str, ...] = ()
    parts: tuple[tuple[str, str], ...] = ()  # fields that hold records: name and type


class Room(NamedTuple):
    """The records of a room, and where the classes of other rooms are imported from."""

    records: tuple[Record, ...]
    imports: tuple[str, ...] = ()


ROOMS = {
    "board": Room((Record("Tables", "A board as tables.", TABLE_FIELDS),)),
    "rules": Room(
        (
            Record("State", "The state of a game.", STATE_FIELDS),
            Record("RecordedState", "A state that keeps shuffles.", RECORDED_FIELDS, ("State",)),
            Record("Observation", "What a seat may know of a state.", OBSERVATION_FIELDS),
            Record("Work", "Buffers of the rules.", WORK_FIELDS),
            Record("Tensor", "An observation as numbers for learners.", TENSOR_FIELDS),
            Record("Mask", "Legal actions, a byte for each action.", MASK_FIELDS),
        )
    ),
    "game/kernels": Room(
        (
            Record("Event", "An action with its outcome.", EVENT_FIELDS),
            Record("Shuffles", "The shuffles that an action made.", SHUFFLE_FIELDS),
            Record("Refusal", "Why an action is refused.", REFUSAL_FIELDS),
            Record("Lines", "The final scoring, line by line.", LINES_FIELDS),
        )
    ),
    "bots/kernels": Room(
        (
            Record("PlanWork", "Buffers of the rules and of plans.", PLAN_FIELDS, ("Work",)),
            Record("Search", "Memory of `search`.", SEARCH_FIELDS),
            Record("Net", "A net.", NET_FIELDS),
            Record("Hints", "Hints for a net.", HINT_FIELDS),
            Record("Paths", "Buffers for hints.", PATH_FIELDS),
            Record(
                "NetBuffers",
                "Inputs of a net, and what it computes from them.",
                COMPUTED_FIELDS,
                ("Tensor", "Hints", "Paths"),
                (("numbers", "Row[int]"),),
            ),
            Record(
                "Batch",
                "Games that are played side by side.",
                BATCH_FIELDS,
                (),
                (
                    ("state", "Row[State]"),
                    ("seen", "Row[Observation]"),
                    ("buffers", "Row[NetBuffers]"),
                ),
            ),
            Record(
                "Choices",
                "The actions that `guided` compares.",
                GUIDE_FIELDS,
                (),
                (("based", "Row[int]"), ("buffers", "Row[NetBuffers]")),
            ),
            Record("Guide", "Memory of `guided`.", (), ("Choices", "Batch")),
        ),
        ("from damrak.rules.record_types import Observation, State, Tensor, Work",),
    ),
    "envs/kernels": Room((Record("Slot", "A game of a batch, beside its state.", SLOT_FIELDS),)),
    "arena/kernels": Room(
        (
            Record("Played", "One game of an arena.", GAME_FIELDS),
            Record("Tally", "Sums of the lab.", TALLY_FIELDS),
        )
    ),
    "insight/kernels": Room(
        (
            Record("Judgement", "What a review finds.", JUDGEMENT_FIELDS),
            Record("SeatAccount", "What a whole game comes to for one seat.", ACCOUNT_FIELDS),
            Record("Advice", "Advice of the coach.", ADVICE_ROWS),
            Record("Against", "What speaks against an action beside a better one.", AGAINST_ROWS),
            Record("Course", "The course of a game, moment by moment.", COURSE_FIELDS),
            Record("Sequels", "What the rest of a game says of a decision.", SEQUEL_FIELDS),
            Record("Telling", "What has been told of a seat's decisions.", TELLING_FIELDS),
            Record("JudgeNet", "The judge's weights.", JUDGE_NET_FIELDS),
            Record("JudgeBuffers", "What the judge computes.", JUDGE_BUFFERS_FIELDS),
            Record("Position", "A position in numbers for the judge.", POSITION_FIELDS),
        )
    ),
    "data/kernels": Room(
        (
            Record("Stored", "A stored game: its deal, and how it went.", STORED_FIELDS),
            Record("Move", "One decision of a game.", MOVE_FIELDS),
        )
    ),
    "calibration/kernels": Room((Record("Note", "A moment beside its state.", NOTED_FIELDS),)),
    "gpu": Room(
        (Record("Decision", "A decision under way.", DECISION_FIELDS, ("Choices",)),),
        ("from damrak.bots.kernels.record_types import Choices",),
    ),
}


def files() -> dict[Path, str]:
    """Every file of types, as it should be."""
    return {
        Path(f"damrak/{name}/record_types.py"): _file(name, room) for name, room in ROOMS.items()
    }


def _file(name: str, room: Room) -> str:
    body = "\n\n".join(_class(record) for record in room.records)
    arrays = [each for each in ("Cube", "Grid", "Record", "Row") if re.search(rf"\b{each}\b", body)]
    imports = [f"from damrak.compile.arrays import {', '.join(arrays)}"]
    numpy = "import numpy as np\n\n" if "np." in body else ""
    return (
        f'"""The records of `damrak/{name}` as types, written by `python -m tools.docs`.\n\n'
        'They are for type checkers alone. Change the declared fields, not this file.\n"""\n\n'
        "from __future__ import annotations\n\nfrom typing import Protocol\n\n"
        + numpy
        + "\n".join(sorted([*imports, *room.imports]))
        + f"\n\n\n{body}"
    )


def _class(record: Record) -> str:
    heads = ", ".join([*(record.bases or ("Record",)), "Protocol"])
    lines = [f"class {record.name}({heads}):", f'    """{record.meaning}"""', ""]
    for field in record.fields:
        lines += _declared(field.name, type_of(field), field.meaning)
    lines += [f"    {name}: {kind}" for name, kind in record.parts]
    return "\n".join(lines).rstrip() + "\n"


def _declared(name: str, kind: str, meaning: str) -> list[str]:
    declared = f"    {name}: {kind}"
    if not meaning:
        return [declared]
    line = f"{declared}  # {meaning}"
    return [line] if len(line) <= WIDTH else [f"    # {meaning}", declared]


def type_of(field: Field) -> str:
    """The type of a field in words of Python: sets are unsigned, all other numbers Python's."""
    kind = np.dtype(field.type)
    numbers = {"i": "int", "f": "float", "u": f"np.{kind.name}", "b": "bool"}
    return ARRAYS[len(field.shape.split())].format(numbers[kind.kind])
