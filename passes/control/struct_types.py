"""The structs that the parameters of functions may be, as far as mangled names tell.

IR has no types of pointers. A member function's name has that of its class, and names of C++ those
of all parameters. Pointers to numbers, arrays of such and containers of the standard library are
matrices that a caller hands over, no structs that functions of a library share. Where a name says
nothing, as in C, any struct may be meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from mixpert.passes.control.contexts import calls_of
from mixpert.passes.llvm import ir
from mixpert.passes.llvm.mangling import owner_of, types_of
from mixpert.passes.support.components import connected

ANY_STRUCT = ""
"""A struct of which no type is known."""
POINTER = "P"
"""What the name of a type begins with that is an array of pointers to structs."""
_PERHAPS = "?"
"""A struct of C, or a matrix."""
_MATRIX = re.compile(r"[PROrVK]*(?:[a-uw-z]$|N?S[tabsiod]|N?3std|6__half|13__nv_bf)|v$")
_INFO = "_ZTI"
_NEW = "_Znwm"
_ALLOCATE = (_NEW, "malloc", "calloc")
_CONSTRUCTOR = re.compile(r"C[12]E")
_MEMBER = re.compile(r"^_ZNK|[CD][0-5]E")


class StructTypes:
    """Answers for parameters and results: a type's name, or None for a matrix."""

    def __init__(self, module: ir.Module, functions: Iterable[str]) -> None:
        """`functions`: those that are asked for."""
        self._classes = _classes(module)
        self._functions = {name: module.functions[name] for name in functions}
        self._types = {name: self._named(f) for name, f in self._functions.items()}
        self._results = {name: self._made(f) for name, f in self._functions.items()}
        self._pairs = [*self._related(module)]
        self._first: dict[str, str] = {}
        self.join([])
        every = [*self._results.values(), *(t for ts in self._types.values() for t in ts.values())]
        shown = module.records is None or module.records.targets
        self._apart = shown and ANY_STRUCT not in every

    def join(self, pairs: Iterable[tuple[str, str]]) -> None:
        """Take structs of two names for the same from now on."""
        self._pairs += pairs
        self._first = {name: group[0] for group in connected(self._pairs) for name in group}

    def of(self, function: str, parameter: str) -> str | None:
        """What a parameter points to; structs of related classes have one name."""
        return self._general(self._types[function].get(parameter))

    def of_struct(self, name: str) -> str | None:
        """What stands for a struct of that name; None for containers of the standard library."""
        return None if _MATRIX.match(name) else self._general(name)

    def result(self, function: str) -> str | None:
        """What a function returns, if it is a struct that it has made."""
        made = self._results[function]
        if made == _PERHAPS and self._apart:
            return None
        return self._general(made)

    def _general(self, name: str | None) -> str | None:
        if name is None:
            return None
        if not self._apart:
            return ANY_STRUCT
        struct = name.lstrip(POINTER)
        return name[: len(name) - len(struct)] + self._first.get(struct, struct)

    def _named(self, function: ir.Function) -> dict[str, str | None]:
        """The type of each parameter."""
        parameters = function.parameters
        types = types_of(function.name)
        owner = owner_of(function.name)
        own = 1 if owner in self._classes else 0
        if types is None or len(types) != len(parameters) - own:
            found = dict.fromkeys(parameters, ANY_STRUCT)
            return found | ({parameters[0]: owner} if own and parameters else {})
        named = map(_struct, types)
        return dict(zip(parameters, [owner, *named] if own else named, strict=True))

    def _made(self, function: ir.Function) -> str | None:
        """The class of what a function makes and returns; ANY_STRUCT, _PERHAPS if not seen."""
        if function.returned and types_of(function.name) is None:
            return ANY_STRUCT
        callees = [call.callee for call in calls_of(function)]
        if not (_returns(function) and any(callee in _ALLOCATE for callee in callees)):
            return None
        made = {owner_of(callee) for callee in callees if _CONSTRUCTOR.search(callee)} - {None}
        if len(made) == 1:
            return made.pop()
        return ANY_STRUCT if _NEW in callees else _PERHAPS

    def _related(self, module: ir.Module) -> Iterator[tuple[str, str]]:
        """Classes, their bases and what lies inside them: the types say so, and who calls whom."""
        for name, record in (module.records or {}).items():
            yield from ((name, inner) for _, inner in record.inside if not _MATRIX.match(inner))
        for symbol, variable in module.globals.items():
            if symbol.startswith(_INFO):
                derived = owner_of(f"_ZN{_nested(symbol)}1fEv")
                for reference in variable.references if derived else ():
                    base = owner_of(f"_ZN{_nested(reference)}1fEv")
                    if derived and base and base != derived:
                        yield derived, base
        for function in module.functions.values():
            own = owner_of(function.name)
            for call in calls_of(function) if function.parameters else ():
                other = owner_of(call.callee)
                if own and other and other != own and _handed_itself(function, call):
                    yield own, other


def _classes(module: ir.Module) -> set[str]:
    """What functions belong to that is a class, no namespace."""
    names = (*module.functions, *module.declarations)
    found = {owner_of(name) for name in names if _MEMBER.search(name)}
    tables = (n for n in module.globals if n.startswith((_INFO, "_ZTV")))
    found |= {owner_of(f"_ZN{_nested(name)}1fEv") for name in tables}
    return {name for name in found if name}


def _nested(symbol: str) -> str:
    """The class of a table or type information, as it stands in a nested name."""
    name = symbol[4:]
    return name[1:-1] if name.startswith("N") else name


def _struct(type_: str) -> str | None:
    """The struct that a type of a parameter leads to, None for a number or a matrix."""
    if _MATRIX.match(type_):
        return None
    name = type_.lstrip("PROrVK")
    levels = type_[: len(type_) - len(name)].count("P")
    return POINTER * (levels - 1) + (name[1:-1] if name.startswith("N") else name)


def _returns(function: ir.Function) -> bool:
    every = (i for block in function.blocks.values() for i in block.instructions)
    return any(isinstance(i, ir.Return) and i.value and not i.value.is_constant for i in every)


def _handed_itself(function: ir.Function, call: ir.Call) -> bool:
    return bool(call.arguments) and call.arguments[0].name == function.parameters[0]
