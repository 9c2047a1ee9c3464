"""Calls and their packing by this library and by another version, in turns: bits, then times.

``python benchmarks/packing_beside.py --other MAIN/mixpert/lib/libmixpert.so --json packing.json``
on a GPU. For each size, layout and scheme: microseconds of a call and of its first launch, which
packs, by either library, on a stream and in CUDA graphs. Results of either have to have the same
bits, for several kinds of data. With ``--bits`` nothing is timed, and there are uneven shapes too.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import guard_beside
from guard_cost import operands

from mixpert import native
from mixpert.errors import BackendError
from mixpert.files import write_atomically
from mixpert.kernels.compiler import kernel_image
from mixpert.runtime import launcher, machine
from mixpert.runtime.measure import Square, balanced_turns, time_in_turns
from mixpert.scheme import Scheme

SIZES = (1024, 1280, 1536, 2048, 2560, 3072, 4096)
UNEVEN = ("1000x700x1300", "640x1100x2600", "2048x900x3100", "500x600x5000", "1300x400x7000",
          "700x900x9000", "2000x2000x1100")  # fmt: skip
SCHEMES = ("int8:2,2,2", "auto")
CHECKED = (*SCHEMES, "int8:2,2", "auto:1e-5", "bf16x6", "fp16x3")
LAYOUTS = {"NN": (0, 0), "TN": (1, 0), "NT": (0, 1)}
KINDS = ("uniform", "normal", "phi_4", "tenth", "one row", "outlier", "no numbers")
BETWEEN, LARGE, BETWEEN_LARGE = 0.02, 4096, 0.05
THREADS = 16

Queue = Callable[[], None]


class Library:
    """A version of the native library, and the kernels that are loaded of it."""

    def __init__(self, path: Path) -> None:
        native.LIBRARY = path
        native.load.cache_clear()
        self._library = native.load()
        self._device = launcher.Device(0)

    @contextmanager
    def used(self) -> Iterator[launcher.Device]:
        """What lowers and compiles meanwhile."""
        before = native.load
        vars(native)["load"] = lambda: self._library
        try:
            yield self._device
        finally:
            vars(native)["load"] = before

    def lower(self, problem: native.ProblemStruct, scheme: str) -> native.LoweredStruct:
        """The launches of a call."""
        with self.used() as device:
            return device.lower(problem, Scheme.parse(scheme).to_native(), 1.0, 0.0)

    def compile(self, lowered: list[native.LoweredStruct]) -> None:
        """Compiles the kernels of several calls, several at a time."""
        names = set()
        with self.used() as device, ThreadPoolExecutor(THREADS) as pool:
            for one in lowered:
                arch = native.load().mixpert_kernel_arch(device.struct, device.code_path(one))
                found = one.launches[: one.launch_count]
                names |= {(launch.kernel.decode(), arch.decode()) for launch in found}
            list(pool.map(lambda one: kernel_image(*one), sorted(names)))

    def queue(self, square: Square, lowered: native.LoweredStruct, captured: bool) -> Queue:
        """Queues a call, its workspace its own."""
        memory = launcher.cupy().cuda.alloc(lowered.workspace_bytes)
        addresses = (square.a.data.ptr, square.b.data.ptr, square.c.data.ptr)
        bound: dict[int, Queue] = {}

        def queue() -> None:
            stream = launcher.cupy().cuda.get_current_stream().ptr
            if captured or stream not in bound:
                with self.used() as device:
                    bound[stream] = device.bound(lowered, *addresses, memory)
            bound[stream]()

        return queue


@dataclass(frozen=True)
class Call:
    """What both libraries are asked for."""

    shape: str
    layout: str
    scheme: str

    def lower(self, square: Square, library: Library) -> native.LoweredStruct:
        """Its launches: a square's operands have the same places in each layout."""
        problem = native.ProblemStruct.from_buffer_copy(square.problem)
        problem.trans_a, problem.trans_b = LAYOUTS[self.layout]
        problem.lda = square.k if problem.trans_a else square.m
        problem.ldb = square.n if problem.trans_b else square.k
        return library.lower(problem, self.scheme)


