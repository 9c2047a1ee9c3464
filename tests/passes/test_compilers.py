"""What compilers make of real sources: levels of optimisation agree, results compile again."""

import shutil
import subprocess
from functools import lru_cache
from pathlib import Path

import pytest

from mixpert.passes.pipeline import compile_module

ROOT = Path(__file__).parents[2]
CLANG = next((name for name in ("clang-19", "clang") if shutil.which(name)), None)
pytestmark = pytest.mark.skipif(CLANG is None, reason="needs clang")

SOURCES = (
    "samples/gemm/gemm_cblas.c",
    "samples/mlp/mlp_cblas.c",
    "samples/cholesky/cholesky_cblas.c",
)

MORE = (
    "samples/bert/bert_cblas.cpp",
    "samples/hpl_ai/hpl_ai_cblas.c",
    "samples/quantum/quantum_cblas.c",
)
VERSIONS = [v for v in range(14, 23) if shutil.which(f"clang-{v}") and shutil.which(f"clang++-{v}")]
LINK = next((name for name in ("llvm-link-19", "llvm-link") if shutil.which(name)), None)


def ir_of(source, *flags, compiler=CLANG, form="-S"):
    command = [compiler, *flags, form, "-emit-llvm", source, "-o", "-"]
    return subprocess.run(command, check=True, cwd=ROOT, capture_output=True).stdout


def edges_by_place(graph):
    """Edges between source locations: copies that the compiler made of one call are merged."""
    places = [(site.line, site.column) for site in graph.sites]
    return {(places[e.source], places[e.target], e.operand) for e in graph.edges}


@pytest.mark.parametrize("source", [*SOURCES, *MORE])
def test_levels_agree(source):
    graphs = [compile_module(ir_of(source, "-g", f"-O{n}"), source).graph for n in (0, 2)]
    unoptimised, optimised = graphs
    assert {(s.line, s.column) for s in unoptimised.sites} == {
        (s.line, s.column) for s in optimised.sites
    }
    assert edges_by_place(unoptimised) == edges_by_place(optimised)


@pytest.mark.parametrize("flags", [("-O0", "-g"), ("-O2", "-g"), ("-O2",)], ids=" ".join)
def test_result_compiles(tmp_path, flags):
    compiled = compile_module(ir_of(SOURCES[1], *flags), "m.ll")
    path = tmp_path / "m.ll"
    path.write_text(compiled.text)
    subprocess.run([CLANG, "-Werror", "-c", path, "-o", tmp_path / "m.o"], check=True)
    ids = [site.id for site in compiled.graph.sites]
    assert len(set(ids)) == 3
    if "-g" not in flags:
        assert all(name.startswith("samples/mlp/mlp_cblas.c@") for name in ids)


@pytest.mark.parametrize("level", ["-O0", "-O1"])
@pytest.mark.parametrize("version", VERSIONS)
def test_every_compiler_gives_one_graph_and_reads_the_result(tmp_path, version, level):
    """Text and bitcode of each compiler give one graph, and it reads what becomes of its text."""
    compiler, source = f"clang++-{version}", "tests/passes/programs/virtual.cpp"
    flags = ("-g", level, "-std=c++17")
    text = ir_of(source, *flags, compiler=compiler)
    bitcode = ir_of(source, *flags, compiler=compiler, form="-c")
    compiled = compile_module(text, "m.ll")
    assert compiled.graph == compile_module(bitcode, "m.bc").graph
    assert edges_by_place(compiled.graph) == {((18, 3), (18, 3), "B"), ((18, 3), (18, 3), "C")}
    path = tmp_path / "m.ll"
    path.write_text(compiled.text)
    subprocess.run([compiler, "-Werror", "-c", path, "-o", tmp_path / "m.o"], check=True)


@lru_cache
def edges_of_committed_ir(source):
    ir = (ROOT / source).with_suffix(".ll")
    return edges_by_place(compile_module(ir.read_bytes(), ir.name).graph)


@pytest.mark.parametrize("source", [SOURCES[2], MORE[1]])
@pytest.mark.parametrize("version", VERSIONS)
def test_versions_agree_on_blocks(version, source):
    """However they are vectorised and unrolled; benchmarks/compilers.py tries all there is."""
    graph = compile_module(ir_of(source, "-g", "-O2", compiler=f"clang-{version}"), "m.ll").graph
    assert edges_by_place(graph) == edges_of_committed_ir(source)


def test_two_modules_link_with_their_graphs(tmp_path):
    from mixpert.passes.llvm.llvm_module import emit_object
    from mixpert.passes.text.graph_section import read_graphs

    if shutil.which("g++") is None:
        pytest.skip("needs g++")
    objects = []
    for name in ("gemm", "mlp"):
        source = f"samples/{name}/{name}_cblas.c"
        compiled = compile_module(ir_of(source, "-O2", "-g", f"-Dmain={name}_main"), source)
        objects.append(tmp_path / f"{name}.o")
        objects[-1].write_bytes(emit_object(compiled.text, source))
    program = tmp_path / "both.so"
    unresolved = "-Wl,--unresolved-symbols=ignore-all"
    command = ["g++", "-shared", "-Wl,--gc-sections", unresolved, *objects, "-o", program]
    subprocess.run(command, check=True)
    assert [len(graph.sites) for graph in read_graphs(program)] == [1, 3]


@pytest.mark.skipif(LINK is None, reason="needs llvm-link")
@pytest.mark.parametrize("before", [True, False], ids=["before the pass", "after it"])
def test_modules_of_llvm_link(tmp_path, before):
    """IR is linked and then rewritten, or the other way round: ids and graphs are the same."""
    from mixpert.passes.text.graph_section import read_graphs

    modules, edges = [], 0
    for name in ("gemm", "mlp"):
        source = f"samples/{name}/{name}_cblas.c"
        ir = ir_of(source, "-O2", "-g", f"-Dmain={name}_main")
        compiled = compile_module(ir, source)
        edges += len(compiled.graph.edges)
        modules.append(tmp_path / f"{name}.ll")
        modules[-1].write_text(ir.decode() if before else compiled.text)
    linked = tmp_path / "linked.ll"
    subprocess.run([LINK, "-S", *modules, "-o", linked], check=True)
    if before:
        linked.write_text(compile_module(linked.read_bytes(), "linked").text)
    subprocess.run([CLANG, "-c", linked, "-o", tmp_path / "linked.o"], check=True)
    graphs = read_graphs(tmp_path / "linked.o")
    ids = [site.id.partition(" < ")[0] for graph in graphs for site in graph.sites]
    assert sorted(ids) == sorted(set(ids))
    assert len(ids) == 4
    assert sum(len(graph.edges) for graph in graphs) == edges
