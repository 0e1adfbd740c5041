"""What a recorded game shows: the special rules it passes through, found by replaying it."""

from __future__ import annotations

from collections.abc import Iterator

from damrak.game import Game, Record
from damrak.game.events import Event
from damrak.game.view import View
from damrak.rules.market import can_flush

FEATURES = {
    "end-carts": "7.1 the game ends after somebody has few carts left",
    "end-passes": "8.4 the game ends because all pass in a row",
    "reshuffle": "4.7 the discards become the deck",
    "flush": "4.6 three wilds sweep the market during the game",
    "flush-at-setup": "2.4 three wilds sweep the first market",
    "flush-skipped": "8.3 three wilds stay, for a sweep could not help",
    "flush-late": "8.3 three wilds that were kept are swept once a claim makes it possible",
    "flush-waits": "8.3 in version 1: three wilds stay though a sweep could help now",
    "first-wild": "4.3 a face-up wild is the only card of a turn",
    "one-card-turn": "8.2 a turn ends after one card, for there is no second",
    "blind-wild": "4.5 a wild is drawn blind",
    "empty-slot": "8.1 a market slot stays empty",
    "refill-after-claim": "8.1 a claim's cards fill empty slots",
    "last-contract": "6.2 the last contract is drawn and must be kept",
    "no-contracts": "6.3 the contract deck is empty",
    "pass": "8.4 a turn is passed",
    "final-pass": "8.5 a final turn is passed",
    "double-closed": "5.7 with two players a double route is half used",
    "double-shared": "8.10 two players hold a double route",
    "all-wild": "5.3 a route is paid with wilds alone",
    "below-zero": "7.3 somebody ends below zero",
    "no-merchandise": "7.5 somebody has no merchandise and no bonus",
    "merchandise-tie": "7.6 a place in merchandise is shared",
    "decided-by-contracts": "7.7 a tie is broken by completed contracts",
    "victory-shared": "7.7 the victory is shared",
    "first-chosen": "2.8 the first seat was chosen",
    "first-drawn": "2.8 the first seat was drawn",
}


def features(record: Record) -> list[str]:
    """The features of a game, in the order of FEATURES."""
    found = {"first-drawn" if record.first_seat_drawn else "first-chosen"}
    game = Game.replay(record, 0)
    if game.view(None).discards or record.reshuffled:
        found.add("flush-at-setup")
    for stored in record.actions:
        before = game.view(None)
        game.play(stored.action, seat=stored.seat)
        event = game.all_events()[-1]
        found.update(_step_features(game, before, game.view(None), event))
    found.update(_end_features(game))
    return [name for name in FEATURES if name in found]


def _step_features(game: Game, before: View, after: View, event: Event) -> Iterator[str]:
    kind = event.action.split()[0]
    taken = event.action.startswith("draw market")
    slots = len(after.market)
    if event.shuffled:
        yield "reshuffle"
    if len(event.turned) > slots:
        yield "flush"
    if after.market.count("wild") >= 3:
        yield "flush-waits" if _could_sweep(game) else "flush-skipped"
    if before.market.count("wild") >= 3 and kind == "claim" and len(event.turned) >= slots:
        yield "flush-late"
    if taken and " wild" in event.action:
        yield "first-wild"
    elif kind == "draw" and before.phase == "turn" and after.phase != "second":
        yield "one-card-turn"
    if event.drew == "wild":
        yield "blind-wild"
    if None in after.market:
        yield "empty-slot"
    if kind == "claim" and None in before.market and None not in after.market:
        yield "refill-after-claim"
    if event.action == "contracts" and len(event.offered) == 1:
        yield "last-contract"
    if after.contracts_left == 0 and after.phase == "turn":
        yield "no-contracts"
    if kind == "pass":
        yield "pass" if before.turns_left is None else "final-pass"
    if kind == "claim" and "wild" in event.action and "*" not in event.action.split("wild")[0]:
        yield "all-wild"


def _could_sweep(game: Game) -> bool:
    return bool(can_flush(game.catalogue.tables, game._engine.state))


def _end_features(game: Game) -> Iterator[str]:
    outcome = game.outcome()
    if outcome is None:
        return
    yield f"end-{outcome.reason}"
    if outcome.decided_by != "points":
        yield "decided-by-contracts" if outcome.decided_by == "contracts" else "victory-shared"
    if any(score.total < 0 for score in outcome.scores):
        yield "below-zero"
    places = [score.merchandise.place for score in outcome.scores]
    if None in places:
        yield "no-merchandise"
    held = [place for place in places if place]
    if len(set(held)) < len(held):
        yield "merchandise-tie"
    owners = {line.route: score.seat for score in outcome.scores for line in score.routes}
    for route, twin in game.board.twins.items():
        if route in owners and twin in owners:
            yield "double-shared"
        elif route in owners and game.players == 2:
            yield "double-closed"
