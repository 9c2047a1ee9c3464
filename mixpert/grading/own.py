"""The errors of products of the user's own matrices, and what is proved of them."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mixpert.errors import FormatError, SchemeError
from mixpert.files import read_bytes
from mixpert.grading.matrices import Float32
from mixpert.grading.measure import BEYOND, Float64, Multiply, errors_of, underflow
from mixpert.kernels.bounds import UNIT, int8_bound
from mixpert.kernels.model import Int8Scheme
from mixpert.operands import is_operands, read_operands
from mixpert.scheme import Scheme

SCHEMES = ("native", "auto", "int8:3,3", "int8:2,2", "int8:2,2,2", "int8:1,1")
"""What is compared if nothing is named."""

AUTO = "auto"
CANDIDATES = ("fp16x3", "bf16x6", "bf16x9")
"""What ``auto`` may choose beside INT8; computed if the bits of a panel are of no other scheme."""
PANEL = 128
"""Rows and columns of C for which ``auto`` chooses a scheme."""

OTHER = "another scheme"

_ROWS = 256
"""Of C, that are looked at together: a multiple of `PANEL`."""
_MAGIC = b"\x93NUMPY"

Bounds = Callable[[Float32, Float32, Float64], Float64]
"""Of rows of A, of B, and the computed rows of C: what each element may be off."""


@dataclass(frozen=True)
class Pair:
    """The operands of a product.

    Attributes:
        names: of the files.
        a: float32 (m, k), finite.
        b: float32 (k, n), finite.
        notes: what was done to them.
    """

    names: tuple[str, ...]
    a: Float32
    b: Float32
    notes: tuple[str, ...] = ()

    @property
    def k(self) -> int:
        """The length of the sums."""
        return int(self.a.shape[1])

    @property
    def promise(self) -> float:
        """What FP32 sums in any order err by at most, relative to (|A| |B|)_ij: k 2^-24."""
        return self.k * UNIT


@dataclass
class OwnErrors:
    """What one way to multiply errs by.

    Attributes:
        name: of the scheme, model or library.
        relative: in the Frobenius norm, relative to AB.
        worst: largest error of an element, relative to (|A| |B|)_ij.
        proved: what `worst` is at most by the bound of the scheme, of INT8; else None.
        over: share of the elements that err by more than FP32 promises.
        panels: of ``auto``: how many panels of C have the bits of which of the other schemes.
        huge: elements of C that may overflow in FP32, whose errors count as none.
        tiny: elements of C for which underflow alone may cost as much as a rounding of FP32 and
            more. Errors count without it.
    """

    name: str
    relative: float = 0.0
    worst: float = 0.0
    proved: float | None = None
    over: float = 0.0
    panels: dict[str, int] = field(default_factory=dict)
    huge: int = 0
    tiny: int = 0


def read_pair(paths: Sequence[Path]) -> Pair:
    """The matrices of two .npy files, or of one file that MIXPERT_CHECK has saved.

    Raises:
        FormatError: another number of files, or something else in them.
    """
    if len(paths) == 1 and is_operands(paths[0]):
        saved = read_operands(paths[0])
        return _checked((str(paths[0]),), saved.a, saved.b)
    if len(paths) != 2:
        raise FormatError(
            f"{len(paths)} file{'s' * (len(paths) != 1)}: name two matrices, A.npy and B.npy (the "
            "same twice for a square), or one file of MIXPERT_CHECK"
        )
    a, b = map(_read, paths)
    return _checked(tuple(map(str, paths)), a, b)


def _read(path: Path) -> NDArray[Any]:
    data = read_bytes(path)
    if not data.startswith(_MAGIC):
        raise FormatError(f"{path}: no .npy file: numpy.save writes such")
    try:
        array = np.load(io.BytesIO(data), allow_pickle=False)
    except (ValueError, EOFError, OSError) as error:
        raise FormatError(f"{path}: not whole, or no matrix of numbers: {error}") from error
    if array.ndim != 2 or array.dtype.kind not in "fiu":
        raise FormatError(f"{path}: {array.dtype} of {array.ndim} axes: no matrix of real numbers")
    return np.asarray(array)


def _checked(names: tuple[str, ...], a: NDArray[Any], b: NDArray[Any]) -> Pair:
    if a.shape[1] != b.shape[0] or 0 in {*a.shape, *b.shape}:
        raise FormatError(
            f"{' and '.join(names)}: {_size(a)} times {_size(b)} is no product of matrices"
        )
    notes, sides = [], []
    for name, array in zip((names * 2)[:2], (a, b), strict=True):
        with np.errstate(over="ignore"):
            side = np.ascontiguousarray(array, np.float32)
        if not np.isfinite(side).all():
            raise FormatError(f"{name}: NaN, Inf or beyond the range of FP32: no errors to compare")
        if (side != array).any():
            notes.append(f"{name}: {array.dtype} rounded to FP32, which counts as exact below")
        sides.append(side)
    return Pair(names, sides[0], sides[1], tuple(dict.fromkeys(notes)))


def _size(matrix: NDArray[Any]) -> str:
    return " x ".join(map(str, matrix.shape))


def compare(
    pair: Pair,
    subjects: Iterable[tuple[str, Multiply]],
    say: Callable[[str], None],
    candidates: Iterable[tuple[str, Multiply]] = (),
) -> list[OwnErrors]:
    """Multiply in several ways, and compare with float64.

    Args:
        pair: the operands.
        subjects: what multiplies, by name.
        say: hears what begins.
        candidates: what else ``auto`` may have chosen, used as far as needed.
    """
    results: dict[str, Float32] = {}
    for name, multiply in subjects:
        say(name)
        results[name] = np.asarray(multiply(pair.a, pair.b), np.float32)
    say("the product in float64")
    found = {name: OwnErrors(name) for name in results}
    bounds = {name: _bounds(name) for name in results}
    sums = dict.fromkeys(results, 0.0)
    size, columns = 0.0, pair.b.astype(np.float64)
    huge = tiny = 0
    for begin in range(0, len(pair.a), _ROWS):
        part = slice(begin, begin + _ROWS)
        rows = pair.a[part].astype(np.float64)
        exact, magnitude = rows @ columns, np.abs(rows) @ np.abs(columns)
        used = magnitude < BEYOND
        huge += int(np.count_nonzero(~used))
        tiny += int(np.count_nonzero((magnitude > 0) & (UNIT * magnitude < underflow(pair.k))))
        size += _squares(np.where(used, exact, 0))
        for name, result in results.items():
            computed = result[part].astype(np.float64)
            error = errors_of(computed, exact, magnitude, pair.k)
            sums[name] += _squares(error)
            _take(found[name], error, magnitude, pair.promise)
            if bound := bounds[name]:
                counts = used & (magnitude > 0)  # sums of zeros are exact
                proved = np.where(counts, bound(pair.a[part], pair.b, computed), 0)
                found[name].proved = max(found[name].proved or 0.0, _largest(proved, magnitude))
    for name, errors in found.items():
        errors.relative = float(np.sqrt(sums[name] / size)) if size else float(sums[name] > 0)
        errors.over /= results[name].size
        errors.huge, errors.tiny = huge, tiny
    if AUTO in results:
        found[AUTO].panels = _panels(pair, results, candidates, say)
    return list(found.values())


def _bounds(name: str) -> Bounds | None:
    """What is proved of a scheme's error; None where nothing is for every order of sums."""
    try:
        scheme = Scheme.parse(name)
    except SchemeError:
        return None
    if scheme.kind != "int8":
        return None
    fields = Int8Scheme(scheme.l, scheme.r, scheme.d, scheme.radix, scheme.group)
    return lambda a, b, result: int8_bound(a, b, fields, result)


