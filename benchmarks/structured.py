"""`auto` on matrices of textbooks: Hilbert, Vandermonde, Toeplitz, cosines, kernels and so on.

A table of docs/notes/guard-unseen.md: ``python benchmarks/structured.py``. What the guard's model
takes is computed in the order of the kernels of sm_90. Errors are the largest of an element,
against |A| |B|, over those of FP32 sums in the order of k (or 2 units of 2^-24 where FP32 has
less).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from pathlib import Path

import guard_search as search
import numpy as np

import mixpert
from mixpert.files import write_atomically
from mixpert.grading.matrices import Float32
from mixpert.kernels import guard_model as guard
from mixpert.kernels.guard_statistics import panel_statistics, row_statistics
from mixpert.kernels.kernel_sums import SM90, kernel_product
from mixpert.kernels.split_model import SCHEMES
from mixpert.runtime import machine

RESULTS = Path(__file__).resolve().parent / "results" / "structured.json"
PROBLEMS = 3000
ROWS = 24
SIZES = (256, 400, 512, 1000, 1024, 2048)
LEAST = 2.0**-90
"""Smaller elements are zeros: those beside large ones are another subject (range_of_pieces.py)."""
INT8 = {"int8:2,2,2": guard.int8_model(2, 2, 2), "int8:2,2": guard.int8_model(2, 2, 3)}
PROMOTED, STEP = 64, 16  # elements of k of an interval and of a step, of FP16

Random = np.random.Generator
Wide = np.ndarray


def _places(k: int) -> tuple[Wide, Wide]:
    return np.arange(ROWS)[:, None].astype(np.float64), np.arange(k).astype(np.float64)


def _stripes(rng: Random, k: int, step: int) -> Wide:
    """Toeplitz (-1), Hankel (1): one sequence, moved by one place from row to row."""
    sequence = [
        rng.standard_normal(ROWS + k),
        np.exp(-np.abs(np.arange(ROWS + k) - k / 2) * rng.choice([0.003, 0.03])),
        np.round(rng.standard_normal(ROWS + k), 1),
        1 / (1.0 + np.arange(ROWS + k)),
    ][rng.integers(4)]
    rows, columns = np.arange(ROWS)[:, None], np.arange(k)
    return sequence[rows * step + columns + (ROWS if step < 0 else 0)]


def _signs(k: int) -> Wide:
    """Hadamard's matrix (Sylvester), repeated."""
    common = np.arange(ROWS)[:, None] & np.arange(k)
    return 1.0 - 2.0 * (np.bitwise_count(common) % 2)


def _orthogonal(rng: Random, k: int) -> Wide:
    return np.linalg.qr(rng.standard_normal((k, ROWS)))[0].T


def _diagonal(rng: Random, k: int) -> Wide:
    """A permuted diagonal of a wide range, in noise."""
    a = rng.standard_normal((ROWS, k)) * 2.0 ** -rng.integers(4, 30)
    a[np.arange(ROWS), rng.permutation(k)[:ROWS]] = 2.0 ** rng.integers(-20, 20, ROWS)
    return a


def _kernel(rng: Random, k: int, of: Callable[[Wide], Wide]) -> Wide:
    return of(np.abs(np.sort(rng.random(ROWS))[:, None] - np.linspace(0, 1, k)))


