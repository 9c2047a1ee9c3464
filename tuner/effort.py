"""How long runs of the program take and how many are left, for who waits; and what --budget leaves.

Numbers of runs ahead are estimates until a phase begins (`mixpert.tuner.forecast`).
"""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

PHASES = ("baseline", "times", "search", "end")
"""In their order: reference and native, times of schemes, the plans tried, the last runs."""

LONG = 60.0
"""Seconds from which it is said beforehand how long the whole is going to take."""
WORTH_SAYING = 20.0
"""Seconds left below which nothing is said of them."""
_RECENT = 8  # runs that tell how long the next one takes


@dataclass
class Effort:
    """Runs made and expected.

    Attributes:
        deadline: `time.monotonic()` at which --budget is spent, or None.
        width: runs of the search at a time.
        made: runs so far.
        left: runs expected, by phase.
    """

    deadline: float | None = None
    width: int = 1
    made: int = 0
    left: dict[str, int] = field(default_factory=dict)
    _phase: str = PHASES[0]
    _said: int = 0
    _recent: deque[float] = field(default_factory=lambda: deque(maxlen=_RECENT))

    @staticmethod
    def within(budget: float | None, width: int) -> Effort:
        """An effort whose budget, in seconds, begins now."""
        return Effort(None if budget is None else time.monotonic() + budget, width)

    def begin(self, phase: str) -> None:
        """What was expected of the phases before is over."""
        self._phase = phase
        for earlier in PHASES[: PHASES.index(phase)]:
            self.left[earlier] = 0

    def expect(self, runs: Mapping[str, int]) -> None:
        """How many are left, by phase; of phases that are not named nothing changes."""
        self.left |= runs

    def expect_at_most(self, phase: str, runs: int) -> None:
        """A strategy may end earlier than at the most that it announces."""
        self.left[phase] = min(self.left.get(phase, runs), runs)

    def assume(self, seconds: float) -> None:
        """What a run takes, until one is made."""
        self._recent.append(seconds)

    def ran(self, seconds: float) -> None:
        """A run has ended."""
        self.made += 1
        self._recent.append(seconds)
        self.left[self._phase] = max(self.left.get(self._phase, 0) - 1, 0)

    @property
    def seconds(self) -> float:
        """Of a run, by the last ones."""
        return sum(self._recent) / len(self._recent) if self._recent else 0.0

    @property
    def seconds_left(self) -> float:
        """Of all runs that are expected."""
        search = self.left.get("search", 0)
        runs = sum(self.left.values()) - search + math.ceil(search / self.width)
        return runs * self.seconds

    def until(self) -> float | None:
        """When the search has to end, so that the last runs are within the budget as well.

        The search has half of what is left at least: `lacks` tells which of the last runs to omit.
        """
        if self.deadline is None:
            return None
        now = time.monotonic()
        reserve = min(self.left.get("end", 0) * self.seconds, (self.deadline - now) / 2)
        return max(self.deadline - reserve, now)

    def lacks(self, runs: int) -> bool:
        """Whether the budget has no time for so many runs."""
        budget = self._budget_left
        return budget is not None and runs * self.seconds > budget

    def turns(self, most: int, runs: int = 2, after: int = 0) -> int:
        """How many turns of so many runs the budget has time for, `after` runs being left for more.

        At most `most`. Where there is no time for one and `after` as well, one if it alone fits.
        """
        budget = self._budget_left
        if budget is None or not self.seconds:
            return most
        fit = math.floor(budget / self.seconds)
        return max(min(most, (fit - after) // runs), min(1, fit // runs))

    def ahead(self) -> str:
        """Before the first phase: what is going to be made; empty where that is short."""
        self._said, total, budget = self.made, self.seconds_left, self._budget_left
        if total < LONG:
            return ""
        runs = sum(self.left.values())
        start = f"a run takes {self.seconds:.3g} s, about {runs} are expected: {spell(total)}"
        if budget is None:
            return f"{start}; --budget limits that, and after Ctrl-C the same command goes on"
        first = self.left.get("baseline", 0) * self.seconds
        if first > budget:
            return (
                f"{start}; those before the search take {spell(first)} of them, more than the "
                f"budget of {spell(budget)}: no plan will be found"
            )
        return start if total <= budget else f"{start}, of which the budget allows {spell(budget)}"

    def with_progress(self, say: Callable[[str], None]) -> Callable[[str], None]:
        """`say` with the number of runs made and the time left, if more runs are expected."""
        return lambda line: say(f"{line}{self._suffix()}")

    def _suffix(self) -> str:
        left = self.seconds_left
        if self._said == self.made or left < WORTH_SAYING:
            return ""
        self._said = self.made
        runs = self.made + sum(self.left.values())
        budget = self._budget_left
        of_it = "" if budget is None else f", {spell(budget)} of the budget left"
        return (
            f" [run {self.made} of about {runs}, {self.seconds:.3g} s each: {spell(left)}{of_it}]"
        )

    @property
    def _budget_left(self) -> float | None:
        """Seconds of it."""
        return None if self.deadline is None else max(self.deadline - time.monotonic(), 0.0)


def spell(seconds: float) -> str:
    """Seconds up to two minutes, minutes up to two hours, hours."""
    if seconds < 120:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 120 else f"{minutes // 60} h {minutes % 60:02} min"
