"""Many threads, streams, shapes and schemes at once, for minutes: checks results and memory.

``python benchmarks/soak.py [--seconds 480] [--threads 16] [--streams 4] [--gpus 1] [--out FILE]``
on a GPU or more. Every product's bits must equal those of the same product at the start, when
nothing else ran, int8 products must have the same bits on every GPU, and the process's device
memory must not grow, whatever other processes do. Prints one line, and on stderr how it goes; exit
status 1 where any of it fails. The file of --out is written anew every half minute. Kernels are
compiled first, by all processors at once, those that compare results too.
"""

from __future__ import annotations

import argparse
import copy
import ctypes
import os
import random
import sys
import tempfile
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle, islice
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "gpu")]

import gpu_machine  # noqa: E402
from call_sites import site  # noqa: E402
from soak_record import Memory, Record, Sample  # noqa: E402

from mixpert import native  # noqa: E402
from mixpert.trace import Trace  # noqa: E402

SCHEMES = ("int8:2,2,2", "int8:1,1", "int8:2,2", "int8:3,3", "bf16x9", "fp16x3", "auto", "native")
SIZES = (16, 33, 100, 128, 257, 512, 900)
DEPTHS = (*SIZES, 1536, 5000)  # of k
WORTH = (1500, 1536, 2048)  # of m, n and k under `auto`, which leaves smaller ones to cuBLAS
WIDEST = 30  # binary orders of magnitude up and down, which the guard refuses INT8
CASES = 48
MOST_BETWEEN_LOOKS = 30.0  # seconds
LEAST_LOOKS = 4

Lane = tuple[Any, int]  # a stream and a handle


def plan_text() -> str:
    """A site for every case, so that schemes differ within one process."""
    lines = [f"soak:{i}@case\t{SCHEMES[i % len(SCHEMES)]}" for i in range(CASES)]
    return "\n".join(["# mixpert-plan 1", *lines, ""])


