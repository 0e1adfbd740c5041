"""The figures of a lab as one plain object."""

from __future__ import annotations

from math import sqrt

import numpy as np

from damrak.arena.intervals import Z
from damrak.arena.kernels.tally import RARE, VICTORY
from damrak.arena.kernels.tally import Tally as TallyRow
from damrak.arena.lab import Sample, Tally
from damrak.board import Board
from damrak.board.facts import Contract, Route
from damrak.i18n.json_types import JsonObject

Figure = dict[str, float]


def lab_summary(sample: Sample, tally: Tally) -> JsonObject:
    """All figures of a bot against itself at one table size."""
    row, players = tally[0], sample.players
    games, goods = int(row["games"]), sample.board.facts.pieces.merchandise
    return {
        "bot": sample.bot,
        "players": players,
        "games": games,
        "seed": sample.seed,
        "seats": {
            "by_seat": [share(row["wins_seat"][seat], games) for seat in range(players)],
            "by_turn_order": [share(row["wins_order"][turn], games) for turn in range(players)],
        },
        "points": {
            name: round(int(row[field]) / games / players, 3)
            for name, field in (
                ("total", "points"),
                ("routes", "route_points"),
                ("contracts", "contract_points"),
                ("merchandise", "merchandise_points"),
            )
        },
        "length": _length(row, players),
        "contracts": [_contract(sample, row, each.id) for each in sample.board.contracts],
        "routes": [_route(sample, row, each.id) for each in sample.board.routes],
        "merchandise": [_held(players, row, held) for held in range(goods + 1)],
        "rare": [
            {
                "rule": name,
                "per_1000_games": round(1000 * int(row["rare"][number]) / games, 4),
                "games": round(int(row["rare_games"][number]) / games, 6),
            }
            for number, name in enumerate(RARE)
        ],
    }


def share(wins: int, times: int) -> Figure | None:
    """Wins (counted in twelfths) divided by `times`, with an interval; None if `times` is 0."""
    if not times:
        return None
    value = int(wins) / VICTORY / int(times)
    half = Z * sqrt(max(value * (1 - value), 1 / int(times)) / int(times))
    low, high = max(0.0, value - half), min(1.0, value + half)
    return {"value": round(value, 5), "low": round(low, 5), "high": round(high, 5)}


def _gain(wins: int, times: int, players: int) -> Figure | None:
    """How far the share of wins lies above 1 / players, with an interval."""
    found = share(wins, times)
    return found and {name: round(part - 1 / players, 5) for name, part in found.items()}


def _ratio(part: int, whole: int, digits: int = 4) -> float | None:
    return round(int(part) / int(whole), digits) if whole else None


def _length(row: TallyRow, players: int) -> JsonObject:
    counts = row["turns"]
    numbers = np.arange(len(counts))
    games = int(counts.sum())
    order = np.cumsum(counts)
    marks = {
        f"p{part}": int(np.searchsorted(order, part / 100 * games, side="left"))
        for part in (1, 50, 99)
    }
    played = np.flatnonzero(counts)
    first, last = int(played[0]), int(played[-1])
    mean = float((numbers * counts).sum()) / games
    return {
        "turns": round(mean, 3),
        "rounds": round(mean / players, 3),
        **marks,
        "shortest": first,
        "longest": last,
        "games_by_turns": [int(count) for count in counts[first : last + 1]],
    }


def _ends(board: Board, thing: Contract | Route) -> dict[str, str]:
    return {"a": board.location[thing.a].name, "b": board.location[thing.b].name}


def _contract(sample: Sample, row: TallyRow, number: int) -> JsonObject:
    contract = sample.board.contracts[number]
    offered, kept = row["contract_offered"][number], row["contract_kept"][number]
    return {
        "contract": number,
        **_ends(sample.board, contract),
        "worth": contract.points,
        "offered": _ratio(offered, row["games"]),  # times a game
        "kept": _ratio(kept, offered),
        "completed": _ratio(row["contract_completed"][number], kept),
        "points": _ratio(row["contract_gain"][number], kept, 3),
        "win_gain": _gain(row["contract_wins"][number], kept, sample.players),
    }


def _route(sample: Sample, row: TallyRow, number: int) -> JsonObject:
    route, claimed = sample.board.routes[number], row["route_claimed"][number]
    return {
        "route": number,
        **_ends(sample.board, route),
        "colour": route.colour,
        "length": route.length,
        "merchandise": route.carts,
        "claimed": _ratio(claimed, row["games"]),
        "turn": _ratio(row["route_turn"][number] + claimed, claimed, 2),  # the first is turn 1
        "contested": _ratio(row["route_contested"][number], claimed),
        "win_gain": _gain(row["route_wins"][number], claimed, sample.players),
    }


def _held(players: int, row: TallyRow, held: int) -> JsonObject:
    seats = row["held_seats"][held]
    return {
        "cards": held,
        "seats": _ratio(seats, int(row["games"]) * players, 6),
        "points": _ratio(row["held_points"][held], seats, 3),
        "wins": share(row["held_wins"][held], seats),
    }
