"""The kernels of the analysis that other targets offer by name, with what each takes.

The letters are those of the rules' and the bots' exports; `V` is a glass, to see more closely with.
"""

from damrak.insight.kernels.evaluate import weigh, weigh_all
from damrak.insight.kernels.judgement import net_chance

EXPORTS = {
    "chance_deciding": (net_chance, "TOKDV"),  # of a viewer who decides
    "chance_after": (weigh, "TOOWSKDVii"),  # known, a buffer for another look; deals, action or -1
    "weigh_actions": (weigh_all, "TOOWSKDVii"),  # deals, what was played or -1; see the glass
}
