"""Float splits whose CTAs share k: parts are added up in the order of k, whoever is last."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gemm_cases import DATA, Float32
from gpu_backend import Gemm, GpuBackend
from guard_run import Captured, Run, of_rows

from mixpert.kernels.guard_model import RANDOM_FACTOR, sgemm_error

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.parametrize("backend", [90], ids=["sm90"], indirect=True),
]
REPEATS = 20


def few_wide(rng: np.random.Generator, m: int, n: int, k: int) -> tuple[Float32, Float32]:
    """Operands of which one panel of rows is of wide range."""
    a, b = DATA["normal"](rng, m, k), DATA["normal"](rng, n, k).T
    a[128:200] = DATA["wide"](rng, 72, k)
    return a, b


def error_of(c: Float32, a: Float32, b: Float32) -> float:
    """The largest, against |A| |B|."""
    exact = a.astype(np.float64) @ b.astype(np.float64)
    size = np.abs(a).astype(np.float64) @ np.abs(b).astype(np.float64)
    return float(np.max(np.abs(c.reshape(b.shape[1], a.shape[0]).T - exact) / size))


@pytest.mark.parametrize("scheme", ["fp16x3", "bf16x6", "tf32x3"])
@pytest.mark.parametrize("first", [True, False], ids=["large first", "large last"])
def test_parts_are_added_up_in_the_order_of_k(
    backend: GpuBackend, cupy: Any, scheme: str, first: bool
) -> None:
    """2^24 and fifteen ones, far apart: none is lost, wherever they are."""
    m, n, parts, part = 40, 24, 16, 1024
    places = part * np.arange(parts) + 7
    a = np.zeros((m, parts * part), np.float32)
    a[:, places] = 1
    a[:, places[0 if first else -1]] = 2.0**24
    gemm = of_rows(a, np.ones((parts * part, n), np.float32), scheme)
    for _ in range(REPEATS):
        assert (Run(backend, cupy, gemm).c == 2.0**24 + 16).all()  # 15 is a tie


@pytest.mark.parametrize("shape", [(640, 600, 4100), (300, 260, 20_000)], ids=str)
def test_few_wide_panels_have_the_same_bits_again(
    backend: GpuBackend, cupy: Any, shape: tuple[int, int, int]
) -> None:
    a, b = few_wide(np.random.default_rng(4), *shape)
    gemm = of_rows(a, b)
    runs = [Run(backend, cupy, gemm) for _ in range(REPEATS)]
    rungs = runs[0].decisions()[0].T
    assert (rungs[1] > rungs[0]).all() and (rungs[1] > rungs[2]).all(), "one panel of rows is wide"
    assert error_of(runs[0].c, a, b) <= RANDOM_FACTOR * sgemm_error(shape[2])
    for run in runs[1:]:
        np.testing.assert_array_equal(run.c.view(np.uint32), runs[0].c.view(np.uint32))


def test_a_graph_shares_k_again(backend: GpuBackend, cupy: Any) -> None:
    """What parts count is cleared by every replay; narrow data between them count nothing."""
    m, n, k = 640, 600, 4100
    rng = np.random.default_rng(5)
    cases = [few_wide(rng, m, n, k), (DATA["normal"](rng, m, k), DATA["normal"](rng, n, k).T),
             (DATA["wide"](rng, m, k), DATA["wide"](rng, n, k).T)]  # fmt: skip
    gemms: list[Gemm] = [of_rows(*case) for case in cases]
    captured = Captured(backend, cupy, gemms[0])
    for at in (0, 1, 2, 0, 2, 1, 0, 0):
        alone = Run(backend, cupy, gemms[at]).c
        again = captured.replayed(gemms[at])
        np.testing.assert_array_equal(again.view(np.uint32), alone.view(np.uint32))
