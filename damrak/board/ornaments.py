"""What a drawn board is made of: symbols, patterns, landmarks, frame, backdrop, as SVG text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

from damrak.board.landmarks import landmark, landmark_style
from damrak.board.layout import HEIGHT, MAP, WIDTH, page
from damrak.board.palette import BLOCK, GILT, INK, IVORY, LAND, PAPER, RIPPLE, WATER
from damrak.board.symbols import patterns, shapes

_RAYS = (
    *((turn, 0.62) for turn in (45, 135, 225, 315)),
    *((turn, 0.94) for turn in (90, 180, 270)),
    (0, 1.0),
)


def definitions(marks: set[str]) -> str:
    """Symbols, patterns and landmarks, each under an id that begins with `d-`."""
    parts = [shapes("d-", "g"), patterns("d-")]
    parts += [f'<g id="d-{mark}">{landmark(mark)}</g>' for mark in sorted(marks)]
    left, top, right, bottom = MAP
    box = f'x="{left}" y="{top}" width="{right - left}" height="{bottom - top}"'
    parts.append(f'<clipPath id="d-map"><rect {box}/></clipPath>')
    return f"<defs><style>{landmark_style()}</style>{''.join(parts)}</defs>"


def compass(x: float, y: float, radius: float) -> str:
    """Draw a quiet eight-pointed rose with its north marked."""
    points = []
    for turn, reach in _RAYS:
        points.append(
            f'<g transform="rotate({turn}) scale({reach})">'
            f'<path d="M0-50L8-8L0 0Z" fill="{PAPER}"/>'
            f'<path d="M0-50L-8-8L0 0Z" fill="{BLOCK}"/></g>'
        )
    return (
        f'<g class="compass" transform="translate({x:.1f} {y:.1f}) scale({radius / 66:.3f})" '
        f'stroke="#A8926A" stroke-width="1.1" stroke-linejoin="round">'
        f'<circle r="33" fill="none"/><circle r="37" fill="none"/>{"".join(points)}'
        '<text y="-54" font-size="17" text-anchor="middle" fill="#8A744C" stroke="none">N</text>'
        "</g>"
    )


def frame() -> str:
    """Draw the double ruled frame and the rule between the plan and its caption."""
    bottom = MAP[3]
    rules = [(16, 16, WIDTH - 32, HEIGHT - 32, 4.0), (24, 24, WIDTH - 48, HEIGHT - 48, 1.4)]
    parts = [
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="none" stroke="{INK}" '
        f'stroke-width="{line}"/>'
        for x, y, w, h, line in rules
    ]
    for y, line in ((bottom, 1.4), (bottom + 6, 3.0)):
        parts.append(f'<path d="M24 {y}H{WIDTH - 24}" stroke="{INK}" stroke-width="{line}"/>')
    return "".join(parts)


def cartouche(x: float, y: float, half: float, rise: float) -> str:
    """Draw an empty scroll-ended plate for a title."""
    plate = (
        f"M{-half + 26} {-rise}H{half - 26}Q{half - 22} {-rise + 20} {half} {-rise + 22}"
        f"V{rise - 22}Q{half - 22} {rise - 20} {half - 26} {rise}H{-half + 26}"
        f"Q{-half + 22} {rise - 20} {-half} {rise - 22}V{-rise + 22}"
        f"Q{-half + 22} {-rise + 20} {-half + 26} {-rise}Z"
    )
    scrolls = "".join(
        f'<g transform="scale({side} 1)"><path d="M{half + 3} 0C{half + 16}-16 {half + 18}-34 '
        f'{half + 4}-34M{half + 3} 0C{half + 16} 16 {half + 18} 34 {half + 4} 34" fill="none" '
        f'stroke="{INK}" stroke-width="1.6"/><circle cx="{half + 8}" r="3.4" fill="{GILT}"/></g>'
        for side in (-1, 1)
    )
    return (
        f'<g transform="translate({x} {y})">{scrolls}<path d="{plate}" fill="{IVORY}" '
        f'stroke="{INK}" stroke-width="2.4"/><path d="{plate}" transform="scale(.965 .87)" '
        f'fill="none" stroke="{GILT}" stroke-width="1.6"/></g>'
    )


def rhumbs(x: float, y: float) -> str:
    """Faint lines from the compass rose over the whole plan, as on a sea chart."""
    rays = "".join(f'<path d="M0 0V-2000" transform="rotate({k * 22.5})"/>' for k in range(16))
    return (
        f'<g clip-path="url(#d-map)" stroke="{BLOCK}" stroke-width="1" opacity=".7">'
        f'<g transform="translate({x:.1f} {y:.1f})">{rays}</g></g>'
    )


Shape = Sequence[tuple[float, float]]

_IJ = ((-0.1, -0.2), (1.1, -0.2), (1.1, 0.1), (0.93, 0.13), (0.84, 0.185), (0.72, 0.2),
       (0.62, 0.205), (0.53, 0.195), (0.44, 0.185), (0.33, 0.165), (0.22, 0.17), (0.1, 0.2),
       (-0.1, 0.22))  # fmt: skip
_WATERS: tuple[tuple[float, Shape], ...] = (
    (44, ((1.1, 0.7), (1.0, 0.79), (0.93, 0.8), (0.84, 0.87), (0.74, 0.9), (0.67, 0.87))),
    (26, ((0.68, 0.88), (0.63, 0.79), (0.56, 0.7), (0.525, 0.63))),
    (30, ((0.535, 0.52), (0.525, 0.42), (0.535, 0.3), (0.515, 0.17))),
    (22, ((0.83, 0.17), (0.87, 0.3), (0.84, 0.48), (0.85, 0.66), (0.87, 0.84))),
)
_CANALS: tuple[tuple[float, Shape], ...] = (
    (16, ((0.33, 0.15), (0.3, 0.3), (0.3, 0.63), (0.41, 0.78), (0.57, 0.865), (0.68, 0.885))),
    (14, ((0.285, 0.2), (0.235, 0.33), (0.235, 0.655), (0.36, 0.84), (0.56, 0.935), (0.75, 0.9))),
    (14, ((0.235, 0.24), (0.17, 0.36), (0.17, 0.68), (0.315, 0.9), (0.56, 1.0), (0.83, 0.87))),
    (14, ((0.185, 0.28), (0.105, 0.39), (0.105, 0.705), (0.27, 0.96), (0.55, 1.07), (0.9, 0.82))),
    (13, ((0.34, 0.16), (0.02, 0.42))),
    (26, ((0.06, 0.15), (0.035, 0.35), (0.0, 0.45), (0.0, 0.74), (0.03, 0.86), (0.15, 1.1))),
    (8, ((0.105, 0.45), (0.0, 0.53))),
    (8, ((0.105, 0.53), (0.0, 0.61))),
    (8, ((0.105, 0.61), (0.0, 0.69))),
    (8, ((0.115, 0.72), (0.02, 0.8))),
    (8, ((0.3, 0.63), (0.13, 0.75))),
    (8, ((0.44, 0.8), (0.35, 1.0))),
    (8, ((0.3, 0.45), (0.105, 0.45))),
    (12, ((0.69, 0.19), (0.69, 0.42), (0.66, 0.6), (0.68, 0.88))),
    (12, ((0.4, 0.17), (0.385, 0.3), (0.385, 0.5), (0.42, 0.66), (0.53, 0.8), (0.66, 0.87))),
    (12, ((0.61, 0.19), (0.59, 0.42), (0.59, 0.6), (0.63, 0.78))),
    (16, ((0.965, 0.11), (0.985, 0.3), (0.95, 0.5), (0.85, 0.56))),
    (8, ((0.85, 0.64), (1.02, 0.6))),
    (20, ((1.1, 0.47), (1.02, 0.55), (1.02, 0.66), (0.985, 0.73), (1.0, 0.79))),
)
_SHIPS = ((0.285, 0.005, 1.0), (0.515, 0.035, 0.8), (0.6, 0.0, 1.1), (0.67, 0.045, 0.7),
          (0.03, 0.05, 1.0), (0.88, 0.03, 0.9), (0.97, 0.0, 0.7))  # fmt: skip
_SHIP = (
    "M-22 8Q-12 12 16 9Q22 7 24 3Q23 13 16 16H-15Q-21 14-22 8ZM-6 9V-26M10 9V-19M-16-8Q-6-12 4-8"
    "Q2 0 4 5Q-6 2-16 5ZM-13-22Q-6-24 2-22V-12Q-6-14-13-12ZM5-14Q11-16 16-13L18 4Q11 2 5 4Z"
)
_PALISADE = ((-0.1, 0.15), (0.06, 0.135), (0.27, 0.1), (0.55, 0.14), (0.8, 0.07), (1.1, 0.03))
_FIELDS = (
    ((0.735, 1.2), (0.79, 0.93), (0.86, 0.9), (0.95, 0.83), (1.1, 0.8), (1.1, 1.2)),
    ((-0.1, 0.24), (0.045, 0.24), (-0.02, 0.44), (-0.02, 0.75), (0.01, 0.87), (0.13, 1.2),
     (-0.1, 1.2)),
    ((1.04, 0.14), (1.1, 0.14), (1.1, 0.45), (1.0, 0.53), (0.96, 0.52), (1.0, 0.31)),
)  # fmt: skip
_STRIPS = (
    '<pattern id="d-strips" width="26" height="220" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(62)"><path d="M1 0V220M13 0V120M13 132V220M1 60H13M13 180H27" '
    f'fill="none" stroke="{BLOCK}" stroke-width="1.1"/></pattern>'
)
_RIPPLES = (
    '<pattern id="d-ripples" width="86" height="30" patternUnits="userSpaceOnUse">'
    '<path d="M6 7Q10 4 14 7T22 7T30 7M48 15Q52 12 56 15T64 15M20 24Q24 21 28 24T36 24T44 24" '
    f'fill="none" stroke="{RIPPLE}" opacity=".6"/></pattern>'
)


def amsterdam() -> str:
    """Draw the city behind the routes: the IJ, the Amstel, canals, rows of houses, ships."""
    harbour = _curve(_IJ)
    return (
        f'<defs>{_RIPPLES}{_STRIPS}</defs><g class="backdrop" clip-path="url(#d-map)" fill="none" '
        f'stroke-linejoin="round"><path d="M0 0H{WIDTH}V{HEIGHT}H0Z" fill="{LAND}" opacity=".5"/>'
        f'<path d="{"".join(map(_straight, _FIELDS))}" fill="url(#d-strips)"/>'
        f'<path d="{"".join(_houses())}" stroke="{BLOCK}"/>'
        f'<path d="{harbour}" stroke="#A9BDB6" stroke-width="6"/>{_waters("#A9BDB6", 3)}'
        f'<path d="{harbour}" fill="{WATER}"/>{_waters(WATER, 0)}'
        f'<path d="{harbour}" fill="url(#d-ripples)"/>'
        f'<path d="{_curve(_PALISADE)}" stroke="{RIPPLE}" stroke-width="3" '
        f'stroke-dasharray="0 11" stroke-linecap="round" opacity=".7"/>{_ships()}'
        f'<text x="{page(0.4, 0)[0]:.0f}" y="{page(0, 0.02)[1]:.0f}" font-size="34" '
        f'font-style="italic" letter-spacing="9" fill="{RIPPLE}">Het IJ</text></g>'
    )


def _curve(points: Shape) -> str:
    """Write a smooth path through the points (Catmull-Rom)."""
    way = [page(*point) for point in (points[0], *points, points[-1])]
    parts = [f"M{way[1][0]:.0f} {way[1][1]:.0f}"]
    for before, start, end, after in zip(way, way[1:], way[2:], way[3:], strict=False):
        bend = [start[k] + (end[k] - before[k]) / 6 for k in (0, 1)]
        bend += [end[k] - (after[k] - start[k]) / 6 for k in (0, 1)]
        parts.append("C" + " ".join(f"{value:.0f}" for value in (*bend, *end)))
    return "".join(parts)


def _straight(points: Shape) -> str:
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in (page(*point) for point in points))


def _waters(colour: str, banks: int) -> str:
    lines = [(_curve(line), width) for width, line in _WATERS]
    lines += [(_straight(line), width) for width, line in _CANALS]
    paths = (f'<path d="{path}" stroke-width="{width + banks}"/>' for path, width in lines)
    return f'<g stroke="{colour}">{"".join(paths)}</g>'


def _houses() -> Iterator[str]:
    """Little gables on both sides of the canals."""
    for width, line in (*_WATERS, *_CANALS):
        for (ax, ay), (bx, by) in pairwise(page(*point) for point in line):
            long = hypot(bx - ax, by - ay)
            for step in range(int(long / 12)):
                along = step * 12 / long
                for side in (-1, 1):
                    out = side * (width / 2 + 9) / long
                    x = ax + (bx - ax) * along - (by - ay) * out
                    y = ay + (by - ay) * along + (bx - ax) * out
                    yield f"M{x - 4:.0f} {y + 5:.0f}v-6l4-5l4 5v6z"


def _ships() -> str:
    parts = []
    for x, y, size in _SHIPS:
        place = "translate({:.0f} {:.0f})".format(*page(x, y))
        parts.append(f'<path d="{_SHIP}" transform="{place} scale({size})"/>')
    return f'<g fill="#D5DED3" stroke="{RIPPLE}" stroke-width="1.3">{"".join(parts)}</g>'
