"""What really flows, by the runtime's trace, is in the graph: every program under both.

The trace names, for each operand, the sites that last wrote bytes of it. Copies and kernels in
between hide a site from it, so edges that it never saw say nothing against the graph;
``python tests/passes/test_dynamic_edges.py`` prints how many there are.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from mixpert.passes.pipeline import compile_module
from mixpert.trace import Trace

ROOT = Path(__file__).parents[2]
PROGRAMS = sorted((Path(__file__).parent / "programs").glob("*.cpp"))
SAMPLES = {
    "mlp": ["32"],
    "cholesky": ["100", "24"],
    "bert": ["2", "8", "3", "32", "4"],
    "kmeans": ["60", "12", "20", "4"],
    "hpl_ai": ["400", "256"],
    "quantum": ["8", "3", "3"],
}
OVERWRITTEN = {("virtual", "-O2"): {(1, 3, "B"), (3, 5, "B")}}
"""What the trace takes for edges, as it does not see a loop of the host overwrite the matrix, and
the graph may lack (at this level all turns are written out, so that each matrix is known)."""
CLANG = next((name for name in ("clang++-19", "clang++") if shutil.which(name)), None)


def edges_of(ir, arguments, folder):
    """Edges of the graph, and those that a run showed, as (from, to, operand)."""
    compiled = compile_module(ir, "program")
    program, trace = folder / "program.ll", folder / "trace.jsonl"
    program.write_text(compiled.text)
    command = [sys.executable, "-m", "mixpert.commands.run", "--trace", trace, program, *arguments]
    subprocess.run(command, check=True, capture_output=True, cwd=folder, timeout=120)
    index = {site.id: site.index for site in compiled.graph.sites}
    seen = {
        (index[writer], index[row.site], operand)
        for row in Trace.read(trace).rows
        for operand, writers in row.writers.items()
        for writer in writers
    }
    return {(e.source, e.target, e.operand) for e in compiled.graph.edges}, seen


def ir_of(path, level):
    command = [CLANG, level, "-g", "-S", "-emit-llvm", path, "-o", "-"]
    return subprocess.run(command, check=True, capture_output=True).stdout


@pytest.mark.parametrize("name", SAMPLES)
def test_edges_seen_in_a_sample_are_in_its_graph(name, tmp_path):
    ir = (ROOT / "samples" / name / f"{name}_cblas.ll").read_bytes()
    static, seen = edges_of(ir, SAMPLES[name], tmp_path)
    assert seen <= static


@pytest.mark.skipif(CLANG is None, reason="needs clang")
@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_edges_seen_in_a_program_are_in_its_graph(path, level, tmp_path):
    static, seen = edges_of(ir_of(path, level), [], tmp_path)
    assert seen
    assert seen - OVERWRITTEN.get((path.stem, level), set()) <= static


def _report():
    irs = {
        name: ((ROOT / "samples" / name / f"{name}_cblas.ll").read_bytes(), arguments)
        for name, arguments in SAMPLES.items()
    }
    if CLANG:
        irs |= {
            f"{p.stem} {level}": (ir_of(p, level), []) for p in PROGRAMS for level in ("-O0", "-O2")
        }
    for name, (ir, arguments) in irs.items():
        with tempfile.TemporaryDirectory() as folder:
            static, seen = edges_of(ir, arguments, Path(folder))
        print(f"{name}: {len(static)} edges, {len(seen)} seen, {len(seen - static)} missing")


if __name__ == "__main__":
    _report()
