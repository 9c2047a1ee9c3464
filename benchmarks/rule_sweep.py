"""Times and errors of `auto` at the border of its rule, all shapes emulated, as JSON.

``python benchmarks/rule_sweep.py [--out FILE] [--limit SECONDS] [--seed S] [--only-random COUNT]``
on a GPU. Shapes of `runtime_sweep.py` for which the model predicts `RATIOS` of cuBLAS's time, the
products of `wide_data.py`, squares, and random ones near the border; or only such. The rule is
switched off by rates of a GPU whose FP32 units take forever, in a cache of its own. Gains are of
calls one by one through the intercepted names, and in CUDA graphs, on uniform data and on phi = 4.
`rule_fit.py` fits the rule.
"""

from __future__ import annotations

import argparse
import ctypes
import itertools
import json
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("benchmarks", "tests", "tests/gpu")]

from auto_model import constants, native_us, ratios  # noqa: E402
from runtime_sweep import BETWEEN_RECORDS, WARM, Bench, Shape, problem_of, shapes  # noqa: E402

from mixpert import native  # noqa: E402
from mixpert.files import write_atomically  # noqa: E402
from mixpert.runtime.ahead import compile_ahead  # noqa: E402
from mixpert.runtime.launcher import current_device  # noqa: E402
from mixpert.scheme import Scheme  # noqa: E402

RATIOS = (0.4, 2.5)  # predicted times under `auto` over cuBLAS's, of what is measured
RANDOM_RATIOS = (0.5, 1.6)
RANDOM = 80
MOST_NATIVE_US = 3000.0  # of random shapes, for the sake of time
SQUARES = (512, 640, 768, 896, 1024, 1152, 1280, 1408, 1536, 1792)
FOREVER = 1e5  # milliseconds of a product of 4096 cubed, the most that a file of rates may hold
WIDE_ROUNDS, GRAPH_SECONDS = 3, 0.002


def ratio(s: Shape) -> float:
    """The predicted time under `auto`, relative to cuBLAS."""
    return ratios(s, constants())[0]


def random_shapes(seed: int) -> Iterator[Shape]:
    """Without end: m, n and k from 256 to 16384, every fourth a batch of smaller ones."""
    rng = random.Random(seed)

    def size(low: float, high: float) -> int:
        step = rng.choice((1, 8, 64, 128))
        return max(64, round(2 ** rng.uniform(low, high) / step) * step)

    while True:
        batch = rng.choice((2, 3, 8, 12, 16, 64, 96)) if rng.random() < 0.25 else 1
        top = 14 if batch == 1 else 11
        m, n, k = (size(8 if batch == 1 else 6, top) for _ in range(3))
        yield Shape(m, n, k, batch, rng.random() < 0.5, rng.random() < 0.5)


def shapes_near_border(seed: int, count: int = RANDOM) -> list[Shape]:
    """So many random ones near the border."""
    low, high = RANDOM_RATIOS
    near = (
        s for s in random_shapes(seed)
        if low <= ratio(s) <= high and native_us(s) <= MOST_NATIVE_US and s.bytes < 2**31
    )  # fmt: skip
    return list(itertools.islice(near, count))


def border_shapes(seed: int) -> list[Shape]:
    """What is measured, each shape once."""
    from wide_data import BORDER

    low, high = RATIOS
    found = (
        shapes_near_border(seed) + [Shape(n, n, n) for n in SQUARES] + [Shape(*x) for x in BORDER]
    )
    found += [s for s in shapes() if low <= ratio(s) <= high]
    return list(dict.fromkeys(found))


def switch_the_rule_off() -> None:
    """Keep rates by which cuBLAS takes forever, in the cache of this process."""
    from mixpert.runtime.launcher import cupy
    from mixpert.tuner import rates

    cupy().cuda.runtime.deviceSynchronize()  # initialises the driver
    identity = rates.identify(ctypes.CDLL("libcuda.so.1"), 0)
    times = {"launch": 0.003, "copy": 0.18, "native": FOREVER, "int8:2,2,2": 0.58, "fp16x3": 0.69}
    rates.write(identity, rates.text_of(identity, "a GPU that is slow in FP32", times))


def lowered(found: list[Shape]) -> Iterator[native.LoweredStruct]:
    """What may be launched for shapes, as many parts of k as cuBLAS may have."""
    auto = Scheme.parse("auto").to_native()
    for s, parts in itertools.product(found, (0, 1, 4)):
        yield current_device().lower(problem_of(s, parts), auto, 1.0, 0.0)


