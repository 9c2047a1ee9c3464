"""Errors of `auto` and of cublasSgemm on uniform and normal data, for known and fresh shapes.

``python benchmarks/auto_errors.py [--fresh COUNT] [--seed N] [--out FILE] [--limit SECONDS]`` on a
GPU, through the name that a preloaded library exports. Of each product on 64 rows and 512 columns:
the relative Frobenius error and the largest error of an element against |A| |B| in units of 2^-24.
Where the first draw errs more than cuBLAS by either, or nearly so by the first, four more are made.
"""

from __future__ import annotations

import argparse
import ctypes
import itertools
import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("benchmarks", "tests", "tests/gpu")]

from fresh_shapes import MOST_ELEMENTS, emulated_in_sweep, fresh_shapes  # noqa: E402
from runtime_sweep import Shape, problem_of  # noqa: E402

from mixpert import native, settings  # noqa: E402
from mixpert.files import write_atomically  # noqa: E402
from mixpert.kernels.guard_model import UNIT  # noqa: E402
from mixpert.kernels.native_sums import native_parts  # noqa: E402
from mixpert.runtime.ahead import compile_ahead  # noqa: E402
from mixpert.runtime.launcher import current_device  # noqa: E402
from mixpert.scheme import Scheme  # noqa: E402

DRAWS, SHIFT = 5, 4 * 999_983  # elements between draws
NEARLY = 0.98
SAMPLED = (64, 512)  # rows and columns of C that are checked
BETWEEN_RECORDS = 8.0  # seconds
KINDS = ("uniform", "normal")
MEASURES = ("Frobenius", "largest")
Draw = list[float]  # Frobenius and largest of cuBLAS, then of auto


def by_sizes(s: Shape) -> int:
    """Parts of k that would be expected if cuBLAS could not be asked."""
    return native_parts(s.m, s.n, s.k, s.trans_a, s.trans_b, s.batch)


def lowered(asked: dict[Shape, int]) -> Iterator[native.LoweredStruct]:
    """What is launched for the shapes, and the parts of k that are asked for."""
    auto = Scheme.parse("auto").to_native()
    for s, parts in asked.items():
        yield current_device().lower(problem_of(s, parts), auto, 1.0, 0.0)


class Bench:
    """Operands of both kinds, as large as any shape needs, and a C."""

    def __init__(self, seed: int, most_of_c: int) -> None:
        import cupy
        from cublas_calls import CUBLAS, new_handle

        self.xp, self.handle = cupy, ctypes.c_void_p(new_handle())
        self.libraries = {"native": CUBLAS, "auto": native.load()}
        rng, size = cupy.random.default_rng(seed), MOST_ELEMENTS + DRAWS * SHIFT
        draws = {
            "uniform": lambda: 2 * rng.random(size, dtype=cupy.float32) - 1,
            "normal": lambda: rng.standard_normal(size, dtype=cupy.float32),
        }
        self.data = {kind: [draw(), draw()] for kind, draw in draws.items()}
        self.c = cupy.empty(most_of_c, cupy.float32)

    def draws(self, s: Shape, kind: str) -> list[Draw]:
        """One, or several where the first is in doubt."""
        first = self.draw(s, kind, 0)
        doubtful = first[2] > NEARLY * first[0] or first[3] > first[1]
        return [first, *(self.draw(s, kind, turn) for turn in range(1, DRAWS) if doubtful)]

    def draw(self, s: Shape, kind: str, turn: int) -> Draw:
        """Errors of both, of the last problem of a batch."""
        xp, last = self.xp, s.batch - 1
        a, b = (x[turn * SHIFT :] for x in self.data[kind])
        rows, columns = (
            xp.arange(count) * size // count
            for count, size in zip(SAMPLED, (s.m, s.n), strict=True)
        )
        left = a[last * s.m * s.k : s.batch * s.m * s.k]
        right = b[last * s.k * s.n : s.batch * s.k * s.n]
        left = left.reshape(s.m, s.k)[rows] if s.trans_a else left.reshape(s.k, s.m)[:, rows].T
        right = (
            right.reshape(s.k, s.n)[:, columns] if s.trans_b else right.reshape(s.n, s.k)[columns].T
        )
        left, right = left.astype(float), right.astype(float)
        exact, scale = left @ right, xp.abs(left) @ xp.abs(right)
        found: Draw = []
        for library in self.libraries.values():
            self.c[: s.m * s.n * s.batch].fill(xp.nan)
            self.multiply(library, s, a, b)
            c = self.c[last * s.m * s.n : s.batch * s.m * s.n].reshape(s.n, s.m)
            wrong = c[columns][:, rows].T - exact
            largest = xp.abs(wrong / scale).max() / UNIT
            both = xp.stack([xp.linalg.norm(wrong) / xp.linalg.norm(exact), largest])
            found += [float(x) for x in both.get()]
        return found

    def multiply(self, library: Any, s: Shape, a: Any, b: Any) -> None:
        """By the function that a program would call."""
        one, zero, long = ctypes.c_float(1), ctypes.c_float(0), ctypes.c_longlong
        a, b, c = (ctypes.c_void_p(x.data.ptr) for x in (a, b, self.c))
        head = [self.handle, int(s.trans_a), int(s.trans_b), s.m, s.n, s.k, ctypes.byref(one)]
        lda, ldb = (s.k if s.trans_a else s.m), (s.n if s.trans_b else s.k)
        if s.batch == 1:
            status = library.cublasSgemm_v2(
                *head, a, lda, b, ldb, ctypes.byref(zero), c, s.m
            )  # fmt: skip
        else:
            status = library.cublasSgemmStridedBatched(
                *head, a, lda, long(s.m * s.k), b, ldb, long(s.k * s.n), ctypes.byref(zero), c, s.m,
                long(s.m * s.n), s.batch,
            )  # fmt: skip
        if status:
            raise SystemExit(f"{s}: status {status}")


