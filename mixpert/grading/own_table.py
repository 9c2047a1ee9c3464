"""The errors of the user's own product as a table of text and as JSON."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from mixpert.grading.own import AUTO, OwnErrors, Pair
from mixpert.kernels.guard_model import sgemm_error

_HEAD = ("", "error", "worst element", "proved", "beyond FP32")


def table(pair: Pair, errors: Sequence[OwnErrors], on_gpu: bool = False) -> str:
    """The operands, a line for each way to multiply, and what the columns are.

    Args:
        pair: the operands.
        errors: of each way.
        on_gpu: ``native`` is cublasSgemm, not the BLAS of the processor.
    """
    (m, k), n = pair.a.shape, pair.b.shape[1]
    rows = [_HEAD, *map(cells, errors)]
    widths = [max(len(row[i]) for row in rows) for i in range(len(_HEAD))]
    lines = [
        "  ".join((row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:]))) for row in rows
    ]
    held = [] if on_gpu or AUTO not in {one.name for one in errors} else [_held_to(pair)]
    head = [f"{' times '.join(pair.names)}: {m} x {k} times {k} x {n}", *pair.notes]
    notes = [*_not_counted(errors, m * n), *_panels(errors)]
    return "\n".join([*head, "", *lines, "", *notes, *_legend(pair), *held])


def _not_counted(errors: Sequence[OwnErrors], size: int) -> list[str]:
    """Where an error of 0 does not mean that digits are right."""
    one = next(iter(errors), None)
    if one is None:
        return []
    huge = f"{one.huge} of {size} elements of C may exceed the range of FP32: not looked at"
    tiny = (
        f"{one.tiny} of {size} elements of C are near the smallest FP32 numbers: what underflow "
        "costs is not counted"
    )
    return [huge] * (one.huge > 0) + [tiny] * (one.tiny > 0)


def cells(errors: OwnErrors) -> tuple[str, ...]:
    """The line of the table for one way to multiply."""
    proved = "-" if errors.proved is None else _short(errors.proved)
    share = f"{100 * errors.over:.2g}%" if errors.over else "none"
    return errors.name, _short(errors.relative), _short(errors.worst), proved, share


def _short(value: float) -> str:
    return f"{value:.2e}" if math.isfinite(value) else "inf"


def _panels(errors: Sequence[OwnErrors]) -> list[str]:
    """What ``auto`` chose, as far as the bits tell."""
    lines = []
    for one in errors:
        total = sum(one.panels.values())
        found = sorted(one.panels.items(), key=lambda item: -item[1])
        parts = [f"{name} in {count} of {total} panels of C" for name, count in found]
        if parts:
            lines.append(f"{one.name}: bits of {', '.join(parts)}")
    return lines


def _legend(pair: Pair) -> list[str]:
    return [
        "error: |C - AB| / |AB| in the Frobenius norm",
        "worst element: largest |C - AB|_ij / (|A| |B|)_ij; proved: what it is at most, for INT8",
        f"beyond FP32: elements that err by more than k 2^-24 = {pair.promise:.1e} (|A| |B|)_ij,",
        "which FP32 sums in any order keep",
    ]


def _held_to(pair: Pair) -> str:
    """What ``auto`` is as accurate as, where that is not in the table (docs/bounds.md)."""
    k = pair.a.shape[1]
    return (
        "auto is held to cublasSgemm, whose error is about 0.3 sqrt(k) 2^-24 = "
        f"{sgemm_error(k):.1e} on random signs;\nnative is this machine's BLAS, "
        "whose sums in blocks may err less"
    )


def to_json(pair: Pair, errors: Sequence[OwnErrors]) -> dict[str, Any]:
    """The same for programs: shapes and errors, infinite ones as null."""
    rows = [
        {
            "name": one.name,
            "error": _finite(one.relative),
            "worst_element": _finite(one.worst),
            "proved": None if one.proved is None else _finite(one.proved),
            "beyond_fp32": one.over,
            "panels": one.panels,
            "huge": one.huge,
            "tiny": one.tiny,
        }
        for one in errors
    ]
    (m, k), n = pair.a.shape, pair.b.shape[1]
    return {"operands": list(pair.names), "shape": [m, n, k], "fp32": pair.promise, "errors": rows}


def _finite(value: float) -> float | None:
    return value if math.isfinite(value) else None
