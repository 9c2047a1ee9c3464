"""Data on which `auto` errs several times as much as FP32, within what is known of its errors.

A table of docs/notes/guard-unseen.md: ``python benchmarks/cancelling_sums.py``. Where neighbours in
k cancel, all partial sums of FP32 are small, and so are its roundings; errors of slices follow
|A| |B|. And elements of a few products may all be those of which pieces of FP16 lose most. What the
guard's model takes is computed in the order of the kernels of sm_90, beside `int8:3,3` and FP32
sums in the order of k; with ``--gpu``, larger products by `auto` itself, beside cublasSgemm.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import guard_search as search
import numpy as np
from structured import INT8, ROWS, taken

import mixpert
from mixpert.files import write_atomically
from mixpert.grading.matrices import Float32
from mixpert.kernels import guard_model as guard
from mixpert.kernels.kernel_sums import SM90, kernel_product
from mixpert.kernels.split_model import SCHEMES
from mixpert.runtime import machine

FOLDER = Path(__file__).resolve().parent / "results"
RESULTS, ON_GPU = FOLDER / "cancelling-sums.json", FOLDER / "h100-cancelling-sums.json"
SIZES = (1024, 8192)
LARGE = 1024
"""Rows of A and columns of B on a GPU: enough for `auto` not to stay native."""
SEED = 26
PRODUCTS = 8
"""Fewest products in an element for which the guard takes pieces of FP16 for sparse panels."""
LOSSY = 1 + 2.0**-11 - 2.0**-22 - 2.0**-23
"""Two pieces of 11 bits lose 2^-23 of it, and the product of two second pieces is 2^-22."""
ACCURATE = "int8:3,3"

Random = np.random.Generator
Rows = np.ndarray


@dataclass(frozen=True)
class Row:
    """One kind of data, (rows, k) times (k, rows).

    Attributes:
        data: a name in `DATA`.
        k: the inner dimension.
        scheme: what the guard takes; `auto` on a GPU.
        fp32: largest error of FP32 sums, or of cublasSgemm, in units of 2^-24 (|A| |B|)_ij.
        error: likewise of the scheme.
        fp32_norm: error of FP32 sums in the Frobenius norm, relative to C.
        norm: likewise of the scheme.
        accurate_norm: likewise of `int8:3,3`.
    """

    data: str
    k: int
    scheme: str
    fp32: float
    error: float
    fp32_norm: float
    norm: float
    accurate_norm: float

    @property
    def times(self) -> float:
        """Errors in the norm, over FP32's."""
        return self.norm / self.fp32_norm


def alternating(rng: Random, rows: int, k: int) -> tuple[Rows, Rows]:
    """Signs of A alternate along k; magnitudes of both are within a few percent of 1."""
    near = 1 + rng.uniform(-1, 1, (2, rows, k)) / 64
    return near[0] * (1 - 2 * (np.arange(k) % 2)), near[1]


def differences(rng: Random, rows: int, k: int) -> tuple[Rows, Rows]:
    """A weighs differences of neighbours, and columns of B are smooth."""
    weights = np.repeat(rng.uniform(-1, 1, (rows, k // 2)), 2, axis=1)
    return weights * (1 - 2 * (np.arange(k) % 2)), _smooth(rng, rows, k)


def cosines(rng: Random, rows: int, k: int) -> tuple[Rows, Rows]:
    """The highest frequencies of a cosine transform of smooth columns."""
    orders = k - 1 - np.arange(rows)[:, None] % (k // 8)
    return np.cos(np.pi / k * orders * (np.arange(k) + 0.5)), _smooth(rng, rows, k)


def lossy_products(rng: Random, rows: int, k: int) -> tuple[Rows, Rows]:
    """Few elements in a row of A, all of those that pieces of FP16 lose most of."""
    places = np.argsort(rng.random((rows, k)), axis=1)[:, :PRODUCTS]
    a = np.zeros((rows, k))
    np.put_along_axis(a, places, LOSSY, axis=1)
    return a, np.full((rows, k), LOSSY)


def _smooth(rng: Random, rows: int, k: int) -> Rows:
    """Bells, each an eighth as wide as its column is long."""
    return np.exp(-(((np.arange(k) - rng.uniform(0, k, (rows, 1))) / (k / 8)) ** 2)) + 0.5


DATA: Mapping[str, Callable[[Random, int, int], tuple[Rows, Rows]]] = {
    "alternating signs": alternating,
    "differences of neighbours": differences,
    "cosines of high order": cosines,
    "eight lossy products": lossy_products,
}
"""Rows of A and columns of B."""


def operands(data: str, k: int, rows: int = ROWS) -> tuple[Float32, Float32]:
    """Float32 (rows, k) and (k, rows)."""
    a, b = DATA[data](np.random.default_rng([SEED, k]), rows, k)
    return a.astype(np.float32), np.ascontiguousarray(b.T.astype(np.float32))


def measure(data: str, k: int) -> Row:
    """One row of the table."""
    a, b = operands(data, k)
    scheme = taken(a, b)
    products = (search.in_order(a, b), _product(a, b, scheme), _product(a, b, ACCURATE))
    return _row(data, scheme, a, b, products)


def measure_on_gpu(data: str, k: int) -> Row:
    """Likewise of `auto`, beside cublasSgemm."""
    import cupy

    a, b = operands(data, k, LARGE)
    left, right = cupy.asarray(a), cupy.asarray(b)
    products = [mixpert.matmul(left, right, name).get() for name in ("native", "auto", ACCURATE)]
    return _row(data, "auto", a, b, products)


def _row(data: str, scheme: str, a: Float32, b: Float32, products: Sequence[Float32]) -> Row:
    """Of the products by FP32, the scheme and `int8:3,3`."""
    exact = a.astype(np.float64) @ b
    size = np.abs(a).astype(np.float64) @ np.abs(b)
    worst = [float((np.abs(c - exact) / size).max() / guard.UNIT) for c in products]
    norms = [float(np.linalg.norm(c - exact) / np.linalg.norm(exact)) for c in products]
    return Row(data, a.shape[1], scheme, worst[0], worst[1], *norms)


def _product(a: Float32, b: Float32, scheme: str) -> Float32:
    if scheme in INT8 or scheme == ACCURATE:
        return np.asarray(mixpert.matmul(a, b, scheme))
    return kernel_product(a, b, SCHEMES[scheme], SM90)


def main() -> None:
    """Measure everything and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gpu", action="store_true", help="`auto` on a GPU")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    of = measure_on_gpu if options.gpu else measure
    rows = [of(data, k) for data in DATA for k in SIZES]
    report = {
        "command": f"python benchmarks/cancelling_sums.py{' --gpu' if options.gpu else ''}",
        "commit": machine.commit(),
        "date": machine.today(),
        "device": machine.device_name() if options.gpu else "processor",
        "versions": machine.versions() if options.gpu else {"mixpert": mixpert.__version__},
        "rows of C": LARGE if options.gpu else ROWS,
        "seed": SEED,
        "rows": [asdict(row) | {"times": row.times} for row in rows],
    }
    path = options.json or (ON_GPU if options.gpu else RESULTS)
    write_atomically(path, json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
