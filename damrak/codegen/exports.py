"""The one table of kernels that the browser can call, and of the records that they take.

The parameters of a kernel are those of its Python function. A parameter that is annotated as an
integer takes a number, any other takes the record that RECORD_OF gives for its name.
"""

from __future__ import annotations

import inspect
from typing import NamedTuple

import numpy as np

from damrak.bots.kernels import guided, search
from damrak.bots.kernels.dispatch import choose
from damrak.bots.kernels.net import choose_net
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.bots.running.net_files import MASTER, master_dtypes, read_card
from damrak.compile.kernel import Function, Wrap
from damrak.game.catalogue import Catalogue
from damrak.game.kernels.events import event_dtype, note_event
from damrak.game.kernels.facts import is_closed, seats_to_act
from damrak.game.kernels.follow import follow, open_claims
from damrak.game.kernels.refusal import REFUSAL, explain_action, explain_route
from damrak.game.kernels.scoring import lines_dtype, write_lines
from damrak.insight.judge_file import read_judge
from damrak.insight.kernels.account import SEAT_ACCOUNT, write_account
from damrak.insight.kernels.against import AGAINST, compare
from damrak.insight.kernels.chances import find_chances, judge_buffers_dtype, judge_net_dtype
from damrak.insight.kernels.course import (
    begin_course,
    course_dtype,
    note_better,
    note_moment,
)
from damrak.insight.kernels.evaluate import advised_action
from damrak.insight.kernels.explain import advise
from damrak.insight.kernels.facts import SEQUELS_TYPE
from damrak.insight.kernels.judgement import judgement_dtype
from damrak.insight.kernels.position_numbers import position_dtype
from damrak.insight.kernels.reasons import ADVICE
from damrak.insight.kernels.review import begin_review, review_action
from damrak.insight.kernels.telling import TELLING, choose_facts, pick_mattered
from damrak.insight.kernels.trial import play_on
from damrak.rules.apply import apply
from damrak.rules.legal import legal_actions
from damrak.rules.network import has_completed
from damrak.rules.observe import observe
from damrak.rules.playout import playout, random_action
from damrak.rules.recorded import record_shuffles, recorded_dtype
from damrak.rules.resample import resample
from damrak.rules.score import final_scores, winners
from damrak.rules.setup import choose_at_setup, new_game

NUMBER = "number"
RECORD_OF = {
    "tables": "Tables",
    "state": "State",
    "seen": "Observation",
    "room": "State",
    "then": "Observation",
    "work": "Work",
    "search": "Search",
    "net": "Net",
    "buffers": "NetBuffers",
    "guide": "Guide",
    "advice": "Advice",
    "against": "Against",
    "judge": "Judge",
    "desk": "JudgeBuffers",
    "judgement": "Judgement",
    "account": "SeatAccount",
    "position": "Position",
    "before": "State",
    "after": "State",
    "made": "StateWithShuffles",
    "event": "Event",
    "refusal": "Refusal",
    "lines": "ScoreLines",
    "course": "Course",
    "sequels": "Sequels",
    "telling": "Telling",
}


class Exported(NamedTuple):
    """A kernel with its parameters in order: each name with its record, or NUMBER."""

    kernel: Function
    parameters: dict[str, str]


def offer(kernel: Function, **records: str) -> Exported:
    """A kernel with the records that its parameters are named after, or with those given here."""
    parameters = inspect.signature(getattr(kernel, "py_func", kernel)).parameters.values()
    is_number = {each.name: each.annotation in (int, "int") for each in parameters}
    known = RECORD_OF | records
    return Exported(
        kernel, {name: NUMBER if is_number[name] else known[name] for name in is_number}
    )


