"""Checks whether a board can be played, and reports each problem with its line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb

from damrak.board.errors import Problem
from damrak.board.facts import (
    COLOURS,
    FORMAT,
    GRAY,
    MAX_LENGTH,
    PLAYERS,
    Contract,
    Facts,
    Route,
)

MAX_CARDS = 120  # card counts are stored in single bytes
MAX_POINTS = 99
RAREST_SWEEP = 0.001  # least chance that a newly dealt market has few enough wilds

Lines = dict[str, list[int]]


def problems_of(facts: Facts, lines: Lines) -> Iterator[Problem]:
    """Every reason why this board cannot be played, in the order of the file."""
    if facts.format != FORMAT:
        yield Problem("format", {"found": facts.format, "known": FORMAT})
        return
    if list(facts.players) != sorted(set(facts.players) & set(PLAYERS)):
        yield Problem("players", {"found": numbers(facts.players), "known": numbers(PLAYERS)})
        return
    yield from _names(facts)
    yield from _cards(facts)
    yield from _counts(facts)
    yield from _ids(facts, lines)
    yield from _routes(facts, lines)
    yield from _contracts(facts, lines)


def numbers(players: tuple[int, ...]) -> str:
    """Numbers of players as text."""
    return ", ".join(map(str, players))


def _line(lines: Lines, kind: str, row: int) -> int:
    rows = lines.get(kind, [])
    return rows[row] if row < len(rows) else 0


def _names(facts: Facts) -> Iterator[Problem]:
    for name in (facts.name, *(location.name for location in facts.map.locations)):
        if not name.isprintable():
            yield Problem("name", {"name": repr(name)})


def _cards(facts: Facts) -> Iterator[Problem]:
    total, most = sum(facts.cards.counts()), max(facts.players)
    needed = most * facts.pieces.start_cards + facts.pieces.market
    if total > MAX_CARDS:
        yield Problem("too-many-cards", {"total": total, "limit": MAX_CARDS})
    if total < needed:
        yield Problem("too-few-cards", {"total": total, "needed": needed, "players": most})
    market, wilds = facts.pieces.market, facts.cards.wild
    plain = market - facts.pieces.flush_wilds + 1  # 8.3: enough others to sweep
    if wilds >= facts.pieces.flush_wilds and plain > 0:
        ways = comb(wilds, market - plain) / comb(wilds + plain, market)
        if ways < RAREST_SWEEP:
            yield Problem("flush", {"wilds": wilds, "market": market})


def _counts(facts: Facts) -> Iterator[Problem]:
    pieces, longest = facts.pieces, len(facts.points.routes)
    for players in facts.players:
        places = len(facts.points.merchandise.get(str(players), ()))
        if places != players:
            yield Problem("merchandise-places", {"players": players, "places": places})
    if extra := set(facts.points.merchandise) - {str(players) for players in facts.players}:
        known = numbers(facts.players)
        yield Problem("merchandise-players", {"found": ", ".join(sorted(extra)), "known": known})
    cart_routes = sum(route.carts for route in facts.map.routes)
    if pieces.merchandise < cart_routes:
        yield Problem("merchandise", {"cards": pieces.merchandise, "routes": cart_routes})
    if pieces.carts < longest or pieces.carts <= pieces.end_carts:
        yield Problem("carts", {"carts": pieces.carts, "longest": longest, "end": pieces.end_carts})
    contracts, most = len(facts.map.contracts), max(facts.players)
    if contracts < 2 * most:
        counts: dict[str, object] = {"contracts": contracts, "needed": 2 * most, "players": most}
        yield Problem("too-few-contracts", counts)


def _ids(facts: Facts, lines: Lines) -> Iterator[Problem]:
    seen = Counter[str]()
    for row, location in enumerate(facts.map.locations):
        seen[location.id] += 1
        if seen[location.id] == 2:
            yield Problem("duplicate-location", {"id": location.id}, _line(lines, "locations", row))
    yield from _numbering("routes", facts.map.routes, lines)
    yield from _numbering("contracts", facts.map.contracts, lines)


def _numbering(
    kind: str, rows: tuple[Route, ...] | tuple[Contract, ...], lines: Lines
) -> Iterator[Problem]:
    seen: set[int] = set()
    for row, item in enumerate(list[Route | Contract](rows)):
        if item.id in seen:
            yield Problem("duplicate-id", {"kind": kind, "id": item.id}, _line(lines, kind, row))
        elif item.id != row:
            arguments: dict[str, object] = {"kind": kind, "id": item.id, "expected": row}
            yield Problem("id-order", arguments, _line(lines, kind, row))
            return  # all later rows would be off as well
        seen.add(item.id)


def _ends(kind: str, facts: Facts, item: Route | Contract, line: int) -> Iterator[Problem]:
    known = {location.id for location in facts.map.locations}
    for end in (item.a, item.b):
        if end not in known:
            yield Problem("unknown-location", {"location": end}, line)
    if item.a == item.b:
        yield Problem("same-ends", {"kind": kind, "location": item.a}, line)


def _routes(facts: Facts, lines: Lines) -> Iterator[Problem]:
    between: dict[frozenset[str], list[Route]] = {}
    longest = min(MAX_LENGTH, len(facts.points.routes))
    for row, route in enumerate(facts.map.routes):
        line = _line(lines, "routes", row)
        yield from _ends("route", facts, route, line)
        if not 1 <= route.length <= longest:
            yield Problem("length", {"length": route.length, "longest": longest}, line)
        if route.colour not in (*COLOURS, GRAY):
            known = ", ".join((*COLOURS, GRAY))
            yield Problem("colour", {"colour": route.colour, "known": known}, line)
        others = between.setdefault(frozenset((route.a, route.b)), [])
        yield from _double(others, route, line)
        others.append(route)


def _double(others: list[Route], route: Route, line: int) -> Iterator[Problem]:
    arguments: dict[str, object] = {"a": route.a, "b": route.b}
    if len(others) == 2:
        yield Problem("triple", arguments, line)
    if len(others) == 1 and others[0].length != route.length:
        arguments |= {"first": others[0].length, "second": route.length}
        yield Problem("double-lengths", arguments, line)


def _contracts(facts: Facts, lines: Lines) -> Iterator[Problem]:
    neighbours = {frozenset((route.a, route.b)) for route in facts.map.routes}
    seen: set[frozenset[str]] = set()
    for row, contract in enumerate(facts.map.contracts):
        line = _line(lines, "contracts", row)
        arguments: dict[str, object] = {"a": contract.a, "b": contract.b}
        faults = list(_ends("contract", facts, contract, line))
        yield from faults
        if not 1 <= contract.points <= MAX_POINTS:
            limits: dict[str, object] = {"points": contract.points, "most": MAX_POINTS}
            yield Problem("points", limits, line)
        ends = frozenset((contract.a, contract.b))
        if ends in seen:
            yield Problem("duplicate-contract", arguments, line)
        seen.add(ends)
        if ends in neighbours:
            yield Problem("contract-neighbours", arguments, line)
        elif not faults and contract.b not in _reachable(contract.a, neighbours):
            yield Problem("contract-unreachable", arguments, line)


def _reachable(start: str, pairs: set[frozenset[str]]) -> set[str]:
    reached, frontier = {start}, [start]
    while frontier:
        here = frontier.pop()
        for pair in pairs:
            fresh = pair - reached if here in pair else frozenset()
            reached |= fresh
            frontier += fresh
    return reached
