"""The cost of the guard: `auto` and the scheme that it chooses, alternating, and by launch.

``python benchmarks/guard_cost.py --json cost.json`` on a GPU. Calls take turns under load, results
having been checked: one by one on a stream, where launches overlap, and in CUDA graphs, where those
of guarded calls do not. With ``--launches``, also what each launch adds: how much longer a call up
to it takes than one up to the launch before, each in bursts; small ones are within the noise of
large products.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from mixpert import native
from mixpert.files import write_atomically
from mixpert.runtime import launcher, machine
from mixpert.runtime.ahead import compile_ahead
from mixpert.runtime.measure import (
    Batch,
    Square,
    batch_problem,
    host_seconds,
    plain_problem,
    queue_lowered,
    time_in_turns,
    time_queue,
)
from mixpert.scheme import Scheme

SHAPES = ("1024x1024x1024", "2048x2048x2048", "1024x16384x1024", "512x512x1024 x12",
          "4096x4096x4096", "4096x4096x4096 wide", "8192x8192x8192", "16384x16384x16384",
          "8192x8192x131072")  # fmt: skip
SCHEMES = NARROW, GUARDED = "int8:2,2,2", "auto"
WAYS = ("streams", "graphs")
PANEL = 128
TURNS = 40

Queue = Callable[[], None]


@dataclass(frozen=True)
class Cost:
    """What one shape costs, in CUDA graphs or called one by one.

    Attributes:
        shape: as the command line has it.
        turns: rounds.
        ms: milliseconds of a call of each scheme, in turns under load.
        costs: how much longer a guarded call takes, as a share.
        quartiles: of `costs`, over the turns.
        launches: of each scheme the kernels of a call, and the microseconds that each adds.
        host_us: microseconds that the host takes to queue a guarded call; None: in a graph.
    """

    shape: str
    turns: int
    ms: dict[str, float]
    costs: float
    quartiles: tuple[float, float]
    launches: dict[str, list[tuple[str, float]]]
    host_us: float | None = None

    def lines(self) -> Iterator[str]:
        """The same for people."""
        each = ", ".join(f"{scheme} {1e3 * time:.1f} us" for scheme, time in self.ms.items())
        low, high = self.quartiles
        host = "" if self.host_us is None else f", host {self.host_us:.0f} us"
        spread = f"({low:+.1%} to {high:+.1%})"
        yield f"{self.shape}: {each}, {self.costs:+.1%} {spread}{host}"
        for scheme, added in self.launches.items():
            yield f"  {scheme}: " + "; ".join(f"{kernel} {us:.1f}" for kernel, us in added)


def parsed(shape: str) -> tuple[int, int, int, str]:
    """m, n, k and what follows them."""
    sizes, _, more = shape.partition(" ")
    m, n, k = map(int, sizes.split("x"))
    return m, n, k, more


def problem_of(shape: str) -> native.ProblemStruct:
    """As the lowering takes it."""
    m, n, k, more = parsed(shape)
    batch = int(more[1:]) if more.startswith("x") else 0
    return batch_problem(batch, m, n, k) if batch else plain_problem(m, n, k)


def operands(shape: str) -> Square:
    """Uniform ones, "MxNxK"; " wide": a tenth of A's row panels times exp(4 z); " x12": a batch."""
    m, n, k, more = parsed(shape)
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
    addresses = square.addresses

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


def queues_of(square: Square, way: str) -> list[Queue]:
    """What queues a call of each scheme; each result is checked."""
    device, queues = launcher.current_device(), []
    for scheme in map(Scheme.parse, SCHEMES):
        lowered = device.lower(square.problem, scheme.to_native(), 1.0, 0.0)
        queues.append(queue_lowered(square, lowered, device, captured=way == "graphs"))
        square.poison()
        queues[-1]()
        square.checked_error(scheme)
    return queues


def measured(shape: str, way: str, turns: int, added: bool) -> Cost:
    """What one shape costs in one of `WAYS`; with what its launches add where `added`."""
    square = operands(shape)
    queues = queues_of(square, way)
    turned = time_in_turns(queues, turns, captured=way == "graphs")
    times = dict(zip(SCHEMES, turned, strict=True))
    ratios = [x / y for x, y in zip(times[GUARDED], times[NARROW], strict=True)]
    low, median, high = statistics.quantiles(ratios, n=4)
    return Cost(
        shape,
        turns,
        {scheme: statistics.median(values) for scheme, values in times.items()},
        median - 1,
        (low - 1, high - 1),
        {scheme: launches(square, scheme) for scheme in SCHEMES} if added else {},
        1e6 * host_seconds(queues[1]) if way == "streams" else None,
    )


def lowered(shapes: Iterable[str]) -> Iterator[native.LoweredStruct]:
    """What calls of all shapes launch."""
    for problem, scheme in itertools.product(map(problem_of, shapes), SCHEMES):
        yield launcher.current_device().lower(problem, Scheme.parse(scheme).to_native(), 1.0, 0.0)


def shape_and_turns(text: str) -> tuple[str, int]:
    """Of "SHAPE" or "SHAPE:TURNS"."""
    shape, _, turns = text.partition(":")
    return shape, int(turns or TURNS)


def main() -> int:
    """Measure, print and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--shape", action="append", type=shape_and_turns, metavar="SHAPE[:TURNS]",
        help=f"MxNxK, 'MxNxK wide' or 'MxNxK x12' (all; {TURNS} turns)",
    )  # fmt: skip
    parser.add_argument("--way", action="append", choices=WAYS, help="(both)")
    parser.add_argument("--launches", action="store_true", help="what each adds, in graphs")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    asked = options.shape or list(map(shape_and_turns, SHAPES))
    record = {
        "title": "What `auto` takes more than `int8:2,2,2`, on streams and in graphs",
        **machine.measured_on(),
        "units": "ms of a call in turns under load; launches in us, in bursts",
    }
    compile_ahead(launcher.current_device(), lowered(shape for shape, _ in asked))
    rows: dict[str, list[Cost]] = {way: [] for way in options.way or WAYS}
    for (shape, turns), way in itertools.product(asked, rows):
        rows[way].append(measured(shape, way, turns, options.launches and way == "graphs"))
        print(way, *rows[way][-1].lines(), sep="\n", flush=True)
        launcher.cupy().get_default_memory_pool().free_all_blocks()
        if options.json:  # what is measured outlives an end before the last shape
            found = {way: [asdict(row) for row in known] for way, known in rows.items()}
            write_atomically(options.json, json.dumps(record | found, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
