"""Expected errors divided by measured ones, for k = 1 to 65536, uniform and normal data.

A table of docs/notes/bounds-compared.md: ``python benchmarks/expected_errors.py``. INT8 results are
the processor's, which have the bits of a GPU's; float splits are models of the kernels of sm_90 and
sm_80. ``--gpu FILE``: float splits on the GPU that is here, C so large that no CTAs share k.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from model_report import write_report

import mixpert
from mixpert.grading.matrices import PAIRS, Float32
from mixpert.kernels.kernel_sums import SM80, SM90, KernelOrder, kernel_product
from mixpert.kernels.predictions import error_bound, expected_error, split_error
from mixpert.kernels.split_model import SCHEMES

RESULTS = Path(__file__).resolve().parent / "results" / "expected-errors.json"
DATA = ("uniform", "normal")
DRAWS = 3
ROWS = {1: 128, 2: 128, 4: 128, 16: 128, 64: 96, 129: 64, 512: 48, 1024: 32, 4096: 24, 16384: 16,
        65536: 8}  # fmt: skip
"""Of C, by k."""
BOUNDED = 8
"""Rows of C for which the bound is computed."""
GPU_ROWS = 2048
INT8 = (
    "int8:2,2,2", "int8:2,2", "int8:3,3", "int8:1,1", "int8:1,1,1", "int8:2,1", "int8:2,2@7",
    "int8:2,2,2+g128",
)  # fmt: skip
ORDERS = {"sm_90": SM90, "sm_80": SM80}


@dataclass(frozen=True)
class Row:
    """One scheme on one draw of a pair of matrices.

    Attributes:
        scheme: its name.
        order: a name in `ORDERS`, or empty for INT8.
        data: a name in `DATA`.
        k: the inner dimension.
        draw: number of the draw.
        error: relative Frobenius norm of C - AB.
        expected: `expected_error` over it.
        bound: norm of `error_bound` over that of the error, of `BOUNDED` rows; of the first draw.
    """

    scheme: str
    order: str
    data: str
    k: int
    draw: int
    error: float
    expected: float
    bound: float | None


def main() -> None:
    """Measure everything and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gpu", type=Path, metavar="FILE", help="measure float splits on the GPU")
    options = parser.parse_args()
    if options.gpu:
        rows = [asdict(row) for k in ROWS for data in DATA for row in on_gpu(data, k)]
        from mixpert.runtime import machine

        more = {"device": machine.device_name(), "versions": machine.versions()}
        script = f"{Path(__file__).name} --gpu {options.gpu.name}"
        write_report(options.gpu, script, GPU_ROWS, 1, rows, **more)
    else:
        rows = [asdict(row) for k in ROWS for data in DATA for row in measure(data, k)]
        of_c = {str(k): n for k, n in ROWS.items()}
        write_report(RESULTS, Path(__file__).name, of_c, 1, rows)
    for line in summary(rows):
        print(line)


def measure(data: str, k: int) -> Iterator[Row]:
    """A row for each scheme, order and draw."""
    for draw in range(DRAWS):
        a, b = PAIRS[data](np.random.default_rng([1, k, draw]), ROWS[k], ROWS[k], k)
        for scheme in INT8:
            c = mixpert.matmul(a, b, scheme)
            yield _row(a, b, c, (scheme, "", data, draw))
        for scheme, fields in SCHEMES.items():
            for name, order in ORDERS.items():
                c = kernel_product(a, b, fields, order)
                yield _row(a, b, c, (scheme, name, data, draw))


def on_gpu(data: str, k: int) -> Iterator[Row]:
    """Likewise of float splits; data are of CuPy's generator."""
    import cupy

    order = "sm_90" if cupy.cuda.Device().compute_capability == "90" else "sm_80"
    for draw in range(DRAWS):
        rng = cupy.random.default_rng(1000 * k + draw)
        shapes = (GPU_ROWS, k), (k, GPU_ROWS)
        if data == "normal":
            a, b = (rng.standard_normal(shape).astype(np.float32) for shape in shapes)
        else:
            a, b = ((2 * rng.random(shape) - 1).astype(np.float32) for shape in shapes)
        exact = a.astype(np.float64) @ b.astype(np.float64)
        size = float(cupy.linalg.norm(exact))
        for scheme in SCHEMES:
            c = cupy.full(exact.shape, np.nan, np.float32)
            mixpert.matmul(a, b, scheme, out=c)
            error = float(cupy.linalg.norm(c - exact)) / size
            expected = split_error(scheme, k, ORDERS[order]) / error
            yield Row(scheme, order, data, k, draw, error, expected, None)


def _row(a: Float32, b: Float32, c: Float32, case: tuple[str, str, str, int]) -> Row:
    """Of C; `case` is scheme, order, data and draw."""
    scheme, order, data, draw = case
    exact = a.astype(np.float64) @ b
    off = np.abs(c - exact)
    error = float(np.linalg.norm(off) / np.linalg.norm(exact))
    of_sums: KernelOrder = ORDERS.get(order, SM90)
    expected = expected_error(a, b, scheme, of_sums) / error
    ratio = None
    if draw == 0:
        part = slice(0, BOUNDED)
        bound = error_bound(a[part], b[:, part], scheme, of_sums)
        assert (off[part, part] <= bound).all(), (scheme, order, data, a.shape[1])
        ratio = float(np.linalg.norm(bound) / np.linalg.norm(off[part, part]))
    return Row(scheme, order, data, a.shape[1], draw, error, expected, ratio)


def summary(rows: list[dict[str, Any]]) -> Iterator[str]:
    """A line for each scheme and order."""
    for scheme, order in dict.fromkeys((row["scheme"], row["order"]) for row in rows):
        of_it = [row for row in rows if (row["scheme"], row["order"]) == (scheme, order)]
        ratios = [row["expected"] for row in of_it]
        bounds = [row["bound"] for row in of_it if row["bound"] is not None]
        last = f"  bound {max(bounds):.3f}" if bounds else ""
        yield f"{f'{scheme} {order}':24} {min(ratios):.2f} to {max(ratios):.2f}{last}"


if __name__ == "__main__":
    main()
