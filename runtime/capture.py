"""Reads what MIXPERT_CAPTURE stored and compares two runs (docs/runtime.md).

The native side, `runtime/native/src/record/capture.h`, describes the two files of a capture.
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from mixpert.errors import FormatError, ProgramError
from mixpert.files import read_text
from mixpert.json_fields import restored
from mixpert.json_text import MISFITS, json_object, misfit

INDEX = "capture.jsonl"
DATA = "capture.bin"
SINKS = "sinks.txt"
"""Site ids to capture, one a line; without this file the sinks that the pass marked."""

SKETCH_VECTORS = 8
"""Vectors of random signs that a sketch multiplies each output with."""
SAMPLED_ROWS = 16
"""Rows of each output that a sketch stores in full (fewer where the output has fewer)."""

_PIECE = 1 << 16
"""Values compared at a time: few enough to stay in a processor's cache."""


class DivergedError(ProgramError):
    """Two runs made different GEMM calls, so their outputs cannot be compared one by one."""


@dataclass(frozen=True)
class CapturedCall:
    """The output of one call: in full, or as a sketch.

    Attributes:
        call: position among all captured calls of the run, from 0.
        site: site id.
        m, n, batch: the output is `batch` column-major m x n matrices.
        kind: ``full``: float32, m * n * batch values, packed. ``sketch``: for each matrix
            8 vectors C*w_t of m float64 values, then min(16, m) sampled rows of n float32 values.
        norm2: squared Frobenius norm of the whole output; None where it holds NaN or Inf.
        data: the stored bytes.
    """

    call: int
    site: str
    m: int
    n: int
    batch: int
    kind: Literal["full", "sketch"]
    norm2: float | None
    data: NDArray[np.uint8]

    @property
    def identity(self) -> tuple[str, int, int, int, str]:
        """The properties in which two comparable outputs agree."""
        return (self.site, self.m, self.n, self.batch, self.kind)

    def matrix(self) -> NDArray[np.float32]:
        """The output as a float32 array of shape (batch, n, m): its columns are the last axis.

        Raises:
            ProgramError: only a sketch was stored.
        """
        if self.kind != "full":
            raise ProgramError(f"call {self.call} of {self.site}: only a sketch was captured")
        return self.data.view(np.float32).reshape(self.batch, self.n, self.m)

    def sketches(self) -> Iterator[tuple[NDArray[np.float64], NDArray[np.float32]]]:
        """Of each matrix: C*w_t as the rows of an (8, m) array; sampled rows, shape (rows, n)."""
        rows = min(SAMPLED_ROWS, self.m)
        head = 8 * SKETCH_VECTORS * self.m
        for part in self.data.reshape(self.batch, -1):
            yield (
                np.frombuffer(part[:head].tobytes(), np.float64).reshape(SKETCH_VECTORS, self.m),
                np.frombuffer(part[head:].tobytes(), np.float32).reshape(rows, self.n),
            )


@dataclass(frozen=True)
class Capture:
    """The captured outputs of one run, in call order."""

    calls: tuple[CapturedCall, ...]

    @property
    def finite(self) -> bool:
        """Whether no captured output holds NaN or Inf."""
        return all(call.norm2 is not None for call in self.calls)


def read_capture(directory: str | os.PathLike[str]) -> Capture:
    """Read a capture directory. What a killed run left is read as far as it got.

    Raises:
        FormatError: no capture there, or a damaged one.
    """
    index = Path(directory) / INDEX
    lines = read_text(index).split("\n")[:-1]  # a line without its end was never finished
    data = _map(Path(directory) / DATA)
    return Capture(tuple(_read_call(line, f"{index}:{i}", data) for i, line in enumerate(lines, 1)))


def relative_error(reference: Capture, candidate: Capture) -> float:
    """E_r: the relative Frobenius error of all captured outputs together.

    The root of the sum of `relative_parts`. Sketched outputs count with an estimate of their
    squared difference, the mean of ``|(C - C')w_t|^2`` over random sign vectors: unbiased, its
    relative deviation at most 0.5 (for a difference of rank one). Norms are exact in either case.

    Returns:
        The error; NaN where the candidate holds NaN or Inf.

    Raises:
        DivergedError: another number of calls, or another site or shape at the same position.
        ProgramError: nothing was captured, or the reference itself holds NaN or Inf.
    """
    if not comparable(reference, candidate):
        return math.nan
    return math.sqrt(math.fsum(relative_parts(reference, candidate).values()))


