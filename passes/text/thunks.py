"""The text that is appended to a rewritten module: thunks, site descriptors, graph and plan.

For site K the call `@cblas_sgemm(` becomes `@mixpert.site.K(`, a function with the call's own
parameters that passes them on to the runtime behind the site's descriptor. Adding an argument to
the call itself would not survive musttail and calls without a prototype.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from mixpert.native import ABI_VERSION
from mixpert.passes.text.addresses import Redirected
from mixpert.passes.text.calls import Candidate
from mixpert.passes.text.entry_points import COMPUTE_TYPES, CUBLAS_STATUS_NOT_SUPPORTED
from mixpert.passes.text.packings import Packing
from mixpert.site import Site

PLAN_SECTION = ".mixpert.plan"
SITE_SINK = 1  # MIXPERT_SITE_SINK
NO_INDEX = -1  # of a descriptor that stands for no site of the graph

_COMPUTE = "%compute"  # the register of a compute type that a thunk works out
_ESCAPED = re.compile(rb'[^ -~]|["\\]')


class Dialect(NamedTuple):
    """How a module spells pointers: ``ptr``, or ``i8*`` and the like before LLVM 15."""

    typed: bool

    @property
    def byte_pointer(self) -> str:
        """The type of a pointer to bytes."""
        return "i8*" if self.typed else "ptr"

    @property
    def site_type(self) -> str:
        """The type of struct mixpert_site (mixpert_sites.h)."""
        return "{ " + ", ".join(["i32"] * 4 + [self.byte_pointer] * 5) + " }"

    @property
    def site_pointer(self) -> str:
        """The type of a pointer to a descriptor."""
        return f"{self.site_type}*" if self.typed else "ptr"

    def text_address(self, symbol: str, size: int) -> str:
        """A constant `byte_pointer` to the array of `size` bytes at `symbol`."""
        if not self.typed:
            return f"ptr {symbol}"
        array = f"[{size} x i8]"
        return f"i8* getelementptr inbounds ({array}, {array}* {symbol}, i64 0, i64 0)"


class Names(NamedTuple):
    """The symbols of one rewriting; `prefix` is ``mixpert`` unless the module has such names."""

    prefix: str

    def thunk(self, label: int | str) -> str:
        """The function that replaces the callee of a site, or an entry point's address."""
        return f"@{self.prefix}.site.{label}"

    def descriptor(self, label: int | str) -> str:
        """Its struct mixpert_site."""
        return f"@{self.prefix}.desc.{label}"

    def text(self, what: str) -> str:
        """A string constant."""
        return f"@{self.prefix}.{what}"


class Shared(NamedTuple):
    """What the descriptors of a module share.

    Attributes:
        module: the constant that points at the module's name.
        plan: the constant that points at the plan compiled in, or null.
        image: the constant that points at the kernel images compiled in, or null.
        sinks: indexes of the sites whose output the program keeps.
        packings: what sites share of their packed factors, by index.
    """

    module: str
    plan: str
    image: str
    sinks: frozenset[int]
    packings: Mapping[int, Packing]


def string_constant(symbol: str, text: str, linkage: str, tail: str = "") -> str:
    """A NUL-terminated UTF-8 string as a global."""
    return bytes_constant(symbol, text.encode() + b"\0", linkage, tail)


def bytes_constant(symbol: str, data: bytes, linkage: str, tail: str = "") -> str:
    """Bytes as a global."""
    body = _ESCAPED.sub(lambda m: b"\\%02X" % m[0][0], data).decode()
    return f'{symbol} = {linkage} constant [{len(data)} x i8] c"{body}"{tail}, align 1'


def site_definitions(
    site: Site, call: Candidate, names: Names, dialect: Dialect, shared: Shared
) -> list[str]:
    """Id string, descriptor and thunk of one site."""
    packing = shared.packings.get(site.index, Packing())
    flags = packing.flags | (SITE_SINK if site.index in shared.sinks else 0)
    descriptor = _Descriptor(site.index, site.id, site.index, flags, packing.numbers)
    return _definitions(descriptor, call, names, dialect, shared)


