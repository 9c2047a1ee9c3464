"""INT8 products in one run: squares under load and in bursts, kernels alone, skewed shapes.

``python benchmarks/int8_figures.py --seconds 1 --json figures.json`` on a GPU with nvcc: beside
cuBLAS in FP32 and TF32, the sm_80 kernels and the loop of `kernel_alone.py`.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import kernel_alone

from mixpert import native
from mixpert.errors import MixpertError
from mixpert.files import write_atomically
from mixpert.runtime import launcher, machine
from mixpert.runtime.load import observed
from mixpert.runtime.measure import Square, queue_of, time_in_turns, time_queue, time_sustained
from mixpert.scheme import NATIVE, Scheme

SIZES = (1024, 2048, 4096, 8192, 16384)
SMALL = (256, 512)
SCHEMES = ("int8:2,2,2", "int8:1,1,1", "int8:2,2")
TF32 = "tf32"
SKEWED = (
    (1024, 4096, 1024), (1024, 1024, 4096), (2048, 8192, 2048), (2048, 2048, 8192),
    (4096, 16384, 4096), (4096, 4096, 16384), (128, 8192, 8192), (8192, 128, 8192),
    (8192, 8192, 64), (16, 8192, 8192), (8192, 16, 8192), (4096, 16, 1024), (128, 128, 262144),
    (64, 64, 65536), (128, 128, 32768), (100, 100, 100000), (192, 192, 65536), (256, 256, 65536),
    (32, 32, 100000), (512, 512, 32768), (256, 256, 262144), (512, 512, 262144),
    (1024, 1024, 262144),
)  # fmt: skip
WARM = 0.3  # seconds of load before those that count
PAUSE, BURST = 0.3, 0.005  # seconds without load before a burst, and of the burst
TURNS = 5
RATE, TOPS = 3.0e6, 1600e6  # of the floor: bytes and operations a microsecond
TF32_MODE = 3  # CUBLAS_TF32_TENSOR_OP_MATH
LONGEST_READ_ONCE = 10**6  # k whose rows `pack` reads once
Row = dict[str, Any]
Shape = tuple[int, int, int]


def main() -> int:
    """Measure, print, write the record after every row."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="of load, for each figure")
    parser.add_argument(
        "--parts", default="skewed,packing,first,squares,sm80,alone", help="which, in which order"
    )
    parser.add_argument(
        "--shapes", type=shapes_of, default=SKEWED, help="skewed ones, as 512x512x32768,..."
    )
    parser.add_argument("--json", type=Path, required=True)
    options = parser.parse_args()
    parts = {
        "skewed": lambda seconds: skewed(seconds, options.shapes), "packing": packing,
        "first": first_calls, "squares": squares, "alone": alone, "sm80": squares_by_mma_sync,
    }  # fmt: skip
    record: dict[str, Any] = {
        **machine.measured_on(), "data": "uniform(-1, 1), no transposes, column-major",
    }  # fmt: skip
    failed = False
    for part in options.parts.split(","):
        record[part] = []
        try:
            for row in parts[part](options.seconds):
                record[part].append(row)
                print(part, *(f"{x:.4g}" if isinstance(x, float) else x for x in row.values()),
                      flush=True)  # fmt: skip
                write_atomically(options.json, json.dumps(record, indent=1) + "\n")
        except MixpertError as error:
            print(part, error, file=sys.stderr)
            failed = True
    return int(failed)


def shapes_of(text: str) -> list[Shape]:
    """m, n and k of products.

    Raises:
        ValueError: not three numbers each.
    """
    return [(m, n, k) for m, n, k in (map(int, one.split("x")) for one in text.split(","))]


def squares(seconds: float) -> Any:
    """Sizes by scheme, cuBLAS first, on the code path that the lowering takes."""
    for n in SIZES:
        yield from _square(n, ("native", TF32, *SCHEMES), 0, seconds)
    for n in SMALL:
        yield from _square(n, ("native", SCHEMES[0]), 0, seconds)


def squares_by_mma_sync(seconds: float) -> Any:
    """The same on the kernels for compute capability 8.0."""
    for n in SIZES[1:4]:
        yield from _square(n, SCHEMES[:1], 80, seconds)


def _square(n: int, names: tuple[str, ...], path: int, seconds: float) -> Any:
    device, square = launcher.current_device(path), Square.random(n, n, n)
    for name in names:
        scheme = NATIVE if name in ("native", TF32) else Scheme.parse(name)
        queue = queue_of(square, scheme, device)
        queue = in_tf32(queue) if name == TF32 else queue
        square.poison()
        timing, load = observed(lambda queue=queue: time_sustained(queue, seconds, WARM), seconds)
        time.sleep(PAUSE)
        burst = time_queue(queue, seconds=BURST, repeats=1).median
        work = 2e-9 * n**3
        yield {
            "n": n, "scheme": name, "ms": timing.median, "tflops": work / timing.median,
            "burst_tflops": work / burst, "error": square.relative_error(),
            **(asdict(load) if load else {}),
        }  # fmt: skip


