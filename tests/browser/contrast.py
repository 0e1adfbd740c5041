"""The contrast of texts that axe cannot decide, measured in pictures of the page.

Where a text lies on a drawing, a gradient or another element, axe calls its contrast undecided. Two
pictures decide it: one with the text and one without. Where they differ is the text, and the second
shows what lies beneath it. A text counts with the worst of its pixels, but for a few at its edges.
The name of the water on the plan is decoration, drawn to be quiet and hidden from screen readers.
"""

from __future__ import annotations

import base64
from typing import TypedDict

from playwright.sync_api import FloatRect, Page

ROUNDS = 120  # of scrolling: more than a table has texts, should a sheet cover them all

# What axe left undecided is kept in the page, for the functions below.
UNDECIDED = """(found) => {
  const nodes = found.incomplete.filter(({ id }) => id === 'color-contrast');
  const decoration = '[aria-hidden=true] .p-name';
  window.undecided = nodes.flatMap((each) => each.nodes.map(({ element }) => ({ element })))
    .filter(({ element }) => !element.matches(decoration));
}"""
# What a round measures: the first text that was not measured, brought into sight, and those that
# are in sight as well. Bars at the edges of a long page throw shadows on what scrolls below them,
# so only what is in the middle or beside the first one.
# One that was covered in the very place where it comes to stand is covered for good.
# The part of the window that they take, or null when all are measured.
NEXT = """() => {
  const left = undecided.filter(({ ratio }) => ratio === undefined);
  while (left.length) {
    const [{ element, covered }] = left;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y } = element.getBoundingClientRect();
    if (covered?.x !== x || covered.y !== y) break;
    left.shift().ratio = null;
  }
  const isLong = document.scrollingElement.scrollHeight > innerHeight;
  const first = left[0]?.element.getBoundingClientRect();
  const isClear = ({ element }) => {
    const { top, bottom } = element.getBoundingClientRect();
    const isBeside = top > first.top - 3 && bottom < first.bottom + 3;
    return isLong ? isBeside || (top > 0.15 * innerHeight && bottom < 0.85 * innerHeight)
      : bottom > 0 && top < innerHeight;
  };
  window.round = left.filter((each, place) => !place || isClear(each));
  const boxes = round.map(({ element }) => element.getBoundingClientRect());
  const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left))));
  const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top))));
  const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map(({ right }) => right))));
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...boxes.map(({ bottom }) => bottom))));
  return left.length
    ? { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) } : null;
}"""
HIDE = """() => {
  for (const { element } of round) {
    element.kept = element.style.cssText;
    for (const part of ['color', '-webkit-text-fill-color', 'fill'])
      element.style.setProperty(part, 'transparent', 'important');
    element.style.setProperty('transition', 'none', 'important');
  }
}"""
SHOW = """() => {
  for (const { element } of round) element.style.cssText = element.kept;
}"""
# A ratio for each text in sight; null for one that is covered by something else.
MEASURE = """async ([shown, hidden, part]) => {
  const pixels = async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    brush.drawImage(image, 0, 0);
    return brush.getImageData(0, 0, image.width, image.height);
  };
  const [above, beneath] = [await pixels(shown), await pixels(hidden)];
  const { width, height } = above;
  const linear = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92
    : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const contrast = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const ink = (element) => {
    const style = getComputedStyle(element);
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = element instanceof SVGElement ? style.fill : style.color;
    brush.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = brush.getImageData(0, 0, 1, 1).data;
    let opacity = a / 255;
    for (let each = element; each; each = each.parentElement)
      opacity *= Number(getComputedStyle(each).opacity);
    return { colour: [r, g, b], opacity };
  };
  const boxes = (element) => {
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3);
    if (!texts.length) return [element.getBoundingClientRect()];
    return texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
  };
  const measured = (element) => {
    const { colour, opacity } = ink(element);
    const distance = (one, other) =>
      one.reduce((sum, value, k) => sum + Math.abs(value - other[k]), 0);
    const ratios = [];
    for (const box of boxes(element))
      for (let y = Math.max(0, Math.floor(box.top) - part.y);
        y < Math.min(height, box.bottom - part.y); y++)
        for (let x = Math.max(0, Math.floor(box.left) - part.x);
          x < Math.min(width, box.right - part.x); x++) {
          const at = 4 * (y * width + x);
          const [one, other] = [above, beneath].map(({ data }) => data.subarray(at, at + 3));
          const change = distance(one, other);
          const full = colour.map((value, k) => value * opacity + other[k] * (1 - opacity));
          // at its edges, and where something covers it, a text changes little; where another
          // text covers it, towards another colour
          const uncovered = change > 6 && change > 0.4 * distance(full, other)
            && distance(one, full) < distance(other, full);
          if (uncovered) ratios.push(contrast(full, other));
        }
    ratios.sort((a, b) => a - b);
    return ratios.length ? ratios[Math.floor(ratios.length / 20)] : null;
  };
  round.forEach((each, place) => {
    const ratio = measured(each.element);
    if (ratio !== null || !place) each.ratio = ratio;
    else each.covered = each.element.getBoundingClientRect(); // its turn comes
  });
}"""
FORGET = """() => undecided.forEach((each) => {
  delete each.ratio;
  delete each.covered;
})"""
RESULT = """() => undecided.map(({ element, ratio }) => {
  const { fontSize, fontWeight } = getComputedStyle(element);
  const large = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
  return { ratio, needed: large ? 3 : 4.5, html: element.outerHTML.slice(0, 200) };
})"""


class Measured(TypedDict):
    """A text and its contrast; None where it is covered by something else."""

    ratio: float | None
    needed: float
    html: str


def measure(page: Page) -> list[Measured]:
    """The contrast of every text that the last run of axe left undecided."""
    for _ in range(ROUNDS):
        part = page.evaluate(NEXT)
        if not part:
            break
        shown = _picture(page, part)
        page.evaluate(HIDE)
        hidden = _picture(page, part)
        page.evaluate(SHOW)
        page.evaluate(MEASURE, [shown, hidden, part])
    assert not page.evaluate(NEXT), "undecided"
    found: list[Measured] = page.evaluate(RESULT)
    return found


def faint(page: Page) -> list[Measured]:
    """Those of them that are too hard to read; measured twice, for a card may fly past a text."""
    found = _faint(measure(page))
    if found:
        page.wait_for_timeout(1_000)
        page.evaluate(FORGET)
        found = _faint(measure(page))
    return found


def _faint(measured: list[Measured]) -> list[Measured]:
    return [each for each in measured if each["ratio"] and each["ratio"] < each["needed"]]


def _picture(page: Page, part: FloatRect) -> str:
    return base64.b64encode(page.screenshot(clip=part)).decode()
