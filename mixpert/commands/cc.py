"""mixpert-cc: puts the pass into a build, in front of each line that compiles a source file."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from mixpert.commands import compile as compile_command
from mixpert.commands.common import EXIT_OK, Parser, run_command
from mixpert.commands.compiler_line import ir_line, output_of, program_of
from mixpert.errors import BackendError
from mixpert.files import is_bitcode, read_start

COMMAND = "mixpert-cc"
_DESCRIPTION = """\
Run a compiler command and pass its result through mixpert-compile. For build systems, as a compiler
launcher or in front of the compiler's name. The compiler is clang, or nvcc with -ccbin clang++. A
command that compiles and links is processed one source at a time; commands that only link run
unchanged. Exit status: that of the compiler, or 2 if it yields no LLVM IR or the pass rejects it.
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
    parser.add_argument("--gpu-arch", metavar="ARCHS", help="embed GPU kernels")
    parser.add_argument(
        "--remarks", action="store_true", help="report what was done with each call"
    )
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
    if output is not None:
        return _compile(own, line, output)
    with tempfile.TemporaryDirectory() as folder:
        program = program_of(line, Path(folder))
        if program is None:
            return subprocess.run(line, check=False).returncode
        for step in program.objects:
            status = _compile(own, step, Path(step[-1]))
            if status != EXIT_OK:
                return status
        return subprocess.run(program.link, check=False).returncode


def _compile(own: list[str], line: list[str], output: Path) -> int:
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


if __name__ == "__main__":
    sys.exit(main())
