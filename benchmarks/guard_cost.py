"""The cost of the guard: `auto` and the scheme that it chooses, alternating, and by launch.

``python benchmarks/guard_cost.py --json cost.json`` on a GPU. Calls take turns under load, results
having been checked: in CUDA graphs, whose launches do not overlap, or with ``--streams`` one by
one, where they do. What a launch adds is how much longer a call up to it takes than one up to the
launch before, each in bursts (graphs only); small ones are within the noise of large products.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from mixpert import native
from mixpert.files import write_atomically
from mixpert.runtime import launcher, machine
from mixpert.runtime.measure import (
    Batch,
    Square,
    host_seconds,
    queue_of,
    time_in_turns,
    time_queue,
)
from mixpert.scheme import Scheme

SHAPES = ("1024x1024x1024", "2048x2048x2048", "1024x16384x1024", "512x512x1024 x12",
          "4096x4096x4096", "4096x4096x4096 wide", "8192x8192x8192", "16384x16384x16384",
          "8192x8192x131072")  # fmt: skip
NARROW, GUARDED = "int8:2,2,2", "auto"
PANEL = 128
TURNS = 40

Queue = Callable[[], None]


@dataclass(frozen=True)
class Cost:
    """What one shape costs.

    Attributes:
        shape: as the command line has it.
        ms: milliseconds of a call of each scheme, in turns under load.
        costs: how much longer a guarded call takes, as a share.
        quartiles: of `costs`, over the turns.
        launches: of each scheme the kernels of a call, and the microseconds that each adds.
        host_us: microseconds that the host takes to queue a guarded call; None: in a graph.
    """

    shape: str
    ms: dict[str, float]
    costs: float
    quartiles: tuple[float, float]
    launches: dict[str, list[tuple[str, float]]]
    host_us: float | None = None

    def lines(self) -> Iterator[str]:
        """The same for people."""
        each = ", ".join(f"{scheme} {1e3 * time:.1f} us" for scheme, time in self.ms.items())
        low, high = self.quartiles
        host = "" if self.host_us is None else f", one by one, host {self.host_us:.0f} us"
        yield f"{self.shape}: {each}, {self.costs:+.1%} ({low:+.1%} to {high:+.1%}){host}"
        for scheme, added in self.launches.items():
            yield f"  {scheme}: " + "; ".join(f"{kernel} {us:.1f}" for kernel, us in added)


def operands(shape: str) -> Square:
    """Uniform ones, "MxNxK"; " wide": a tenth of A's row panels times exp(4 z); " x12": a batch."""
    sizes, _, more = shape.partition(" ")
    m, n, k = map(int, sizes.split("x"))
    if more.startswith("x"):
        return Batch.of(int(more[1:]), m, n, k)
    square = Square.random(m, n, k)
    if more == "wide":
        xp = launcher.cupy()
        panels = max(1, square.m // PANEL // 10)
        for panel in range(panels):
            first = panel * (square.m // PANEL // panels) * PANEL
            rows = square.a[:, first : first + PANEL]
            rows *= xp.exp(4 * xp.random.default_rng(panel).standard_normal(rows.shape, xp.float32))
    return square


def upto(square: Square, scheme: str) -> list[tuple[str, Queue]]:
    """Kernel of each launch of a call, and what queues the call up to it."""
    device = launcher.current_device()
    whole = device.lower(square.problem, Scheme.parse(scheme).to_native(), 1.0, 0.0)
    workspace = launcher.cupy().cuda.alloc(whole.workspace_bytes)
    addresses = (square.a.data.ptr, square.b.data.ptr, square.c.data.ptr)

    def queue_of_first(count: int) -> Queue:
        part = native.LoweredStruct.from_buffer_copy(whole)
        part.launch_count = count
        return lambda: device.run(part, *addresses, workspace=workspace)

    found = whole.launches[: whole.launch_count]
    kernels = [launch.kernel.decode().split()[0] for launch in found]
    return [(kernel, queue_of_first(i + 1)) for i, kernel in enumerate(kernels)]


def launches(square: Square, scheme: str) -> list[tuple[str, float]]:
    """Kernel of each launch, and the microseconds that it adds."""
    added, before = [], 0.0
    for kernel, queue in upto(square, scheme):
        time = 1e3 * time_queue(queue, repeats=5, captured=20).median
        added.append((kernel, time - before))
        before = time
    return added


def one_by_one(square: Square, scheme: str) -> Queue:
    """Queues a call on the stream of its first turn: fast enough for the host to stay ahead."""
    device = launcher.current_device()
    lowered = device.lower(square.problem, Scheme.parse(scheme).to_native(), 1.0, 0.0)
    workspace = launcher.cupy().cuda.alloc(lowered.workspace_bytes)
    bound: dict[int, Queue] = {}

    def queue() -> None:
        stream = launcher.cupy().cuda.get_current_stream().ptr
        if stream not in bound:
            addresses = (square.a.data.ptr, square.b.data.ptr, square.c.data.ptr)
            bound[stream] = device.bound(lowered, *addresses, workspace)
        bound[stream]()

    return queue


def measured(shape: str, turns: int, captured: bool = True) -> Cost:
    """What one shape costs, results having been checked."""
    square = operands(shape)
    schemes = [NARROW, GUARDED]
    for scheme in schemes:
        square.poison()
        queue_of(square, Scheme.parse(scheme), launcher.current_device())()
        square.checked_error(Scheme.parse(scheme))
    if captured:
        queues = [queue_of(square, Scheme.parse(s), launcher.current_device()) for s in schemes]
    else:
        queues = [one_by_one(square, s) for s in schemes]
    turned = time_in_turns(queues, turns, captured=captured)
    times = dict(zip(schemes, turned, strict=True))
    ratios = [x / y for x, y in zip(times[GUARDED], times[NARROW], strict=True)]
    low, median, high = statistics.quantiles(ratios, n=4)
    return Cost(
        shape,
        {scheme: statistics.median(values) for scheme, values in times.items()},
        median - 1,
        (low - 1, high - 1),
        {scheme: launches(square, scheme) for scheme in schemes} if captured else {},
        None if captured else 1e6 * host_seconds(queues[1]),
    )


def main() -> int:
    """Measure, print and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--shape", action="append", help="MxNxK, 'MxNxK wide' or 'MxNxK x12' (all)")
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--streams", action="store_true", help="calls one by one, not in graphs")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    record = {
        **machine.measured_on(),
        "units": "ms of a call in turns under load; launches in us, in bursts",
    }  # fmt: skip
    rows = []
    for shape in options.shape or SHAPES:
        rows.append(measured(shape, options.turns, not options.streams))
        print(*rows[-1].lines(), sep="\n", flush=True)
        launcher.cupy().get_default_memory_pool().free_all_blocks()
        if options.json:  # what is measured outlives an end before the last shape
            written = record | {"rows": [asdict(row) for row in rows]}
            write_atomically(options.json, json.dumps(written, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
