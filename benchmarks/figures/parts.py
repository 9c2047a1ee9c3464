"""Measuring data files part by part, within a budget: the command line of several scripts."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import gpu_machine
from records import DATA, Record, Row, Watch

Parts = Mapping[str, tuple[Callable[[Record], Iterator[Row]], tuple[str, ...]]]
"""By name: what yields the rows that a record lacks, and the fields that tell rows apart."""


def measure_parts(parts: Parts, description: str | None) -> int:
    """Measure the parts that the command line names into a data file each; returns 0."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("parts", nargs="+", choices=tuple(parts))
    parser.add_argument("--budget", type=float, default=120, help="start nothing past it, s")
    parser.add_argument("--out", type=Path, default=DATA)
    options = parser.parse_args()
    deadline = time.monotonic() + options.budget
    for part in options.parts:
        rows, key = parts[part]
        record = Record(options.out / f"{part}.json", gpu_machine.describe(), key)
        watch = Watch()
        for row in rows(record):
            record.add({**row, "took": watch.took()})
            print(part, *(f"{k}={_short(v)}" for k, v in row.items()), flush=True)
            if time.monotonic() > deadline:
                return 0
    return 0


def _short(value: object) -> str:
    return f"{value:.4g}" if isinstance(value, float) else str(value)
