"""Tiles of panels that the guard leaves to INT8: all of them, some with fewer rows so that waves
are full, or a list that CTAs share by halves (kernels/told_tiles_sm90.cuh). The bits of the
processor.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from gemm_cases import DATA
from gpu_backend import Gemm, GpuBackend, reading_c
from guard_run import Run, of_rows
from numpy.typing import NDArray

from mixpert import native
from mixpert.scheme import Scheme

pytestmark = pytest.mark.gpu

NARROW, WIDE = "uniform", "wide"
LIMIT = 1e-3
SHAPES = (
    ("int8:1,1,1", 1948, 1570, 200), ("int8:1,1,1", 1522, 2078, 200),
    ("int8:2,2,2", 2007, 2790, 64), ("int8:2,2,2", 3505, 1051, 64), ("auto", 1919, 4089, 1100),
)  # fmt: skip
PANELS = ("none", "first", "some", "both sides", "most", "all but one")


def wide_panels(which: str, panels: int, rng: np.random.Generator) -> NDArray[np.bool_]:
    """Of one side."""
    if which == "all but one":
        return np.arange(panels) != panels // 2
    share = {"none": 0.0, "first": 0.0, "some": 0.3, "both sides": 0.2, "most": 0.8}[which]
    chosen = rng.random(panels) < share
    chosen[0] = which != "none"
    return chosen


def rows_of(wide: NDArray[np.bool_], rows: int, k: int, rng: np.random.Generator) -> Any:
    """Rows whose panels are wide or not."""
    x = DATA[NARROW](rng, rows, k)
    for panel in np.flatnonzero(wide):
        part = slice(panel * 128, min(panel * 128 + 128, rows))
        x[part] = DATA[WIDE](rng, part.stop - part.start, k)
    return x


def operands(which: str, m: int, n: int, k: int, seed: int) -> tuple[Any, Any]:
    rng = np.random.default_rng(seed)
    of_a = wide_panels(which, -(-m // 128), rng)
    of_b = wide_panels(which if which == "both sides" else "none", -(-n // 128), rng)
    return rows_of(of_a, m, k, rng), rows_of(of_b, n, k, rng).T


def guarded(plain: Gemm, scheme: str, c: Any, beta: float) -> Gemm:
    """Under the guard, which holds an explicit scheme to a limit."""
    problem = native.ProblemStruct.from_buffer_copy(plain.problem)
    problem.guard, problem.limit = native.GUARD_ON, 0 if scheme == "auto" else LIMIT
    return replace(plain, problem=problem, scheme=Scheme.parse(scheme), c=c, beta=beta)


@pytest.mark.parametrize("beta", [0.0, -0.75])
@pytest.mark.parametrize("which", PANELS)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_bits_of_the_panels_left_to_int8(
    sm90: GpuBackend, cupy: Any, shape: tuple[str, int, int, int], which: str, beta: float
) -> None:
    scheme, m, n, k = shape
    a, b = operands(which, m, n, k, seed=m + len(which))
    c = np.random.default_rng(k).uniform(-1, 1, m * n) if beta else np.full(m * n, np.nan)
    plain = replace(of_rows(a, b), beta=beta, c=c.astype(np.float32))
    whole = guarded(plain, scheme, plain.c, beta)
    way = reading_c(sm90.lower(replace(whole, beta=-0.0)), beta)
    run = Run(sm90, cupy, whole, way)
    kernels = [one.kernel for one in run.lowered.launches[: run.lowered.launch_count]]
    assert sm90.device.struct.sm_count != 132 or any(
        one.startswith(b"gemm_int8_sm90") and one.endswith(b" NARROWS=1") for one in kernels
    )
    mine = run.decisions()[0] == 0
    assert mine.all() if which == "none" else mine.any() and not mine.all()
    taken = np.repeat(np.repeat(mine, 128, 0), 128, 1)[:n, :m]
    first = replace(plain, scheme=run.schemes[0])
    got, expected = (x.reshape(n, m) for x in (run.c, first.expected()))
    np.testing.assert_array_equal(got[taken], expected[taken])
    exact = b.T.astype(np.float64) @ a.T.astype(np.float64)
    size = np.abs(b.T).astype(np.float64) @ np.abs(a.T)
    old = plain.c.reshape(n, m) if beta else np.zeros((n, m))
    error = np.abs(got - (exact + beta * old))
    assert (error <= 1e-5 * (size + np.abs(old)))[~taken].all()
