"""Grouped batches: cublasSgemmGroupedBatched itself, and MixPert's groups together and apart.

``python benchmarks/grouped.py [--scheme int8:2,2,2] [--out FILE] [--quick]`` on a GPU. Experts of a
mixture (as many tokens as a skewed router gives each), their gradients, and equal groups, in turns.
Apart: each group is a call of its own. Bits are compared with those of the CPU backend.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("tests", "tests/gpu")]

NAME = "cublasSgemmGroupedBatched"
ROUNDS, CALLS, WARM = 9, 10, 6
CHECKED = 1 << 32  # multiplications that the processor repeats, at most
COLUMNS = ("cuBLAS us", "together us", "apart us", "captured us", "host us")

Shape = tuple[int, int, int]


def tokens(experts: int, total: int, seed: int) -> list[int]:
    """How many each expert gets from a router that prefers some."""
    import numpy as np

    rng = np.random.default_rng(seed)
    likely = 1 / np.arange(1, experts + 1) ** 0.7
    return [max(1, int(n)) for n in rng.multinomial(total, rng.permutation(likely / likely.sum()))]


def cases() -> dict[str, list[Shape]]:
    """Sizes (m, n, k) of each group's product."""
    some, few = tokens(64, 8192, 1), tokens(8, 4096, 2)
    return {
        "64 equal, 128 x 512 x 512": [(128, 512, 512)] * 64,
        "8 equal, 256 x 1024 x 1024": [(256, 1024, 1024)] * 8,
        "8 equal, 1024 x 1024 x 1024": [(1024, 1024, 1024)] * 8,
        "256 equal, 64 x 64 x 64": [(64, 64, 64)] * 256,
        "64 experts, 8192 tokens, 2048 x n x 1024": [(2048, n, 1024) for n in some],
        "64 experts, gradients, 2048 x 1024 x k": [(2048, 1024, k) for k in some],
        "8 experts, 4096 tokens, 4096 x n x 2048": [(4096, n, 2048) for n in few],
        "64 of any size up to 512": [
            (32 + 61 * i % 480, 32 + 97 * i % 480, 32 + 41 * i % 480) for i in range(64)
        ],
    }


@dataclass
class Arguments:
    """Those of one call, and what keeps them alive."""

    count: int
    flat: list[Any]
    kept: list[Any]


class Products:
    """Groups of one product each, column-major without gaps, on the device."""

    def __init__(self, shapes: Sequence[Shape], alpha: float = 1.0, beta: float = 0.0) -> None:
        import cupy
        import numpy as np

        self.xp, self.shapes, self.alpha, self.beta = cupy, shapes, alpha, beta
        rng = np.random.default_rng(time.time_ns())
        self.host = [
            [rng.standard_normal(size, dtype=np.float32) for size in (m * k, k * n, m * n)]
            for m, n, k in shapes
        ]
        self.device = [[cupy.asarray(x) for x in group] for group in self.host]
        self.poison()

    def poison(self) -> None:
        """C as at the beginning; NaN where it must not be read."""
        for (*_, host), (*_, c) in zip(self.host, self.device, strict=True):
            c.set(host) if self.beta else c.fill(self.xp.nan)

    def arguments(self, first: int = 0, count: int = 0) -> Arguments:
        """Those of `count` groups, 0: of all."""
        import numpy as np

        count = count or len(self.shapes)
        some = slice(first, first + count)
        m, n, k = (
            (ctypes.c_int * count)(*column) for column in zip(*self.shapes[some], strict=True)
        )
        pointers = [
            self.xp.asarray(np.array([x[i].data.ptr for x in self.device[some]], np.uint64))
            for i in range(3)
        ]
        a, b, c = (ctypes.c_void_p(array.data.ptr) for array in pointers)
        plain, ones = (ctypes.c_int * count)(), (ctypes.c_int * count)(*[1] * count)
        alphas = (ctypes.c_float * count)(*[self.alpha] * count)
        betas = (ctypes.c_float * count)(*[self.beta] * count)
        flat = [plain, plain, m, n, k, alphas, a, m, b, k, betas, c, m, count, ones]
        return Arguments(count, flat, pointers)

    def wrong(self, scheme: str) -> tuple[int, int]:
        """Groups whose bits are not those of the processor, and how many were compared."""
        import numpy as np

        from mixpert import native
        from mixpert.scheme import Scheme

        struct, wrong, left, compared = Scheme.parse(scheme).to_native(), 0, CHECKED, 0
        order = np.random.default_rng(1).permutation(len(self.shapes))
        for i in order:
            m, n, k = self.shapes[i]
            left -= m * n * k
            if left < 0:
                break
            a, b, c = self.host[i]
            exact = c.copy()
            problem = native.ProblemStruct(m, n, k, m, k, m, 1, m * k, k * n, m * n, 0, 0)
            native.check(
                native.load().mixpert_gemm_cpu(
                    ctypes.byref(problem), ctypes.byref(struct), self.alpha, a.ctypes.data,
                    b.ctypes.data, self.beta, exact.ctypes.data,
                )
            )  # fmt: skip
            got = self.device[i][2].get()
            wrong += not np.array_equal(got + 0.0, exact + 0.0)
            compared += 1
        return wrong, compared


