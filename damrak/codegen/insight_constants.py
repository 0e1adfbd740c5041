"""Writes insight.ts: the numbers of an analysis, and the types of what it says."""

from __future__ import annotations

from damrak.bots.running.net_files import MASTER
from damrak.codegen.game_types import union
from damrak.codegen.struct_types import Writer, schema_of, structs_in
from damrak.codegen.text import constant, head
from damrak.insight import judge, report
from damrak.insight.account import MATTERED, SLIGHT, TURNS
from damrak.insight.analysis import OPTIONS
from damrak.insight.fit import read_fit
from damrak.insight.kernels.evaluate import TRUST

NARROWED = {"Step.luck": "readonly Luck[]", "Account.causes": "Readonly<Record<Cause, number>>"}
LUCK = "export type Luck = Readonly<Partial<Record<Cause, number>>>;\n"


def insight_source() -> str:
    """The file insight.ts, for the net that comes with the package."""
    fit = read_fit(MASTER).ravel().tolist()
    fits = "Fits the net's chances to outcomes: table sizes x kinds of moments x numbers."
    rows = [
        constant("DEALS", judge.DEALS, "Deals tried for a chance."),
        constant("TRIALS", judge.TRIALS, "Deals tried for an action."),
        constant("GLANCES", judge.GLANCES, "Deals tried for a card that another seat takes."),
        f"export const SEED = {judge.SEED}n;\n",
        constant("TRUST", TRUST, "How much the net's preference counts."),
        constant("OPTIONS", OPTIONS, "Actions that are told of a decision."),
        constant("MATTERED", MATTERED, "Decisions that are told of a seat."),
        constant("SLIGHT", SLIGHT, "A regret too small to be told."),
        constant("TURNS", TURNS, "Turning points of a game."),
        union("CAUSES", "Cause", report.CAUSES, "Of luck."),
        constant("FIT", fit, fits, "readonly number[]"),
    ]
    return head("types") + "".join(rows) + LUCK + "\n" + _report_types()


def _report_types() -> str:
    known = schema_of(report.Analysis)
    writer = Writer(known, structs_in(report), set(known), narrowed=NARROWED)
    return "\n".join(writer.declaration(name) for name in known)
