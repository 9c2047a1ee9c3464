"""Calls libmixpert's cuBLAS entry points; one scenario a process, whose settings are read once.

``python cublas_child.py SCENARIO [DIRECTORY]``: an assertion that fails ends it with a traceback.
test_cublas_entry.py starts it with MIXPERT_* set and reads what the runtime wrote.
"""

from __future__ import annotations

import ctypes
import itertools
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import cupy as cp
import numpy as np
from call_sites import SINK, site
from cublas_calls import (
    CUBLAS,
    DEVICE_SCALARS,
    ENTRIES,
    Call,
    assert_close,
    assert_same,
    check_int8,
    checker,
    device_memory,
    entry,
    in_double,
    new_handle,
)

from mixpert import settings

SIZES = ((1, 1, 1), (64, 48, 32), (129, 130, 131), (300, 200, 700), (512, 512, 2050))
FACTORS = ((1.0, 0.0), (-0.75, 0.5), (1.0, 1.0), (0.0, 0.5), (0.0, 0.0))


def scheme_in_force() -> str:
    return os.environ[settings.SCHEME]


def results(_directory: Path) -> None:
    """Every entry point, size, transpose and factor."""
    scheme, handle = scheme_in_force(), new_handle()
    transposes = list(itertools.product((False, True), repeat=2))
    for number, (name, sizes, factors) in enumerate(itertools.product(ENTRIES, SIZES, FACTORS)):
        trans_a, trans_b = transposes[number % 4]
        batch = 3 if "Batched" in name else 1
        call = Call(
            *sizes, *factors, trans_a, trans_b, batch, name, site(name) if number % 2 else None,
            pad=number % 3, seed=number,
        )  # fmt: skip
        assert call.run(handle) == 0, call
        checker(scheme)(call, scheme)


def empty(_directory: Path) -> None:
    """m, n, k or the batch 0: nothing, or beta * C."""
    scheme, handle = scheme_in_force(), new_handle()
    for sizes, beta in itertools.product(((0, 5, 5), (5, 0, 5), (5, 6, 0)), (0.0, 0.5)):
        for name in ENTRIES:
            call = Call(*sizes, 1.0, beta, name=name)
            twin = Call(*sizes, 1.0, beta, name=name)
            assert call.run(handle) == twin.run(handle, emulated=False) == 0, call
            assert_same(call.result(), twin.result(), call)
    call = Call(4, 4, 4, batch=1, name="cublasSgemmStridedBatched")
    before = call.result()
    call.batch = 0
    assert call.run(handle) == 0
    assert_same(call.result(), before, scheme)


def device_scalars(_directory: Path) -> None:
    """alpha and beta in device memory, beta = 0 over NaN among them."""
    scheme, handle = scheme_in_force(), new_handle()
    assert CUBLAS.cublasSetPointerMode_v2(ctypes.c_void_p(handle), DEVICE_SCALARS) == 0
    for factors in FACTORS:
        call = Call(130, 70, 200, *factors)
        scalars = cp.asarray(factors, dtype=np.float32)
        at = scalars.data.ptr
        assert call.run(handle, scalars=(at, at + 4)) == 0
        cp.cuda.Device().synchronize()
        if scheme.startswith("int8:"):
            check_int8(call, scheme)
        else:
            exact, scale = in_double(call)
            assert_close(call.result(), exact, 1e-5 * scale, call)


def streams(_directory: Path) -> None:
    """Work waits for what its stream did before, and two streams do not disturb each other."""
    scheme = scheme_in_force()
    lanes = [cp.cuda.Stream(non_blocking=True) for _ in range(3)]
    calls = [Call(400 + 16 * i, 380, 900, 1.5, seed=i) for i in range(len(lanes))]
    handles = [new_handle(lane) for lane in lanes]
    cp.cuda.Device().synchronize()
    for call, handle, lane in zip(calls, handles, lanes, strict=True):
        with lane:
            late = call.device[0].copy()
            call.device[0].fill(0)
            call.device[0][...] = late  # queued just before the GEMM that reads it
        assert call.run(handle) == 0
    cp.cuda.Device().synchronize()
    for call in calls:
        checker(scheme)(call, scheme)


