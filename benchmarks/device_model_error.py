"""Interpolated times of a device profile compared with measured ones, on a GPU.

``python benchmarks/device_model_error.py h100.json --out FILE``: random shapes that are not on the
grid, m, n and k log-uniform, not all multiples of anything; per scheme the median and the 90th
percentile of how far model and measurement are apart, and how often the model picks a scheme that
is more than 10% slower than the fastest.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from mixpert.files import write_atomically
from mixpert.runtime import machine
from mixpert.scheme import Scheme
from mixpert.tuner.device_model import DeviceModel
from mixpert.tuner.record import Shape, measured, prepare

LEAST, MOST = 100, 7000
ROUND_TO = 8
"""Every other size is rounded to it; the rest are whatever comes."""
SCHEMES = (
    "native", "int8:2,2", "int8:2,2,2", "int8:1,2", "int8:1,1", "int8:1,1,1", "fp16x3", "tf32x3",
    "bf16x6", "bf16x3",
)  # fmt: skip
WRONG = 1.1
"""A choice that takes this factor of the fastest scheme's time is a wrong one."""


def main() -> int:
    """Measure, print a table, write the record."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("profile")
    parser.add_argument("--shapes", type=int, default=100)
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    model = DeviceModel.load(options.profile)
    schemes = [Scheme.parse(name) for name in SCHEMES if name in model.schemes]
    shapes = random_shapes(options.shapes, seed=1)
    prepare(schemes, shapes, lambda message: print(message, file=sys.stderr))
    rows = [_row(model, shape, measured(schemes, shape, seed=i)) for i, shape in enumerate(shapes)]
    summary = summarise(rows)
    for name, figures in summary.items():
        print(name, figures)
    if options.out:
        write_atomically(options.out, _record(model, rows, summary))
    return 0


def random_shapes(count: int, seed: int) -> list[Shape]:
    """Shapes between the least and the most size, every other rounded."""
    generator = np.random.default_rng(seed)
    sizes = np.exp(generator.uniform(np.log(LEAST), np.log(MOST), (count, 3))).astype(int)
    sizes[::2] = sizes[::2] // ROUND_TO * ROUND_TO
    return [(int(m), int(n), int(k)) for m, n, k in sizes]


def summarise(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Of each scheme the distance of model and measurement, and of all the wrong choices."""
    found: dict[str, Any] = {}
    for scheme in rows[0]["measured"]:
        ratios = np.array([row["modelled"][scheme] / row["measured"][scheme] for row in rows])
        off = np.maximum(ratios, 1 / ratios) - 1
        found[scheme] = {
            "median ratio": round(float(np.median(ratios)), 3),
            "median distance": round(float(np.median(off)), 3),
            "90th percentile": round(float(np.percentile(off, 90)), 3),
        }
    wrong = [row for row in rows if _chosen_over_fastest(row) > WRONG]
    worst = max(map(_chosen_over_fastest, rows))
    counts = {"wrong": len(wrong), "of": len(rows), "worst": round(worst, 3)}
    found["choices"] = counts | {"wrong from": WRONG}
    return found


def _chosen_over_fastest(row: dict[str, Any]) -> float:
    """Measured time of the scheme that the model holds fastest, over the least measured time."""
    chosen = min(row["modelled"], key=row["modelled"].__getitem__)
    return float(row["measured"][chosen] / min(row["measured"].values()))


def _row(model: DeviceModel, shape: Shape, times: dict[str, float]) -> dict[str, Any]:
    modelled = {name: float(f"{model.milliseconds(name, *shape):.5g}") for name in times}
    return {"shape": shape, "measured": times, "modelled": modelled}


def _record(model: DeviceModel, rows: list[dict[str, Any]], summary: dict[str, Any]) -> str:
    head = {
        "device": machine.device_name(),
        "date": machine.today(),
        "versions": machine.versions(),
        "profile": f"{model.device}, {model.date}",
        "command": "python benchmarks/device_model_error.py PROFILE --out FILE",
        "summary": summary,
    }
    lines = ",\n  ".join(json.dumps(row) for row in rows)
    return json.dumps(head, indent=1)[:-2] + f',\n "rows": [\n  {lines}\n ]\n}}\n'


if __name__ == "__main__":
    sys.exit(main())
