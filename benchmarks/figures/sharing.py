"""Several processes on one GPU (the paper's Figure 12b): nearest neighbours, native and emulated.

``python benchmarks/figures/sharing.py --budget 60`` starts 1, 2 and 4 processes of samples/knn at
the same time, each of which runs many times, and writes benchmarks/results/figures/sharing.json:
how many runs a second all of them do while all are at it. Rows that are there already are not
measured again.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "tests")]

import gpu_machine
from cases import Case
from records import DATA, Record, Row, Watch
from running import Executable, link

from mixpert import settings

PROCESSES = (1, 2, 4)
SCHEMES = ("native", "int8:2,2,2", "auto")
_CASE = Case("knn", "large")
"""Between its runs little is left to the host: the result is small."""
_RUNS = {"native": 7}
_SHORT_RUNS = 17
"""Runs of main in each process; emulated ones are shorter."""


def main() -> int:
    """Always 0."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--budget", type=float, default=60, help="start nothing past it, s")
    parser.add_argument("--out", type=Path, default=DATA)
    options = parser.parse_args()
    deadline = time.monotonic() + options.budget
    record = Record(options.out / "sharing.json", gpu_machine.describe(), ("processes", "variant"))
    missing = [
        (count, scheme)
        for count in PROCESSES
        for scheme in SCHEMES
        if not record.has(processes=count, variant=scheme)
    ]
    watch = Watch()
    with tempfile.TemporaryDirectory() as directory:
        executable = link(_CASE.program, Path(directory), True) if missing else None
        for count, scheme in missing:
            if executable is None or time.monotonic() > deadline:
                break
            row = _together(executable, count, scheme) | {"took": watch.took()}
            record.add(row)
            print(*(f"{key}={value}" for key, value in row.items()), flush=True)
    return 0


def _together(executable: Executable, count: int, scheme: str) -> Row:
    """Run `count` processes at the same time."""
    runs = _RUNS.get(scheme, _SHORT_RUNS)
    variables = {settings.SCHEME: scheme}
    with ThreadPoolExecutor(count) as pool:
        started = [
            pool.submit(executable.seconds, _CASE.arguments, variables, runs) for _ in range(count)
        ]
        seconds = [future.result() for future in started]
    return {
        "processes": count,
        "variant": scheme,
        "size": _CASE.label,
        "seconds": [round(statistics.median(s), 6) for s in seconds],
        "rate": rate(seconds),
    }


def rate(seconds: list[list[float]]) -> float:
    """Runs a second of all processes together, each at the median of its middle half.

    At the ends some processes have not begun or are done already.
    """
    middles = [times[len(times) // 4 : -len(times) // 4] for times in seconds]
    return sum(1 / statistics.median(times) for times in middles)


if __name__ == "__main__":
    sys.exit(main())