class Case:
    """One product on one GPU, and the bits that it gives alone."""

    def __init__(self, number: int, rng: random.Random) -> None:
        from cublas_calls import ENTRIES, Call

        self.scheme = SCHEMES[number % len(SCHEMES)]
        auto = self.scheme == "auto"
        m, n, k = (rng.choice(WORTH if auto else sizes) for sizes in (SIZES, SIZES, DEPTHS))
        name = rng.choice(list(ENTRIES))
        self.call = Call(m, n, k, 1.25, 0.0, rng.random() < 0.5, rng.random() < 0.5,
                         1 if "Batched" not in name else 3, name,
                         site(f"soak:{number}@case"), seed=number)  # fmt: skip
        if auto and number // len(SCHEMES) % 2:
            self._widen()
        self.expected: Any = None

    def _widen(self) -> None:
        """A part of A spans more than INT8, so that the guard gives panels to other schemes."""
        import cupy
        import numpy

        a = self.call.host[0]
        wide = a[: a.size // 3]
        powers = numpy.random.default_rng(self.call.seed).integers(-WIDEST, WIDEST, wide.size)
        wide *= numpy.exp2(powers).astype(numpy.float32)
        self.call.device[0] = cupy.asarray(a)

    def run(self, handle: int, xp: Any) -> Any:
        """The product into memory of its own, on the current stream."""
        call = copy.copy(self.call)
        call.device = [*self.call.device[:2], xp.full_like(self.call.device[2], xp.nan)]
        status = call.run(handle)
        if status != 0:
            raise RuntimeError(f"{self.scheme} {call.m}x{call.n}x{call.k}: status {status}")
        return call.device[2]

    def same(self, got: Any, xp: Any) -> bool:
        """Whether a result has the bits that the product gives alone."""
        return bool((got.view(xp.uint32) == self.expected.view(xp.uint32)).all())


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
                case.same(case.expected, xp)  # CuPy compiles what compares, once and not by thread
            self.device.synchronize()

    def _try(self, case: Case) -> None:
        from cublas_calls import new_handle

        self.device.use()
        case.run(new_handle(), self.xp)
        self.device.synchronize()

    def lanes(self, streams: int) -> list[Lane]:
        """Streams, and a cuBLAS handle on each."""
        from cublas_calls import new_handle

        with self.device:
            made = [self.xp.cuda.Stream(non_blocking=True) for _ in range(streams)]
            return [(stream, new_handle(stream)) for stream in made]

    def memory(self, with_nvml: bool) -> Memory:
        """What this process has there, when all that was queued has run."""
        reserved, used = ctypes.c_uint64(), ctypes.c_uint64()
        with self.device:
            self.device.synchronize()
            pool = self.xp.get_default_memory_pool()
            pool.free_all_blocks()
            library = native.load()
            native.check(library.mixpert_device_memory(ctypes.byref(reserved), ctypes.byref(used)))
            whole = nvml_bytes(self.device.pci_bus_id) if with_nvml else None
            return Memory(reserved.value, used.value, pool.total_bytes(), whole)

    def differing(self, other: Gpu) -> int:
        """INT8 products whose bits are not those of another GPU."""
        pairs = [pair for pair in zip(self.cases, other.cases, strict=True)
                 if pair[0].scheme.startswith("int8")]  # fmt: skip
        bits = [[case.expected.get().tobytes() for case in pair] for pair in pairs]
        return sum(mine != others for mine, others in bits)


class NvmlProcess(ctypes.Structure):
    """nvmlProcessInfo_t."""

    _fields_ = [
        ("pid", ctypes.c_uint), ("used", ctypes.c_ulonglong),
        ("instance", ctypes.c_uint), ("compute_instance", ctypes.c_uint),
    ]  # fmt: skip


def nvml_bytes(bus_id: str) -> int | None:
    """The process's memory on a GPU; None where NVML is missing or numbers processes otherwise."""
    try:
        library = ctypes.CDLL("libnvidia-ml.so.1")
        processes = library.nvmlDeviceGetComputeRunningProcesses_v3
    except (OSError, AttributeError):
        return None
    device, found = ctypes.c_void_p(), (NvmlProcess * 256)()
    count = ctypes.c_uint(len(found))
    if (
        library.nvmlInit_v2()
        or library.nvmlDeviceGetHandleByPciBusId_v2(bus_id.encode(), ctypes.byref(device))
        or processes(device, ctypes.byref(count), found)
    ):
        return None
    unknown = ctypes.c_ulonglong(-1).value  # NVML_VALUE_NOT_AVAILABLE
    own = [one.used for one in found[: count.value] if one.pid == os.getpid()]
    return own[0] if own and own[0] != unknown else None


def resident_bytes() -> int:
    """The process's memory on the host."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


class Worker(threading.Thread):
    """Draws cases until the time is up; what it compared, by scheme, and what it found."""

    def __init__(self, gpu: Gpu, lanes: list[Lane], seed: int, end: float) -> None:
        super().__init__()
        self.gpu, self.lanes, self.seed, self.end = gpu, lanes, seed, end
        self.compared: Counter[str] = Counter()
        self.wrong = 0
        self.failure = ""

    def run(self) -> None:
        """The thread: its first failure ends it."""
        try:
            self._draw()
        except Exception as error:
            self.failure = f"{type(error).__name__}: {error}"

    def _draw(self) -> None:
        xp = self.gpu.xp
        self.gpu.device.use()
        rng = random.Random(self.seed)
        while time.monotonic() < self.end:
            stream, handle = rng.choice(self.lanes)
            case = rng.choice(self.gpu.cases)
            with stream:
                self.wrong += not case.same(case.run(handle, xp), xp)
            self.compared[case.scheme] += 1


class Team:
    """Threads over the GPUs in turn; their streams and cuBLAS handles are made once."""

    def __init__(self, gpus: list[Gpu], threads: int, streams: int) -> None:
        self.places = [(gpu, gpu.lanes(streams)) for gpu in islice(cycle(gpus), threads)]

    def run(self, seed: int, end: float) -> list[Worker]:
        """All of them at once, until `end`."""
        workers = [
            Worker(gpu, lanes, 100 * seed + i, end) for i, (gpu, lanes) in enumerate(self.places)
        ]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        return workers


def look(
    record: Record, gpus: list[Gpu], start: float, wrong: int, options: argparse.Namespace
) -> None:
    """Take a sample, say so and write the record."""
    memories = [gpu.memory(not options.without_nvml) for gpu in gpus]
    seconds, products = round(time.monotonic() - start, 1), sum(record.schemes.values())
    record.samples.append(Sample(seconds, products, wrong, resident_bytes(), memories))
    pools = ", ".join(f"pool {one.reserved >> 20} MB, {one.used} used" for one in memories)
    say = f"soak: {seconds:.0f} s, {products} products, {wrong} with other bits, {pools}"
    print(say, file=sys.stderr, flush=True)
    record.write(options.out)


def soak(options: argparse.Namespace, record: Record, began: float) -> None:
    """Run; the record is written at every look."""
    processors = max(options.threads, os.cpu_count() or 1)
    gpus = [Gpu(number, processors) for number in range(options.gpus)]
    team = Team(gpus, options.threads, options.streams)
    start = time.monotonic()
    record.ready = round(start - began, 1)
    end = min(start + options.seconds, began + options.within)
    length = min(MOST_BETWEEN_LOOKS, (end - start) / LEAST_LOOKS)
    wrong = 0
    look(record, gpus, start, wrong, options)
    while (left := end - time.monotonic()) > 0 and not record.failures:
        # What is left after this look, if too little for another, belongs to it.
        until = end if left < 1.5 * length else end - left + length
        workers = team.run(len(record.samples), until)
        record.add([one.compared for one in workers], [one.failure for one in workers])
        wrong += sum(one.wrong for one in workers)
        look(record, gpus, start, wrong, options)
    record.differing = sum(gpu.differing(gpus[0]) for gpu in gpus[1:])


def traced_schemes(trace: Path) -> dict[str, int]:
    """Calls by what was asked for and what ran."""
    native.check(native.load().mixpert_trace_flush())
    ran: Counter[str] = Counter()
    for row in Trace.read(trace).rows:
        ran[f"{row.requested} -> {row.scheme}"] += row.calls
    return dict(sorted(ran.items()))


def arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--seconds", type=float, default=480)
    add("--within", type=float, default=3600, help="most seconds, compiling included")
    add("--threads", type=int, default=16)
    add("--streams", type=int, default=4, help="of each thread")
    add("--gpus", type=int, default=1)
    add("--without-nvml", action="store_true",
        help="judge memory by the pool alone: compute-sanitizer has memory of its own")  # fmt: skip
    add("--trace", type=Path, help="a file: trace calls there, and record what ran")
    add("--out", type=Path, help="a file: the record, JSON")
    return parser.parse_args()


def main() -> int:
    """Run under a plan that gives every case its scheme."""
    began = time.monotonic()
    options = arguments()
    names = ("seconds", "threads", "streams", "gpus")
    asked = {name: getattr(options, name) for name in names}
    record = Record(gpu_machine.describe(), {**asked, "schemes": SCHEMES, "cases": CASES})
    with tempfile.TemporaryDirectory() as folder:
        plan = Path(folder) / "soak.plan"
        plan.write_text(plan_text(), encoding="ascii")
        os.environ["MIXPERT_PLAN"] = str(plan)
        if options.trace:
            os.environ["MIXPERT_TRACE"] = str(options.trace)
        soak(options, record, began)
    if options.trace:
        record.ran = traced_schemes(options.trace)
    record.finished = True
    record.write(options.out)
    print(record.summary())
    return int(bool(record.faults()))


if __name__ == "__main__":
    sys.exit(main())
