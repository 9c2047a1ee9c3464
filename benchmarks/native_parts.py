"""The number of parts into which cublasSgemm splits k, from its errors on normal data.

``python benchmarks/native_parts.py [--fresh SEED] [--out FILE] [--limit SECONDS]`` on a GPU: sums
in order of k have a relative error of 0.30 sqrt(k) 2^-24, those of parts the square root of their
number less. Shapes of the sweep (runtime_sweep.py) first, then a grid of sizes that fill a GPU well
and badly, the long ones last; or random ones that `auto` emulates, and beside them the parts that
cublasLt's heuristic says. What is known from sizes is `mixpert.kernels.native_sums`.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("benchmarks", "tests", "tests/gpu")]

from runtime_sweep import Shape, shapes  # noqa: E402

from mixpert.files import write_atomically  # noqa: E402
from mixpert.kernels.guard_model import sgemm_error  # noqa: E402

SIZES = (256, 512, 768, 1000, 1536, 2048, 3072, 4096, 6000, 8192, 16384)
INNER = (1024, 1536, 2048, 3000, 4096, 6144, 8192, 16384, 32768)
BATCHED, BATCHES = (512, 1000, 2048), (4, 16)
MOST = 2**29  # elements of an operand
LEAST_WORK, MOST_WORK, LONG_WORK = 2**29, 2**40, 2**38  # multiply-adds
CLOSE = 0.12  # by which errors of a part of C may miss the number of parts
SAMPLED = (32, 256)  # rows and columns of C that are checked
BETWEEN_RECORDS = 5.0  # seconds


def grid() -> list[Shape]:
    """In random order, so that a part of it says something of all."""
    transposes = list(itertools.product((False, True), repeat=2))
    found = [
        Shape(m, n, k, 1, *turn)
        for m, n, k, turn in itertools.product(SIZES, SIZES, INNER, transposes)
        if LEAST_WORK <= m * n * k <= MOST_WORK and max(m, n) * k <= MOST
    ]
    found += [
        Shape(m, n, k, batch, *turn)
        for m, n, k, batch, turn in itertools.product(
            BATCHED, BATCHED, (2048, 4096, 8192), BATCHES, transposes
        )
    ]
    random.Random(1).shuffle(found)
    return sorted(found, key=lambda s: s.m * s.n * s.k * s.batch > LONG_WORK)


def known() -> Iterator[tuple[Shape, list[int]]]:
    """Shapes of the sweep and the grid."""
    for s in [s for s in shapes() if s.k >= min(INNER)] + grid():
        yield s, []


def fresh(seed: int) -> Iterator[tuple[Shape, list[int]]]:
    """Random ones, and what the heuristic says."""
    from cublas_heuristic import parts_of_k
    from fresh_shapes import fresh_shapes

    from mixpert.runtime.launcher import current_device

    for s in fresh_shapes(seed, current_device().struct):
        yield s, [parts_of_k(s)]


class Probe:
    """One buffer of normal data for each operand, as large as the largest needs."""

    def __init__(self) -> None:
        import cupy
        from cublas_calls import new_handle

        self.xp, self.handle = cupy, new_handle()
        rng = cupy.random.default_rng(int(time.time()))
        self.operands = [rng.standard_normal(MOST, dtype=cupy.float32) for _ in range(2)]
        self.c = cupy.empty(MOST, cupy.float32)

    def parts(self, s: Shape) -> float:
        """Of the last problem of a batch."""
        self.c[: s.m * s.n * s.batch].fill(self.xp.nan)
        self.multiply(s)
        return float((sgemm_error(s.k) / self.error(s)) ** 2)

    def multiply(self, s: Shape) -> None:
        """Natively."""
        import ctypes

        from cublas_calls import entry

        name = "cublasSgemm_v2" if s.batch == 1 else "cublasSgemmStridedBatched"
        one, zero = ctypes.c_float(1), ctypes.c_float(0)
        a, b, c = (x.data.ptr for x in (*self.operands, self.c))
        lda, ldb = (s.k if s.trans_a else s.m), (s.n if s.trans_b else s.k)
        strides = ([], [], []) if s.batch == 1 else ([s.m * s.k], [s.k * s.n], [s.m * s.n, s.batch])
        status = entry(name, emulated=False)(
            self.handle, int(s.trans_a), int(s.trans_b), s.m, s.n, s.k, ctypes.addressof(one),
            a, lda, *strides[0], b, ldb, *strides[1], ctypes.addressof(zero), c, s.m, *strides[2],
        )  # fmt: skip
        if status:
            raise SystemExit(f"cuBLAS refuses {s}: status {status}")

    def error(self, s: Shape) -> float:
        """Relative Frobenius error of some rows and columns."""
        xp, last = self.xp, s.batch - 1
        a, b, c = (
            x[last * size : (last + 1) * size]
            for x, size in zip(
                (*self.operands, self.c), (s.m * s.k, s.k * s.n, s.m * s.n), strict=True
            )
        )
        rows, columns = (
            xp.arange(count) * size // count
            for count, size in zip(SAMPLED, (s.m, s.n), strict=True)
        )
        left = a.reshape(s.m, s.k)[rows] if s.trans_a else a.reshape(s.k, s.m)[:, rows].T
        right = b.reshape(s.k, s.n)[:, columns] if s.trans_b else b.reshape(s.n, s.k)[columns].T
        exact = left.astype(float) @ right.astype(float)
        got = c.reshape(s.n, s.m)[columns][:, rows].T
        return float(xp.linalg.norm(got - exact) / xp.linalg.norm(exact))


def write(out: Path, rows: list[list[Any]]) -> None:
    """Replace the record by one of these rows, a line each."""
    import gpu_machine

    head = {"machine": gpu_machine.describe(), "remark": __doc__.split("\n\n", maxsplit=1)[0]}
    lines = ",\n".join(map(json.dumps, rows))
    write_atomically(out, f'{json.dumps(head)[:-1]}, "rows": [\n{lines}\n]}}\n')


def main() -> int:
    """Measure and write the record now and then."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("native-parts.json"))
    parser.add_argument("--fresh", type=int, help="seed of random shapes")
    parser.add_argument("--limit", type=float, default=60, help="seconds; the rest is left out")
    options = parser.parse_args()
    end, written = time.monotonic() + options.limit, time.monotonic()
    probe, rows = Probe(), []
    for s, said in fresh(options.fresh) if options.fresh is not None else known():
        if time.monotonic() > end:
            break
        parts = round(probe.parts(s), 2)
        rows.append([s.m, s.n, s.k, s.batch, int(s.trans_a), int(s.trans_b), parts, *said])
        if time.monotonic() - written > BETWEEN_RECORDS:
            write(options.out, rows)
            written = time.monotonic()
    write(options.out, rows)
    print(f"{len(rows)} shapes, {sum(row[6] > 1.5 for row in rows)} of them cut")
    if options.fresh is not None:
        differ = [row for row in rows if abs(row[6] / row[7] - 1) > CLOSE]
        print(f"the heuristic says others than measured of {len(differ)}: {differ[:5]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
