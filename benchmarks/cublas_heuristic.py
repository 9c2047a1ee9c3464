"""What cublasLt's heuristic says of a product: into how many parts it cuts k."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

from cublas_calls import COMPUTE_32F, R32F, load_cublas
from runtime_sweep import Shape

TRANS_A, TRANS_B = 3, 4  # attributes of a descriptor
MOST_WORKSPACE, WORKSPACE = 1, 32 << 20  # a preference, and what cuBLAS has for itself on Hopper
PARTS_OF_K = 2  # attribute of an algorithm
_POINTER, _LONG = ctypes.c_void_p, ctypes.c_uint64


class _Answer(ctypes.Structure):
    """cublasLtMatmulHeuristicResult_t."""

    _fields_ = [
        ("algorithm", _LONG * 8), ("workspace", ctypes.c_size_t), ("state", ctypes.c_int),
        ("waves", ctypes.c_float), ("reserved", ctypes.c_int * 4),
    ]  # fmt: skip


@cache
def _library() -> Any:
    library = load_cublas("libcublasLt")
    library.cublasLtMatrixLayoutCreate.argtypes = [
        _POINTER, ctypes.c_int, _LONG, _LONG, ctypes.c_int64
    ]  # fmt: skip
    return library


def _made(name: str, *arguments: int) -> ctypes.c_void_p:
    made = _POINTER()
    _check(getattr(_library(), f"cublasLt{name}Create")(ctypes.byref(made), *arguments))
    return made


def _check(status: int) -> None:
    if status:
        raise SystemExit(f"cublasLt refuses: status {status}")


def _set(name: str, of: ctypes.c_void_p, attribute: int, value: Any) -> None:
    size = ctypes.c_size_t(ctypes.sizeof(value))
    function = getattr(_library(), f"cublasLt{name}SetAttribute")
    _check(function(of, attribute, ctypes.byref(value), size))


@cache
def _preference() -> tuple[ctypes.c_void_p, ctypes.c_void_p]:
    """A handle, and the workspace that cuBLAS has."""
    handle, preference = _POINTER(), _made("MatmulPreference")
    _check(_library().cublasLtCreate(ctypes.byref(handle)))
    _set("MatmulPreference", preference, MOST_WORKSPACE, _LONG(WORKSPACE))
    return handle, preference


@cache
def _descriptor(trans_a: bool, trans_b: bool) -> ctypes.c_void_p:
    made = _made("MatmulDesc", COMPUTE_32F, R32F)
    _set("MatmulDesc", made, TRANS_A, ctypes.c_int(trans_a))
    _set("MatmulDesc", made, TRANS_B, ctypes.c_int(trans_b))
    return made


def parts_of_k(s: Shape) -> int:
    """1 of a batch, which is not asked; 0 where cublasLt knows no algorithm."""
    if s.batch > 1:
        return 1
    sizes = [(s.k, s.m) if s.trans_a else (s.m, s.k), (s.n, s.k) if s.trans_b else (s.k, s.n)]
    layouts = [_made("MatrixLayout", R32F, *of, of[0]) for of in [*sizes, (s.m, s.n)]]
    answer, found, parts, written = _Answer(), ctypes.c_int(), ctypes.c_int(), ctypes.c_size_t()
    handle, preference = _preference()
    status = _library().cublasLtMatmulAlgoGetHeuristic(
        handle, _descriptor(s.trans_a, s.trans_b), *layouts, layouts[2], preference, 1,
        ctypes.byref(answer), ctypes.byref(found),
    )  # fmt: skip
    for layout in layouts:
        _library().cublasLtMatrixLayoutDestroy(layout)
    if status or not found.value:
        return 0
    _check(_library().cublasLtMatmulAlgoConfigGetAttribute(
        ctypes.byref(answer), PARTS_OF_K, ctypes.byref(parts),
        ctypes.c_size_t(ctypes.sizeof(parts)), ctypes.byref(written),
    ))  # fmt: skip
    return max(1, parts.value)
