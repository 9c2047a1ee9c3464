"""alpha, beta and values of C at the ends of FP32's range, for CPU and GPU tests."""

from __future__ import annotations

import numpy as np
from gemm_cases import Case, Float32

LARGEST, LEAST = float(np.finfo(np.float32).max), 2.0**-149
SCALARS = (0.0, -0.0, 1.0, LEAST, -(2.0**-126), 2.0**127, -LARGEST, np.inf, -np.inf, np.nan)
SPECIAL = (0.0, -0.0, LEAST, LARGEST, -LARGEST, np.inf, -np.inf, np.nan)
"""What C holds, among usual numbers."""


def initial(case: Case) -> Float32:
    """C (m, n) before a product, each special value in it twice."""
    rng = np.random.default_rng(case.seed)
    c = rng.standard_normal((case.m, case.n)).astype(np.float32)
    c.flat[: 2 * len(SPECIAL)] = [*SPECIAL, *SPECIAL]
    return rng.permutation(c.ravel()).reshape(c.shape)
