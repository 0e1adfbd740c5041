"""The kernels of the coach that other targets offer by name; `A` is the record of an advice."""

from damrak.insight.kernels.explain import advise

EXPORTS = {
    "coach_advise": (advise, "TOWiA"),  # what speaks for this action of the viewer
}
