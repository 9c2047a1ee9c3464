"""Times all ways of gemm_int8_thin, and fits the model of their times (`lower/thin.cpp`).

``python benchmarks/thin_ways.py --json ways.json`` on a GPU measures; ``--fit ways.json`` fits
anywhere and prints the constants, how far the model is off, and how much slower than the best way
the chosen one is. All ways of a product are checked to have the same bits.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

from mixpert import native
from mixpert.files import write_atomically
from mixpert.runtime import launcher, machine
from mixpert.runtime.ahead import compile_ahead
from mixpert.runtime.measure import (
    Square,
    plain_problem,
    queue_lowered,
    queue_of,
    time_in_turns,
)
from mixpert.scheme import NATIVE, Scheme

SCHEME = "int8:2,2,2"
SIZES = (
    (8192, 8192), (12000, 6000), (24576, 1536), (9000, 3000), (8192, 6144), (16384, 1500),
    (4096, 3000), (2048, 6000), (1024, 8192), (512, 8192), (512, 4096), (256, 4096), (1024, 2048),
    (512, 2048), (1024, 1280), (2048, 2048), (4096, 1536), (512, 1500), (128, 8192), (64, 4096),
    (4096, 1024), (8192, 1024), (2048, 1024), (1024, 1024), (4096, 512), (16384, 512), (3000, 700),
    (300, 1024), (32768, 1024), (8192, 5000), (16384, 1000),
)  # fmt: skip
"""Rows of the wide operand, and k."""
TURNS, SECONDS = 4, 0.001
NEAR = 1.5  # ways that take so many times as long as the best are not fitted to
FORMS = ("16 rows, two blocks", "16 rows", "8 rows", "32 rows")
COLUMNS = ("m", "n", "k", "form", "CTAs of a cluster", "clusters", "microseconds")


@dataclass(frozen=True)
class Way:
    """One way of a product."""

    shape: tuple[int, int, int]
    form: str
    splits: int
    clusters: int
    us: float

    @property
    def terms(self) -> list[float]:
        """What the constants are multiplied by."""
        m, n, k = self.shape
        rows = {"32 rows": 32, "8 rows": 8}.get(self.form, 16)
        turns = math.ceil(math.ceil(max(m, n) / rows) / self.clusters)
        part = math.ceil(math.ceil(k / self.splits) / 128)
        if self.form != "32 rows":  # registers and places for 512 of k or for 1024
            part = 4 if part <= 4 else 8
        return [1.0, turns, turns * part, max(m, n) * k * 1e-6, self.splits]


def shapes() -> list[tuple[int, int, int]]:
    """Either operand the wide one: not K-contiguous, or K-contiguous."""
    few = {9000: 9, 12000: 12}
    return [
        shape
        for wide, k in SIZES
        for thin in [few.get(wide, 16)]
        for shape in ((wide, thin, k), (thin, wide, k))
    ]


def ways_of(shape: tuple[int, int, int]) -> Iterator[tuple[str, int, int, native.LoweredStruct]]:
    """Form, CTAs of a cluster, clusters, and what is launched; of the best other way no form."""
    device, scheme = launcher.current_device(), Scheme.parse(SCHEME).to_native()
    others = []
    for lowered, microseconds in device.choices(plain_problem(*shape), scheme):
        launch = lowered.launches[0]
        name, splits = launch.kernel.decode(), launch.cluster[0]
        if not name.startswith("gemm_int8_thin"):
            others.append((microseconds, lowered))
            continue
        k_contiguous = shape[1] > shape[0]
        form = FORMS[3 if "LINES" in name else 0 if "BLOCKS" in name else 2 if k_contiguous else 1]
        yield form, splits, launch.grid[0] // splits, lowered
    if others:
        yield "", 1, 1, min(others, key=lambda one: one[0])[1]


def measured(shape: tuple[int, int, int]) -> list[list[Any]]:
    """A row for each way, and one for cublasSgemm.

    Raises:
        SystemExit: a way gives other bits.
    """
    xp, device = launcher.cupy(), launcher.current_device()
    square, found = Square.random(*shape, seed=5), list(ways_of(shape))
    queues, first = [], None
    for form, splits, _, lowered in found:
        queues.append(queue_lowered(square, lowered, device))
        square.poison()
        queues[-1]()
        bits = square.c.view(xp.int32).copy()
        first = bits if first is None else first
        if not bool((bits == first).all()):
            sys.exit(f"{shape}, {form}, {splits} CTAs: other bits")
    times = time_in_turns([*queues, queue_of(square, NATIVE, device)], TURNS, seconds=SECONDS)
    us = [round(1e3 * statistics.median(turns), 2) for turns in times]
    rows = [[*shape, form, splits, clusters] for form, splits, clusters, _ in found]
    return [
        [*row, one] for row, one in zip([*rows, [*shape, "cublasSgemm", 1, 1]], us, strict=True)
    ]


def fitted(ways: list[Way], best: dict[tuple[int, int, int], float]) -> dict[str, list[float]]:
    """Least squares of the relative error, for each form; no constant is negative."""
    result = {}
    for form in FORMS:
        near = [w for w in ways if w.form == form and w.us <= NEAR * best[w.shape]]
        table = np.array([w.terms for w in near]) / np.array([[w.us] for w in near])
        kept = list(range(table.shape[1]))
        while True:
            found = np.linalg.lstsq(table[:, kept], np.ones(len(near)), rcond=None)[0]
            if (found >= 0).all():
                break
            del kept[int(np.argmin(found * table[:, kept].mean(axis=0)))]
        constants = np.zeros(table.shape[1])
        constants[kept] = found
        result[form] = [float(f"{x:.3g}") for x in constants]
    return result


def fit(path: Path) -> None:
    """Print the constants, errors of the model, and what its choices lose."""
    rows = [row for row in json.loads(path.read_text())["rows"] if row[3] in FORMS]
    ways = [
        Way((m, n, k), form, splits, clusters, us) for m, n, k, form, splits, clusters, us in rows
    ]
    best: dict[tuple[int, int, int], float] = {}
    for way in ways:
        best[way.shape] = min(way.us, best.get(way.shape, math.inf))
    of = fitted(ways, best)
    for form, constants in of.items():
        print(f"{form}: {constants}")

    def modelled(way: Way) -> float:
        return sum(x * term for x, term in zip(of[way.form], way.terms, strict=True))

    errors = [modelled(w) / w.us - 1 for w in ways if w.us <= NEAR * best[w.shape]]
    chosen = [min((w for w in ways if w.shape == shape), key=modelled) for shape in best]
    losses = sorted(((w.us / best[w.shape], w, modelled(w)) for w in chosen), key=lambda x: -x[0])
    print(f"rms {np.sqrt(np.mean(np.square(errors))):.1%} of {len(errors)} ways;"
          f" chosen within 5%: {sum(x[0] <= 1.05 for x in losses)} of {len(losses)},"
          f" mean loss {np.mean([x[0] for x in losses]) - 1:.1%}")  # fmt: skip
    for loss, way, us in losses[:12]:
        print(f"  {loss:.2f} {way}, {us:.1f} modelled")


def main() -> int:
    """Measure and write a record, or fit to one."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path)
    parser.add_argument("--fit", type=Path)
    parser.add_argument(
        "--limit", type=float, default=40, help="stop measuring after these seconds"
    )
    options = parser.parse_args()
    if options.fit:
        fit(options.fit)
        return 0
    ways = (lowered for shape in shapes() for *_, lowered in ways_of(shape))
    compile_ahead(launcher.current_device(), ways)
    end, rows = time.monotonic() + options.limit, []
    for shape in shapes():
        if time.monotonic() < end:
            rows += measured(shape)
            print(
                *(f"{row[3] or 'other'}/{row[4]}={row[6]}" for row in rows if row[:3] == [*shape])
            )
    record = {
        "title": "All ways of gemm_int8_thin, the best other way, and cublasSgemm",
        **machine.measured_on(),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "data": f"{SCHEME}, uniform(-1, 1); medians of turns, graph replays",
        "columns": COLUMNS,
    }  # fmt: skip
    text = ",\n".join("  " + json.dumps(row) for row in rows)
    if options.json:
        write_atomically(
            options.json, json.dumps({**record, "rows": []}, indent=1)[:-4] + f"[\n{text}\n ]\n}}\n"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