COMMON = ("handle", "transa", "transb", "m", "n", "k", "alpha")
NAMES = {
    "cublasSgemm_v2": ("a", "lda", "b", "ldb", "beta", "c", "ldc"),
    "cublasSgemmStridedBatched": (
        "a", "lda", "stridea", "b", "ldb", "strideb", "beta", "c", "ldc", "stridec", "batch",
    ),
}  # fmt: skip
"""What the arguments of each function are called, after the common ones."""
WRONG: tuple[tuple[str, int | None], ...] = (
    ("m", -1), ("n", -1), ("k", -1), ("transa", 7), ("transb", -3), ("lda", 3), ("ldb", 3),
    ("ldc", 3), ("lda", 0), ("handle", None), ("alpha", None), ("beta", None),
)  # fmt: skip
NULL_ENDS = ("cublasSgemmStridedBatched",)
"""Functions that a null pointer in the place of handle or factors may end with a signal."""


def bad_arguments(_directory: Path) -> None:
    """cuBLAS's own status codes, of each function."""
    call, one = Call(4, 4, 4), ctypes.c_float(1.0)
    a, b, c = (x.data.ptr for x in call.device)
    good: dict[str, int | None] = {
        "handle": new_handle(), "transa": 0, "transb": 0, "m": 4, "n": 4, "k": 4, "a": a, "b": b,
        "c": c, "lda": 4, "ldb": 4, "ldc": 4, "stridea": 16, "strideb": 16, "stridec": 16,
        "batch": 1, "alpha": ctypes.addressof(one), "beta": ctypes.addressof(one),
    }  # fmt: skip
    for name, names in NAMES.items():
        for what, value in WRONG:
            if value is None and name in NULL_ENDS:
                continue
            arguments = [value if each == what else good[each] for each in COMMON + names]
            ours = entry(name, True)(None, *arguments)
            theirs = entry(name, False)(*arguments)
            assert ours == theirs != 0, f"{name}, {what} = {value}: {ours} instead of {theirs}"


def graph(_directory: Path) -> None:
    """The process's first call lies inside a capture; the graph is replayed on other data."""
    scheme = scheme_in_force()
    lane = cp.cuda.Stream(non_blocking=True)
    handle = new_handle(lane)
    call = Call(640, 576, 3000, 0.5, 0.25, trans_a=True)
    cp.cuda.Device().synchronize()
    with lane:
        lane.begin_capture(cp.cuda.runtime.streamCaptureModeGlobal)
        status = call.run(handle)
        captured = lane.end_capture()
    assert status == 0
    for seed in range(3):
        fresh = Call(640, 576, 3000, 0.5, 0.25, trans_a=True, seed=seed)
        cp.cuda.Device().synchronize()
        with lane:
            for target, source in zip(call.device, fresh.device, strict=True):
                target[...] = source
            captured.launch()
        lane.synchronize()
        assert_same(call.result(), fresh.expected(scheme), f"replay {seed}")
    plain = Call(100, 100, 100)
    assert plain.run(handle) == 0
    lane.synchronize()
    checker(scheme)(plain, scheme)


