"""Squares of n = 24576: times beside cuBLAS in one run, and the bits of samples against the model.

``python benchmarks/largest_square.py --json FILE`` on a GPU with 20 GB of free memory. Rows and
columns of A and B are drawn anew each time; the model of `mixpert.kernels.model` computes the
elements of C where they cross, each from the whole k.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
from int8_figures import SCHEMES, TF32, in_tf32

from mixpert.files import write_atomically
from mixpert.kernels.model import Int8Scheme, gemm_int8
from mixpert.runtime import launcher, machine
from mixpert.runtime.load import observed
from mixpert.runtime.measure import Square, queue_of, time_sustained
from mixpert.scheme import NATIVE, Scheme

LARGEST = 24576
SAMPLES = 40  # rows, and columns
WARM = 0.3  # seconds of load before those that count


def main() -> int:
    """Measure, print, write the record after every row; 1 if any bit differs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--n", type=int, default=LARGEST)
    parser.add_argument("--seconds", type=float, default=1.0, help="of load, for each figure")
    parser.add_argument("--json", type=Path, required=True)
    options = parser.parse_args()
    seed = int(np.random.default_rng().integers(1 << 31))
    square = Square.random(options.n, options.n, options.n, seed)
    record: dict[str, Any] = {
        **machine.measured_on(), "seed": seed,
        "data": "uniform(-1, 1), no transposes, column-major", "rows": [],
    }  # fmt: skip
    for name in ("native", TF32, *SCHEMES, "auto"):
        row = _measured(square, name, options.seconds)
        record["rows"].append(row)
        print(*(f"{x:.4g}" if isinstance(x, float) else x for x in row.values()), flush=True)
        write_atomically(options.json, json.dumps(record, indent=1) + "\n")
    return int(any(row.get("other bits") for row in record["rows"]))


def _measured(square: Square, name: str, seconds: float) -> dict[str, Any]:
    scheme = NATIVE if name in ("native", TF32) else Scheme.parse(name)
    queue = queue_of(square, scheme, launcher.current_device())
    queue = in_tf32(queue) if name == TF32 else queue
    square.poison()
    timing, load = observed(lambda: time_sustained(queue, seconds, WARM), seconds)
    return {
        "n": square.n, "scheme": name, "ms": timing.median,
        "tflops": 2e-9 * square.n**3 / timing.median, "error": square.relative_error(),
        **(other_bits(square, scheme) if name in SCHEMES else {}),
        **(asdict(load) if load else {}),
    }  # fmt: skip


def other_bits(square: Square, scheme: Scheme) -> dict[str, int]:
    """How many elements of C were compared with the model, and how many differ in a bit."""
    rng = np.random.default_rng()
    rows, columns = (np.sort(rng.choice(square.n, SAMPLES, replace=False)) for _ in range(2))
    a, b = square.a[:, rows].get().T, square.b[columns].get().T
    computed = square.c[columns][:, rows].get().T
    fields = Int8Scheme(scheme.l, scheme.r, scheme.d)
    expected = gemm_int8(a, b, fields, np.zeros_like(computed))
    differ = int((computed.view(np.uint32) != expected.view(np.uint32)).sum())
    return {"compared": computed.size, "other bits": differ}


if __name__ == "__main__":
    sys.exit(main())