def _alternating(rng: Random, k: int) -> Wide:
    """Neighbours, or blocks of neighbours, differ by a power of two."""
    block, bits = 2 ** rng.integers(0, 6), rng.integers(-20, 21)
    return rng.standard_normal((ROWS, k)) * 2.0 ** (bits * (np.arange(k) // block % 2))


def _softmax(rng: Random, k: int) -> Wide:
    powers = np.exp(rng.standard_normal((ROWS, k)) * rng.uniform(0.5, 8))
    return powers / powers.sum(axis=1, keepdims=True)


KINDS: Mapping[str, Callable[[Random, int], Wide]] = {
    "Hilbert": lambda rng, k: 1 / (np.add(*_places(k)) + rng.integers(1, 50)),
    "Vandermonde": lambda rng, k: rng.uniform(0.5, 1, (ROWS, 1)) ** (np.arange(k) * 0.03),
    "Chebyshev": lambda rng, k: np.cos(np.arccos(np.linspace(-1, 1, ROWS))[:, None] * np.arange(k)),
    "Lehmer": lambda rng, k: np.minimum(*_places(k)).clip(1) / np.maximum(*_places(k)).clip(1),
    "Toeplitz": lambda rng, k: _stripes(rng, k, -1),
    "Hankel": lambda rng, k: _stripes(rng, k, 1),
    "cosines": lambda rng, k: np.cos(2 * np.pi / k * np.multiply(*_places(k))),
    "Hadamard": lambda rng, k: _signs(k),
    "orthogonal": _orthogonal,
    "permuted diagonal": _diagonal,
    "exp(-x^2)": lambda rng, k: _kernel(rng, k, lambda x: np.exp(-(rng.choice([1, 30]) * x**2))),
    "log x": lambda rng, k: _kernel(rng, k, lambda x: np.log(x + 1e-5)),
    "low rank": lambda rng, k: (
        rng.standard_normal((ROWS, 2)) @ rng.standard_normal((2, k))
        + 2.0 ** -rng.integers(5, 25) * rng.standard_normal((ROWS, k))
    ),
    "triangular": lambda rng, k: np.where(
        _places(k)[1] <= _places(k)[0] * k / ROWS, rng.standard_normal((ROWS, k)), 0
    ),
    "alternating exponents": _alternating,
    "softmax": _softmax,
    "normal": lambda rng, k: rng.standard_normal((ROWS, k)),
}
"""Rows of A, and columns of B."""

RELATIONS = ("another kind", "its transpose", "its pseudo-inverse")


def problem(seed: int) -> tuple[str, str, Float32, Float32]:
    """Kind of A, relation, and operands, float32 (ROWS, k) and (k, ROWS)."""
    rng = np.random.default_rng([78, seed])
    k = int(rng.choice(SIZES))
    kind, relation, other = (str(rng.choice(list(x))) for x in (KINDS, RELATIONS, KINDS))
    a = KINDS[kind](rng, k)
    if relation == "another kind":
        b = KINDS[other](rng, k).T
    else:
        b = a.T if relation == "its transpose" else np.linalg.pinv(a)
    a, b = (np.where(np.abs(x) < LEAST, 0, x).astype(np.float32) for x in (a, b))
    return kind, relation, a, np.ascontiguousarray(b)


def taken(a: Float32, b: Float32) -> str:
    """What the guard takes where cuBLAS does not share k."""
    k = a.shape[1]
    panels = [panel_statistics(row_statistics(rows))[0] for rows in (a, np.ascontiguousarray(b.T))]
    forms = INT8 | {"fp16x3": guard.split_model("fp16x3", k, PROMOTED, STEP)}
    target = guard.sgemm_error(k)
    return next((s for s in forms if guard.accepts(*panels, forms[s], target)), "bf16x6")


def examine(seed: int) -> dict[str, object]:
    """One problem."""
    kind, relation, a, b = problem(seed)
    scheme = taken(a, b)
    c = (
        mixpert.matmul(a, b, scheme)
        if scheme in INT8
        else kernel_product(a, b, SCHEMES[scheme], SM90)
    )
    exact = a.astype(np.float64) @ b
    magnitude = np.abs(a).astype(np.float64) @ np.abs(b)
    usual, error = (
        float((np.abs(x - exact) / np.where(magnitude == 0, 1, magnitude)).max() / guard.UNIT)
        for x in (search.in_order(a, b), c)
    )
    return {
        "kind": kind,
        "relation": relation,
        "k": a.shape[1],
        "scheme": scheme,
        "fp32": round(usual, 2),
        "error": round(error, 2),
        "times": round(error / max(usual, 2), 2),
    }


def main() -> None:
    """Measure everything and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--problems", type=int, default=PROBLEMS)
    parser.add_argument("--json", type=Path, default=RESULTS)
    options = parser.parse_args()
    rows = [examine(seed) for seed in range(options.problems)]
    head = {
        "command": "python benchmarks/structured.py",
        "date": machine.today(),
        "device": "processor",
        "mixpert": mixpert.__version__,
        "problems": options.problems,
    }
    lines = ",\n".join(json.dumps(row) for row in rows)
    write_atomically(options.json, f'{json.dumps(head)[:-1]}, "rows": [\n{lines}\n]}}\n')
    for row in sorted(rows, key=lambda row: -float(str(row["times"])))[:12]:
        print(row)


if __name__ == "__main__":
    main()