def in_tf32(queue: Callable[[], None]) -> Callable[[], None]:
    """A queue of cublasSgemm that may use TF32."""
    from cupy.cuda import cublas
    from cupy.cuda.device import get_cublas_handle

    raw = get_cublas_handle()
    library = ctypes.CDLL(f"libcublas.so.{cublas.getVersion(raw) // 10000}")

    def in_tf32() -> None:
        library.cublasSetMathMode(ctypes.c_void_p(raw), TF32_MODE)
        queue()
        library.cublasSetMathMode(ctypes.c_void_p(raw), 0)

    return in_tf32


def alone(seconds: float) -> Any:
    """The kernel beside its loop, as much load before what counts."""
    for n in SIZES[1:]:
        yield dict(zip(kernel_alone.COLUMNS, kernel_alone.measured(n, SCHEMES[0], seconds),
                       strict=True))  # fmt: skip


def skewed(seconds: float, shapes: Sequence[Shape]) -> Any:
    """`int8:2,2,2` as chosen and cublasSgemm in turns, and the floor of what was chosen.

    Under load for so many seconds together, and in a burst.
    """
    device, scheme = launcher.current_device(0), Scheme.parse(SCHEMES[0])
    for m, n, k in shapes:
        square = Square.random(m, n, k)
        lowered = device.lower(square.problem, scheme.to_native(), 1.0, 0.0)
        square.poison()
        queues = [queue_of(square, NATIVE, device), queue_of(square, scheme, device)]
        of_turn = seconds / (2 * TURNS)
        times, load = observed(
            lambda queues=queues, of_turn=of_turn: time_in_turns(queues, TURNS, seconds=of_turn),
            seconds,
        )
        square.checked_error(scheme)
        native_us, us = (1e3 * statistics.median(one) for one in times)
        time.sleep(PAUSE)
        burst = time_in_turns(queues, TURNS, seconds=BURST)
        moved = moved_bytes(lowered, m, n, k)
        floor = max(moved / RATE, scheme.products * 2 * m * n * k / TOPS)
        yield {
            "m": m, "n": n, "k": k, "kernels": kernels_of(lowered), "mbyte": moved * 1e-6,
            "native_us": native_us, "us": us, "speedup": native_us / us, "floor_us": floor,
            "of_floor": floor / us, **(asdict(load) if load else {}),
            "burst_native_us": 1e3 * statistics.median(burst[0]),
            "burst_us": 1e3 * statistics.median(burst[1]),
        }  # fmt: skip


def packing(_: float) -> Any:
    """Both operands of squares into three slices each, by which of them are K-contiguous."""
    device, scheme = launcher.current_device(90), Scheme.parse(SCHEMES[0])
    for n in SIZES[1:4]:
        for trans_a, trans_b, contiguous in ((1, 0, "both"), (0, 0, "one"), (0, 1, "neither")):
            square = Square.random(n, n, n)
            problem = square.problem
            problem.trans_a, problem.trans_b = trans_a, trans_b
            lowered = device.lower(problem, scheme.to_native(), 1.0, 0.0)
            lowered.launch_count = 1
            assert kernels_of(lowered) == "pack"
            workspace = launcher.cupy().cuda.alloc(lowered.workspace_bytes)
            addresses = square.addresses
            us = (
                1e3
                * time_queue(
                    lambda low=lowered, to=addresses, room=workspace: device.run(
                        low, *to, workspace=room
                    )
                ).median
            )
            moved = (4 + scheme.l + 1) * 2 * n * n
            yield {"n": n, "k_contiguous": contiguous, "us": us, "tb_per_s": moved / us * 1e-6}


CLIENT = """
import sys, time, cupy
a = cupy.ones((1024, 1024))
a @ a  # cuBLAS is there
b = a.astype(cupy.float32)
for call in range(2):
    cupy.cuda.Device().synchronize()
    start = time.perf_counter()
    b @ b
    cupy.cuda.Device().synchronize()
    print(1e3 * (time.perf_counter() - start))
"""


def first_calls(_: float) -> Any:
    """The first product of a process and the second, kernels in the cache and cuBLAS in use."""
    run = [sys.executable, "-m", "mixpert.commands.run", "--preload", "--scheme", SCHEMES[0],
           sys.executable, "-c", CLIENT]  # fmt: skip
    for process in ("fills the cache", *3 * ("finds it",)):
        done = subprocess.run(run, capture_output=True, text=True, check=False)
        if done.returncode:
            raise MixpertError(f"a first call failed: {done.stderr[-300:]}")
        first, second = map(float, done.stdout.split())
        yield {"process": process, "first_ms": first, "second_ms": second}


def kernels_of(lowered: native.LoweredStruct) -> str:
    """What a product is computed by."""
    launches = lowered.launches[: lowered.launch_count]
    return " ".join(x.kernel.decode().split()[0] for x in launches)


def moved_bytes(lowered: native.LoweredStruct, m: int, n: int, k: int) -> int:
    """What launches read and write at least.

    FP32 operands, three slices of them where they are packed, sums of parts of k, C.
    """
    kernels, elements = kernels_of(lowered), (m + n) * k
    moved = 4 * elements + 4 * m * n
    if "gemm_int8_reduce" in kernels:  # a cluster adds up its sums first
        product = lowered.launches[lowered.launch_count - 2]
        moved += 12 * m * n * product.grid[2] // product.cluster[2]
    if "pack" in kernels.split():
        moved += 6 * elements + (4 * elements if k > LONGEST_READ_ONCE else 0)
    return moved


if __name__ == "__main__":
    sys.exit(main())
