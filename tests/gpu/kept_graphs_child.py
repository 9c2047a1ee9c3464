"""Calls that come again, which are launched as kept graphs, against calls that are not.

``python kept_graphs_child.py SCENARIO``. A call with memory of its own, which comes once, is
launched as usual: it gives the bits that the call at hand must have.
"""

from __future__ import annotations

import ctypes
import sys
import threading
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[1]))
import cupy as cp
import numpy as np
from call_sites import site
from cublas_calls import CUBLAS, DEVICE_SCALARS, entry, new_handle
from gemm_cases import DATA

SHAPE = (1024, 1000, 900)
KINDS = ("uniform", "wide", "uniform", "nonfinite", "zero_rows", "uniform", "normal", "wide")
TIMES = 8
KEPT: list[Any] = []
"""Memory of calls that come once, so that no other call has it."""
SITE = site("kept.cu:1:1@f")


class Product:
    """C = alpha A B + beta C on device memory, again and again."""

    def __init__(self, shape: tuple[int, int, int] = SHAPE, stream: Any = None) -> None:
        self.m, self.n, self.k = shape
        self.stream = stream or cp.cuda.Stream.null
        self.handle = new_handle(stream)
        sizes = (self.m * self.k, self.k * self.n, self.m * self.n)
        self.a, self.b, self.c = (cp.zeros(size, cp.float32) for size in sizes)
        self.alpha, self.beta = ctypes.c_float(1), ctypes.c_float(0)
        cp.cuda.runtime.deviceSynchronize()  # CuPy's own work is on another stream

    def fill(self, kind: str, seed: int) -> None:
        """New A and B in place; some NaN in a C that is not read."""
        rng = np.random.default_rng(seed)
        self.a[:] = cp.asarray(DATA[kind](rng, self.m, self.k).T.ravel())
        self.b[:] = cp.asarray(DATA["uniform"](rng, self.n, self.k).ravel())
        cp.cuda.runtime.deviceSynchronize()

    def queue(
        self, addresses: tuple[int, int, int], scalars: tuple[int, int] | None = None
    ) -> None:
        alpha, beta = scalars or (ctypes.addressof(self.alpha), ctypes.addressof(self.beta))
        a, b, c = addresses
        status = entry("cublasSgemm_v2", emulated=True)(
            ctypes.addressof(SITE), self.handle, 0, 0, self.m, self.n, self.k, alpha, a, self.m, b,
            self.k, beta, c, self.m,
        )  # fmt: skip
        assert status == 0

    def call(self, scalars: tuple[int, int] | None = None) -> None:
        self.queue((self.a.data.ptr, self.b.data.ptr, self.c.data.ptr), scalars)

    def once(self, scalars: tuple[int, int] | None = None) -> Any:
        """The C of a call with memory of its own, of the C that there is now."""
        cp.cuda.runtime.deviceSynchronize()
        own = [x.copy() for x in (self.a, self.b, self.c)]
        KEPT.extend(own)
        cp.cuda.runtime.deviceSynchronize()
        self.queue((own[0].data.ptr, own[1].data.ptr, own[2].data.ptr), scalars)
        cp.cuda.runtime.deviceSynchronize()
        return own[2]

    def compare(self, expected: Any, what: object) -> None:
        cp.cuda.runtime.deviceSynchronize()
        got, right = self.c.view(cp.int32), expected.view(cp.int32)
        different = int((got != right).sum())
        assert different == 0, f"{what}: {different} of {got.size} values differ"


def data() -> None:
    """Wide data after narrow ones, NaN, zeros: the guard decides anew in each launch."""
    for beta in (0.0, 1.0):
        product = Product()
        product.beta.value = beta
        for turn, kind in enumerate(KINDS * 2):
            product.fill(kind, turn)
            product.c[:] = cp.nan if beta == 0 else 1 + turn
            expected = product.once()
            product.call()
            product.compare(expected, (kind, turn, beta))


