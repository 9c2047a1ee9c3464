"""The memory that one access touches, as a block of a column-major matrix in symbols."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from mixpert.passes.control.contexts import Context
from mixpert.passes.effects.effect import Span
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import Object, Targets
from mixpert.passes.support.polynomials import (
    Frozen,
    Polynomial,
    Symbol,
    constant_of,
    divided,
    minus,
    times,
)
from mixpert.passes.symbolic.chosen_pointers import Arm
from mixpert.passes.symbolic.known_inequalities import Known


class Part(NamedTuple):
    """Of rows of so many bytes, the part with this number, of so many equal ones."""

    row: Frozen
    number: int
    parts: int

    @property
    def width(self) -> Polynomial:
        """Its bytes in a row."""
        return {product: factor // self.parts for product, factor in self.row}


class Access(NamedTuple):
    """One use of memory by an instruction: its area is worked out only where it is asked for.

    `role`: what is used, where an instruction uses several: an operand of a site, or the memory
    behind an argument. `arm`: the pointer that it goes through, if that is one of two. `part`: the
    part of each row that is meant.
    """

    context: Context
    instruction: ir.Instruction
    role: str | Span = ""
    arm: Arm | None = None
    part: Part | None = None

    @property
    def key(self) -> tuple[int, int, str | int, Arm | None, Part | None]:
        """Tells accesses apart: a span of an effect is one object."""
        role = self.role if isinstance(self.role, str) else id(self.role)
        return self.context.index, id(self.instruction), role, self.arm, self.part


@dataclass(frozen=True, eq=False)
class Area:
    """`runs` stretches of `length` bytes, one every `leading` bytes; told apart by identity.

    Attributes:
        context, place: where the access is: a block of a function in a context.
        root: the symbol of the pointer from which `start` counts.
        start: address of the first byte.
        each: it stands for all areas with numbers below some bound in `start`; what holds of one
            is not known then, only whether it is the same as others of that kind.
        arm: the condition under which its pointer was chosen.
        behind: it is what the iterations of the loop with the header `place` before the present one
            have filled, `runs` being how many they are.
        apart: its runs do not overlap.
        known: what else holds of its numbers where it is touched.
    """

    context: Context
    place: str
    root: Symbol
    start: Polynomial
    length: Polynomial
    runs: Polynomial
    leading: Polynomial
    each: bool = False
    arm: Arm | None = None
    behind: bool = False
    apart: bool = False
    known: Known | None = None

    @property
    def polynomials(self) -> Sequence[Polynomial]:
        """All that the area depends on."""
        return self.start, self.length, self.runs, self.leading

    @property
    def dense(self) -> Polynomial | None:
        """Its bytes, where its runs follow one another without gaps; else None."""
        if constant_of(self.runs) == 1:
            return self.length
        return times(self.runs, self.length) if self.leading == self.length else None

    @property
    def most(self) -> Polynomial | None:
        """No fewer bytes than from its first to its last; None: not known without a proof."""
        return times(self.runs, self.leading) if self.apart else self.dense

    def same_as(self, other: Area) -> bool:
        """Whether it is the same memory as another area while no symbol changes."""
        if self.root != other.root or self.start != other.start:
            return False
        return self.polynomials == other.polynomials or (
            self.dense is not None and self.dense == other.dense
        )

    def split(self, leading: Polynomial) -> tuple[Polynomial, Polynomial] | None:
        """Row (in bytes) and column at which it starts in a matrix with that leading dimension.

        Any numbers with `row + column * leading` equal to the offset from the root are right;
        None where the area is part of a matrix of another kind.
        """
        single = constant_of(self.runs) == 1
        if len(leading) != 1 or not (single or self.leading == leading):
            return None
        ((product, factor),) = leading.items()
        row: Polynomial = {}
        column: Polynomial = {}
        for term, value in minus(self.start, {(self.root,): 1}).items():
            others = divided(term, product)
            behind = others == () and term and value < 0
            if others is None or (value % factor and term and not behind):
                row[term] = value
                continue
            if value // factor:
                column[others] = value // factor
            if value % factor:
                row[term] = value % factor
        return row, column


class Advance(NamedTuple):
    """A loop that fills `behind` iteration by iteration begins; see `advances.Advances`.

    Where it ends, `whole` is what it has filled; `skipped`: control goes past it, as there is none
    of that; `everything`: that is all of its objects. `after`: this holds only for what is not, or
    no more, in that area, which something has filled before the loop.
    """

    objects: tuple[Object, ...]
    targets: Targets
    behind: Area
    whole: Area | None = None
    skipped: bool = False
    everything: bool = False
    after: Area | None = None


class Since(NamedTuple):
    """Loops, as bit masks, of which an iteration ended, or which were left, since an access."""

    iterated: int = 0
    left: int = 0

    def crossed(self, repeats: int, leaves: int, within: int) -> Since:
        """After control went on to other iterations, or out of loops, of those in `within`."""
        left = (self.left | leaves) & within
        return Since((self.iterated | repeats) & within & ~left, left)


NOW = Since()
