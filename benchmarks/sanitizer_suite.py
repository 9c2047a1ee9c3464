"""A few small products on every code path, for compute-sanitizer: ``benchmarks/sanitizer.sh``.

Memory does not come from a pool, so that the tool sees where a buffer ends. Results are compared
with the processor's, as integers.
"""

from __future__ import annotations

import sys
from pathlib import Path

from mixpert.runtime import launcher

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "gpu")]
from gemm_cases import Case  # noqa: E402
from gpu_backend import Gemm, GpuBackend, difference  # noqa: E402

PATHS = (80, 90, 1)
CASES = (
    Case(130, 70, 300, "int8:2,2,2", trans_a=True, beta=0.5),
    Case(65, 129, 1100, "int8:1,1,1", trans_b=True, padding=(1, 2, 3)),
    Case(40, 50, 4200, "int8:2,2"),
    Case(33, 20, 700, "int8:1,2+g128"),
    Case(9, 20, 44_000, "int8:2,2,2"),
)
"""One CTA and many, both orientations, K-groups, a shared k, several chunks."""


def main() -> int:
    """1 where a result differs."""
    launcher.cupy().cuda.set_allocator(None)
    wrong = 0
    for path in PATHS:
        backend = GpuBackend(path)
        gemms = [Gemm.of(case) for case in CASES]
        backend.compile(gemms)
        for case, gemm in zip(CASES, gemms, strict=True):
            text = difference(backend.run(gemm), gemm)
            wrong += text is not None
            print(f"path {path} {case}: {text or 'equal'}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
