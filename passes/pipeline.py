"""The pass as a whole: bytes of a module in, rewritten text, graph and remarks out."""

from __future__ import annotations

import gc
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from mixpert.errors import ModuleError
from mixpert.graph import GemmGraph
from mixpert.passes.llvm import llvm_module
from mixpert.passes.llvm.early_check import EarlyCheck, dropped_on_error
from mixpert.passes.text import addresses, decision
from mixpert.passes.text.calls import find_calls, name_sites, source_order
from mixpert.passes.text.module_text import SYMBOL, ModuleText, symbol_name
from mixpert.passes.text.rewrite import Extras, rewriting

if TYPE_CHECKING:
    from mixpert.passes.device.reach import Reach

_DECLARED = re.compile(rf"declare [^@]*({SYMBOL})")


class Compiled(NamedTuple):
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
            compiled = _compiled(ModuleText(text), origin, plan, images, reaches)
        if compiled.text is not text:
            return compiled
    except RecursionError as error:
        llvm_module.check(text, origin)
        raise ModuleError(f"{origin}: types or constants are nested too deeply") from error
    except llvm_module.NotAnalysed as error:
        llvm_module.check(text, origin)
        raise ModuleError(f"{origin}: {error}") from error
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
    origin: str,
    plan: str | None,
    images: Callable[[], bytes] | None,
    reaches: Mapping[str, Reach],
) -> Compiled:
    """The module after the pass, verified where it is another; the text may be anything."""
    found = find_calls(module)
    defined = {function.name for function in module.functions}
    if reaches:
        from mixpert.passes.device.reach import check_names

        check_names(reaches, _named(module))
    calls, refused = decision.take(found.calls, defined)
    calls = source_order(calls)
    graph = GemmGraph(module.name, name_sites(calls, module.name))
    taken, unseen = addresses.split(found.addresses, module, defined)
    missed = [*found.missed, *refused, *unseen]
    graph.missed = sorted(missed, key=lambda m: (m.line, m.function, m.callee))
    shapes = tuple(call.shape for call in calls)
    rewritten = f"{origin} (rewritten)"
    rewriting_with = partial(rewriting, module, calls, graph, taken=taken)
    changes = bool(taken) or not all(site.runs_natively for site in graph.sites)
    early = EarlyCheck.of(module, rewriting_with(Extras(plan)), rewritten) if changes else None
    with dropped_on_error(early):
        if calls:
            from mixpert.passes.analysis import flow  # most files of a build need none of it

            graph.edges, graph.reuses = flow(module, calls, reaches)
        if not changes:
            return Compiled(module.text, graph, shapes)
        last = rewriting_with(Extras(plan, images() if images else None))
    text = last.of(module)
    if early is None or not early.covers(last):
        llvm_module.check(text, rewritten)
    return Compiled(text, graph, shapes, tuple(one.id for one in taken))


def _named(module: ModuleText) -> Iterator[str]:
    """The functions that a module defines or declares, stubs of kernels as such."""
    from mixpert.passes.device.kernel_stubs import named, nameless_stubs

    yield from (function.name for function in module.functions)
    yield from map(named, nameless_stubs(module))
    for _, line in module.top_lines:
        symbol = _DECLARED.match(line)
        if symbol:
            yield symbol_name(symbol[1])