def relative_parts(reference: Capture, candidate: Capture) -> dict[str, float]:
    """What each site's outputs add to the square of `relative_error`, by site id.

    Args:
        reference: one run.
        candidate: another; the two must be `comparable`.
    """
    differences: dict[str, list[float]] = {}
    for a, b in zip(reference.calls, candidate.calls, strict=True):
        differences.setdefault(a.site, []).append(_squared_difference(a, b))
    norm = math.fsum(call.norm2 or 0.0 for call in reference.calls)
    sums = {site: math.fsum(values) for site, values in differences.items()}
    if norm == 0:
        return {site: 0.0 if value == 0 else math.inf for site, value in sums.items()}
    return {site: value / norm for site, value in sums.items()}


def comparable(reference: Capture, candidate: Capture) -> bool:
    """Whether the candidate's outputs are finite, and so have an error.

    Raises:
        DivergedError: another number of calls, or another site or shape at the same position.
        ProgramError: nothing was captured, or the reference itself holds NaN or Inf.
    """
    _check_same_calls(reference, candidate)
    if not reference.calls:
        raise ProgramError("nothing was captured: no sink site ran")
    if not reference.finite:
        raise ProgramError("the reference run's output holds NaN or Inf")
    return candidate.finite


def paired_values(
    reference: Capture, candidate: Capture
) -> Iterator[tuple[NDArray[np.float32], NDArray[np.float32]]]:
    """What both runs stored of each captured output, flat: all values, of sketches sampled rows."""
    for a, b in zip(reference.calls, candidate.calls, strict=True):
        if a.kind == "full":
            yield a.data.view(np.float32), b.data.view(np.float32)
            continue
        for (_, mine), (_, others) in zip(a.sketches(), b.sketches(), strict=True):
            yield mine.ravel(), others.ravel()


def _check_same_calls(reference: Capture, candidate: Capture) -> None:
    for a, b in zip(reference.calls, candidate.calls, strict=False):
        if a.identity != b.identity:
            raise DivergedError(
                f"captured call {a.call} is {_name(b)}, in the reference run it is {_name(a)}"
            )
    if len(reference.calls) != len(candidate.calls):
        raise DivergedError(
            f"{len(candidate.calls)} outputs were captured, {len(reference.calls)} in the "
            "reference run"
        )


def _name(call: CapturedCall) -> str:
    return f"{call.site} [{call.m},{call.n}] x {call.batch}, {call.kind}"


def _squared_difference(a: CapturedCall, b: CapturedCall) -> float:
    if a.kind == "full":
        return _squared_distance(a.data.view(np.float32), b.data.view(np.float32))
    return math.fsum(
        _squared_distance(mine, others) / SKETCH_VECTORS
        for (mine, _), (others, _) in zip(a.sketches(), b.sketches(), strict=True)
    )


def _squared_distance(a: NDArray[Any], b: NDArray[Any]) -> float:
    """Squared Euclidean distance in double precision, piecewise to bound memory.

    By einsum, not BLAS: trials are compared in several threads, and BLAS would start its own.
    """
    x, y = a.ravel(), b.ravel()
    total = 0.0
    for start in range(0, x.size, _PIECE):
        piece = slice(start, start + _PIECE)
        delta = x[piece].astype(np.float64) - y[piece]
        total += float(np.einsum("i,i", delta, delta))
    return total


def _map(path: Path) -> NDArray[np.uint8]:
    try:
        if path.stat().st_size == 0:
            return np.empty(0, np.uint8)
        return np.memmap(path, np.uint8, mode="r")
    except OSError as error:
        raise FormatError(f"{path}: cannot read: {error.strerror or error}") from error


@dataclass(frozen=True)
class _Line:
    """A line of the index: a call, and where its bytes lie."""

    call: int
    site: str
    m: int
    n: int
    batch: int
    kind: str
    norm2: float | None
    offset: int
    bytes: int


def _read_call(line: str, where: str, data: NDArray[np.uint8]) -> CapturedCall:
    found = json_object(line, where)
    try:
        row = restored(_Line, found)
    except MISFITS as error:
        raise FormatError(f"{where}: not a capture index: {misfit(error)}") from error
    expected = {"full": 4 * row.m * row.n, "sketch": _sketch_bytes(row.m, row.n)}
    piece = data[row.offset : row.offset + row.bytes]
    sound = min(row.m, row.n, row.batch, row.offset, row.bytes) >= 0 and row.kind in expected
    if not sound or piece.size != row.batch * expected[row.kind]:
        raise FormatError(f"{where}: {DATA} does not hold the output this line announces")
    kind: Literal["full", "sketch"] = "full" if row.kind == "full" else "sketch"
    return CapturedCall(row.call, row.site, row.m, row.n, row.batch, kind, row.norm2, piece)


def _sketch_bytes(m: int, n: int) -> int:
    return 8 * SKETCH_VECTORS * m + 4 * n * min(SAMPLED_ROWS, m)
