"""Structs that several functions of a library may be handed: what one sets in them others find.

Whoever uses a library hands the same struct, or object of a class, to many of its functions, in any
order. For each type of them there is one struct that stands for all: its home. What is stored
somewhere behind a function's argument lies at the same place behind the home. Memory that is stored
in one place alone is what other functions find there (`groups`): elements go from one to the other
between two calls. What is stored in several places they find as it is, since within one call two
of them may lead to it.
"""

from __future__ import annotations

from collections.abc import Sequence

from mixpert.passes.control.struct_types import ANY_STRUCT, POINTER
from mixpert.passes.pointers.memory import Object, Pointer
from mixpert.passes.pointers.object_table import ObjectTable
from mixpert.passes.pointers.pointer_sets import Cells, PointerSets
from mixpert.passes.pointers.worklist import Worklist

_MAY_MOVE_IN = ("heap", "outside")


class SharedStructs:
    """Collects them while points-to sets grow."""

    def __init__(
        self,
        sets: PointerSets,
        cells: Cells,
        agenda: Worklist,
        objects: ObjectTable,
        *,
        descriptors: bool,
        unseen: bool,
    ) -> None:
        """Begin with none.

        Args:
            sets: all pointers.
            cells: what is stored where, so far.
            agenda: which steps wait.
            objects: all memory.
            descriptors: arguments of Fortran are such, of matrices that callers hand over.
            unseen: functions that others hand structs to are not looked into.
        """
        self._descriptors = descriptors
        self._unseen = unseen
        self._sets = sets
        self._cells = cells
        self._agenda = agenda
        self._objects = objects
        self._homes: dict[Object, Object] = {}
        self._places: dict[int, tuple[int, int]] = {}
        self._first: dict[Object, Pointer] = {}  # where memory was first stored, behind a home
        self._arguments: set[Object] = set()
        self._typed: set[Object] = set()  # what they point to is a struct of a known type
        self._tables: dict[Object, str] = {}  # homes of arrays of pointers, and to what these lead
        self._known: set[Object] = set()  # homes of a type that is known
        self.outlasting: set[Object] = set()
        """Memory that other functions find as it is."""

    def begin(self, object_: Object, type_: str) -> None:
        """Note what an argument of a function that others call points to."""
        self._homes[object_] = self._root(type_)
        if type_ != ANY_STRUCT and not type_.startswith(POINTER):
            self._typed.add(object_)

    def returned(self, pointers: int, type_: str) -> None:
        """Note what such a function returns."""
        home = self._root(type_)
        for target in self._sets.members(pointers):
            if target.object.kind == "heap" and target.place == 0:
                self._move_in(target.object, home)
                if type_ != ANY_STRUCT:
                    self._typed.add(target.object)

    def note_made(self, made: Object, holder: Pointer) -> None:
        """Note memory that was made up behind a pointer."""
        home = self._homes.get(holder.object)
        if home is not None and made not in self._homes:
            self._homes[made] = self._behind(Pointer(home, holder.place))

    def note_copied(self, destinations: int, sources: int) -> None:
        """Note that structs are copied as a whole: a copy leads where the struct does."""
        if not self._homes:
            return
        for source in self._sets.members(sources):
            home = self._homes.get(source.object)
            if home is None or source.place != 0:
                continue
            for target in self._sets.members(destinations):
                if target.place == 0 and target.object.kind == "local":
                    self._homes.setdefault(target.object, home)

    def stored(self, target: Pointer, values: int) -> None:
        """Note what is stored somewhere."""
        home = self._homes.get(target.object)
        if home is not None:
            self._store(Pointer(home, target.place), values)

    def places(self, pointers: int) -> int:
        """Where other functions may have stored what is found where some pointers point."""
        if not self._homes:
            return 0
        size, found = self._places.get(pointers, (-1, 0))
        if size != len(self._homes):
            found = 0
            for target in self._sets.members(pointers):
                home = self._homes.get(target.object)
                if home is not None:
                    found |= self._sets.only(home, target.place)
            self._places[pointers] = len(self._homes), found
        return found

    def groups(self) -> list[tuple[Object, Sequence[Object]]]:
        """Homes, and the memory in which the same elements may be found: all, if some are unseen.

        What an argument itself points to counts only where its type says that it is a struct, and
        what the pointers in an array lead to that is an argument, only behind these structs.
        """
        found: dict[Object, list[Object]] = {}
        every = self._root(ANY_STRUCT) if self._unseen and self._homes else None
        for object_, home in self._homes.items():
            if object_.kind in _MAY_MOVE_IN and (
                home not in self._arguments or object_ in self._typed
            ):
                found.setdefault(every or home, []).append(object_)
        return [*found.items()]

    def _store(self, place: Pointer, values: int) -> None:
        here = self._behind(place)
        for value in self._sets.members(values):
            object_ = value.object
            if object_.kind == "function" or object_.constant:
                continue
            alone = value.place == 0 and object_.kind in _MAY_MOVE_IN
            if alone and object_ not in self._homes:
                self._first[object_] = place
                self._move_in(object_, here)
            elif not alone or self._homes.get(object_) is not here:
                self._store_as_it_is(place, value)

    def _store_as_it_is(self, place: Pointer, value: Pointer) -> None:
        self.outlasting.add(value.object)
        first = self._first.get(value.object)
        for where, what in ((place, value), (first, Pointer(value.object, 0))):
            if where is None:
                continue
            guess = where.object not in self._known
            pointer = self._sets.guessed(what.object) if guess else self._sets.only(*what)
            if self._cells.store(where, pointer):
                self._agenda.memory_changed(where.object)

    def _move_in(self, object_: Object, home: Object) -> None:
        if object_ in self._homes:
            return
        self._homes[object_] = home
        for place, values in [*self._cells.of(object_).items()]:
            self._store(Pointer(home, place), values)
        self._agenda.memory_changed(object_)

    def _root(self, type_: str) -> Object:
        guess = type_ == ANY_STRUCT
        home = self._objects.of(("structs", type_), f"structs {type_}", "outside", many=guess)
        self._arguments.add(home)
        if not guess:
            self._known.add(home)
        if type_.startswith(POINTER):
            self._tables[home] = type_.removeprefix(POINTER)
        return home

    def _behind(self, place: Pointer) -> Object:
        if place.object in self._tables:
            return self._root(self._tables[place.object])
        made, _ = self._objects.behind(place)
        if place.object in self._known:
            self._known.add(made)
        if self._descriptors and place.object in self._arguments and place.place == 0:
            self._arguments.add(made)
        return made
