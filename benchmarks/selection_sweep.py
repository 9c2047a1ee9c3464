"""Times all ways to compute random int8 products, and the one that the lowering chooses.

``python benchmarks/selection_sweep.py --shapes 300 --seed 1 --json fit.json`` on a GPU. The record
is what `selection_fit.py` fits the model of `lower/cost.cpp` to, and what it judges it by.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

from mixpert import native
from mixpert.files import write_atomically
from mixpert.runtime import launcher, machine
from mixpert.runtime.ahead import compile_ahead
from mixpert.runtime.measure import Square, queue_lowered, time_in_turns
from mixpert.scheme import Scheme

SCHEMES = ("int8:1,1,1", "int8:2,2,2", "int8:2,2")
SMALLEST, LARGEST = 16, 16_384
MOST_WORK = 3e11
"""2 m n k of a product; larger ones are alike."""
PACKED_K = 128
PARTS_AT = 132
"""Bytes into GemmParams of kernels/params_gemm.cuh: how many share k, where some do."""
TURNS = 5
"""Of all ways of a product, one after the other: what one of them has by chance is not its time."""
COLUMNS = ("m", "n", "k", "scheme", "way", "microseconds", "modelled", "turns")


def main() -> int:
    """Measure, write the record, print how good the choices were."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--shapes", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--path", type=int, default=0, choices=(0, 80, 90))
    parser.add_argument("--seconds", type=float, default=120, help="stop measuring after these")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    device = launcher.current_device(options.path)
    products = list(random_products(options.shapes, options.seed))
    compile_ahead(device, lowered(device, products))
    end = time.monotonic() + options.seconds
    rows: list[list[Any]] = []
    wrong: list[str] = []
    for m, n, k, scheme in products:
        if time.monotonic() > end:
            break
        rows += measured(device, m, n, k, scheme, wrong)
    record = {
        **machine.measured_on(),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "data": "uniform(-1, 1), no transposes; medians of turns, graph replays; packing included",
        "columns": COLUMNS,
        "rows": rows,
    }
    if options.json:
        write_atomically(options.json, compact(record))
    print(f"{len({tuple(row[:4]) for row in rows})} products, {len(rows)} ways")
    print("\n".join(wrong[:10]), end="\n" if wrong else "")
    return 1 if wrong else 0


def compact(record: dict[str, Any]) -> str:
    """JSON with a row a line."""
    rows = ",\n".join("  " + json.dumps(row) for row in record["rows"])
    return json.dumps({**record, "rows": []}, indent=1)[:-4] + "[\n" + rows + "\n ]\n}\n"


def random_products(count: int, seed: int) -> Iterator[tuple[int, int, int, str]]:
    """Sizes log-uniform, half of them multiples of 64, not more than `MOST_WORK`."""
    rng = np.random.default_rng(seed)
    while count:
        sizes = np.exp(rng.uniform(np.log(SMALLEST), np.log(LARGEST), 3)).astype(int)
        if rng.random() < 0.5:
            sizes = np.maximum(64, sizes // 64 * 64)
        m, n, k = (int(size) for size in sizes)
        if 2.0 * m * n * k > MOST_WORK:
            continue
        count -= 1
        yield m, n, k, SCHEMES[int(rng.integers(len(SCHEMES)))]


def _problem(m: int, n: int, k: int) -> native.ProblemStruct:
    return native.ProblemStruct(m=m, n=n, k=k, lda=m, ldb=k, ldc=m, batch=1)


def lowered(
    device: launcher.Device, products: list[tuple[int, int, int, str]]
) -> Iterator[native.LoweredStruct]:
    """All ways of all products."""
    for m, n, k, scheme in products:
        for way, _ in device.choices(_problem(m, n, k), Scheme.parse(scheme).to_native()):
            yield way


def measured(  # noqa: PLR0917
    device: launcher.Device, m: int, n: int, k: int, scheme: str, wrong: list[str]
) -> Iterator[list[Any]]:
    """A row for every way that gives the bits of the first; `wrong` names the others."""
    square = Square.random(m, n, k)
    choices = list(device.choices(square.problem, Scheme.parse(scheme).to_native()))
    room = launcher.cupy().cuda.alloc(max((low.workspace_bytes for low, _ in choices), default=0))
    first: Any = None
    right: list[tuple[str, float, Callable[[], None]]] = []
    for lowered, modelled in choices:
        square.poison()
        queue = queue_lowered(square, lowered, device, workspace=room)
        queue()
        bits = square.c.view(launcher.cupy().uint32)
        first = bits.copy() if first is None else first
        if bool((bits == first).all()):
            right.append((way_of(lowered, k), modelled, queue))
        else:
            wrong.append(f"{m} x {n} x {k} {scheme}: {way_of(lowered, k)} gives other bits")
    times = time_in_turns([queue for *_, queue in right], TURNS, seconds=0.001)
    for (way, modelled, _), turns in zip(right, times, strict=True):
        microseconds = [round(1e3 * time, 2) for time in turns]
        median = statistics.median(microseconds)
        yield [m, n, k, scheme, way, median, round(modelled, 2), microseconds]


def way_of(lowered: native.LoweredStruct, k: int) -> str:
    """The GEMM kernel's name, with how k is shared: parts and packed blocks of one; a cluster."""
    launches = lowered.launches[: lowered.launch_count]
    names = [launch.kernel.decode() for launch in launches]
    gemm = next(i for i, name in enumerate(names) if name.startswith("gemm_int8_"))
    if names[gemm].startswith("gemm_int8_thin"):
        return f"{names[gemm]} CLUSTER={launches[gemm].cluster[0]}"
    if "PARTIAL=1" not in names[gemm]:
        return names[gemm]
    parts = int.from_bytes(bytes(launches[gemm].params)[PARTS_AT : PARTS_AT + 4], "little")
    blocks = math.ceil(math.ceil(k / PACKED_K) / parts)
    return f"{names[gemm]} PARTS={parts} BLOCKS={blocks}"


if __name__ == "__main__":
    sys.exit(main())
