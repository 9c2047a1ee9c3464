"""The dependences between the sites of a module, found in a copy made for that purpose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from mixpert.passes.control.contexts import uncalled
from mixpert.passes.device.kernel_stubs import with_names
from mixpert.passes.device.reach import Reach, check_bodies, spoken_of
from mixpert.passes.effects import block_marks
from mixpert.passes.effects.effect import NOTHING, Effect
from mixpert.passes.effects.effects import DEVICE_STUB
from mixpert.passes.llvm import llvm_module
from mixpert.passes.llvm.ir_reader import read_module
from mixpert.passes.llvm.records import records_of
from mixpert.passes.pointers import running_pointers
from mixpert.passes.pointers.member_loops import with_members_set
from mixpert.passes.text.calls import Candidate
from mixpert.passes.text.inlined import inlined_functions
from mixpert.passes.text.module_text import ModuleText
from mixpert.passes.text.rewrite import appended, declarations_of, free_names, redirections
from mixpert.passes.transforms.analysis_copy import reduced
from mixpert.passes.transforms.by_value import is_fortran, passing_values, with_values
from mixpert.passes.transforms.constant_arguments import with_constant_arguments
from mixpert.passes.transforms.facets import with_facets_named
from mixpert.passes.transforms.failed_products import with_failures_apart
from mixpert.passes.transforms.function_objects import with_objects_kept
from mixpert.passes.transforms.pointer_walks import with_walks_unrolled
from mixpert.passes.transforms.tasks import with_tasks_run
from mixpert.passes.transforms.trampolines import without_trampolines

if TYPE_CHECKING:
    from mixpert.passes.dataflow.dependence import Flow
    from mixpert.passes.llvm.ir import Module
    from mixpert.passes.text.thunks import Names
    from mixpert.passes.transforms.analysis_copy import AnalysisCopy


def flow(module: ModuleText, calls: list[Candidate], reaches: Mapping[str, Reach]) -> Flow:
    """Dependences and reuses, found in a copy in which each site calls a function of its own."""
    names = free_names(module.text)
    sites = {names.thunk(i).removeprefix("@"): (i, call.entry) for i, call in enumerate(calls)}
    copy, whole = _copied(module, calls, reaches, names)
    unrolled = with_walks_unrolled(with_members_set(copy.text), copy.leading)
    plain = without_trampolines(with_objects_kept(with_constant_arguments(unrolled)))
    together = with_tasks_run(plain)
    by_value = passing_values(together, sites, reaches.keys() | copy.opaque.keys())
    text = _simplified(by_value, whole, threads=by_value is not together)
    text = with_failures_apart(text, sites, names.text("status"))
    from mixpert.passes.dataflow.dependence import flow_of
    from mixpert.passes.pointers.reports import reporting, without

    read = _read(module, copy, text)
    held = _effects(module, copy, read, names)
    silent = reporting(read)
    held |= dict.fromkeys(silent, NOTHING)
    read = without(read, silent)
    found = flow_of(read, with_values(sites), held, reaches, is_fortran(module))
    if together is plain:
        return found
    return found._replace(reuses=[])  # threads run tasks, each with packings of its own


def _copied(
    module: ModuleText, calls: list[Candidate], reaches: Mapping[str, Reach], names: Names
) -> tuple[AnalysisCopy, Callable[[], str]]:
    """The part that is analysed, with what is declared marked; and what makes the whole module."""
    declared = declarations_of(calls, names)
    edits = redirections(enumerate(calls), names)
    spoken = spoken_of(reaches, [function.name for function in module.functions])
    blocks = {symbol for symbol, reach in spoken.items() if reach.blocks}
    if blocks:
        edits = sorted([*edits, *block_marks.marks(module, blocks, names)])
    declared.append(block_marks.declaration(names))
    replaced = {symbol for symbol in spoken if DEVICE_STUB not in symbol} - blocks
    marked = partial(running_pointers.marked, mark=block_marks.mark(names))
    callers = {call.function for call in calls}
    copy = reduced(module, edits, callers, declared, replaced, marked_blocks=marked)
    check_bodies(spoken, replaced & copy.leading)
    return copy, lambda: appended(module.edited(edits), declared)


def _simplified(text: str, whole: Callable[[], str], threads: bool) -> str:
    """What LLVM makes of the copy; the analysis is imported meanwhile."""
    text = llvm_module.simplified(
        text,
        whole,
        threads=threads,
        meanwhile=lambda: import_module("mixpert.passes.dataflow.dependence"),
    )
    known = with_constant_arguments(text)
    if known == text:
        return text
    # what a function was handed decides what it hands on
    return llvm_module.simplified(known, lambda: text)


def _read(module: ModuleText, copy: AnalysisCopy, text: str) -> Module:
    """The simplified copy, with what only the module's own text tells."""
    read = with_facets_named(with_names(read_module(text), copy.stubs))
    if "main" in read.functions:
        read.inlined = inlined_functions(module, uncalled(read))
    else:
        read.records = records_of(module.text)
    read.unseen = copy.unseen
    return read


def _effects(
    module: ModuleText, copy: AnalysisCopy, read: Module, names: Names
) -> dict[str, Effect]:
    """What marks, functions left out of the copy and kernels do, by their names."""
    from mixpert.passes.control.contexts import calls_of
    from mixpert.passes.device.kernel_effects import kernel_effects

    held = {
        block_marks.mark(names).removeprefix("@"): block_marks.EFFECT,
        names.text("status").removeprefix("@"): NOTHING,
    }
    held |= {
        name: Effect(reachable=True, via="kernel", opaque=True, variables=variables)
        for name, variables in copy.opaque.items()
    }
    launches = (call for function in read.functions.values() for call in calls_of(function))
    held |= kernel_effects(module.text, launches, read.declarations)
    return held
