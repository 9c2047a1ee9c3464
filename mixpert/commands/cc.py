"""mixpert-cc: puts the pass into a build, in front of each line that compiles a source file."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from mixpert.commands import compile as compile_command
from mixpert.commands.common import Parser, run_command
from mixpert.errors import BackendError
from mixpert.files import is_bitcode

COMMAND = "mixpert-cc"

_DESCRIPTION = """\
Runs a compiler's command line and puts its object through mixpert-compile: for build systems, which
take it as a launcher or in front of the compiler's name. The compiler is clang, or nvcc with
-ccbin clang++. Lines that do not compile (no -c) run as they are. Exit status: the compiler's, or
2 where it gives no LLVM IR or the pass refuses it.
"""
_EXAMPLE = """\
mixpert-cc --plan app.plan -- clang++ -O2 -g -c app.cpp -o app.o
make CXX="mixpert-cc -- clang++" LDLIBS="$(mixpert-config --libs)"
"""


def main(argv: list[str] | None = None) -> int:
    """Run the command; returns its exit status."""
    words = sys.argv[1:] if argv is None else argv
    own, line = _split(words)
    parser = Parser(COMMAND, _DESCRIPTION, _EXAMPLE)
    parser.usage = "%(prog)s [-h] [--version] [--plan FILE] [--gpu-arch ARCHS] [--remarks] -- LINE"
    parser.add_argument("--plan", metavar="FILE", help="compile this plan in")
    parser.add_argument("--gpu-arch", metavar="ARCHS", help="compile GPU kernels in")
    parser.add_argument("--remarks", action="store_true", help="say what was done with each call")
    parser.parse_args(own)
    if not line:
        parser.error("no compiler's line after --")
    return run_command(COMMAND, lambda: _run(own, line))


def _split(words: list[str]) -> tuple[list[str], list[str]]:
    """Own options and the compiler's line."""
    if "--" not in words:
        return words, []
    at = words.index("--")
    return words[:at], words[at + 1 :]


def _run(own: list[str], line: list[str]) -> int:
    output = output_of(line)
    if output is None:
        return subprocess.run(line, check=False).returncode
    with tempfile.TemporaryDirectory() as folder:
        ir = Path(folder) / "module.ll"
        status = subprocess.run(ir_line(line, ir), check=False).returncode
        if status != 0:
            return status
        if not _is_ir(ir):
            raise BackendError(
                f"{line[0]} gave no LLVM IR for {output}: the compiler must be clang, or nvcc with "
                "-ccbin clang++"
            )
        return compile_command.main([str(ir), "-o", str(output), "--emit=obj", "--quiet", *own])


def output_of(line: list[str]) -> Path | None:
    """The object that a line compiles to; None where it does something else."""
    if "-c" not in line and "--compile" not in line:
        return None
    if "-o" in line[:-1]:
        return Path(line[line.index("-o") + 1])
    sources = [word for word in line if Path(word).suffix in _SOURCES]
    return Path(Path(sources[-1]).stem + ".o") if sources else None


_SOURCES = frozenset((".c", ".cc", ".cpp", ".cxx", ".cu", ".C"))


def ir_line(line: list[str], ir: Path) -> list[str]:
    """The line that gives LLVM IR instead."""
    kept = list(line)
    if "-o" in kept[:-1]:
        at = kept.index("-o")
        del kept[at : at + 2]
    nvcc = Path(line[0]).name.startswith("nvcc")
    asked = ["-Xcompiler", "-emit-llvm,-S"] if nvcc else ["-emit-llvm", "-S"]
    return [*(word for word in kept if nvcc or word != "-c"), *asked, "-o", str(ir)]


def _is_ir(path: Path) -> bool:
    with path.open("rb") as file:
        start = file.read(64)
    return is_bitcode(start) or start.startswith((b"; ModuleID", b"source_filename", b"target "))


if __name__ == "__main__":
    sys.exit(main())
