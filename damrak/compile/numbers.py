"""Numbers of a set width for kernels; a type checker takes them for Python's own.

So `int64(0)` can be added to a field of a record, which is an `int` to the checker. Sets stay
`np.uint64`: the checker then refuses a sum of signed and unsigned numbers, which compiled code
would turn into a float.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, SupportsFloat, SupportsInt

import numpy as np

if TYPE_CHECKING:

    def uint8(number: SupportsInt, /) -> int: ...  # for places in arrays
    def int16(number: SupportsInt, /) -> int: ...
    def int32(number: SupportsInt, /) -> int: ...
    def int64(number: SupportsInt, /) -> int: ...
    def float32(number: SupportsFloat, /) -> float: ...
    def float64(number: SupportsFloat, /) -> float: ...
else:
    uint8, int16, int32, int64 = np.uint8, np.int16, np.int32, np.int64
    float32, float64 = np.float32, np.float64
