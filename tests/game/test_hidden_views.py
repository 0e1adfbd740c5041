"""R16 for what people are sent: views, events and refusals tell nothing that is hidden."""

from __future__ import annotations

import random

import msgspec
import numpy as np

from damrak import Game
from damrak.rules.resample import resample

QUESTIONS = ["draw deck", "draw market wild", "contracts", "keep 1", "keep both", "pass"]
QUESTIONS += ["claim dam oude-kerk", "claim dam oude-kerk pink*2", "claim waag oude-waal wild*1"]


def sent(game: Game, viewer: int) -> bytes:
    """Everything that a viewer could be sent now, as bytes."""
    view, events = game.view(viewer), game.events(viewer)
    answers = [str(game.why_not(text, viewer)) for text in QUESTIONS]
    legal = [str(action) for action in game.legal_actions(viewer)]
    assert game.view_text(viewer) == msgspec.json.encode(view)
    return msgspec.json.encode([view, events, answers, legal])


def test_what_is_sent_does_not_depend_on_what_is_hidden() -> None:
    compared = 0
    for seed in range(6):
        game, chance = Game.new(2 + seed % 3, seed), random.Random(seed)
        engine = game._engine
        while not game.is_over:
            for viewer in range(game.players):
                if viewer not in game.waiting_for() and not engine.state.phase:
                    continue  # at set-up a resampled state may wait for others
                before, real = sent(game, viewer), engine._state.copy()
                anew = np.zeros(1, game.catalogue.state_dtype)
                resample(game.catalogue.tables, game.observation(viewer), engine._work[0], anew[0])
                engine._state[:] = anew
                assert sent(game, viewer) == before
                engine._state[:] = real
                compared += 1
            game.play(chance.choice(game.legal_actions()))
    assert compared > 1000
