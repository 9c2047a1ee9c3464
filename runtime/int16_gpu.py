"""INT16 products on CuPy arrays: one launch list for each problem of a batch and panel of C."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from mixpert import native
from mixpert.runtime import launcher
from mixpert.runtime.layout import Placed

_MOST_SUMS = 2**30
"""Bytes of INT32 sums that the workspace of one panel holds, about."""

_MOST_COLUMNS = 65_535
"""Of a panel: `mixpert_lower_int16`."""

_DIAGONALS, _CHUNK, _TILE = 3, 65_408, 128


@dataclass(frozen=True)
class Panel:
    """Columns of C of one problem of a batch; offsets in elements."""

    columns: int
    a: int
    b: int
    c: int


def panels(problem: native.ProblemStruct) -> Iterator[Panel]:
    """Those of all problems of the batch, each as wide as its sums may be."""
    width = _width(problem)
    for index in range(problem.batch):
        for first in range(0, problem.n, width):
            yield Panel(
                min(width, problem.n - first),
                index * problem.stride_a,
                index * problem.stride_b + first * (1 if problem.trans_b else problem.ldb),
                index * problem.stride_c + first * problem.ldc,
            )


def _width(problem: native.ProblemStruct) -> int:
    """Columns of a panel: whole tiles where there are several."""
    chunks = max(1, -(-problem.k // _CHUNK))
    column = 4 * _DIAGONALS * max(1, problem.m) * chunks
    fitting = min(max(1, _MOST_SUMS // column), _MOST_COLUMNS)
    return int(fitting // _TILE * _TILE or fitting)


def run(at: Placed, wide: bool, alpha: int, beta: int) -> None:
    """Queue out = alpha * a @ b + beta * out on the current device and stream.

    Args:
        at: int16 operands and an integer result, CuPy arrays.
        wide: the result is int64, else int32.
        alpha: in the range of the result's type, like `beta`.
        beta: where it is 0, the result is not read.

    Raises:
        BackendError: the device has no kernel.
    """
    gpu = launcher.current_device()
    for panel in panels(at.problem):
        problem = native.ProblemStruct.from_buffer_copy(at.problem)
        problem.n, problem.batch = panel.columns, 1
        gpu.run(
            gpu.lower_int16(problem, wide, alpha, beta),
            _address(at.a, panel.a),
            _address(at.b, panel.b),
            _address(at.c, panel.c),
        )


def _address(array: Any, offset: int) -> int:
    return int(array.data.ptr) + offset * int(array.itemsize)
