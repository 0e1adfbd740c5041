"""The bots that other targets offer by name, with what each takes.

The letters are those of the rules' exports; `X` is the record of a search, `K` that of a net (what
it knows), `D` its desk, `G` that of a search with a net, which holds records itself.
A bot that is one kernel goes by its number in `damrak.bots.running.dispatch`.
"""

from damrak.bots.kernels import guided
from damrak.bots.kernels.net import choose_net
from damrak.bots.kernels.search import begin, best_choice, compare, halve, rounds_of
from damrak.bots.running.dispatch import choose

EXPORTS = {
    "choose_bot": (choose, "iTOW"),  # the number of the bot; chance is in the work record
    "search_begin": (begin, "TOWX"),  # by steps, of which a caller makes what `think` is here:
    "search_rounds": (rounds_of, "X"),  # how many rounds
    "search_compare": (compare, "TOWSX"),  # one deal; how many simulations, 0 when the tree is full
    "search_halve": (halve, "X"),  # after each round but the last
    "search_best": (best_choice, "OX"),
    "net_choose": (choose_net, "TOWKD"),
    "guided_begin": (guided.begin, "TOWKG"),  # the same steps, judged by a net
    "guided_rounds": (guided.rounds_of, "G"),
    "guided_compare": (guided.compare, "TOWKG"),  # as many deals as there are lanes for
    "guided_halve": (guided.halve, "G"),
    "guided_best": (guided.best_choice, "G"),
}
