"""Does a plan hold on inputs that the search never saw? If not: which site is it, and raise it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from mixpert.errors import ProgramError
from mixpert.scheme import NATIVE
from mixpert.tuner.baseline import Say
from mixpert.tuner.outcome import Trial
from mixpert.tuner.space import Assignment, Operator, Space, swapped

Try = Callable[[Assignment], Trial]
"""Runs a plan on one input."""

Ahead = Callable[[Sequence[tuple[str, Assignment]]], None]
"""Told which plans will be tried on which inputs, by name: they may be run several at a time."""

ENOUGH = 1.1
"""The fastest scheme that gives the blamed site this factor of its safest scheme's error is taken:
what is left is another site's."""


@dataclass(frozen=True)
class Raised:
    """A site that was given a more accurate scheme because of an input."""

    name: str
    before: str
    after: str
    input: str
    error_before: float
    error_after: float

    def __str__(self) -> str:
        return (
            f"{self.input}: {self.name} raised from {self.before} to {self.after}, "
            f"error {self.error_before:.2e} to {self.error_after:.2e}"
        )


@dataclass(frozen=True)
class Held:
    """A plan that holds on all inputs.

    Attributes:
        plan: it.
        errors: of the plan, by input.
        raised: what had to be raised for it.
    """

    plan: Assignment
    errors: Mapping[str, float]
    raised: tuple[Raised, ...]


def hold(
    space: Space,
    plan: Assignment,
    inputs: Mapping[str, Try],
    threshold: float,
    say: Say,
    *,
    ahead: Ahead = lambda tries: None,
) -> Held:
    """Raise sites of `plan` until it stays within `threshold` on every input.

    Args:
        space: the operators and their ladders.
        plan: an accurate plan for the input that it was found on.
        inputs: what runs a plan on each further input, by its name.
        threshold: largest acceptable error.
        say: told what is raised.
        ahead: told what will be tried.

    Raises:
        ProgramError: not even the safest plan holds on some input.
    """
    raised: list[Raised] = []
    errors: dict[str, float] = {}
    changed = True
    while changed:  # what one input asks for may trouble another
        changed = False
        ahead([(name, plan) for name in inputs])
        for name, attempt in inputs.items():
            while (error := _error(attempt(plan))) > threshold:
                step = _raise(space, plan, name, attempt, error, ahead)
                if step is None:
                    raise ProgramError(_hopeless(name, threshold, error, plan))
                plan, change = step
                say(str(change))
                raised.append(change)
                changed = True
            errors[name] = error
    return Held(plan, errors, tuple(raised))


def _raise(  # noqa: PLR0917
    space: Space, plan: Assignment, name: str, attempt: Try, error: float, ahead: Ahead
) -> tuple[Assignment, Raised] | None:
    """`plan` with the site raised that this input suffers from most, or None where none helps."""
    swaps = [
        (swapped(plan, index, scheme), index)
        for index, (operator, current) in enumerate(zip(space.operators, plan, strict=True))
        for scheme in _safest(operator, current)
    ]
    ahead([(name, candidate) for candidate, _ in swaps])
    safest = [(_error(attempt(candidate)), index) for candidate, index in swaps]
    least, index = min(safest, default=(math.inf, 0))
    if not least < error:
        return None
    before = plan[index]
    for scheme in safer(space.operators[index], before):
        candidate = swapped(plan, index, scheme)
        reached = _error(attempt(candidate))
        if reached <= ENOUGH * least:
            operator = space.operators[index].name
            return candidate, Raised(operator, before, scheme, name, error, reached)
    return None


def safer(operator: Operator, scheme: str) -> Sequence[str]:
    """The schemes to raise to, fastest first: what stands above on the ladder, and native."""
    above = [s for rung in operator.ladder[: max(operator.rung(scheme), 0)] for s in rung]
    choices = {*above, str(NATIVE)} - {scheme}
    return sorted(choices, key=operator.times.__getitem__)


def _safest(operator: Operator, scheme: str) -> Sequence[str]:
    """What tells whether a site is to blame: the top of its ladder, and native."""
    return sorted({operator.ladder[0][0], str(NATIVE)} - {scheme})


def _error(trial: Trial) -> float:
    return math.inf if trial.error is None else trial.error


def _hopeless(name: str, threshold: float, error: float, plan: Assignment) -> str:
    return (
        f"the plan does not hold on {name}: error {error:.2e} of threshold {threshold:.2e} with "
        f"{', '.join(dict.fromkeys(plan))}, and raising no site makes it smaller"
    )
