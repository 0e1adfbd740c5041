"""The last turn of a game: where nothing can change the result, the chances are the result."""

from __future__ import annotations

from collections.abc import Iterator

from damrak import Game
from damrak.game import Record
from damrak.insight.analysis import analyse
from damrak.rules.actions import CONTRACTS
from damrak.rules.layout import TURN
from tests.insight.games import record_of


def last_turns(record: Record) -> Iterator[tuple[int, Game]]:
    """The moments at which one turn is left, and the game there."""
    for moment in range(len(record.actions) - 6, len(record.actions)):
        game = Game.replay(record, moment)
        seen = game.observation(game.waiting_for()[0])
        if seen.turns_left == 1 and seen.phase == TURN:
            yield moment, game


def winners_of(game: Game) -> tuple[int, ...]:
    outcome = game.outcome()
    assert outcome
    return tuple(outcome.winners)


def results(game: Game) -> set[tuple[int, ...]]:
    """Who may win: every claim is tried, and every card."""
    found: set[tuple[int, ...]] = set()
    seat = game.waiting_for()[0]
    for number in game.legal_numbers(seat):
        if number != int(game.catalogue.tables.slots) + CONTRACTS:
            tried = game.clone()
            tried.play_number(number, seat)
            found |= {winners_of(tried)} if tried.is_over else results(tried)
    return found


def test_where_nothing_changes_who_wins_the_chances_are_the_result() -> None:
    sure = 0
    for seed in range(8):
        record = record_of(2 + seed % 3, seed)
        steps = analyse(record).steps
        for moment, game in last_turns(record):
            chances = steps[moment - 1].chances
            winners = tuple(seat for seat, chance in enumerate(chances) if chance > 0)
            if set(chances) == {0.0, 1 / len(winners)}:
                assert results(game) == {winners}
                forecast = steps[moment - 1].forecast
                assert all(forecast[seat] == max(forecast) for seat in winners)
                sure += 1
    assert sure >= 3
