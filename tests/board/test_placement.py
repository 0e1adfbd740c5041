"""On the drawn board spaces, landmarks and names do not overlap."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pytest

from damrak.board import Board
from damrak.board.drawing.placement import BREADTH, DISC, MAP, Floats, Plan, lay_out

CLEAR = 3.0  # least distance between any two things


@pytest.fixture(scope="module")
def plan() -> Plan:
    return lay_out(Board.amsterdam())


def corners(x: float, y: float, angle: float, length: float, width: float) -> Floats:
    turn = np.radians(angle)
    ahead = np.array([np.cos(turn), np.sin(turn)]) * length / 2
    across = np.array([-np.sin(turn), np.cos(turn)]) * width / 2
    rim = np.stack([ahead + across, ahead - across, -ahead - across, across - ahead])
    return np.asarray(rim + np.array([x, y]))


def planks(plan: Plan) -> Iterator[tuple[int, Floats]]:
    for run in plan.runs:
        for lane, route in enumerate(run.routes):
            for x, y, angle in run.spaces[lane]:
                yield route.id, corners(x, y, angle, run.plank, BREADTH * plan.scale)


def gap(one: Floats, other: Floats) -> float:
    """The distance of two convex shapes along the normals of their sides; <= 0 if they touch."""
    widest = -np.inf
    for shape in (one, other):
        sides = np.roll(shape, -1, axis=0) - shape
        normals = np.stack([-sides[:, 1], sides[:, 0]], axis=1)
        normals /= np.hypot(*normals.T)[:, None]
        a, b = one @ normals.T, other @ normals.T
        apart = np.maximum(a.min(axis=0) - b.max(axis=0), b.min(axis=0) - a.max(axis=0))
        widest = max(widest, apart.max())
    return float(widest)


def distance(point: Floats, shape: Floats) -> float:
    """The distance of a point outside from a shape."""
    a, b = shape, np.roll(shape, -1, axis=0)
    along = np.clip(((point - a) * (b - a)).sum(axis=1) / ((b - a) ** 2).sum(axis=1), 0, 1)
    return float(np.hypot(*(point - a - along[:, None] * (b - a)).T).min())


def boxes(plan: Plan) -> list[Floats]:
    half = np.array([[1, 1], [1, -1], [-1, -1], [-1, 1]])
    return [label.centre + half * label.half for label in plan.labels]


def test_gaps_are_measured_correctly() -> None:
    here, touching = corners(0, 0, 0, 10, 4), corners(9, 0, 45, 10, 4)
    assert gap(here, corners(20, 0, 0, 10, 4)) == pytest.approx(10)
    assert gap(here, touching) < 0
    assert distance(np.array([9.0, 0.0]), here) == pytest.approx(4)


def test_no_space_covers_another(plan: Plan) -> None:
    for (_, one), (_, other) in combinations(planks(plan), 2):
        assert gap(one, other) > CLEAR


def test_no_space_touches_a_landmark(plan: Plan) -> None:
    for route, plank in planks(plan):
        for place in plan.places:
            assert distance(place, plank) > DISC * plan.scale + CLEAR - 1, route


def test_names_stand_clear_of_spaces_landmarks_and_each_other(plan: Plan) -> None:
    names = boxes(plan)
    for box in names:
        assert all(gap(box, plank) > CLEAR for _, plank in planks(plan))
        assert all(distance(place, box) > DISC * plan.scale for place in plan.places)
    assert all(gap(one, other) > CLEAR for one, other in combinations(names, 2))


def test_everything_stays_inside_the_frame(plan: Plan) -> None:
    for shape in (*boxes(plan), *(plank for _, plank in planks(plan))):
        assert (shape > MAP[:2]).all()
        assert (shape < MAP[2:]).all()
