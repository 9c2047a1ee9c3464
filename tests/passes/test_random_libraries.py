"""Random libraries, analysed alone: every edge that a program shows is in the graph."""

import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from mixpert.graph import GemmGraph
from mixpert.passes.pipeline import compile_module
from mixpert.trace import Trace

sys.path.insert(0, str(Path(__file__).parent))
from library_programs import Library

TOOLS = {
    tool: next((name for name in (f"{tool}-19", tool) if shutil.which(name)), None)
    for tool in ("clang", "clang++", "llvm-link")
}
pytestmark = pytest.mark.skipif(None in TOOLS.values(), reason="needs clang and llvm-link")
FORMS = [
    (cpp, level, debug)
    for cpp in (True, False)
    for level in ("-O0", "-O2")
    for debug in (True, False)
]


def compiled(folder: Path, library: Library, level: str, debug: bool) -> bytes:
    """IR of the library; with that of the program in ``all.ll``."""
    suffix, compiler = (".cpp", "clang++") if library.cpp else (".c", "clang")
    (folder / "library.h").write_text(library.header())
    (folder / f"library{suffix}").write_text(library.source())
    (folder / f"program{suffix}").write_text(library.program())
    for name, options in (("library", [level, *(["-g"] if debug else [])]), ("program", ["-O0"])):
        command = [TOOLS[compiler], *options, "-w", "-S", "-emit-llvm", f"{name}{suffix}"]
        subprocess.run([*command, "-o", f"{name}.ll"], check=True, cwd=folder)
    linked = [TOOLS["llvm-link"], "-S", "library.ll", "program.ll", "-o", "all.ll"]
    subprocess.run(linked, check=True, cwd=folder)
    return (folder / "library.ll").read_bytes()


def places(graph: GemmGraph) -> dict[str, tuple[str, int]]:
    """Of each site: its function, and which one it is there."""
    before: Counter[str] = Counter()
    found = {}
    for site in graph.sites:
        found[site.id] = (site.function, before[site.function])
        before[site.function] += 1
    return found


def shown(folder: Path) -> set[tuple[tuple[str, int], tuple[str, int], str]]:
    """Edges that a run shows between the library's sites."""
    whole = compile_module((folder / "all.ll").read_bytes(), "program")
    place = places(whole.graph)
    if not place:
        return set()
    (folder / "run.ll").write_text(whole.text)
    command = [sys.executable, "-m", "mixpert.commands.run", "--trace", "trace.jsonl", "run.ll"]
    subprocess.run(command, check=True, capture_output=True, cwd=folder, timeout=120)
    trace = folder / "trace.jsonl"
    return {
        (place[writer], place[row.site], operand)
        for row in (Trace.read(trace).rows if trace.exists() else ())
        for operand, writers in row.writers.items()
        for writer in writers
    }


def missing(
    folder: Path, seed: int, cpp: bool, level: str, debug: bool
) -> set[tuple[tuple[str, int], tuple[str, int], str]]:
    ir = compiled(folder, Library(seed, cpp), level, debug)
    graph = compile_module(ir, "library").graph
    place = [*places(graph).values()]
    return shown(folder) - {(place[e.source], place[e.target], e.operand) for e in graph.edges}


@pytest.mark.parametrize(("cpp", "level", "debug"), FORMS)
def test_a_library_has_every_edge_that_a_program_shows(
    tmp_path: Path, cpp: bool, level: str, debug: bool
) -> None:
    assert missing(tmp_path, 0, cpp, level, debug) == set()


@pytest.mark.slow
@pytest.mark.parametrize(("cpp", "level", "debug"), FORMS)
def test_many_libraries_have_every_edge_that_their_programs_show(
    tmp_path: Path, cpp: bool, level: str, debug: bool
) -> None:
    lost = {}
    for seed in range(1000, 1050):
        folder = tmp_path / str(seed)
        folder.mkdir()
        if found := missing(folder, seed, cpp, level, debug):
            lost[seed] = found
    assert lost == {}
