"""mixpert-cc: runs a compiler command and the pass on its result, in a build."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from mixpert.commands import compile as compile_command
from mixpert.commands.common import EXIT_OK, Parser, run_command
from mixpert.commands.compiler_command import (
    dependency_file,
    expanded,
    ir_command,
    links,
    one_by_one,
    output_of,
    program_of,
    with_dependency,
)
from mixpert.errors import BackendError
from mixpert.files import is_bitcode, read_start, write_atomically

COMMAND = "mixpert-cc"
_WITH_VALUE = frozenset(("--plan", "--gpu-arch"))
_RUNTIME = re.compile(r"^-lmixpert$|libmixpert\.(so|a)")
_RUNTIME_MISSING = (
    "objects compiled with mixpert-cc are linked with the runtime: add $(mixpert-config --libs) to "
    "this command, or to LDLIBS or CMAKE_EXE_LINKER_FLAGS"
)
_DESCRIPTION = """\
Run a compiler command and pass its result through mixpert-compile: for build systems, as a compiler
launcher. The compiler is clang, or nvcc with -ccbin clang++. A
command that compiles and links is processed one source at a time; commands that only link run
unchanged.
"""
_STATUSES = """\
that of the compiler
2 usage error, or the compiler yields no LLVM IR, or the pass rejects it
"""
_EXAMPLE = """\
mixpert-cc --plan app.plan clang++ -O2 -g -c app.cpp -o app.o
make CXX="mixpert-cc clang++" LDLIBS="$(mixpert-config --libs)"
"""


def main(argv: list[str] | None = None) -> int:
    """Run the command; returns its exit status."""
    return run_command(COMMAND, lambda: _run(*_parse(sys.argv[1:] if argv is None else argv)))


@dataclass(frozen=True)
class _Options:
    """What comes before the compiler command.

    Attributes:
        words: options of mixpert-compile.
        plan: the file that `--plan` names.
    """

    words: list[str]
    plan: str | None


def _parse(words: list[str]) -> tuple[_Options, list[str]]:
    """Own options, checked, and the compiler command."""
    own, command = _split(words)
    parser = Parser(COMMAND, _DESCRIPTION, _EXAMPLE, _STATUSES)
    parser.usage = (
        "%(prog)s [-h] [--version] [--plan FILE] [--gpu-arch ARCHS] [--remarks] [--] COMMAND..."
    )
    parser.add_argument("--plan", metavar="FILE", help="compile this plan in")
    parser.add_argument("--gpu-arch", metavar="ARCHS", help="embed GPU kernels")
    parser.add_argument(
        "--remarks", action="store_true", help="report what was done with each call"
    )
    known, unknown = parser.parse_known_args(own)
    if unknown:
        parser.error(
            f"unrecognized arguments: {' '.join(unknown)}: options of the compiler follow its name"
        )
    if not command:
        parser.error("no compiler command given")
    if command[0].startswith("-"):
        parser.error(f"{command[0]}: options stand before --, the compiler's name after it")
    return _Options(own, known.plan), command


def _split(words: list[str]) -> tuple[list[str], list[str]]:
    """Own options, and the compiler command, which starts after them or after ``--``."""
    at = 0
    while at < len(words) and words[at].startswith("-"):
        if words[at] == "--":
            return words[:at], words[at + 1 :]
        at += 2 if words[at] in _WITH_VALUE else 1
    return words[:at], words[at:]


def _run(own: _Options, command: list[str]) -> int:
    words = expanded(command)
    if output_of(words) is not None:
        return _compile_all(own, one_by_one(words))
    with tempfile.TemporaryDirectory() as folder:
        program = program_of(words, Path(folder))
        if program is None:
            return _other(command)
        status = _compile_all(own, program.objects)
        return _other(program.link) if status == EXIT_OK else status


def _compile_all(own: _Options, commands: list[list[str]]) -> int:
    """Compile each source; the first that fails ends it."""
    for command in commands:
        output = output_of(command)
        status = EXIT_OK if output is None else _compile(own, command, output)
        if status != EXIT_OK:
            return status
    return EXIT_OK


def _other(command: list[str]) -> int:
    """Run a command that compiles nothing; where it does not link, say what may be missing."""
    status = subprocess.run(command, check=False).returncode
    if status != EXIT_OK and links(command) and not any(map(_RUNTIME.search, command)):
        print(f"{COMMAND}: {_RUNTIME_MISSING}", file=sys.stderr)
    return status


def _compile(own: _Options, command: list[str], output: Path) -> int:
    with tempfile.TemporaryDirectory() as folder:
        ir = Path(folder) / "module.bc"
        status = subprocess.run(ir_command(command, ir), check=False).returncode
        if status != 0:
            return status
        if not (ir.exists() and is_bitcode(read_start(ir))):
            raise BackendError(
                f"{command[0]} wrote no LLVM IR for {output}: the command must compile a source "
                "file with clang, or with nvcc -ccbin clang++"
            )
        words = [str(ir), "-o", str(output), "--emit=obj", "--quiet", *own.words]
        status = compile_command.main(words)
    if status == EXIT_OK and own.plan is not None:
        _depend(dependency_file(command), own.plan)
    return status


def _depend(dependencies: Path | None, plan: str) -> None:
    """Has the build system compile again after the plan has changed."""
    if dependencies is not None and dependencies.exists():
        rules = with_dependency(dependencies.read_bytes(), os.fsencode(plan))
        write_atomically(dependencies, rules)


if __name__ == "__main__":
    sys.exit(main())
