"""cuBLAS's names of libmixpert beside settings of the handle, aliases, arrays and groups.

``python semantics_child.py SCENARIO``: as cublas_child.py, started by test_cublas_semantics.py.
"""

from __future__ import annotations

import ctypes
import itertools
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import cupy as cp
import numpy as np
from cublas_calls import CUBLAS, ENTRIES, Call, assert_close, check_int8, in_double, new_handle

from mixpert import native

SCHEME = "int8:2,2,2"
BATCH = 5
BF16X9_MATH, BF16X9_COMPUTE, PERFORMANT = 4, 78, 1
MATH_MODES = {256: 0, 288: 1, 320: 2, 352: 3}
"""By m, which tells the calls apart in the trace: default, tensor operations, pedantic, TF32."""
CLOSE = 1e-5  # of |A| |B|; TF32 is off by more, one piece of BF16 by far more
_LIBRARY = native.load()


def pointers(arrays: list[Any]) -> Any:
    """Their addresses, in device memory."""
    return cp.asarray(np.array([array.data.ptr for array in arrays], np.uint64))


def handle_settings() -> None:
    """A workspace and the atomics mode of the handle change nothing of what is emulated."""
    handle, memory = ctypes.c_void_p(new_handle()), cp.cuda.alloc(32 << 20)
    for bytes_, atomics in itertools.product((0, 1 << 20, 32 << 20), (0, 1)):
        address = ctypes.c_void_p(memory.ptr if bytes_ else None)
        assert CUBLAS.cublasSetWorkspace_v2(handle, address, ctypes.c_size_t(bytes_)) == 0
        assert CUBLAS.cublasSetAtomicsMode(handle, atomics) == 0
        for sizes in ((300, 200, 700), (1024, 1024, 1024)):
            call = Call(*sizes, 1.5, 0.5, seed=bytes_)
            assert call.run(handle.value or 0) == 0
            check_int8(call, SCHEME)


def aliases() -> None:
    """A and B may be one matrix, whole or in part."""
    handle, size = new_handle(), 640
    for trans_a, trans_b in itertools.product((False, True), repeat=2):
        call = Call(size, size, size, 1.0, 0.0, trans_a, trans_b)
        call.host[1], call.device[1] = call.host[0], call.device[0]
        assert call.run(handle) == 0
        check_int8(call, SCHEME)


def arrays() -> None:
    """Batches given as arrays of pointers, every transpose and factor."""
    handle, transposes = new_handle(), itertools.cycle(itertools.product((False, True), repeat=2))
    for factors, sizes in itertools.product(
        ((1.0, 0.0), (-0.75, 0.5), (0.0, 0.5)), ((64, 48, 32), (130, 257, 300), (512, 512, 640))
    ):
        trans = next(transposes)
        calls = [Call(*sizes, *factors, *trans, seed=i) for i in range(BATCH)]
        lists = [pointers([call.device[operand] for call in calls]) for operand in range(3)]
        p, scalars = calls[0].problem(), [ctypes.c_float(x) for x in factors]
        status = _LIBRARY.cublasSgemmBatched(
            ctypes.c_void_p(handle), *map(int, trans), *sizes, ctypes.byref(scalars[0]),
            *(ctypes.c_void_p(lists[0].data.ptr), int(p.lda)),
            *(ctypes.c_void_p(lists[1].data.ptr), int(p.ldb)), ctypes.byref(scalars[1]),
            *(ctypes.c_void_p(lists[2].data.ptr), int(p.ldc)), BATCH,
        )  # fmt: skip
        assert status == 0
        for call in calls:
            check_int8(call, SCHEME)


