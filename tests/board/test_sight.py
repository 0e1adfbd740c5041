"""The hues of players and contracts: far from all others, also without red or green cones."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from damrak.board.drawing.palette import CONTRACTS, HUES, SEATS
from damrak.board.drawing.sight import SIGHTS, ciede2000, distance
from damrak.terminal.map import SEAT_STYLES

LEAST = {"normal": 20.0, "protanopia": 10.0, "deuteranopia": 10.0}
THEME = Path(__file__).parent.parent.parent / "web" / "src" / "theme.css"


@pytest.mark.parametrize(
    ("one", "other", "far"),
    [  # from the table of Sharma, Wu and Dalal
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_distances_are_those_of_the_published_table(
    one: tuple[float, float, float], other: tuple[float, float, float], far: float
) -> None:
    assert ciede2000(one, other) == pytest.approx(far, abs=1e-4)
    assert ciede2000(other, one) == pytest.approx(far, abs=1e-4)


@pytest.mark.parametrize("sight", SIGHTS)
def test_no_player_looks_like_a_route(sight: str) -> None:
    for name, hue, _ in SEATS:
        for route, other in HUES.items():
            assert distance(hue, other, sight) >= LEAST[sight], (name, route)


@pytest.mark.parametrize("sight", SIGHTS)
def test_no_player_looks_like_another(sight: str) -> None:
    for (one, hue, _), (two, other, _) in combinations(SEATS, 2):
        assert distance(hue, other, sight) >= 20, (one, two)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("time", CONTRACTS)
def test_no_contract_looks_like_a_player_or_a_route(time: str, sight: str) -> None:
    others = {**HUES, **{name: hue for name, hue, _ in SEATS}}
    for name, hue in others.items():
        assert distance(CONTRACTS[time], hue, sight) >= LEAST[sight], name


def test_the_browser_has_these_hues_of_contracts() -> None:
    day, night = CONTRACTS.values()
    theme = THEME.read_text(encoding="utf-8")
    assert f"--contract: light-dark({day.lower()}, {night.lower()});" in theme


def test_the_browser_and_the_terminal_wear_the_same_colours() -> None:
    """They are the same by day and by night: neither has a value for each theme."""
    theme = THEME.read_text(encoding="utf-8")
    worn = dict(re.findall(r"--(\S*seat-\d): (#\w{6});", theme))
    for seat, (_, hue, ink) in enumerate(SEATS):
        assert (worn[f"seat-{seat}"], worn[f"on-seat-{seat}"]) == (hue.lower(), ink.lower())
        assert SEAT_STYLES[seat] == f"bold {ink.lower()} on {hue.lower()}"
    for colour, hue in HUES.items():
        assert f"--{colour}: {hue.lower()};" in theme
