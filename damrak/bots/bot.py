"""What a bot is: it gets an observation, never a state, and answers with an action number."""

from __future__ import annotations

from typing import Protocol

from damrak.rules.layout import Observation


class Bot(Protocol):
    """Chooses for one seat. All its randomness comes from its own seed."""

    name: str

    def choose(self, seen: Observation) -> int:
        """The number of a legal action for the viewer of this observation."""
