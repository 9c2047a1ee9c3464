"""Tests for Strassen's algorithm (1b), and for the arithmetic of a version that is found (3b).

Test 3b of the slides of Demmel et al. (docs/grade.md) is here as NVIDIA's CUDALibrarySamples define
it, "Test 6" in cuBLAS/Emulation/gemm_grading, but that the crossover is not a constant.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from mixpert.grading import matrices
from mixpert.grading.measure import Errors, Multiply, measure

_SMALL_BLOCKS = 2.0**-20
_DRAWS = 4
"""Pairs of matrices of each size by which the crossover is looked for."""


@dataclass(frozen=True)
class Strassen:
    """Tests 1b and 3b.

    Attributes:
        blocks: errors where blocks of A and of B differ in size by 2^20.
        clean: zero rows of A and zero columns of B give zeros, and so do rows and columns that have
            no element in common; sums of blocks do not.
        crossover: the largest power of two below which square matrices are multiplied without
            Strassen's algorithm; None where it was not found.
        scaled: test 3b, errors of the block of C that recursion leaves alone; None where it was not
            run: Strassen's algorithm was not found, or goes down to single elements.
    """

    blocks: Errors
    clean: bool
    crossover: int | None = None
    scaled: Errors | None = None

    @property
    def arithmetic(self) -> str:
        """``float`` or ``fixed`` point of an algorithm that was found; empty if not known."""
        if self.scaled is None:
            return ""
        return "float" if self.scaled.passes else "fixed"


def strassen_test(multiply: Multiply, n: int, seed: int) -> Strassen:
    """Test 1b on n x n matrices, and 3b if it finds Strassen's algorithm."""
    rng = np.random.default_rng([seed, 1])
    blocks = _blocks(multiply, n, rng)
    clean = _zeros_stay(multiply, n, rng) and _apart_stays(multiply, n, rng)
    if clean:
        return Strassen(blocks, clean)
    size = 1 << max(n - 1, 1).bit_length()
    crossover = _crossover(multiply, size, rng)
    return Strassen(blocks, clean, crossover, _scaled(multiply, size, crossover, rng))


def _blocks(multiply: Multiply, n: int, rng: np.random.Generator) -> Errors:
    """Block-diagonal matrices: a small block of C is lost where it is a difference of sums."""
    small = np.where(np.arange(n) < n // 2, _SMALL_BLOCKS, 1.0)
    block = (small[:, None] == small[None, :]) * small[:, None]
    a, b = ((matrices.normal(rng, n, n) * block).astype(np.float32) for _ in range(2))
    return measure(multiply, a, b)


def _zeros_stay(multiply: Multiply, n: int, rng: np.random.Generator) -> bool:
    a, b = matrices.normal(rng, n, n), matrices.normal(rng, n, n)
    rows, columns = (rng.random(n) < 0.2 for _ in range(2))
    a[rows], b[:, columns] = 0, 0
    c = multiply(a, b)
    return bool((c[rows] == 0).all() and (c[:, columns] == 0).all())


def _apart_stays(multiply: Multiply, n: int, rng: np.random.Generator) -> bool:
    a, b, empty = matrices.apart(rng, n)
    return bool((multiply(a, b)[empty] == 0).all())


def _crossover(multiply: Multiply, n: int, rng: np.random.Generator) -> int:
    """The largest power of two up to which test 1b finds nothing; at most n / 2, as n is known."""
    found = 1
    while 2 * found < n:
        if not all(_apart_stays(multiply, 2 * found, rng) for _ in range(_DRAWS)):
            break
        found *= 2
    return found


def _scaled(multiply: Multiply, n: int, crossover: int, rng: np.random.Generator) -> Errors | None:
    """Test 3b: the errors of all but the last row and column of the first crossover x crossover."""
    kept = crossover - 1
    if not kept:
        return None
    a, b = matrices.repeated(rng, n, crossover)
    return measure(lambda *_: multiply(a, b)[:kept, :kept], a[:kept], b[:, :kept])
