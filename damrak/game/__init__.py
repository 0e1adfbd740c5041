"""One game for people and files: actions as text, views, events, records, errors."""

from damrak.game.actions import Action, Claim, DrawContracts, DrawDeck, DrawMarket, Keep, Pass
from damrak.game.errors import (
    GameError,
    IllegalAction,
    InvalidAction,
    InvalidSetup,
    RecordError,
    StaleAction,
)
from damrak.game.game import Game
from damrak.game.record import Record
from damrak.game.scoring import Outcome
from damrak.game.view import View

__all__ = [
    "Action",
    "Claim",
    "DrawContracts",
    "DrawDeck",
    "DrawMarket",
    "Game",
    "GameError",
    "IllegalAction",
    "InvalidAction",
    "InvalidSetup",
    "Keep",
    "Outcome",
    "Pass",
    "Record",
    "RecordError",
    "StaleAction",
    "View",
]
