"""Random programs on tiles that loops in loops fill, by a real compiler, against runs of them."""

import random
import shutil
import subprocess

import pytest
from fill_programs import TRACE
from head_programs import program

from mixpert.passes.pipeline import compile_module

CLANG = next((name for name in ("clang-19", "clang") if shutil.which(name)), None)
pytestmark = pytest.mark.skipif(CLANG is None, reason="needs clang")
LEVELS = ("-O0", "-O1", "-O2", "-O3")


def clang(*arguments):
    subprocess.run([CLANG, "-w", *map(str, arguments)], check=True)


def edges(source, folder, levels):
    """The edges that runs of all sizes show, by line, and what is found at each level."""
    trace, built, ir = folder / "trace.c", folder / "run", folder / "program.ll"
    trace.write_text(TRACE)
    clang("-O1", "-DTRACED", source, trace, "-o", built)
    lines = subprocess.run([built], capture_output=True, text=True, check=False).stdout.splitlines()
    true = {(int(a), int(b), operand) for a, b, operand in map(str.split, lines)}
    found = {}
    for level in levels:
        clang(level, "-g", "-S", "-emit-llvm", source, "-o", ir)
        graph = compile_module(ir.read_bytes(), "m.ll").graph
        lines = [site.line for site in graph.sites]
        if 0 not in lines:  # else the compiler made one call of two
            found[level] = {(lines[e.source], lines[e.target], e.operand) for e in graph.edges}
    return true, found


def check(seed, levels, folder):
    source = folder / "program.c"
    source.write_text(program(seed))
    true, found = edges(source, folder, levels)
    for level, all_found in found.items():
        assert true <= all_found, (seed, level)
    return len(true), {level: len(all_found) for level, all_found in found.items()}


@pytest.mark.parametrize("seed", range(8))
def test_no_edge_is_missing(seed, tmp_path):
    check(seed, [random.Random(seed).choice(LEVELS)], tmp_path)


@pytest.mark.slow
def test_no_edge_is_missing_in_hundreds_of_programs(tmp_path):
    for seed in range(250):
        check(seed, LEVELS, tmp_path)
