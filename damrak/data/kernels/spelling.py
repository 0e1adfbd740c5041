"""Writes rows of small numbers as JSON."""

from damrak.compile import kernel
from damrak.compile.arrays import Grid, Row

OPEN, CLOSE, COMMA, MINUS, ZERO = 91, 93, 44, 45, 48  # the letters [ ] , - 0
MOST = 5  # letters of a number and the comma behind it


@kernel
def spell_rows(rows: Grid[int], text: Row[int], ends: Row[int]) -> None:
    """Write each row as a list into `text`, one behind the other, and where each ends.

    `text` has room for MOST letters for each number and one more for each row.
    """
    place = 0
    for row in range(len(rows)):
        text[place] = OPEN
        place += 1
        for column in range(rows.shape[1]):
            place = spell_number(rows[row, column], text, place)
            text[place] = COMMA
            place += 1
        text[place - 1] = CLOSE
        ends[row] = place


@kernel
def spell_number(number: int, text: Row[int], place: int) -> int:
    """Write a number from -128 to 127; returns the place behind it."""
    left = int(number)
    if left < 0:
        text[place] = MINUS
        place += 1
        left = -left
    if left >= 100:
        text[place] = ZERO + left // 100
        place += 1
    if left >= 10:
        text[place] = ZERO + left // 10 % 10
        place += 1
    text[place] = ZERO + left % 10
    return place + 1
