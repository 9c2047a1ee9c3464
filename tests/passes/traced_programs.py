"""C programs whose runs tell their edges (`fill_programs.TRACE`), and what the pass finds there."""

import shutil
import subprocess

import pytest
from fill_programs import TRACE

from mixpert.passes.pipeline import compile_module

CLANG = next((name for name in ("clang-19", "clang") if shutil.which(name)), None)
LEVELS = ("-O0", "-O1", "-O2", "-O3")
needs_clang = pytest.mark.skipif(CLANG is None, reason="needs clang")


def check(text, levels, folder):
    """That no edge is missing at any level of optimisation which leaves each call alone."""
    source = folder / "program.c"
    source.write_text(text)
    true = shown(source, folder)
    for level in levels:
        found = edges(source, folder, level)
        if found is not None:
            assert true <= found, level


def shown(source, folder):
    """The edges that runs of all sizes show, by line."""
    trace, built = folder / "trace.c", folder / "run"
    trace.write_text(TRACE)
    clang("-O1", "-DTRACED", source, trace, "-o", built)
    lines = subprocess.run([built], capture_output=True, text=True, check=False).stdout.splitlines()
    return {(int(a), int(b), operand) for a, b, operand in map(str.split, lines)}


def edges(source, folder, level):
    """What is found, by line; None if the compiler made one call of two."""
    ir = folder / "program.ll"
    clang(level, "-g", "-S", "-emit-llvm", source, "-o", ir)
    graph = compile_module(ir.read_bytes(), "m.ll").graph
    lines = [site.line for site in graph.sites]
    if 0 in lines:
        return None
    return {(lines[edge.source], lines[edge.target], edge.operand) for edge in graph.edges}


def clang(*arguments):
    subprocess.run([CLANG, "-w", *map(str, arguments)], check=True)
