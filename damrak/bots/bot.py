"""What a bot is: it is handed an observation, never a state, and answers with an action number."""

from __future__ import annotations

from typing import Protocol

from damrak.rules.layout import Observation


class Bot(Protocol):
    """Chooses for one seat. All its chance comes from a seed of its own."""

    name: str

    def choose(self, seen: Observation) -> int:
        """The number of a legal action for the viewer of this observation."""
