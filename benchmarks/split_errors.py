"""Errors of explicit float splits and of cublasSgemm for k up to 65536.

``python benchmarks/split_errors.py --json errors.json`` on a GPU. Means of some draws, of all
elements of C, against float64: relative Frobenius norm, and the largest |C - AB| / (|A| |B|), in
units of 2^-24.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from kinds_of_data import product
from long_k_errors import mean_errors

from mixpert.files import write_atomically
from mixpert.kernels.guard_model import UNIT
from mixpert.runtime import launcher, machine

SHAPES = (
    (512, 512, 4096), (512, 512, 16384), (512, 512, 65536), (1024, 1024, 65536),
    (2048, 1024, 8192), (2048, 2048, 16384), (3072, 3072, 4096), (4096, 4096, 4096),
)  # fmt: skip
SCHEMES = ("native", "fp16x3", "tf32x3", "bf16x6", "bf16x9")
KINDS = ("uniform", "normal", "phi 4", "log-uniform")
DRAWS = 3


def measured(shape: tuple[int, int, int], data: str) -> dict[str, object]:
    """A row: means of each scheme's errors."""
    draws = [product(data, *shape, seed=1000 * draw + shape[0]) for draw in range(DRAWS)]
    rows = {
        scheme: {"error": round(norm / UNIT, 3), "largest": round(largest, 3)}
        for scheme, (norm, largest, _) in mean_errors(draws, SCHEMES).items()
    }
    return {"data": data, "shape": list(shape), "schemes": rows}


def main() -> int:
    """Measure, print and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    record: dict[str, Any] = {
        **machine.measured_on(),
        "units": f"2^-24; means of {DRAWS} draws, of all of C; error: relative Frobenius norm;"
        " largest: of |C - AB| / (|A| |B|)",
        "rows": [],
    }  # fmt: skip
    for shape in SHAPES:
        for data in KINDS:
            row: dict[str, Any] = measured(shape, data)
            record["rows"].append(row)
            native = row["schemes"]["native"]["largest"]
            shares = (f"{x} {y['largest'] / native:.2f}" for x, y in row["schemes"].items())
            print(data, shape, f"{native:.2f}:", ", ".join(shares), flush=True)
            launcher.cupy().get_default_memory_pool().free_all_blocks()
            if options.json:  # what is measured outlives an end before the last row
                write_atomically(options.json, json.dumps(record, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
