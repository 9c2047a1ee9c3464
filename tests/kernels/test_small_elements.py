"""On the CPU, pieces keep small elements beside large ones wherever FP32's range permits."""

from __future__ import annotations

import numpy as np
import pytest
from small_elements import BESIDE, any_range, beside_large, errors, within_norms

import mixpert
from mixpert.kernels.bounds import underflow
from mixpert.kernels.guard_model import UNIT
from mixpert.kernels.split_model import SCHEMES as MODELS

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


@pytest.mark.parametrize("scheme", SCHEMES)
def test_large_elements_in_both_operands_are_a_limit(scheme: str) -> None:
    """Nothing is raised beside them, so that small ones lose digits; within the bound."""
    a, b = beside_large(60, -123, 60)
    found = errors(mixpert.matmul(a, b, scheme), a, b)[:, 1:]
    native = errors(mixpert.matmul(a, b, "native"), a, b)[:, 1:]
    assert native.max() < 10 and found.max() > 100
    name = "bf16x6" if scheme == "auto" else scheme
    size = np.abs(a).astype(np.float64) @ np.abs(b)
    assert (found <= 10 + underflow(a, b, MODELS[name])[:, 1:] / (UNIT * size[:, 1:])).all()


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_smallest_operands_that_no_powers_of_two_help(scheme: str) -> None:
    """Of docs/bounds.md: the small products lose digits, within the bound; FP32 keeps them."""
    small, large = 1.37 * 2.0**-123, 1.21 * 2.0**57
    a = np.array([[small, large], [large, 0]], np.float32)
    found = errors(mixpert.matmul(a, a, scheme), a, a)
    assert errors(mixpert.matmul(a, a, "native"), a, a).max() < 1
    assert min(found[0, 1], found[1, 0]) > 10 and max(found[0, 0], found[1, 1]) < 2
    size = np.abs(a).astype(np.float64) @ np.abs(a)
    name = "bf16x9" if scheme == "auto" else scheme
    assert (found <= 10 + underflow(a, a, MODELS[name]) / (UNIT * size)).all()
