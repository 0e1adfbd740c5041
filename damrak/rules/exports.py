"""The kernels that other targets offer by name, with what each takes.

A letter stands for a record (T tables, S state, O observation, W work) and `i` for a number.
See noted.py for two more, whose states (N) have room for the shuffles they make.
"""

from damrak.rules.apply import apply
from damrak.rules.legal import legal_actions
from damrak.rules.network import has_completed
from damrak.rules.observe import observe
from damrak.rules.playout import playout, random_action
from damrak.rules.resample import resample
from damrak.rules.score import final_scores, merchandise_place, merchandise_points, winners
from damrak.rules.setup import choose_at_setup, new_game

EXPORTS = {
    "new_game": (new_game, "TSii"),  # players, first seat (-1 draws it); the seed is in the state
    "choose_at_setup": (choose_at_setup, "Sii"),  # seat, choice: at set-up any seat may choose
    "legal_actions": (legal_actions, "TSW"),  # how many; the set is in the work record
    "legal_for_viewer": (legal_actions, "TOW"),  # the same from what the seat to move may know
    "apply": (apply, "TSi"),
    "observe": (observe, "TSiO"),  # viewer (-1 is a spectator)
    "resample": (resample, "TOWS"),
    "final_scores": (final_scores, "TSW"),
    "winners": (winners, "Wi"),  # players; a set of seats, after final_scores
    "has_completed": (has_completed, "TSii"),  # seat, contract
    "sees_completed": (has_completed, "TOii"),  # the same from an observation
    "merchandise_place": (merchandise_place, "Si"),  # seat; from 0
    "merchandise_points": (merchandise_points, "TSi"),  # seat
    "random_action": (random_action, "TSW"),
    "playout": (playout, "TSW"),
}