class Groups:
    """Groups of products of the same sizes: 3, 2, none and 1 of them, or others."""

    shapes: Sequence[tuple[int, int, int]] = (
        (64, 48, 32),
        (100, 30, 200),
        (7, 7, 7),
        (512, 512, 640),
    )
    counts: Sequence[int] = (3, 2, 0, 1)
    factors: Sequence[tuple[float, float]] = ((1.0, 0.5), (-0.75, 0.0), (1.0, 1.0), (0.0, 2.0))
    trans = (False, False)

    def __init__(self, seed: int = 0) -> None:
        self.calls = [
            Call(*shape, *factors, *self.trans, seed=seed + i)
            for shape, factors, count in zip(self.shapes, self.factors, self.counts, strict=True)
            for i in range(count)
        ]
        self.lists = [pointers([call.device[i] for call in self.calls]) for i in range(3)]

    def arguments(self, typed: bool, scalars: tuple[Any, Any] | None = None) -> list[Any]:
        """Those that follow the handle; `scalars`: alphas and betas elsewhere."""

        def numbers(kind: Any, values: Any) -> Any:
            return (kind * len(self.shapes))(*values)

        m, n, k = (numbers(ctypes.c_int, column) for column in zip(*self.shapes, strict=True))
        turned = [numbers(ctypes.c_int, [int(t)] * len(self.shapes)) for t in self.trans]
        lda, ldb = (k if self.trans[0] else m), (n if self.trans[1] else k)
        alphas, betas = scalars or (
            numbers(ctypes.c_float, column) for column in zip(*self.factors, strict=True)
        )
        a, b, c = (ctypes.c_void_p(array.data.ptr) for array in self.lists)
        ends = [len(self.shapes), numbers(ctypes.c_int, self.counts)]
        if typed:
            return [*turned, m, n, k, alphas, a, 0, lda, b, 0, ldb, betas, c, 0, m, *ends, 68]
        return [*turned, m, n, k, alphas, a, lda, b, ldb, betas, c, m, *ends]

    def renew(self, seed: int) -> None:
        """Other data at the same addresses."""
        for i, call in enumerate(self.calls):
            other = Call(call.m, call.n, call.k, call.alpha, call.beta, *self.trans, seed=seed + i)
            call.host = other.host
            for there, here in zip(call.device, other.host, strict=True):
                there.set(here)


class Experts(Groups):
    """As of a mixture: tokens differ, of which some experts have none; two factors."""

    shapes = tuple((260, 37 * i % 301, 192) for i in range(40))
    counts = tuple(1 + (i % 7 == 0) for i in range(40))
    factors = tuple((1.0, 0.0) if i % 3 else (0.5, 1.0) for i in range(40))


class Gradients(Groups):
    """Of the weights of experts: k is the tokens."""

    shapes = tuple((131, 96, 3 + 29 * i % 401) for i in range(30))
    counts = (1,) * 30
    factors = ((1.0, 1.0),) * 30
    trans = (False, True)


class Equal(Groups):
    """Of one size, the rows of A not on 16 bytes."""

    shapes = ((99, 130, 257),) * 50
    counts = (1,) * 50
    factors = ((-1.5, 0.0),) * 50
    trans = (True, False)


def groups() -> None:
    """Each group is a batch; both functions."""
    handle = ctypes.c_void_p(new_handle())
    for name in ("cublasSgemmGroupedBatched", "cublasGemmGroupedBatchedEx"):
        every = Groups()
        typed = name.endswith("Ex")
        assert getattr(_LIBRARY, name)(handle, *every.arguments(typed)) == 0
        for call in every.calls:
            check_int8(call, SCHEME)


def groups_together() -> None:
    """Of many sizes, at once and in a captured graph that is launched again on other data."""
    stream = cp.cuda.Stream(non_blocking=True)
    handle = ctypes.c_void_p(new_handle(stream))
    for kind in (Experts, Gradients, Equal):
        every = kind()
        cp.cuda.Device().synchronize()
        arguments = every.arguments(typed=False)
        for seed in (0, 1000, 2000, 3000, 4000, 5000):  # the product is a kept graph at last
            every.renew(seed)
            cp.cuda.Device().synchronize()
            assert _LIBRARY.cublasSgemmGroupedBatched(handle, *arguments) == 0
            stream.synchronize()
            for call in every.calls if seed in (0, 5000) else every.calls[::9]:
                check_int8(call, SCHEME)
        with stream:
            stream.begin_capture(cp.cuda.runtime.streamCaptureModeThreadLocal)
            assert _LIBRARY.cublasSgemmGroupedBatched(handle, *arguments) == 0
            graph = stream.end_capture()
        for seed in (6000, 7000):
            every.renew(seed)
            cp.cuda.Device().synchronize()
            graph.launch(stream)
            stream.synchronize()
            for call in every.calls:
                check_int8(call, SCHEME)


