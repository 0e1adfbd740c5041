"""What the coach advises among actions that nobody can tell apart."""

from __future__ import annotations

from collections.abc import Iterator

from damrak import Game
from damrak.insight.judge import Judge
from damrak.insight.kernels.evaluate import EQUAL, best_action, is_known
from damrak.insight.kernels.judgement import Judgement
from damrak.rules.actions import FIRST_CLAIM
from damrak.rules.layout import NOT_YET, TURN
from tests.bots.hidden import moments


def claims(game: Game, seat: int) -> Iterator[tuple[int, int, int]]:
    """The legal claims: their number, the contracts they complete, and the points they bring."""
    first = int(game.catalogue.tables.slots) + FIRST_CLAIM
    before = points(game, seat)
    for number in game.legal_numbers(seat):
        if number >= first:
            tried = game.clone()
            tried.play_number(number, seat)
            after = points(tried, seat)
            yield number, after[0] - before[0], after[1] - before[1]


def points(game: Game, seat: int) -> tuple[int, int]:
    """The completed contracts of a seat, and its points for routes and contracts."""
    view = game.view(seat)
    worth = game.board.contracts
    won = sum(worth[each.id].points * (1 if each.completed else -1) for each in view.contracts)
    return sum(each.completed for each in view.contracts), won + view.seats[seat].score


def is_equal(judgement: Judgement, action: int) -> bool:
    """Whether an action wins as often as the best, as far as can be told."""
    best = float(judgement.worth[best_action(judgement)])
    return is_known(judgement, action) and float(judgement.worth[action]) > best - EQUAL


def test_of_equals_the_one_is_advised_that_completes_a_contract() -> None:
    preferred = 0
    for game, seat in moments(range(12)):
        seen = game.observation(seat)
        completing = {number for number, completed, _ in claims(game, seat) if completed}
        if completing and seen.turns_left == NOT_YET:
            judge = Judge(game.catalogue)
            advised, judgement = judge.pick(seen), judge.judgement
            best = best_action(judgement)
            if any(is_equal(judgement, number) for number in completing):
                assert advised in completing
                preferred += advised != best
            elif not any(is_known(judgement, number) for number in completing):
                assert advised == best
    assert preferred >= 2


def test_on_a_last_turn_the_claim_of_most_points_is_advised_among_equals() -> None:
    preferred = 0
    for game, seat in moments(range(24)):
        seen, carts = game.observation(seat), game.catalogue.tables.route_carts
        gains = {number: gain for number, _, gain in claims(game, seat)}
        if gains and seen.turns_left != NOT_YET and seen.phase == TURN:
            judge = Judge(game.catalogue)
            advised, judgement = judge.pick(seen), judge.judgement
            equal = [number for number in gains if is_equal(judgement, number)]
            route = game.catalogue.tables.claim_route[advised] if advised in gains else -1
            if equal and route >= 0 and not carts[route]:  # merchandise would count, too
                assert gains[advised] == max(gains[number] for number in equal)
                preferred += advised != best_action(judgement)
    assert preferred >= 2
