"""Edits the text of the module: callees on call lines, and definitions appended."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mixpert.graph import GemmGraph
from mixpert.passes.text import thunks
from mixpert.passes.text.addresses import Redirected
from mixpert.passes.text.calls import Candidate
from mixpert.passes.text.graph_section import SECTION as GRAPH_SECTION
from mixpert.passes.text.module_text import Edit, ModuleText
from mixpert.passes.text.packings import packings_of
from mixpert.passes.text.thunks import Dialect, Names, Shared

_USED = re.compile(r"@llvm\.used = appending global \[(\d+) x (ptr|i8\*)\] \[")


def free_names(text: str) -> Names:
    """Names that the module does not have yet (it may hold modules rewritten before)."""
    prefix = "mixpert"
    number = 1
    while f"@{prefix}." in text:
        number += 1
        prefix = f"mixpert{number}"
    return Names(prefix)


def dialect_of(calls: list[Candidate]) -> Dialect:
    """How the module spells pointers."""
    return Dialect(any(a.type.endswith("*") for call in calls for a in call.arguments))


def redirections(calls: Iterable[tuple[int, Candidate]], names: Names) -> list[Edit]:
    """What makes call K call thunk K; each comes with its number."""
    return sorted(
        Edit(call.start, call.end, _type_of(call) + names.thunk(index)) for index, call in calls
    )


def _type_of(call: Candidate) -> str:
    """The type of a thunk's address, where the call says that of the callee before it casts it."""
    types = ", ".join(argument.type for argument in call.arguments)
    return f"{call.returns} ({types})* " if call.cast else ""


def declarations_of(calls: list[Candidate], names: Names) -> list[str]:
    """Thunks as functions without a body, for the analysis to find."""
    return [
        f"declare {call.returns} {names.thunk(index)}({', '.join(a.type for a in call.arguments)})"
        for index, call in enumerate(calls)
    ]


class Extras(NamedTuple):
    """What else goes into a module: text of a plan, and kernel images (`kernels/embed.py`)."""

    plan: str | None = None
    image: bytes | None = None


class Rewriting(NamedTuple):
    """What makes a module the rewritten one.

    Attributes:
        edits: changes of its text, in order.
        lines: what comes behind it.
        declared: what these use that the module declares itself.
        typed: whether pointers have types.
    """

    edits: list[Edit]
    lines: list[str]
    declared: list[str]
    typed: bool

    def of(self, module: ModuleText) -> str:
        """The rewritten text."""
        return appended(module.edited(self.edits), self.lines)

    @property
    def own(self) -> str:
        """The lines as a module of their own."""
        return appended("", [*self.lines, *self.declared])


def rewriting(
    module: ModuleText,
    calls: list[Candidate],
    graph: GemmGraph,
    extras: Extras,
    taken: Sequence[Redirected] = (),
) -> Rewriting:
    """How a module is rewritten.

    Args:
        module: the producer's text.
        calls: call K is ``graph.sites[K]``; those that run natively are not touched.
        graph: goes into section ``.mixpert.graph``; its sinks are flagged in the descriptors.
        extras: what else to compile in.
        taken: entry points whose address becomes that of a thunk.
    """
    names = free_names(module.text)
    dialect = dialect_of([*calls, *(one.signature for one in taken)])
    strings, shared = _shared_strings(graph, extras, names, dialect)
    lines = [*strings]
    redirected = [
        (site.index, call)
        for site, call in zip(graph.sites, calls, strict=True)
        if not site.runs_natively
    ]
    for index, call in redirected:
        lines += thunks.site_definitions(graph.sites[index], call, names, dialect, shared)
    edits = redirections(redirected, names)
    for one in taken:
        lines += thunks.address_definitions(one, names, dialect, shared)
        thunk = names.thunk(one.signature.symbol)
        edits += [Edit(use.start, use.end, thunk) for use in one.uses]
    emulated = [*(call for _, call in redirected), *(one.signature for one in taken)]
    missing, there = _declarations(module, emulated, dialect)
    lines += missing
    size = len(graph.to_json().encode()) + 1
    used, more = _keep(module, dialect.text_address(names.text("graph"), size), dialect)
    return Rewriting(sorted([*edits, *used]), lines + more, there, dialect.typed)


def _shared_strings(
    graph: GemmGraph, extras: Extras, names: Names, dialect: Dialect
) -> tuple[list[str], Shared]:
    module, graph_name, plan_name = (names.text(what) for what in ("module", "graph", "plan"))
    lines = [
        thunks.string_constant(module, graph.module, "private unnamed_addr"),
        thunks.string_constant(
            graph_name, graph.to_json(), "internal", f', section "{GRAPH_SECTION}"'
        ),
    ]
    plan, image = extras.plan, extras.image
    plan_address = image_address = f"{dialect.byte_pointer} null"
    if plan is not None:
        section = f', section "{thunks.PLAN_SECTION}"'
        lines.append(thunks.string_constant(plan_name, plan, "internal", section))
        plan_address = dialect.text_address(plan_name, len(plan.encode()) + 1)
    module_address = dialect.text_address(module, len(graph.module.encode()) + 1)
    if image is not None:
        lines.append(thunks.bytes_constant(names.text("image"), image, "private"))
        image_address = dialect.text_address(names.text("image"), len(image))
    natively = {site.index for site in graph.sites if site.runs_natively}
    sinks, packings = frozenset(graph.sinks()), packings_of(graph.reuses, natively)
    return lines, Shared(module_address, plan_address, image_address, sinks, packings)


def _declarations(
    module: ModuleText, calls: list[Candidate], dialect: Dialect
) -> tuple[list[str], list[str]]:
    """Each runtime function once: those to declare, and those that the module declares already."""
    lines = {call.entry.runtime: thunks.declaration(call, dialect) for call in calls}
    declared = [line for _, line in module.top_lines if line.startswith("declare ")]
    there = {name for name in lines if any(f"@{name}(" in line for line in declared)}
    missing = [line for name, line in lines.items() if name not in there]
    return missing, [line for name, line in lines.items() if name in there]


def appended(text: str, lines: Iterable[str]) -> str:
    """The text with lines after its end."""
    separator = "" if text.endswith("\n") else "\n"
    return "".join([text, separator, "\n", "\n".join(lines), "\n"])


def _keep(module: ModuleText, address: str, dialect: Dialect) -> tuple[list[Edit], list[str]]:
    """What adds `address` to llvm.used, so that neither compiler nor linker drops it."""
    for offset, line in module.top_lines:
        match = _USED.match(line)
        if match:
            head = f"@llvm.used = appending global [{int(match[1]) + 1} x {match[2]}] [{address}, "
            return [Edit(offset, offset + match.end(), head)], []
    array = f"[1 x {dialect.byte_pointer}] [{address}]"
    return [], ["", f'@llvm.used = appending global {array}, section "llvm.metadata"']
