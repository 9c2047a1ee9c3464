"""What `benchmarks/syrk.py` measures, and its errors, with NumPy in the place of CuPy."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.append(str(Path(__file__).resolve().parents[2] / "benchmarks"))

from syrk import SymmetricBench, Update, updates

N, K = 64, 40


@pytest.fixture
def bench() -> SymmetricBench:
    one = SymmetricBench.__new__(SymmetricBench)
    one.xp = np
    return one


def test_sizes_and_flops_of_updates() -> None:
    assert updates(2048) == [Update(1024, 1024), Update(2048, 1024), Update(2048, 2048)]
    assert Update(3, 5).flops == 60


@pytest.mark.parametrize("general", [False, True])
def test_errors_are_those_of_the_triangle(bench: SymmetricBench, general: bool) -> None:
    a, other = np.random.default_rng(0).uniform(-1, 1, (2, K, N)).astype(np.float32)
    b = other if general else a  # column-major n x k
    product = np.triu(b.T.astype(float) @ a)  # [column][row]: rows from the diagonal on
    c = np.where(product == 0, np.nan, product * (1 + 1e-3))
    assert bench.triangle_error(Update(N, K), a, b, c) == pytest.approx(1e-3, rel=1e-6)
    c[1, 0] = 0
    with pytest.raises(SystemExit, match="other side of C was written"):
        bench.triangle_error(Update(N, K), a, b, c)
    c[1, 0], c[0, N - 1] = np.nan, np.nan
    assert np.isnan(bench.triangle_error(Update(N, K), a, b, c)), "what was not written is seen"
