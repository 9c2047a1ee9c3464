"""Explicit schemes under a limit are graded on the GPU with the processor's decisions and bits."""

from __future__ import annotations

import numpy as np
import pytest

from mixpert.grading import engines, matrices

pytestmark = pytest.mark.gpu


@pytest.mark.parametrize("phi", (0.0, 1.5, 4.0))
@pytest.mark.parametrize("limit", (None, 1e-4))
def test_int8_under_a_limit(phi: float, limit: float | None) -> None:
    """Panels of either rung: those of INT8 have the processor's bits, all are accurate."""
    rng = np.random.default_rng(int(2 * phi))
    narrow = matrices.wide(rng, 300, 700, phi=0.0)
    a, b = np.vstack([narrow[:128], matrices.wide(rng, 172, 700, phi=phi)]), narrow.T
    c = engines.guarded("int8:1,1", limit, True)(a, b)
    expected = engines.guarded("int8:1,1", limit, False)(a, b)
    assert np.array_equal(c[:128], expected[:128]) or limit is None
    magnitude = np.abs(a).astype(np.float64) @ np.abs(b)
    allowed = 48 * (limit or 3e-7 * np.sqrt(700)) * magnitude
    assert (np.abs(c - a.astype(np.float64) @ b) <= allowed).all()
