"""Single products on this machine's GPU: speed, error, time split and energy.

``python benchmarks/figures/products.py squares split depth spread energy --budget 120``: one data
file a part, in benchmarks/results/figures; rows that are there already are not measured again.
Every time is reported after its result was checked against float64.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "tests")]

import gpu_machine
from cases import SCHEMES, TF32
from energy import Counter, watts_under
from records import DATA, Record, Row

from mixpert.errors import MixpertError
from mixpert.runtime.launcher import cupy, current_device
from mixpert.runtime.measure import Square, queue_of, time_queue
from mixpert.scheme import NATIVE, Scheme

SIZES = (512, 1024, 2048, 4096, 8192, 16384, 24576)
SPLIT_SIZES = (1024, 2048, 4096, 8192, 16384)
SPLIT_SCHEMES = ("int8:1,1", "int8:2,2,2", "int8:2,2", "bf16x9", "fp16x3")
ENERGY_SIZES = (4096, 8192)
_ENERGY_BATCH_MS = 20
"""Of products between two looks at the counter."""
DEPTHS = tuple(2**power for power in range(7, 19))
SPREADS = (0.0, 0.5, 1.0, 2.0, 3.0, 4.0)
"""Of (u - 0.5) exp(phi z), u uniform and z normal: the exponents' standard deviation."""
_ROWS = 512
"""m and n where only k counts."""
_TF32_MODE = 3
"""CUBLAS_TF32_TENSOR_OP_MATH."""


def main() -> int:
    """0; 1 if a part could not be measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="+", choices=tuple(PARTS))
    parser.add_argument("--budget", type=float, default=120, help="start nothing past it, s")
    parser.add_argument("--out", type=Path, default=DATA)
    options = parser.parse_args()
    deadline = time.monotonic() + options.budget
    for part in options.parts:
        rows, key = PARTS[part]
        record = Record(options.out / f"{part}.json", gpu_machine.describe(), key)
        for row in rows(record):
            record.add(row)
            print(part, *(f"{k}={_short(v)}" for k, v in row.items()), flush=True)
            if time.monotonic() > deadline:
                return 0
    return 0


def _short(value: object) -> str:
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def variants() -> list[str]:
    """cuBLAS, its TF32, and the schemes that this version has a kernel for."""
    device, probe = current_device(), Square.random(128, 128, 128)
    names = [str(NATIVE), TF32]
    for name in SCHEMES:
        try:
            queue_of(probe, Scheme.parse(name), device)
        except MixpertError as error:
            print(f"{name} left out: {error}", file=sys.stderr)
        else:
            names.append(name)
    return names


@contextmanager
def math_mode(mode: int) -> Iterator[None]:
    """CuPy's cuBLAS handle in another math mode."""
    from cupy.cuda import cublas
    from cupy.cuda.device import get_cublas_handle

    handle = get_cublas_handle()
    before = cublas.getMathMode(handle)
    cublas.setMathMode(handle, mode)
    try:
        yield
    finally:
        cublas.setMathMode(handle, before)


def _timed(square: Square, name: str, warm: float) -> tuple[float, float]:
    """Milliseconds of one product and its relative error."""
    scheme = _scheme(name)
    with _mode(name):
        square.poison()
        timing = time_queue(queue_of(square, scheme, current_device()), warm=warm)
    return timing.median, square.checked_error(scheme)


def _scheme(name: str) -> Scheme:
    return NATIVE if name == TF32 else Scheme.parse(name)


def _mode(name: str) -> AbstractContextManager[None]:
    """What a variant's products run in: TF32 is a mode of cuBLAS's handle."""
    return math_mode(_TF32_MODE) if name == TF32 else nullcontext()


def squares(record: Record) -> Iterator[Row]:
    """Speed and error of n x n x n products."""
    names = variants()
    for n in SIZES:
        missing = [name for name in names if not record.has(n=n, variant=name)]
        square = Square.random(n, n, n) if missing else None
        for name in missing:
            assert square is not None
            ms, error = _timed(square, name, warm=0.5)
            yield {"n": n, "variant": name, "ms": ms, "tflops": 2e-9 * n**3 / ms, "error": error}
        _release()


