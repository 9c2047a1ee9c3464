"""Random products that `auto` emulates, half of them of a short k, and those of the sweep."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

from runtime_sweep import Shape, problem_of

from mixpert import native

SWEEP = Path(__file__).parent / "results" / "h100-runtime-sweep-by-rule.json"
STEPS = (1, 1, 8, 64, 128)  # sizes are multiples of one of these
MOST_WORK, MOST_ELEMENTS = 2**37.5, 2**28  # multiply-adds; of an operand


def fresh_shapes(seed: int, device: native.DeviceStruct) -> Iterator[Shape]:
    """Without end."""
    rng = random.Random(seed)

    def size(low: float, high: float) -> int:
        step = rng.choice(STEPS)
        return max(128, round(2 ** rng.uniform(low, high) / step) * step)

    while True:
        m, n = size(7, 14.2), size(7, 14.2)
        k = size(7, 10) if rng.random() < 0.5 else size(10, 14.7)
        s = Shape(m, n, k, 1, rng.random() < 0.5, rng.random() < 0.5)
        fits = m * n * k <= MOST_WORK and max(m, n) * k <= MOST_ELEMENTS
        if fits and native.load().mixpert_worth_emulating(problem_of(s), device):
            yield s


def emulated_in_sweep() -> list[Shape]:
    """The shapes of the recorded sweep that ran emulated, small ones first."""
    rows = json.loads(SWEEP.read_text())["rows"]
    found = [
        Shape(*map(int, row["shape"][:4]), *map(bool, row["shape"][4:]))
        for row in rows
        if row["emulated error"] != row["native error"]
    ]
    return sorted(found, key=lambda s: s.flops)
