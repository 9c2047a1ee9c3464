"""What a search works on: operators with their ladders and times, and who feeds whom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from mixpert.scheme import NATIVE
from mixpert.tuner import ladder as ladders
from mixpert.tuner.ladder import Ladder

Assignment = tuple[str, ...]
"""A scheme for every operator, in the order of `Space.operators`."""


@dataclass(frozen=True)
class Operator:
    """One site that the program executed, or some shapes of it.

    Attributes:
        name: of its unit.
        times: milliseconds of all its calls under each scheme that it may run.
        ladder: its rungs, most accurate first, each faster than all above.
        noise: relative difference of its times that says nothing.
        rungs: what `ladder` was cut from.
    """

    name: str
    times: Mapping[str, float]
    ladder: Ladder
    noise: float = 0.0
    rungs: Ladder = ()

    @staticmethod
    def of(name: str, times: Mapping[str, float], ladder: Ladder, noise: float = 0.0) -> Operator:
        """An operator whose ladder is what of `ladder` is worth its time, beyond the noise."""
        gain = max(ladders.LEAST_GAIN, noise)
        return Operator(name, times, ladders.worthwhile(ladder, times, gain), noise, ladder)

    def rung(self, scheme: str) -> int:
        """Position of the rung that holds `scheme`; -1 where the scheme is not on the ladder."""
        return next((i for i, rung in enumerate(self.ladder) if scheme in rung), -1)

    def below(self, scheme: str) -> tuple[str, ...]:
        """The schemes one step less accurate, fastest first; empty at the bottom."""
        index = self.rung(scheme) + 1
        return self.ladder[index] if 0 < index < len(self.ladder) else ()

    def steps_down(self, scheme: str) -> int:
        """How many schemes stand on the rungs below that of `scheme`."""
        return sum(map(len, self.ladder[self.rung(scheme) + 1 :]))

    def above(self, scheme: str) -> str | None:
        """The fastest scheme one step more accurate, or None at the top."""
        index = self.rung(scheme) - 1
        return self.ladder[index][0] if index >= 0 else None


@dataclass(frozen=True)
class Space:
    """All assignments of schemes to operators.

    Attributes:
        operators: most expensive under native first.
        predecessors: for each operator the operators whose output it may read.
        modelled: times are exact predictions (a device profile) and not measurements with noise.
        rungs: the ladder that the operators' own ladders were cut from, which some have added to.
        threshold: largest acceptable error; for predictions, the verdicts are the evaluator's.
        reaches: for each operator the captured sites that its errors may reach; empty where errors
            are not known by site.
    """

    operators: tuple[Operator, ...]
    predecessors: tuple[tuple[int, ...], ...]
    modelled: bool
    rungs: Ladder
    threshold: float
    reaches: tuple[frozenset[str], ...] = ()

    @staticmethod
    def of(
        times: Mapping[str, Mapping[str, float]],
        edges: Mapping[str, tuple[str, ...]],
        ladder: Ladder,
        threshold: float,
        modelled: bool = True,
        *,
        noise: Mapping[str, float] | None = None,
        reaches: Mapping[str, frozenset[str]] | None = None,
        own: Mapping[str, Ladder] | None = None,
    ) -> Space:
        """Build from milliseconds by unit and scheme; the rest by unit.

        `own` are the ladders of units that have another one than `ladder`.
        """
        rungs = {name: (own or {}).get(name, ladder) for name in times}
        native = str(NATIVE)
        names = sorted(times, key=lambda name: -times[name][native])
        index = {name: i for i, name in enumerate(names)}
        return Space(
            tuple(
                Operator.of(name, times[name], rungs[name], (noise or {}).get(name, 0.0))
                for name in names
            ),
            tuple(tuple(index[p] for p in edges.get(n, ()) if p in index) for n in names),
            modelled,
            ladder,
            threshold,
            () if reaches is None else tuple(reaches[name] for name in names),
        )

    def time(self, plan: Assignment) -> float:
        """Milliseconds in GEMM calls that the operators' times add up to."""
        return sum(op.times[s] for op, s in zip(self.operators, plan, strict=True))

    @property
    def top(self) -> Assignment:
        """The most accurate scheme everywhere."""
        return tuple(op.ladder[0][0] for op in self.operators)

    @property
    def bottom(self) -> Assignment:
        """The fastest scheme everywhere."""
        return tuple(op.ladder[-1][0] for op in self.operators)

    @property
    def native(self) -> Assignment:
        """`native` everywhere."""
        return (str(NATIVE),) * len(self.operators)

    @property
    def native_time(self) -> float:
        """Milliseconds with `native` everywhere."""
        return self.time(self.native)

    @property
    def fastest(self) -> Assignment:
        """The scheme with the least time everywhere, whatever its rung."""
        return tuple(min(op.times, key=op.times.__getitem__) for op in self.operators)

    def anchored(self, indexes: frozenset[int]) -> Space:
        """The space with `native` as the most accurate scheme of some operators."""
        operators = (
            Operator.of(op.name, op.times, ladders.anchored(op.rungs), op.noise)
            if i in indexes
            else op
            for i, op in enumerate(self.operators)
        )
        return replace(self, operators=tuple(operators))


def swapped(plan: Assignment, index: int, scheme: str) -> Assignment:
    """`plan` with another scheme for one operator."""
    return (*plan[:index], scheme, *plan[index + 1 :])
