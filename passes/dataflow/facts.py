"""Facts of the form "elements that a site computed may be here", and how they change on the way."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import NamedTuple

from mixpert.graph import Via
from mixpert.passes.accesses.areas import NOW, Area, Since
from mixpert.passes.accesses.matrices import Matrix

ORDER: tuple[Via, ...] = ("direct", "copy", "kernel", "call", "unknown", "traced")
RANK = {via: rank for rank, via in enumerate(ORDER)}

Region = tuple[int, int] | None


class Nest(NamedTuple):
    """Loops as bit masks: those around an access, and those that change its area."""

    place: int
    symbols: int


Nests = Callable[[Area | Matrix], Nest]


class Way(NamedTuple):
    """Where control goes, as loops in bit masks.

    It goes around `repeats` once more and leaves `leaves`; in `changed` symbols may have changed.
    """

    repeats: int = 0
    leaves: int = 0
    changed: int = 0

    def then(self, other: Way) -> Way:
        """Both ways, one after the other."""
        return Way(
            (self.repeats & ~other.leaves) | other.repeats,
            self.leaves | other.leaves,
            self.changed | other.changed,
        )


class Fact(NamedTuple):
    """Elements that `site` computed may be here, changed on the way as `via` says.

    `whole`: something worked on all of the object in place, so that nothing is left as it was.
    `region`: first byte and end, None where not known; `area`: the same in symbols, whose values
    are those at the time of writing: `since` says which loops went on. `gone`: areas that were
    overwritten in the iterations of loops that run now, so that nothing of this is left there.
    `form`: the matrix that was written, as long as sizes and pointers in memory are what they were
    then. `guess`: they are here only if one of the analysis's guesses is right.
    """

    site: int
    via: Via
    whole: bool = False
    region: Region = None
    area: Area | None = None
    since: Since = NOW
    gone: frozenset[Area] = frozenset()
    form: Matrix | None = None
    guess: bool = False

    def at_least(self, via: Via, whole: bool = False) -> Fact:
        """The fact after passing through `via`, which may have worked on the whole in place."""
        label = via if RANK[self.via] < RANK[via] else self.via
        if label == self.via and (self.whole or not whole):
            return self
        return self._replace(via=label, whole=self.whole or whole)

    def crossed(self, way: Way, nests: Nests) -> Fact:
        """The fact after control went a way."""
        if self.area is None and not self.gone and self.form is None:
            return self
        if self.form is not None and nests(self.form).symbols & way.changed:
            return self.unformed().crossed(way, nests)
        gone = frozenset(area for area in self.gone if not _lost(area, way, nests))
        if self.area is None:
            return self._replace(gone=gone)
        since = self.since.crossed(way.repeats, way.leaves, nests(self.area).place)
        return self._replace(since=since, gone=gone)

    def nest(self, nests: Nests) -> Nest:
        """The loops that `crossed` heeds: around the area, and those in which symbols change."""
        symbols = 0 if self.form is None else nests(self.form).symbols
        for area in self.gone:
            symbols |= nests(area).symbols | (nests(area).place if area.behind else 0)
        return Nest(0 if self.area is None else nests(self.area).place, symbols)

    @property
    def place(self) -> tuple[Area | None, Since, frozenset[Area], Matrix | None]:
        """Where the elements may be."""
        return self.area, self.since, self.gone, self.form

    def unformed(self) -> Fact:
        """The fact once a size or pointer in memory may have changed."""
        return self._replace(form=None)

    def blurred(self) -> Fact:
        """The fact where nothing is known of its place any more."""
        return self._replace(area=None, since=NOW, gone=frozenset(), form=None)

    def elsewhere(self, via: Via) -> Fact:
        """The fact after its elements were moved to another place by `via`."""
        return Fact(self.site, self.at_least(via).via, self.whole, guess=self.guess)

    def guessed(self) -> Fact:
        """The fact where it rests on a guess: memory is told apart no more, or was handed out."""
        return self._replace(guess=True)


def _lost(area: Area, way: Way, nests: Nests) -> bool:
    """Whether an area that was overwritten is another one after control went a way.

    What a loop leaves behind grows with each iteration, and is not known any more once control
    leaves it.
    """
    nest = nests(area)
    return bool(nest.symbols & way.changed or (area.behind and nest.place & way.leaves))


Part = Callable[[Fact], object]
REGION: Part = attrgetter("region")
VIA: Part = attrgetter("via")
PLACE: Part = attrgetter("place")
SITE: Part = attrgetter("site")


class Choice(NamedTuple):
    """Which facts are wanted; that depends on one part of them only, and is asked once for each.

    `name` tells this choice from others.
    """

    wanted: Callable[[Fact], bool]
    part: Part
    name: object
