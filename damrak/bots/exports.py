"""The bots that other targets offer by name, with what each takes.

The letters are those of the rules' exports; `X` is the record of a search, `K` that of a net (what
it knows), `D` its desk, `G` that of a search with a net, which holds records itself.
A bot that is one kernel goes by its number in `damrak.bots.match`.
"""

from damrak.bots import guided
from damrak.bots.match import choose
from damrak.bots.net import choose_net
from damrak.bots.search import begin, best_choice, compare, halve, rounds_of, think

EXPORTS = {
    "choose_bot": (choose, "iTOW"),  # the number of the bot; chance is in the work record
    "search_think": (think, "TOWSXi"),  # so many simulations; the choice
    "search_begin": (begin, "TOWX"),  # the same by steps, for those who watch a clock:
    "search_rounds": (rounds_of, "X"),  # how many rounds
    "search_compare": (compare, "TOWSX"),  # one deal; how many simulations, 0 when the tree is full
    "search_halve": (halve, "X"),  # after each round but the last
    "search_best": (best_choice, "OX"),
    "net_choose": (choose_net, "TOWKD"),
    "guided_think": (guided.think, "TOWKGi"),  # as with the search, judged by a net
    "guided_begin": (guided.begin, "TOWKG"),
    "guided_rounds": (guided.rounds_of, "G"),
    "guided_compare": (guided.compare, "TOWKG"),
    "guided_halve": (guided.halve, "G"),
    "guided_best": (guided.best_choice, "G"),
}
