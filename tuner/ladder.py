"""The schemes a search may choose from, by accuracy and time.

A ladder is a sequence of rungs, the most accurate first; schemes on one rung are expected to be
equally accurate. The order is that of expected errors (`mixpert.tuner.expected`); on a program's
own data the runs decide, and `anchored` moves `native` to the top where they show that alignment
costs an INT8 form more than FP32 rounding costs SGEMM. What the measured or modelled times of an
operator say is worth it (`worthwhile`) makes the operator's own ladder.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from mixpert.scheme import NATIVE
from mixpert.tuner.expected import expected_error

Rung = tuple[str, ...]
Ladder = tuple[Rung, ...]

INT8_FORMS = (
    *("int8:3,3", "int8:3,3,3", "int8:2,2", "int8:2,2,2", "int8:2,1", "int8:1,2", "int8:1,1"),
    *("int8:1,1,1", "int8:1,0", "int8:0,1", "int8:0,0"),
)
"""Those that are more accurate than all forms with fewer products."""

FLOAT_FORMS = ("bf16x9", "bf16x6", "fp16x3", "tf32x3", "bf16x3", "fp16", "tf32", "bf16")

CHOICES = (str(NATIVE), *INT8_FORMS, *FLOAT_FORMS)
"""What times are measured of, as far as the runtime has it."""

AUTO = "auto"
"""Chosen by the data, and so a choice only where times are measured."""

ALIKE = 1.25
"""Schemes whose expected errors lie within this factor share a rung."""

SHORT: Ladder = (
    ("int8:2,2",),
    ("int8:2,2,2",),
    ("native",),
    ("int8:2,1", "int8:1,2"),
    ("int8:1,1",),
)
"""native, the paper's levels I to IV, and int8:2,2,2: what strategies are compared on."""

LEAST_GAIN = 0.02
"""A step that saves a smaller share of an operator's time is not worth its loss of accuracy."""

SHORT_NAME = "short"
LADDERS = ("full", SHORT_NAME)
"""By the names that `mixpert-tune --ladder` takes: all that has times, or a fixed few."""


def named(name: str, names: Iterable[str]) -> Ladder:
    """The ladder of `LADDERS` that `name` names, of the schemes `names` and native."""
    return available(SHORT, frozenset(names)) if name == SHORT_NAME else graded(names)


def graded(names: Iterable[str]) -> Ladder:
    """The schemes of `names`, and native, as rungs of about equal expected error."""
    errors = {name: expected_error(name) for name in (*names, str(NATIVE))}
    known = sorted((error, name) for name, error in errors.items() if error is not None)
    rungs: list[list[str]] = []
    first = 0.0
    for error, name in known:
        if error <= ALIKE * first and str(NATIVE) not in (name, *rungs[-1]):
            rungs[-1].append(name)
        else:
            rungs.append([name])
            first = error
    return tuple(map(tuple, rungs))


def schemes(ladder: Ladder) -> tuple[str, ...]:
    """All schemes of a ladder, most accurate rung first."""
    return tuple(scheme for rung in ladder for scheme in rung)


def available(ladder: Ladder, names: frozenset[str]) -> Ladder:
    """The ladder without the schemes that have no times; `native` always stays."""
    kept = (tuple(s for s in rung if s in names or s == str(NATIVE)) for rung in ladder)
    return tuple(rung for rung in kept if rung)


def worthwhile(ladder: Ladder, times: Mapping[str, float], gain: float = LEAST_GAIN) -> Ladder:
    """The ladder for one operator: only steps that save time over every rung above.

    Args:
        ladder: the rungs to choose from, most accurate first.
        times: milliseconds of the operator under each scheme of `ladder`.
        gain: share of the time that a step must save.

    Returns:
        Rungs sorted fastest first within, so that a step down always saves time.
    """
    kept: list[Rung] = []
    fastest = float("inf")
    for rung in ladder:
        worth = (s for s in rung if times[s] < (1.0 - gain) * fastest)
        faster = sorted(worth, key=lambda s: times[s])
        if faster:
            kept.append(tuple(faster))
            fastest = times[faster[0]]
    return tuple(kept)


def anchored(ladder: Ladder) -> Ladder:
    """The ladder with `native` as its most accurate rung, for data that INT8 slices fit badly."""
    native = str(NATIVE)
    rest = (tuple(s for s in rung if s != native) for rung in ladder)
    return ((native,), *(rung for rung in rest if rung))
