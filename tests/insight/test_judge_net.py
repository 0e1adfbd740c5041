"""What the judge learns from: moments in a row, and the views of teachers on later ones."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import torch

from damrak.calibration.judge_net import (
    JudgeNet,
    Learning,
    draw_lesson,
    following,
    later,
    to_rows,
)
from damrak.calibration.positions import Job, Moments, play, strays_of

GAME = np.array([1, 1, 1, 1, 2])
STEPS = np.array([3, 4, 5, 9, 10])


def noted() -> Moments:
    return play(Job(5, range(6), "all", 0.05, run=4), workers=1)


def test_moments_are_noted_in_runs() -> None:
    notes = noted().notes
    after = following(notes["game"], notes["step"])
    near = after != np.arange(len(notes))
    assert np.mean(near) > 0.6
    assert (notes["game"][after] == notes["game"]).all()
    assert (notes["step"][after] - notes["step"] == near).all()


def test_only_the_next_action_of_the_same_game_follows() -> None:
    assert following(GAME, STEPS).tolist() == [1, 2, 2, 3, 4]


def test_half_of_what_is_wanted_comes_later() -> None:
    values = np.array([[0.2], [0.4], [0.6], [0.8], [0.5]], np.float32)
    share = np.array([[1], [1], [1], [1], [0]], np.float32)
    next_view = later(GAME, STEPS, values, share, 0.0)
    assert np.allclose(next_view[:, 0], [0.3, 0.5, 0.7, 0.9, 0.25])
    result = later(GAME, STEPS, values, share, 1.0)
    assert np.allclose(result[:, 0], [0.6, 0.7, 0.8, 0.9, 0.25])


def test_a_lesson_looks_one_action_ahead() -> None:
    moments = noted()
    rows = to_rows(moments.seats, moments.table, moments.notes, "cpu")
    after = torch.from_numpy(following(moments.notes["game"], moments.notes["step"]))
    mean = torch.optim.swa_utils.AveragedModel(JudgeNet(8))  # a net that has learned nothing
    learning = Learning(batch=200, ahead=0.9)
    drawn, _ = draw_lesson(rows, learning, mean, after)
    even = drawn.there / drawn.there.sum(1, keepdim=True)
    won = drawn.share.max(1).values
    assert torch.allclose(drawn.share.sum(1), torch.ones(200))
    assert ((won == 1) | (won <= 0.1 + 0.9 * even.max(1).values + 1e-5)).all()
    assert (won < 1).float().mean() > 0.5
    assert draw_lesson(rows, learning, mean, None)[0].share.max() == 1


def test_who_strays_is_drawn_for_each_game() -> None:
    job = Job(5, range(2000), "all", 0.05, stray=True)
    strays = [strays_of(job, game, 3) for game in job.games]
    keeps = [back for stray, back in strays if back and not stray]
    later_on = [stray for stray, _ in strays if stray]
    assert set(keeps) == {1, 2, 3}
    assert 0.3 < len(keeps) / 2000 < 0.4
    assert 0.2 < len(later_on) / 2000 < 0.3
    assert min(later_on) >= 3
    assert {strays_of(replace(job, stray=False), game, 3) for game in job.games} == {(0, 0)}


def test_nothing_is_noted_before_players_stray() -> None:
    job = Job(5, range(40), "skilled", 0.05, run=4, stray=True)
    notes = play(job, workers=1).notes
    for game in job.games:
        some = notes[notes["game"] == game]
        stray, back = strays_of(job, game, int(some["players"][0]) if len(some) else 3)
        if back and len(some):
            assert some["step"][0] == back  # a run begins there
        if back and len(some) and not stray:
            kept = some["choices"][0, : some["players"][0]]
            assert (kept[:back] == 1).all()  # a history tells of a choice: what was chosen instead
            assert (kept[back:] == 0).all()