def _take(errors: OwnErrors, error: Float64, magnitude: Float64, promise: float) -> None:
    errors.worst = max(errors.worst, _largest(error, magnitude))
    errors.over += int(np.count_nonzero(error > promise * magnitude))


def _squares(values: Float64) -> float:
    return float(np.sum(values * values))


def _largest(error: Float64, magnitude: Float64) -> float:
    """The largest ratio; infinite where there must be no error and is one."""
    with np.errstate(divide="ignore", invalid="ignore"):
        return float(np.max(np.where(error == 0, 0, error / magnitude), initial=0))


def _panels(
    pair: Pair,
    results: dict[str, Float32],
    candidates: Iterable[tuple[str, Multiply]],
    say: Callable[[str], None],
) -> dict[str, int]:
    """Of which other scheme the bits of each panel of ``auto`` are, the last named that fits."""
    ours = results[AUTO]
    left = [
        (slice(i, i + PANEL), slice(j, j + PANEL))
        for i in range(0, ours.shape[0], PANEL)
        for j in range(0, ours.shape[1], PANEL)
    ]
    counts: dict[str, int] = {}

    def match(name: str, result: Float32) -> None:
        same = [panel for panel in left if np.array_equal(result[panel], ours[panel])]
        if same:
            counts[name] = len(same)
            left[:] = [panel for panel in left if panel not in same]

    for name in reversed(results):
        if name != AUTO:
            match(name, results[name])
    for name, multiply in candidates:
        if not left:
            break
        if name not in results:
            say(f"which panels are {name}")
            match(name, np.asarray(multiply(pair.a, pair.b), np.float32))
    return counts | ({OTHER: len(left)} if left else {})
