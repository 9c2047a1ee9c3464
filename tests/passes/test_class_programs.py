"""Random programs on objects and tables of functions, by a real compiler, against runs of them."""

import random
import shutil
import subprocess

import pytest
from class_programs import program
from fill_programs import TRACE

from mixpert.passes.pipeline import compile_module

CLANG = next((name for name in ("clang++-19", "clang++") if shutil.which(name)), None)
pytestmark = pytest.mark.skipif(CLANG is None, reason="needs clang++")
LEVELS = ("-O0", "-O1", "-O2", "-O3")


def clang(*arguments):
    subprocess.run([CLANG, "-std=c++17", "-w", *map(str, arguments)], check=True)


def shown(source, folder):
    """The edges that a run shows, by line."""
    trace, built = folder / "trace.cpp", folder / "run"
    trace.write_text(TRACE.replace("seen[100][100]", "seen[1000][1000]"))
    clang("-O1", "-DTRACED", source, trace, "-o", built)
    done = subprocess.run([built], capture_output=True, text=True, check=True, timeout=60)
    return {(int(a), int(b), operand) for a, b, operand in map(str.split, done.stdout.splitlines())}


def found(source, folder, level):
    """The edges of the graph, by line; None where the compiler made one call of two."""
    ir = folder / "program.ll"
    clang(level, "-g", "-S", "-emit-llvm", source, "-o", ir)
    graph = compile_module(ir.read_bytes(), "m.ll").graph
    lines = [site.line for site in graph.sites]
    return (
        None if 0 in lines else {(lines[e.source], lines[e.target], e.operand) for e in graph.edges}
    )


def check(seed, levels, folder):
    source = folder / "program.cpp"
    source.write_text(program(seed))
    true = shown(source, folder)
    counts = {}
    for level in levels:
        edges = found(source, folder, level)
        if edges is not None:
            assert true <= edges, (seed, level, true - edges)
            counts[level] = len(edges)
    return len(true), counts


@pytest.mark.parametrize("seed", range(8))
def test_no_edge_is_missing(seed, tmp_path):
    check(seed, [random.Random(seed).choice(LEVELS)], tmp_path)


@pytest.mark.slow
def test_no_edge_is_missing_in_hundreds_of_programs(tmp_path):
    for seed in range(1000, 1200):
        check(seed, random.Random(seed).sample(LEVELS, 2), tmp_path)
