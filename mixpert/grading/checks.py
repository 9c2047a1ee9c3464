"""The tests: how the error grows, and what of FP32's promise a GEMM keeps.

After Demmel, Li, Langou, Pereira, Gates and Rubio Gonzalez, "How to grade the accuracy of an
implementation of the BLAS": the ideas are theirs, sizes and most matrices our own. docs/grade.md
describes each test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from mixpert.grading import matrices
from mixpert.grading.matrices import PAIRS, Float32, Pair
from mixpert.grading.measure import Errors, Multiply, measure
from mixpert.grading.strassen import Strassen, strassen_test

GROWTH_DATA = ("uniform", "positive")
TURNED = "turned"
SHAPES = ("smooth", "half", "random", "few", TURNED)
"""How D runs along k: in the same way for all rows, or turned for each."""
SPANS = (2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96, 112, 128, 160, 192, 208)
"""Binades of the diagonal D; FP32 itself leaves its range not far above the last."""

PHI = tuple(0.5 * step for step in range(9))
_LEAST_SIZE = 16
_INNER = 256
"""Inner dimension of the tests that do not vary it."""


@dataclass(frozen=True)
class Plan:
    """How large the tests are.

    Attributes:
        limit: largest inner dimension of the growth test.
        rows: rows of A and columns of B in every test but Strassen's.
        seed: of all random numbers.
    """

    limit: int = 16384
    rows: int = 64
    seed: int = 1

    @property
    def square(self) -> int:
        """Size of the square matrices of the Strassen test."""
        return 8 * self.rows


@dataclass(frozen=True)
class Growth:
    """Test 1: errors at n = 16, 32 ... of one kind of data.

    Attributes:
        data: the kind.
        errors: by ascending inner dimension.
        slope: of log error over log n, least squares; at most 1 is Grade A.
    """

    data: str
    errors: tuple[Errors, ...]
    slope: float


@dataclass(frozen=True)
class Span:
    """Test 2b, one shape of D.

    Attributes:
        shape: how the exponents run along k.
        errors: by the span in binades, ascending.
        passed: the largest span up to which every one passes; 0 for none.
    """

    shape: str
    errors: tuple[tuple[int, Errors], ...]
    passed: int


@dataclass(frozen=True)
class Grading:
    """All tests of one GEMM.

    Attributes:
        name: what was graded.
        growth: test 1.
        strassen: tests 1b and 3b.
        spans: test 2b.
        sweep: errors by phi.
        kinds: errors by kind of data.
    """

    name: str
    growth: tuple[Growth, ...]
    strassen: Strassen
    spans: tuple[Span, ...]
    sweep: tuple[tuple[float, Errors], ...]
    kinds: tuple[tuple[str, Errors], ...]


def grade_all(name: str, multiply: Multiply, plan: Plan, say: Callable[[str], None]) -> Grading:
    """Run every test on one GEMM; `say` hears what begins."""
    say(f"{name}: error growth")
    growth = tuple(_growth(multiply, data, plan) for data in GROWTH_DATA)
    say(f"{name}: Strassen, fixed point, phi, kinds of data")
    return Grading(
        name,
        growth,
        strassen_test(multiply, plan.square, plan.seed),
        tuple(_span(multiply, shape, plan) for shape in SHAPES),
        tuple((phi, _run(multiply, _wide(phi), plan)) for phi in PHI),
        tuple((kind, _run(multiply, pair, plan)) for kind, pair in PAIRS.items()),
    )


def fitted_slope(errors: tuple[Errors, ...]) -> float:
    """Slope of log2 error over log2 n; errors below half a unit count as that, infinite ones not.

    Returns:
        0 for fewer than two sizes.
    """
    points = [(np.log2(e.k), np.log2(max(e.element, 0.5))) for e in errors]
    kept = [point for point in points if np.isfinite(point[1])]
    if len(kept) < 2:
        return 0.0
    sizes, values = zip(*kept, strict=True)
    return float(np.polyfit(sizes, values, 1)[0])


def _growth(multiply: Multiply, data: str, plan: Plan) -> Growth:
    errors = tuple(_run(multiply, PAIRS[data], plan, n) for n in _sizes(plan.limit))
    return Growth(data, errors, fitted_slope(errors))


def _sizes(limit: int) -> Iterator[int]:
    size = _LEAST_SIZE
    while size <= limit:
        yield size
        size *= 2


def _span(multiply: Multiply, shape: str, plan: Plan) -> Span:
    errors = []
    for bits in SPANS:

        def pair(
            rng: np.random.Generator, m: int, n: int, k: int, bits: int = bits
        ) -> tuple[Float32, Float32]:
            if shape == TURNED:
                return matrices.turned(rng, m, n, k, bits=bits)
            return matrices.spanned(rng, m, n, k, bits=bits, shape=shape)

        errors.append((bits, _run(multiply, pair, plan)))
    return Span(shape, tuple(errors), largest_passing(errors))


def largest_passing(errors: list[tuple[int, Errors]]) -> int:
    """The largest span up to which every one passes, 0 for none."""
    passed = 0
    for bits, error in errors:
        if not error.passes:
            break
        passed = bits
    return passed


def _wide(phi: float) -> Pair:
    return matrices.both(lambda rng, rows, k: matrices.wide(rng, rows, k, phi=phi))


def _run(multiply: Multiply, pair: Pair, plan: Plan, k: int = _INNER) -> Errors:
    rng = np.random.default_rng([plan.seed, k])
    return measure(multiply, *pair(rng, plan.rows, plan.rows, k))
