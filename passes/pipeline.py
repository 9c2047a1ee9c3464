"""The pass as a whole: bytes of a module in, rewritten text, graph and remarks out."""

from __future__ import annotations

from dataclasses import dataclass

from mixpert.graph import Edge, GemmGraph
from mixpert.passes import decision, llvm_module
from mixpert.passes.analysis_copy import reduced
from mixpert.passes.dependence import edges_of
from mixpert.passes.ir_reader import read_module
from mixpert.passes.module_text import ModuleText
from mixpert.passes.rewrite import free_names, rewrite, tag
from mixpert.passes.sites import Candidate, find_calls, name_sites, source_order


@dataclass(frozen=True)
class Compiled:
    """A module after the pass: its text and what was found in it."""

    text: str
    graph: GemmGraph


def compile_module(data: bytes, origin: str, plan: str | None = None) -> Compiled:
    """Redirect every GEMM call of a module to the runtime.

    Args:
        data: IR text or bitcode.
        origin: names the file in errors.
        plan: text of a plan to compile in; not checked here.

    Returns:
        The rewritten text, verified; the text that came in where there is no site.

    Raises:
        ModuleError: the input cannot be read, or belongs to another kind of machine.
    """
    text = llvm_module.read(data, origin)
    module = ModuleText(text)
    found = find_calls(module)
    defined = {function.name for function in module.functions}
    calls, refused = decision.take(found.calls, defined)
    calls = source_order(calls)
    graph = GemmGraph(module.name, name_sites(calls, module.name))
    graph.missed = sorted(found.missed + refused, key=lambda m: (m.line, m.function, m.callee))
    if not calls:
        return Compiled(text, graph)
    graph.edges = _edges(text, calls)
    if all(site.runs_natively for site in graph.sites):
        return Compiled(text, graph)
    rewritten = rewrite(text, calls, graph, plan)
    llvm_module.parse(rewritten, f"{origin} (rewritten)")
    return Compiled(rewritten, graph)


def _edges(text: str, calls: list[Candidate]) -> list[Edge]:
    """The dependences, found in a copy in which each site calls a function of its own."""
    names = free_names(text)
    tagged = tag(text, calls, names)
    sites = {names.thunk(i).removeprefix("@"): (i, call.entry) for i, call in enumerate(calls)}
    copy = reduced(tagged, sites)
    simplified = llvm_module.simplified(copy.text, tagged)
    return edges_of(read_module(simplified), sites, copy.opaque)