GAME = {
    "new_game": offer(new_game),
    "choose_at_setup": offer(choose_at_setup),
    "legal_actions": offer(legal_actions),
    "legal_for_viewer": offer(legal_actions, state="Observation"),
    "apply": offer(apply),
    "observe": offer(observe),
    "resample": offer(resample),
    "final_scores": offer(final_scores),
    "winners": offer(winners),
    "sees_completed": offer(has_completed, state="Observation"),
    "random_action": offer(random_action),
    "playout": offer(playout),
    "note_event": offer(note_event),
    "explain_action": offer(explain_action),
    "explain_route": offer(explain_route),
    "write_lines": offer(write_lines),
    "follow": offer(follow),
    "open_claims": offer(open_claims),
    "seats_to_act": offer(seats_to_act),
    "is_closed": offer(is_closed),
}
# These write down every shuffle they make, in a state with room for it.
NOTING = {
    "new_game_noted": offer(new_game, state="StateWithShuffles"),
    "apply_noted": offer(apply, state="StateWithShuffles"),
}
BOTS = {
    "choose_bot": offer(choose),
    "search_begin": offer(search.begin),  # a search in steps, so that a caller can stop in between
    "search_rounds": offer(search.rounds_of),
    "search_compare": offer(search.compare),
    "search_halve": offer(search.halve),
    "search_best": offer(search.best_choice),
    "net_choose": offer(choose_net),
    "guided_begin": offer(guided.begin),
    "guided_rounds": offer(guided.rounds_of),
    "guided_compare": offer(guided.compare),
    "guided_halve": offer(guided.halve),
    "guided_best": offer(guided.best_choice),
}
COACH = {"coach_advise": offer(advise)}
ANALYSIS = {
    "coach_pick": offer(advised_action),
    "find_chances": offer(find_chances, net="Judge", buffers="JudgeBuffers"),
    "begin_review": offer(begin_review),
    "review_action": offer(review_action),
    "compare_choices": offer(compare),
    "write_account": offer(write_account),
    "begin_course": offer(begin_course),
    "note_moment": offer(note_moment),
    "note_better": offer(note_better),
    "pick_mattered": offer(pick_mattered),
    "choose_facts": offer(choose_facts),
    "play_on": offer(play_on),
}
EXPORTS: dict[str, Exported] = {**GAME, **NOTING, **BOTS, **COACH, **ANALYSIS}
# The kernels in each module: a game needs the first; hints and reviews need the second, which has
# everything.
MODULES = {"rules.wasm": EXPORTS.keys() - ANALYSIS.keys(), "insight.wasm": EXPORTS.keys()}


def record_types(made: Catalogue) -> dict[str, np.dtype[np.void]]:
    """The layout of each record, for a board and for the net that comes with the package."""
    net, desk = master_dtypes(made.board)
    hidden = int(read_card(MASTER)["hidden"])
    judge = len(read_judge()["bias"][0])
    return {
        "Tables": made.table_array.dtype,
        "State": made.state_dtype,
        "StateWithShuffles": recorded_dtype(made.board),
        "Observation": made.observation_dtype,
        "Work": bot_work_dtype(made.board),
        "Search": search.SEARCH,
        "Net": net,
        "NetBuffers": desk,
        "Guide": guided.guide_dtype(made.board, hidden),
        "Advice": ADVICE,
        "Against": AGAINST,
        "Judgement": judgement_dtype(made.board),
        "SeatAccount": SEAT_ACCOUNT,
        "Judge": judge_net_dtype(judge),
        "JudgeBuffers": judge_buffers_dtype(judge),
        "Position": position_dtype(made.board),
        "Event": event_dtype(made.board),
        "Refusal": REFUSAL,
        "ScoreLines": lines_dtype(made.board),
        "Course": course_dtype(made.board),
        "Sequels": SEQUELS_TYPE,
        "Telling": TELLING,
    }


def kernels_to_compile(compiled: Wrap) -> dict[str, Exported]:
    """The table with kernels that note shuffles in their place; `compiled` makes a kernel."""
    noting = record_shuffles({name: each.kernel for name, each in NOTING.items()}, compiled)
    changed = {name: Exported(noting[name], each.parameters) for name, each in NOTING.items()}
    return EXPORTS | changed
