"""Products whose first GEMM computes all panels while the guard decides, and stops where that is
against it: the bits and decisions of a GEMM that waits for it. A beta that is not known (-0) is
lowered so.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from gemm_cases import DATA, Float32
from gpu_backend import Gemm, GpuBackend, reading_c
from guard_run import Captured, Run, of_rows

from mixpert import native

pytestmark = pytest.mark.gpu

ONE_WAVE = ((1024, 1024, 1024), (700, 520, 1100), (129, 260, 300), (513, 127, 1400),
            (300, 1000, 640), (1024, 1024, 2500))  # fmt: skip
WAVES = ((1280, 1280, 700), (2048, 1900, 650), (2600, 700, 513), (4096, 512, 900))
NO_PANELS = ((1152, 1152, 1152), (1100, 1056, 700), (385, 3000, 900))  # tiles of 96 columns
SHAPES = ONE_WAVE + WAVES + NO_PANELS
KINDS = ("uniform", "wide", "nonfinite", "zero_rows", "some wide", "few large")
TIMES = 4  # each, as launches overlap differently
LIMIT = 1e-6


def rows_of(kind: str, rng: np.random.Generator, rows: int, k: int) -> Float32:
    """Rows of a kind of data; of "some wide", every other panel."""
    if kind == "few large":
        x = DATA["uniform"](rng, rows, k)
        x[::67, ::53] *= np.float32(1e4)
        return x
    x = DATA["uniform" if kind == "some wide" else kind](rng, rows, k)
    for first in range(128, rows, 256) if kind == "some wide" else ():
        part = min(128, rows - first)
        x[first : first + part] = DATA["wide"](rng, part, k)
    return x


def product(kind: str, shape: tuple[int, int, int], scheme: str = "auto", seed: int = 1) -> Gemm:
    m, n, k = shape
    rng = np.random.default_rng([seed, m, n, k])
    gemm = of_rows(rows_of(kind, rng, m, k), rows_of("uniform", rng, n, k).T, scheme)
    gemm.problem.guard = native.GUARD_ON
    gemm.problem.limit = 0 if scheme == "auto" else LIMIT
    return gemm


def waiting(sm90: GpuBackend, gemm: Gemm) -> native.LoweredStruct:
    """The launches if the first GEMM waits for the guard."""
    return sm90.lower(replace(gemm, beta=-0.0))


def stems(lowered: native.LoweredStruct) -> list[str]:
    launches = lowered.launches[: lowered.launch_count]
    return [launch.kernel.decode().split()[0] for launch in launches]


@pytest.mark.parametrize("scheme", ["auto", "int8:2,2,2"])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_same_bits_beside_the_guard(
    sm90: GpuBackend, cupy: Any, shape: tuple[int, int, int], kind: str, scheme: str
) -> None:
    gemm = product(kind, shape, scheme)
    expected = Run(sm90, cupy, gemm, waiting(sm90, gemm))
    for _ in range(TIMES):
        run = Run(sm90, cupy, gemm)
        if sm90.device.struct.sm_count >= 132:
            kernels = stems(run.lowered)
            assert kernels.index("guard") == 2
        np.testing.assert_array_equal(run.decisions(), expected.decisions())
        np.testing.assert_array_equal(run.counts(), expected.counts())
        assert (run.estimate(), run.span()) == (expected.estimate(), expected.span())
        np.testing.assert_array_equal(run.c.view(np.int32), expected.c.view(np.int32))


def test_same_bits_in_a_graph_that_is_replayed_on_other_data(sm90: GpuBackend, cupy: Any) -> None:
    graph = Captured(sm90, cupy, product("uniform", SHAPES[0]))
    for seed, kind in enumerate(KINDS * 2):
        gemm = product(kind, SHAPES[0], seed=seed)
        expected = Run(sm90, cupy, gemm, waiting(sm90, gemm)).c
        np.testing.assert_array_equal(graph.replayed(gemm).view(np.int32), expected.view(np.int32))


@pytest.mark.parametrize("kind", ["uniform", "some wide"])
def test_a_beta_that_is_not_known_reads_c(sm90: GpuBackend, cupy: Any, kind: str) -> None:
    """As of clients with beta on the device: nothing of C may be overwritten before it is read."""
    m, n, _ = SHAPES[1]
    c = np.random.default_rng(3).uniform(-1, 1, m * n).astype(np.float32)
    gemm = replace(product(kind, SHAPES[1]), c=c)
    known = Run(sm90, cupy, replace(gemm, beta=0.5)).c
    unknown = Run(sm90, cupy, gemm, reading_c(waiting(sm90, gemm), 0.5)).c
    np.testing.assert_array_equal(unknown.view(np.int32), known.view(np.int32))
