"""The functions that a call through a pointer may call, given what it may point to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from mixpert.passes.control.contexts import REGISTRATIONS, Context
from mixpert.passes.effects.effects import DEVICE_STUB
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.memory import Object

_NEVER_CALLED = frozenset(("__cxa_pure_virtual", "__cxa_deleted_virtual"))


def entered(
    call: ir.Call,
    candidates: list[Context],
    pointed: Iterable[Object],
    functions: Mapping[str, ir.Function],
) -> tuple[list[Context], bool] | None:
    """The contexts that a call enters, and whether it calls nothing else; None: points nowhere.

    A pointer that came from where the analysis sees nothing may be any function's.

    Args:
        call: an indirect call.
        candidates: contexts of the functions that it may reach, judged by its arguments.
        pointed: what the pointer may point to.
        functions: those that the module holds.
    """
    pointed = set(pointed)
    if any(o.kind not in ("function", "global") for o in pointed):
        return candidates, False
    named = {o.symbol for o in pointed if o.kind == "function"}
    if not named:
        return None
    known = [c for c in candidates if c.function.name in named]
    others = named - {c.function.name for c in known}
    return known, not any(_fits(name, call, functions.get(name)) for name in others)


def callbacks(
    call: ir.Call, reached: Iterable[Object], lent: Mapping[str, Context]
) -> list[Context]:
    """The functions of the module that an unknown one may call, of the memory that it reaches."""
    if call.callee.startswith(REGISTRATIONS) or DEVICE_STUB in call.callee:
        return []
    named = {o.symbol for o in reached if o.kind == "function"}
    return [context for name, context in lent.items() if name in named]


def _fits(name: str, call: ir.Call, function: ir.Function | None) -> bool:
    """Whether a function that has no context here may be what an indirect call calls."""
    if function is None or DEVICE_STUB in name:
        return name not in _NEVER_CALLED
    more = len(call.arguments) - len(function.parameters)
    return more >= 0 if function.variadic else more == 0
