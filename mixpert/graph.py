"""Which site's output may reach which site's operand: the graph file (docs/formats.md)."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Literal, get_args

from mixpert.errors import FormatError
from mixpert.files import read_text, write_atomically
from mixpert.json_fields import restored
from mixpert.json_text import MISFITS, json_object, misfit
from mixpert.site import Site

if TYPE_CHECKING:
    import networkx as nx

GRAPH_VERSION = 1

Operand = Literal["A", "B", "C"]
Via = Literal["direct", "kernel", "copy", "call", "unknown", "traced"]


@dataclass(frozen=True)
class Edge:
    """What site `source` wrote may be read by site `target` as `operand`."""

    source: int
    target: int
    operand: Operand
    via: Via
    loop_carried: bool = False


@dataclass(frozen=True)
class Reuse:
    """`site` reads as `operand` the same unchanged matrix as `earlier` did as `earlier_operand`."""

    site: int
    operand: Operand
    earlier: int
    earlier_operand: Operand


@dataclass(frozen=True)
class Missed:
    """A GEMM call that the pass saw and left alone, with the reason."""

    callee: str
    function: str
    line: int
    reason: str


@dataclass
class GemmGraph:
    """The GEMM dependency graph of one module: sites are nodes, indexes of `sites`."""

    module: str
    sites: list[Site] = field(default_factory=list)
    edges: list[Edge] = field(default_factory=list)
    reuses: list[Reuse] = field(default_factory=list)
    missed: list[Missed] = field(default_factory=list)

    def network(self) -> nx.MultiDiGraph[int]:
        """The graph as networkx sees it; edge data: operand, via, loop_carried."""
        import networkx as nx  # a quarter of a second, which mixpert-compile need not spend

        network: nx.MultiDiGraph[int] = nx.MultiDiGraph()
        network.add_nodes_from(site.index for site in self.sites)
        for edge in self.edges:
            network.add_edge(
                edge.source,
                edge.target,
                operand=edge.operand,
                via=edge.via,
                loop_carried=edge.loop_carried,
            )
        return network

    def sinks(self) -> list[int]:
        """Indexes of the sites in strongly connected components with no edge out (docs/sites.md).

        Their outputs are what the program keeps of its GEMMs. Sites that run natively only pass
        on what others wrote: no output of theirs is seen.
        """
        reached = self._reached()
        ours = [site.index for site in self.sites if not site.runs_natively]
        return [
            index
            for index in ours
            if all(reached[other] >> index & 1 for other in ours if reached[index] >> other & 1)
        ]

    def sinks_reached(self) -> list[frozenset[int]]:
        """For each site the indexes of the `sinks` that its output may reach, itself included."""
        reached, sinks = self._reached(), self.sinks()
        return [
            frozenset(s for s in sinks if s == site.index or reached[site.index] >> s & 1)
            for site in self.sites
        ]

    def _reached(self) -> list[int]:
        """For each site, the sites that its output may reach over any number of edges, as bits."""
        reached = [0] * len(self.sites)
        for edge in self.edges:
            reached[edge.source] |= 1 << edge.target
        for through in range(len(reached)):
            onward, bit = reached[through], 1 << through
            if onward:
                reached = [there | onward if there & bit else there for there in reached]
        return reached

    def predecessors(self, index: int) -> list[int]:
        """Indexes of the other sites whose output `index` may read, nearest facts only."""
        return sorted({e.source for e in self.edges if e.target == index and e.source != index})

    def to_json(self) -> str:
        """The text of the graph file, one site or edge a line so that diffs can be read."""
        head = {"version": GRAPH_VERSION, "module": self.module}
        parts = [f'"{key}": {json.dumps(value)}' for key, value in head.items()]
        parts += [
            _rows("sites", [asdict(site) for site in self.sites]),
            _rows("edges", [_edge_row(edge) for edge in self.edges]),
            _rows(
                "reuses", [[r.site, r.operand, r.earlier, r.earlier_operand] for r in self.reuses]
            ),
            _rows("missed", [asdict(missed) for missed in self.missed]),
        ]
        return "{" + ",\n".join(parts) + "}\n"

    @staticmethod
    def from_json(text: str, origin: str = "graph") -> GemmGraph:
        """Read the text of a graph file; `origin` names it in errors.

        Raises:
            FormatError: not JSON, another version, a field missing, an index out of range.
        """
        data = json_object(text, origin)
        try:
            return _from_data(data, origin)
        except MISFITS as error:
            raise FormatError(f"{origin}: not a MixPert graph: {misfit(error)}") from error

    @staticmethod
    def read(path: str | os.PathLike[str]) -> GemmGraph:
        """Read a graph file.

        Raises:
            FormatError: the file cannot be read or is not a graph.
        """
        return GemmGraph.from_json(read_text(path), str(path))

    def write(self, path: str | os.PathLike[str]) -> None:
        """Write the graph file atomically.

        Raises:
            FormatError: the file cannot be written.
        """
        write_atomically(path, self.to_json())


def merge(graphs: list[GemmGraph], module: str) -> GemmGraph:
    """The graphs of several linked modules as one, indexes shifted in the order given."""
    merged = GemmGraph(module)
    for graph in graphs:
        base = len(merged.sites)
        merged.sites += [_shift_site(site, base) for site in graph.sites]
        merged.edges += [
            Edge(e.source + base, e.target + base, e.operand, e.via, e.loop_carried)
            for e in graph.edges
        ]
        merged.reuses += [
            Reuse(r.site + base, r.operand, r.earlier + base, r.earlier_operand)
            for r in graph.reuses
        ]
        merged.missed += graph.missed
    return merged


def _shift_site(site: Site, base: int) -> Site:
    return Site(**{**asdict(site), "index": site.index + base})


def _rows(key: str, rows: list[Any]) -> str:
    body = ",\n ".join(json.dumps(row) for row in rows)
    return f'"{key}": [' + (f"\n {body}" if rows else "") + "]"


def _edge_row(edge: Edge) -> dict[str, Any]:
    return {
        "from": edge.source,
        "to": edge.target,
        "operand": edge.operand,
        "via": edge.via,
        "loop_carried": edge.loop_carried,
    }


def _from_data(data: dict[str, Any], origin: str) -> GemmGraph:
    if data["version"] != GRAPH_VERSION:
        raise FormatError(
            f"{origin}: graph version {data['version']}, this MixPert reads {GRAPH_VERSION}"
        )
    names = _File.__dataclass_fields__
    file = restored(_File, {name: data[name] for name in names if name in data})
    sites = file.sites
    edges = [
        Edge(
            _index(row["from"], sites),
            _index(row["to"], sites),
            _one_of(row["operand"], get_args(Operand)),
            _one_of(row["via"], get_args(Via)),
            bool(row["loop_carried"]),
        )
        for row in file.edges
    ]
    reuses = [
        Reuse(
            _index(site, sites),
            _one_of(operand, get_args(Operand)),
            _index(earlier, sites),
            _one_of(earlier_operand, get_args(Operand)),
        )
        for site, operand, earlier, earlier_operand in file.reuses
    ]
    return GemmGraph(file.module, sites, edges, reuses, file.missed)


@dataclass(frozen=True)
class _File:
    """The fields of the graph file after its version."""

    module: str
    sites: list[Site]
    edges: list[dict[str, Any]]
    reuses: list[tuple[int, str, int, str]]
    missed: list[Missed]


def _index(value: Any, sites: list[Site]) -> int:
    if not isinstance(value, int) or not 0 <= value < len(sites):
        raise ValueError(f"site index {value!r} is out of range (sites: {len(sites)})")
    return value


def _one_of(value: Any, choices: tuple[Any, ...]) -> Any:
    if value not in choices:
        raise ValueError(f"{value!r} is not one of {', '.join(choices)}")
    return value
