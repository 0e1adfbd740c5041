"""Symbols and patterns that tell colours apart without colour vision, and the spaces of routes."""

from __future__ import annotations

from damrak.board.drawing.artwork import shapes_of
from damrak.board.drawing.palette import HUES, INK, IVORY

SYMBOL = {
    "pink": "tulip",
    "blue": "wave",
    "green": "leaf",
    "black": "anvil",
    "red": "brick",
    "orange": "cheese",
    "wild": "windmill",
}
PATTERNS = {
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


def shapes(prefix: str, tag: str) -> str:
    """The wheel and the symbol of each colour, as SVG definitions."""
    look = ' orient="auto"' if tag == "marker" else ""
    return "".join(
        f'<{tag} id="{prefix}{name}"{look}>{shape}</{tag}>'
        for name, shape in shapes_of("symbols").items()
    )


def patterns(prefix: str) -> str:
    """A white pattern for each colour, as SVG definitions."""
    line = 'fill="none" stroke="#FFF" stroke-width="1.5"'
    return "".join(
        f'<pattern id="{prefix}pattern-{colour}" width="{width}" height="{height}" '
        f'patternUnits="userSpaceOnUse"><g fill="#FFF" opacity=".42">{shape.format(line=line)}'
        "</g></pattern>"
        for colour, (width, height, shape) in PATTERNS.items()
    )


def plank(colour: str, length: float, width: float, angle: float, carts: bool) -> str:
    """One space centred on the origin, turned by `angle`; its symbol and wheel stay upright."""
    look = f'fill="{HUES[colour]}" stroke="{INK}" stroke-width="1.8"'
    parts = [f"<rect {_box(length, width, width * 0.3)} {look}/>"]
    if colour in SYMBOL:
        inner = _box(length - 2, width - 2, width * 0.27)
        parts.append(f'<rect {inner} fill="url(#d-pattern-{colour})"/>')
    parts.append(_bevel(length, width))
    badges = [badge for badge in (SYMBOL.get(colour), "wheel" if carts else None) if badge]
    apart = min(length * 0.5, width * 1.25)
    size = min(width / 34, length / 34 / max(len(badges), 1))
    for place, badge in enumerate(badges):
        parts.append(_badge(badge, (place - (len(badges) - 1) / 2) * apart, size, angle))
    return f'<g transform="rotate({angle:.1f})">{"".join(parts)}</g>'


def _box(length: float, width: float, corner: float) -> str:
    return (
        f'x="{-length / 2:.1f}" y="{-width / 2:.1f}" width="{length:.1f}" height="{width:.1f}" '
        f'rx="{corner:.1f}"'
    )


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
    return f'<g transform="{place}">{disc}<use href="#d-{badge}" transform="scale(.9)"/></g>'
