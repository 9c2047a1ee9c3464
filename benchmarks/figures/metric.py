"""A metric for mixpert-tune, for programs that print an error of their own."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def largest(_reference: NDArray[np.float64], result: NDArray[np.float64]) -> float:
    """The largest magnitude in the result, which is an error already."""
    return float(np.abs(result).max())
