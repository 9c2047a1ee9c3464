"""The table of all abstract objects of a module, each created on first request."""

from __future__ import annotations

import re
from collections.abc import Iterable

from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import Kind, Object, Pointer
from mixpert.passes.pointers.places import Strided
from mixpert.passes.pointers.pointer_sets import Cells, PointerSets

_OF_TYPES = "_ZTVN10__cxxabiv1"
"""Beginning of the tables by which the C++ library describes types: no program calls them."""
_NUMBER = re.compile(r"(?:i\d+|float|double) ")
"""Beginning of the initialiser of a variable that holds one number."""
_DEEPEST_OUTSIDE = 4  # a list from outside is followed this far, then runs in a circle


class ObjectTable:
    """Objects by what they are: a place in the program, a name, a pointer from outside."""

    def __init__(
        self, module: ir.Module, sets: PointerSets, cells: Cells, one_memory: bool
    ) -> None:
        """`one_memory`: take all memory but constant numbers for one, of which little is known."""
        self._one = Object("memory", "outside", many=True, exposed=True, exact=False)
        self._one_memory = one_memory
        self._module = module
        self._sets = sets
        self._cells = cells
        self._objects: dict[object, Object] = {}
        self._named: set[str] = set()
        self._outside_depth: dict[Object, int] = {}
        self.foreign: set[Object] = set()  # variables that another module defines

    @property
    def all(self) -> Iterable[Object]:
        """Every object, in the order in which they were found."""
        return self._objects.values()

    def get(self, key: object) -> Object | None:
        """The object of that key, if it was made."""
        return self._objects.get(key)

    def of(
        self, key: object, name: str, kind: Kind, many: bool = False, symbol: str = ""
    ) -> Object:
        """The object of that key; the rest describes it if it is new."""
        if self._one_memory and not (kind == "function" or self._is_number(symbol)):
            return self._objects.setdefault("memory", self._one)
        if key not in self._objects:
            self._objects[key] = Object(f"{name} ({len(self._objects)})", kind, many, symbol)
        return self._objects[key]

    def _is_number(self, symbol: str) -> bool:
        """Whether that is a variable of one number which nothing can change, such as a beta.

        Such a variable may be told apart from all other memory. No product leaves elements in it,
        because nothing may write there. A pointer that may also lead elsewhere still leads to the
        rest of memory as well, of which no number is known: what is loaded from memory, or comes
        back from an unknown function, always does. So a number is known only where every pointer
        is one that the module itself has formed from the addresses of such variables. A variable
        that another module may replace has no known initialiser, and is none of these.
        """
        variable = self._module.globals.get(symbol)
        if variable is None or not variable.constant or variable.references:
            return False
        return bool(_NUMBER.match(variable.initialiser))

    def made_up(self, object_: Object) -> bool:
        """Whether it is known only by a pointer that was stored outside our sight."""
        return object_ in self._outside_depth

    def variable(self, name: str) -> tuple[Object, bool]:
        """The global or function of a name, and whether it is a variable asked for first now."""
        if name in self._module.functions or name in self._module.declarations:
            return self.of(("@", name), name, "function", symbol=name), False
        made = self.of(("@", name), name, "global", symbol=name)
        if name in self._named or name not in self._module.globals:
            self._named.add(name)
            return made, False
        waiting = [name]
        while waiting:  # lists of variables may be long
            self._hold_references(waiting.pop(), waiting)
        return made, True

    def _hold_references(self, name: str, waiting: list[str]) -> None:
        """Let a variable hold the addresses in its initialiser; those to be looked at wait."""
        variable = self._module.globals.get(name)
        known = name in self._named
        self._named.add(name)
        if known or variable is None:
            return
        made = self.of(("@", name), name, "global", symbol=name)
        made.exposed |= not variable.local and not variable.constant
        made.constant = variable.constant and made.kind == "global"
        own = variable.initialiser or self._one_memory or name.startswith(_OF_TYPES)
        if not own:
            self.foreign.add(made)
        for place, symbol, offset in variable.held:
            held = self._sets.only(self._named_object(symbol), offset)
            self._cells.store(Pointer(made, place), held)
            waiting.append(symbol)

    def _named_object(self, name: str) -> Object:
        module = self._module
        function = name in module.functions or name in module.declarations
        return self.of(("@", name), name, "function" if function else "global", symbol=name)

    def behind(self, pointer: Pointer) -> tuple[Object, bool]:
        """The memory that a pointer stored outside our sight points to, and whether it is new."""
        holder = pointer.object
        depth = self._outside_depth.get(holder, 0) + 1
        if depth > _DEEPEST_OUTSIDE:
            holder.exact, holder.merged = False, True
            return holder, False
        key = pointer.place if isinstance(pointer.place, int | Strided) else None
        made = self.of((holder, key), f"{holder.name}[{key}]", "outside", holder.many)
        made.exposed = holder.exposed
        made.exact = holder.exact and isinstance(key, int)
        self._outside_depth[made] = depth
        return made, True
