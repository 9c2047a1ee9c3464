"""Data thought up against `auto`: on a GPU, elements err no more than with cublasSgemm."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from auto_data import DATA, LEAST, TIMES, operands, units

import mixpert

pytestmark = pytest.mark.gpu

SHAPES = ((1024, 1152, 1024), (520, 1032, 4100))


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("kind", DATA)
def test_no_worse_than_cublas(cupy: Any, kind: str, shape: tuple[int, int, int]) -> None:
    a, b = operands(kind, *shape)
    exact, size = (
        (left.astype(np.float64) @ right.astype(np.float64))
        for left, right in ((a, b), (np.abs(a), np.abs(b)))
    )
    left, right = cupy.asarray(a), cupy.asarray(b)
    usual, found = (
        units(mixpert.matmul(left, right, scheme).get(), exact, size, shape[2])
        for scheme in ("native", "auto")
    )
    assert found <= TIMES * max(usual, LEAST)
