"""What each command does at a table: the log entries that it makes, or a refusal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from damrak.game.errors import StaleAction
from damrak.game.record import commitment
from damrak.rules import RULES_VERSION
from damrak.server import protocol
from damrak.server.errors import OverLimit, RefusedError
from damrak.server.protocol import AnyCommand, Colour, SeatCommand
from damrak.server.tables import log
from damrak.server.tables.creation import check_settings, clean_name
from damrak.server.tables.log import AnyEntry
from damrak.server.tables.rights import Call, authorise, linked_seat, sender
from damrak.server.tables.state import Moment
from damrak.server.tables.table import Table, Who
from damrak.server.tables.tokens import hash_token, holds, is_random
from damrak.server.tables.undo import actions_back, undo_kind

GAME_ENTRIES = 3_000  # of the log: one game and its lobby; a game of four has about 300
LOBBY_ENTRIES = 1_000  # of these, before the game; the owner has the others to mend what guests did
TABLE_ENTRIES = 15_000  # of the log, all games together
CHATS, CHAT_MS = 5, 10_000  # a seat may send so many lines in so many milliseconds
LINK_MS = 15 * 60_000  # how long a link for another device is valid


def carry_out(table: Table, command: AnyCommand, who: Who, moment: Moment) -> list[AnyEntry]:
    """Apply a command; returns the entries to be stored, none if it was applied before.

    Raises a GameError if it is refused; the table has not changed then.
    """
    call = Call(table, command, who, moment)
    if _is_answered(call, who.hashes):
        return []  # even if its seat has changed hands since, as after a rematch
    authorise(call)
    if _is_answered(call, (sender(call),)):
        return []
    if table.state.closed:
        raise RefusedError("table-closed")
    if isinstance(command, SeatCommand) and command.seat >= len(table.chairs):
        raise RefusedError("seat", seat=command.seat, last=len(table.chairs) - 1)
    _check_length(call)
    return [table.add(entry) for entry in _entries(call)]


def _check_length(call: Call) -> None:
    """Refuse to make a log longer than any honest one; its game can still be played to the end."""
    entries, command = call.table.sequence, call.command
    is_guest_of_lobby = call.table.state.phase == "lobby" and not call.who.owner
    most = min(LOBBY_ENTRIES, GAME_ENTRIES) if is_guest_of_lobby else GAME_ENTRIES
    is_long_game = entries - call.table.state.begun >= most
    is_full = entries >= TABLE_ENTRIES or (
        is_long_game and not isinstance(command, protocol.Rematch)
    )
    goes_on = isinstance(command, protocol.Play | protocol.Consent | protocol.Return)
    resumes = isinstance(command, protocol.Pause) and not command.paused
    if is_full and not goes_on and not resumes:
        raise OverLimit("table-full", "table_entries")


def _is_answered(call: Call, senders: Iterable[str]) -> bool:
    """Whether one of these senders has given this command before."""
    return any(call.table.has_answered(each, call.command.id) for each in senders)


def _entries(call: Call) -> list[AnyEntry]:  # noqa: PLR0912 - one case for each command
    match call.command:
        case protocol.Take() as command:
            return _take(call, command)
        case protocol.Leave() as command:
            return _leave(call, command)
        case protocol.Dress() as command:
            return _dress(call, command)
        case protocol.Ready() as command:
            return _ready(call, command)
        case protocol.Arrange() as command:
            return _arrange(call, command)
        case protocol.Configure() as command:
            return _configure(call, command)
        case protocol.Invite() as command:
            return _invite(call, command)
        case protocol.Close():
            return _close(call)
        case protocol.Promise() as command:
            return _promise(call, command)
        case protocol.Reveal() as command:
            return _reveal(call, command)
        case protocol.Start():
            return _start(call)
        case protocol.Play() as command:
            return _play(call, command)
        case protocol.Undo() as command:
            return _undo(call, command)
        case protocol.Consent() as command:
            return _consent(call, command)
        case protocol.Pause() as command:
            return _pause(call, command)
        case protocol.Resign() as command:
            return _resign(call, command)
        case protocol.Substitute() as command:
            return _substitute(call, command)
        case protocol.Return() as command:
            return _return(call, command)
        case protocol.Rematch() as command:
            return _rematch(call, command)
        case protocol.Chat() as command:
            return _chat(call, command)
        case protocol.Mute() as command:
            return _mute(call, command)
        case protocol.Offer() as command:
            return _offer(call, command)
        case protocol.Accept() as command:
            return _accept(call, command)
        case _:
            assert_never(call.command)


def _check_phase(call: Call, *phases: str) -> None:
    if call.table.state.phase not in phases:
        raise RefusedError("not-now", phase=call.table.state.phase)


def _check_new_token(call: Call, token: str) -> None:
    """Refuse a token that is known at this table already, or plainly not random."""
    state, hashed = call.table.state, hash_token(token)
    known = [state.owner, state.invite, *(link.token for link in state.links)]
    known += [chair.token for chair in state.chairs if chair.token]
    if sum(holds(each, [hashed]) for each in known) or not is_random(token):
        raise RefusedError("token-weak")


# Before the game


def _take(call: Call, command: protocol.Take) -> list[AnyEntry]:
    chair = call.table.chairs[command.seat]
    _check_phase(call, "lobby")
    if chair.kind != "open":
        raise RefusedError("seat-taken", seat=command.seat + 1)
    _check_new_token(call, command.token)
    colour = _colour(call, command.seat, command.colour)
    entry = log.Seated(
        seat=command.seat,
        name=_own_name(call, command.seat, command.name),
        colour=chair.colour,
        token=hash_token(command.token),
        **call.entry_fields,
    )
    if colour == entry.colour:
        return [entry]
    dressed = log.Dressed(seat=command.seat, name=entry.name, colour=colour, at=entry.at)
    return [entry, dressed]


def _colour(call: Call, seat: int, wanted: Colour | None) -> Colour:
    """The colour of a seat after a wish; refused if another person has it."""
    chairs = call.table.chairs
    for other, chair in enumerate(chairs):
        if other != seat and chair.kind == "person" and chair.colour == wanted:
            raise RefusedError("colour-taken", colour=wanted)
    return wanted or chairs[seat].colour


def _own_name(call: Call, seat: int, wanted: str) -> str:
    """The name of a seat after a wish; refused if another person has it."""
    name = clean_name(wanted)
    for other, chair in enumerate(call.table.chairs):
        if other != seat and chair.kind == "person" and chair.name.casefold() == name.casefold():
            raise RefusedError("name-taken", name=name)
    return name


def _leave(call: Call, command: protocol.Leave) -> list[AnyEntry]:
    _check_phase(call, "lobby", "over")
    return [log.Left(seat=command.seat, **call.entry_fields)]


def _dress(call: Call, command: protocol.Dress) -> list[AnyEntry]:
    _check_phase(call, "lobby")
    chair = call.table.chairs[command.seat]
    name = chair.name if command.name is None else _own_name(call, command.seat, command.name)
    colour = _colour(call, command.seat, command.colour)
    return [log.Dressed(seat=command.seat, name=name, colour=colour, **call.entry_fields)]


def _ready(call: Call, command: protocol.Ready) -> list[AnyEntry]:
    _check_phase(call, "lobby")
    return [log.MadeReady(seat=command.seat, ready=command.ready, **call.entry_fields)]


def _arrange(call: Call, command: protocol.Arrange) -> list[AnyEntry]:
    _check_phase(call, "lobby")
    return [log.Arranged(seat=command.seat, level=command.level, **call.entry_fields)]


def _configure(call: Call, command: protocol.Configure) -> list[AnyEntry]:
    _check_phase(call, "lobby")
    check_settings(command.settings, len(call.table.chairs), call.table.boards)
    return [log.Configured(settings=command.settings, **call.entry_fields)]


def _invite(call: Call, command: protocol.Invite) -> list[AnyEntry]:
    _check_new_token(call, command.token)
    return [log.Invited(invite=hash_token(command.token), **call.entry_fields)]


def _close(call: Call) -> list[AnyEntry]:
    _check_phase(call, "lobby")
    return [log.Closed(**call.entry_fields)]


def _promise(call: Call, command: protocol.Promise) -> list[AnyEntry]:
    """Before any share is known, so that nobody can choose theirs by those of the others."""
    _check_phase(call, "lobby")
    if call.table.duplicates is not None or any(chair.share for chair in call.table.chairs):
        raise RefusedError("not-now", phase="lobby")
    return [log.Promised(seat=command.seat, promise=command.promise, **call.entry_fields)]


def _reveal(call: Call, command: protocol.Reveal) -> list[AnyEntry]:
    _check_phase(call, "lobby")
    chair = call.table.chairs[command.seat]
    if chair.promise is None or chair.share is not None or not call.table.is_ready():
        raise RefusedError("not-now", phase="lobby")
    if commitment(bytes.fromhex(command.share)) != chair.promise:
        raise RefusedError("share")
    return [log.Revealed(seat=command.seat, share=command.share, **call.entry_fields)]


def _start(call: Call) -> list[AnyEntry]:
    _check_phase(call, "lobby")
    if not call.table.is_ready():
        raise RefusedError("not-ready")
    return [log.Started(rules=RULES_VERSION, **call.entry_fields)]


# During the game


def _check_turn(call: Call, seat: int, turn: int) -> None:
    if call.table.state.phase != "playing" or turn != call.table.turn_of(seat):
        raise StaleAction("stale", turn=turn)


def _play(call: Call, command: protocol.Play) -> list[AnyEntry]:
    table, seat = call.table, command.seat
    _check_turn(call, seat, command.turn)
    if table.state.paused:
        raise RefusedError("paused")
    if table.player_of(seat) is not None:
        raise RefusedError("bot-plays")
    number = action_number(table, seat, command.action)
    return [log.Played(seat=seat, action=number, chosen="person", **call.entry_fields)]


def action_number(table: Table, seat: int, action: int | str) -> int:
    """The number of a legal action; raises a GameError with the reason for any other."""
    game = table.started_game()
    if isinstance(action, str):
        return game.number_of(action, seat)
    if game.is_legal_number(action, seat):
        return action
    game.number_of(game.catalogue.actions.get(action, f"draw market {action + 1}"), seat)
    return action


def play_for_seat(
    table: Table, seat: int, turn: int, number: int, chosen: protocol.By, now: int
) -> list[AnyEntry]:
    """Play what a bot chose for a seat in answer to this turn; stale if the turn has passed."""
    if table.state.phase != "playing" or turn != table.turn_of(seat) or table.state.paused:
        raise StaleAction("stale", turn=turn)
    if seat not in table.waiting_for():
        raise StaleAction("stale", turn=turn)
    at = max(now, table.state.updated)
    return [table.add(log.Played(seat=seat, action=number, chosen=chosen, at=at))]


def _undo(call: Call, command: protocol.Undo) -> list[AnyEntry]:
    table, seat = call.table, command.seat
    if not table.state.settings.undo:
        raise RefusedError("undo-off")
    _check_turn(call, seat, command.turn)
    kind = undo_kind(table, seat)
    if kind is None:
        raise RefusedError("undo-impossible")
    people = [each for each in range(len(table.chairs)) if table.player_of(each) is None]
    if kind == "free" or people == [seat]:
        return [log.Undone(seat=seat, count=actions_back(table, seat), **call.entry_fields)]
    return [log.UndoAsked(seat=seat, **call.entry_fields)]


def _consent(call: Call, command: protocol.Consent) -> list[AnyEntry]:
    asked = call.table.state.asked
    if asked is None or asked.turn != command.turn or command.seat not in asked.waiting:
        raise StaleAction("stale", turn=command.turn)
    if not command.agree:
        return [log.UndoRefused(seat=command.seat, **call.entry_fields)]
    agreed = log.UndoAgreed(seat=command.seat, **call.entry_fields)
    if asked.waiting != [command.seat]:
        return [agreed]
    count = actions_back(call.table, asked.seat)
    return [agreed, log.Undone(seat=asked.seat, count=count, at=agreed.at)]


def _pause(call: Call, command: protocol.Pause) -> list[AnyEntry]:
    _check_phase(call, "playing")
    if command.paused == call.table.state.paused:
        raise RefusedError("not-now", phase="paused" if command.paused else "playing")
    kind = log.Paused if command.paused else log.Resumed
    return [kind(seat=command.seat, **call.entry_fields)]


def _resign(call: Call, command: protocol.Resign) -> list[AnyEntry]:
    _check_phase(call, "playing")
    if call.table.chairs[command.seat].resigned:
        raise RefusedError("bot-plays")
    return [log.Resigned(seat=command.seat, **call.entry_fields)]


def _substitute(call: Call, command: protocol.Substitute) -> list[AnyEntry]:
    _check_phase(call, "playing")
    table, target = call.table, command.target
    if target >= len(table.chairs):
        raise RefusedError("seat", seat=target, last=len(table.chairs) - 1)
    if table.player_of(target) is not None:
        raise RefusedError("bot-plays")
    if target not in call.who.seats and target not in call.moment.absent:
        raise RefusedError("not-absent")
    return [log.Substituted(seat=target, **call.entry_fields)]


def _return(call: Call, command: protocol.Return) -> list[AnyEntry]:
    _check_phase(call, "playing")
    chair = call.table.chairs[command.seat]
    if chair.resigned or not chair.substituted:
        raise RefusedError("no-return")
    return [log.Returned(seat=command.seat, **call.entry_fields)]


def _rematch(call: Call, command: protocol.Rematch) -> list[AnyEntry]:
    if command.same_cards or call.table.duplicates is None:
        _check_phase(call, "over")
    else:
        _check_phase(call, "lobby")  # new cards for a duplicate that has not begun
    seed = call.table.state.seed if command.same_cards else call.moment.seed
    return [log.Rematched(seat=command.seat, seed=seed, **call.entry_fields)]


# At any time


def _chat(call: Call, command: protocol.Chat) -> list[AnyEntry]:
    chair = call.table.chairs[command.seat]
    if not call.table.state.settings.chat:
        raise RefusedError("chat-off")
    if chair.muted:
        raise RefusedError("chat-muted")
    recent = [at for at in chair.said if at > call.moment.now - CHAT_MS]
    if len(recent) >= CHATS:
        raise OverLimit("too-fast", "chat")
    text = "".join(letter if letter.isprintable() else " " for letter in command.text)
    clean = " ".join(text.split())
    if not clean:
        raise RefusedError("chat-empty")
    return [log.Said(seat=command.seat, text=clean, **call.entry_fields)]


def _mute(call: Call, command: protocol.Mute) -> list[AnyEntry]:
    kind = log.Muted if command.muted else log.Unmuted
    return [kind(seat=command.seat, **call.entry_fields)]


def _offer(call: Call, command: protocol.Offer) -> list[AnyEntry]:
    _check_new_token(call, command.token)
    token, until = hash_token(command.token), call.moment.now + LINK_MS
    return [log.Offered(seat=command.seat, token=token, until=until, **call.entry_fields)]


def _accept(call: Call, command: protocol.Accept) -> list[AnyEntry]:
    seat = linked_seat(call, command.offer)
    if seat is None:
        raise RefusedError("not-allowed", code=call.table.code)
    _check_new_token(call, command.token)
    return [log.Moved(seat=seat, token=hash_token(command.token), **call.entry_fields)]