def scalars() -> None:
    """New values at the same addresses, in host memory and in the device's."""
    product, on_device = Product(), cp.zeros(2, cp.float32)
    product.fill("uniform", 1)
    addresses = (on_device.data.ptr, on_device.data.ptr + 4)
    for device in (False, True):
        CUBLAS.cublasSetPointerMode_v2(ctypes.c_void_p(product.handle), DEVICE_SCALARS * device)
        for turn in range(6 * TIMES):
            alpha, beta = 1.0 + turn % 3, float(turn % 2)
            product.alpha.value, product.beta.value = alpha, beta
            on_device[:] = cp.asarray([alpha, beta], cp.float32)
            product.c[:] = turn
            expected = product.once(addresses if device else None)
            product.call(addresses if device else None)
            product.compare(expected, (device, turn))


def streams() -> None:
    """Two streams that take turns, each with its own C, then both with one, in order."""
    products = [Product(stream=cp.cuda.Stream(non_blocking=True)) for _ in range(2)]
    for seed, product in enumerate(products):
        product.fill("uniform", seed)
    expected = [product.once() for product in products]
    for product in products:
        product.c[:] = cp.nan
    cp.cuda.runtime.deviceSynchronize()
    for _ in range(20 * TIMES):
        for product in products:
            product.call()
    for product, right in zip(products, expected, strict=True):
        product.compare(right, "turns")
    first, second = products
    second.a, second.b, second.c = first.a, first.b, first.c
    for _ in range(5 * TIMES):
        for product, other in ((first, second), (second, first)):
            product.call()
            other.stream.wait_event(product.stream.record())
    first.compare(expected[0], "one after the other")


def threads() -> None:
    """With the same A and B, each into its own C."""
    source = Product()
    source.fill("wide", 3)
    expected, failures = source.once(), []

    def work() -> None:
        product = Product(stream=cp.cuda.Stream(non_blocking=True))
        product.a, product.b = source.a, source.b
        for _ in range(10 * TIMES):
            product.call()
        product.stream.synchronize()
        if not bool((product.c.view(cp.int32) == expected.view(cp.int32)).all()):
            failures.append(1)

    workers = [threading.Thread(target=work) for _ in range(6)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert not failures


def captures() -> None:
    """A call whose graph is kept is captured, while others are kept and launched."""
    product = Product(stream=cp.cuda.Stream(non_blocking=True))
    product.fill("uniform", 1)
    for _ in range(TIMES):
        product.call()
    product.stream.synchronize()
    for mode in (cp.cuda.runtime.streamCaptureModeGlobal, cp.cuda.runtime.streamCaptureModeRelaxed):
        beside = Product(stream=cp.cuda.Stream(non_blocking=True))
        beside.fill("normal", 2)
        right = beside.once()
        product.stream.begin_capture(mode=mode)
        product.call()
        for _ in range(TIMES):
            beside.call()
        graph = product.stream.end_capture()
        beside.compare(right, "beside a capture")
        for turn, kind in enumerate(KINDS):
            product.fill(kind, turn)
            expected = product.once()
            for replayed in (True, False):
                product.c[:] = cp.nan
                cp.cuda.runtime.deviceSynchronize()
                graph.launch(product.stream) if replayed else product.call()
                product.compare(expected, (mode, kind, replayed))


def many() -> None:
    """More calls than graphs are kept of."""
    product = Product((1024, 1024, 256))
    product.fill("uniform", 1)
    expected, places = product.once(), [cp.empty_like(product.c) for _ in range(300)]
    a, b = product.a.data.ptr, product.b.data.ptr
    for _ in range(2):
        for place in places:
            for _ in range(TIMES):
                product.queue((a, b, place.data.ptr))
    cp.cuda.runtime.deviceSynchronize()
    for place in places:
        assert bool((place.view(cp.int32) == expected.view(cp.int32)).all())


if __name__ == "__main__":
    globals()[sys.argv[1]]()
