"""cublasLtMatmul's epilogues through libmixpert, one scenario a process (settings are read once).

``python lt_child.py SCENARIO gpu|CUBLASLT``: on a GPU, or on host memory with the fake cuBLASLt and
driver of tests/preload. An assertion that fails ends it with a traceback. Tests there and in gpu/
start it with MIXPERT_* set and read what the runtime wrote.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parent / "gpu"))

from call_sites import site
from lt_cases import (
    AUX,
    BIAS,
    BIAS_GRADIENT,
    CLOSE,
    CUBLASLT_CLOSE,
    DEFAULT,
    GELU,
    GRADIENT_A,
    GRADIENT_B,
    RELU,
    RELU_SLOPE,
    LtCall,
    cases,
    matmul_type,
)

from mixpert import native, settings

NAME = "cublasLtMatmul"
BARELY_EMULATED = 1024, 2048, 512
"""Under `auto`; a pass over D more and it is native, on the fake device of tests/preload."""


@dataclass(frozen=True)
class Machine:
    """The cuBLASLt to call, how an array becomes one that it reads, and a handle."""

    library: Any
    upload: Callable[[Any], Any]
    handle: int

    def call(self, *arguments: Any, **options: Any) -> LtCall:
        return LtCall(self.library, self.upload, *arguments, **options)


def machine() -> Machine:
    if sys.argv[2] != "gpu":
        library, *_ = (ctypes.CDLL(name, mode=ctypes.RTLD_GLOBAL) for name in sys.argv[2:])
        return Machine(library, lambda array: array, 1)
    import cupy
    from cublas_calls import load_cublas

    library, handle = load_cublas("libcublasLt"), ctypes.c_void_p()
    assert library.cublasLtCreate(ctypes.byref(handle)) == 0
    assert handle.value
    return Machine(library, cupy.asarray, handle.value)


ON = machine()
OURS = matmul_type()((NAME, native.load()))
THEIRS = matmul_type()((NAME, ON.library))
SITE_FORM = matmul_type(site=True)((f"mixpert_{NAME}", native.load()))


def results() -> None:
    """Every epilogue, behind a site or not; prints how many calls were accepted.

    What runs natively may be refused, as cuBLASLt alone refuses it.
    """
    place, accepted = site("lt"), 0
    natively = os.environ.get(settings.SCHEME) == "native"
    for number, call in enumerate(cases(ON.library, ON.upload)):
        expected = replace(call).run(THEIRS, ON.handle) if natively else 0
        if number % 2:
            status = call.run(OURS, ON.handle)
        else:
            status = call.run(SITE_FORM, ON.handle, ctypes.addressof(place))
        assert status == expected, f"{call}: {status}, not {expected}"
        if status == 0:
            accepted += 1
            call.check(CUBLASLT_CLOSE if natively else CLOSE)
    print(accepted)


def native_results() -> None:
    """What cuBLASLt itself gives is what the tests expect."""
    for call in cases(ON.library, ON.upload):
        status = call.run(THEIRS, ON.handle)
        print(f"{call}: status {status}")
        if status == 0:
            call.check(CUBLASLT_CLOSE)


def refused() -> None:
    """Epilogues that cuBLASLt refuses get its status; nothing of ours is written."""
    wrong = {
        "without a bias": ON.call(BIAS, 8, 4, 16, missing="bias"),
        "without a place for the mask": ON.call(RELU | AUX, 8, 4, 16, missing="aux"),
        "without GELU's input": ON.call(GELU | AUX, 8, 4, 16, missing="aux"),
        "without the mask": ON.call(RELU_SLOPE | AUX, 8, 4, 16, missing="aux"),
        "sums of a transposed A": ON.call(GRADIENT_A, 8, 4, 16, trans_a=True),
        "sums of a B as stored": ON.call(GRADIENT_B, 8, 4, 16),
        "no epilogue": ON.call(3, 8, 4, 16),
    }
    for what, call in wrong.items():
        theirs = replace(call).run(THEIRS, ON.handle)
        assert call.run(OURS, ON.handle) == theirs, what
        print(f"{what}: {theirs}")


def panels() -> None:
    """One that does not fit into the workspace at once: the mask of its parts, and one sum."""
    for epilogue in (
        RELU | AUX | BIAS,
        RELU_SLOPE | AUX | BIAS_GRADIENT,
        GELU | AUX | BIAS,
        GRADIENT_A,
    ):
        call = ON.call(epilogue, 260, 140, 1100, beta=0.5, pad=4)
        assert call.run(OURS, ON.handle) == 0
        call.check()


def epilogue_decides() -> None:
    """A product that a pass over D makes too slow to emulate under `auto`, and then it alone."""
    rows, columns, depth = BARELY_EMULATED
    for epilogue in (BIAS, DEFAULT):
        call = ON.call(epilogue, rows, columns, depth, alpha=0.0)
        assert call.run(OURS, ON.handle) == 0


def lost_handle() -> None:
    """On the fake cuBLAS: our own handle dies between two calls, as by cudaDeviceReset."""
    for seed in range(2):
        call = ON.call(BIAS, 8, 4, 16, seed=seed)
        assert call.run(OURS, ON.handle) == 0
        call.check()
        ctypes.CDLL(sys.argv[3]).fake_reset()


def captured(before: bool) -> None:
    """On a GPU: a call inside a capture, replayed on other numbers."""
    import cupy

    lane = cupy.cuda.Stream(non_blocking=True)
    for epilogue in (RELU | AUX | BIAS, GELU | AUX | BIAS, RELU_SLOPE | AUX | BIAS_GRADIENT):
        call = ON.call(epilogue, 256, 130, 700, pad=4)
        if before:
            assert call.run(OURS, ON.handle) == 0
        cupy.cuda.Device().synchronize()
        with lane:
            lane.begin_capture(cupy.cuda.runtime.streamCaptureModeGlobal)
            status = call.run(OURS, ON.handle, stream=lane.ptr)
            graph = lane.end_capture()
        assert status == 0
        fresh = ON.call(epilogue, 256, 130, 700, pad=4, seed=1)
        cupy.cuda.Device().synchronize()
        with lane:
            for name, array in call.device.items():
                array[...] = fresh.device[name]
            graph.launch()
        lane.synchronize()
        fresh.device = call.device
        fresh.check()


def graph_alone() -> None:
    captured(before=True)


def graph_graph() -> None:
    captured(before=False)


_ALL = (
    results, native_results, refused, panels, epilogue_decides, lost_handle, graph_alone,
    graph_graph,
)  # fmt: skip
SCENARIOS = {scenario.__name__: scenario for scenario in _ALL}

if __name__ == "__main__":
    SCENARIOS[sys.argv[1]]()
