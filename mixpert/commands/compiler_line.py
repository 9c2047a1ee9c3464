"""What a compiler's command line makes, and the lines that make LLVM IR of it instead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mixpert.commands.compile import SOURCES

_COMPILES = frozenset(("-c", "--compile", "-dc", "--device-c"))
"""Options that ask for an object; nvcc's `-dc` for one whose GPU code is linked later."""
_STOPS = frozenset(
    ("-S", "--assemble", "-E", "--preprocess", "-M", "-MM", "-fsyntax-only", "--analyze", "-###",
     "-cubin", "--cubin", "-ptx", "--ptx", "-fatbin", "--fatbin", "-dlink", "--device-link",
     "-lib", "--lib")
)  # fmt: skip
"""Options that ask for something else than an object or a program."""
_WITH_FILE = frozenset(("-o", "-include", "-imacros", "-MF", "-MT", "-MQ", "-Xlinker", "-T"))
"""Options whose next word may end as a source file does and is none."""
_ASSEMBLY = frozenset((".s", ".S", ".sx"))
"""Suffixes of sources that no compiler makes IR of."""
_LINKED = frozenset((".o", ".lo", ".a", ".so"))
_LINKS = ("-l", "-L", "-Wl,", "-shared", "-static", "-pie", "-rdynamic")
"""How words begin that a compiler warns of where it does not link."""


@dataclass(frozen=True)
class Program:
    """A line that compiles sources and links them, in the lines that do so one by one.

    Attributes:
        objects: of each source the line that compiles it.
        link: the line that links them.
    """

    objects: list[list[str]]
    link: list[str]


def output_of(line: list[str]) -> Path | None:
    """The object that a line compiles to; None where it does something else."""
    if not _COMPILES.intersection(line):
        return None
    if any(Path(word).suffix in _ASSEMBLY for word in line):
        return None
    named, _ = _without_output(line)
    if named is not None:
        return Path(named)
    sources = [word for word in line if Path(word).suffix in SOURCES]
    return Path(Path(sources[-1]).stem + ".o") if sources else None


def ir_line(line: list[str], ir: Path) -> list[str]:
    """The line that gives bitcode instead, and the same file of dependences as before.

    Not text: of what older compilers write, LLVM reads more in bitcode.
    """
    _, kept = _without_output(line)
    asked = ["-Xcompiler", "-emit-llvm"] if _is_nvcc(line) else ["-emit-llvm"]
    return [*kept, *asked, "-o", str(ir), *_dependences(line)]


def program_of(line: list[str], folder: Path) -> Program | None:
    """The steps of a line that compiles and links; objects go to `folder`.

    None where the line does something else.
    """
    if (_COMPILES | _STOPS).intersection(line):
        return None
    sources = dict(_sources(line))
    if not sources:
        return None
    objects = {at: str(folder / f"{at}.o") for at in sources}
    compiled = [[*_without_others(line, at), "-c", "-o", name] for at, name in objects.items()]
    link = [objects.get(at, word) for at, word in enumerate(line)]
    return Program(compiled, _without_language(link))


def _sources(line: list[str]) -> Iterator[tuple[int, str]]:
    for at, word in enumerate(line[1:], 1):
        if Path(word).suffix in SOURCES and line[at - 1] not in _WITH_FILE:
            yield at, word


def _without_others(line: list[str], source: int) -> list[str]:
    """The line with one of its sources, and without what is for the linker alone."""
    others = {at for at, _ in _sources(line)} - {source}
    kept = [word for at, word in enumerate(line) if at not in others]
    if _is_nvcc(line):  # takes options of the linker in silence, and has its own with -l
        return [word for word in _without_output(kept)[1] if Path(word).suffix not in _LINKED]
    return [
        word
        for word in _without_output(kept)[1]
        if not word.startswith(_LINKS) and Path(word).suffix not in _LINKED
    ]


def _without_language(line: list[str]) -> list[str]:
    """The line without ``-x c``, which would have objects read as sources."""
    if "-x" not in line:
        return line
    at = line.index("-x")
    return _without_language(line[:at] + line[at + 2 :])


def _is_nvcc(line: list[str]) -> bool:
    return Path(line[0]).name.startswith("nvcc")


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
