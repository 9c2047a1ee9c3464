"""The samples with several versions of clang: sites, edges, results of the rewritten programs.

    python benchmarks/compilers.py --clang clang-14 --clang clang-19 --out compilers.json

Every CBLAS sample is compiled to IR at each level, with and without debug info, and goes through
mixpert-compile. Its sites and edges are compared with the list that was derived by hand
(tests/passes/expected_edges.json); what comes out is compiled and linked by the clang that made the
input, and run with every call native beside the program as it was: the same bytes are expected. At
-O2 bitcode must give the same graph. Rows that the file holds are not made again.

A C++ compiler is found by the name of the C compiler, or given behind a comma: "CC,CXX". With
--nvcc the host code of the CUDA samples is compiled too, by nvcc with each clang as its host
compiler; what comes out is compiled, and neither linked nor run.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import platform
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

from gpu_check import SEED, SIZES
from sample_programs import ROOT

from mixpert.files import write_atomically
from mixpert.graph import GemmGraph
from mixpert.runtime import machine

sys.path[:0] = [str(ROOT / "tests" / "samples")]
from sample_list import EXPECTED, MODULES, path_of, required_of, source_of  # noqa: E402

LEVELS = ("-O2", "-O0", "-O1", "-O3")
DEBUG = (True, False)
_VERSION = re.compile(r"clang version (\S+)")
_LAST_NAME = re.compile(r"clang(?=[^/]*$)")
_SITE = re.compile(r"(?:call|invoke) .*@mixpert\.site\.(\d+)\(")
_TIME = re.compile(r"^seconds=.*\n", re.MULTILINE)
_ARCHITECTURE = "-arch=sm_90"
_RUN_SECONDS = 300

Place = tuple[int, int]
Edge = tuple[Place, Place, str]


class Failed(Exception):
    """A step did not end as it should; one line."""


@dataclass(frozen=True)
class Compiler:
    """One clang: its commands for C and C++."""

    c: tuple[str, ...]
    cxx: tuple[str, ...]

    @cached_property
    def version(self) -> str:
        """Such as 19.1.7."""
        text = _checked([*self.c, "--version"]).stdout.decode()
        found = _VERSION.search(text)
        if found is None:
            sys.exit(f"{shlex.join(self.c)}: not clang: {text.splitlines()[:1]}")
        return found[1]

    def of(self, path: Path) -> tuple[str, ...]:
        """The command for a source file."""
        return self.c if path.suffix == ".c" else self.cxx


class Tools(NamedTuple):
    """What else is needed: words that link a BLAS; nvcc and its flags, or nothing."""

    blas: list[str]
    nvcc: list[str]


class Case(NamedTuple):
    """One sample, and how it is compiled."""

    program: str
    module: str
    level: str
    debug: bool

    @property
    def cuda(self) -> bool:
        """Whether it is a CUDA program."""
        return not self.module.endswith("_cblas.ll")


@dataclass
class Row:
    """What one compiler made of a case.

    Attributes:
        sites: calls in the IR, inlined copies counted.
        missing, extra: edges between places of the source, beside the list.
        failed: the step that went wrong and what it said; empty where none did.
    """

    clang: str
    module: str
    level: str
    debug: bool
    sites: int = 0
    edges: int = 0
    missing: int = 0
    extra: int = 0
    failed: str = ""


def compiler_of(words: str) -> Compiler:
    """From the command line: "CC" or "CC,CXX"."""
    c, _, cxx = words.partition(",")
    command = tuple(shlex.split(c))
    derived = (_LAST_NAME.sub("clang++", command[0]), *command[1:])
    return Compiler(command, tuple(shlex.split(cxx)) or derived)


def cases() -> Iterator[Case]:
    """All, the usual levels first."""
    for debug, level, (program, module) in itertools.product(DEBUG, LEVELS, MODULES):
        yield Case(program, module, level, debug)


def _checked(command: list[str], **options: Any) -> subprocess.CompletedProcess[bytes]:
    """Run a command in the repository's root.

    Raises:
        Failed: its status is not 0.
    """
    options.setdefault("timeout", _RUN_SECONDS)
    done = subprocess.run(command, capture_output=True, check=False, **{"cwd": ROOT, **options})
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        raise Failed(f"{Path(command[0]).name}: status {done.returncode}: {' '.join(said[:1])}")
    return done


class Trial:
    """One case through one compiler, in a folder of its own."""

    def __init__(self, compiler: Compiler, case: Case, tools: Tools, folder: Path) -> None:
        self._case = case
        self._tools = tools
        self._folder = folder
        self._source = source_of(case.program, case.module)
        self._compile = compiler.of(self._source)

    def graph(self, debug: bool, form: str = ".ll") -> tuple[GemmGraph, Path]:
        """The graph that mixpert-compile finds, and the module it writes."""
        ir, rewritten, graph = (self._folder / n for n in (f"in{form}", "out.ll", "graph.json"))
        _checked([*self._to_ir(debug, form), str(self._source.relative_to(ROOT)), "-o", str(ir)])
        ours = [sys.executable, "-m", "mixpert.commands.compile", str(ir), "-o", str(rewritten)]
        declared = path_of(self._case.program, self._case.module).with_suffix(".reach")
        reach = ["--reach", str(declared)] if declared.exists() else []
        _checked([*ours, "--graph", str(graph), *reach])
        return GemmGraph.from_json(graph.read_text()), rewritten

    def _to_ir(self, debug: bool, form: str) -> list[str]:
        """The command that makes IR of a source file."""
        level = self._case.level
        wanted = ["-emit-llvm", "-S" if form == ".ll" else "-c", *(["-g"] if debug else [])]
        if not self._case.cuda:
            return [*self._compile, level, *wanted]
        (host,) = self._compile
        passed = ",".join(word for word in wanted if word != "-c")
        nvcc = [*self._tools.nvcc, "-ccbin", host, "-allow-unsupported-compiler", "-std=c++17"]
        return [*nvcc, _ARCHITECTURE, level, "-Xcompiler", passed, "-c"]

    def places(self) -> list[Place]:
        """Line and column of each call, in the order of the text, which needs debug info."""
        graph, rewritten = self.graph(True)
        return [(graph.sites[i].line, graph.sites[i].column) for i in _in_text(rewritten)]

    def found(self) -> tuple[GemmGraph, list[Place]]:
        """The graph, and the place of each site; the module in the folder is this one."""
        places = [] if self._case.debug else self.places()
        graph, rewritten = self.graph(self._case.debug)
        if self._case.debug:
            return graph, [(site.line, site.column) for site in graph.sites]
        order = _in_text(rewritten)
        if len(order) != len(places):
            raise Failed(f"{len(order)} sites without -g, {len(places)} with it")
        known = dict(zip(order, places, strict=True))
        return graph, [known[site.index] for site in graph.sites]

    def check_bitcode(self, expected: GemmGraph) -> None:
        """At -O2: bitcode has the graph of the text."""
        if self._case.level == "-O2" and self.graph(self._case.debug, ".bc")[0] != expected:
            raise Failed("bitcode has another graph than text")

    def check_object(self) -> None:
        """What comes out is compiled by the compiler."""
        module, object_ = (str(self._folder / name) for name in ("out.ll", "out.o"))
        _checked([*self._compile, "-Werror", self._case.level, "-c", module, "-o", object_])

    def check_run(self) -> None:
        """Both programs, compiled and linked by the compiler, write and print the same."""
        ask = [sys.executable, "-m", "mixpert.commands.config", "--libs"]
        libraries = shlex.split(_checked(ask).stdout.decode())
        before = self._linked("in.ll", ["-Wl,--no-as-needed", *self._tools.blas])
        after = self._linked("out.ll", [*libraries, "-Wl,--no-as-needed", *self._tools.blas])
        if self._run(before) != self._run(after):
            raise Failed("the program computes something else")

    def _linked(self, module: str, libraries: list[str]) -> Path:
        program = self._folder / f"{module}.exe"
        quiet = "-Wno-unused-command-line-argument"
        inputs = [str(self._folder / module), *libraries, "-lm", "-o", str(program)]
        _checked([*self._compile, "-Werror", quiet, self._case.level, *inputs])
        return program

    def _run(self, program: Path) -> tuple[str, bytes]:
        """What it prints but for its time, and what it writes."""
        output = self._folder / "result.bin"
        sizes = [str(size) for size in SIZES[self._case.program][0]]
        environment = {**os.environ, "MIXPERT_SCHEME": "native", "OPENBLAS_NUM_THREADS": "1"}
        command = [str(program), *sizes, str(SEED), str(output)]
        printed = _checked(command, env=environment).stdout.decode()
        return _TIME.sub("", printed), output.read_bytes()


def _in_text(rewritten: Path) -> list[int]:
    """Indexes of sites in the order of their calls in a rewritten module."""
    return [int(number) for number in _SITE.findall(rewritten.read_text())]


def expected_edges(case: Case) -> tuple[set[Place], set[Edge]]:
    """Places of sites, and edges between them, as they were derived by hand."""
    places = [(line, column) for line, column in EXPECTED[case.program]["sites"][case.module]]
    rows = required_of(case.program, case.module)
    edges = {(places[r["from"]], places[r["to"]], str(r["operand"])) for r in rows}
    return set(places), edges


def tried(compiler: Compiler, case: Case, tools: Tools) -> Row:
    """One row of the table."""
    row = Row(compiler.version, case.module, case.level, case.debug)
    wanted_places, wanted = expected_edges(case)
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(compiler, case, tools, Path(folder))
        try:
            graph, places = trial.found()
            edges = {(places[e.source], places[e.target], e.operand) for e in graph.edges}
            row.sites, row.edges = len(graph.sites), len(edges)
            row.missing, row.extra = len(wanted - edges), len(edges - wanted)
            if set(places) != wanted_places:
                raise Failed("sites at other places")
            if case.cuda:
                trial.check_object()
            else:
                trial.check_run()
            trial.check_bitcode(graph)
        except (Failed, subprocess.TimeoutExpired) as error:
            row.failed = str(error)
    return row


def record(rows: list[dict[str, Any]]) -> str:
    """The data file: what it was made with, and a line for each row."""
    head = {
        "command": "python benchmarks/compilers.py, some versions and levels at a time",
        "date": machine.today(),
        "machine": f"{os.cpu_count()}-core {platform.machine()}, {platform.libc_ver()[1]} glibc",
        "llvmlite": version("llvmlite"),
    }
    start = json.dumps(head).removesuffix("}")
    lines = ",\n".join(f"  {json.dumps(row)}" for row in rows)
    return f'{start}, "rows": [\n{lines}\n]}}\n'


def main() -> None:
    """Make the rows that are wanted and not there yet."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clang", action="append", required=True, metavar="CC[,CXX]")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--only", default="", help="samples whose module has this in its name")
    parser.add_argument("--level", action="append", choices=LEVELS, help="default: all")
    parser.add_argument("--blas", default="-lopenblas", help="how the programs are linked with it")
    parser.add_argument("--nvcc", default="", help="nvcc and its flags; default: no CUDA samples")
    options = parser.parse_args()
    tools = Tools(shlex.split(options.blas), shlex.split(options.nvcc))
    rows = json.loads(options.out.read_text())["rows"] if options.out.exists() else []
    done = {(r["clang"], r["module"], r["level"], r["debug"]) for r in rows}
    compilers = [compiler_of(words) for words in options.clang]
    for case, compiler in itertools.product(cases(), compilers):
        wanted = options.only in case.module and case.level in (options.level or LEVELS)
        wanted &= bool(tools.nvcc) or not case.cuda
        if not wanted or (compiler.version, *case[1:]) in done:
            continue
        row = asdict(tried(compiler, case, tools))
        rows.append(row)
        wrong = row["missing"] or row["extra"] or row["failed"]
        print(json.dumps(row) if wrong else f"{row['clang']} {' '.join(map(str, case[1:]))}: good")
        write_atomically(options.out, record(rows))


if __name__ == "__main__":
    main()
