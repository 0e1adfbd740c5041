"""The examples of docs/bots.md: messages of a real game, long lists cut short."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

import msgspec
from msgspec.structs import replace

from damrak.bots.external.bot import Limits
from damrak.bots.external.protocol import (
    PROTOCOL,
    Act,
    Answer,
    Choose,
    Hello,
    Over,
    Ready,
    Start,
    Told,
    choose_of,
    start_of,
)
from damrak.game.actions import Claim
from damrak.game.game import Game
from tools.site import ROOT

SHOWN = 6  # of a long list
WIDE = ("board", "view")  # each field of these gets its own line


@cache
def examples() -> dict[str, Told | Answer]:
    """A message of each kind, as it is sent in a real game, long lists cut short."""
    game = Game.new(2, 1, first_seat=0)
    for _ in range(22):
        actions = game.legal_actions()
        game.play(actions[-1] if isinstance(actions[-1], Claim) else actions[0])
    seen = game.observation(game.to_move)
    start = start_of(game.catalogue, seen, 2021, round(1000 * Limits().choice))
    choose = choose_of(game.catalogue, seen)
    chosen = choose.legal[-1]
    while not game.is_over:
        game.play(game.legal_actions()[-1])
    outcome = game.outcome()
    totals = tuple(score.total for score in outcome.scores) if outcome else ()
    return {
        "hello": Hello(PROTOCOL, "damrak"),
        "ready": Ready(PROTOCOL, "example"),
        "start": _cut_start(start),
        "choose": _cut_choose(choose),
        "number": Act(chosen.number),
        "text": Act(chosen.text),
        "over": Over(totals, outcome.winners if outcome else ()),
    }


def _cut_start(start: Start) -> Start:
    rows = {
        "locations": start.board.locations[:1],
        "routes": start.board.routes[:1],
        "contracts": start.board.contracts[:1],
    }
    return replace(start, board=replace(start.board, **rows), actions=start.actions[:SHOWN])


def _cut_choose(choose: Choose) -> Choose:
    return replace(choose, legal=(*choose.legal[:SHOWN], choose.legal[-1]))


def spread(message: Told | Answer) -> str:
    """A message for people: a long one with a line for each field."""
    return _spread(msgspec.to_builtins(message), "")


def _spread(fields: dict[str, object], indent: str) -> str:
    if not indent and not any(name in fields for name in WIDE):
        return _compact(fields)
    lines = [
        f'{indent}  "{name}": '
        + (
            _spread(each, f"{indent}  ")
            if isinstance(each, dict) and name in WIDE
            else _compact(each)
        )
        for name, each in fields.items()
    ]
    return "{\n" + ",\n".join(lines) + f"\n{indent}}}"


def _compact(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def _block(name: str) -> str:
    return f"```json\n{spread(examples()[name])}\n```"


def builder() -> str:
    """The example of a class, without its first lines for people who run it."""
    code = (ROOT / "examples" / "builder.py").read_text(encoding="utf-8")
    _, _, body = code.split('"""', 2)
    return f"```python\n{body.strip()}\n```"


NAMES = ("hello", "ready", "start", "choose", "number", "text", "over")
PARTS: dict[str, Callable[[], str]] = {name: partial(_block, name) for name in NAMES}
PARTS["builder"] = builder
