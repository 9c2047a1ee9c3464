"""Which accesses are distinguished by their areas, and which facts they may see.

Only in memory in which some site starts at an offset that the program computes, which a copy or
kernel fills, or that an array of pointers or a member leads to: in other memory constant offsets
and whole objects say the same for less.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set

from mixpert.passes.accesses.areas import Access, Advance, Area
from mixpert.passes.accesses.footprints import Footprints
from mixpert.passes.accesses.matrices import Matrix
from mixpert.passes.accesses.overlaps import Overlaps
from mixpert.passes.accesses.row_parts import Group, RowParts
from mixpert.passes.dataflow.facts import PLACE, Fact, Nest, Part
from mixpert.passes.dataflow.flow_graph import Item, Multiply, Sweep, Transfer
from mixpert.passes.dataflow.sweeps import Sweeps
from mixpert.passes.dataflow.trails import Trails
from mixpert.passes.pointers.memory import Object
from mixpert.passes.support.polynomials import ONE
from mixpert.passes.symbolic.known_inequalities import Known


class Visibility:
    """Answers for accesses to objects.

    Attributes:
        seen_by: the part of a fact that decides what may see it.
    """

    def __init__(
        self,
        footprints: Footprints,
        overlaps: Overlaps,
        sweeps: Sweeps,
        trails: Trails,
        steady: Set[tuple[int, int]],
        *,
        known: Mapping[int, Known],
    ) -> None:
        """`steady`: as `Reuses.steady`; `known`: as `CertainLaunches.before` gives it."""
        self._footprints = footprints
        self._overlaps = overlaps
        self._sweeps = sweeps
        self._trails = trails
        self._steady = steady
        self._known = known
        self.seen_by: Part = self._known_and_place if known else PLACE
        self.parted: set[Object] = set()
        self._nests: dict[Area | Matrix, Nest] = {}
        self.cells: frozenset[Object] = frozenset()
        self._row_parts = RowParts(footprints)
        self._groups: dict[int, list[Group]] = {}

    def look_at(self, items: Iterable[Item]) -> None:
        """Find the memory in which areas may say more than offsets, and the sites' matrices."""
        items = list(items)
        copied = {
            object_
            for item in items
            if isinstance(item, Transfer)
            for object_ in (item.writing if item.via == "copy" else item.filling)
        }
        transfers = [item for item in items if isinstance(item, Transfer)]
        self.parted |= {o for item in transfers for o in item.filling}
        if any(item.groups or item.columns for item in transfers):
            self._look_at_rows(items, transfers)
        for item in items:
            if isinstance(item, Advance):
                self._overlaps.note_steps(item.behind)
                self.parted.update(item.objects)
            if isinstance(item, Multiply):
                self.cells |= item.result.cells if item.result else frozenset()
                targets = {t for _, found in item.reads for t in found} | item.writes
                parted = {t.object for t in targets if not isinstance(t.place, int)}
                parted |= (copied | self._overlaps.arrays.blocks) & {t.object for t in targets}
                self.parted |= parted
                for operand, access in item.accesses.items() if parted else ():
                    area = self._footprints.of(access)
                    if area is not None:
                        self._overlaps.note_matrix(area)
                        if operand == "C" and not item.partial:
                            self._trails.note_written(area)

    def groups(self, item: Transfer) -> Sequence[Group]:
        """What of all that a kernel writes is computed from what; empty where all is from all."""
        return item.groups or self._groups.get(id(item), ())

    def _look_at_rows(self, items: Iterable[Item], transfers: Sequence[Transfer]) -> None:
        """Find the parts of rows that accesses use, and the kernels that keep these apart."""
        for item in items:
            if isinstance(item, Multiply | Transfer):
                for access in _accesses(item):
                    self._row_parts.note(self._footprints.of(access))
        roots = self._footprints.blocks()
        for item in transfers:
            found = self._row_parts.groups(item.columns, item.reading, item.writing)
            if found:
                self._groups[id(item)] = found
            for group in (*item.groups, *found):
                for object_, accesses in (*group.reading.items(), *group.writing.items()):
                    self._note_rows(object_, accesses)
            if item.pointwise is not None:
                item.pointwise.divide(self._row_parts, roots)

    def _note_rows(self, object_: Object, accesses: Iterable[Access]) -> None:
        """Tell parts of rows apart in an object."""
        for access in accesses:
            area = self._footprints.of(access)
            if area is not None and (access.part or area.runs != ONE):
                self.parted.add(object_)
                self._overlaps.note_matrix(area)
                if access.part:
                    self._overlaps.note_rows(area.root, dict(access.part.row))

    def area(self, access: Access | None) -> Area | None:
        """The area of an access to an object of `parted`; None: it may be anywhere in it."""
        return self._footprints.of(access)

    def result(self, item: Multiply) -> Area | None:
        """The area that a site writes, in whatever memory."""
        return self._footprints.of(item.accesses.get("C"))

    def swept(self, item: Sweep) -> tuple[Area | None, bool]:
        """The area that a loop ahead overwrites, and whether that is all of an object."""
        area = self._sweeps.area(item)
        return area, area is not None and self._sweeps.fills(item, area)

    def form(self, item: Multiply) -> Matrix | None:
        """The matrix that a site writes, as memory tells it when the site runs."""
        access = item.accesses.get("C")
        if access is None or (item.site, access.context.index) not in self._steady:
            return None
        return item.result if self._footprints.clear(access.context) else None

    def outlasts(self, area: Area | None, form: Matrix | None, fact: Fact) -> bool:
        """Whether anything of a fact may be left once an area was overwritten.

        What was written before in the same area or matrix, as it is now, is gone, or what all
        iterations of a loop together wrote there; nothing else is tried.
        """
        if form is not None and fact.form is not None and form.form == fact.form.form:
            return False
        if area is None or fact.area is None or fact.area.root != area.root:
            return True
        changed = fact.since.iterated | fact.since.left
        return not any(
            old is not None and old.same_as(area) and not self.nest(old).symbols & changed
            for old in (fact.area, self._sweeps.hull(fact.area))
        )

    def nest(self, area: Area | Matrix) -> Nest:
        """The loops around an access, and those that change its area; of a matrix only those."""
        if area not in self._nests and isinstance(area, Matrix):
            polynomials = [dict(form) for form in area.form[:4]]
            self._nests[area] = Nest(0, self._overlaps.nest(polynomials))
        elif area not in self._nests and isinstance(area, Area):
            place = self._overlaps.nesting.around(area.context, area.place)
            symbols = self._overlaps.nest(area.polynomials)
            if area.behind:
                place = self._overlaps.nesting.own(area.context, area.place)
                symbols &= ~place  # its only symbol that changes there counts the iterations
            self._nests[area] = Nest(place, symbols)
        return self._nests[area]

    def _known_and_place(self, fact: Fact) -> object:
        return self._known.get(fact.site), fact.place

    def left_behind(self, whole: Area, fact: Fact) -> bool:
        """Whether all that a fact may speak of lies in what a loop has filled."""
        return fact.area is not None and self._overlaps.strides.filled(fact.area, fact.since, whole)

    def may_see(self, area: Area, fact: Fact) -> bool:
        """Whether an access may touch elements that a fact speaks of."""
        known = self._known.get(fact.site)
        if any(self._overlaps.holds(outer, area, known) for outer in fact.gone):
            return False
        if fact.area is None:
            return True
        held = self._overlaps.strides.part_held
        if any(held(outer, area, fact.area, fact.since) for outer in fact.gone):
            return False
        met = self._overlaps.meet(fact.area, fact.since, area, known)
        return met and not self._trails.covers(area, fact)


def _accesses(item: Multiply | Transfer) -> Iterator[Access]:
    if isinstance(item, Multiply):
        yield from item.accesses.values()
        return
    groups = (part for group in item.groups for part in (group.reading, group.writing))
    for part in (item.reading, item.writing, *groups):
        for accesses in part.values():
            yield from accesses
