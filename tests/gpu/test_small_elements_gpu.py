"""`auto` keeps small elements beside large ones wherever FP32's range permits."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from small_elements import BESIDE, any_range, beside_large, errors, within_norms

import mixpert

pytestmark = pytest.mark.gpu


def auto(cupy: Any, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    c = cupy.full((len(a), b.shape[1]), np.nan, np.float32)
    return np.asarray(mixpert.matmul(cupy.asarray(a), cupy.asarray(b), "auto", out=c).get())


@pytest.mark.parametrize(("large", "small", "other"), BESIDE)
@pytest.mark.parametrize("k", [320, 3000])
def test_small_elements_count_beside_large_ones(
    cupy: Any, large: int, small: int, other: int, k: int
) -> None:
    a, b = beside_large(large, small, other, k)
    assert errors(auto(cupy, a, b), a, b)[:, 1:].max() < 20


def test_nothing_overflows_on_the_way(cupy: Any) -> None:
    for seed in range(300):
        a, b = any_range(seed)
        assert within_norms(auto(cupy, a, b), a, b), seed
