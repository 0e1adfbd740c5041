"""The kernels of the analysis that other targets offer by name, with what each takes.

The letters are those of the rules' and the bots' exports; `V` is a glass, to see more closely with.
"""

from damrak.insight.kernels.glass import net_chance
from damrak.insight.kernels.weigh import weigh, weigh_all

EXPORTS = {
    "chance_deciding": (net_chance, "TOKDV"),  # of a viewer who decides
    "chance_after": (weigh, "TOOWSKDVii"),  # known, a buffer for another look; deals, action or -1
    "weigh_actions": (weigh_all, "TOOWSKDVii"),  # deals, what was played or -1; see the glass
}
