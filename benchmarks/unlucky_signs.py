"""What signs alone do to an error: why no bound that knows magnitudes only is near on random data.

The table of docs/notes/bounds-compared.md: ``python benchmarks/unlucky_signs.py``. Uniform and
normal operands as drawn, and with signs chosen such that errors add up. The magnitudes are the
same, bit for bit, and with them largest elements, sums, squares, exponents and |A| |B|: a bound
that knows nothing else has to be above both errors of an element. INT8 results are the processor's,
which have the bits of a GPU's; those of float splits are the NumPy model's.
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
from mixpert.kernels.float_formats import Float64
from mixpert.kernels.model import Int8Scheme, cut
from mixpert.kernels.split_model import SCHEMES, Arithmetic, gemm_split

RESULTS = Path(__file__).resolve().parent / "results" / "unlucky-signs.json"
ROWS = 48
SEED = 2
DATA = ("uniform", "normal")
SIZES = (64, 256, 1024, 4096, 16384)
INT8 = {
    "int8:2,2": Int8Scheme(2, 2, 3),
    "int8:2,2,2": Int8Scheme(2, 2, 2),
    "int8:1,1": Int8Scheme(1, 1, 2),
}
SPLITS = ("fp16x3", "tf32x3", "bf16x6")
LONGEST = 4096  # of float splits: the model takes its time


@dataclass(frozen=True)
class Row:
    """One scheme on one pair of matrices, (ROWS, k) times (k, ROWS).

    Attributes:
        scheme: its name.
        data: a name in `DATA`.
        k: the inner dimension.
        typical: root mean square of the errors of all elements, signs as drawn.
        unlucky: likewise of elements whose signs are chosen, over `typical`.
        bound: the bound from magnitudes, likewise, over `typical`.
    """

    scheme: str
    data: str
    k: int
    typical: float
    unlucky: float
    bound: float


def main() -> None:
    """Measure everything and write the file."""
    rows = [asdict(row) for data in DATA for k in SIZES for row in measure(data, k)]
    write_report(RESULTS, Path(__file__).name, ROWS, SEED, rows)


def measure(data: str, k: int, schemes: tuple[str, ...] = (*INT8, *SPLITS)) -> Iterator[Row]:
    """A row for every scheme."""
    a, b = PAIRS[data](np.random.default_rng([SEED, k]), ROWS, ROWS, k)
    for scheme in schemes:
        if scheme in SPLITS and k > LONGEST:
            continue
        typical = _root_mean_square(_errors(a, b, scheme))
        bound = _bound(a, b, scheme)
        if scheme in INT8:
            unlucky = np.diagonal(_errors(unlucky_signs(a, b, INT8[scheme]), b, scheme))
            bound = np.diagonal(bound)
        else:  # truncations of sums of one sign add up
            unlucky = _errors(np.abs(a), np.abs(b), scheme)
        worst, most = (_root_mean_square(x) / typical for x in (unlucky, bound))
        yield Row(scheme, data, k, typical, worst, most)


def unlucky_signs(a: Float32, b: Float32, scheme: Int8Scheme) -> Float32:
    """The rows of `a` with signs that make all errors of products with the same column add up."""
    left, right = _kept(a, scheme.l), _kept(np.ascontiguousarray(b.T), scheme.r)
    pairs = [(i, j) for s in range(scheme.diagonals) for i, j in scheme.pairs(s)]
    error = a.astype(np.float64) * b.T - np.add.reduce([left[i] * right[j] for i, j in pairs])
    return np.where(error < 0, -a, a)


def _kept(rows: Float32, extra: int) -> list[Float64]:
    """Digits with their weights."""
    cuts = cut(rows, extra, 8)
    return [
        np.ldexp(digits.astype(np.float64), (cuts.exponents - 7 - 8 * place)[:, None])
        for place, digits in enumerate(cuts.digits)
    ]


def _errors(a: Float32, b: Float32, scheme: str) -> Float64:
    exact = a.astype(np.float64) @ b
    if scheme in INT8:
        return mixpert.matmul(a, b, scheme) - exact
    c = np.zeros((len(a), b.shape[1]), np.float32)
    return gemm_split(a, b, SCHEMES[scheme], c, arithmetic=Arithmetic()) - exact


def _bound(a: Float32, b: Float32, scheme: str) -> Float64:
    if scheme in INT8:
        return bounds.int8_bound(a, b, INT8[scheme])
    magnitude = np.abs(a).astype(np.float64) @ np.abs(b)
    return bounds.split_bound(a, b, SCHEMES[scheme], magnitude=magnitude)


def _root_mean_square(values: Float64) -> float:
    return float(np.sqrt(np.mean(values**2)))


if __name__ == "__main__":
    main()
