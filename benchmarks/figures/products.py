"""Single products on this machine's GPU: speed, time split and energy.

``python benchmarks/figures/products.py squares split energy --budget 120``: one data file a part,
in benchmarks/results/figures; rows that are there already are not measured again. Every time is
reported after its result was checked against float64.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "tests")]

import variants
from cases import TF32
from energy import Counter, watts_under
from parts import Parts, measure_parts
from records import Record, Row

from mixpert.runtime.launcher import cupy, current_device
from mixpert.runtime.measure import Square, queue_of, time_queue
from mixpert.scheme import NATIVE, Scheme

SIZES = (512, 1024, 2048, 4096, 8192, 16384, 24576)
SPLIT_SIZES = (1024, 2048, 4096, 8192, 16384)
SPLIT_SCHEMES = ("int8:1,1", "int8:2,2,2", "int8:2,2", "bf16x9", "fp16x3")
ENERGY_SIZES = (4096, 8192)
ENERGY_VARIANTS = (str(NATIVE), TF32, "auto", *SPLIT_SCHEMES)
_SHORT, _LONG = 2048, 16384
"""Up to the one a product does not heat the GPU, from the other on some repeats do."""
_ENERGY_BATCH_MS = 20
"""Of products between two looks at the counter."""


def _timed(square: Square, name: str) -> tuple[float, float]:
    """Milliseconds of one product and its relative error."""
    scheme = variants.scheme_of(name)
    warm = 0.2 if square.n <= _SHORT else 0.5
    repeats = 3 if square.n >= _LONG else 7
    with variants.mode_of(name):
        square.poison()
        queue = queue_of(square, scheme, current_device())
        timing = time_queue(queue, warm=warm, repeats=repeats)
    return timing.median, square.checked_error(scheme)


def squares(record: Record) -> Iterator[Row]:
    """Speed and error of n x n x n products."""
    names = variants.known()
    for n in SIZES:
        missing = [name for name in names if not record.has(n=n, variant=name)]
        square = Square.random(n, n, n) if missing else None
        for name in missing:
            assert square is not None
            ms, error = _timed(square, name)
            yield {"n": n, "variant": name, "ms": ms, "tflops": 2e-9 * n**3 / ms, "error": error}
        variants.release_memory()


def split(record: Record) -> Iterator[Row]:
    """Where the time of a product goes.

    Packing is timed alone: all launches but the last. The rest is a line over k: what would be left
    at k = 0, from two depths, is the start, the epilogue and the store of C.
    """
    device = current_device()
    known = variants.known()
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
        variants.release_memory()


def _with_and_without_product(square: Square, scheme: Scheme, device: Any) -> tuple[float, float]:
    """Milliseconds of all launches, and of all but the last (0 where there is one only)."""
    lowered = device.lower(square.problem, scheme.to_native(), 1.0, 0.0)
    workspace = cupy().cuda.alloc(lowered.workspace_bytes)
    addresses = square.addresses

    def queue() -> None:
        device.run(lowered, *addresses, workspace=workspace)

    count = lowered.launch_count
    packing = 0.0
    if count > 1:
        lowered.launch_count = count - 1
        packing = time_queue(queue).median
        lowered.launch_count = count
    return time_queue(queue, warm=0.3).median, packing


def energy(record: Record) -> Iterator[Row]:
    """Joules of one product, under a second of load."""
    counter, names = Counter.open(), [n for n in variants.known() if n in ENERGY_VARIANTS]
    for n in ENERGY_SIZES:
        missing = [name for name in names if not record.has(n=n, variant=name)]
        square = Square.random(n, n, n) if missing else None
        for name in missing:
            assert square is not None
            ms, error = _timed(square, name)
            with variants.mode_of(name):
                batch = _batch(queue_of(square, variants.scheme_of(name), current_device()), ms)
                watts = watts_under(batch, counter.joules, 1.0)
            yield {"n": n, "variant": name, "ms": ms, "error": error, "watts": watts,
                   "joules": watts * 1e-3 * ms}  # fmt: skip
        variants.release_memory()


def _batch(queue: Callable[[], None], ms: float) -> Callable[[], None]:
    """Runs a product of `ms` milliseconds several times and waits."""
    calls = max(1, round(_ENERGY_BATCH_MS / ms))

    def run() -> None:
        for _ in range(calls):
            queue()
        cupy().cuda.runtime.deviceSynchronize()

    return run


PARTS: Parts = {
    "squares": (squares, ("n", "variant")),
    "split": (split, ("n", "variant")),
    "energy": (energy, ("n", "variant")),
}


if __name__ == "__main__":
    sys.exit(measure_parts(PARTS, __doc__))
