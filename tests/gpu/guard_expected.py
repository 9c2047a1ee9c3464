"""What the guard's NumPy twin decides about a GEMM."""

from __future__ import annotations

import numpy as np
from gpu_backend import Gemm
from guard_run import operands
from numpy.typing import NDArray

from mixpert.kernels import guard_model as guard
from mixpert.kernels import native_sums
from mixpert.kernels.guard_statistics import panel_statistics, row_statistics
from mixpert.scheme import Scheme

PIECES = {"fp16x3": (64, 16), "bf16x9": (64, 16), "bf16x6": (64, 16), "tf32x3": (32, 8)}
"""Elements of k in a packed block and in a step of the tensor cores."""


def native_error(gemm: Gemm) -> float:
    """What the guard takes cublasSgemm's error for."""
    p = gemm.problem
    return native_sums.native_error(p.m, p.n, p.k, p.trans_a != 0, p.trans_b != 0, p.batch)


def model_of(scheme: Scheme, k: int) -> guard.ErrorModel:
    if scheme.kind == "int8":
        groups = -(-k // scheme.group) if scheme.group else 0
        return guard.int8_model(scheme.l, scheme.r, scheme.d, scheme.radix, groups)
    return guard.split_model(scheme.text, k, *PIECES[scheme.text])


def expected_decisions(gemm: Gemm, schemes: list[Scheme], target: float) -> NDArray[np.uint8]:
    """As `Run.decisions` has them, of one problem."""
    a, b = operands(gemm)
    in_order = gemm.scheme.target or guard.sgemm_error(gemm.problem.k)
    of_a, of_b = (panel_statistics(row_statistics(x)) for x in (a, b.T))
    result = np.full((len(of_b), len(of_a)), len(schemes) - 1, np.uint8)
    for rung in reversed(range(len(schemes) - 1)):
        model = model_of(schemes[rung], gemm.problem.k)
        for i, right in enumerate(of_b):
            for j, left in enumerate(of_a):
                if guard.accepts(left, right, model, target, in_order=in_order):
                    result[i, j] = rung
    return result
