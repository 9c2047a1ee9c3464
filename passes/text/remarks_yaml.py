"""Remarks as LLVM optimization records (YAML), for `opt-viewer` and similar tools."""

from __future__ import annotations

from collections.abc import Iterator

from mixpert.graph import GemmGraph
from mixpert.site import Site


def records_of(graph: GemmGraph) -> str:
    """The whole file: `Passed` and `Missed` for calls, `Analysis` for edges."""
    return "".join(_records(graph))


def _records(graph: GemmGraph) -> Iterator[str]:
    for site in graph.sites:
        kind, name = ("Missed", "Native") if site.runs_natively else ("Passed", "Redirected")
        said = "runs natively" if site.runs_natively else "redirected"
        yield _record(kind, name, _place(site), site.function, f"{site.callee} {said}: {site.id}")
    for edge in graph.edges:
        source, target = graph.sites[edge.source], graph.sites[edge.target]
        loop = ", around a loop" if edge.loop_carried else ""
        text = f"operand {edge.operand} may hold what {source.id} wrote ({edge.via}{loop})"
        yield _record("Analysis", "Dependence", _place(target), target.function, text)
    for missed in graph.missed:
        text = f"{missed.callee} left alone, line {missed.line}: {missed.reason}"
        yield _record("Missed", "LeftAlone", "", missed.function, text)


def _place(site: Site) -> str:
    if not site.file:
        return ""
    return (
        f"DebugLoc:        {{ File: {_quoted(site.file)}, Line: {site.line}, "
        f"Column: {site.column} }}\n"
    )


def _record(kind: str, name: str, place: str, function: str, text: str) -> str:
    return (
        f"--- !{kind}\nPass:            mixpert\nName:            {name}\n{place}"
        f"Function:        {_quoted(function)}\nArgs:\n  - String:          {_quoted(text)}\n...\n"
    )


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"
