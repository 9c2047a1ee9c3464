"""alpha and beta at the ends of FP32's range, infinite and NaN, and a C that holds such values."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import numpy as np
import pytest
from cpu_backend import model_scheme
from extreme_scalars import SCALARS, initial
from gemm_cases import Case, assert_same_bits, stored, unstored

from mixpert import native
from mixpert.kernels.model import gemm_int8
from mixpert.scheme import Scheme

DATA = ("normal", "huge", "subnormal", "zero_rows")


def computed(case: Case) -> np.ndarray:
    """C by the library."""
    a, b, _ = case.operands()
    flat = [stored(x, trans, 1) for x, trans in ((a, case.trans_a), (b, case.trans_b))]
    c, ldc = stored(initial(case), False, 2)
    problem = native.ProblemStruct(
        case.m, case.n, case.k, flat[0][1], flat[1][1], ldc, 1, 0, 0, 0, case.trans_a, case.trans_b
    )
    status = native.load().mixpert_gemm_cpu(
        problem, Scheme.parse(case.scheme).to_native(), case.alpha, flat[0][0].ctypes.data,
        flat[1][0].ctypes.data, case.beta, c.ctypes.data,
    )  # fmt: skip
    native.check(status)
    return np.ascontiguousarray(unstored(c, case.m, case.n, ldc))


@pytest.mark.parametrize("data", DATA)
@pytest.mark.parametrize("scheme", ["int8:2,2,2", "int8:1,2@7", "int8:2,2+g32"])
def test_bits_of_int8(scheme: str, data: str) -> None:
    """K-groups end in a ragged one."""
    for number, (alpha, beta) in enumerate(product(SCALARS, SCALARS)):
        case = Case(19, 23, 77, scheme, data, alpha=alpha, beta=beta, seed=number,
                    trans_a=bool(number & 1), trans_b=bool(number & 2))  # fmt: skip
        a, b, _ = case.operands()
        with np.errstate(all="ignore"):
            expected = gemm_int8(a, b, model_scheme(scheme), initial(case), alpha=alpha, beta=beta)
        assert_same_bits(computed(case), expected, f"{case}, alpha {alpha}, beta {beta}")


@pytest.mark.parametrize("scheme", ["auto", "fp16x3", "bf16x9", "bf16x6", "tf32x3"])
def test_the_product_of_other_schemes(scheme: str) -> None:
    """alpha and beta act on the product that alpha = 1 gives, each by one rounding, as in FP32."""
    case = Case(130, 131, 640, scheme, "normal")
    plain = computed(replace(case, alpha=1.0, beta=0.0))
    for alpha, beta in product(SCALARS, SCALARS):
        got = computed(replace(case, alpha=alpha, beta=beta))
        factor, other = np.float32(alpha), np.float32(beta)
        with np.errstate(all="ignore"):
            left = np.zeros_like(plain) if alpha == 0 else factor * plain
            apart = left if beta == 0 else left + other * initial(case)
            fused = apart if beta == 0 else (
                factor.astype(np.float64) * plain * (alpha != 0) + other * initial(case)
            ).astype(np.float32)  # fmt: skip
        close = np.isclose(got, apart, rtol=2e-7, atol=2.0**-148) | (got == fused)
        close |= np.isnan(got) & (np.isnan(apart) | np.isnan(fused))
        assert close.all(), (alpha, beta, got[~close][:3], apart[~close][:3])
