"""Errors of single products on this machine's GPU, against float64.

``python benchmarks/figures/errors.py depth spread magnitude positive --budget 60``: one data file a
part, in benchmarks/results/figures; rows that are there already are not measured again.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "tests")]

import variants
from cases import AUTO
from parts import Parts, measure_parts
from records import Record, Row

from mixpert import native
from mixpert.runtime.launcher import cupy, current_device
from mixpert.runtime.measure import Square, queue_of

DEPTHS = tuple(2**power for power in range(7, 19))
SPREADS = (0.0, 0.5, 1.0, 2.0, 3.0, 4.0)
"""Of (u - 0.5) exp(phi z), u uniform and z normal: the exponents' standard deviation."""
MAGNITUDES = (-56, -40, -24, -16, -8, 0, 8, 16, 24, 40, 56)
"""Powers of two that both operands are multiplied with."""
POSITIVE_SIZES = (1024, 2048, 4096)
BINS = tuple(range(-34, -9))
"""Powers of two between which relative errors of elements are counted."""
UNGUARDED = "auto, no guard"
"""What usual data need, whatever these are."""
_ROWS = 512
"""m and n where only k counts."""
_SPREAD_DEPTH = 4096


@dataclass(frozen=True)
class Unguarded(Square):
    """A product that nobody looks at before it is computed."""

    @property
    def problem(self) -> native.ProblemStruct:
        """The product as the lowering takes it."""
        problem = super().problem
        problem.guard = native.GUARD_OFF
        return problem


def depth(record: Record) -> Iterator[Row]:
    """Error against k: uniform(-1, 1), m = n = 512."""
    names = variants.known()
    for k in DEPTHS:
        square = Square.random(_ROWS, _ROWS, k)
        for name in names:
            if not record.has(k=k, variant=name):
                yield {"k": k, "variant": name, "error": _error(square, name)}
        variants.release_memory()


def spread(record: Record) -> Iterator[Row]:
    """Error against the range of the data: m = n = 512, k = 4096."""
    xp = cupy()

    def spread_by(phi: float, seed: int, operand: Any) -> None:
        z = xp.random.default_rng(seed).standard_normal(operand.shape, dtype=xp.float32)
        operand[...] = 0.5 * operand * xp.exp(phi * z)

    return _against(record, "phi", SPREADS, spread_by, (UNGUARDED,))


def magnitude(record: Record) -> Iterator[Row]:
    """Error against the size of the data, uniform(-1, 1) times a power of two, which is exact."""

    def scale_by(power: float, seed: int, operand: Any) -> None:
        operand[...] *= cupy().float32(2.0**power)

    return _against(record, "power", MAGNITUDES, scale_by)


def _against(
    record: Record,
    key: str,
    values: Sequence[float],
    change: Callable[[float, int, Any], None],
    more: Sequence[str] = (),
) -> Iterator[Row]:
    """Errors of all variants and `more` on operands that `change(value, seed, operand)` alters."""
    names = [*variants.known(), *more]
    for value in values:
        square = Square.random(_ROWS, _ROWS, _SPREAD_DEPTH)
        for seed, operand in enumerate((square.a, square.b)):
            change(value, seed, operand)
        for name in names:
            if not record.has(**{key: value, "variant": name}):
                yield {key: value, "variant": name, "error": _error(square, name)}


def positive(record: Record) -> Iterator[Row]:
    """LE-GEMM's measures on its data, uniform in [0.5, 2.5]: no element of C is small."""
    names = variants.known()
    for n in POSITIVE_SIZES:
        missing = [name for name in names if not record.has(n=n, variant=name)]
        if not missing:
            continue
        square = Square.random(n, n, n)
        for operand in (square.a, square.b):
            operand[...] += cupy().float32(1.5)
        for name in missing:
            _run(square, name)
            yield {"n": n, "variant": name, **_elements(*square.sampled(64))}
        variants.release_memory()


def _elements(computed: Any, exact: Any) -> dict[str, Any]:
    """The largest error, the mean relative error (MRED), and how many elements have which."""
    xp = cupy()
    difference = xp.abs(computed - exact)
    relative = difference / exact
    least = 2.0 ** BINS[0]  # errors below, and none at all, are in the first bin
    edges = xp.asarray([2.0**power for power in BINS])
    counts, _ = xp.histogram(xp.clip(relative, least, None), edges)
    return {
        "max_error": float(difference.max()),
        "mred": float(relative.mean()),
        "counts": counts.tolist(),
        "bins": list(BINS),
    }


def _run(square: Square, name: str) -> None:
    if name == UNGUARDED:
        square, name = Unguarded(**vars(square)), AUTO
    with variants.mode_of(name):
        square.poison()
        queue_of(square, variants.scheme_of(name), current_device())()
        cupy().cuda.runtime.deviceSynchronize()


def _error(square: Square, name: str) -> float:
    _run(square, name)
    return square.relative_error()


PARTS: Parts = {
    "depth": (depth, ("k", "variant")),
    "spread": (spread, ("phi", "variant")),
    "magnitude": (magnitude, ("power", "variant")),
    "positive": (positive, ("n", "variant")),
}


if __name__ == "__main__":
    sys.exit(measure_parts(PARTS, __doc__))