class BorderBench(Bench):
    """Adds wide data and captured graphs to the rows of `Bench`."""

    def run(self, s: Shape) -> dict[str, Any]:
        """Times and errors of a shape."""
        self.queue_stream(None)
        row = super().run(s)
        operands = [
            self._uniform(s.batch * s.m * s.k), self._uniform(s.batch * s.k * s.n),
            self.xp.full(s.batch * s.m * s.n, self.xp.nan, self.xp.float32),
        ]  # fmt: skip
        row |= self.in_graphs(s, operands, "")
        self.widen(operands)
        gemm = self.gemm(s, operands)
        for way, intercepted in (("native", False), ("emulated", True)):
            operands[2].fill(self.xp.nan)
            self.queue(gemm, intercepted, WARM)
            row[f"{way} error on phi 4"] = self.error(s, operands)
        times = self.times(gemm, WIDE_ROUNDS)
        row |= {f"{name} on phi 4": times[name] for name in ("native ms", "emulated ms", "gain")}
        return row | self.in_graphs(s, operands, " on phi 4")

    def widen(self, operands: list[Any]) -> None:
        """Make A and B those of phi = 4: (u - 1/2) exp(4 z)."""
        for values in operands[:2]:
            factors = self.xp.exp(4 * self._normal(values.size)) / 2
            self.xp.multiply(values, factors, out=values)

    def queue_stream(self, stream: Any) -> None:
        """Let the handle use a stream, or the default one."""
        from cublas_calls import CUBLAS

        address = ctypes.c_void_p(stream.ptr if stream else 0)
        assert CUBLAS.cublasSetStream_v2(ctypes.c_void_p(self.handle), address) == 0

    def in_graphs(self, s: Shape, operands: list[Any], data: str) -> dict[str, Any]:
        """Times of both ways as captured in graphs, the launches of `auto` by the lowering."""
        from mixpert.runtime.measure import time_in_turns

        queues = [self.native_queue(s, operands), self.lowered_queue(s, operands)]
        found = time_in_turns(queues, 4, seconds=GRAPH_SECONDS)
        self.queue_stream(None)
        native, emulated = (statistics.median(times) for times in found)
        return {
            f"graph native ms{data}": native, f"graph emulated ms{data}": emulated,
            f"graph gain{data}": statistics.median(
                one / other for one, other in zip(*found, strict=True)
            ),
        }  # fmt: skip

    def native_queue(self, s: Shape, operands: list[Any]) -> Callable[[], None]:
        """The call of cuBLAS on the current stream."""
        gemm = self.gemm(s, operands)

        def queue() -> None:
            self.queue_stream(self.xp.cuda.get_current_stream())
            self.queue(gemm, False, 1)

        return queue

    def lowered_queue(self, s: Shape, operands: list[Any]) -> Callable[[], None]:
        """The launches of `auto` on the current stream, as for cuBLAS's parts of k."""
        from types import SimpleNamespace

        from mixpert.runtime.native_parts import ask_cublas

        device, scheme = current_device(), Scheme.parse("auto").to_native()
        problem = problem_of(s)
        asked: Any = SimpleNamespace(
            problem=problem, scheme=scheme, **dict(zip("abc", operands, strict=True))
        )
        ask_cublas(asked, self.xp)
        lowered = device.lower(problem, scheme, 1.0, 0.0)
        workspace = self.xp.cuda.alloc(lowered.workspace_bytes)
        addresses = [x.data.ptr for x in operands]
        return lambda: device.run(lowered, *addresses, workspace=workspace)


def measure(found: list[Shape], limit: float, folder: Path) -> Iterator[dict[str, Any]]:
    """A row for each shape until the time is up."""
    end = time.monotonic() + limit
    print(f"{compile_ahead(current_device(), lowered(found))} kernels", file=sys.stderr, flush=True)
    bench = BorderBench(folder)
    for shape in found:
        if time.monotonic() > end:
            return
        yield bench.run(shape)
        bench.xp.get_default_memory_pool().free_all_blocks()


def write(path: Path, rows: list[dict[str, Any]]) -> None:
    """Replace the record by one of these rows."""
    import gpu_machine

    record = {
        "title": "`auto` at the border of its rule, every shape emulated",
        "date": time.strftime("%Y-%m-%d", time.gmtime()), "by": "benchmarks/rule_sweep.py",
        "machine": gpu_machine.describe(), "rows": rows,
    }  # fmt: skip
    write_atomically(path, json.dumps(record) + "\n")


def main() -> int:
    """Run, and write the record now and then."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=Path("rule-sweep.json"))
    parser.add_argument("--limit", type=float, default=150, help="seconds; the rest is left out")
    parser.add_argument("--seed", type=int, default=1, help="of the random shapes")
    parser.add_argument("--only-random", type=int, metavar="COUNT", help="no other shapes")
    options = parser.parse_args()
    os.environ["MIXPERT_SCHEME"] = "auto"
    rows: list[dict[str, Any]] = []
    written = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CACHE_HOME"] = folder
        switch_the_rule_off()
        random_ones = options.only_random
        found = (
            shapes_near_border(options.seed, random_ones) if random_ones
            else border_shapes(options.seed)
        )  # fmt: skip
        for row in measure(found, options.limit, Path(folder)):
            rows.append(row)
            if time.monotonic() - written > BETWEEN_RECORDS:
                write(options.out, rows)
                written = time.monotonic()
    write(options.out, rows)
    for row in sorted(rows, key=lambda row: row["gain"]):
        gains = (row[f"{way}gain{data}"] for way in ("", "graph ") for data in ("", " on phi 4"))
        print(row["shape"], " ".join(f"{gain:.2f}" for gain in gains))
    return 0


if __name__ == "__main__":
    sys.exit(main())
