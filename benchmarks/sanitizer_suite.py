"""A few small products on every code path, for compute-sanitizer: ``benchmarks/sanitizer.py``.

Memory does not come from a pool, so that the tool sees where a buffer ends. Results of INT8 schemes
are compared with the processor's as integers, others as numbers.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np

from mixpert import native
from mixpert.runtime import launcher

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "gpu")]
from gemm_cases import DATA, Case  # noqa: E402
from gpu_backend import Gemm, GpuBackend, difference, reading_c  # noqa: E402

PATHS = (80, 90, 1)
CASES = (
    Case(130, 70, 300, "int8:2,2,2", trans_a=True, beta=0.5),
    Case(65, 129, 1100, "int8:1,1,1", trans_b=True, padding=(1, 2, 3)),
    Case(40, 50, 4200, "int8:2,2"),
    Case(33, 20, 700, "int8:1,2+g128"),
    Case(9, 20, 44_000, "int8:2,2,2"),
    Case(130, 140, 300, "fp16x3", trans_a=True, padding=(3, 2, 1)),
    Case(70, 260, 700, "tf32x3", beta=0.5),
    Case(130, 65, 300, "bf16x6", data="nonfinite"),
    Case(140, 260, 1100, "auto", trans_b=True),
    Case(140, 130, 1100, "auto", data="wide", trans_a=True),
    Case(2200, 16, 900, "int8:2,2,2"),
    Case(16, 5000, 900, "int8:2,2,2", beta=0.5),
    Case(5000, 16, 900, "int8:2,2,2"),
)
"""One CTA and many, both orientations, K-groups, a shared k, chunks, panels of each kind; thin ones
whose clusters compute two blocks together, or several in turn."""
UNDER_LIMIT = (
    Case(1936, 1552, 32, "int8:1,1,1", data="uniform"),
    Case(1936, 1552, 32, "int8:1,1,1", data="uniform", beta=-0.75),
)
"""Held to `LIMIT`, with more tiles than SMs: the device chooses between narrower tiles and, if
panels of A are wide, a list of tiles. The least of this kind for 132 SMs."""
LIMIT = 1e-3
WIDE_PANELS = (0, 7)
PANEL = 128
IN_EVERY_WAY = (
    Case(16, 300, 900, "int8:2,2,2"),
    Case(70, 60, 33_000, "int8:1,1,1", trans_a=True),
)
"""Thin and long: with everything that the lowering chooses from."""
CLOSE = 1e-5  # of the largest element, or of a row's: FP32's accuracy, with room


def under_limit(case: Case, wide: tuple[int, ...] = ()) -> Gemm:
    """A case whose scheme is held to `LIMIT`; A, not padded, is wide in some row panels."""
    gemm = Gemm.of(case)
    gemm.problem.guard, gemm.problem.limit = native.GUARD_ON, LIMIT
    columns = gemm.a.reshape(case.k, case.m)
    for first in (panel * PANEL for panel in wide):
        rng = np.random.default_rng(first)
        columns[:, first : first + PANEL] = DATA["wide"](rng, PANEL, case.k).T
    return gemm


def fault(got: np.ndarray, gemm: Gemm) -> str | None:
    """How C differs from the processor's; None where it does not, or no more than it may."""
    if gemm.scheme.kind == "int8" and not gemm.problem.limit:
        return difference(got, gemm)
    expected = gemm.expected()
    if gemm.problem.limit:  # rows of C differ in magnitude
        got, expected = (x.reshape(-1, gemm.problem.ldc) for x in (got, expected))
    most = CLOSE * np.where(np.isfinite(expected), abs(expected), 0).max(axis=0)
    same = np.isclose(got, expected, rtol=0, atol=most, equal_nan=True)
    return None if same.all() else f"{int((~same).sum())} of {same.size} differ"


def runs(backend: GpuBackend) -> Iterator[tuple[Case, Gemm, native.LoweredStruct | None]]:
    """What to run on one code path, and in which way."""
    for case in CASES:
        yield case, Gemm.of(case), None
    for case in UNDER_LIMIT:
        for gemm in (under_limit(case), under_limit(case, WIDE_PANELS)):
            way = reading_c(backend.lower(replace(gemm, beta=-0.0)), gemm.beta)
            yield case, gemm, way
            if gemm.beta:  # tiles of whole panels
                yield case, gemm, None
    for case in IN_EVERY_WAY:
        gemm = Gemm.of(case)
        for way, _ in backend.device.choices(gemm.problem, gemm.scheme.to_native()):
            yield case, gemm, way


def main() -> int:
    """1 where a result differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--paths", type=int, nargs="+", choices=PATHS, default=list(PATHS))
    options = parser.parse_args()
    launcher.cupy().cuda.set_allocator(None)
    wrong = 0
    for path in options.paths:
        backend = GpuBackend(path)
        backend.compile(
            [*map(Gemm.of, CASES + IN_EVERY_WAY), *(under_limit(case) for case in UNDER_LIMIT)]
        )
        for case, gemm, way in runs(backend):
            text = fault(backend.run(gemm, way=way), gemm)
            wrong += text is not None
            print(f"path {path} {case}: {text or 'equal'}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
