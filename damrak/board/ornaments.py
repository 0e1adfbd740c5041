"""What a drawn board is made of: symbols, patterns, landmarks, frame, backdrop, as SVG text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

from damrak.board.layout import HEIGHT, MAP, WIDTH, page

PAPER, LAND, WATER, RIPPLE = "#F2E6CB", "#E6D6B2", "#B7CBC6", "#8FAAA8"
INK, GILT, IVORY, BLOCK = "#3B2A1A", "#B8902B", "#FBF4E2", "#CDBB93"
BRICK, SHADE = "#A4553C", "#DCC08F"
HUES = {
    "pink": "#CC6FA3",
    "blue": "#1F6FB2",
    "green": "#1E8A5F",
    "black": "#2B2B2B",
    "red": "#B2182B",
    "orange": "#E0930A",
    "gray": "#8C8880",
}
SYMBOL = {
    "pink": "tulip",
    "blue": "wave",
    "green": "leaf",
    "black": "anvil",
    "red": "brick",
    "orange": "cheese",
}
FONT = "'IM Fell English', Georgia, 'Times New Roman', 'Liberation Serif', serif"

_SYMBOLS = {
    "tulip": '<path d="M0 4V12M0 11C-5 11-8 9-9 5C-4 5-1 7 0 11C1 7 4 5 9 5C8 9 5 11 0 11" '
    'fill="#1E8A5F" stroke="#1E8A5F" stroke-width="1.4"/>'
    '<path d="M-8-9L-4-5L0-12L4-5L8-9C10 0 6 5 0 5C-6 5-10 0-8-9Z" fill="{hue}" '
    'stroke="#7A2F5B" stroke-width="1.6"/>',
    "wave": '<path d="M-12-5C-9-10-6-10-4-6S2-2 4-6S9-10 12-6M-12 1C-9-4-6-4-4 0S2 4 4 0S9-4 12 0'
    'M-12 7C-9 2-6 2-4 6S2 10 4 6S9 2 12 6" fill="none" stroke="{hue}" stroke-width="3.2" '
    'stroke-linecap="round"/>',
    "leaf": '<g transform="rotate(38)"><path d="M0-13C10-7 10 3 0 9C-10 3-10-7 0-13Z" fill="{hue}" '
    'stroke="#0E4B33" stroke-width="1.4"/><path d="M0-9V13M0 4L5-1M0 4L-5-1M0-1L4-5M0-1L-4-5" '
    'fill="none" stroke="#FBF4E2" stroke-width="1.3"/><path d="M0 8V13" stroke="#0E4B33" '
    'stroke-width="2.2"/></g>',
    "anvil": '<path d="M-13-7H-5V-9H12V-4C7-4 4-1 4 2L9 7V10H-8V7L-3 2C-3-1-5-2-7-3'
    'C-11-3-13-5-13-7Z" fill="{hue}"/>',
    "brick": '<path d="M-12-9H12V9H-12Z" fill="{hue}" stroke="#5E0B16" stroke-width="1.4"/>'
    '<path d="M-12-3H12M-12 3H12M-3-9V-3M6-9V-3M-6-3V3M3-3V3M-3 3V9M6 3V9" fill="none" '
    'stroke="#FBF4E2" stroke-width="1.7"/>',
    "cheese": '<path d="M-12 2L7-9C11-7 12-3 12 2V9H-12Z" fill="{hue}" stroke="#7A4A00" '
    'stroke-width="1.6" stroke-linejoin="round"/><path d="M-12 2H12" stroke="#7A4A00" '
    'stroke-width="1.4"/><g fill="#FBF4E2" stroke="#7A4A00" stroke-width="1"><circle cx="-5" '
    'cy="6" r="2.1"/><circle cx="5" cy="5.5" r="1.9"/><circle cx="5" cy="-3" r="2"/></g>',
}
_WHEEL = (
    '<circle r="12.5" fill="#FBF4E2" stroke="#3B2A1A" stroke-width="1"/>'
    '<circle r="9.4" fill="none" stroke="#3B2A1A" stroke-width="2.8"/>'
    '<path d="M0-9V9M-9 0H9M-6.4-6.4L6.4 6.4M-6.4 6.4L6.4-6.4" stroke="#3B2A1A" '
    'stroke-width="1.7"/><circle r="2.9" fill="#B8902B" stroke="#3B2A1A" stroke-width="1.2"/>'
)
_PATTERNS = {
    "pink": (10, 10, '<circle cx="2.5" cy="2.5" r="1.7"/><circle cx="7.5" cy="7.5" r="1.7"/>'),
    "blue": (14, 8, '<path d="M0 5C2 1 5 1 7 5S12 9 14 5" {line}/>'),
    "green": (
        14,
        12,
        '<path d="M2 5C3 1 7 0 10 1C9 5 6 7 2 5ZM7 11C8 8 11 7 14 8C12 11 10 12 7 11Z"/>',
    ),
    "black": (8, 8, '<path d="M0 0L8 8M8 0L0 8" {line}/>'),
    "red": (18, 12, '<path d="M0 .8H18M0 6.8H18M4 .8V6.8M13 6.8V12.8" {line}/>'),
    "orange": (13, 13, '<circle cx="6.5" cy="6.5" r="4" {line}/>'),
}
_LANDMARKS = {
    "tower": '<path {wall} d="M-10 22V-8H10V22Z"/><path {roof} d="M-12-8L-7-17H7L12-8Z"/>'
    '<path {wall} d="M-6-17V-25H6V-17Z"/><path {roof} d="M-8-25C-7-30-3-30 0-42C3-30 7-30 8-25Z"/>'
    '<circle {wall} cy="-2" r="4.5"/><path {line} d="M0-5V-2H2M-10 8H10"/>'
    '<path {dark} d="M-3 22V15A3 3 0 0 1 3 15V22ZM-1.5-18V-23H1.5V-18Z"/>',
    "church": '<path {wall} d="M-5 22V3L9-9L23 3V22Z"/>'
    '<path {roof} d="M-7 4L9-11L25 4L22 6L9-5L-4 6Z"/>'
    '<path {wall} d="M-20 22V-12H-5V22Z"/><path {roof} d="M-22-12L-12.5-40L-3-12Z"/>'
    '<path {dark} d="M5 22V12Q9 5 13 12V22Z'
    'M-15 6V-2Q-12.5-7-10-2V6ZM-15 22V15Q-12.5 11-10 15V22Z"/>',
    "weigh-house": '<path {wall} d="M-12 22V-6H12V22Z"/><path {roof} d="M-13-6L0-30L13-6Z"/>'
    '<path {wall} d="M-24 22V-2H-12V22ZM12 22V-2H24V22Z"/>'
    '<path {roof} d="M-26-2L-18-20L-10-2ZM10-2L18-20L26-2Z"/>'
    '<path {dark} d="M-5 22V13A5 5 0 0 1 5 13V22ZM-3 1H3V-4H-3ZM-20 9V4H-16V9ZM16 9V4H20V9Z"/>',
    "market": '<path {line} d="M-20 22V-2M20 22V-2"/><path {wall} d="M-22 22V9H22V22Z"/>'
    '<path {wall} d="M-18-17H18L25-2H-25Z"/>'
    '<path {roof} d="M-18-17H-9L-12.5-2H-25ZM0-17H9L12.5-2H0Z"/>'
    '<path {line} d="M-25-2Q-19 5-12.5-2Q-6 5 0-2Q6 5 12.5-2Q19 5 25-2"/>'
    '<path {gold} d="M-17 9A5 5 0 0 1-7 9ZM-5 9A5 5 0 0 1 5 9ZM7 9A5 5 0 0 1 17 9Z"/>'
    '<path {line} d="M0-17V-28"/><path {roof} d="M0-28L10-25L0-21Z"/>',
    "bridge": '<path {wall} d="M-29 14Q0-20 29 14V20H21A8 9 0 0 0 5 20H-5A8 9 0 0 0-21 20H-29Z"/>'
    '<path {line} d="M-27 6Q0-27 27 6M-27 14V4M27 14V4M-14 3V-6M0-3V-12M14 3V-6"/>'
    '<path {line} stroke="#1F6FB2" d="M-20 22Q-16 18-12 22T-4 22M5 22Q9 18 13 22T21 22"/>',
    "courtyard": '<path {wall} d="M-26 22V0L-17-12L-8 0V22ZM8 22V0L17-12L26 0V22Z"/>'
    '<path {roof} d="M-28 1L-17-14L-6 1L-9 3L-17-7L-25 3ZM6 1L17-14L28 1L25 3L17-7L9 3Z"/>'
    '<path {wall} d="M-8 22V8H8V22Z"/><path {line} d="M0-2V8"/><circle {tree} cy="-9" r="9"/>'
    '<path {dark} d="M-4 22V16A4 4 0 0 1 4 16V22ZM-20 11V5H-14V11ZM14 11V5H20V11Z"/>',
    "warehouse": '<path {wall} d="M-18 22V-6H-13V-13H-8V-20H-4V-27H4V-20H8V-13H13V-6H18V22Z"/>'
    '<path {line} d="M0-20H9V-16M-18 8H18"/>'
    '<path {roof} d="M-5 2V-9A5 5 0 0 1 5-9V2ZM-5 22V13A5 5 0 0 1 5 13V22Z"/>'
    '<path {dark} d="M-14 3V-3H-9V3ZM9 3V-3H14V3ZM-14 18V12H-9V18ZM9 18V12H14V18Z"/>',
    "ships": '<path {line} d="M-6 10V-32M12 10V-24"/>'
    '<path {wall} d="M-18-8Q-6-12 5-8Q3 1 5 6Q-6 3-18 6Q-15 0-18-8Z"/>'
    '<path {wall} d="M-15-25Q-6-28 3-25Q1-18 3-12Q-6-15-15-12Q-13-18-15-25Z"/>'
    '<path {wall} d="M8-18Q15-20 20-17L24 4Q16 2 8 5Z"/><path {roof} d="M-6-32L5-35L-6-38Z"/>'
    '<path {roof} d="M-26 8Q-22 11-14 10H16Q23 9 27 3Q26 16 17 20H-17Q-24 18-26 8Z"/>'
    '<path {line} stroke="#1F6FB2" d="M-24 23Q-20 19-16 23T-8 23T0 23T8 23T16 23T24 23"/>',
    "town-hall": '<path {wall} d="M-26 22V-4H26V22Z"/><path {roof} d="M-28-4L-24-11H24L28-4Z"/>'
    '<path {wall} d="M-10 22V-8L0-17L10-8V22ZM-6-17V-26H6V-17Z"/>'
    '<path {gold} d="M-8-26A8 9 0 0 1 8-26Z"/><path {line} d="M0-35V-41M-26 9H-10M10 9H26"/>'
    '<path {dark} d="M-4 22V13A4 4 0 0 1 4 13V22ZM-22 5V0H-18V5ZM-16 5V0H-12V5ZM12 5V0H16V5Z'
    "M18 5V0H22V5ZM-22 18V13H-18V18ZM-16 18V13H-12V18ZM12 18V13H16V18ZM18 18V13H22V18Z"
    'M-2.5 3V-5H2.5V3Z"/>',
    "houses": '<path {wall} d="M-9 22V-16Q-4-16-4-22V-26H4V-22Q4-16 9-16V22Z"/>'
    '<path {roof} d="M-27 22V-2L-18-13L-9-2V22Z"/><path {shade} d="M9 22V-8H13V-14H23V-8H27V22Z"/>'
    '<path {dark} d="M-3 22V13H3V22ZM-6 7V0H-1V7ZM1 7V0H6V7ZM-2-7V-13H2V-7ZM-24 10V3H-19V10Z'
    'M-17 10V3H-12V10ZM12 8V1H16V8ZM20 8V1H24V8ZM12 20V13H16V20ZM20 20V13H24V20Z"/>',
}
_INKS = {
    "wall": f'fill="{IVORY}" class="d-line"',
    "roof": f'fill="{BRICK}" class="d-line"',
    "shade": f'fill="{SHADE}" class="d-line"',
    "gold": f'fill="{GILT}" class="d-line"',
    "tree": 'fill="#7E9A63" class="d-line"',
    "line": 'fill="none" class="d-line"',
    "dark": f'fill="{INK}"',
}
_KEYWORDS = (
    (r"toren", "tower"),
    (r"kerk", "church"),
    (r"waag", "weigh-house"),
    (r"markt", "market"),
    (r"brug", "bridge"),
    (r"hof", "courtyard"),
    (r"\bdam\b|raadhuis|stadhuis", "town-hall"),
    (r"huis", "warehouse"),
    (r"waal", "ships"),
)
_RAYS = (
    *((turn, 0.62) for turn in (45, 135, 225, 315)),
    *((turn, 0.94) for turn in (90, 180, 270)),
    (0, 1.0),
)


def landmark_of(location_id: str, name: str) -> str:
    """Choose the landmark whose keyword the id or the name of a location holds."""
    words = f"{location_id} {name}".lower()
    return next((mark for word, mark in _KEYWORDS if re.search(word, words)), "houses")


def definitions() -> str:
    """Symbols, patterns and landmarks, each under an id that begins with `d-`."""
    parts = [f'<g id="d-wheel">{_WHEEL}</g>']
    for colour, symbol in SYMBOL.items():
        parts.append(f'<g id="d-{symbol}">{_SYMBOLS[symbol].format(hue=HUES[colour])}</g>')
        parts.append(_pattern(colour))
    for mark, shape in _LANDMARKS.items():
        parts.append(f'<g id="d-{mark}">{shape.format(**_INKS)}</g>')
    left, top, right, bottom = MAP
    box = f'x="{left}" y="{top}" width="{right - left}" height="{bottom - top}"'
    parts.append(f'<clipPath id="d-map"><rect {box}/></clipPath>')
    style = f".d-line{{stroke:{INK};stroke-width:1.6;stroke-linejoin:round;stroke-linecap:round}}"
    return f"<defs><style>{style}</style>{''.join(parts)}</defs>"


def _pattern(colour: str) -> str:
    width, height, shape = _PATTERNS[colour]
    line = 'fill="none" stroke="#FFF" stroke-width="1.5"'
    return (
        f'<pattern id="d-pattern-{colour}" width="{width}" height="{height}" '
        f'patternUnits="userSpaceOnUse"><g fill="#FFF" opacity=".42">{shape.format(line=line)}'
        "</g></pattern>"
    )


def plank(colour: str, length: float, width: float, angle: float, carts: bool) -> str:
    """One space about the origin, turned by `angle`, its symbol and wheel upright."""
    box = f'x="{-length / 2:.1f}" y="{-width / 2:.1f}" width="{length:.1f}" height="{width:.1f}"'
    box += f' rx="{width * 0.3:.1f}"'
    parts = [f'<rect {box} fill="{HUES[colour]}" stroke="{INK}" stroke-width="1.8"/>']
    if colour in SYMBOL:
        parts.append(f'<rect {box} fill="url(#d-pattern-{colour})"/>')
    parts.append(_bevel(length, width))
    badges = [badge for badge in (SYMBOL.get(colour), "wheel" if carts else None) if badge]
    apart = min(length * 0.5, width * 1.25)
    size = min(width / 34, length / 34 / max(len(badges), 1))
    for place, badge in enumerate(badges):
        parts.append(_badge(badge, (place - (len(badges) - 1) / 2) * apart, size, angle))
    return f'<g transform="rotate({angle:.1f})">{"".join(parts)}</g>'


def _bevel(length: float, width: float) -> str:
    half, rise = length / 2 - width * 0.3, width / 2 - 2.6
    return (
        f'<path d="M{-half:.1f} {-rise:.1f}H{half:.1f}" stroke="#FFF" stroke-opacity=".75" '
        f'stroke-width="1.8" stroke-linecap="round"/><path d="M{-half:.1f} {rise:.1f}H{half:.1f}" '
        'stroke="#1A0F06" stroke-opacity=".6" stroke-width="1.8" stroke-linecap="round"/>'
    )


def _badge(badge: str, x: float, size: float, angle: float) -> str:
    place = f"translate({x:.1f} 0) rotate({-angle:.1f}) scale({size:.3f})"
    if badge == "wheel":
        return f'<use href="#d-wheel" transform="{place} scale(1.17)"/>'
    disc = f'<circle r="15.2" fill="{IVORY}" stroke="{INK}" stroke-width="1.1"/>'
    return f'<g transform="{place}">{disc}<use href="#d-{badge}" transform="scale(.93)"/></g>'


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
