"""Explicit float splits with sums of k as long as cublasSgemm's, and with long ones.

``python benchmarks/split_sums.py --json sums.json`` on a GPU, for products of which cublasSgemm
splits k. Errors are means of some draws, of all elements of C, against float64: relative Frobenius
norm, and the largest |C - AB| / (|A| |B|) in units of 2^-24. Times are of calls in CUDA graphs that
take turns under load.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from kinds_of_data import DATA
from long_k_errors import errors

from mixpert.files import write_atomically
from mixpert.runtime import launcher, machine
from mixpert.runtime.layout import Product
from mixpert.runtime.measure import Square, balanced_turns, queue_of, time_in_turns
from mixpert.runtime.native_parts import ask_cublas
from mixpert.scheme import NATIVE, Scheme

SHAPES = (
    (512, 512, 16384), (512, 512, 65536), (1024, 1024, 65536), (2048, 1024, 8192),
    (2048, 2048, 16384), (3072, 3072, 4096), (4096, 4096, 4096),
)  # fmt: skip
SCHEMES = ("fp16x3", "tf32x3", "bf16x6", "bf16x9")
KINDS = ("phi 4", "log-uniform")
DRAWS = 3
LONG = 1  # part of k: sums as long as can be
BETWEEN = 0.006  # seconds of a scheme at a time


def operands(data: str, shape: tuple[int, int, int], draw: int) -> Square:
    """Random operands of a kind: rows of A and columns of B are made alike."""
    xp = launcher.cupy()
    m, n, k = shape
    rng = xp.random.default_rng(1000 * draw + m + k + list(DATA).index(data))
    a = xp.ascontiguousarray(DATA[data](rng, m, k).T)
    return Square(m, n, k, a, DATA[data](rng, n, k), xp.full((n, m), xp.nan, dtype=xp.float32))


def parts_of(square: Square, scheme: Scheme) -> int:
    """Into how many parts cuBLAS says it cuts k."""
    product = SimpleNamespace(
        problem=square.problem, scheme=scheme.to_native(), a=square.a, b=square.b, c=square.c
    )
    ask_cublas(cast(Product, product), launcher.cupy())
    return int(product.problem.native_parts)


def queue(square: Square, scheme: Scheme, parts: int) -> Callable[[], None]:
    """Queues the product with sums as for so many parts of k."""
    problem, gpu = square.problem, launcher.current_device()
    problem.native_parts = parts
    lowered = gpu.lower(problem, scheme.to_native(), 1.0, 0.0)
    workspace = launcher.cupy().cuda.alloc(lowered.workspace_bytes)
    addresses = (square.a.data.ptr, square.b.data.ptr, square.c.data.ptr)
    return lambda: gpu.run(lowered, *addresses, workspace=workspace)


def queues(square: Square) -> tuple[int, dict[str, Callable[[], None]]]:
    """Parts of k, and cublasSgemm and every scheme with sums of either length."""
    found = {"native": queue_of(square, NATIVE, launcher.current_device())}
    parts = 0
    for name in SCHEMES:
        scheme = Scheme.parse(name)
        parts = parts_of(square, scheme)
        found[f"{name}, long"] = queue(square, scheme, LONG)
        found[name] = queue(square, scheme, parts)
    return parts, found


def measured(shape: tuple[int, int, int], data: str, timed: bool) -> dict[str, object]:
    """A row: errors of all, and times."""
    found: dict[str, list[tuple[float, float, float]]] = {}
    parts, ms = 0, {}
    for draw in range(DRAWS):
        square = operands(data, shape, draw)
        parts, calls = queues(square)
        for name, call in calls.items():
            square.poison()
            call()
            found.setdefault(name, []).append(errors(square))
        if timed and draw == 0:
            times = time_in_turns(list(calls.values()), balanced_turns(len(calls)), seconds=BETWEEN)
            ms = dict(zip(calls, map(statistics.median, times), strict=True))
    rows: dict[str, object] = {}
    for name, draws in found.items():
        norm, largest, _ = (sum(each) / DRAWS for each in zip(*draws, strict=True))
        rows[name] = {"error": float(f"{norm:.3g}"), "largest": round(largest, 2)}
        if timed:
            rows[name] |= {"us": round(1e3 * ms[name], 1)}  # type: ignore[operator]
    return {"data": data, "shape": list(shape), "parts": parts, "schemes": rows}


def main() -> int:
    """Measure, print and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    record: dict[str, Any] = {
        **machine.measured_on(),
        "units": f"means of {DRAWS} draws, of all of C; error: relative Frobenius norm; largest: of"
        " |C - AB| / (|A| |B|), in 2^-24; us: of a call in turns under load; parts: of k, that"
        " cuBLAS names; long: sums of 32 KiB of k",
        "rows": [],
    }  # fmt: skip
    for shape in SHAPES:
        for data in KINDS:
            record["rows"].append(measured(shape, data, data == KINDS[0]))
            row = record["rows"][-1]
            native = row["schemes"]["native"]
            print(data, shape, row["parts"], f"native {native}", flush=True)
            for name, one in row["schemes"].items():
                print(
                    f"   {name:14}", f"{one['largest'] / native['largest']:.2f}",
                    f"{one['error'] / native['error']:.2f}", one.get("us", ""), flush=True,
                )  # fmt: skip
            launcher.cupy().get_default_memory_pool().free_all_blocks()
            if options.json:  # what is measured outlives an end before the last row
                write_atomically(options.json, json.dumps(record, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
