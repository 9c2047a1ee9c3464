"""LE-GEMM's metrics on its data, uniform in [0.5, 2.5], with a model of the Tensor Core.

``python benchmarks/figures/positive_model.py`` writes positive-model.json beside the figures' data:
the largest error of an element and the mean relative error of `fp16x3:bitcut`, which cuts operands
as LE-GEMM does, and of `fp16x3`, whose kernel `errors.py` measures on a GPU. Beside a GPU's, the
largest error is that of fewer elements.
"""

from __future__ import annotations

import argparse
import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
from records import DATA, Row, read
from tables import NOT_MEASURED, markdown

from mixpert.files import write_atomically
from mixpert.kernels.split_model import SCHEMES, gemm_split

MODELLED = ("fp16x3", "fp16x3:bitcut")
SIZES = (1024, 2048, 4096)
ROWS, COLUMNS = 64, 1024
"""Of C; k is the size."""
FILE = DATA / "positive-model.json"


def main() -> int:
    """Always 0."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=FILE)
    options = parser.parse_args()
    rows = [modelled(name, k, (ROWS, COLUMNS)) for k in SIZES for name in MODELLED]
    for row in rows:
        print(*(f"{key}={value}" for key, value in row.items()))
    write_atomically(options.out, json.dumps(content(rows), indent=1) + "\n")
    return 0


def content(rows: list[Row]) -> dict[str, Any]:
    """The data file."""
    date = datetime.now(UTC).isoformat(timespec="seconds")
    return {"machine": {"device": "model of the H100's Tensor Core"}, "date": date, "rows": rows}


def modelled(name: str, k: int, shape: tuple[int, int]) -> Row:
    """The errors of one product of a scheme against float64."""
    draw = np.random.default_rng(k)
    a, b = (draw.uniform(0.5, 2.5, s).astype(np.float32) for s in ((shape[0], k), (k, shape[1])))
    exact = a.astype(np.float64) @ b
    computed = gemm_split(a, b, SCHEMES[name], np.zeros(shape, np.float32))
    difference = np.abs(computed - exact)
    return {
        "n": k,
        "variant": name,
        "max_error": float(difference.max()),
        "mred": float((difference / exact).mean()),
    }


def table(path: Path = FILE, measured: Path = DATA / "positive.json") -> str:
    """Largest and mean errors by k: the models', and what a GPU measured."""
    if not path.exists() or not measured.exists():
        return NOT_MEASURED
    by_model = {(f"`{row['variant']}`, model", row["n"]): row for row in read(path)["rows"]}
    on_gpu = {(_label(row["variant"]), row["n"]): row for row in read(measured)["rows"]}
    wanted = [*dict.fromkeys(name for name, _ in by_model), *map(_label, ("fp16x3", "native"))]
    lines = [["Max_error, MRED", *(f"k = {k}" for k in SIZES)]]
    for name in wanted:
        found = [(by_model | on_gpu).get((name, k)) for k in SIZES]
        lines.append(
            [name, *(f"{row['max_error']:.1e}, {row['mred']:.1e}" if row else "" for row in found)]
        )
    return markdown(lines)


def _label(variant: str) -> str:
    return "cuBLAS, H100" if variant == "native" else f"`{variant}`, H100"


if __name__ == "__main__":
    sys.exit(main())
