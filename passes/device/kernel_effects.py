"""The effects of the module's kernels on memory, by the stubs that launch them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from mixpert.passes.device.device_code import ptx_of
from mixpert.passes.device.device_variables import device_variables, used_by
from mixpert.passes.device.kernel_accesses import Touched
from mixpert.passes.device.kernel_reach import touched
from mixpert.passes.device.ptx import kernels_of
from mixpert.passes.device.reach import source_name
from mixpert.passes.effects.effect import Effect, Span
from mixpert.passes.effects.effects import DEVICE_STUB, LAUNCH, LAUNCHES, effect_of
from mixpert.passes.llvm import ir

_NAMED = re.compile(r"_ZL?(\d+)(?=__device_stub__)")
_PART = re.compile(r"(L?)([1-9]\d*)")
_PREFIX = len(DEVICE_STUB) - 1
"""Characters before the symbol of the kernel in the name of a stub: that begins with _Z."""


def kernel_effects(
    text: str, calls: Iterable[ir.Call], declarations: Mapping[str, ir.Declaration]
) -> Iterator[tuple[str, Effect]]:
    """The effects of the kernels of which a module holds PTX, by the stub that is called.

    Also of others, where they may use variables of the module.

    Args:
        text: the text of the module.
        calls: calls of stubs, among others.
        declarations: how the module declares them.
    """
    variables = device_variables(text)
    if variables:
        yield from ((name, LAUNCH._replace(variables=tuple(variables))) for name in LAUNCHES)
    stubs = {call.callee: call for call in calls if DEVICE_STUB in call.callee}
    images = ptx_of(text) if stubs else []
    bodies: dict[str, set[str]] = {}
    for image in images or ():
        for name, body in kernels_of(image):
            bodies.setdefault(name, set()).add(body)
    for stub, call in stubs.items():
        of_it = next((bodies[name] for name in _kernels(stub) if name in bodies), set[str]())
        pointers = tuple(type_ == "ptr" for type_ in call.types)
        if used := used_by(of_it, variables):
            whole = effect_of(stub, len(call.arguments), declarations.get(stub))
            yield stub, whole._replace(variables=used)
            continue
        found = [touched(body, pointers) for body in sorted(of_it)]
        every = [one for one in found if one is not None]
        if every and len(every) == len(found):
            yield stub, _effect(every)


def _kernels(stub: str) -> Iterator[str]:
    """The names that a kernel may have in PTX: one with C linkage goes by that of its source."""
    named = _NAMED.match(stub)
    if named is not None:
        yield stub[named.end() : named.end() + int(named[1])][_PREFIX:]
    else:
        host = stub.rpartition(DEVICE_STUB)[2]
        yield host
        yield re.sub(r"^_ZL(?=\d)", "_Z", host)
        yield _seen_by_all(host)
    yield source_name(stub)


def _seen_by_all(symbol: str) -> str:
    """The mangled name of a function in a namespace, without the L that says that it is local.

    nvcc writes none in PTX: `_ZN12_GLOBAL__N_1L5clearEPf` is `_ZN12_GLOBAL__N_15clearEPf` there.
    """
    at = len("_ZN")
    while symbol.startswith("_ZN"):
        part = _PART.match(symbol, at)
        if part is None:
            return symbol
        if part[1]:
            symbol = symbol[:at] + symbol[at + 1 :]
        at += len(part[2]) + int(part[2])
    return symbol


def _effect(every: Sequence[Touched]) -> Effect:
    """The effect of a kernel that was compiled for several architectures."""
    reads = _together([one.reads for one in every])
    writes = _together([one.writes for one in every])
    first = every[0]
    fills = first.fills if all(one.fills == first.fills for one in every) else ()
    parts = first.parts if all(one.parts == first.parts for one in every) else ()
    groups = first.groups if all(one.groups == first.groups for one in every) else ()
    columns = first.columns if all(one.columns == first.columns for one in every) else ()
    apart = first.apart if all(one.apart == first.apart for one in every) else ()
    return Effect(
        reads=tuple(dict.fromkeys(span.argument for span in reads)),
        writes=tuple(dict.fromkeys(span.argument for span in writes)),
        reading=reads,
        writing=writes,
        filling=fills,
        pointwise=all(one.pointwise for one in every),
        parts=tuple(_effect([part]) for part in parts),
        groups=groups,
        columns=columns,
        apart=apart,
        via="kernel",
    )


def _together(every: Sequence[tuple[Span, ...]]) -> tuple[Span, ...]:
    if all(spans == every[0] for spans in every):
        return every[0]
    return tuple(Span(i) for i in sorted({span.argument for spans in every for span in spans}))
