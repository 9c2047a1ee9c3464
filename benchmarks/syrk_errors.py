"""Errors of cublasSsyrk and of `auto` in its place, and the parts of k that cuBLAS's errors tell.

``python benchmarks/syrk_errors.py [--json FILE] [--limit SECONDS]`` on a GPU. Lower triangles of
A A' and A' A of normal, uniform and wide data, for n = 768 ... 8192 and k = 1024 ... 65536, as far
as `auto` emulates them; the relative Frobenius error of sampled rows left of the diagonal against
float64. Sums of s parts of k err by 0.30 sqrt(k / s) 2^-24 on normal data (docs/bounds.md).
"""

from __future__ import annotations

import argparse
import ctypes
import itertools
import json
import math
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from runtime_sweep import ROOT, ROWS, WARM, WAYS
from syrk import SymmetricBench

sys.path[:0] = [str(ROOT / folder) for folder in ("tests", "tests/gpu")]

from mixpert import native  # noqa: E402
from mixpert.files import write_atomically  # noqa: E402
from mixpert.kernels.guard_model import sgemm_error  # noqa: E402
from mixpert.kernels.native_sums import native_parts  # noqa: E402
from mixpert.runtime import machine  # noqa: E402
from mixpert.runtime.ahead import compile_ahead  # noqa: E402
from mixpert.runtime.launcher import Device, current_device  # noqa: E402
from mixpert.scheme import Scheme  # noqa: E402

SIZES = (768, 1000, 1536, 2048, 3072, 4096, 8192)
DEPTHS = (1024, 2048, 4096, 8192, 16384, 65536)
MOST_ELEMENTS, MOST_FLOPS = 2**26, 2.0**42
KINDS = ("normal", "uniform", "phi 2")
EXPECTED_OF = "normal"  # data of which parts are told


def problems() -> list[tuple[int, int, int]]:
    """n, k and whether A is transposed."""
    found = itertools.product(SIZES, DEPTHS, (0, 1))
    return [p for p in found if p[0] * p[1] <= MOST_ELEMENTS and p[0] ** 2 * p[1] <= MOST_FLOPS]


def problem_of(n: int, k: int, trans: int) -> native.ProblemStruct:
    """What the runtime makes of a call."""
    ld = k if trans else n
    return native.ProblemStruct(n, n, k, ld, ld, n, 1, 0, 0, 0, trans, 1 - trans,
                                triangle=1, symmetric=1)  # fmt: skip


def emulated(device: native.DeviceStruct) -> list[tuple[int, int, int]]:
    """The problems that `auto` does not leave to cuBLAS."""
    worth = native.load().mixpert_worth_emulating
    return [one for one in problems() if worth(problem_of(*one), device)]


def lowered(device: Device) -> Iterator[native.LoweredStruct]:
    """What these are lowered to."""
    auto = Scheme.parse("auto").to_native()
    for problem in itertools.starmap(problem_of, emulated(device.struct)):
        yield device.lower(problem, auto, 1.0, 0.0)


class ErrorBench(SymmetricBench):
    """Errors of one product of each kind of data, by cuBLAS and in its place."""

    def drawn(self, kind: str, size: int) -> Any:
        """Data of a kind."""
        if kind == "uniform":
            return self.rng.random(size, dtype=self.xp.float32) * 2 - 1
        numbers = self.rng.standard_normal(size, dtype=self.xp.float32)
        if kind == "normal":
            return numbers
        halves = self.rng.random(size, dtype=self.xp.float32) - 0.5
        return halves * self.xp.exp(2 * numbers)

    def errors(self, n: int, k: int, trans: int) -> dict[str, Any]:
        """A row of the record."""
        sizes = native_parts(n, n, k, bool(trans), not trans)
        row: dict[str, Any] = {"n": n, "k": k, "transposed": trans, "parts by sizes": sizes}
        alpha, beta = map(ctypes.addressof, self.scalars)
        c = self.xp.empty(n * n, self.xp.float32)
        for kind in KINDS:
            a = self.drawn(kind, n * k)
            given = [self.handle, 0, trans, n, k, alpha, a.data.ptr, k if trans else n, beta,
                     c.data.ptr, n]  # fmt: skip
            plain = a.reshape(n, k).T.ravel() if trans else a
            for way, intercepted in WAYS.items():
                c.fill(self.xp.nan)
                self.queue_calls(given, intercepted, WARM)
                row[f"{way} {kind}"] = self.error_beside_diagonal(n, plain.reshape(k, n), c)
        row["parts"] = (sgemm_error(k) / row[f"native {EXPECTED_OF}"]) ** 2
        return row

    def error_beside_diagonal(self, n: int, columns: Any, c: Any) -> float:
        """Relative Frobenius error: on the diagonal sums of squares would be most of the norm."""
        wrong = size = 0.0
        for row in sorted({(i + 1) * n // ROWS - 1 for i in range(ROWS)}):
            exact = columns[:, row].astype(float) @ columns[:, :row].astype(float)
            wrong += float(((c.reshape(n, n)[:row, row] - exact) ** 2).sum())
            size += float((exact**2).sum())
        return math.sqrt(wrong / size)


def summary(rows: list[dict[str, Any]]) -> str:
    """How many err more than cuBLAS, and which most."""
    lines = [f"{len(rows)} products"]
    for kind in KINDS:
        ratios = [row[f"emulated {kind}"] / row[f"native {kind}"] for row in rows]
        most = max(ratios, default=0.0)
        at = [rows[ratios.index(most)][name] for name in ("n", "k", "transposed")] if rows else ""
        above = sum(ratio > 1 for ratio in ratios)
        lines.append(f"{kind}: {above} above cublasSsyrk's error, most {most:.3f} at {at}")
    few = sum(row["parts by sizes"] < 0.8 * row["parts"] for row in rows)
    return "\n".join([*lines, f"parts of k: {few} products with fewer by sizes than by errors"])


def main() -> int:
    """Measure, write the record, print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, default=Path("syrk-errors.json"))
    parser.add_argument("--limit", type=float, default=math.inf, help="seconds; the rest is left")
    options = parser.parse_args()
    end = time.monotonic() + options.limit
    os.environ["MIXPERT_SCHEME"] = "auto"
    device = current_device()
    print(f"{compile_ahead(device, lowered(device))} kernels", flush=True)
    bench, rows = ErrorBench(), list[dict[str, Any]]()
    for problem in emulated(device.struct):
        if time.monotonic() > end:
            break
        rows.append(bench.errors(*problem))
        bench.xp.get_default_memory_pool().free_all_blocks()
    lines = ",\n".join(map(json.dumps, rows))
    head = json.dumps(machine.measured_on())[:-1]
    write_atomically(options.json, f'{head}, "rows": [\n{lines}\n]}}\n')
    print(summary(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
