"""cublasSsyrk through libmixpert on a fake cuBLAS and driver; one scenario a process.

``python syrk_child.py SCENARIO CUBLAS``: an assertion that fails ends it with a traceback.
test_syrk.py starts it with MIXPERT_* set and reads what the runtime wrote.
"""

from __future__ import annotations

import ctypes
import sys
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from call_sites import SiteStruct, site
from syrk_cases import LOWER, TRANSPOSED, UPPER, Syrk, address, cases, normal, signature

from mixpert import native

LIBRARY = native.load()
CUBLAS = ctypes.CDLL(sys.argv[2], mode=ctypes.RTLD_GLOBAL)
SMALL, PACKED = ((1, 1), (5, 3), (33, 70)), ((130, 400), (70, 2000))
DEVICE_SCALARS = 1
EXACT = 0.0


def function(name: str = "cublasSsyrk_v2", library: Any = LIBRARY) -> Any:
    return signature(wide=name.endswith("_64"))((name, library))


def new_handle() -> int:
    handle = ctypes.c_void_p()
    assert CUBLAS.cublasCreate_v2(ctypes.byref(handle)) == 0
    assert handle.value
    return handle.value


def results() -> None:
    """Both widths, every size, factor, triangle and orientation."""
    handle = new_handle()
    calls = (*cases(SMALL), *cases(PACKED, ((-0.75, 0.5),)))
    for number, call in enumerate(calls):
        name = "cublasSsyrk_v2" + ("_64" if number % 2 else "")
        assert call.run(function(name), handle) == 0, call
        call.check_close(EXACT)


def panels() -> None:
    """One that does not fit into the workspace at once."""
    handle = new_handle()
    for uplo in (LOWER, UPPER):
        call = Syrk(300, 1100, 0.5, 2.0, uplo, TRANSPOSED, pad=3)
        assert call.run(function(), handle) == 0
        call.check_close(EXACT)


def checked() -> None:
    """Numbers whose sums are rounded, at one place, one triangle after the other."""
    handle = new_handle()
    for uplo in (UPPER, LOWER):
        call = Syrk(150, 400, 1.0, 0.0, uplo, pad=1, data=normal)
        assert call.run(function(), handle) == 0
        call.check_close(1e-6)


def once() -> None:
    """One call, large enough to be packed."""
    call = Syrk(200, 900, uplo=UPPER)
    assert call.run(function(), new_handle()) == 0
    call.check_close(EXACT)


def empty() -> None:
    """No rows, or no k: nothing, or beta * C."""
    handle = new_handle()
    for n, k, beta in ((0, 5, 0.0), (4, 0, 0.5), (4, 0, 0.0)):
        call = Syrk(n, k, 1.0, beta)
        assert call.run(function(), handle) == 0
        call.check_close(EXACT)


def scalars() -> None:
    """alpha and beta where the handle says."""
    handle = new_handle()
    assert CUBLAS.cublasSetPointerMode_v2(ctypes.c_void_p(handle), DEVICE_SCALARS) == 0
    for number, call in enumerate(cases(((40, 60),))):
        held = (ctypes.c_float * 2)(call.alpha, call.beta)
        at = ctypes.addressof(held)
        assert call.run(function(), handle, (at, at + 4)) == 0, number
        call.check_close(EXACT)


def bad_arguments() -> None:
    """cuBLAS's own status codes, and nothing written."""
    handle, call = new_handle(), Syrk(4, 3)
    one = ctypes.c_float(1.0)
    good = call.arguments(handle, (ctypes.addressof(one), ctypes.addressof(one)))
    wrong: dict[str, dict[int, int | None]] = {
        "uplo": {1: 2}, "uplo below": {1: -1}, "trans": {2: 7}, "n": {3: -1}, "k": {4: -1},
        "alpha": {5: None}, "lda": {7: 3}, "lda of 0": {7: 0}, "lda transposed": {2: 1, 7: 2},
        "beta": {8: None}, "ldc": {10: 3}, "handle": {0: None},
    }  # fmt: skip
    for what, changes in wrong.items():
        changed = [changes.get(index, value) for index, value in enumerate(good)]
        ours, theirs = (function(library=x)(*changed) for x in (LIBRARY, CUBLAS))
        assert ours == theirs != 0, f"{what}: {ours} instead of {theirs}"
    assert (call.result() == call.before).sum() == (call.before == call.before).sum()


def chain() -> None:
    """A GEMM writes all of C, a syrk one side of it, and a GEMM reads it."""
    handle, first, second = new_handle(), Syrk(8, 8), Syrk(8, 8)
    one, zero = ctypes.c_float(1.0), ctypes.c_float(0.0)
    x, c = address(first.device_a), address(second.device_c)

    def multiply(place: SiteStruct, a: int, to: int) -> None:
        scalars, pointers = map(ctypes.byref, (one, zero)), map(ctypes.c_void_p, (a, x, to))
        (alpha, beta), (left, right, out) = scalars, pointers
        status = LIBRARY.mixpert_cublasSgemm_v2(
            ctypes.byref(place), ctypes.c_void_p(handle), 0, 0, 8, 8, 8, alpha, left, 8, right, 8,
            beta, out, 8,
        )  # fmt: skip
        assert status == 0

    multiply(site("whole"), x, c)
    place, symmetric = site("side"), signature(site=True)(("mixpert_cublasSsyrk_v2", LIBRARY))
    assert second.run(partial(symmetric, ctypes.addressof(place)), handle) == 0
    multiply(site("reader"), c, address(first.device_c))


def first_interface() -> None:
    """cublasSsyrk without a handle."""
    call = Syrk(5, 3, 0.5, 2.0, UPPER, TRANSPOSED)
    LIBRARY.cublasSsyrk.restype = None
    LIBRARY.cublasSsyrk(
        ctypes.c_char(b"U"), ctypes.c_char(b"T"), 5, 3, ctypes.c_float(call.alpha),
        ctypes.c_void_p(address(call.device_a)), call.lda, ctypes.c_float(call.beta),
        ctypes.c_void_p(address(call.device_c)), call.ldc,
    )  # fmt: skip
    call.check_close(EXACT)


SCENARIOS = {
    f.__name__: f
    for f in (results, panels, checked, once, empty, scalars, bad_arguments, chain, first_interface)
}

if __name__ == "__main__":
    SCENARIOS[sys.argv[1]]()
