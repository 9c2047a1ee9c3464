"""Programs in C and Fortran with ssyrk, sgemmt, batches and groups, compiled, rewritten and run."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from harness import environment

from mixpert import native, settings
from mixpert.graph import GemmGraph
from mixpert.trace import Trace, TraceRow

PROGRAMS = Path(__file__).parent / "programs"
CLANG = next((name for name in ("clang-19", "clang") if shutil.which(name)), None)
FLANG = next((name for name in ("flang-new-19", "flang-19") if shutil.which(name)), None)
SCHEMES = ["int8:2,2,2", "auto", "fp64", "native"]
RUN = (sys.executable, "-m", "mixpert.commands.run")


def compiled(folder: Path, *command: str, output: str) -> GemmGraph:
    """Compile to IR with a command, and then with MixPert; the graph."""
    ir, graph = folder / "program.ll", folder / "program.json"
    subprocess.run([*command, "-S", "-emit-llvm", "-o", ir], check=True)
    words = ["mixpert.commands.compile", ir, "-o", folder / output, "--graph", graph]
    subprocess.run([sys.executable, "-m", *words], check=True, capture_output=True)
    return GemmGraph.read(graph)


def edges(graph: GemmGraph) -> set[tuple[int, str, int]]:
    """By the lines of the sites, or their indexes where none are known."""
    line = {site.index: site.line or site.index for site in graph.sites}
    return {(line[e.source], e.operand, line[e.target]) for e in graph.edges}


def traces(folder: Path, *command: Any, prints: str | None = None) -> Iterator[list[TraceRow]]:
    """What runs under each scheme trace: no other scheme, and no message."""
    for scheme in SCHEMES:
        trace = folder / f"{scheme}.jsonl"
        done = subprocess.run(
            command,
            env=environment(scheme=scheme) | {settings.TRACE: str(trace)},
            capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
        assert (done.returncode, done.stderr) == (0, "")
        assert prints is None or done.stdout == prints
        rows = list(Trace.read(trace).rows)
        assert {row.scheme for row in rows} == {scheme}
        yield rows


@pytest.mark.skipif(CLANG is None, reason="needs clang")
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_program_in_c(level: str, tmp_path: Path) -> None:
    """A side of G that ssyrk leaves alone is what the GEMM before it wrote."""
    source = PROGRAMS / "triangles.c"
    assert CLANG is not None
    graph = compiled(tmp_path, CLANG, level, "-g", str(source), output="emulated.ll")
    lines = [i for i, text in enumerate(source.read_text().splitlines(), 1) if "// " in text][-5:]
    first, second, syrk, gemmt, batch = *lines[:4], lines[4] - 1
    assert edges(graph) == {
        (first, "A", syrk), (first, "A", gemmt), (second, "A", batch), (syrk, "A", batch),
    }  # fmt: skip
    count = 24 * 24 + 24 * 25 // 2 + 2 * 24 * 24
    for rows in traces(tmp_path, *RUN, tmp_path / "emulated.ll", prints=f"{count}\n"):
        assert [row.entry for row in rows] == [
            "cblas_sgemm", "cblas_sgemm", "cblas_ssyrk", "cblas_sgemmt",
            "cblas_sgemm_batch_strided",
        ]  # fmt: skip


@pytest.mark.skipif(CLANG is None, reason="needs clang")
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_groups_and_64_bit_sizes_in_c(level: str, tmp_path: Path) -> None:
    """The matrices of a group are behind arrays of pointers."""
    source = PROGRAMS / "groups.c"
    assert CLANG is not None
    graph = compiled(tmp_path, CLANG, level, "-g", str(source), output="emulated.ll")
    lines = [i for i, text in enumerate(source.read_text().splitlines(), 1) if "// site" in text]
    first, groups, last = lines
    assert edges(graph) == {
        (first, "A", groups), (first, "B", groups), (groups, "A", last), (groups, "B", last),
    }  # fmt: skip
    count = 4 * 24 * 24 + 8 * 8
    for rows in traces(tmp_path, *RUN, tmp_path / "emulated.ll", prints=f"{count}\n"):
        assert [(row.entry, row.shape, row.calls) for row in rows] == [
            ("cblas_sgemm_64", (24, 24, 24), 1), ("cblas_sgemm_batch", (24, 24, 24), 2),
            ("cblas_sgemm_batch", (8, 8, 8), 1), ("sgemm_64_", (24, 24, 24), 1),
        ]  # fmt: skip


@pytest.mark.skipif(FLANG is None or not shutil.which("g++"), reason="needs flang and g++")
def test_a_program_in_fortran(tmp_path: Path) -> None:
    assert FLANG is not None
    source = str(PROGRAMS / "triangles.f90")
    graph = compiled(tmp_path, FLANG, "-O2", "-fPIC", source, output="emulated.o")
    assert [site.callee for site in graph.sites] == ["sgemm_", "sgemm_", "ssyrk_", "sgemmt_"]
    assert edges(graph) == {(0, "A", 2), (0, "A", 3)}
    library = tmp_path / "libtriangles.so"
    libraries = [f"-L{native.LIBRARY_DIRECTORY}", f"-Wl,-rpath,{native.LIBRARY_DIRECTORY}"]
    words = ["g++", "-shared", tmp_path / "emulated.o", *libraries, "-lmixpert", "-o", library]
    subprocess.run(words, check=True)
    for rows in traces(tmp_path, sys.executable, PROGRAMS / "call_triangles.py", library):
        assert [row.entry for row in rows] == [site.callee for site in graph.sites]
