"""The records that kernels of other targets take, by their letters, and all kernels they offer.

A record may hold records; pointers go to the outermost.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from damrak.bots.exports import EXPORTS as BOTS
from damrak.bots.kernels.guided import guide_dtype
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.bots.kernels.search import SEARCH
from damrak.bots.running.net_files import MASTER, master_dtypes, read_card
from damrak.game.catalogue import Catalogue
from damrak.insight.coach_exports import EXPORTS as COACH
from damrak.insight.exports import EXPORTS as INSIGHT
from damrak.insight.kernels.judgement import glass_dtype
from damrak.insight.kernels.reasons import ADVICE
from damrak.rules.exports import EXPORTS as RULES
from damrak.rules.recorded import noted_dtype, noted_exports


def record_types(made: Catalogue) -> dict[str, tuple[str, np.dtype[Any]]]:
    """Each letter with the name and the type of its record, for the net of the package."""
    net, desk = master_dtypes(made.board)
    guide = guide_dtype(made.board, int(read_card(MASTER)["hidden"]))
    return {
        "T": ("tables", made.table_array.dtype),
        "S": ("state", made.state_dtype),
        "N": ("noted", noted_dtype(made.board)),
        "O": ("observation", made.observation_dtype),
        "W": ("work", bot_work_dtype(made.board)),
        "X": ("search", SEARCH),
        "K": ("net", net),
        "D": ("desk", desk),
        "G": ("guide", guide),
        "A": ("advice", ADVICE),
        "V": ("glass", glass_dtype(made.board)),
    }


def exported_kernels(compiled: Callable[[Any], Any]) -> dict[str, tuple[Any, str]]:
    """Each kernel by its name, with the letters of what it takes."""
    return {**RULES, **noted_exports(compiled), **BOTS, **COACH, **INSIGHT}


def module_names() -> dict[str, set[str]]:
    """The kernels in each module: games need one, a review the other, which has everything."""
    every = set(exported_kernels(lambda _: None))
    return {"rules.wasm": every - set(INSIGHT), "insight.wasm": every}
