"""mixpert-cc: puts the pass into a build, in front of each line that compiles a source file."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from mixpert.commands import compile as compile_command
from mixpert.commands.common import Parser, run_command
from mixpert.errors import BackendError
from mixpert.files import is_bitcode, read_start

COMMAND = "mixpert-cc"
_COMPILES = frozenset(("-c", "--compile", "-dc", "--device-c"))
"""Options that ask for an object; nvcc's `-dc` for one whose GPU code is linked later."""
_ASSEMBLY = frozenset((".s", ".S", ".sx"))
"""Suffixes of sources that no compiler makes IR of."""

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
    return run_command(COMMAND, lambda: _run(*_parse(sys.argv[1:] if argv is None else argv)))


def _parse(words: list[str]) -> tuple[list[str], list[str]]:
    """Own options, checked, and the compiler's line."""
    own, line = _split(words)
    parser = Parser(COMMAND, _DESCRIPTION, _EXAMPLE)
    parser.usage = "%(prog)s [-h] [--version] [--plan FILE] [--gpu-arch ARCHS] [--remarks] -- LINE"
    parser.add_argument("--plan", metavar="FILE", help="compile this plan in")
    parser.add_argument("--gpu-arch", metavar="ARCHS", help="compile GPU kernels in")
    parser.add_argument("--remarks", action="store_true", help="say what was done with each call")
    _, unknown = parser.parse_known_args(own)
    if unknown:
        parser.error(f"unrecognized arguments: {' '.join(unknown)}: the compiler's line follows --")
    if not line:
        parser.error("no compiler's line after --")
    return own, line


def _split(words: list[str]) -> tuple[list[str], list[str]]:
    """What stands before and behind the first ``--``."""
    if "--" not in words:
        return words, []
    at = words.index("--")
    return words[:at], words[at + 1 :]


def _run(own: list[str], line: list[str]) -> int:
    output = output_of(line)
    if output is None:
        return subprocess.run(line, check=False).returncode
    with tempfile.TemporaryDirectory() as folder:
        ir = Path(folder) / "module.bc"
        status = subprocess.run(ir_line(line, ir), check=False).returncode
        if status != 0:
            return status
        if not (ir.exists() and is_bitcode(read_start(ir))):
            raise BackendError(
                f"{line[0]} gave no LLVM IR for {output}: the line must name a source file, and "
                "the compiler be clang, or nvcc with -ccbin clang++"
            )
        return compile_command.main([str(ir), "-o", str(output), "--emit=obj", "--quiet", *own])


def output_of(line: list[str]) -> Path | None:
    """The object that a line compiles to; None where it does something else."""
    if not _COMPILES.intersection(line):
        return None
    if any(Path(word).suffix in _ASSEMBLY for word in line):
        return None
    named, _ = _without_output(line)
    if named is not None:
        return Path(named)
    sources = [word for word in line if Path(word).suffix in compile_command.SOURCES]
    return Path(Path(sources[-1]).stem + ".o") if sources else None


def ir_line(line: list[str], ir: Path) -> list[str]:
    """The line that gives bitcode instead, and the same file of dependences as before.

    Not text: of what older compilers write, LLVM reads more in bitcode.
    """
    _, kept = _without_output(line)
    nvcc = Path(line[0]).name.startswith("nvcc")
    asked = ["-Xcompiler", "-emit-llvm"] if nvcc else ["-emit-llvm"]
    return [*kept, *asked, "-o", str(ir), *_dependences(line)]


def _without_output(line: list[str]) -> tuple[str | None, list[str]]:
    """The output that ``-o x`` or ``-ox`` names, and the line without it."""
    for at, word in enumerate(line):
        if word == "-o" and at + 1 < len(line):
            return line[at + 1], line[:at] + line[at + 2 :]
        if word.startswith("-o") and len(word) > len("-o"):
            return word.removeprefix("-o"), line[:at] + line[at + 1 :]
    return None, line


def _dependences(line: list[str]) -> list[str]:
    """Names what ``-MD`` and ``-MMD`` write, which compilers name after the output."""
    output = output_of(line)
    if output is None or not {"-MD", "-MMD"}.intersection(line):
        return []
    file = [] if _has(line, "-MF") else ["-MF", str(output.with_suffix(".d"))]
    target = [] if _has(line, "-MT", "-MQ") else ["-MT", str(output)]
    return file + target


def _has(line: list[str], *options: str) -> bool:
    return any(word.startswith(options) for word in line)


if __name__ == "__main__":
    sys.exit(main())
