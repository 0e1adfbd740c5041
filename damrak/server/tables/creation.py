"""The first entry of a table's log, and the checks of names, tokens and settings."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import get_args

from damrak.board import Board
from damrak.game.deal import MAX_NAME, is_name
from damrak.server.errors import RefusedError
from damrak.server.protocol import (
    BotPlan,
    Colour,
    CreateTable,
    OpenPlan,
    PersonPlan,
    SeatPlan,
    TableSettings,
)
from damrak.server.tables import log
from damrak.server.tables.log import Chair
from damrak.server.tables.state import Moment
from damrak.server.tables.tokens import hash_token, is_random


def new_table(command: CreateTable, moment: Moment, boards: Mapping[str, Board]) -> log.Created:
    """The first entry of a table's log."""
    check_settings(command.settings, len(command.seats), boards)
    people = [plan for plan in command.seats if isinstance(plan, PersonPlan)]
    check_tokens(command.owner, command.invite, *(plan.token for plan in people))
    free = _free_colours(command.seats)
    return log.Created(
        at=moment.now,
        settings=command.settings,
        chairs=tuple(_chair(plan, free) for plan in command.seats),
        owner=hash_token(command.owner),
        invite=hash_token(command.invite),
        seed=moment.seed,
    )


def _free_colours(plans: list[SeatPlan]) -> list[Colour]:
    """The colours that no seat asks for; refused if two ask for the same one."""
    free: list[Colour] = list(get_args(Colour))
    for plan in plans:
        colour = None if isinstance(plan, OpenPlan) else plan.colour
        if colour is not None and colour not in free:
            raise RefusedError("colour-taken", colour=colour)
        free = [each for each in free if each != colour]
    return free


def _chair(plan: SeatPlan, free: list[Colour]) -> Chair:
    if isinstance(plan, OpenPlan):
        return Chair(colour=free.pop(0))
    colour = plan.colour or free.pop(0)
    if isinstance(plan, BotPlan):
        return Chair(colour=colour, name=plan.level, level=plan.level)
    return Chair(colour=colour, name=clean_name(plan.name), token=hash_token(plan.token))


def check_settings(settings: TableSettings, players: int, boards: Mapping[str, Board]) -> None:
    """Refuse an unknown board, and a first seat that the table does not have."""
    if settings.board not in boards:
        raise RefusedError("board", board=settings.board, known=", ".join(boards))
    if settings.first_seat is not None and settings.first_seat >= players:
        raise RefusedError("first-seat", seat=str(settings.first_seat), last=players - 1)


def check_tokens(*tokens: str) -> None:
    """Refuse tokens that are equal or plainly not random."""
    if len(set(tokens)) < len(tokens) or not all(is_random(token) for token in tokens):
        raise RefusedError("token-weak")


def clean_name(name: str) -> str:
    """A name in Unicode's normal form with single spaces; refused if it cannot be printed."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if not is_name(clean):
        raise RefusedError("name", limit=MAX_NAME)
    return clean
