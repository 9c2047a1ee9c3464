"""Bounds of float splits in the order of their kernels, divided by errors, for k up to 65536.

The second table of docs/notes/bounds-compared.md: ``python benchmarks/kernel_bounds.py``. Results
are the NumPy model's, whose bits an H200's kernels have (tests/gpu/test_kernel_sums_gpu.py);
Ampere's Tensor Cores are modelled only.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import numpy as np
from model_report import write_report

from mixpert.grading.matrices import PAIRS
from mixpert.kernels.guard_model import UNIT
from mixpert.kernels.kernel_bounds import kernel_split_bound, known_split_bound
from mixpert.kernels.kernel_sums import SM80, SM90, kernel_product
from mixpert.kernels.split_model import SCHEMES, Arithmetic, gemm_split
from mixpert.kernels.tensor_core import AMPERE, HOPPER

RESULTS = Path(__file__).resolve().parent / "results" / "kernel-bounds.json"
SEED = 1
DATA = ("uniform", "normal")
ROWS = {1024: 16, 4096: 16, 16384: 12, 65536: 8}  # of C, by k
ORDERS = {"sm_90": SM90, "sm_80 on Hopper": SM80, "sm_80 on Ampere": replace(SM80, core=AMPERE)}
SEVERAL = [name for name, scheme in SCHEMES.items() if scheme.diagonal]


@dataclass(frozen=True)
class Row:
    """One scheme on one pair of matrices in one order.

    Attributes:
        scheme: its name.
        data: a name in `DATA`.
        k: the inner dimension.
        order: a name in `ORDERS`.
        error: relative Frobenius norm of C - AB, in 2^-24.
        promoted: likewise, of sums of blocks of sm_90 that are added in FP32, in the order of k.
        bound: Frobenius norm of the bound over that of the error.
        known: of the bound that knows every sum, likewise.
    """

    scheme: str
    data: str
    k: int
    order: str
    error: float
    promoted: float
    bound: float
    known: float


def main() -> None:
    """Measure everything and write the file."""
    rows = [asdict(row) for k in ROWS for data in DATA for row in measure(data, k)]
    of_c = {str(k): rows for k, rows in ROWS.items()}
    write_report(RESULTS, Path(__file__).name, of_c, SEED, rows)


def measure(data: str, k: int) -> Iterator[Row]:
    """A row for every scheme of several pieces and every order."""
    a, b = PAIRS[data](np.random.default_rng([SEED, k]), ROWS[k], ROWS[k], k)
    exact = a.astype(np.float64) @ b
    unit = UNIT * float(np.linalg.norm(exact))
    for scheme in SEVERAL:
        fields, c = SCHEMES[scheme], np.zeros(exact.shape, np.float32)
        block = SM90.promoted // (4 if fields.source.name == "tf32" else 2)
        added = gemm_split(a, b, fields, c, arithmetic=Arithmetic(HOPPER, block))
        promoted = float(np.linalg.norm(added - exact)) / unit
        for name, order in ORDERS.items():
            error = np.abs(kernel_product(a, b, fields, order) - exact)
            norm = float(np.linalg.norm(error))
            bounds = [of(a, b, fields, order) for of in (kernel_split_bound, known_split_bound)]
            assert all((error <= bound).all() for bound in bounds)
            ratios = [float(np.linalg.norm(bound)) / norm for bound in bounds]
            yield Row(scheme, data, k, name, norm / unit, promoted, *ratios)


if __name__ == "__main__":
    main()