def report(rows: list[dict[str, Any]]) -> Iterator[str]:
    """How many shapes of a group err more than cuBLAS, and which most."""
    for kind, (index, name) in itertools.product(KINDS, enumerate(MEASURES)):
        ratios = [[draw[2 + index] / draw[index] for draw in row[kind]] for row in rows]
        means = [
            sum(draw[2 + index] for draw in row[kind]) / sum(draw[index] for draw in row[kind])
            for row in rows
        ]
        worst = max(zip(means, (row["shape"] for row in rows), strict=True))
        above = sum(ratio[0] > 1 for ratio in ratios), sum(mean > 1 for mean in means)
        yield (
            f"{kind} {name}: {len(rows)} shapes, above cuBLAS: {above[0]} in one draw, {above[1]} "
            f"in the mean, worst {worst[0]:.3f} {worst[1]}"
        )


def write(out: Path, rows: list[dict[str, Any]], seed: int) -> None:
    """Replace the record by one of these rows, a line each."""
    import gpu_machine

    head = {"machine": gpu_machine.describe(), "remark": __doc__.split("\n\n", maxsplit=1)[0],
            "draw": [f"{way} {name}" for way in ("native", "auto") for name in MEASURES],
            "seed": seed}  # fmt: skip
    lines = ",\n".join(map(json.dumps, rows))
    write_atomically(out, f'{json.dumps(head)[:-1]}, "rows": [\n{lines}\n]}}\n')


def main() -> int:
    """Measure group by group."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fresh", type=int, default=400, help="how many fresh shapes")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--out", type=Path, default=Path("auto-errors.json"))
    parser.add_argument("--limit", type=float, default=60, help="seconds; the rest is left out")
    options = parser.parse_args()
    end, written = time.monotonic() + options.limit, time.monotonic()
    os.environ[settings.SCHEME] = "auto"  # before the library reads it
    from cublas_heuristic import parts_of_k

    fresh = itertools.islice(fresh_shapes(options.seed, current_device().struct), options.fresh)
    groups = {"sweep": emulated_in_sweep(), "fresh": list(fresh)}
    asked = {s: parts_of_k(s) for shapes in groups.values() for s in shapes}
    kernels = compile_ahead(current_device(), lowered(asked))
    print(f"{len(asked)} shapes, {kernels} kernels", flush=True)
    bench = Bench(options.seed, max(s.m * s.n * s.batch for s in asked))
    rows: list[dict[str, Any]] = []
    for group, shapes in groups.items():
        for s in shapes:
            if time.monotonic() > end:
                break
            shape = [s.m, s.n, s.k, s.batch, int(s.trans_a), int(s.trans_b)]
            row: dict[str, Any] = {"group": group, "shape": shape, "parts": asked[s]}
            row |= {"by sizes": by_sizes(s)} | {
                kind: [[float(f"{x:.4g}") for x in draw] for draw in bench.draws(s, kind)]
                for kind in KINDS
            }
            rows.append(row)
            if time.monotonic() - written > BETWEEN_RECORDS:
                write(options.out, rows, options.seed)
                written = time.monotonic()
        write(options.out, rows, options.seed)
        of_group = [row for row in rows if row["group"] == group]
        for line in report(of_group) if of_group else []:
            print(f"{group} {line}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
