"""What the judge learns from: moments in a row, and the views of teachers on later ones."""

from __future__ import annotations

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
from damrak.calibration.positions import Job, Moments, play

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