def unpacked(_directory: Path, sizes: tuple[int, int, int] = (1536, 1024, 2000)) -> None:
    """Products that need as much as one that keeps all that the limit allows, each in a graph."""
    m, n, k = sizes
    sides = list(itertools.product([False, True], repeat=2))
    calls = [Call(m, n, k, 1.5, trans_a=ta, trans_b=tb) for ta, tb in sides]
    calls += [Call(m, n, k, -2.0, 0.5, ta, tb, pad=3, seed=1) for ta, tb in sides]
    strided = "cublasSgemmStridedBatched"
    calls += [Call(m // 2, n // 2, k, 1.5, 0.5, ta, tb, 2, strided, pad=1) for ta, tb in sides]
    lane = cp.cuda.Stream(non_blocking=True)
    handle = new_handle(lane)
    graphs = []
    cp.cuda.Device().synchronize()
    for call in calls:
        with lane:
            lane.begin_capture(cp.cuda.runtime.streamCaptureModeThreadLocal)
            status = call.run(handle)
            graphs.append(lane.end_capture())
        assert status == 0
    assert 0 < device_memory()[1] <= int(os.environ[settings.WORKSPACE_LIMIT])
    for call, captured in zip(calls, graphs, strict=True):
        with lane:
            captured.launch()
        lane.synchronize()
        exact, scale = in_double(call)
        assert_close(call.device[2].get(), exact, 1e-6 * scale, call)


def unpacked_small(directory: Path) -> None:
    """The same in a quarter of the arithmetic: racecheck follows each access to shared memory."""
    unpacked(directory, (1024, 768, 1100))


def in_eight_threads(work: Callable[[int], None]) -> None:
    """Threads of the host on the first GPU, each told its number; what fails in one fails here."""
    failures: list[str] = []

    def guarded(number: int) -> None:
        try:
            cp.cuda.Device(0).use()
            work(number)
        except BaseException as error:
            failures.append(f"thread {number}: {error!r}")

    workers = [threading.Thread(target=guarded, args=(number,)) for number in range(8)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert not failures, failures


def threads(_directory: Path) -> None:
    """Eight host threads, each with a handle and a stream of its own, one site for all."""
    scheme, shared = scheme_in_force(), site("shared.cu:1:1@all")

    def work(number: int) -> None:
        lane = cp.cuda.Stream(non_blocking=True)
        handle = new_handle(lane)
        with lane:
            for turn in range(8):
                call = Call(96 + number, 80, 64 * (turn + 1), 1.25, site=shared, seed=turn)
                lane.synchronize()
                assert call.run(handle) == 0
                lane.synchronize()
                checker(scheme)(call, scheme)

    in_eight_threads(work)


def bounded(_directory: Path) -> None:
    """Eight threads with four streams each, nothing waited for: the pool stays within its limit."""
    limit, most = int(os.environ[settings.WORKSPACE_LIMIT]), [0]

    def work(number: int) -> None:
        lanes = [cp.cuda.Stream(non_blocking=True) for _ in range(4)]
        handles = [new_handle(lane) for lane in lanes]
        calls = [Call(640 + 64 * number, 512, 768 + 128 * i, seed=i) for i in range(4)]
        cp.cuda.Device(0).synchronize()
        for turn in range(20):
            assert calls[turn % 4].run(handles[turn % 4]) == 0
            most[0] = max(most[0], device_memory()[0])
        cp.cuda.Device(0).synchronize()
        for call in calls:
            exact, scale = in_double(call)
            assert_close(call.device[2].get(), exact, 1e-5 * scale, call)

    in_eight_threads(work)
    assert 0 < most[0] <= limit, most
    assert device_memory()[1] == 0


def chain(_directory: Path) -> None:
    """Two sites, the first's output the second's A; three calls of the first."""
    handle = new_handle()
    first = Call(128, 128, 1500, site=site("child.cu:1:1@main"))  # long enough to be packed
    second = Call(128, 64, 128, site=site("child.cu:2:1@main"))
    second.device[0] = first.device[2]
    for _ in range(3):
        assert first.run(handle) == 0
    assert second.run(handle) == 0
    cp.cuda.Device().synchronize()


def repeated(_directory: Path) -> None:
    """One site four times, each call after the device has finished the one before."""
    handle, place = new_handle(), site("child.cu:9:1@main")
    for number in range(4):
        trans_a, trans_b = divmod(number, 2)
        call = Call(96, 80, 5000, 0.5, 0.25, bool(trans_a), bool(trans_b), site=place, pad=number)
        assert call.run(handle) == 0
        cp.cuda.Device().synchronize()


CUT = ((512, 4460, 1022, True, False), (1245, 1792, 926, True, True),
       (2722, 1024, 663, False, False), (384, 6676, 2080, True, True))  # fmt: skip
"""Of which cuBLAS cuts k into more parts than their sizes tell."""


def parts_of_k(_directory: Path) -> None:
    """No larger errors than cuBLAS's on uniform data; the first call lies inside a capture."""
    handle, lane = new_handle(), cp.cuda.Stream(non_blocking=True)
    CUBLAS.cublasSetStream_v2(ctypes.c_void_p(handle), ctypes.c_void_p(lane.ptr))
    rng = cp.random.default_rng(7)
    for m, n, k, trans_a, trans_b in CUT:
        call = Call(m, n, k, trans_a=trans_a, trans_b=trans_b)
        for operand in call.device[:2]:
            operand[...] = 2 * rng.random(operand.size, dtype=cp.float32) - 1
        a, b = (x.astype(float) for x in call.device[:2])
        left = a.reshape(m, k) if trans_a else a.reshape(k, m).T
        right = b.reshape(k, n) if trans_b else b.reshape(n, k).T
        exact, errors = left @ right, []
        cp.cuda.runtime.deviceSynchronize()
        for emulated in (True, False):
            with lane:
                lane.begin_capture(cp.cuda.runtime.streamCaptureModeGlobal)
                assert call.run(handle, emulated) == 0
                lane.end_capture().launch()
            lane.synchronize()
            got = call.device[2].reshape(n, m).T
            errors.append(float(cp.linalg.norm(got - exact) / cp.linalg.norm(exact)))
        assert errors[0] <= errors[1], (call, errors)


def sinks(directory: Path) -> None:
    """A sink with padding and a batched one; what they computed is kept for comparison."""
    handle = new_handle()
    calls = [
        Call(60, 50, 40, 1.0, 0.5, site=site("sink.cu:1:1@f", SINK), pad=3),
        Call(33, 20, 40, 1.0, 0.0, batch=3, name="cublasSgemmStridedBatched",
             site=site("sink.cu:2:1@f", SINK)),
        Call(10, 10, 10, site=site("other.cu:3:1@f")),
    ]  # fmt: skip
    for number, call in enumerate(calls):
        assert call.run(handle) == 0
        p = call.problem()
        columns = call.result().reshape(call.batch, p.n, p.ldc)
        np.save(directory / f"call{number}.npy", np.ascontiguousarray(columns[:, :, : p.m]))


HARD_AND_USUAL = site("hard"), site("usual")  # that are there at the end of the process


def small_elements(_directory: Path) -> None:
    """Both ends of FP32's range in both operands, and usual ones, each twice at a site."""
    handle = new_handle()
    hard, usual = HARD_AND_USUAL
    for where in (hard, hard, usual, usual):
        call = Call(1024, 1024, 1024, site=where)
        if where is hard:
            rng = np.random.default_rng(4)
            for matrix, host in zip(call.device, call.host[:2], strict=False):
                host[:] = np.ldexp(
                    rng.uniform(1, 2, host.shape), rng.choice([-123, 57], host.shape)
                )
                matrix.set(host)
        assert call.run(handle) == 0
        cp.cuda.runtime.deviceSynchronize()


SCENARIOS = {
    f.__name__: f
    for f in (
        results,
        empty,
        device_scalars,
        streams,
        bad_arguments,
        graph,
        unpacked,
        unpacked_small,
        threads,
        bounded,
        chain,
        repeated,
        parts_of_k,
        sinks,
        small_elements,
    )
}

if __name__ == "__main__":
    SCENARIOS[sys.argv[1]](Path(sys.argv[2]))
