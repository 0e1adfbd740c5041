"""Writes insight.ts: the numbers of an analysis, and the types of what it says."""

from __future__ import annotations

from damrak.codegen.game_types import union
from damrak.codegen.struct_types import Writer, schema_of, structs_in
from damrak.codegen.text import constant, head
from damrak.insight import report
from damrak.insight.hint_text import ENDING, KNOWN, NEEDS, OWN, PAST, WORTH_TELLING
from damrak.insight.judge_file import read_card
from damrak.insight.kernels.account import SLIGHT
from damrak.insight.kernels.against import AGAINST_FIELDS, FAULTS
from damrak.insight.kernels.facts import FACT, SEQUELS
from damrak.insight.kernels.judgement import CAUSES, HABITS
from damrak.insight.kernels.states import SEED
from damrak.insight.kernels.trial import BACKED, BOT_BITS, NO_ACTION, TRIALS

NARROWED = {
    "Account.causes": "Readonly<Record<Cause, number>>",
    "Account.habits": "Readonly<Record<Habit, number>>",
    "Fact.kind": "Sequel",
}


def insight_source() -> str:
    """The file insight.ts, for the judge that comes with the package."""
    card = read_card()
    rows = [
        f"export const SEED = {SEED}n;\n",
        constant("SLIGHT", SLIGHT, "A smaller regret is not told."),
        constant("TRIALS", TRIALS, "Games that are played on after each of two actions."),
        constant("BOT_BITS", BOT_BITS, "For each seat, of the number that says who plays them."),
        constant("NO_ACTION", NO_ACTION, "The game goes on from where it is."),
        constant("BACKED", BACKED, "So many more victories of these confirm what is told."),
        union("CAUSES", "Cause", CAUSES, "Of luck."),
        union("HABITS", "Habit", HABITS, "By which players give chances away."),
        constant("FAULTS", FAULTS, "What speaks against a choice."),
        constant("AGAINST", AGAINST_FIELDS, "The numbers of the record Against, in order."),
        union("SEQUELS", "Sequel", SEQUELS, "What the rest of a game shows of a decision."),
        constant("FACT", FACT, "The numbers of a fact in the record Sequels."),
        constant("PAST", PAST, "What is told of a finished game in place of a hint."),
        constant("OWN", OWN, "What is told where the fewest carts are one's own."),
        constant("KNOWN", KNOWN, "Facts that could be known; all others came later."),
        constant("NEEDS", NEEDS, "What a hint says of what is needed."),
        constant("ENDING", ENDING, "So begin notes that speak of the fewest carts."),
        constant(
            "WORTH_TELLING", WORTH_TELLING, "Facts after which the worth of their route is told."
        ),
        constant("JUDGE", {name: card[name] for name in ("bytes", "sha256")}, "Its weights."),
    ]
    return head("types") + "".join(rows) + "\n" + _report_types()


def _report_types() -> str:
    known = schema_of(report.Analysis)
    writer = Writer(known, structs_in(report), set(known), narrowed=NARROWED)
    return "\n".join(writer.declaration(name) for name in known)