def groups_elsewhere() -> None:
    """Scalars on the device, and groups that are illegal: as cuBLAS."""
    handle, every = ctypes.c_void_p(new_handle()), Groups()
    wrong = every.arguments(typed=False)
    wrong[4] = (ctypes.c_int * len(every.shapes))(32, -1, 7, 640)
    assert _LIBRARY.cublasSgemmGroupedBatched(handle, *wrong) == (
        CUBLAS.cublasSgemmGroupedBatched(handle, *wrong)
    )
    assert CUBLAS.cublasSetPointerMode_v2(handle, 1) == 0
    device = [
        cp.asarray(np.array(column, np.float32)) for column in zip(*Groups.factors, strict=True)
    ]
    scalars = tuple(ctypes.c_void_p(array.data.ptr) for array in device)
    arguments = every.arguments(typed=False, scalars=scalars)
    status = _LIBRARY.cublasSgemmGroupedBatched(handle, *arguments)
    assert status == CUBLAS.cublasSgemmGroupedBatched(handle, *arguments), status
    print("status of cuBLAS for scalars on the device:", status)


def product(m: int, handle: int, compute: int | None = None) -> Call:
    """m x 192 x 320 through a name of cuBLAS, checked; `compute` is that of cublasGemmEx."""
    name = "cublasSgemm_v2" if compute is None else "cublasGemmEx"
    call = Call(m, 192, 320, name=name)
    function = ctypes.CFUNCTYPE(ctypes.c_int, *ENTRIES[name])((name, _LIBRARY))
    scalars = (ctypes.c_float(1.0), ctypes.c_float(0.0))
    alpha, beta = map(ctypes.addressof, scalars)
    a, b, c = (array.data.ptr for array in call.device)
    head = (handle, 0, 0, m, call.n, call.k, alpha)
    if compute is None:
        status = function(*head, a, m, b, call.k, beta, c, m)
    else:
        status = function(*head, a, 0, m, b, 0, call.k, beta, c, 0, m, compute, -1)
    assert status == 0, f"{name}, m = {m}: status {status}"
    return call


def right(call: Call, close: float = CLOSE) -> None:
    """Close to the product in double precision."""
    exact, scale = in_double(call)
    assert_close(call.result(), exact, close * scale, call)


def handle_with(mode: int) -> int:
    """A handle in a math mode; 0 where this cuBLAS does not know the mode."""
    handle = new_handle()
    known = CUBLAS.cublasSetMathMode(ctypes.c_void_p(handle), mode) == 0
    return handle if known else 0


def math_modes() -> None:
    """Handles that were set to other arithmetic: tensor operations may be TF32's."""
    for m, mode in MATH_MODES.items():
        if handle := handle_with(mode):
            right(product(m, handle), 1e-2 if mode in (1, 3) else CLOSE)


def switches() -> None:
    """What asks for emulation in cuBLAS's own interface: math mode, strategy, compute type."""
    right(product(256, new_handle()))
    right(product(288, handle_with(BF16X9_MATH)))
    performant = handle_with(BF16X9_MATH)
    assert CUBLAS.cublasSetEmulationStrategy(ctypes.c_void_p(performant), PERFORMANT) == 0
    right(product(320, performant))
    right(product(352, new_handle(), BF16X9_COMPUTE))


def lifetimes() -> None:
    """A handle is destroyed while another lives; a child is forked, and uses the processor."""
    first, second = new_handle(), new_handle()
    before = product(256, first)
    cp.cuda.Device().synchronize()
    assert CUBLAS.cublasDestroy_v2(ctypes.c_void_p(first)) == 0
    after = product(288, second)
    child = os.fork()
    if child == 0:
        after.expected(SCHEME)
        os._exit(0)
    assert os.waitpid(child, 0) == (child, 0)
    for call in (before, after, product(320, second)):
        check_int8(call, SCHEME)


_ALL = (
    handle_settings, aliases, arrays, groups, groups_together, groups_elsewhere, math_modes,
    switches, lifetimes,
)  # fmt: skip

if __name__ == "__main__":
    {scenario.__name__: scenario for scenario in _ALL}[sys.argv[1]]()
    cp.cuda.Device().synchronize()
