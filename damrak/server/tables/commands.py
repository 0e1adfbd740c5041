"""What a command makes happen at a table, and who may give it."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, cast, get_args

from damrak.game.deal import MAX_NAME
from damrak.game.errors import StaleAction
from damrak.server import protocol
from damrak.server.errors import Refusal
from damrak.server.protocol import AnyCommand, Colour, TableSettings
from damrak.server.tables import log
from damrak.server.tables.log import AnyEntry, Chair
from damrak.server.tables.table import Table, Who
from damrak.server.tables.tokens import hash_token, holds, is_random
from damrak.server.tables.undo import actions_back, undo_kind

CHATS, CHAT_MS = 5, 10_000  # so many lines a seat in so much time
LINK_MS = 15 * 60_000  # how long a link for another device is good
SETTLED = {"lobby", "over"}


class Moment(NamedTuple):
    """What a table does not know by itself: the time, a fresh seed, and who is away."""

    now: int
    seed: str
    absent: frozenset[int] = frozenset()


class Call(NamedTuple):
    """A command with all that it needs; `at` and `by` are those of the entries it makes."""

    table: Table
    command: Any
    who: Who
    moment: Moment

    @property
    def facts(self) -> dict[str, Any]:
        """The fields that every entry has."""
        at = max(self.moment.now, self.table.facts.updated)
        return {"at": at, "id": self.command.id, "by": sender(self)}


def carry_out(table: Table, command: AnyCommand, who: Who, moment: Moment) -> list[AnyEntry]:
    """Do a command; returns what is to be stored, nothing if it was done before.

    Raises a GameError where it is refused; then nothing has changed.
    """
    call = Call(table, command, who, moment)
    if _is_answered(call, who.hashes):
        return []  # whatever has become of its seat since, as after a rematch
    authorise(call)
    if _is_answered(call, (sender(call),)):
        return []
    seat = getattr(command, "seat", 0)
    if seat >= len(table.chairs):
        raise Refusal("seat", seat=seat, last=len(table.chairs) - 1)
    made = HANDLERS[type(command)](call)
    return [table.add(entry) for entry in made]


def _is_answered(call: Call, senders: Iterable[str]) -> bool:
    """Whether one of these has sent this command before."""
    answered = call.table.facts.answered
    return any(f"{each[:16]}:{call.command.id}" in answered for each in senders)


# Who may do what


def authorise(call: Call) -> None:
    """Refuse what the tokens do not allow; see RIGHTS."""
    if not RIGHTS[type(call.command)](call):
        raise Refusal("not-allowed" if call.who.guest else "no-table", code=call.table.code)


def _is_owner(call: Call) -> bool:
    return call.who.owner


def _holds_seat(call: Call) -> bool:
    return call.command.seat in call.who.seats


def _is_guest(call: Call) -> bool:
    return call.who.guest


def _owns_or_sits(call: Call) -> bool:
    return call.who.owner or bool(call.who.seats)


def _has_link(call: Call) -> bool:
    """Whoever has the secret of a link may use it; one that was used is known again."""
    token = hash_token(call.command.token)
    used = any(holds(chair.token, [token]) for chair in call.table.chairs)
    return used or _link_of(call) is not None


RIGHTS: dict[type[Any], Callable[[Call], bool]] = {
    protocol.Take: _is_guest,
    protocol.Leave: _holds_seat,
    protocol.Dress: _holds_seat,
    protocol.Ready: _holds_seat,
    protocol.Arrange: _is_owner,
    protocol.Configure: _is_owner,
    protocol.Invite: _is_owner,
    protocol.Start: _owns_or_sits,
    protocol.Play: _holds_seat,
    protocol.Undo: _holds_seat,
    protocol.Consent: _holds_seat,
    protocol.Pause: _holds_seat,
    protocol.Resign: _holds_seat,
    protocol.Substitute: _holds_seat,
    protocol.Return: _holds_seat,
    protocol.Rematch: _holds_seat,
    protocol.Chat: _holds_seat,
    protocol.Mute: _is_owner,
    protocol.Offer: _holds_seat,
    protocol.Accept: _has_link,
}


def sender(call: Call) -> str:
    """Who sent a command, in a word that stays the same when seats rotate."""
    command, table = call.command, call.table
    right = RIGHTS[type(command)]
    if right is _is_guest or right is _has_link:
        token = hash_token(command.token)
    elif right is _holds_seat and command.seat < len(table.chairs):
        token = table.chairs[command.seat].token or ""
    else:
        token = call.who.hashes[0] if call.who.hashes else ""
    return sys.intern(token[:16])  # one for all entries of the log


# Before the game


def new_table(command: protocol.CreateTable, moment: Moment, boards: Any) -> log.Created:
    """The first entry of a table's log."""
    players = len(command.seats)
    check_settings(command.settings, players, boards)
    secrets = [command.owner, command.invite]
    secrets += [plan.token for plan in command.seats if isinstance(plan, protocol.PersonPlan)]
    check_tokens(*secrets)
    free: list[Colour] = list(get_args(Colour))
    for plan in command.seats:
        colour = getattr(plan, "colour", None)
        if colour is not None and colour not in free:
            raise Refusal("colour-taken", colour=colour)
        free = [each for each in free if each != colour]
    chairs = tuple(_chair(plan, free) for plan in command.seats)
    return log.Created(
        at=moment.now,
        settings=command.settings,
        chairs=chairs,
        owner=hash_token(command.owner),
        invite=hash_token(command.invite),
        seed=moment.seed,
    )


