"""Many threads, streams, shapes and schemes at once, for minutes: results and device memory.

``python benchmarks/soak.py [--seconds 480] [--threads 16] [--streams 4] [--gpus 1]`` on a GPU or
more. Every product's bits must equal those of the same product at the start, when nothing else ran,
int8 products must have the same bits on every GPU, and the memory in use must not grow. Prints one
line, and on stderr how it goes; exit status 1 where any of it fails. Kernels are compiled first, by
all threads at once: the default of 480 s takes less than ten minutes in all.
"""

from __future__ import annotations

import argparse
import copy
import os
import random
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "gpu")]

SCHEMES = ("int8:2,2,2", "int8:1,1", "int8:2,2", "int8:3,3", "bf16x9", "fp16x3", "auto", "native")
SIZES = (16, 33, 100, 128, 257, 512, 900)
DEPTHS = (*SIZES, 1536, 5000)  # of k
CASES = 48
PARTS = 4  # between which memory is looked at
MOST_GROWTH = 64 * 2**20  # bytes: kernels that are loaded late


def plan_text() -> str:
    """A site for every case, so that schemes differ within one process."""
    lines = [f"soak:{i}@case\t{SCHEMES[i % len(SCHEMES)]}" for i in range(CASES)]
    return "\n".join(["# mixpert-plan 1", *lines, ""])


class Case:
    """One product on one GPU, and the bits that it gives alone."""

    def __init__(self, number: int, rng: random.Random) -> None:
        from cublas_calls import Call, site

        m, n, k = rng.choice(SIZES), rng.choice(SIZES), rng.choice(DEPTHS)
        self.call = Call(m, n, k, 1.25, 0.0, rng.random() < 0.5, rng.random() < 0.5,
                         site=site(f"soak:{number}@case"), seed=number)  # fmt: skip
        self.expected: Any = None

    def run(self, handle: int, xp: Any) -> Any:
        """The product into memory of its own, on the current stream."""
        call = copy.copy(self.call)
        call.device = [*self.call.device[:2], xp.full_like(self.call.device[2], xp.nan)]
        assert call.run(handle) == 0
        return call.device[2]


class Gpu:
    """One GPU and its copies of all cases."""

    def __init__(self, number: int, threads: int) -> None:
        import cupy as xp
        from cublas_calls import new_handle

        self.xp, self.device = xp, xp.cuda.Device(number)
        rng = random.Random(7)
        with self.device:
            self.cases = [Case(case, rng) for case in range(CASES)]
            with ThreadPoolExecutor(threads) as pool:  # kernels are compiled side by side
                list(pool.map(self._try, self.cases))
            handle = new_handle()
            for case in self.cases:
                case.expected = case.run(handle, xp)
            self.device.synchronize()

    def _try(self, case: Case) -> None:
        from cublas_calls import new_handle

        self.device.use()
        case.run(new_handle(), self.xp)
        self.device.synchronize()

    def used(self) -> int:
        """Bytes in use, CuPy's own pool aside."""
        with self.device:
            self.device.synchronize()
            self.xp.get_default_memory_pool().free_all_blocks()
            free, total = self.xp.cuda.runtime.memGetInfo()
        return int(total - free)

    def differing(self, other: Gpu) -> int:
        """INT8 products whose bits are not those of another GPU."""
        pairs = [pair for i, pair in enumerate(zip(self.cases, other.cases, strict=True))
                 if SCHEMES[i % len(SCHEMES)].startswith("int8")]  # fmt: skip
        bits = [[case.expected.get().tobytes() for case in pair] for pair in pairs]
        return sum(mine != others for mine, others in bits)


def worker(gpu: Gpu, streams: int, seed: int, end: float, report: dict[str, int]) -> None:
    """Draws cases until the time is up."""
    from cublas_calls import new_handle

    xp = gpu.xp
    gpu.device.use()
    rng = random.Random(seed)
    lanes = [xp.cuda.Stream(non_blocking=True) for _ in range(streams)]
    handles = [new_handle(lane) for lane in lanes]
    while time.monotonic() < end:
        lane, handle = rng.choice(list(zip(lanes, handles, strict=True)))
        case = rng.choice(gpu.cases)
        with lane:
            got = case.run(handle, xp)
            same = bool((got.view(xp.uint32) == case.expected.view(xp.uint32)).all())
        report["wrong"] += not same
        report["calls"] += 1


def round_of_threads(gpus: list[Gpu], options: argparse.Namespace, part: int) -> dict[str, int]:
    """All threads at once, over the GPUs in turn, for a quarter of the time."""
    end = time.monotonic() + options.seconds / PARTS
    reports = [{"calls": 0, "wrong": 0} for _ in range(options.threads)]
    threads = [
        threading.Thread(
            target=worker, args=(gpus[i % len(gpus)], options.streams, 100 * part + i, end, own)
        )
        for i, own in enumerate(reports)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return {name: sum(one[name] for one in reports) for name in ("calls", "wrong")}


def say(line: str) -> None:
    """One line of progress."""
    print(f"soak: {line}", file=sys.stderr, flush=True)


def soak(options: argparse.Namespace) -> int:
    """Run; 0 where every product was right and memory did not grow."""
    start = time.monotonic()
    gpus = [Gpu(number, options.threads) for number in range(options.gpus)]
    say(f"{CASES} products alone, after {time.monotonic() - start:.0f} s")
    calls = wrong = 0
    levels = []
    for part in range(PARTS):  # the first fills pools; the others must not add to them
        done = round_of_threads(gpus, options, part)
        calls, wrong = calls + done["calls"], wrong + done["wrong"]
        levels.append([gpu.used() for gpu in gpus])
        used = ", ".join(f"{level / 2**20:.0f} MB" for level in levels[-1])
        say(f"{calls} products, {wrong} with other bits, {used} in use")
    growth = max(last - first for first, last in zip(levels[0], levels[-1], strict=True))
    differing = sum(gpu.differing(gpus[0]) for gpu in gpus[1:])
    print(
        f"soak: {calls} products, {wrong} with other bits, {options.threads} threads x "
        f"{options.streams} streams on {len(gpus)} GPU(s), {options.seconds:g} s, memory grew by "
        f"{growth} bytes, {differing} int8 products differ between GPUs"
    )
    return int(calls == 0 or wrong + differing > 0 or growth > MOST_GROWTH)


def main() -> int:
    """Parse the arguments and run under a plan that gives every case its scheme."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=480)
    parser.add_argument("--threads", type=int, default=16)
    parser.add_argument("--streams", type=int, default=4)
    parser.add_argument("--gpus", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        plan = Path(folder) / "soak.plan"
        plan.write_text(plan_text(), encoding="ascii")
        os.environ["MIXPERT_PLAN"] = str(plan)
        return soak(options)


if __name__ == "__main__":
    sys.exit(main())
