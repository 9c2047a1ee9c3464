"""How small elements may be beside the largest of their row, for pieces of BF16 and TF32.

A table of docs/bounds.md: ``python benchmarks/range_of_pieces.py``. Rows of A have elements near
one, which meet zeros of B, and elements of one other size, which C is made of. ``--gpu FILE``: on
the GPU that is here.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from model_report import write_report

from mixpert.grading.engines import scheme as engine
from mixpert.kernels.guard_model import UNIT

RESULTS = Path(__file__).resolve().parent / "results" / "range-of-pieces.json"
SCHEMES = ("native", "auto", "bf16x9", "bf16x6", "tf32x3", "fp16x3")
BINADES = (-20, -28, -60, -100, -116, -118, -120, -123, -126, -130, -134, -140)
ROWS, K = 64, 512
LARGE = 60
"""Elements of B are near 2^LARGE, so that C is far from the limits of FP32."""


def operands(binade: int) -> tuple[np.ndarray, np.ndarray]:
    """float32 (ROWS, K) and (K, ROWS)."""
    rng = np.random.default_rng([1, -binade])
    a, b = rng.uniform(1, 2, (ROWS, K)), np.zeros((K, ROWS))
    a[:, K // 2 :] = np.ldexp(a[:, K // 2 :], binade)
    b[K // 2 :] = np.ldexp(rng.uniform(-2, 2, (K // 2, ROWS)), LARGE)
    b[0, 0] = 1
    return a.astype(np.float32), b.astype(np.float32)


def measure(scheme: str, binade: int, on_gpu: bool) -> dict[str, Any]:
    """The largest error of an element but those of the column that meets large elements."""
    a, b = operands(binade)
    left, right = a.astype(np.float64), b.astype(np.float64)
    c = engine(scheme, on_gpu)(a, b).astype(np.float64)
    errors = np.abs(c - left @ right) / (UNIT * np.abs(left) @ np.abs(right))
    return {"scheme": scheme, "binade": binade, "error": float(errors[:, 1:].max())}


def main() -> None:
    """Measure everything and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gpu", type=Path, metavar="FILE", help="measure on the GPU")
    options = parser.parse_args()
    on_gpu = options.gpu is not None
    rows = [measure(scheme, binade, on_gpu) for scheme in SCHEMES for binade in BINADES]
    more: dict[str, object] = {"k": K}
    if on_gpu:
        from mixpert.runtime import machine

        more |= {"device": machine.device_name(), "versions": machine.versions()}
    write_report(options.gpu or RESULTS, Path(__file__).name, ROWS, 1, rows, **more)
    print(f"{'':8}", *(f"{binade:>8}" for binade in BINADES))
    for scheme in SCHEMES:
        cells = (f"{row['error']:8.3g}" for row in rows if row["scheme"] == scheme)
        print(f"{scheme:8}", *cells)


if __name__ == "__main__":
    main()
