"""The effect of one call on memory."""

from __future__ import annotations

from typing import Literal, NamedTuple

from mixpert.graph import Via
from mixpert.passes.support.polynomials import Polynomial, Symbol

LAUNCHED = -1
"""The index of an argument in symbols of a `Span` that are dimensions of a kernel's launch."""


class Span(NamedTuple):
    """The memory behind an argument that a call touches: `columns` runs of `rows` elements.

    Attributes:
        argument: its index.
        rows: None where it may be any memory behind the argument. Symbols in this and the other
            polynomials are (index of an argument, ""), or (LAUNCHED, "gridDim.x") and the like.
        columns: how many runs there are.
        leading: elements from the start of one run to the next.
        size: bytes of an element.
        side: index of the argument that says which side a square matrix is on: of `rows` rows on
            the left, else of `columns` columns.
        least: what the launch of a kernel is to make at least 0, or none of this is overwritten.
        quotients: symbols that stand for a number over another, rounded down, and both of them;
            those first that others are made of.
        apart: its runs do not overlap, since different threads write such ones.
        whole: what `rows` are if loops of the kernel end with a whole step; None: the same.
        rounded: numbers that the launch has rounded up to a multiple count as what they were.
        offset: elements from where the argument points to the start of the first run, if the runs
            are parts of rows and `leading` is the length of these.
    """

    argument: int
    rows: Polynomial | None = None
    columns: Polynomial = {}  # noqa: RUF012 - never changed
    leading: Polynomial = {}  # noqa: RUF012
    size: int = 0
    side: int | None = None
    least: tuple[Polynomial, ...] = ()
    quotients: tuple[tuple[Symbol, tuple[Polynomial, int]], ...] = ()
    apart: bool = False
    whole: Polynomial | None = None
    rounded: bool = False
    offset: Polynomial | None = None


class Group(NamedTuple):
    """Memory that a kernel writes, and all that it reads to compute this."""

    reading: tuple[Span, ...]
    writing: tuple[Span, ...]


class Columns(NamedTuple):
    """Arguments of a kernel between which elements stay in their columns.

    What is written at a distance from where one of them points is computed from what others hold at
    the same distance, or whole rows further on or back, and from arguments that are not among them.

    Attributes:
        arguments: indexes; all that is written is among them.
        row: bytes of a row, as for a `Span`; empty: the distance is the same.
        zeros: what the launch has to make 0 for this to hold.
    """

    arguments: frozenset[int]
    row: Polynomial
    zeros: tuple[Polynomial, ...] = ()


class Effect(NamedTuple):
    """What one call does.

    Attributes:
        allocates: the result is new memory.
        size: indexes of the arguments whose product is the size of that memory in bytes.
        allocates_into: index of the argument through which a pointer to new memory comes back.
        returns: index of the argument that the result points into.
        stores: (destination, value) argument indexes of a pointer that is stored.
        blocks: that pointer leads to a block of its own in memory that the function allocated.
        assigns: what descriptors of Fortran lead to is copied, from the second argument's to the
            first's, with the pointers in it.
        copies: (destination, source) argument indexes of plain copies.
        frees: index of the argument whose memory ends.
        fills: index of the argument whose memory is filled with something else.
        bytes: index of the argument that says how much is copied or filled, if there is one.
        pitches: likewise for copies of columns: distances between those of destination and source,
            length of each (None: 1), their number; `unit`: as many bytes are one.
        triangle: index of the letter that may say that one triangle is copied, not all.
        reads, writes: indexes of arguments whose memory is read and then written from what was
            read; None: decided by `reachable`.
        through: those arguments are arrays of pointers to what is read and written.
        reading, writing: how far it reaches behind those arguments, where that is known.
        filling: the same objects as in `writing` for what is overwritten from first byte to last.
        pointwise: what is written at an index is computed from what is read at the same index,
            in each of those arguments.
        parts: what elements move, one after another, where not all that is read goes into all that
            is written; empty for all at once.
        groups: what all that is written is computed from, where that is not all that is read; what
            is read may also be what another group has written.
        columns: columns that stay apart, likewise.
        apart: what it overwrites in rows, each of them by other threads or blocks.
        reachable: every pointer argument is read, and written unless `read_only` says otherwise,
            with everything that can be reached from it.
        read_only: see `reachable`; shorter than the argument list where nothing is known.
        opaque: a function of the module that was left out: its result may be any memory that it
            reaches.
        variables: global variables that are read and written like arguments (see `reachable`).
        notes: what comes back through the pointers among the arguments, but no matrix element: a
            number or handle through each, or anything.
        links: pointers to the arguments may be anywhere behind the other ones (nodes of a tree).
        walks: the result is a node that can be reached from the argument's.
        sorts: index of the argument behind which pointers change places.
        starts: index of the argument whose memory holds nothing from now on (lifetime markers).
        via: how an edge through this call is labelled.
    """

    allocates: bool = False
    allocates_into: int | None = None
    size: tuple[int, ...] = ()
    returns: int | None = None
    stores: tuple[int, int] | None = None
    blocks: bool = False
    assigns: bool = False
    copies: tuple[tuple[int, int], ...] = ()
    frees: int | None = None
    fills: int | None = None
    bytes: int | None = None
    pitches: tuple[int, int, int | None, int] | None = None
    unit: int = 1
    triangle: int | None = None
    reads: tuple[int, ...] = ()
    writes: tuple[int, ...] = ()
    through: bool = False
    reading: tuple[Span, ...] = ()
    writing: tuple[Span, ...] = ()
    filling: tuple[Span, ...] = ()
    pointwise: bool = False
    parts: tuple[Effect, ...] = ()
    groups: tuple[Group, ...] = ()
    columns: tuple[Columns, ...] = ()
    apart: tuple[Span, ...] = ()
    reachable: bool = False
    read_only: tuple[bool, ...] = ()
    opaque: bool = False
    variables: tuple[str, ...] = ()
    links: bool = False
    walks: bool = False
    sorts: int | None = None
    starts: int | None = None
    notes: Literal["", "number", "anything"] = ""
    via: Via = "call"

    @property
    def last_argument(self) -> int:
        """The largest index of an argument that is spoken of; -1 for none."""
        single = (
            self.allocates_into,
            self.returns,
            self.frees,
            self.fills,
            self.bytes,
            self.starts,
        )
        couples = (*self.copies, self.stores or ())
        pairs = (index for couple in couples for index in couple)
        several: tuple[int, ...] = (
            *self.size,
            *self.reads,
            *self.writes,
            *pairs,
            *(index for index in self.pitches or () if index is not None),
        )
        return max([-1, *several, *(index for index in single if index is not None)])


NOTHING = Effect()
NOTES_A_NUMBER = Effect(notes="number")
NOTES_ANYTHING = Effect(notes="anything")
HARMLESS = (NOTHING, NOTES_A_NUMBER, NOTES_ANYTHING)
"""Effects that move no matrix element."""
