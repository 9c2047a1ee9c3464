"""Random programs whose loops fill buffers, by a real compiler, against what runs of them show."""

import random
import shutil
import subprocess

import pytest
from fill_programs import TRACE, program

from mixpert.passes.pipeline import compile_module

CLANG = next((name for name in ("clang-19", "clang") if shutil.which(name)), None)
pytestmark = pytest.mark.skipif(CLANG is None, reason="needs clang")
LEVELS = ("-O0", "-O1", "-O2", "-O3")


def clang(*arguments):
    subprocess.run([CLANG, "-w", *map(str, arguments)], check=True)


def shown(source, folder):
    """The edges that runs of all sizes show, by line."""
    trace, built = folder / "trace.c", folder / "run"
    trace.write_text(TRACE)
    clang("-O1", "-DTRACED", source, trace, "-o", built)
    lines = subprocess.run([built], capture_output=True, text=True, check=False).stdout.splitlines()
    return {(int(a), int(b), operand) for a, b, operand in map(str.split, lines)}


def check(seed, levels, folder):
    source, ir = folder / "program.c", folder / "program.ll"
    source.write_text(program(seed))
    true = shown(source, folder)
    for level in levels:
        clang(level, "-g", "-S", "-emit-llvm", source, "-o", ir)
        graph = compile_module(ir.read_bytes(), "m.ll").graph
        lines = [site.line for site in graph.sites]
        found = {(lines[e.source], lines[e.target], e.operand) for e in graph.edges}
        if 0 not in lines:  # else the compiler made one call of two
            assert true <= found, level


@pytest.mark.parametrize("seed", range(8))
def test_no_edge_is_missing(seed, tmp_path):
    check(seed, [random.Random(seed).choice(LEVELS)], tmp_path)


@pytest.mark.slow
def test_no_edge_is_missing_in_hundreds_of_programs(tmp_path):
    for seed in range(250):
        check(seed, LEVELS, tmp_path)
