"""Calls of this tree beside those of another one, in turns.

For changes that one process cannot load side by side, because structures of the library differ.
``python benchmarks/two_trees.py --other TREE --json FILE`` on a GPU that is idle. Each tree has a
process of its own, with its own library and kernels. A call is captured in CUDA graphs or queued on
a stream; results must have the same bits. Microseconds are medians of turns.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import zlib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from mixpert.errors import BackendError
from mixpert.files import write_atomically

HERE = Path(__file__).resolve().parent
TURNS, SECONDS = 6, 0.015
CASES = (
    *product(("auto",), ("uniform", "phi_4"), (1024, 2048, 4096)),
    *product(("bf16x6",), ("uniform", "softmax"), (256, 1024, 4096)),
    ("tf32x3", "softmax", 1024),
)
"""Scheme, kind of data (pack_again.py, guard_beside.py), and size of a square."""


class Tree:
    """A process that runs calls of the library of one tree."""

    def __init__(self, tree: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "two_trees.py"), "--work"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=tree,
            env={**os.environ, "PYTHONPATH": f"{tree}{os.pathsep}{HERE}"},
        )

    def __call__(self, **order: Any) -> Any:
        """The answer to one order of `work`.

        Raises:
            BackendError: the process has ended.
        """
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise BackendError(f"a process ended with status {self._process.wait()}")
        return json.loads(answer)

    def end(self) -> None:
        """Ends the process."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()


def work() -> None:
    """Answers orders of stdin: the checksum of a product's bits, or microseconds of a call."""
    import guard_beside
    import pack_again
    from guard_cost import operands

    from mixpert.runtime import launcher
    from mixpert.runtime.measure import time_in_turns
    from mixpert.scheme import Scheme

    square, queues = None, {}
    for line in sys.stdin:
        order = json.loads(line)
        if "n" in order:
            queues.clear()
            square = operands("x".join([str(order["n"])] * 3))
            fill = pack_again.fill if order["data"] in pack_again.KINDS else guard_beside.fill
            fill(square, order["data"])
            scheme = Scheme.parse(order["scheme"]).to_native()
            lowered = launcher.current_device().lower(square.problem, scheme, 1.0, 0.0)
            queues = {way: guard_beside.queue_of(square, lowered, way) for way in (True, False)}
            square.poison()
            queues[True]()
            answer: float = zlib.crc32(square.c.get().tobytes())
        else:
            queue, captured = queues[order["graph"]], order["graph"]
            ((ms,),) = time_in_turns([queue], 1, seconds=SECONDS, captured=captured)
            answer = 1e3 * ms
        print(json.dumps(answer), flush=True)


def rows(trees: dict[str, Tree]) -> Iterator[dict[str, Any]]:
    """A row for each case, on a stream and in graphs.

    Raises:
        BackendError: results have other bits.
    """
    for scheme, data, n in CASES:
        bits = {tree(scheme=scheme, data=data, n=n) for tree in trees.values()}
        if len(bits) != 1:
            raise BackendError(f"{scheme}, {data}, {n}: the trees compute other bits")
        for graph in (False, True):
            times: dict[str, list[float]] = {name: [] for name in trees}
            for turn in range(TURNS):
                for name in list(trees)[:: 1 if turn % 2 else -1]:
                    times[name].append(trees[name](graph=graph))
            us = {name: round(statistics.median(values), 2) for name, values in times.items()}
            yield {"scheme": scheme, "data": data, "n": n, "graph": graph, "us": us}


def main() -> int:
    """Compare, measure, print and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--other", type=Path, help="the other tree, with its library installed")
    parser.add_argument("--title", default="Calls of two versions of the library in turns")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    if options.work:
        work()
        return 0
    if not options.other:
        parser.error("--other is missing")
    trees = {"before": Tree(options.other.resolve()), "now": Tree(HERE.parent)}
    found = []
    for row in rows(trees):
        found.append(row)
        print(*row.values(), round(row["us"]["before"] / row["us"]["now"], 3), flush=True)
    for tree in trees.values():
        tree.end()
    if options.json:
        from mixpert.runtime import machine

        record = {
            "title": options.title,
            **machine.measured_on(),
            "units": "us of a call, medians of turns",
            "rows": found,
        }
        write_atomically(options.json, json.dumps(record, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
