"""On the CPU, pieces keep small elements beside large ones wherever FP32's range permits."""

from __future__ import annotations

import pytest
from small_elements import BESIDE, any_range, beside_large, errors, within_norms

import mixpert

SCHEMES = ("auto", "bf16x6", "bf16x9", "tf32x3")


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("large", "small", "other"), BESIDE)
def test_small_elements_count_beside_large_ones(
    scheme: str, large: int, small: int, other: int
) -> None:
    a, b = beside_large(large, small, other)
    assert errors(mixpert.matmul(a, b, scheme), a, b)[:, 1:].max() < 10


@pytest.mark.parametrize("scheme", SCHEMES)
def test_nothing_overflows_on_the_way(scheme: str) -> None:
    """Rows are raised by what the other operand leaves room for, not further."""
    for seed in range(300):
        a, b = any_range(seed)
        assert within_norms(mixpert.matmul(a, b, scheme), a, b), seed
