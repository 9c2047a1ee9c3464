"""Files with the operands of a GEMM that failed its check (`MIXPERT_CHECK`), for reproduction.

`runtime/native/src/check/operands.h` describes the format and writes it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from mixpert.errors import FormatError
from mixpert.files import read_bytes, read_start
from mixpert.json_text import MISFITS, json_object, misfit

Float32 = np.ndarray[Any, np.dtype[np.float32]]

_MAGIC = b'{"mixpert": "operands 1"'
_LONGEST_HEADER = 1 << 16
_SIDES: dict[str | None, Callable[[Any], Any]] = {
    None: np.asarray, "lower": np.tril, "upper": np.triu
}  # fmt: skip


@dataclass(frozen=True)
class Operands:
    """One GEMM that was off, of the column-major problem that was computed.

    Attributes:
        site: site id.
        scheme: the scheme that was off.
        a: op(A), float32 (m, k); a transpose is taken care of.
        b: op(B), float32 (k, n).
        alpha: factor of the product, or None where only the device knew it.
        relative: error of the worst sampled row, or None where it was not finite.
        threshold: what MIXPERT_CHECK allowed.
        rows: the rows of C that were checked.
        triangle: "lower" or "upper", the side of C that was; None: all of it.
    """

    site: str
    scheme: str
    a: Float32
    b: Float32
    alpha: float | None
    relative: float | None
    threshold: float
    rows: tuple[int, ...]
    triangle: str | None = None

    def row_errors(self, product: Float32) -> np.ndarray[Any, np.dtype[np.float64]]:
        """Relative errors of the checked rows of `product` = op(A) op(B), float32 (m, n)."""
        rows = list(self.rows)
        counted = _SIDES[self.triangle](np.ones((len(self.a), self.b.shape[1])))[rows]
        exact = counted * (self.a[rows].astype(np.float64) @ self.b)
        errors = np.linalg.norm(counted * product[rows] - exact, axis=1)
        norms = np.linalg.norm(exact, axis=1)
        relative = np.zeros(len(rows))
        np.divide(errors, norms, out=relative, where=errors > 0)
        return relative


def is_operands(path: Path) -> bool:
    """True for a file of this format.

    Raises:
        OSError: it cannot be read.
    """
    return read_start(path).startswith(_MAGIC)


def read_operands(path: str | os.PathLike[str]) -> Operands:
    """Read such a file.

    Raises:
        FormatError: it cannot be read, is of another format, or is not whole.
    """
    data = read_bytes(path)
    if not data.startswith(_MAGIC):
        raise FormatError(f"{path}: no operands of a MixPert check (its first line says so)")
    end = data.find(b"\n", 0, _LONGEST_HEADER) + 1
    header = json_object(data[:end].decode(errors="replace"), str(path))
    try:
        return _assemble(header, np.frombuffer(data[end:], np.float32))
    except MISFITS as error:
        raise FormatError(f"{path}: not whole, or damaged: {misfit(error)}") from error


def _assemble(header: dict[str, Any], values: Float32) -> Operands:
    m, n, k = header["m"], header["n"], header["k"]
    if values.size != m * k + k * n:
        raise ValueError(f"{values.size} numbers instead of {m * k + k * n}")
    return Operands(
        header["site"],
        header["scheme"],
        _matrix(values[: m * k], (m, k), header["transa"] == "T"),
        _matrix(values[m * k :], (k, n), header["transb"] == "T"),
        header["alpha"],
        header["relative"],
        header["threshold"],
        tuple(header["rows"]),
        _known_side(header.get("triangle")),
    )


def _known_side(triangle: str | None) -> str | None:
    if triangle not in _SIDES:
        raise ValueError(f"no triangle of C is called {triangle!r}")
    return triangle


def _matrix(values: Float32, shape: tuple[int, int], transposed: bool) -> Float32:
    """op(X) of a column-major matrix that holds it, or its transpose."""
    return values.reshape(shape) if transposed else values.reshape(shape[::-1]).T
