"""Remarks on what the pass did, in the format of compilers: ``file:line:column: remark: ...``."""

from __future__ import annotations

from collections.abc import Iterator

from mixpert.graph import GemmGraph
from mixpert.site import Site


def remarks_of(graph: GemmGraph) -> Iterator[str]:
    """One line for each site, each edge and each call left alone."""
    for site in graph.sites:
        done = "runs natively" if site.runs_natively else "redirected"
        yield f"{_place(site)}: remark: {site.callee} {done} as site {site.index}: {site.id}"
    for edge in graph.edges:
        source, target = graph.sites[edge.source], graph.sites[edge.target]
        loop = ", around a loop" if edge.loop_carried else ""
        yield (
            f"{_place(target)}: remark: operand {edge.operand} of site {edge.target} may hold "
            f"what site {edge.source} at {_place(source)} wrote ({edge.via}{loop})"
        )
    for missed in graph.missed:
        place = f"{missed.function}:{missed.line}" if missed.line else missed.function
        yield f"{place}: remark: {missed.callee} left alone: {missed.reason}"


def _place(site: Site) -> str:
    return f"{site.file}:{site.line}:{site.column}" if site.file else site.function
