"""From errors to a grade: pure decisions."""

from __future__ import annotations

from collections.abc import Iterator

from mixpert.grading.checks import SPANS, Grading
from mixpert.grading.measure import Errors, within

STEEPEST = 1.0
"""The slope of log error over log n that Grade A allows."""

_NOISE = 0.05
"""A fitted slope of an algorithm whose slope is 1 may come out this much above."""


def grade(grading: Grading) -> str:
    """``A``, ``B``, ``C`` or ``none``.

    A: every error is within 10 n 2^-24 (|A| |B|)_ij, grows at most linearly, and no test finds a
    fast or a fixed-point algorithm. B: within that of the norms of row and column. C: within that
    of the norms of the matrices. None: less than single precision.
    """
    errors = list(all_errors(grading))
    if element_wise(grading):
        return "A"
    if all(within(e.row, e.k) for e in errors):
        return "B"
    return "C" if all(within(e.whole, e.k) for e in errors) else "none"


def element_wise(grading: Grading) -> bool:
    """Whether everything that Grade A asks for holds."""
    steep = any(growth.slope > STEEPEST + _NOISE for growth in grading.growth)
    passing = all(error.passes for error in all_errors(grading))
    return passing and not steep and grading.strassen.clean


def passed_span(grading: Grading) -> int:
    """Test 2b: the largest span that passes, whatever the shape of D."""
    return min(span.passed for span in grading.spans)


def passed_phi(grading: Grading) -> float | None:
    """The largest phi up to which every one passes, None for none."""
    passed = None
    for phi, errors in grading.sweep:
        if not errors.passes:
            break
        passed = phi
    return passed


def failing_kinds(grading: Grading) -> list[str]:
    """Kinds of data on which some element is worse than FP32 may be."""
    return [kind for kind, errors in grading.kinds if not errors.passes]


def all_errors(grading: Grading) -> Iterator[Errors]:
    """Of every test, in order."""
    for growth in grading.growth:
        yield from growth.errors
    yield grading.strassen.blocks
    if grading.strassen.scaled:
        yield grading.strassen.scaled
    for span in grading.spans:
        yield from (errors for _, errors in span.errors)
    yield from (errors for _, errors in grading.sweep)
    yield from (errors for _, errors in grading.kinds)


def whole_span(bits: int) -> bool:
    """Whether a span is the largest that is tried."""
    return bits == SPANS[-1]