def _chair(plan: protocol.SeatPlan, free: list[Colour]) -> Chair:
    colour: Colour = getattr(plan, "colour", None) or free.pop(0)
    if isinstance(plan, protocol.PersonPlan):
        return Chair(colour=colour, name=clean_name(plan.name), token=hash_token(plan.token))
    if isinstance(plan, protocol.BotPlan):
        return Chair(colour=colour, name=plan.level, level=plan.level)
    return Chair(colour=colour)


def check_settings(settings: TableSettings, players: int, boards: Any) -> None:
    """Refuse settings that fit no table of this server."""
    if settings.board not in boards:
        raise Refusal("board", board=settings.board, known=", ".join(boards))
    if settings.first_seat is not None and settings.first_seat >= players:
        raise Refusal("first-seat", seat=str(settings.first_seat), last=players - 1)


def check_tokens(*tokens: str) -> None:
    """Refuse tokens that nobody drew at random, or that are the same."""
    if len(set(tokens)) < len(tokens) or not all(is_random(token) for token in tokens):
        raise Refusal("token-weak")


def clean_name(name: str) -> str:
    """A name in one spelling, without what cannot be printed."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if not clean or not clean.isprintable() or len(clean) > MAX_NAME:
        raise Refusal("name", limit=MAX_NAME)
    return clean


def _in_phase(call: Call, *phases: str) -> None:
    if call.table.facts.phase not in phases:
        raise Refusal("not-now", phase=call.table.facts.phase)


def _take(call: Call) -> list[AnyEntry]:
    command, table = call.command, call.table
    _in_phase(call, "lobby")
    if table.chairs[command.seat].kind != "open":
        raise Refusal("seat-taken", seat=command.seat + 1)
    _check_new_token(call)
    colour = _colour(call, command.colour)
    entry = log.Seated(
        seat=command.seat,
        name=clean_name(command.name),
        colour=table.chairs[command.seat].colour,
        token=hash_token(command.token),
        **call.facts,
    )
    if colour == entry.colour:
        return [entry]
    dressed = log.Dressed(seat=command.seat, name=entry.name, colour=colour, at=entry.at)
    return [entry, dressed]


def _check_new_token(call: Call) -> None:
    """A token opens one thing: it is neither another seat's nor the owner's nor an invitation."""
    facts, token = call.table.facts, hash_token(call.command.token)
    known = [facts.owner, facts.invite, *(link.token for link in facts.links)]
    known += [chair.token for chair in facts.chairs if chair.token]
    if sum(holds(each, [token]) for each in known) or not is_random(call.command.token):
        raise Refusal("token-weak")


def _colour(call: Call, wanted: Colour | None) -> Colour:
    """The colour a seat gets: the one it wants unless another person has it."""
    chairs, seat = call.table.chairs, call.command.seat
    for other, chair in enumerate(chairs):
        if other != seat and chair.kind == "person" and chair.colour == wanted:
            raise Refusal("colour-taken", colour=wanted)
    return wanted or chairs[seat].colour


def _leave(call: Call) -> list[AnyEntry]:
    _in_phase(call, *SETTLED)
    return [log.Left(seat=call.command.seat, **call.facts)]


def _dress(call: Call) -> list[AnyEntry]:
    _in_phase(call, "lobby")
    command, chair = call.command, call.table.chairs[call.command.seat]
    name = chair.name if command.name is None else clean_name(command.name)
    colour = _colour(call, command.colour)
    return [log.Dressed(seat=command.seat, name=name, colour=colour, **call.facts)]


def _ready(call: Call) -> list[AnyEntry]:
    _in_phase(call, "lobby")
    return [log.MadeReady(seat=call.command.seat, ready=call.command.ready, **call.facts)]


def _arrange(call: Call) -> list[AnyEntry]:
    _in_phase(call, "lobby")
    return [log.Arranged(seat=call.command.seat, level=call.command.level, **call.facts)]


def _configure(call: Call) -> list[AnyEntry]:
    _in_phase(call, "lobby")
    check_settings(call.command.settings, len(call.table.chairs), call.table.boards)
    return [log.Configured(settings=call.command.settings, **call.facts)]


def _invite(call: Call) -> list[AnyEntry]:
    _check_new_token(call)
    return [log.Invited(invite=hash_token(call.command.token), **call.facts)]


def _start(call: Call) -> list[AnyEntry]:
    from damrak.rules import RULES_VERSION

    _in_phase(call, "lobby")
    if not all(chair.level or (chair.token and chair.ready) for chair in call.table.chairs):
        raise Refusal("not-ready")
    return [log.Started(rules=RULES_VERSION, **call.facts)]


# During the game


def _check_turn(call: Call) -> None:
    if call.table.facts.phase != "playing":
        raise StaleAction("stale", turn=call.command.turn)
    if call.command.turn != call.table.turn_of(call.command.seat):
        raise StaleAction("stale", turn=call.command.turn)


def _play(call: Call) -> list[AnyEntry]:
    command, table = call.command, call.table
    _check_turn(call)
    if table.facts.paused:
        raise Refusal("paused")
    if table.player_of(command.seat) is not None:
        raise Refusal("bot-plays")
    number = action_number(table, command.seat, command.action)
    return [log.Played(seat=command.seat, action=number, chosen="person", **call.facts)]


def action_number(table: Table, seat: int, action: int | str) -> int:
    """The number of a legal action; raises a GameError with the reason for any other."""
    game = table._game()
    if isinstance(action, str):
        return game.number_of(action, seat)
    if game.is_legal_number(action, seat):
        return action
    game.number_of(game.catalogue.actions.get(action, f"draw market {action + 1}"), seat)
    return action


def choose(
    table: Table, seat: int, turn: int, number: int, chosen: protocol.By, now: int
) -> list[AnyEntry]:
    """Play for a seat what a bot chose in answer to this turn; stale if the turn has passed."""
    if table.facts.phase != "playing" or turn != table.turn_of(seat) or table.facts.paused:
        raise StaleAction("stale", turn=turn)
    if seat not in table.waiting_for():
        raise StaleAction("stale", turn=turn)
    at = max(now, table.facts.updated)
    return [table.add(log.Played(seat=seat, action=number, chosen=chosen, at=at))]


def _undo(call: Call) -> list[AnyEntry]:
    table, seat = call.table, call.command.seat
    if not table.facts.settings.undo:
        raise Refusal("undo-off")
    _check_turn(call)
    kind = undo_kind(table, seat)
    if kind is None:
        raise Refusal("undo-impossible")
    count = actions_back(table, seat)
    others = [each for each in range(len(table.chairs)) if table.player_of(each) is None]
    if kind == "free" or others == [seat]:
        return [log.Undone(seat=seat, count=count, **call.facts)]
    return [log.UndoAsked(seat=seat, **call.facts)]


def _consent(call: Call) -> list[AnyEntry]:
    command, asked = call.command, call.table.facts.asked
    if asked is None or asked.turn != command.turn or command.seat not in asked.waiting:
        raise StaleAction("stale", turn=command.turn)
    if not command.agree:
        return [log.UndoRefused(seat=command.seat, **call.facts)]
    agreed = log.UndoAgreed(seat=command.seat, **call.facts)
    if asked.waiting != [command.seat]:
        return [agreed]
    count = actions_back(call.table, asked.seat)
    return [agreed, log.Undone(seat=asked.seat, count=count, at=agreed.at)]


def _pause(call: Call) -> list[AnyEntry]:
    _in_phase(call, "playing")
    command = call.command
    if command.paused == call.table.facts.paused:
        raise Refusal("not-now", phase="paused" if command.paused else "playing")
    kind = log.Paused if command.paused else log.Resumed
    return [kind(seat=command.seat, **call.facts)]


def _resign(call: Call) -> list[AnyEntry]:
    _in_phase(call, "playing")
    if call.table.chairs[call.command.seat].resigned:
        raise Refusal("bot-plays")
    return [log.Resigned(seat=call.command.seat, **call.facts)]


def _substitute(call: Call) -> list[AnyEntry]:
    _in_phase(call, "playing")
    command, table = call.command, call.table
    if command.target >= len(table.chairs):
        raise Refusal("seat", seat=command.target, last=len(table.chairs) - 1)
    if table.player_of(command.target) is not None:
        raise Refusal("bot-plays")
    if command.target not in call.who.seats and command.target not in call.moment.absent:
        raise Refusal("not-absent")
    return [log.Substituted(seat=command.target, **call.facts)]


def _return(call: Call) -> list[AnyEntry]:
    _in_phase(call, "playing")
    chair = call.table.chairs[call.command.seat]
    if chair.resigned or not chair.substituted:
        raise Refusal("no-return")
    return [log.Returned(seat=call.command.seat, **call.facts)]


def _rematch(call: Call) -> list[AnyEntry]:
    _in_phase(call, "over")
    facts = call.table.facts
    seed = facts.seed if call.command.same_cards else call.moment.seed
    return [log.Rematched(seat=call.command.seat, seed=seed, **call.facts)]


# At any time


def _chat(call: Call) -> list[AnyEntry]:
    command, table = call.command, call.table
    chair = table.chairs[command.seat]
    if not table.facts.settings.chat:
        raise Refusal("chat-off")
    if chair.muted:
        raise Refusal("chat-muted")
    recent = [at for at in chair.said if at > call.moment.now - CHAT_MS]
    if len(recent) >= CHATS:
        raise Refusal("too-fast")
    text = "".join(letter if letter.isprintable() else " " for letter in command.text)
    clean = " ".join(text.split())
    if not clean:
        raise Refusal("chat-empty")
    return [log.Said(seat=command.seat, text=clean, **call.facts)]


def _mute(call: Call) -> list[AnyEntry]:
    kind = log.Muted if call.command.muted else log.Unmuted
    return [kind(seat=call.command.seat, **call.facts)]


def _offer(call: Call) -> list[AnyEntry]:
    _check_new_token(call)
    token, until = hash_token(call.command.token), call.moment.now + LINK_MS
    return [log.Offered(seat=call.command.seat, token=token, until=until, **call.facts)]


def _link_of(call: Call) -> int | None:
    """The seat that the secret of a link opens."""
    given = [hash_token(call.command.offer)]
    good = [link for link in call.table.facts.links if link.until > call.moment.now]
    return next((link.seat for link in good if holds(link.token, given)), None)


def _accept(call: Call) -> list[AnyEntry]:
    seat = _link_of(call)
    if seat is None:
        raise Refusal("not-allowed", code=call.table.code)
    _check_new_token(call)
    return [log.Moved(seat=seat, token=hash_token(call.command.token), **call.facts)]


HANDLERS: dict[type[Any], Callable[[Call], list[AnyEntry]]] = {
    cast(type[Any], kind): globals()[f"_{kind.__struct_config__.tag}"]
    for kind in get_args(AnyCommand)
}
