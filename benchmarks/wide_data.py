"""`auto` on wide data: a tenth of the row panels wide, and the smallest emulated products.

``python benchmarks/wide_data.py --json wide.json`` on a GPU. The first part times a product of 4096
cubed whose row panels are all narrow beside ones of which a tenth hold other data, on a stream and
in a CUDA graph. The second times products near the border from which on `auto` emulates, in graphs,
beside cublasSgemm. All take turns under load, results having been checked.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import kinds_of_data
from guard_cost import PANEL

from mixpert.files import write_atomically
from mixpert.runtime import launcher, machine
from mixpert.runtime.measure import (
    Square,
    balanced_turns,
    queue_lowered,
    queue_of,
    time_in_turns,
)
from mixpert.runtime.native_parts import ask_cublas
from mixpert.scheme import NATIVE, Scheme

PANELS = ("phi 2", "phi 3", "phi 4", "log-uniform", "outlier in each row")
SIZE = 4096
BORDER = (
    (640, 640, 16384), (768, 768, 4096), (768, 768, 16384), (1024, 512, 8192), (1024, 1024, 2048),
    (1024, 1024, 16384), (2048, 512, 2048), (2048, 1024, 1024), (1536, 1536, 1024),
    (2048, 2048, 512), (4096, 256, 4096), (4096, 512, 1024), (4096, 4096, 128), (4096, 4096, 256),
)  # fmt: skip
DATA = ("normal", "log-uniform", "outlier in each row", "phi 4")
AUTO = Scheme.parse("auto")
BETWEEN = 0.015  # seconds of a product at a time

Queue = Callable[[], None]


def rows_of(kind: str, rng: Any, rows: int, k: int) -> Any:
    """Rows of a kind of data: "phi 3" is that of `kinds_of_data.phi_4` with 3 for 4."""
    if not kind.startswith("phi"):
        return kinds_of_data.DATA[kind](rng, rows, k)
    spread = float(kind.split()[1])
    normal = kinds_of_data.normal(rng, rows, k)
    return kinds_of_data.uniform(rng, rows, k) / 2 * launcher.cupy().exp(spread * normal)


def widened(kind: str) -> Square:
    """Uniform operands; a tenth of A's row panels, evenly spread, are of a kind, if any."""
    square = Square.random(SIZE, SIZE, SIZE)
    panels = SIZE // PANEL
    wide = panels // 10 if kind else 0
    for number in range(wide):
        rng = launcher.cupy().random.default_rng(number)
        first = number * (panels // wide) * PANEL
        square.a[:, first : first + PANEL] = rows_of(kind, rng, PANEL, SIZE).T
    return square


def checked(square: Square, queue: Queue) -> Queue:
    """The queue, having run once."""
    square.poison()
    queue()
    square.checked_error(AUTO)
    return queue


def auto_queue(square: Square, captured: bool) -> Queue:
    """Queues a call of `auto`, which follows cuBLAS's parts of k."""
    problem, scheme, device = square.problem, AUTO.to_native(), launcher.current_device()
    asked: Any = SimpleNamespace(problem=problem, scheme=scheme, a=square.a, b=square.b, c=square.c)
    ask_cublas(asked, launcher.cupy())
    lowered = device.lower(problem, scheme, 1.0, 0.0)
    return queue_lowered(square, lowered, device, captured=captured)


def times_of(queues: Sequence[Queue], rounds: int, captured: bool) -> list[float]:
    """Microseconds of a call of each."""
    turns = rounds * balanced_turns(len(queues))
    found = time_in_turns(queues, turns, seconds=BETWEEN, captured=captured)
    return [round(1e3 * statistics.median(times), 1) for times in found]


def tenth_wide(rounds: int, captured: bool) -> dict[str, object]:
    """What a tenth of the row panels costs, by what is in them."""
    queues = []
    for kind in ("", *PANELS):
        square = widened(kind)
        queues.append(checked(square, auto_queue(square, captured)))
    narrow, *others = times_of(queues, rounds, captured)
    row: dict[str, object] = {"graph": captured, "narrow us": narrow}
    for kind, us in zip(PANELS, others, strict=True):
        row[kind] = {"us": us, "of the narrow speed": round(narrow / us, 3)}
    print(row, flush=True)
    return row


def at_border(shape: tuple[int, int, int], rounds: int) -> dict[str, object]:
    """One product on several kinds of data, beside cublasSgemm, which takes all alike."""
    m, n, k = shape
    squares = [kinds_of_data.product(kind, m, n, k) for kind in DATA]
    queues = [checked(one, auto_queue(one, captured=True)) for one in squares]
    queues.append(queue_of(squares[0], NATIVE, launcher.current_device()))
    *others, native = times_of(queues, rounds, True)
    row: dict[str, object] = {"shape": list(shape), "native us": native}
    for kind, us in zip(DATA, others, strict=True):
        row[kind] = {"us": us, "gain": round(native / us, 2)}
    print(row, flush=True)
    return row


def main() -> int:
    """Measure, print and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=1, help="of balanced turns")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    record: dict[str, Any] = {
        **machine.measured_on(),
        "units": "us of a call, median of turns under load; a tenth of the row panels: of the speed"
        " without them; border: gain over cublasSgemm, in graphs",
        "a tenth of the row panels": [],
        "border": [],
    }
    jobs: list[tuple[str, Callable[[], dict[str, object]]]] = [
        ("a tenth of the row panels", lambda: tenth_wide(2 * options.rounds, False)),
        ("a tenth of the row panels", lambda: tenth_wide(2 * options.rounds, True)),
        *(("border", lambda shape=shape: at_border(shape, options.rounds)) for shape in BORDER),
    ]
    for part, job in jobs:
        record[part].append(job())
        launcher.cupy().get_default_memory_pool().free_all_blocks()
        if options.json:  # what is measured outlives an end before the last job
            write_atomically(options.json, json.dumps(record, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
