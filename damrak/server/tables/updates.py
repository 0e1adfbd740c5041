"""What a viewer is told of a table: built field by field from what it may know.

Every log entry is one thing that happened, and viewers count them. Only the first choice of
contracts is delayed for others (8.7): a viewer sees its own choice at once and the choices of
the others, in order of seats, when all have chosen.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from damrak.game.game import Game
from damrak.game.record import commitment
from damrak.i18n.json_types import JsonObject
from damrak.server.protocol import (
    ClockInfo,
    Hand,
    Happened,
    Kind,
    NoClock,
    Proof,
    SeatInfo,
    UndoRequest,
    Update,
)
from damrak.server.tables import clocks, log
from damrak.server.tables.log import AnyEntry
from damrak.server.tables.table import Table, Unmoved, Who
from damrak.server.tables.undo import undo_kind

encode = msgspec.json.Encoder().encode
MOST_TOLD = 4_000  # things of one update; one game has fewer


class Shared(NamedTuple):
    """The part of an update that is the same for all viewers; made once."""

    update: Update  # of somebody who holds no seat and sees nothing
    waiting: frozenset[int]
    legal: tuple[int, ...]  # the legal actions of any seat that may act
    in_setup: bool
    can_undo: bool  # whether any seat might take something back
    is_text: bool  # whether parts are JSON already: the update can be sent, but not looked into
    told: dict[bool, Any]  # the newest entry, as those know it who did it or did not


def shared(table: Table, connected: AbstractSet[int], now: int, is_text: bool = False) -> Shared:
    """The part of an update that is the same for all viewers.

    With `is_text` it and the updates made of it are only good for being encoded, which is then
    much faster: parts of them are JSON already, and what a move does not change is kept.
    """
    state, game = table.state, table.game
    waiting = frozenset(table.waiting_for())
    unmoved = _unmoved_text(table, connected) if is_text else _unmoved(table, connected)
    update = Update(
        sequence=table.sequence,
        code=state.code,
        phase=state.phase,
        game=state.number,
        duplicate_of=state.source or None,
        now=now,
        paused=state.paused,
        owner=False,
        seats_held=(),
        settings=unmoved.settings,
        seats=unmoved.seats,
        hands=(),
        happened=(),
        clocks=(),
        undo_request=_request(table),
        outcome=game.outcome() if game and state.phase == "over" else None,
        proof=unmoved.proof,
    )
    legal = tuple(game.legal_numbers()) if game and waiting else ()
    return Shared(update, waiting, legal, table.in_setup, bool(state.steps), is_text, {})


def _unmoved(table: Table, connected: AbstractSet[int]) -> Unmoved:
    seats = seat_infos(table, connected)
    return Unmoved(connected, table.state.settings, seats, _proof(table))


def _unmoved_text(table: Table, connected: AbstractSet[int]) -> Unmoved:
    kept = table.unmoved
    if kept is None or kept.connected != connected:
        parts = [Raw(encode(part)) for part in _unmoved(table, connected)[1:]]
        kept = table.unmoved = Unmoved(connected, *parts)
    return kept


def _proof(table: Table) -> Proof:
    state, over = table.state, table.state.phase == "over"
    is_dealt = state.phase != "lobby" or state.source
    mix = table.mix() if over else None
    seed = mix.seed().hex() if mix else state.seed
    return Proof(
        commitment=commitment(bytes.fromhex(state.seed)),
        promises=tuple(chair.promise for chair in state.chairs),
        shares=tuple(state.dealt if is_dealt else [chair.share for chair in state.chairs]),
        secret=state.seed if over else None,
        seed=seed if over else None,
    )


def update_for(table: Table, who: Who, since: int, common: Shared) -> Update:
    """The table as `who` may know it, with the log entries after the first `since`."""
    seats = who.seats
    return replace(
        common.update,
        sequence=seen_count(table, seats) if common.in_setup else table.sequence,
        owner=who.owner,
        seats_held=tuple(sorted(seats)),
        hands=_hands(table, seats, common),
        happened=_news(table, seats, since, common),
        clocks=_clocks(table, seats, common.update.now),
    )


def seat_infos(table: Table, connected: AbstractSet[int]) -> tuple[SeatInfo, ...]:
    """Who sits where."""
    return tuple(
        SeatInfo(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            colour=chair.colour,
            level=chair.level,
            ready=chair.ready or chair.level is not None,
            connected=seat in connected or chair.level is not None,
            substitute=table.state.settings.substitute if chair.is_absent else None,
            resigned=chair.resigned,
            muted=chair.muted,
        )
        for seat, chair in enumerate(table.chairs)
    )


def _hands(table: Table, seats: AbstractSet[int], common: Shared) -> tuple[Hand, ...]:
    game, state = table.game, table.state
    if game is None:
        return ()
    if not seats:
        turn = state.first_turn if common.in_setup else state.turn
        view = _view(game, None, common)
        return (Hand(seat=None, view=view, legal=(), turn=turn, undo=None),)
    return tuple(
        [
            Hand(
                seat=seat,
                view=_view(game, seat, common),
                legal=common.legal if seat in common.waiting else (),
                turn=table.turn_of(seat) if common.in_setup else state.turn,
                undo=undo_kind(table, seat) if common.can_undo else None,
            )
            for seat in sorted(seats)
        ]
    )


def _view(game: Game, seat: int | None, common: Shared) -> Any:
    return Raw(game.view_text(seat)) if common.is_text else game.view(seat)


def _clocks(table: Table, seats: AbstractSet[int], now: int) -> tuple[ClockInfo, ...]:
    state = table.state
    if table.game is None or isinstance(state.settings.clock, NoClock):
        return ()
    waiting = set(table.game.waiting_for())
    if table.in_setup:  # 8.7: hides whether another seat has chosen
        waiting |= set(range(len(state.chairs))) - seats
    people = [seat for seat, chair in enumerate(state.chairs) if chair.level is None]
    return tuple(
        ClockInfo(
            seat=seat,
            left_ms=clocks.left(state, seat, now, seat in waiting),
            running=seat in waiting and not state.paused and not state.closed,
        )
        for seat in people
    )


def _request(table: Table) -> UndoRequest | None:
    asked = table.state.asked
    if asked is None:
        return None
    return UndoRequest(seat=asked.seat, turn=asked.turn, waiting=tuple(asked.waiting))


# What happened


def seen_count(table: Table, seats: AbstractSet[int]) -> int:
    """How many things the holder of these seats has seen so far."""
    if not table.in_setup:
        return table.sequence
    start = table.state.setup_from - 1
    return start + len(_in_order(table, seats, start))


def _news(table: Table, seats: AbstractSet[int], since: int, common: Shared) -> Any:
    """`happened`; most viewers lack the newest entry alone, which is told in two ways at most."""
    if since != table.sequence - 1 or common.in_setup or since < table.state.setup_to:
        return happened(table, seats, since)
    entry = table.log[-1]
    is_own = isinstance(entry, log.Played) and entry.seat in seats
    told = common.told.get(is_own)
    if told is None:
        told = happened(table, seats, since)
        told = common.told[is_own] = Raw(encode(told)) if common.is_text else told
    return told


def happened(table: Table, seats: AbstractSet[int], since: int) -> tuple[Happened, ...]:
    """The things after the first `since`, as the holder of these seats may know them.

    With 0 those of this game and its lobby. Of a long time away only the newest are told, so that
    a look at a long table costs no more than one at a short table.
    """
    first = max(since or table.state.begun, table.sequence - MOST_TOLD)
    if not table.in_setup and first >= table.state.setup_to:
        entries = list(enumerate(table.log[first:], start=first + 1))
    else:
        start = table.state.begun if first >= table.state.begun else 0
        entries = list(enumerate(_in_order(table, seats, start), start=start + 1))[first - start :]
    closed = table.state.begun if table.duplicates is not None else 0
    return tuple(_happened(number, entry, seats, number > closed) for number, entry in entries)


def _in_order(table: Table, seats: AbstractSet[int], start: int) -> list[AnyEntry]:
    """The log in the order in which the holder of these seats learned of it, so far.

    It begins with the entry `start`, which must lie before a game.
    """
    shown: list[AnyEntry] = []
    delayed: list[log.Played] = []
    choices, players = 0, len(table.chairs)
    for entry in table.log[start:]:
        if isinstance(entry, log.Started):
            choices = 0
        choices += isinstance(entry, log.Played)
        if isinstance(entry, log.Played) and choices <= players and entry.seat not in seats:
            delayed.append(entry)
        else:
            shown.append(entry)
        if isinstance(entry, log.Played) and choices == players:
            delayed.sort(key=lambda choice: choice.seat)
            shown += [replace(choice, at=entry.at) for choice in delayed]
            delayed = []
    return shown


NAMELESS = log.Created | log.Configured | log.Invited | log.Started | log.Woken | log.Closed
KINDS: dict[type, Kind] = {kind: kind.__struct_config__.tag for kind in get_args(AnyEntry)}


def _happened(number: int, entry: AnyEntry, seats: AbstractSet[int], is_open: bool) -> Happened:
    """An entry as these seats may know it. Cards that are being played again are not open."""
    fields: JsonObject = {"number": number, "at": entry.at, "kind": KINDS[type(entry)]}
    if isinstance(entry, log.Played) and not is_open:
        return Happened(**fields, seat=entry.seat, by=entry.chosen)
    if isinstance(entry, log.Played) and entry.event is not None:
        seen = entry.event.seen_by(entry.seat if entry.seat in seats else None, entry.sweeps)
        return Happened(**fields, seat=entry.seat, event=seen, by=entry.chosen)
    if isinstance(entry, log.Said):
        return Happened(**fields, seat=entry.seat, text=entry.text)
    if isinstance(entry, log.Undone):
        return Happened(**fields, seat=entry.seat, count=entry.count)
    if isinstance(entry, NAMELESS):
        return Happened(**fields)
    return Happened(**fields, seat=entry.seat)
