"""Structs that may be passed to several functions of a library: what one stores, others find.

Whoever uses a library hands the same struct, or object of a class, to many of its functions, in any
order. For each type of them there is one struct that stands for all: its home. What is stored
somewhere behind a function's argument lies at the same place behind the home. Memory that is stored
in one place alone is what other functions find there (`groups`): elements go from one to the other
between two calls. What is stored in several places they find as it is, since within one call two
of them may lead to it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mixpert.passes.control.struct_places import StructPlaces
from mixpert.passes.control.struct_types import ANY_STRUCT, POINTER
from mixpert.passes.pointers.memory import Object, Pointer
from mixpert.passes.pointers.object_table import ObjectTable
from mixpert.passes.pointers.places import ANYWHERE, SWEEP, Place, without_steps
from mixpert.passes.pointers.pointer_sets import Cells, PointerSets
from mixpert.passes.pointers.struct_groups import StructGroups
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
        self._made: dict[Object, Pointer] = {}  # homes behind others, and where
        self._redirected: dict[Object, Object] = {}  # homes that turned out to be of structs
        self._holding: set[Object] = set()  # what pointers are found in is a struct, no matrix
        self._loose: set[Object] = set()  # homes of structs that are read at any place
        self._begun: set[Object] = set()  # what arguments point to
        self._types: dict[Object, str] = {}  # of homes that stand for all structs of a type
        self._where = StructPlaces(None, lambda _: None)
        self.outlasting: set[Object] = set()
        """Memory that other functions find as it is."""

    def know(self, places: StructPlaces) -> None:
        """Note which members of structs are the same, and to which structs they lead."""
        self._where = places

    def begin(self, object_: Object, type_: str, struct: bool = False) -> None:
        """Note what an argument of a function that others call points to.

        `struct`: that is a struct, though nothing may be known of its type.
        """
        self._homes[object_] = self._root(type_)
        self._begun.add(object_)
        if struct or (type_ != ANY_STRUCT and not type_.startswith(POINTER)):
            self._typed.add(object_)

    def returned(self, pointers: int, type_: str, parts: Sequence[int] = ()) -> None:
        """Note what such a function returns; `parts`: in members of a struct at these places."""
        home = self._root(type_)
        for place in parts:
            self._store(self._at(home, place), pointers)
        if parts:
            return
        for target in self._sets.members(pointers):
            if target.object.kind == "heap" and target.place == 0:
                if target.object not in self._homes:
                    self._homes[target.object] = home
                    self._moved_in(target.object)
                if type_ != ANY_STRUCT:
                    self._typed.add(target.object)

    def note_made(self, made: Object, holder: Pointer) -> None:
        """Note memory that was made up behind a pointer."""
        home = self._holding_home(holder.object)
        if home is not None and made not in self._homes:
            self._lead(made, self._at(home, holder.place), holder.object in self._begun)

    def note_read(self, pointers: int) -> None:
        """Note where pointers are read at an index that is not known: from any place there."""
        for target in self._sets.members(pointers) if self._homes else ():
            home = self._homes.get(target.object)
            if home is not None and self._at(home, target.place).place in (SWEEP, ANYWHERE):
                self._loose.add(self._holding_home(target.object) or home)

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
        home = self._holding_home(target.object)
        if home is not None:
            self._store(self._at(home, target.place), values)

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
                    found |= self._sets.only(*self._at(home, target.place))
            self._places[pointers] = len(self._homes), found
        return found

    def alike(self) -> list[tuple[str, str]]:
        """Structs of different types that are to count as one, as they are found at an index."""
        loose = (self._types[home] for home in self._loose if home in self._types)
        return self._where.led_anywhere(loose)

    def groups(self) -> list[tuple[Object, Sequence[Object]]]:
        """Homes, and the memory in which the same elements may be found: all, if some are unseen.

        What an argument itself points to counts only where its type says that it is a struct, and
        what the pointers in an array lead to that is an argument, only behind these structs.
        """
        found: dict[object, tuple[Object, list[Object]]] = {}
        every = self._root(ANY_STRUCT) if self._unseen and self._homes else None
        structs = self._typed | self._holding
        together = StructGroups(self._made, self._loose, [*self._led()])
        for object_, home in self._homes.items():
            if object_.kind in _MAY_MOVE_IN and (home not in self._arguments or object_ in structs):
                way = every or together.of(home)
                found.setdefault(way, (every or home, []))[1].append(object_)
        return [*found.values()]

    def _led(self) -> Iterator[tuple[Object, Object]]:
        """What stands for the structs of a type, and for those that pointers in them lead to."""
        yield from ((root, root) for root in dict.fromkeys(self._redirected.values()))
        for root, type_ in [*self._types.items()]:
            yield from ((root, self._root(one)) for one in self._where.all_led(type_))

    def _store(self, place: Pointer, values: int) -> None:
        here = self._behind(place)
        for value in self._sets.members(values):
            object_ = value.object
            if object_.kind == "function" or object_.constant:
                continue
            alone = value.place == 0 and object_.kind in _MAY_MOVE_IN
            if alone and object_ not in self._homes:
                self._first[object_] = place
                self._lead(object_, place, place.object in self._tables)
                self._moved_in(object_)
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

    def _lead(self, object_: Object, place: Pointer, listed: bool) -> None:
        """Let a pointer at a place in a home lead to some memory.

        `listed`: in an array that is an argument; what such lead to may be matrices.
        """
        home = self._behind(place)
        self._homes[object_] = home
        if home in self._types and not (listed and place.object in self._tables):
            self._typed.add(object_)

    def _moved_in(self, object_: Object) -> None:
        for place, values in [*self._cells.of(object_).items()]:
            self.stored(Pointer(object_, place), values)
        self._agenda.memory_changed(object_)

    def _holding_home(self, object_: Object) -> Object | None:
        """The home of memory in which a pointer is found: where no type is known, any struct's."""
        home = self._homes.get(object_)
        if home is None:
            return None
        self._holding.add(object_)
        struct = self._struct_behind(self._made[home]) if home in self._made else None
        if struct is None:
            return home
        root = self._root(struct)
        del self._made[home]
        self._redirected[home] = root
        self._places.clear()
        for one in [one for one, its in self._homes.items() if its is home]:
            self._homes[one] = root
            self._typed.add(one)
            self._agenda.memory_changed(one)
        return root

    def _struct_behind(self, place: Pointer) -> str | None:
        """The type of the struct to which a pointer at a place leads, None: not known which."""
        if place.object not in self._known:
            return ANY_STRUCT
        type_ = self._types.get(place.object, ANY_STRUCT)
        offset = place.place if isinstance(place.place, int) else None
        return self._where.leads(type_, None if place.object in self._loose else offset) or None

    def _root(self, type_: str) -> Object:
        guess = type_ == ANY_STRUCT
        home = self._objects.of(("structs", type_), f"structs {type_}", "outside", many=guess)
        self._arguments.add(home)
        self._types[home] = type_
        if not guess:
            self._known.add(home)
        if type_.startswith(POINTER):
            self._tables[home] = type_.removeprefix(POINTER)
        return home

    def _at(self, home: Object, place: Place) -> Pointer:
        """A place in a home, or that which stands for all that are the same.

        What lies before the start of a struct is somewhere in a larger one.
        """
        type_, place = self._types.get(home), without_steps(place)
        if type_ is None or home in self._tables or not isinstance(place, int):
            before = isinstance(place, int) and place < 0
            return Pointer(home, ANYWHERE if before else place)
        type_, offset = self._where.same(type_, place)
        unknown = offset < 0 or (self._where.anywhere and type_ == ANY_STRUCT)
        return Pointer(self._root(type_), ANYWHERE if unknown else offset)

    def _behind(self, place: Pointer) -> Object:
        if place.object in self._tables:
            return self._root(self._tables[place.object])
        type_ = self._types.get(place.object, ANY_STRUCT)
        if isinstance(place.place, int) and (led := self._where.leads(type_, place.place)):
            return self._root(led)
        made, _ = self._objects.behind(place)
        if made in self._redirected:
            return self._redirected[made]
        if made is not place.object:
            self._made[made] = place
        if place.object in self._known:
            self._known.add(made)
        if self._descriptors and place.object in self._arguments and place.place == 0:
            self._arguments.add(made)
        return made
