"""The line that a terminal shows while a search runs: sites as a bar by time, the best, the rest.

The bar is as long as the program's GEMM time under native, a piece for each site, the most
expensive first; solid is what the best plan so far takes of it, light what it saves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from mixpert.scheme import NATIVE
from mixpert.tuner.outcome import Outcome, Verdict
from mixpert.tuner.space import Assignment, Space

Show = Callable[[str], None]
"""Draws a line in place of the one before."""

WIDTH = 24
TAKEN, SAVED, BETWEEN = "█", "░", "|"


@dataclass
class Live:
    """What the line is made of, kept up to date by the evaluator.

    Attributes:
        space: the operators, with their times.
        show: draws the line.
        tried: plans so far.
        left: most plans that the strategy still means to try, or None where it does not say.
        best: the fastest plan that passes, with its outcome.
    """

    space: Space
    show: Show
    tried: int = 0
    left: int | None = None
    best: tuple[Assignment, Outcome] | None = None

    def expect(self, left: int) -> None:
        """Take note of how many plans are still to be tried."""
        self.left = left

    def add(self, plan: Assignment, outcome: Outcome) -> None:
        """Take note of a trial, and draw the line."""
        self.tried += 1
        self.left = None if self.left is None else max(self.left - 1, 0)
        faster = self.best is None or _ms(outcome) < _ms(self.best[1])
        if outcome.verdict is Verdict.PASS and faster:
            self.best = (plan, outcome)
        self.show(self.line())

    def line(self) -> str:
        """Bar, best so far, plans tried and left."""
        plan = self.space.native if self.best is None else self.best[0]
        found = "none beats native yet"
        if self.best is not None:
            speed = self.space.native_time / (self.space.time(plan) or 1.0)
            found = f"best {speed:.2f}x at {self.best[1].error:.1e}"
        left = "" if self.left is None else f", up to {self.left} left"
        return f"{bar(self.space, plan)} {found}, {self.tried} tried{left}"


def bar(space: Space, plan: Assignment, width: int = WIDTH) -> str:
    """The operators by their time under native, solid as far as `plan` takes it.

    Where many are shorter than a character, some of them stand for their neighbours too.
    """
    whole = space.native_time or 1.0
    pieces, end, ms = [], 0, 0.0
    for operator, scheme in zip(space.operators, plan, strict=True):
        native = operator.times[str(NATIVE)]
        ms += native
        start, end = end, round(width * ms / whole)
        taken = min(round((end - start) * operator.times[scheme] / (native or 1.0)), end - start)
        pieces.append(TAKEN * taken + SAVED * (end - start - taken))
    return BETWEEN + BETWEEN.join(piece for piece in pieces if piece) + BETWEEN


def _ms(outcome: Outcome) -> float:
    return float("inf") if outcome.ms is None else outcome.ms
