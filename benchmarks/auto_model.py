"""The rule by which `auto` stays native (runtime/native/src/costs/cost.cpp), in Python.

`rule_sweep.py` chooses its shapes by it and `rule_fit.py` fits it; `tests/runtime/test_cost.py`
compares its decisions with those of the library.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import numpy as np
from runtime_sweep import Shape

ROOT = Path(__file__).resolve().parents[1]
CONSTANTS = ROOT / "runtime/native/src/costs/auto_model.inc"
PROFILE = ROOT / "mixpert/devices/h100.json"
LEAST_K, INT8_FROM_K = 128, 449  # below these: never emulated; the first rung is fp16x3
CLEARLY = 0.5  # of cuBLAS's time on usual data: any loss on wide data is accepted
TILE, STEP, SMS = 128, 64, 132
WAVES = {32: 0.337, 64: 0.518, 128: 1.0}  # time of a wave by columns of its tiles
NATIVE_TILE, SMALL_NATIVE_TILE = 128, 64
NATIVE_TILES = (
    (128, 128, 92.0), (128, 64, 49.0), (64, 128, 49.0), (64, 64, 28.0),
    (128, 32, 28.0), (32, 128, 28.0), (64, 32, 20.0), (32, 64, 20.0), (32, 32, 12.0),
)  # fmt: skip
"""Tiles of cuBLAS in batches, and microseconds of a wave for 1000 of k."""
BATCH_CALL = 8.0  # microseconds

Constants = Sequence[float]


def constants() -> dict[str, Constants]:
    """What the library was built with: of either first rung, on usual and on wide data."""
    text = CONSTANTS.read_text()
    rows = re.findall(r"constexpr Model (\w+) = \{([^}]*)\};", text)
    return {name: [float(x) for x in values.split(",")] for name, values in rows}


def wanted() -> tuple[float, float]:
    """The most of cuBLAS's time that the library allows, on usual and on wide data."""
    found = re.search(r"kWanted = ([^,]*), kWantedOnWide = ([^;]*);", CONSTANTS.read_text())
    assert found
    return float(found[1]), float(found[2])


@cache
def _profile() -> tuple[list[np.ndarray], np.ndarray]:
    record = json.loads(PROFILE.read_text())
    axes = [np.asarray(record["grid"][axis], float) for axis in "mnk"]
    times = np.asarray(record["schemes"]["native"]).reshape([len(axis) for axis in axes])
    return axes, np.log(times)


def _batch_us(s: Shape) -> float:
    """A batch by waves of the best tile of cuBLAS; its k is not split."""
    waves = (
        math.ceil(math.ceil(s.m / rows) * math.ceil(s.n / columns) * s.batch / SMS) * us
        for rows, columns, us in NATIVE_TILES
    )
    return BATCH_CALL + min(waves) * s.k / 1e3


def _single_us(s: Shape) -> float:
    """One product by the profile, m and n rounded up to whole tiles."""
    axes, logs = _profile()
    beyond = 1.0
    sizes = [*(-(-size // tile) * tile for size in (s.m, s.n) for tile in [_tile(size)]), s.k]
    for axis, size in zip(axes, sizes, strict=True):
        inside = min(max(size, axis[0]), axis[-1])
        at = min(int(np.searchsorted(axis, inside, "right")) - 1, len(axis) - 2)
        part = math.log(inside / axis[at]) / math.log(axis[at + 1] / axis[at])
        logs = logs[at] * (1 - part) + logs[at + 1] * part
        beyond *= max(1.0, size / axis[-1])
    return float(1e3 * beyond * math.exp(float(logs)))


def _tile(size: int) -> int:
    return SMALL_NATIVE_TILE if size <= SMALL_NATIVE_TILE else NATIVE_TILE


def native_us(s: Shape) -> float:
    """Microseconds of cuBLAS."""
    return _single_us(s) if s.batch == 1 else _batch_us(s)


def rung(s: Shape, wide: bool = False) -> str:
    """Which constants hold for a shape."""
    return ("kInt8" if s.k >= INT8_FROM_K else "kHalves") + ("OnWide" if wide else "")


def terms(s: Shape) -> list[float]:
    """What the constants are multiplied by."""
    rows = math.ceil(s.m / TILE) * s.batch
    waves = min(
        math.ceil(rows * math.ceil(s.n / columns) / SMS) * time for columns, time in WAVES.items()
    )
    return [
        1.0,
        (s.m + s.n) * s.k * s.batch / 1e6,
        waves * math.ceil(s.k / STEP) * STEP / 1e3,
        rows * math.ceil(s.n / TILE) * TILE * TILE / 1e6,
    ]


def emulated_us(s: Shape, of: Mapping[str, Constants], wide: bool = False) -> float:
    """Microseconds under `auto`, on usual or on wide data."""
    return sum(one * term for one, term in zip(of[rung(s, wide)], terms(s), strict=True))


def ratios(s: Shape, of: Mapping[str, Constants]) -> tuple[float, float]:
    """The same relative to cuBLAS, on usual and on wide data."""
    native = native_us(s)
    return emulated_us(s, of) / native, emulated_us(s, of, True) / native


def emulates(s: Shape, of: Mapping[str, Constants], most: tuple[float, float]) -> bool:
    """What the rule decides."""
    found = ratios(s, of)
    kept_on_wide = found[1] <= most[1] or found[0] <= CLEARLY
    return s.k >= LEAST_K and found[0] <= most[0] and kept_on_wide