def address_definitions(
    taken: Redirected, names: Names, dialect: Dialect, shared: Shared
) -> list[str]:
    """The same for an entry point whose address is taken; what it computes may be kept."""
    descriptor = _Descriptor(taken.signature.symbol, taken.id, NO_INDEX, SITE_SINK, 0)
    return _definitions(descriptor, taken.signature, names, dialect, shared)


class _Descriptor(NamedTuple):
    """What one struct mixpert_site says of its own; `label` is part of symbols."""

    label: int | str
    id: str
    number: int
    flags: int
    packings: int


def _definitions(
    site: _Descriptor, call: Candidate, names: Names, dialect: Dialect, shared: Shared
) -> list[str]:
    identity = names.text(f"id.{site.label}")
    fields = [
        f"i32 {ABI_VERSION}",
        *(f"i32 {number}" for number in (site.number, site.flags, site.packings)),
        dialect.text_address(identity, len(site.id.encode()) + 1),
        shared.module,
        shared.plan,
        shared.image,
        f"{dialect.byte_pointer} null",
    ]
    return [
        string_constant(identity, site.id, "private unnamed_addr"),
        f"{names.descriptor(site.label)} = internal global {dialect.site_type} "
        f"{{ {', '.join(fields)} }}, align 8",
        *_thunk(site.label, call, names, dialect),
    ]


def declaration(call: Candidate, dialect: Dialect) -> str:
    """The runtime function that thunks of this entry point call."""
    types = [dialect.site_pointer, *(type_ for type_, _ in _passed(call))]
    return f"declare {call.entry.returns} @{call.entry.runtime}({', '.join(types)})"


def _thunk(label: int | str, call: Candidate, names: Names, dialect: Dialect) -> list[str]:
    parameters = ", ".join(f"{a.type} %{i}" for i, a in enumerate(call.arguments))
    site = f"{dialect.site_pointer} {names.descriptor(label)}"
    passed = ", ".join([site, *(f"{type_} {value}" for type_, value in _passed(call))])
    target = f"{call.entry.returns} @{call.entry.runtime}({passed})"
    body = _migration(call)
    if call.entry.returns == "void":
        result = "void" if call.returns == "void" else f"{call.returns} 0"
        body += [f"  call {target}", f"  ret {result}"]
    else:
        body += [f"  %status = call {target}", f"  ret {call.returns} %status"]
    head = f"define internal {call.returns} {names.thunk(label)}({parameters}) {{"
    return [head, *body, "}"]


def _migration(call: Candidate) -> list[str]:
    """What turns a cudaDataType that is known only when it runs into a compute type."""
    index = call.entry.migrated
    if index is None or call.arguments[index].constant is not None:
        return []
    lines, found = [], "-1"
    for number, (given, passed) in enumerate(COMPUTE_TYPES.items()):
        name = _COMPUTE if number == len(COMPUTE_TYPES) - 1 else f"{_COMPUTE}.{number}"
        lines.append(f"  %is.{number} = icmp eq i32 %{index}, {given}")
        lines.append(f"  {name} = select i1 %is.{number}, i32 {passed}, i32 {found}")
        found = name
    return [
        *lines,
        f"  %unknown = icmp eq i32 {found}, -1",
        "  br i1 %unknown, label %refused, label %known",
        "refused:",
        f"  ret i32 {CUBLAS_STATUS_NOT_SUPPORTED}",
        "known:",
    ]


def _passed(call: Candidate) -> Iterable[tuple[str, str]]:
    """What the thunk passes on: the call's arguments, hidden string lengths made 64-bit."""
    visible = len(call.entry.kinds) - call.entry.hidden
    for number, argument in enumerate(call.arguments[:visible]):
        if number == call.entry.migrated:
            constant = argument.constant
            yield argument.type, _COMPUTE if constant is None else str(COMPUTE_TYPES[constant])
        else:
            yield argument.type, f"%{number}"
    for _ in range(call.entry.hidden):
        yield "i64", "1"  # BLAS reads one character of each
