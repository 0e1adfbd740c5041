"""How far apart two colours look, to most eyes and to eyes without red or green cones."""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import TypeAlias

Triple: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Triple, Triple, Triple]

# Machado, Oliveira and Fernandes (2009), full severity, on linear light.
SIGHTS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}
XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)


def distance(one: str, other: str, sight: str = "normal") -> float:
    """The CIEDE2000 distance of two colours such as `#CC6FA3` as this sight sees them."""
    return ciede2000(lab(one, sight), lab(other, sight))


def lab(colour: str, sight: str) -> Triple:
    """A colour in CIELAB (D65), as this sight sees it."""
    light = _times(SIGHTS[sight], _linear(colour))
    inside = tuple(min(max(each, 0.0), 1.0) for each in light)
    xyz = _times(XYZ, (inside[0], inside[1], inside[2]))
    x, y, z = (_root(value / sum(row)) for value, row in zip(xyz, XYZ, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _linear(colour: str) -> Triple:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return red, green, blue


def _times(matrix: Matrix, row: Triple) -> Triple:
    a, b, c = (sum(m * v for m, v in zip(line, row, strict=True)) for line in matrix)
    return a, b, c


def _root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def ciede2000(one: Triple, other: Triple) -> float:
    """The distance of two CIELAB colours by Sharma, Wu and Dalal (2005)."""
    mean = (hypot(one[1], one[2]) + hypot(other[1], other[2])) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    (l1, c1, h1), (l2, c2, h2) = _polar(one, stretch), _polar(other, stretch)
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    light, chroma = l2 - l1, c2 - c1
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    middle, colourful = (l1 + l2) / 2, (c1 + c2) / 2
    direction = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    light /= 1 + 0.015 * (middle - 50) ** 2 / sqrt(20 + (middle - 50) ** 2)
    chroma /= 1 + 0.045 * colourful
    hue /= 1 + 0.015 * colourful * _weight(direction)
    return sqrt(light**2 + chroma**2 + hue**2 + _rotation(colourful, direction) * chroma * hue)


def _polar(colour: Triple, stretch: float) -> Triple:
    light, a, b = colour[0], colour[1] * stretch, colour[2]
    return light, hypot(a, b), degrees(atan2(b, a)) % 360


def _weight(hue: float) -> float:
    first = 1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue))
    return first + 0.32 * cos(radians(3 * hue + 6)) - 0.20 * cos(radians(4 * hue - 63))


def _rotation(chroma: float, hue: float) -> float:
    bend = 30 * exp(-(((hue - 275) / 25) ** 2))
    return -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(2 * bend))
