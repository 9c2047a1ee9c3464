"""Functions of other modules that give memory to a caller who frees it: each call gives its own.

Whoever frees what two calls gave would free one block twice, if it were one. That a function frees
is taken from its name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mixpert.passes import ir
from mixpert.passes.contexts import calls_of

_FREES = re.compile(r"free(?![a-z])|Free(?![a-z])|(?:^|_)destroy(?:_|$)|(?:^|_)dealloc")


def owned_results(module: ir.Module) -> frozenset[str]:
    """Functions without a body of which each result goes to one that frees, where it was asked for.

    A result counts by its register, and only where the one that frees it is not handed, in the same
    function, what it was made from: such a function may have given that back, counted once more.
    """
    kept: set[str] = set()
    owned: set[str] = set()
    for function in module.functions.values():
        calls = [*calls_of(function)]
        freed = {(call.arguments[0].name, call.callee) for call in calls if _frees(call, module)}
        for call in calls:
            if call.returns_pointer and call.callee in module.declarations:
                mine = {name for register, name in freed if register == call.result}
                shared = any((name, by) in freed for name in _registers(call) for by in mine)
                (owned if mine and not shared else kept).add(call.callee)
    return frozenset(owned - kept)


def _frees(call: ir.Call, module: ir.Module) -> bool:
    known = call.callee in module.declarations and _FREES.search(call.callee) is not None
    return known and bool(call.arguments) and call.arguments[0].name.startswith("%")


def _registers(call: ir.Call) -> Iterator[str]:
    return (argument.name for argument in call.arguments if argument.name.startswith("%"))
