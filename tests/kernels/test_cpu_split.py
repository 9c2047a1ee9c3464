"""Float splits on the processor: what the NumPy model has no say in."""

from __future__ import annotations

import numpy as np
import pytest

import mixpert
from mixpert.grading.matrices import spanned
from mixpert.kernels.split_model import SCHEMES


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("shape", ["smooth", "half", "few"])
@pytest.mark.parametrize("bits", [128, 200])
def test_no_span_makes_infinities(scheme: str, shape: str, bits: int) -> None:
    """A D times D^-1 B over most of FP32's range: an element may be lost, no more than that."""
    a, b = spanned(np.random.default_rng(bits), 24, 24, 128, bits=bits, shape=shape)
    error = np.abs(mixpert.matmul(a, b, scheme) - a.astype(np.float64) @ b)
    assert (error <= np.abs(a).astype(np.float64) @ np.abs(b)).all()
