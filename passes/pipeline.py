"""The pass as a whole: bytes of a module in, rewritten text, graph and remarks out."""

from __future__ import annotations

import gc
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from types import MappingProxyType

from mixpert.graph import GemmGraph
from mixpert.passes import addresses, decision, llvm_module
from mixpert.passes.analysis_copy import reduced
from mixpert.passes.by_value import passing_values, with_values
from mixpert.passes.dependence import Flow, flow_of
from mixpert.passes.ir_reader import read_module
from mixpert.passes.module_text import SYMBOL, ModuleText, symbol_name
from mixpert.passes.reach import Reach, check_names
from mixpert.passes.rewrite import (
    Extras,
    appended,
    declarations_of,
    free_names,
    redirections,
    rewrite,
)
from mixpert.passes.sites import Candidate, find_calls, name_sites, source_order

_DECLARED = re.compile(rf"declare [^@]*({SYMBOL})")


@dataclass(frozen=True)
class Compiled:
    """A module after the pass: its text and what was found in it.

    `shapes`: ``m x n x k`` of each site, ``?`` for what is not a constant there; `addresses`: what
    calls through redirected addresses go by in plans.
    """

    text: str
    graph: GemmGraph
    shapes: tuple[str, ...] = ()
    addresses: tuple[str, ...] = ()


def compile_module(
    data: bytes,
    origin: str,
    plan: str | None = None,
    images: Callable[[], bytes] | None = None,
    reaches: Mapping[str, Reach] = MappingProxyType({}),
) -> Compiled:
    """Redirect every GEMM call of a module to the runtime.

    Args:
        data: IR text or bitcode.
        origin: names the file in errors.
        plan: text of a plan to compile in; not checked here.
        images: gives the kernel images to compile in; asked only where something is redirected.
        reaches: how far kernels reach, as the program's author declares it.

    Returns:
        The rewritten text, verified; the text that came in where there is no site.

    Raises:
        ModuleError: the input cannot be read, or belongs to another kind of machine.
        FormatError: a declared reach that does not fit the module.
    """
    text = llvm_module.text_of(data, origin)
    del data  # as long as the text
    try:
        with _collector_paused():
            compiled = _compiled(ModuleText(text), plan, images, reaches)
        if compiled.text is not text:
            llvm_module.check(compiled.text, f"{origin} (rewritten)")
            return compiled
    except Exception:
        llvm_module.check(text, origin)  # where the input is broken, that is to be said
        raise
    llvm_module.check(text, origin)
    return compiled


@contextmanager
def _collector_paused() -> Iterator[None]:
    """What the analysis makes stays until it ends: a search for garbage would be in vain."""
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if before:
            gc.enable()


def _compiled(
    module: ModuleText,
    plan: str | None,
    images: Callable[[], bytes] | None,
    reaches: Mapping[str, Reach],
) -> Compiled:
    """The module after the pass, not verified yet; the text may be anything."""
    found = find_calls(module)
    defined = {function.name for function in module.functions}
    check_names(reaches, _named(module))
    calls, refused = decision.take(found.calls, defined)
    calls = source_order(calls)
    graph = GemmGraph(module.name, name_sites(calls, module.name))
    taken, unseen = addresses.split(found.addresses, module, defined)
    missed = [*found.missed, *refused, *unseen]
    graph.missed = sorted(missed, key=lambda m: (m.line, m.function, m.callee))
    if calls:
        graph.edges, graph.reuses = _flow(module, calls, reaches)
    shapes = tuple(call.shape for call in calls)
    if not taken and all(site.runs_natively for site in graph.sites):
        return Compiled(module.text, graph, shapes)
    extras = Extras(plan, images() if images else None)
    text = rewrite(module, calls, graph, extras, taken)
    return Compiled(text, graph, shapes, tuple(one.id for one in taken))


def _named(module: ModuleText) -> Iterator[str]:
    """The functions that a module defines or declares."""
    yield from (function.name for function in module.functions)
    for _, line in module.top_lines:
        symbol = _DECLARED.match(line)
        if symbol:
            yield symbol_name(symbol[1])


def _flow(module: ModuleText, calls: list[Candidate], reaches: Mapping[str, Reach]) -> Flow:
    """Dependences and reuses, found in a copy in which each site calls a function of its own."""
    names = free_names(module.text)
    edits = redirections(enumerate(calls), names)
    declared = declarations_of(calls, names)
    copy = reduced(module, edits, {call.function for call in calls}, declared)
    sites = {names.thunk(i).removeprefix("@"): (i, call.entry) for i, call in enumerate(calls)}
    by_value = passing_values(copy.text, sites, reaches.keys() | copy.opaque.keys())
    fortran = by_value is not copy.text
    text = llvm_module.simplified(
        by_value, lambda: appended(module.edited(edits), declared), threads=fortran
    )
    return flow_of(read_module(text), with_values(sites), copy.opaque, reaches)