class Bench:
    """Queues calls through ctypes on a stream."""

    def __init__(self, scheme: str) -> None:
        import cupy
        from call_sites import site
        from cublas_calls import CUBLAS, new_handle

        from mixpert import native

        self.xp = cupy
        self.stream = cupy.cuda.Stream(non_blocking=True)
        self.handle = ctypes.c_void_p(new_handle(self.stream))
        self.site = site("groups")
        self.site.plan = f"# mixpert-plan 1\ndefault\t{scheme}\n".encode()
        self.cublas = getattr(CUBLAS, NAME)
        self.mixpert = getattr(native.load(), f"mixpert_{NAME}")

    def call(self, arguments: Arguments, emulated: bool = True) -> None:
        """One."""
        head = [ctypes.byref(self.site)] if emulated else []
        status = (self.mixpert if emulated else self.cublas)(*head, self.handle, *arguments.flat)
        if status != 0:
            raise SystemExit(f"status {status}")

    def time(self, queue: Any) -> tuple[float, float]:
        """Microseconds of the device, and of the host, for one of several."""
        xp, start, end = self.xp, self.xp.cuda.Event(), self.xp.cuda.Event()
        start.record(self.stream)
        before = time.perf_counter_ns()
        for _ in range(CALLS):
            queue()
        host = (time.perf_counter_ns() - before) / 1e3 / CALLS
        end.record(self.stream)
        end.synchronize()
        return 1e3 * xp.cuda.get_elapsed_time(start, end) / CALLS, host

    def captured(self, arguments: Arguments) -> Any:
        """A graph of one call."""
        with self.stream:
            self.stream.begin_capture(self.xp.cuda.runtime.streamCaptureModeThreadLocal)
            self.call(arguments)
            graph = self.stream.end_capture()
        return lambda: graph.launch(self.stream)

    def measure(self, shapes: Sequence[Shape], scheme: str, timed: bool) -> dict[str, Any]:
        """One row: bits first, then times in turns."""
        products = Products(shapes)
        every = products.arguments()
        apart = [products.arguments(i, 1) for i in range(len(shapes))]
        ways = {
            "cuBLAS": lambda: self.call(every, emulated=False),
            "together": lambda: self.call(every),
            "apart": lambda: [self.call(one) for one in apart],
        }
        row: dict[str, Any] = {"groups": len(shapes), "wrong": 0, "compared": 0}
        for name in ("together", "captured"):
            if name == "captured":
                ways[name] = self.captured(every)
            products.poison()
            self.xp.cuda.Device().synchronize()
            for _ in range(WARM):
                ways[name]()
            self.stream.synchronize()
            wrong, compared = products.wrong(scheme)
            row["wrong"] += wrong
            row["compared"] += compared
        if not timed:
            return row
        times: dict[str, list[tuple[float, float]]] = {name: [] for name in ways}
        for name, way in ways.items():
            for _ in range(1 if name == "apart" else WARM):
                way()
        for _ in range(ROUNDS):
            for name, way in ways.items():
                if name != "apart" or len(times[name]) < 3:
                    times[name].append(self.time(way))
        for name, measured in times.items():
            row[f"{name} us"] = statistics.median(device for device, _ in measured)
        row["host us"] = statistics.median(host for _, host in times["together"])
        return row


def main() -> int:
    """Measure, print the table, write the record."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scheme", default="int8:2,2,2")
    parser.add_argument("--out", type=Path, default=Path("grouped.json"))
    parser.add_argument("--quick", action="store_true", help="bits of small groups, no times")
    options = parser.parse_args()
    import gpu_machine

    from mixpert.files import write_atomically

    bench, rows = Bench(options.scheme), []
    for name, shapes in cases().items():
        few = [tuple(min(size, 96) for size in shape) for shape in shapes]
        row = {"case": name} | bench.measure(
            few if options.quick else shapes, options.scheme, not options.quick
        )
        rows.append(row)
        figures = "  ".join(f"{column} {row[column]:.1f}" for column in COLUMNS if column in row)
        print(f"{name}: {row['wrong']} wrong of {row['compared']}  {figures}", flush=True)
        bench.xp.get_default_memory_pool().free_all_blocks()
    record = {
        "title": f"Groups of products under `{options.scheme}`, together and apart",
        "date": time.strftime("%Y-%m-%d", time.gmtime()), "by": "benchmarks/grouped.py",
        "machine": gpu_machine.describe(), "scheme": options.scheme, "rows": rows,
    }  # fmt: skip
    if not options.quick:
        write_atomically(options.out, json.dumps(record) + "\n")
    return int(any(row["wrong"] for row in rows))


if __name__ == "__main__":
    sys.exit(main())
