"""cublasSsyrk and cublasSsyrkx through libmixpert; one scenario a process, with its settings.

``python syrk_child.py SCENARIO[-x] gpu|CUBLAS``: on a GPU, or on host memory with the fake cuBLAS
and driver of tests/preload; ``-x``: cublasSsyrkx. An assertion that fails ends it with a traceback.
preload/test_syrk.py and gpu/test_syrk_gpu.py start it with MIXPERT_* set and read what the runtime
wrote.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parent / "gpu"))

import numpy as np
from call_sites import SiteStruct, site
from syrk_cases import (
    FACTORS,
    LOWER,
    TRANSPOSED,
    UPPER,
    Factors,
    Sizes,
    Syrk,
    address,
    normal,
    same,
    signature,
)
from syrk_cases import cases as every_case

from mixpert import native, settings

LIBRARY = native.load()
SMALL, PACKED = ((1, 1), (5, 3), (33, 70)), ((130, 400), (70, 2000))
DEVICE_SCALARS = 1
REUSES_BOTH = 2 | 4  # MIXPERT_SITE_REUSES_*
EXACT = 0.0


@dataclass(frozen=True)
class Machine:
    """The cuBLAS to call and how an array becomes one that it reads."""

    cublas: Any
    upload: Callable[[Any], Any]

    def new_handle(self) -> int:
        handle = ctypes.c_void_p()
        assert self.cublas.cublasCreate_v2(ctypes.byref(handle)) == 0
        assert handle.value
        return handle.value


def machine() -> Machine:
    if sys.argv[2] != "gpu":
        return Machine(ctypes.CDLL(sys.argv[2], mode=ctypes.RTLD_GLOBAL), same)
    import cupy
    from cublas_calls import CUBLAS

    return Machine(CUBLAS, cupy.asarray)


ON = machine()
SCENARIO = sys.argv[1].removesuffix("-x")
GENERAL = sys.argv[1] != SCENARIO
NAME = "cublasSsyrkx" if GENERAL else "cublasSsyrk_v2"
new_handle, Call = ON.new_handle, partial(Syrk, upload=ON.upload, general=GENERAL)


def cases(sizes: Sizes, factors: Factors = FACTORS, **more: Any) -> Iterator[Syrk]:
    return every_case(sizes, factors, upload=ON.upload, general=GENERAL, **more)


def function(name: str = NAME, library: Any = LIBRARY) -> Any:
    return signature(name)((name, library))


def behind(place: SiteStruct, name: str = NAME) -> Any:
    """The function that the pass calls, with its site."""
    whole = signature(name, site=True)((f"mixpert_{name}", LIBRARY))
    return partial(whole, ctypes.addressof(place))


def results() -> None:
    """Both widths, behind a site or not; every size, factor, triangle and orientation."""
    handle, names = new_handle(), (NAME, f"{NAME}_64")
    places = [site(name) for name in names]
    ways = [*map(function, names), *map(behind, places, names)]
    few = ((-0.75, 0.5),)
    calls = (*cases(SMALL), *cases(PACKED, few))
    for number, call in enumerate(calls):
        way = ways[(number + number // len(ways)) % len(ways)]  # each meets every orientation
        assert call.run(way, handle) == 0, call
        call.check_close(EXACT)


def one_matrix() -> None:
    """B is A, in a product that is large enough to compute half of and mirror: not here."""
    handle = new_handle()
    for uplo in (LOWER, UPPER):
        call = Call(1600, 27000, uplo=uplo, data=normal)
        call.b, call.device_b = call.a, call.device_a
        assert call.run(function(), handle) == 0
        call.check_close(3e-6)


def bits() -> None:
    """Rounded sums, on a GPU: the processor's bits."""
    handle, scheme = new_handle(), os.environ[settings.SCHEME]
    sizes, few = ((33, 70), (130, 400), (129, 2000), (700, 1500)), ((-0.75, 0.5), (1.0, 0.0))
    for call in cases(sizes, few, data=normal):
        assert call.run(function(), handle) == 0, call
        call.check_bits(scheme)


def close() -> None:
    """Rounded sums of a product that is large enough for `auto`."""
    handle = new_handle()
    for uplo in (LOWER, UPPER):
        call = Call(3000, 2500, 0.5, 2.0, uplo, data=normal)
        assert call.run(function(), handle) == 0
        call.check_close(3e-6)


def graph() -> None:
    """On a GPU: the first call of the process inside a capture, replayed on other numbers."""
    import cupy

    lane, handle = cupy.cuda.Stream(non_blocking=True), new_handle()
    assert ON.cublas.cublasSetStream_v2(ctypes.c_void_p(handle), ctypes.c_void_p(lane.ptr)) == 0
    call = Call(256, 3000, 0.5, 0.25)
    cupy.cuda.Device().synchronize()
    with lane:
        lane.begin_capture(cupy.cuda.runtime.streamCaptureModeGlobal)
        status = call.run(function(), handle)
        captured = lane.end_capture()
    assert status == 0
    for seed in (1, 2):
        fresh = Call(256, 3000, 0.5, 0.25, seed=seed)
        cupy.cuda.Device().synchronize()
        with lane:
            call.device_a[...], call.device_c[...] = fresh.device_a, fresh.device_c
            call.device_b[...] = fresh.device_b
            captured.launch()
        lane.synchronize()
        fresh.device_c = call.device_c
        fresh.check_close(EXACT)