def split(record: Record) -> Iterator[Row]:
    """Where the time of a product goes.

    Packing is timed alone: all launches but the last. The rest is a line over k: what would be left
    at k = 0, from two depths, is the start, the epilogue and the store of C.
    """
    device = current_device()
    known = variants()
    for n in SPLIT_SIZES:
        for name in SPLIT_SCHEMES:
            if name not in known or record.has(n=n, variant=name):
                continue
            scheme = Scheme.parse(name)
            whole, half = Square.random(n, n, n), Square.random(n, n, n // 2)
            all_ms, pack_ms = _with_and_without_product(whole, scheme, device)
            half_ms, half_pack_ms = _with_and_without_product(half, scheme, device)
            product_ms = all_ms - pack_ms
            fixed_ms = max(0.0, 2 * (half_ms - half_pack_ms) - product_ms)
            yield {
                "n": n, "variant": name, "all_ms": all_ms, "pack_ms": pack_ms,
                "products_ms": product_ms - fixed_ms, "fixed_ms": fixed_ms,
                "error": whole.checked_error(scheme),
            }  # fmt: skip
        _release()


def _with_and_without_product(square: Square, scheme: Scheme, device: Any) -> tuple[float, float]:
    """Milliseconds of all launches, and of all but the last (0 where there is one only)."""
    lowered = device.lower(square.problem, scheme.to_native(), 1.0, 0.0)
    workspace = cupy().cuda.alloc(lowered.workspace_bytes)
    addresses = (square.a.data.ptr, square.b.data.ptr, square.c.data.ptr)

    def queue() -> None:
        device.run(lowered, *addresses, workspace=workspace)

    count = lowered.launch_count
    packing = 0.0
    if count > 1:
        lowered.launch_count = count - 1
        packing = time_queue(queue).median
        lowered.launch_count = count
    return time_queue(queue, warm=0.3).median, packing


def depth(record: Record) -> Iterator[Row]:
    """Error against k: uniform(-1, 1), m = n = 512."""
    names = variants()
    for k in DEPTHS:
        square = Square.random(_ROWS, _ROWS, k)
        for name in names:
            if not record.has(k=k, variant=name):
                yield {"k": k, "variant": name, "error": _error(square, name)}
        _release()


def spread(record: Record) -> Iterator[Row]:
    """Error against the range of the data: m = n = 512, k = 4096."""
    xp = cupy()
    names = variants()
    for phi in SPREADS:
        square = Square.random(_ROWS, _ROWS, 4096)
        for seed, operand in enumerate((square.a, square.b)):
            z = xp.random.default_rng(seed).standard_normal(operand.shape, dtype=xp.float32)
            operand[...] = 0.5 * operand * xp.exp(phi * z)
        for name in names:
            if not record.has(phi=phi, variant=name):
                yield {"phi": phi, "variant": name, "error": _error(square, name)}


def _error(square: Square, name: str) -> float:
    with _mode(name):
        square.poison()
        queue_of(square, _scheme(name), current_device())()
        cupy().cuda.runtime.deviceSynchronize()
    return square.relative_error()


def energy(record: Record) -> Iterator[Row]:
    """Joules of one product, under a second of load."""
    counter, names = Counter.open(), variants()
    for n in ENERGY_SIZES:
        missing = [name for name in names if not record.has(n=n, variant=name)]
        square = Square.random(n, n, n) if missing else None
        for name in missing:
            assert square is not None
            ms, error = _timed(square, name, warm=0.5)
            with _mode(name):
                batch = _batch(queue_of(square, _scheme(name), current_device()), ms)
                watts = watts_under(batch, counter.joules, 1.0)
            yield {"n": n, "variant": name, "ms": ms, "error": error, "watts": watts,
                   "joules": watts * 1e-3 * ms}  # fmt: skip
        _release()


def _batch(queue: Callable[[], None], ms: float) -> Callable[[], None]:
    """Runs a product of `ms` milliseconds several times and waits."""
    calls = max(1, round(_ENERGY_BATCH_MS / ms))

    def run() -> None:
        for _ in range(calls):
            queue()
        cupy().cuda.runtime.deviceSynchronize()

    return run


def _release() -> None:
    """Give memory back, so that the largest sizes fit."""
    cupy().get_default_memory_pool().free_all_blocks()


PARTS: dict[str, tuple[Callable[[Record], Iterator[Row]], tuple[str, ...]]] = {
    "squares": (squares, ("n", "variant")),
    "split": (split, ("n", "variant")),
    "depth": (depth, ("k", "variant")),
    "spread": (spread, ("phi", "variant")),
    "energy": (energy, ("n", "variant")),
}


if __name__ == "__main__":
    sys.exit(main())
