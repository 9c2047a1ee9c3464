"""Float splits whose strips with small elements are packed again by more or fewer CTAs, in turns.

``python benchmarks/pack_again.py --json again.json`` on a GPU. Microseconds of a call on a stream
and in CUDA graphs, for uniform data, of which no strip is packed again, and where A is a softmax,
of which every strip is. "SMs" and "2 SMs": as many CTAs as the GPU has SMs, or twice that; "all":
as many as pack at first. Results of all ways are compared bit by bit.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from pathlib import Path
from typing import Any

import kinds_of_data
from guard_beside import queue_of
from guard_cost import operands

from mixpert import native
from mixpert.errors import BackendError
from mixpert.files import write_atomically
from mixpert.runtime import launcher, machine
from mixpert.runtime.measure import Square, balanced_turns, time_in_turns
from mixpert.scheme import Scheme

SIZES = (256, 512, 1024, 2048, 4096)
KINDS = ("uniform", "softmax")
SCHEMES = ("bf16x6", "tf32x3")
FEW = (4, 16)
BETWEEN = 0.01
SHARP = 16.0  # of logits, standard normal times this


def fill(square: Square, kind: str) -> None:
    """Operands; under "softmax" rows of A are one of normal logits, times SHARP."""
    xp = launcher.cupy()
    rng = xp.random.default_rng(1)
    values = kinds_of_data.uniform(rng, square.m, square.k)
    if kind == "softmax":
        logits = SHARP * kinds_of_data.normal(rng, square.m, square.k)
        values = xp.exp(logits - logits.max(axis=1, keepdims=True))
        values /= values.sum(axis=1, keepdims=True)
    square.a[:] = values.T


def ways_of(square: Square, scheme: str) -> dict[str, native.LoweredStruct]:
    """The call with other grids of the launch that packs again."""
    device = launcher.current_device()
    sms, found = device.struct.sm_count, {}
    for name, ctas in {**{str(n): n for n in FEW}, "SMs": sms, "2 SMs": 2 * sms, "all": 0}.items():
        way = device.lower(square.problem, Scheme.parse(scheme).to_native(), 1.0, 0.0)
        launches = way.launches[: way.launch_count]
        (again,) = (one for one in launches if b" AGAIN=1" in one.kernel)
        most = launches[0].grid[0]
        again.grid[0] = min(ctas or most, most)
        found[name] = way
    return found


def check(square: Square, ways: dict[str, native.LoweredStruct]) -> None:
    """Refuse results of other bits.

    Raises:
        BackendError: they differ.
    """
    xp, bits = launcher.cupy(), []
    for lowered in ways.values():
        square.poison()
        queue_of(square, lowered, captured=True)()
        xp.cuda.runtime.deviceSynchronize()
        bits.append(square.c.view(xp.int32).copy())
    if any(bool((one != bits[0]).any()) for one in bits):
        raise BackendError("other numbers of CTAs give other bits")


def main() -> int:
    """Measure, print and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    rows: list[dict[str, Any]] = []
    for scheme in SCHEMES:
        for n in SIZES:
            square = operands(f"{n}x{n}x{n}")
            ways = ways_of(square, scheme)
            for kind in KINDS:
                fill(square, kind)
                check(square, ways)
                for captured in (False, True):
                    queues = [queue_of(square, one, captured) for one in ways.values()]
                    turns = time_in_turns(
                        queues, balanced_turns(len(queues)), seconds=BETWEEN, captured=captured
                    )
                    us = [round(1e3 * statistics.median(times), 1) for times in turns]
                    rows.append({"scheme": scheme, "n": n, "data": kind, "graph": captured,
                                 "us": dict(zip(ways, us, strict=True))})  # fmt: skip
                    print(*rows[-1].values(), flush=True)
    if options.json:
        record = {
            "title": "Float splits whose strips are packed again by so many CTAs",
            **machine.measured_on(),
            "units": "us of a call, medians of turns under load",
            "rows": rows,
        }
        write_atomically(options.json, json.dumps(record, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