def fill(square: Square, kind: str) -> None:
    """Operands of a kind; "one row": uniform ones but for one of A; "no numbers": some are none."""
    xp = launcher.cupy()
    guard_beside.fill(square, "uniform" if kind in ("one row", "no numbers") else kind)
    if kind == "one row":
        rng = xp.random.default_rng(2)
        square.a[:, square.m // 2] *= xp.exp(4 * rng.standard_normal(square.k, dtype=xp.float32))
    if kind == "no numbers":
        square.a[3, 5], square.a[4, 7], square.b[1, 9] = xp.nan, xp.inf, -xp.inf
    xp.cuda.runtime.deviceSynchronize()


def check(square: Square, call: Call, ours: Library, other: Library) -> None:
    """Refuse results of other bits, on streams and in graphs.

    Raises:
        BackendError: they differ.
    """
    xp, found = launcher.cupy(), []
    for library in (other, ours):
        lowered = call.lower(square, library)
        for captured in (False, True):
            queue = library.queue(square, lowered, captured)
            stream = xp.cuda.Stream(non_blocking=True)
            square.poison()
            xp.cuda.runtime.deviceSynchronize()
            with stream:
                queue()
                if captured:
                    stream.synchronize()
                    stream.begin_capture()
                    queue()
                    graph = stream.end_capture()
                    graph.launch(stream)
                stream.synchronize()
            found.append(square.c.view(xp.int32).copy())
    for bits in found[1:]:
        if bool((bits != found[0]).any()):
            raise BackendError(f"{call}: {int((bits != found[0]).sum())} elements of other bits")


def measured(square: Square, call: Call, ours: Library, other: Library) -> Iterator[dict[str, Any]]:
    """A row for calls on a stream and in graphs, and for packing in graphs."""
    lowered = [(one, call.lower(square, one)) for one in (other, ours)]
    seconds = BETWEEN_LARGE if square.m >= LARGE else BETWEEN
    for what, captured in (("call", False), ("call", True), ("packing", True)):
        queues = []
        for library, whole in lowered:
            part = native.LoweredStruct.from_buffer_copy(whole)
            part.launch_count = 1 if what == "packing" else whole.launch_count
            queues.append(library.queue(square, part, captured))
        turns = 8 * balanced_turns(len(queues))
        before, now = time_in_turns(queues, turns, seconds=seconds, captured=captured)
        changes = [1e3 * (y - x) for x, y in zip(before, now, strict=True)]
        quartiles = [round(one, 2) for one in statistics.quantiles(changes, n=4)]
        yield {"shape": call.shape, "layout": call.layout, "scheme": call.scheme, "what": what,
               "graph": captured, "us before": round(1e3 * statistics.median(before), 2),
               "us now": round(1e3 * statistics.median(now), 2), "change": quartiles}  # fmt: skip


def calls_of(shapes: list[str], schemes: list[str], layouts: list[str]) -> list[Call]:
    """All of them."""
    return [
        Call(shape, layout, scheme) for shape in shapes for layout in layouts for scheme in schemes
    ]


def main() -> int:
    """Compare, measure, print and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--other", type=Path, required=True, help="a libmixpert.so")
    parser.add_argument("--size", type=int, action="append", help="n of n x n x n (all)")
    parser.add_argument("--layout", action="append", choices=LAYOUTS, help="(all)")
    parser.add_argument("--scheme", action="append", help="(int8:2,2,2 and auto)")
    parser.add_argument("--bits", action="store_true", help="compare, and measure nothing")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    ours, other = Library(native.LIBRARY), Library(options.other)
    shapes = [f"{n}x{n}x{n}" for n in options.size or SIZES] + list(UNEVEN) * options.bits
    schemes = options.scheme or list(CHECKED if options.bits else SCHEMES)
    squares = {shape: operands(shape) for shape in shapes}
    calls = calls_of(shapes, schemes, options.layout or list(LAYOUTS))
    for library in (ours, other):
        library.compile([call.lower(squares[call.shape], library) for call in calls])
    for kind in KINDS if options.bits else KINDS[:1]:
        for square in squares.values():
            fill(square, kind)
        for call in calls:
            check(squares[call.shape], call, ours, other)
        print(f"{kind}: {len(calls)} calls have the same bits", flush=True)
    if options.bits:
        return 0
    rows: list[dict[str, Any]] = []
    for call in calls:
        for row in measured(squares[call.shape], call, ours, other):
            rows.append(row)
            print(*row.values(), flush=True)
    if options.json:
        record = {
            "title": "Calls and their packing by two versions of the library, in turns",
            **machine.measured_on(),
            "units": "us, medians of turns under load; change: quartiles of now less before",
            "rows": rows,
        }
        write_atomically(options.json, json.dumps(record, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
