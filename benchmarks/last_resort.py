"""Whether bf16x6 as the last rung of the guard errs more than bf16x9 or FP32 on any data.

The table of docs/notes/last-rung.md: ``python benchmarks/last_resort.py``. Random and hostile
operands with k from 256 on, where the guard's last rung has six products instead of nine; results
are those of the NumPy model of an H100's Tensor Core. Errors of elements are relative to |A| |B|,
in units of 2^-24.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path

import guard_search as search
import numpy as np

import mixpert
from mixpert.files import write_atomically
from mixpert.grading.matrices import PAIRS, Float32
from mixpert.kernels.bounds import split_bound
from mixpert.kernels.float_formats import BF16, to_nearest
from mixpert.kernels.guard_model import FEWEST, UNIT
from mixpert.kernels.split_model import SCHEMES, gemm_split
from mixpert.runtime import machine

RESULTS = Path(__file__).resolve().parent / "results" / "last-resort.json"
PROBLEMS = 120  # of each kind but the kinds of grading, of which there are fewer
ROWS = 12
LEAST = 2.0  # FP32's largest error counts as this where it is smaller: it may be zero by luck
SIZES = (256, 300, 512, 1024, 4096)

Make = Callable[[int], tuple[Float32, Float32]]


@dataclass
class Found:
    """What became of one kind of data.

    Attributes:
        problems: how many.
        fp32: largest error of FP32 sums in the order of k, in units of |A| |B|.
        six: likewise of bf16x6.
        nine: likewise of bf16x9.
        above: largest ratio of the errors of bf16x6 and FP32 (or `LEAST`) in one problem.
        nine_above: likewise of bf16x9.
        many: problems whose elements are all sums of at least 8 products that are not zero.
        many_above: `above` of these.
        many_nine_above: likewise of bf16x9.
        more: by how much an element's error of bf16x6 exceeds that of bf16x9, in units.
        of_bound: largest error of bf16x6 over its rigorous bound.
    """

    problems: int = 0
    fp32: float = 0.0
    six: float = 0.0
    nine: float = 0.0
    above: float = 0.0
    nine_above: float = 0.0
    many: int = 0
    many_above: float = 0.0
    many_nine_above: float = 0.0
    more: float = 0.0
    of_bound: float = 0.0

    def count(self, a: Float32, b: Float32) -> None:
        """Note one problem."""
        exact = a.astype(np.float64) @ b
        size = np.abs(a).astype(np.float64) @ np.abs(b)
        with np.errstate(over="ignore"):
            products = [search.in_order(a, b), *(_split(a, b, s) for s in ("bf16x6", "bf16x9"))]
        usable = (size > 2.0**-100) & (size < 2.0**126)  # what neither under- nor overflows
        if not usable.any():
            return
        errors = [np.abs(p.astype(np.float64) - exact)[usable] / size[usable] for p in products]
        fp32, six, nine = (float(x.max()) / UNIT for x in errors)
        self.problems += 1
        self.fp32, self.six, self.nine = (
            max(self.fp32, fp32),
            max(self.six, six),
            max(self.nine, nine),
        )
        above, nine_above = six / max(fp32, LEAST), nine / max(fp32, LEAST)
        self.above, self.nine_above = max(self.above, above), max(self.nine_above, nine_above)
        products_of = (a != 0).astype(np.float64) @ (b != 0)
        if products_of.min() >= FEWEST:
            self.many += 1
            self.many_above = max(self.many_above, above)
            self.many_nine_above = max(self.many_nine_above, nine_above)
        self.more = max(self.more, float((errors[1] - errors[2]).max()) / UNIT)
        bound = split_bound(a, b, SCHEMES["bf16x6"], magnitude=size)[usable] / size[usable]
        self.of_bound = max(self.of_bound, float((errors[1] / bound).max()))


def _split(a: Float32, b: Float32, scheme: str) -> Float32:
    return gemm_split(a, b, SCHEMES[scheme], np.zeros((len(a), b.shape[1]), np.float32))


def random(seed: int) -> tuple[Float32, Float32]:
    """A problem of the guard's search, half of its rows, with a k of at least 256."""
    while True:
        a, b = search.problem(seed)
        if a.shape[1] >= SIZES[0]:
            return a[:ROWS], np.ascontiguousarray(b[:, :ROWS])
        seed += 1_000_000


