"""Ratings, intervals and the sequential test give known results on made-up games."""

from __future__ import annotations

import numpy as np
import pytest

from damrak.arena.intervals import BLOCKS, blocks, bootstrap, mean_interval, wilson
from damrak.arena.kernels.play import GAME
from damrak.arena.ratings import SCALE, pair_scores, ratings, seat_shares, win_tables
from damrak.arena.sprt import BETTER, NOT_BETTER, UNDECIDED, DealTest, Sprt
from tests.arena.fakes import made_up

STRENGTHS = [0.0, 0.5, 1.2, -0.7]


def test_ratings_recover_known_strengths() -> None:
    games = made_up(STRENGTHS, 600, 1)
    found = ratings(win_tables(games, 2, 4, np.zeros(len(games), np.int64))[0])
    known = SCALE * (np.array(STRENGTHS) - np.mean(STRENGTHS))
    assert np.abs(found - known).max() < 40
    assert abs(found.mean()) < 1e-6


def test_a_clean_sweep_has_a_finite_rating() -> None:
    found = ratings(np.array([[0.0, 50.0], [0.0, 0.0]]))
    assert 500 < found[0] - found[1] < 2000
    assert np.isfinite(found).all()


def test_intervals_of_ratings_hold_the_truth_about_as_often_as_they_say() -> None:
    held = 0
    for seed in range(40):
        games = made_up([0.0, 0.6], 120, seed)
        tables = win_tables(games, 2, 2, games["deal"])
        low, high = bootstrap(tables, ratings, seed)
        held += bool(low[1] <= SCALE * 0.3 <= high[1])
    assert held >= 33


def test_pairs_by_points_then_contracts() -> None:
    game = np.zeros(1, GAME)
    game["totals"][0] = (20, 30, 20, -4)
    game["completed"][0] = (2, 0, 1, 3)
    scores = pair_scores(game, 4)[0]
    assert scores[1].tolist() == [1, 0.5, 1, 1]
    assert scores[0].tolist() == [0.5, 0, 1, 1]
    assert np.allclose(scores + scores.T, 1)
    game["winners"] = 0b0101
    assert seat_shares(game, 4)[0].tolist() == [0.5, 0, 0.5, 0]


def test_at_a_table_of_four_each_seat_has_one_match_in_all() -> None:
    game = np.zeros(1, GAME)
    game["bots"] = [0, 1, 2, 3]
    game["totals"][0] = (4, 3, 2, 1)
    wins = win_tables(game, 4, 4, np.zeros(1, np.int64))[0]
    assert np.allclose((wins + wins.T).sum(axis=1), 1)
    assert wins[0].sum() == pytest.approx(1)
    game["bots"] = [0, 0, 1, 1]
    wins = win_tables(game, 4, 2, np.zeros(1, np.int64))[0]
    assert wins[0, 0] == 0
    assert wins[0, 1] == pytest.approx(4 / 3)


def test_wilson() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(0, 0) == (0.0, 1.0)
    chance = np.random.default_rng(3)
    won = chance.binomial(60, 0.3, 2000)
    held = [wilson(float(each), 60) for each in won]
    assert 0.93 < np.mean([low <= 0.3 <= high for low, high in held]) < 0.97


def test_intervals_of_means_hold_the_truth_about_as_often_as_they_say() -> None:
    chance, held = np.random.default_rng(4), 0
    for _ in range(400):
        luck = chance.normal(size=200)  # shared by the games of a deal
        sums = (0.3 + luck[:, None] + chance.normal(size=(200, 4))).sum(axis=1)
        mean, low, high = mean_interval(sums, np.full(200, 4.0))
        held += low <= 0.3 <= high
        assert low <= mean <= high
    assert 0.91 < held / 400 < 0.98


def test_blocks_keep_the_sum() -> None:
    units = np.arange(3.0 * (2 * BLOCKS + 7)).reshape(-1, 3)
    assert len(blocks(units)) <= BLOCKS
    assert np.allclose(blocks(units).sum(axis=0), units.sum(axis=0))


def run_test(share: float, chance: np.random.Generator) -> Sprt:
    """Run a test on deals of two games whose luck is partly shared."""
    test = Sprt(0.5, 0.6)
    while test.verdict == UNDECIDED:
        swing = chance.random() < 0.3
        first = chance.random() < share
        second = first if swing else chance.random() < share
        test.add((first + second) / 2)
    return test


@pytest.mark.parametrize(("share", "wrong"), [(0.5, BETTER), (0.6, NOT_BETTER)])
def test_the_sequential_test_errs_as_seldom_as_it_says(share: float, wrong: str) -> None:
    chance = np.random.default_rng(7)
    tests = [run_test(share, chance) for _ in range(400)]
    assert np.mean([test.verdict == wrong for test in tests]) < 0.08
    assert np.mean([test.deals for test in tests]) < 250  # a fixed size would be about 300


def test_the_sequential_test_ends_when_nothing_differs() -> None:
    test = Sprt(0.5, 0.55)
    while test.add(0.5) == UNDECIDED:
        assert test.deals < 5000
    assert test.verdict == NOT_BETTER
    ended = test.deals
    assert test.add(1.0) == NOT_BETTER
    assert test.deals == ended


def test_deals_are_weighed_in_their_order() -> None:
    games = made_up([2.0, 0.0], 60, 5)
    straight, mixed = (DealTest(Sprt(), 2, 2) for _ in range(2))
    for deal in range(60):
        straight.add(games[games["deal"] == deal])
    for part in np.array_split(np.random.default_rng(1).permutation(games), 9):
        mixed.add(part)
    assert mixed.test == straight.test
    assert straight.test.verdict == BETTER
