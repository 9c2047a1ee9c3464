"""How far kernels reach, as the samples declare it: no run reads what their graph does not show.

A trace does not see kernels: it names the product that wrote an element even where a kernel has
overwritten it since. So the edges are those of kernels that `fill` nothing, but only write. What
`fills` takes away from them is proved without a GPU (tests/passes/test_cholesky_flow.py).
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import gpu_machine
import pytest

from mixpert import settings
from mixpert.commands.compile import main as compile_main
from mixpert.graph import GemmGraph
from mixpert.trace import Trace

sys.path.insert(0, str(gpu_machine.ROOT / "benchmarks"))
from sample_programs import SAMPLES, link

pytestmark = [pytest.mark.gpu, pytest.mark.usefixtures("cupy")]

PROGRAMS = {"cholesky": ("1024", "256", "1", "-"), "hpl_ai": ("1024", "256", "1", "-")}
OVERWRITTEN = {"cholesky": {("factor_block", "factor_block", "C")}}
"""What only seems to be read, by functions: a kernel that the trace does not see filled it anew."""
Read = tuple[str, str, str]
"""Writer, reader and its operand."""


def traced(name: str, directory: Path) -> set[Read]:
    """Who reads what whose product wrote, in a run."""
    program = link(name, directory, True).path
    trace = directory / "run.trace"
    variables = {settings.SCHEME: "native", settings.TRACE: str(trace)}
    command = [str(program), *PROGRAMS[name]]
    subprocess.run(command, env={**os.environ, **variables}, check=True, timeout=60)
    return {
        (writer, row.site, operand)
        for row in Trace.read(trace).rows
        for operand, writers in row.writers.items()
        for writer in writers
    }


def declared(name: str, directory: Path) -> set[Read]:
    """The edges of the graph that the reach file makes where kernels fill nothing."""
    source, graph, reach = SAMPLES / name, directory / "graph.json", directory / "writes.reach"
    declaration = (source / f"{name}.reach").read_text()
    reach.write_text(declaration.replace("fills ", "writes "))
    options = ["-o", str(directory / "emu.ll"), "--reach", str(reach), "--graph", str(graph)]
    assert compile_main([str(source / f"{name}.ll"), *options]) == 0
    found = GemmGraph.from_json(graph.read_text())
    ids = [site.id for site in found.sites]
    return {(ids[edge.source], ids[edge.target], edge.operand) for edge in found.edges}


def by_function(pair: Read) -> Read:
    """A pair with the names of the functions that its calls stand in."""
    writer, reader, operand = pair
    return _function(writer), _function(reader), operand


def _function(site: str) -> str:
    """`f` of `file:1:2@_ZL1fi < file:3:4`."""
    found = re.search(r"@_ZL?(\d+)", site)
    assert found, site
    return site[found.end() :][: int(found[1])]


@pytest.mark.parametrize("name", PROGRAMS)
def test_what_a_run_reads_is_an_edge(name: str, tmp_path: Path) -> None:
    ran, known = traced(name, tmp_path), declared(name, tmp_path)
    assert ran, "the trace tells who wrote"
    missing = {pair for pair in ran - known if by_function(pair) not in OVERWRITTEN.get(name, ())}
    assert not missing, sorted(missing)
    print(f"{name}: {len(ran)} pairs seen in a run, {len(known)} edges")