def panels() -> None:
    """One that does not fit into the workspace at once."""
    handle = new_handle()
    for uplo in (LOWER, UPPER):
        call = Call(300, 1100, 0.5, 2.0, uplo, TRANSPOSED, pad=3)
        assert call.run(function(), handle) == 0
        call.check_close(EXACT)


def checked() -> None:
    """Numbers whose sums are rounded, at one place, one triangle after the other."""
    handle = new_handle()
    for uplo in (UPPER, LOWER):
        call = Call(150, 400, 1.0, 0.0, uplo, pad=1, data=normal)
        assert call.run(function(), handle) == 0
        call.check_other_side()  # the check has been made by the time that it is read


def once() -> None:
    """One call, large enough to be packed."""
    call = Call(200, 900, uplo=UPPER)
    assert call.run(function(), new_handle()) == 0
    call.check_close(EXACT)


def conjugated() -> None:
    """CUBLAS_OP_C, which for real matrices is a transpose: what cuBLAS says of it."""
    handle, ours, theirs = (new_handle(), *(Call(33, 70, trans=2) for _ in range(2)))
    statuses = [
        call.run(function(library=library), handle)
        for call, library in ((ours, LIBRARY), (theirs, ON.cublas))
    ]
    assert statuses == [0, 0]
    for call in (ours, theirs):
        call.check_close(EXACT)


def numbered() -> None:
    """A site whose packings other calls may share, twice: it packs its own."""
    handle, place = new_handle(), site("numbered", REUSES_BOTH)
    place.packings = 1 | 1 << 16
    for seed in range(2):
        call = Call(130, 1100, seed=seed)
        assert call.run(behind(place), handle) == 0
        call.check_close(EXACT)


def empty() -> None:
    """No rows, or no k: nothing, or beta * C."""
    handle = new_handle()
    for n, k, beta in ((0, 5, 0.0), (4, 0, 0.5), (4, 0, 0.0)):
        call = Call(n, k, 1.0, beta)
        assert call.run(function(), handle) == 0
        call.check_close(EXACT)


def scalars() -> None:
    """alpha and beta where the handle says."""
    handle = new_handle()
    assert ON.cublas.cublasSetPointerMode_v2(ctypes.c_void_p(handle), DEVICE_SCALARS) == 0
    for call in cases(((40, 60),)):
        held = ON.upload(np.array([call.alpha, call.beta], np.float32))
        at = address(held)
        assert call.run(function(), handle, (at, at + 4)) == 0, call
        call.check_close(EXACT)


def bad_arguments() -> None:
    """cuBLAS's own status codes, and nothing written."""
    handle, call = new_handle(), Call(4, 3)
    one = ctypes.c_float(1.0)
    good = call.arguments(handle, (ctypes.addressof(one), ctypes.addressof(one)))
    beta, ldc = (10, 12) if GENERAL else (8, 10)
    wrong: dict[str, dict[int, int | None]] = {
        "uplo": {1: 2}, "uplo below": {1: -1}, "trans": {2: 7}, "n": {3: -1}, "k": {4: -1},
        "alpha": {5: None}, "lda": {7: 3}, "lda of 0": {7: 0}, "lda transposed": {2: 1, 7: 2},
        "beta": {beta: None}, "ldc": {ldc: 3}, "handle": {0: None},
    }  # fmt: skip
    if GENERAL:
        wrong["ldb"] = {9: 3}
    for what, changes in wrong.items():
        changed = [changes.get(index, value) for index, value in enumerate(good)]
        ours, theirs = (function(library=x)(*changed) for x in (LIBRARY, ON.cublas))
        assert ours == theirs != 0, f"{what}: {ours} instead of {theirs}"
    np.testing.assert_array_equal(call.result(), call.before)


def chain() -> None:
    """A GEMM writes all of C, a syrk one side of it, and a GEMM reads it."""
    handle, first, second = new_handle(), Call(8, 8), Call(8, 8)
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
    side = site("side")
    assert second.run(behind(side), handle) == 0
    multiply(site("reader"), c, address(first.device_c))


def first_interface() -> None:
    """cublasSsyrk without a handle."""
    call = Call(5, 3, 0.5, 2.0, UPPER, TRANSPOSED)
    LIBRARY.cublasSsyrk.restype = None
    LIBRARY.cublasSsyrk(
        ctypes.c_char(b"U"), ctypes.c_char(b"T"), 5, 3, ctypes.c_float(call.alpha),
        ctypes.c_void_p(address(call.device_a)), call.lda, ctypes.c_float(call.beta),
        ctypes.c_void_p(address(call.device_c)), call.ldc,
    )  # fmt: skip
    call.check_close(EXACT)


SCENARIOS = {
    f.__name__: f
    for f in (
        results,
        one_matrix,
        bits,
        close,
        graph,
        panels,
        checked,
        once,
        conjugated,
        numbered,
        empty,
        scalars,
        bad_arguments,
        chain,
        first_interface,
    )
}

if __name__ == "__main__":
    SCENARIOS[SCENARIO]()
