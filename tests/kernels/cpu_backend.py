"""Calls the CPU backend through the test hook on the cases of `gemm_cases`."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from pathlib import Path

import numpy as np
from gemm_cases import Case, Float32, stored, unstored

from mixpert.kernels.model import Int8Scheme, gemm_int8
from mixpert.native import ProblemStruct
from mixpert.scheme import Scheme


def model_scheme(text: str) -> Int8Scheme:
    scheme = Scheme.parse(text)
    return Int8Scheme(scheme.l, scheme.r, scheme.d, scheme.radix, scheme.group)


def model(case: Case) -> Float32:
    a, b, c = case.operands()
    return gemm_int8(a, b, model_scheme(case.scheme), c, alpha=case.alpha, beta=case.beta)


class CpuBackend:
    """The hook library."""

    def __init__(self, library: Path) -> None:
        self._library = ctypes.CDLL(str(library))
        floats = [ctypes.c_float, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_float, ctypes.c_void_p]
        self._library.hook_gemm.argtypes = [ctypes.c_void_p, ctypes.c_void_p, *floats]
        self._library.hook_gemm_mxcsr.argtypes = [ctypes.c_void_p] * 3 + floats

        for name, integer in (
            ("hook_gemm_int16", ctypes.c_int32),
            ("hook_gemm_int16_wide", ctypes.c_int64),
        ):
            two = [ctypes.c_void_p] * 2
            getattr(self._library, name).argtypes = [*two[:1], integer, *two, integer, *two[:1]]

    def int16_entry(self, wide: bool) -> Callable[..., int]:
        """hook_gemm_int16, or hook_gemm_int16_wide: problem, alpha, A, B, beta, C."""
        library = self._library
        entry = library.hook_gemm_int16_wide if wide else library.hook_gemm_int16
        return lambda *arguments: int(entry(*arguments))

    def force(self, isa: str | None) -> bool:
        return bool(self._library.hook_set_isa(isa.encode() if isa else None))

    def threads(self, count: int) -> None:
        self._library.hook_set_threads(count)

    def gemm(self, case: Case) -> Float32:
        """C of a case."""
        return self._run(case, self._library.hook_gemm)

    def gemm_under(self, case: Case, mxcsr: int) -> tuple[Float32, int]:
        """C of a case in a program with this MXCSR, and its MXCSR afterwards."""
        register = ctypes.c_uint(mxcsr)

        def call(*arguments: object) -> int:
            return int(self._library.hook_gemm_mxcsr(ctypes.byref(register), *arguments))

        return self._run(case, call), register.value

    @staticmethod
    def _run(case: Case, call: object) -> Float32:
        a, b, c = case.operands()
        stored_a, lda = stored(a, case.trans_a, case.padding[0])
        stored_b, ldb = stored(b, case.trans_b, case.padding[1])
        stored_c, ldc = stored(c, False, case.padding[2])
        problem = ProblemStruct(
            case.m, case.n, case.k, lda, ldb, ldc, 1, 0, 0, 0, case.trans_a, case.trans_b
        )
        scheme = Scheme.parse(case.scheme).to_native()
        status = call(  # type: ignore[operator]
            ctypes.byref(problem),
            ctypes.byref(scheme),
            case.alpha,
            stored_a.ctypes.data,
            stored_b.ctypes.data,
            case.beta,
            stored_c.ctypes.data,
        )
        assert status == 0
        return np.ascontiguousarray(unstored(stored_c, case.m, case.n, ldc))
