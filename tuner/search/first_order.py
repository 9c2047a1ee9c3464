"""A first-order model of the program's error: what every scheme adds on every operator.

A small error of one GEMM travels through the rest of the program as if it were alone, and how far
it is amplified on its way does not depend on its scheme. So to first order

    error(plan)^law = error(base)^law + sum over i of share_i * level(scheme_i)

with level(s) what scheme s everywhere adds, and share_i from runs that perturb operator i. Errors
of different GEMMs are nearly uncorrelated, so that their squares add up: law 2. Where they point in
one direction they add plainly: law 1. Which holds the runs tell: parts must sum up to the whole.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mixpert.tuner.search.exchange import LAWS, Increments
from mixpert.tuner.space import Assignment, Space

_TINY = 1e-300

Group = Sequence[int]
"""Operators that one run perturbs together."""


@dataclass(frozen=True)
class FirstOrder:
    """A fitted model.

    Attributes:
        known: for each operator, by scheme, what it adds to error^law over the base plan.
        floor: error^law of the base plan.
        law: the exponent.
    """

    known: Increments
    floor: float
    law: float

    def error(self, plan: Sequence[str]) -> float:
        """The error expected of a plan; infinity where nothing is known of a scheme in it."""
        parts = (deltas.get(s, math.inf) for deltas, s in zip(self.known, plan, strict=True))
        return float(max(self.floor + sum(parts), 0.0) ** (1.0 / self.law))

    def after(self, error: float, index: int, before: str, after: str) -> float:
        """The error expected once one operator of a plan with a known error changes its scheme."""
        deltas = self.known[index]
        change = deltas.get(after, math.inf) - deltas.get(before, 0.0)
        return float(max(error**self.law + change, 0.0) ** (1.0 / self.law))


def fitted(
    space: Space,
    base: Assignment,
    errors: Mapping[str, float],
    probe: str | None,
    perturbed: Sequence[tuple[Group, float | None]],
    *,
    laws: Sequence[float] = LAWS,
) -> FirstOrder:
    """The model that the runs so far give, under whichever of `laws` they fit best.

    Args:
        space: the operators.
        base: the plan that the others are compared with; ``errors`` holds its error under "".
        errors: of each scheme everywhere.
        probe: the scheme that operators were perturbed with; None where no scheme adds anything.
        perturbed: operators that had `probe`, the others as in `base`, and the error; None where
            that run failed, which counts as bad as `probe` everywhere.
        laws: exponents to choose from.
    """
    if probe is None:
        return FirstOrder([{scheme: 0.0} for scheme in base], 0.0, laws[0])

    def gains(law: float) -> list[float]:
        seen = (errors[probe] if error is None else error for _, error in perturbed)
        return [_gain(errors[""], error, law) for error in seen]

    def misfit(law: float) -> float:
        whole = _gain(errors[""], errors[probe], law)
        return abs(math.log(max(sum(gains(law)), _TINY) / max(whole, _TINY))) / law

    law = min(laws, key=misfit)
    levels = {s: _gain(errors[""], error, law) for s, error in errors.items() if s}
    shares = [0.0] * len(base)
    for (group, _), gain in zip(perturbed, gains(law), strict=True):
        for index in group:
            shares[index] = gain / len(group) / (levels[probe] or 1.0)
    return FirstOrder(_known(space, base, shares, levels), errors[""] ** law, law)


def _known(
    space: Space, base: Assignment, shares: Sequence[float], levels: Mapping[str, float]
) -> Increments:
    known: Increments = []
    for operator, scheme, share in zip(space.operators, base, shares, strict=True):
        of_ladder = {s for rung in operator.ladder for s in rung}
        known.append(
            {**{s: share * level for s, level in levels.items() if s in of_ladder}, scheme: 0.0}
        )
    return known


def _gain(before: float, after: float, law: float) -> float:
    return float(max(after**law - before**law, 0.0))
