"""Launches that overlap, on a GPU with room for some of their CTAs: every order of events.

A launch that may overlap starts once all CTAs of the one before have let it, or have ended;
another when all before it have ended. ``wait`` lasts until the launch before has ended, which it
has with its last CTA; ``ask`` until all CTAs of some launch have done what they do to memory, and
have said so. Launches start in order, and a CTA stays where it is until it ends.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum


class Step(Enum):
    """What a CTA does."""

    TRIGGER = "lets the next launch start"
    WAIT = "waits for the launch before"
    ASK = "waits for what a launch before wrote, not for its end"
    ACCESS = "reads what launches before it wrote, and writes"


Program = tuple[Step, ...]
JOINS: Program = (Step.TRIGGER, Step.WAIT, Step.ACCESS)
FIRST_RUNG: Program = (Step.WAIT, Step.TRIGGER, Step.ACCESS)
BESIDE: Program = (Step.TRIGGER, Step.ACCESS)
BESIDE_AND_WAITS: Program = (Step.TRIGGER, Step.ACCESS, Step.WAIT)
ASKS: Program = (Step.TRIGGER, Step.ASK, Step.ACCESS)
ASKS_AND_WAITS: Program = (*ASKS, Step.WAIT)


@dataclass(frozen=True)
class Launch:
    """One of a list.

    Attributes:
        ctas: what each of them does.
        overlaps: it may start before the one before has ended.
        reads: numbers of the launches whose results its CTAs read or overwrite.
        asked: of these the one that `ask` waits for, or that is known to have been asked.
    """

    ctas: tuple[Program, ...]
    overlaps: bool
    reads: frozenset[int]
    asked: int = -1


State = tuple[tuple[int, ...], ...]
"""Of each launch how many steps each CTA has taken; -1: not started."""


def _has_accessed(steps: int, program: Program) -> bool:
    return Step.ACCESS not in program or steps > program.index(Step.ACCESS)


class Model:
    """A list of launches and how many CTAs fit the GPU at once."""

    def __init__(self, launches: list[Launch], room: int) -> None:
        self.launches, self.room = launches, room

    def faults(self) -> set[str]:
        """What can go wrong in some order of events."""
        start: State = tuple((-1,) * len(one.ctas) for one in self.launches)
        seen, left, found = {start}, [start], set[str]()
        while left:
            state = left.pop()
            found |= set(self._wrong(state))
            after = set(self._after(state))
            if not after and not all(self._ended(state, i) for i in range(len(state))):
                found.add("nothing goes on")
            left += after - seen
            seen |= after
        return found

    def _ended(self, state: State, i: int) -> bool:
        ctas = zip(state[i], self.launches[i].ctas, strict=True)
        return all(steps == len(program) for steps, program in ctas)

    def _accessed(self, state: State, i: int) -> bool:
        """All CTAs of a launch have done what they do to memory."""
        ctas = zip(state[i], self.launches[i].ctas, strict=True)
        return all(_has_accessed(steps, program) for steps, program in ctas)

    def _let(self, state: State, i: int) -> bool:
        """All CTAs of a launch have let the next one start."""
        return all(
            steps > program.index(Step.TRIGGER)
            if Step.TRIGGER in program
            else steps == len(program)
            for steps, program in zip(state[i], self.launches[i].ctas, strict=True)
        )

    def _may_start(self, state: State, i: int) -> bool:
        if i > 0 and -1 in state[i - 1]:
            return False
        if self.launches[i].overlaps:
            return self._let(state, i - 1)
        return all(self._ended(state, j) for j in range(i))

    def _after(self, state: State) -> Iterator[State]:
        here = sum(
            0 <= steps < len(program)
            for ctas, launch in zip(state, self.launches, strict=True)
            for steps, program in zip(ctas, launch.ctas, strict=True)
        )
        for i, launch in enumerate(self.launches):
            for cta, (steps, program) in enumerate(zip(state[i], launch.ctas, strict=True)):
                if steps == len(program):
                    continue
                if steps < 0:
                    goes_on = here < self.room and self._may_start(state, i)
                else:
                    goes_on = self._goes_on(state, i, program[steps])
                if goes_on:
                    ctas = (*state[i][:cta], steps + 1, *state[i][cta + 1 :])
                    yield (*state[:i], ctas, *state[i + 1 :])

    def _goes_on(self, state: State, i: int, step: Step) -> bool:
        if step is Step.ASK:
            return self._accessed(state, self.launches[i].asked)
        return step is not Step.WAIT or i == 0 or self._ended(state, i - 1)

    def _wrong(self, state: State) -> Iterator[str]:
        for i, launch in enumerate(self.launches):
            ctas = zip(state[i], launch.ctas, strict=True)
            begun = any(
                Step.ACCESS in program and _has_accessed(steps, program) for steps, program in ctas
            )
            for j in launch.reads if begun else ():
                there = self._accessed if j == launch.asked else self._ended
                if not there(state, j):
                    yield f"{i} before the end of {j}"
            if self._ended(state, i) and not all(self._ended(state, j) for j in range(i)):
                yield f"{i} ends before one that was launched before it"