def hostile(seed: int) -> tuple[Float32, Float32]:
    """Elements whose second and third pieces are as large as can be.

    So that the products that bf16x6 leaves out have one sign: that of the product of the elements,
    or all the same, whatever the signs of elements are.
    """
    rng = np.random.default_rng(seed)
    k = int(rng.choice(SIZES))
    above, below = _worst_elements()
    a, b = (rng.choice(above, (ROWS, k)) for _ in range(2))
    if rng.random() < 0.5:
        a = np.where(rng.random((ROWS, k)) < 0.5, a, -rng.choice(below, (ROWS, k)))
    a *= rng.random((ROWS, k)) < rng.choice([1.0, 0.1, 4 / k])  # the others are zeros
    signs = rng.choice([-1.0, 1.0], k)
    powers = signs * 2.0 ** rng.integers(0, rng.choice([1, 8, 60]), k)
    a, b = a * powers, b * signs if rng.random() < 0.5 else b / powers
    lift = rng.choice([0, 60, -60])
    return np.ldexp(a, lift).astype(np.float32), np.ldexp(b, -lift).T.astype(np.float32).copy()


@lru_cache(maxsize=1)
def _worst_elements(count: int = 1024) -> tuple[np.ndarray, np.ndarray]:
    """Of random numbers above 1 those whose lower pieces are largest, both positive, or neither."""
    values = (
        np.random.default_rng(1).uniform(1, 1.05, 1 << 18).astype(np.float32).astype(np.float64)
    )
    first = values - to_nearest(values, BF16)
    second = first - to_nearest(first, BF16)
    sizes = first * second / values**2
    largest = np.argsort(-sizes)
    above, below = (largest[(sizes[largest] > 0) & (s * first[largest] > 0)] for s in (1, -1))
    return values[above[:count]], values[below[:count]]


def near_limits(seed: int) -> tuple[Float32, Float32]:
    """Rows of subnormal and of huge numbers whose products are neither."""
    rng = np.random.default_rng(seed)
    k = int(rng.choice(SIZES))
    a = np.ldexp(rng.integers(-(2**22), 2**22, (ROWS, k)), -149 + rng.integers(0, 20, (ROWS, 1)))
    b = np.ldexp(rng.uniform(-1, 1, (ROWS, k)), rng.integers(90, 128, (ROWS, 1)))
    return a.astype(np.float32), np.ascontiguousarray(b.T.astype(np.float32))


def graded(seed: int) -> tuple[Float32, Float32]:
    """A kind of data of mixpert-grade."""
    names = list(PAIRS)
    rng = np.random.default_rng(seed)
    return PAIRS[names[seed % len(names)]](rng, ROWS, ROWS, int(rng.choice(SIZES)))


KINDS: Mapping[str, Make] = {
    "of the guard's search": random, "of grading": graded, "hostile": hostile,
    "near the limits of FP32": near_limits,
}  # fmt: skip


def main() -> None:
    """Search and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--problems", type=int, default=PROBLEMS)
    parser.add_argument("--json", type=Path, default=RESULTS)
    options = parser.parse_args()
    rows = []
    for name, make in KINDS.items():
        found = Found()
        for seed in range(options.problems):
            found.count(*make(seed))
        rows.append({"data": name, **asdict(found)})
        print(rows[-1], flush=True)
    report = {
        "command": "python benchmarks/last_resort.py",
        "mixpert": mixpert.__version__,
        "date": machine.today(),
        "rows of C": ROWS,
        "rows": rows,
    }
    write_atomically(options.json, json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
