"""Which site's output may reach which site's operand (docs/pass-analysis.md).

A may-analysis in four steps: contexts (each function once a chain of calls), points-to sets,
the flow graph with its effects on matrix elements (pruned), reaching definitions.

Assumed, because IR cannot tell: arguments of a function that nobody in the module calls, and
memory reached from them, do not overlap within one call; unknown functions touch only what their
arguments reach; a kernel's `const` parameters are only read. What happens in other modules is not
seen: the tuner adds such edges from the trace.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from contextlib import suppress
from typing import NamedTuple

from mixpert.graph import Edge, Reuse
from mixpert.passes.accesses.advances import Advances
from mixpert.passes.accesses.block_bounds import BlockBounds
from mixpert.passes.accesses.extents import Extents
from mixpert.passes.accesses.first_use import FirstUses
from mixpert.passes.accesses.fixed_numbers import FixedNumbers
from mixpert.passes.accesses.footprints import Footprints
from mixpert.passes.accesses.host_bounds import HostBounds
from mixpert.passes.accesses.launched import Launched
from mixpert.passes.accesses.lifetimes import Lifetimes
from mixpert.passes.accesses.lt_layouts import Layouts
from mixpert.passes.accesses.number_variables import number_variables
from mixpert.passes.accesses.overlaps import Overlaps
from mixpert.passes.accesses.path_conditions import PathConditions
from mixpert.passes.accesses.pointer_arrays import PointerArrays
from mixpert.passes.accesses.settled import Settled
from mixpert.passes.accesses.slices import Slices
from mixpert.passes.control.contexts import Contexts, calls_of, exported, roots_of
from mixpert.passes.control.further_roots import Further, are_right, further_roots, next_root
from mixpert.passes.control.shaping import shaping
from mixpert.passes.control.unwinding import JUMPS, throwing
from mixpert.passes.dataflow.arrivals import label
from mixpert.passes.dataflow.certain_launches import CertainLaunches
from mixpert.passes.dataflow.elements import Elements
from mixpert.passes.dataflow.exclusive import Exclusive
from mixpert.passes.dataflow.flow_graph import FlowGraph
from mixpert.passes.dataflow.pruning import prune, reached
from mixpert.passes.dataflow.reaching_definitions import Reaching
from mixpert.passes.dataflow.reuses import Reuses
from mixpert.passes.dataflow.split_nodes import split
from mixpert.passes.dataflow.sweeps import Sweeps
from mixpert.passes.dataflow.trails import Trails
from mixpert.passes.dataflow.unread import keep_unread
from mixpert.passes.dataflow.visibility import Visibility
from mixpert.passes.device.reach import Reach, declared_effects
from mixpert.passes.effects.block_marks import without_blocks
from mixpert.passes.effects.effect import Effect
from mixpert.passes.effects.messages import ON_THE_WAY
from mixpert.passes.llvm import ir
from mixpert.passes.pointers.pointer_sets import TooLarge
from mixpert.passes.pointers.points_to import PointsTo
from mixpert.passes.symbolic.guards import Guards
from mixpert.passes.symbolic.known_inequalities import Known
from mixpert.passes.symbolic.scalar_memory import Stores
from mixpert.passes.symbolic.scalars import Scalars
from mixpert.passes.symbolic.trip_counts import TripCounts
from mixpert.passes.text.entry_points import EntryPoint


class Flow(NamedTuple):
    """What flows between sites: edges, and operands that are read again unchanged."""

    edges: list[Edge]
    reuses: list[Reuse]


def _matrices(entry: EntryPoint) -> tuple[int, ...]:
    found = (entry.a, entry.b, entry.c, entry.added)
    return tuple(index for index in found if index is not None)


def flow_of(
    module: ir.Module,
    sites: Mapping[str, tuple[int, EntryPoint]],
    held: Mapping[str, Effect],
    reaches: Mapping[str, Reach],
    fortran: bool,
) -> Flow:
    """The edges between sites, one for each (from, to, operand), and what they read again, sorted.

    Args:
        module: every site calls a function of its own.
        sites: index and entry point of each site, by the name of that function.
        held: functions of the program that the module does not hold, and what each does.
        reaches: how far kernels and functions reach, as the program's author declares it.
        fortran: whether all of the module was written in it.

    Raises:
        FormatError: a declaration that does not fit a call.
    """
    known = _effects(module, sites, held, reaches)
    contexts, points_to = _solved(module, _callers(module, sites), known, fortran)
    found = _accesses(module, sites, contexts, points_to, fortran)
    if found.beyond_blocks:
        return flow_of(module, sites, without_blocks(held), reaches, fortran)
    scalars, footprints = found.scalars, found.footprints
    trip_counts = TripCounts(scalars, found.guards, points_to, throwing(module, JUMPS))
    uses = found.first_uses
    sweeps = Sweeps(scalars, trip_counts, footprints, points_to, contexts.all, first_uses=uses)
    fixed = FixedNumbers(contexts, scalars, footprints, points_to)
    alone = not _talks(module, points_to)
    exclusive = Exclusive(contexts, scalars, found.guards, footprints, fixed, alone=alone)
    elements = _elements(found, sweeps, exclusive)
    graph = FlowGraph(contexts, elements, throwing(module))
    reuses = Reuses(graph.entries, contexts)
    graph.come_back()
    split(graph, contexts, points_to, elements)
    derived = prune(graph.entries)
    keep_unread(graph, reached(graph.entries), sweeps)
    launches = CertainLaunches(contexts, points_to, found.launched, fixed, found.stores)
    launched = launches.before(sites) if alone else {}  # what other processes launch says nothing
    visibility = _visibility(found, graph, sweeps, reuses, launched)
    reaching = Reaching(graph, derived, visibility)
    return Flow(_edges(reaching, exclusive), reuses.found)


class _Accesses(NamedTuple):
    """What calls and stores of a module touch, in terms of sizes and of iterations of loops."""

    contexts: Contexts
    points_to: PointsTo
    stores: Stores
    first_uses: FirstUses
    scalars: Scalars
    guards: Guards
    settled: Settled
    footprints: Footprints
    launched: Launched
    beyond_blocks: bool  # something starts in a block of an allocation and ends behind it


def _accesses(
    module: ir.Module,
    sites: Mapping[str, tuple[int, EntryPoint]],
    contexts: Contexts,
    points_to: PointsTo,
    fortran: bool,
) -> _Accesses:
    stores, first_uses = _stores(module, contexts, points_to, fortran)
    scalars = Scalars(points_to, stores)
    guards = Guards(scalars)
    layouts = Layouts(scalars, points_to, stores, contexts.all)
    settled = Settled(scalars, points_to, stores, contexts.all)
    launched = Launched(scalars, guards)
    bounds = HostBounds(
        contexts,
        scalars,
        points_to,
        Extents(points_to, scalars.product, first_uses),
        sites=sites,
        throwing=throwing(module, JUMPS),
    )
    footprints = Footprints(
        scalars, points_to, layouts, settled, sites, launched=launched, bounds=bounds
    )
    block_bounds = BlockBounds(contexts.all, points_to, scalars, footprints, first_uses)
    return _Accesses(
        contexts=contexts,
        points_to=points_to,
        stores=stores,
        first_uses=first_uses,
        scalars=scalars,
        guards=guards,
        settled=settled,
        footprints=footprints,
        launched=launched,
        beyond_blocks=block_bounds.passed,
    )


def _elements(found: _Accesses, sweeps: Sweeps, exclusive: Exclusive) -> Elements:
    """The effects of accesses on elements of matrices."""
    contexts, points_to, scalars = found.contexts, found.points_to, found.scalars
    advances = Advances(
        contexts.all,
        sweeps.trip_counts,
        found.footprints,
        points_to,
        sweeps=sweeps,
        order=found.stores.order,
    )
    return Elements(
        points_to,
        Lifetimes(contexts.all, points_to),
        found.stores,
        sweeps,
        found.footprints,
        advances=advances,
        slices=_slices(contexts, points_to, scalars, found.first_uses),
        numbers=number_variables(contexts.all, points_to),
        first_uses=found.first_uses,
        exclusive=exclusive,
    )


def _visibility(
    found: _Accesses,
    graph: FlowGraph,
    sweeps: Sweeps,
    reuses: Reuses,
    known: Mapping[int, Known],
) -> Visibility:
    """Decides whether what was written can be seen where something is read."""
    contexts, points_to, scalars = found.contexts.all, found.points_to, found.scalars
    systems = PathConditions(scalars, found.guards)
    arrays = PointerArrays(scalars, points_to, found.stores, found.settled, contexts)
    overlaps = Overlaps(scalars, systems, arrays, contexts, graph)
    trails = Trails(scalars, sweeps.trip_counts, systems, overlaps)
    return Visibility(found.footprints, overlaps, sweeps, trails, reuses.steady, known=known)


def _stores(
    module: ir.Module, contexts: Contexts, points_to: PointsTo, fortran: bool
) -> tuple[Stores, FirstUses]:
    """Stores, and once more where memory that is allocated when first used makes them fewer."""
    stores = Stores(module, contexts, points_to, fortran)
    first_uses = FirstUses(contexts.all, points_to, stores, throwing(module, JUMPS))
    if first_uses.any:
        stores = Stores(module, contexts, points_to, fortran, first_uses)
    return stores, first_uses


def _slices(
    contexts: Contexts, points_to: PointsTo, scalars: Scalars, first_uses: FirstUses
) -> Slices:
    extents = Extents(points_to, scalars.product, first_uses)
    return Slices(contexts.all, points_to, scalars, extents, first_uses.fixed)


def _edges(reaching: Reaching, exclusive: Exclusive) -> list[Edge]:
    return [
        Edge(source, target, operand, label(facts), all(f.carried for f in facts))
        for (source, target, operand), facts in sorted(reaching.arrivals.items())
        if not exclusive.pair(source, target)
    ]


def _callers(module: ir.Module, sites: Container[str]) -> list[str]:
    """The functions that hold a site, and run."""
    return [
        name
        for name, function in module.functions.items()
        if name not in module.inlined and any(c.callee in sites for c in calls_of(function))
    ]


def _talks(module: ir.Module, points_to: PointsTo) -> bool:
    """Whether the program sends elements to other processes of it, or receives them."""
    calls = (call for function in module.functions.values() for call in calls_of(function))
    return any(ON_THE_WAY in points_to.effect(call).variables for call in calls)


def _effects(
    module: ir.Module,
    sites: Mapping[str, tuple[int, EntryPoint]],
    held: Mapping[str, Effect],
    reaches: Mapping[str, Reach],
) -> dict[str, Effect]:
    """Effects of the functions that only this module has; arguments as for `flow_of`."""
    known = {
        name: Effect(reads=_matrices(entry), writes=(entry.c,), through=entry.indirect)
        for name, (_, entry) in sites.items()
    }
    known |= held
    if reaches:
        calls = (call for f in module.functions.values() for call in calls_of(f))
        known |= dict(declared_effects(reaches, calls, held))
    return known


def _solved(
    module: ir.Module, callers: list[str], known: Mapping[str, Effect], fortran: bool = False
) -> tuple[Contexts, PointsTo]:
    """Contexts in which every caller of a site runs, and what may point where in them.

    A function that no indirect call turns out to call is called from outside. What a large module
    takes too long for is told apart no more: first chains of calls, then memory.
    """
    roots = roots_of(module, callers, others=False)
    roots += [name for name in exported(module, callers) if name not in roots]
    roots += shaping(module, roots)
    guess: list[Further] = []
    guessing, coarseness = True, 0
    alike: list[tuple[str, str]] = []
    while True:
        every = [*roots, *(one.root for one in guess)]
        contexts = Contexts(module, every, coarseness == 0, callers)
        points_to = None
        with suppress(TooLarge):
            points_to = PointsTo(module, contexts, known, coarseness == 2, fortran, alike=alike)
        if points_to is not None and (more := points_to.structs.alike()):
            alike += more
        elif guess and (points_to is None or not are_right(guess, contexts, points_to.called)):
            roots, guess, guessing = [*roots, guess[0].root], [], False
        elif points_to is None:
            coarseness += 1
        else:
            entered = contexts.entered(points_to.called)
            missing = [name for name in callers if name not in entered]
            if not missing:
                return contexts, points_to
            guess = further_roots(module, every, missing) if guessing else []
            roots = every if guess else [*every, next_root(module, every, missing)]
