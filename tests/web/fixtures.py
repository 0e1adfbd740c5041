"""Moments of games as the browser gets them, for the demo page and the component tests.

Written anew with `python -m tests.web.fixtures`; a test compares.
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from damrak import Game
from damrak.bots import bot_named
from damrak.i18n.json_types import JsonObject

FOLDER = Path(__file__).parent.parent.parent / "web" / "src" / "game" / "fixtures"
EMBLEMS = ("heart", "crown", "anchor", "key")
LEVELS = ("apprentice", "porter", "carter", "merchant")


def seats_of(game: Game) -> list[JsonObject]:
    """The first seat is a person, the others are bots."""
    return [
        {
            "name": name,
            "emblem": EMBLEMS[seat],
            "kind": "bot" if seat else "person",
            "level": LEVELS[seat] if seat else None,
            "connected": True,
        }
        for seat, name in enumerate(game.seats)
    ]


def moment(game: Game, viewer: int | None, since: int) -> JsonObject:
    """What a viewer sees now, with what happened since an earlier number of its events."""
    seen = game.events(viewer)
    legal = [] if viewer is None else game.legal_actions(viewer)
    return {
        "view": game.view(viewer),
        "legal": [_number(game, str(action)) for action in legal],
        "events": seen[since:],
        "history": seen,
        "seats": seats_of(game),
        "outcome": game.outcome(),
    }


def _number(game: Game, action: str) -> int:
    return game._number(action, game.to_move or 0)


def played(players: int, seed: int) -> list[JsonObject]:
    """Every moment of the first seat's own decisions, and the end, of a game between bots."""
    names = ["Saskia", "Pieter", "Grietje", "Cornelis"][:players]
    game = Game.new(players, seed, seats=names, first_seat=0)
    bots = [bot_named("carter", game.board, seed + seat) for seat in range(players)]
    moments, since = [moment(game, 0, 0)], 0
    while not game.is_over:
        seat = game.waiting_for()[0]
        game.play_number(bots[seat].choose(game.observation(seat)))
        if game.is_over or (game.to_move == 0 and 0 in game.waiting_for()):
            moments.append(moment(game, 0, since))
            since = len(game.events(0))
    return moments


def fixtures() -> dict[str, str]:
    """The files by name: some moments of a game for two, three and four."""
    files = {}
    for players, seed in ((2, 5), (3, 21), (4, 8)):
        moments = played(players, seed)
        count = len(moments)
        picked = [moments[place] for place in (0, 1, 2, count // 3, 2 * count // 3, -3, -1)]
        rows = [json.dumps(msgspec.to_builtins(each), ensure_ascii=False) for each in picked]
        files[f"game-{players}.json"] = "[\n" + ",\n".join(rows) + "\n]\n"
    return files


if __name__ == "__main__":
    for name, content in fixtures().items():
        FOLDER.joinpath(name).write_text(content, encoding="utf-8")
