"""Drops loops that overwrite memory of which they read the earlier contents."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from itertools import product
from operator import or_

from mixpert.passes.accesses.areas import Access
from mixpert.passes.dataflow.flow_graph import FlowGraph, Node, Read, Sweep
from mixpert.passes.dataflow.liveness import objects_read
from mixpert.passes.dataflow.sweeps import Sweeps
from mixpert.passes.pointers.memory import Object
from mixpert.passes.support.bits import numbers_of


def keep_unread(graph: FlowGraph, nodes: Iterable[Node], sweeps: Sweeps) -> None:
    """Leave only those loops that read none of what was in the memory which they overwrite."""
    nodes = list(nodes)
    found = [item for node in nodes for item in node.items if isinstance(item, Sweep)]
    if not found:
        return
    loops = {i: graph.own(i.access.context, i.header) for i in found if i.header}
    read: dict[int, dict[Object, set[Access | None]]] = {bit: {} for bit in loops.values()}
    wanted = reduce(or_, read, 0)
    for node in nodes:
        around = [read[1 << number] for number in numbers_of(node.loops & wanted)]
        for item in node.items if around else ():
            access = item.access if isinstance(item, Read) else None
            for object_, seen in product(objects_read(item), around):
                seen.setdefault(object_, set()).add(access)
    for node in nodes:
        node.items = [
            item
            for item in node.items
            if not isinstance(item, Sweep)
            or not item.header
            or _reads_no_more(sweeps, item, read[loops[item]])
        ]


def _reads_no_more(
    sweeps: Sweeps, sweep: Sweep, read: Mapping[Object, Iterable[Access | None]]
) -> bool:
    """Whether a loop reads of its memory only what it wrote there before, in the same iteration."""
    return all(
        access is not None and sweeps.written_before(sweep, access)
        for object_ in sweep.objects
        for access in read.get(object_, ())
    )
