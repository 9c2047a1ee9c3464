"""Bounds and estimates divided by measured errors, on uniform and normal data.

The table of docs/notes/bounds-compared.md: ``python benchmarks/bound_ratios.py``. INT8 results are
the processor's, which have the bits of a GPU's; those of float splits are the NumPy model's, with
the truncating sums of an H100's Tensor Core and partial sums promoted every 64 elements of k.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
from model_report import write_report

import mixpert
from mixpert.grading.matrices import PAIRS, Float32
from mixpert.kernels import bounds
from mixpert.kernels import guard_model as guard
from mixpert.kernels.float_formats import Float64
from mixpert.kernels.guard_statistics import panel_statistics, row_statistics
from mixpert.kernels.likely_bounds import likely_split_bound
from mixpert.kernels.model import Int8Scheme
from mixpert.kernels.norm_bounds import int8_norm_bound
from mixpert.kernels.running_bounds import running_int8_bound, running_split_bound
from mixpert.kernels.split_model import SCHEMES, Arithmetic, gemm_split

RESULTS = Path(__file__).resolve().parent / "results" / "bound-ratios.json"
ROWS = 48
SEED = 1
DATA = ("uniform", "normal")
SIZES = (64, 256, 1024, 4096)
LONG, LONG_ROWS = 16384, 16  # where only bounds from partial sums are measured
INT8 = {
    "int8:2,2": Int8Scheme(2, 2, 3),
    "int8:2,2,2": Int8Scheme(2, 2, 2),
    "int8:1,1": Int8Scheme(1, 1, 2),
}
HOW = Arithmetic()


@dataclass(frozen=True)
class Row:
    """One scheme on one pair of matrices, (ROWS, k) times (k, ROWS).

    Attributes:
        scheme: its name.
        data: a name in `DATA`.
        k: the inner dimension.
        error: relative Frobenius norm of C - AB.
        bound: Frobenius norm of the rigorous bound over that of the error.
        norm: the rigorous bound of the error's Frobenius norm over it; None: a float split.
        running: of the bound from partial sums, likewise.
        likely: of the likely bound, likewise.
        estimate: the guard's estimate over `error`.
        worst: largest error of an element over its likely bound.
    """

    scheme: str
    data: str
    k: int
    error: float
    bound: float
    norm: float | None
    running: float
    likely: float
    estimate: float
    worst: float


def main() -> None:
    """Measure everything and write the file."""
    rows = [asdict(row) for data in DATA for k in SIZES for row in measure(data, k)]
    long = [row for data in DATA for row in measure_long(data)]
    write_report(RESULTS, Path(__file__).name, ROWS, SEED, rows, long=long)


def measure(data: str, k: int) -> Iterator[Row]:
    """A row for every scheme."""
    a, b = PAIRS[data](np.random.default_rng([SEED, k]), ROWS, ROWS, k)
    exact = a.astype(np.float64) @ b
    size = float(np.linalg.norm(exact))
    for scheme in (*INT8, *SCHEMES):
        found = _int8(a, b, scheme) if scheme in INT8 else _split(a, b, scheme)
        result, bound, running, likely = found
        error = np.abs(result - exact)
        norm = float(np.linalg.norm(error))
        of_bound, of_running, of_likely = (
            float(np.linalg.norm(x)) / norm for x in (bound, running, likely)
        )
        whole = int8_norm_bound(a, b, INT8[scheme], result) / norm if scheme in INT8 else None
        estimate = _estimate(a, b, scheme) * size / norm
        worst = float((error / likely).max())
        yield Row(
            scheme, data, k, norm / size, of_bound, whole, of_running, of_likely, estimate, worst
        )


def measure_long(data: str) -> Iterator[dict[str, object]]:
    """The bound from partial sums over the error, of fewer elements of C and a longer k."""
    a, b = PAIRS[data](np.random.default_rng([SEED, LONG]), LONG_ROWS, LONG_ROWS, LONG)
    exact = a.astype(np.float64) @ b
    for scheme in (*INT8, *SCHEMES):
        result, _, running, _ = _int8(a, b, scheme) if scheme in INT8 else _split(a, b, scheme)
        ratio = float(np.linalg.norm(running) / np.linalg.norm(result - exact))
        yield {"scheme": scheme, "data": data, "k": LONG, "running": ratio}


def _int8(a: Float32, b: Float32, scheme: str) -> tuple[Float64, ...]:
    """The result and its three bounds of elements."""
    result = mixpert.matmul(a, b, scheme).astype(np.float64)
    fields = INT8[scheme]
    return (
        result,
        bounds.int8_bound(a, b, fields, result),
        running_int8_bound(a, b, fields),
        bounds.likely_int8_bound(a, b, fields, result),
    )


def _split(a: Float32, b: Float32, scheme: str) -> tuple[Float64, ...]:
    """Likewise of a float split."""
    fields = SCHEMES[scheme]
    c = np.zeros((len(a), b.shape[1]), np.float32)
    result = gemm_split(a, b, fields, c, arithmetic=HOW)
    magnitude = np.abs(a).astype(np.float64) @ np.abs(b)
    return (
        result.astype(np.float64),
        bounds.split_bound(a, b, fields, promote=HOW.promote, magnitude=magnitude),
        running_split_bound(a, b, fields, promote=HOW.promote),
        likely_split_bound(a, b, fields, promote=HOW.promote),
    )


def _estimate(a: Float32, b: Float32, scheme: str) -> float:
    """Relative Frobenius error that the guard expects."""
    left, right = (panel_statistics(row_statistics(rows))[0] for rows in (a, b.T))
    if scheme in INT8:
        fields = INT8[scheme]
        form = guard.int8_model(fields.l, fields.r, fields.d)
    else:
        assert HOW.core is not None
        block = HOW.core.block(SCHEMES[scheme].source)
        form = guard.split_model(scheme, a.shape[1], HOW.promote, block)
    return guard.typical_error(left, right, form)


if __name__ == "__main__":
    main()
