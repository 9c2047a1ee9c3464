"""GEMMs queued by compiled code (call_loop.cpp), cuBLAS's own and those that MixPert intercepts."""

from __future__ import annotations

import ctypes
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

from mixpert import native

SOURCE = Path(__file__).with_suffix(".cpp")
_POINTER, _INT, _LONG = ctypes.c_void_p, ctypes.c_int, ctypes.c_longlong


class Gemm(ctypes.Structure):
    """The arguments of cublasSgemmStridedBatched; cublasSgemm_v2 takes some of them."""

    _fields_ = [
        ("handle", _POINTER), *((name, _INT) for name in ("transa", "transb", "m", "n", "k")),
        ("alpha", _POINTER), ("a", _POINTER), ("lda", _INT), ("stride_a", _LONG),
        ("b", _POINTER), ("ldb", _INT), ("stride_b", _LONG), ("beta", _POINTER),
        ("c", _POINTER), ("ldc", _INT), ("stride_c", _LONG), ("batch", _INT),
    ]  # fmt: skip


@cache
def _entries() -> dict[bool, Any]:
    """The libraries to call, by whether they intercept."""
    from cublas_calls import CUBLAS

    return {False: CUBLAS, True: native.load()}


def compiled(folder: Path) -> Path:
    """The library of call_loop.cpp, built in `folder`."""
    library = folder / "call_loop.so"
    command = ["g++", "-O2", "-shared", "-fPIC", str(SOURCE), "-o", str(library)]
    subprocess.run(command, check=True)
    return library


def loaded(library: Path) -> Any:
    """``queue_calls(function, gemm, calls)`` of a compiled library: nanoseconds, or -status."""
    function = ctypes.CDLL(str(library)).queue_calls
    function.restype = ctypes.c_double
    function.argtypes = [_POINTER, ctypes.POINTER(Gemm), _INT]
    return function


@cache
def _loop(folder: Path) -> Any:
    """The compiled loop, built in `folder`."""
    return loaded(compiled(folder))


class CallLoop:
    """Queues one GEMM, natively or through the names that a preloaded library exports."""

    def __init__(self, folder: Path) -> None:
        self._queue = _loop(folder)

    def __call__(self, gemm: Gemm, intercepted: bool, calls: int) -> float:
        """Queue so many calls; nanoseconds of the host for each.

        Raises:
            RuntimeError: where cuBLAS refuses the call.
        """
        name = "cublasSgemm_v2" if gemm.batch == 1 else "cublasSgemmStridedBatched"
        function = ctypes.cast(getattr(_entries()[intercepted], name), _POINTER)
        taken: float = self._queue(function, ctypes.byref(gemm), calls)
        if taken < 0:
            raise RuntimeError(f"{name} returned status {-taken:g}")
        return taken
