"""Records as rows of bytes: NumPy copies these at once, records field by field."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

ALIGNED = 64  # bytes


def rows_of(array: NDArray[np.generic]) -> NDArray[np.uint8]:
    """The memory of an array of records, a row for each."""
    return array.view(np.uint8).reshape(len(array), -1)


def records_of(rows: NDArray[np.uint8], dtype: np.dtype[np.void]) -> NDArray[np.void]:
    """Such rows as records again, in the same memory."""
    return rows.reshape(-1).view(dtype)


def lay_out(*kinds: np.dtype[np.generic]) -> tuple[list[tuple[np.dtype[np.generic], int]], int]:
    """Places for one of each of these in one piece of memory, and how many bytes it needs."""
    places, size = [], 0
    for kind in kinds:
        places.append((kind, size))
        size += -(-kind.itemsize // ALIGNED) * ALIGNED
    return places, size
