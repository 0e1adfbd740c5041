"""Golden games to read: each action and the state after it as text, everything open.

`python -m tests.golden.playthrough` writes them anew beside the records, for a handful of games
that together show every special rule, and every number of players and style of play on each board.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from damrak.board import CARDS
from damrak.game import Game, Record
from damrak.game.events import LETTERS, Event
from damrak.game.view import ContractView
from damrak.i18n.json_types import JsonObject
from tests.golden.features import FEATURES

GAMES = Path(__file__).parent / "games"
FOLDER = Path(__file__).parent / "playthroughs"


def chosen(manifest: list[JsonObject]) -> list[str]:
    """Games that together show everything; the shortest first, and none that adds nothing."""
    shows = {row["file"]: {*row["shows"], *_kind(row["file"])} for row in manifest}
    missing = set.union(*shows.values())
    lengths = {file: (GAMES / file).stat().st_size for file in shows}
    names = list[str]()
    while missing:
        best = max(shows, key=lambda file: (len(shows[file] & missing), -lengths[file]))
        names.append(best)
        missing -= shows[best]
    return sorted(names)


def _kind(file: str) -> set[str]:
    """What the name of a game says: its board with the number of players, and its style."""
    board, players, style, *_ = file.split("-")
    return {f"{board}-{players}", f"{board}-{style}"}


def playthrough(path: Path, shows: list[str]) -> str:
    """One game as text."""
    record = Record.load(path)
    game = Game.replay(record, 0)
    lines = [f"{path.stem}, rules version {record.rules}", ""]
    lines += [f"- {FEATURES[name]}" for name in shows]
    lines += ["", "dealt", *_state(game)]
    for number, stored in enumerate(record.actions, start=1):
        game.play(stored.action, seat=stored.seat)
        lines += ["", _action(number, game.all_events()[-1]), *_state(game)]
    return "\n".join([*lines, "", *_end(game)]) + "\n"


def _action(number: int, event: Event) -> str:
    told = [f"drew {event.drew}"] if event.drew else []
    told += [f"shuffled {deck}" for deck in event.shuffled]
    told += ["turned up " + " ".join(event.turned)] if event.turned else []
    told += ["offered " + " ".join(map(str, event.offered))] if event.offered else []
    return "; ".join([f"{number}. seat {event.seat}: {event.action}", *told])


def _state(game: Game) -> Iterator[str]:
    """The table, then a line for each seat."""
    seen = game.view(None)
    waiting = " ".join(map(str, game.waiting_for())) or "nobody"
    left = "" if seen.turns_left is None else f", {seen.turns_left} turns left"
    yield f"   turn {seen.turn}, {seen.phase}, waiting for {waiting}{left}"
    market = "".join(_letter(card) for card in seen.market)
    yield (
        f"   market {market}, deck {seen.deck}, discards {_letters(seen.discards)}, "
        f"contracts {seen.contracts_left}, merchandise {seen.merchandise_left}"
    )
    for seat in range(game.players):
        yield _seat(game, seat)


def _seat(game: Game, seat: int) -> str:
    own = game.view(seat)
    facts = own.seats[seat]
    parts = [f"{facts.score} points", f"{facts.carts} carts", f"{facts.merchandise} merchandise"]
    parts.append(f"hand {_letters(own.hand)} (seen {_letters(facts.known)})")
    parts.append("contracts " + (" ".join(_contract(each) for each in own.contracts) or "-"))
    parts += ["offered " + " ".join(str(each.id) for each in own.offer)] if own.offer else []
    parts.append("routes " + (" ".join(map(str, facts.routes)) or "-"))
    return f"   seat {seat}: " + ", ".join(parts)


def _contract(contract: ContractView) -> str:
    return f"{contract.id}{'*' if contract.completed else ''}"


def _letter(card: str | None) -> str:
    return "." if card is None else LETTERS[CARDS.index(card)]


def _letters(cards: dict[str, int]) -> str:
    return "".join(_letter(card) * count for card, count in cards.items()) or "-"


def _end(game: Game) -> Iterator[str]:
    outcome = game.outcome()
    assert outcome is not None
    yield f"over by {outcome.reason}; decided by {outcome.decided_by}; won by " + " ".join(
        map(str, outcome.winners)
    )
    for score in outcome.scores:
        routes = sum(line.points for line in score.routes)
        contracts = " ".join(f"{line.contract}:{line.points:+}" for line in score.contracts) or "-"
        yield (
            f"   seat {score.seat}: routes {routes}, contracts {contracts}, "
            f"merchandise {score.merchandise.points}, total {score.total}"
        )


def playthroughs() -> dict[str, str]:
    """The text of each chosen game, by the name of its file."""
    manifest = json.loads((GAMES / "manifest.json").read_text(encoding="utf-8"))
    shows = {row["file"]: row["shows"] for row in manifest}
    return {
        f"{Path(file).stem}.txt": playthrough(GAMES / file, shows[file])
        for file in chosen(manifest)
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, text in playthroughs().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
