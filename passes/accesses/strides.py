"""Areas that loops fill step by step, as rows of a matrix with that step as leading dimension."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from mixpert.passes.accesses.areas import Area, Since
from mixpert.passes.accesses.blocks import Blocks, inside
from mixpert.passes.accesses.path_conditions import PathConditions, System
from mixpert.passes.support.polynomials import (
    ONE,
    Frozen,
    Names,
    Polynomial,
    Symbol,
    frozen,
    minus,
)
from mixpert.passes.support.prover import Rows


class _Earlier(Protocol):
    @property
    def names(self) -> Names: ...

    @property
    def rows(self) -> Rows: ...


class _Overlaps(Protocol):
    """What is asked of `overlaps.Overlaps`."""

    def nest(self, polynomials: list[Polynomial]) -> int: ...

    def fits(self, area: Area, leading: Polynomial) -> bool: ...

    def multiplied_out(self, length: Polynomial) -> Polynomial | None: ...

    def since(self, area: Area, system: System, changed: int) -> _Earlier: ...


class Strides:
    """Answers for areas with the same root as such a loop's."""

    def __init__(self, overlaps: _Overlaps, systems: PathConditions, blocks: Blocks) -> None:
        self._overlaps = overlaps
        self._systems = systems
        self._blocks = blocks
        self._steps: dict[Symbol, dict[Frozen, Polynomial]] = {}
        self._runs: dict[Area, list[Area]] = {}
        self._parts: dict[tuple[Area, Area, Area, int], bool] = {}

    def note(self, behind: Area) -> None:
        """Know of a step."""
        self._steps.setdefault(behind.root, {})[frozen(behind.leading)] = behind.leading

    def widest(self, area: Area, leading: Polynomial) -> Area:
        """An area without gaps as one run, and no shorter, where loops fill in such steps."""
        steps = self._steps.get(area.root, {})
        return self._as_runs(area)[-1] if frozen(leading) in steps else area

    def hold(self, behind: Area, inner: Area) -> bool:
        """Whether an area lies in what earlier iterations of a loop have filled."""
        return any(
            all(self._inside(behind, one, system) for system in self._systems.of(one))
            for one in self._as_runs(inner)
        )

    def filled(self, area: Area, since: Since, whole: Area) -> bool:
        """Whether what was touched lies in what all iterations of a loop have filled together."""
        changed = since.iterated | since.left
        if area.root != whole.root or self._overlaps.nest([{(area.root,): 1}]) & changed:
            return False
        return any(
            all(
                self._inside(whole, one, system, changed) for system in self._systems.of(one, whole)
            )
            for one in self._as_runs(area)
        )

    def _inside(self, outer: Area, inner: Area, system: System, changed: int = 0) -> bool:
        one, other = (self._blocks.of(area, outer.leading) for area in (outer, inner))
        if one is None or other is None:
            return False
        before = self._overlaps.since(inner, system, changed)
        wanted = inside(one, self._blocks.under(other, before.names))
        return all(self._systems.prover.follows(p, before.rows) for p in wanted)

    def part_held(self, outer: Area, area: Area, old: Area, since: Since) -> bool:
        """Whether what an area shares with what was touched before lies in what was overwritten.

        They are cut at the same steps: `outer` has all steps that the area has, and in each step
        all that the other touched.
        """
        changed = since.iterated | since.left
        key = outer, area, old, changed
        if key not in self._parts:
            known = self._steps.get(area.root, {}).values() if outer.root == area.root else ()
            self._parts[key] = old.root == area.root and any(
                not self._overlaps.nest([step, {(old.root,): 1}]) & changed
                and self._held_in_steps(outer, area, old, step, changed)
                for step in known
            )
        return self._parts[key]

    def _held_in_steps(
        self, outer: Area, area: Area, old: Area, step: Polynomial, changed: int
    ) -> bool:
        widest = [self._as_runs(one)[-1] for one in (area, old)]
        if not all(self._overlaps.fits(one, step) for one in widest):
            return False
        first, wanted, earlier = (
            self._blocks.of(self._as_runs(one)[0], step) for one in (outer, area, old)
        )
        if first is None or wanted is None or earlier is None:
            return False
        follows = self._systems.prover.follows
        columns = minus(wanted.column, first.column), minus(first.after, wanted.after)
        for system in self._systems.of(area):
            if not all(follows(p, system.numbers) for p in columns):
                return False
        for system in self._systems.of(old):
            before = self._overlaps.since(old, system, changed)
            then = self._blocks.under(earlier, before.names)
            rows = minus(then.row, first.row), minus(first.below, then.below)
            if not all(follows(p, before.rows) for p in rows):
                return False
        return True

    def _as_runs(self, area: Area) -> list[Area]:
        """An area as one run, if it has no gaps; also longer ones that are easier to compare."""
        if area not in self._runs:
            found, length = [area], area.dense
            if length is not None and area.runs != ONE:
                found = [replace(area, length=length, runs=ONE, leading={})]
            while length is not None:
                length = self._overlaps.multiplied_out(length)
                if length is not None:
                    found.append(replace(area, length=length, runs=ONE, leading={}))
            self._runs[area] = found
        return self._runs[area]
