"""What a compiler command produces, and the command that produces LLVM IR instead."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mixpert.commands.compile import SOURCES

_COMPILES = frozenset(("-c", "--compile", "-dc", "--device-c"))
"""Options that request an object; `-dc` of nvcc: with GPU code that is linked later."""
_STOPS = frozenset(
    ("-S", "--assemble", "-E", "--preprocess", "-M", "-MM", "-fsyntax-only", "--analyze", "-###",
     "-cubin", "--cubin", "-ptx", "--ptx", "-fatbin", "--fatbin", "-dlink", "--device-link",
     "-lib", "--lib")
)  # fmt: skip
"""Options that request neither an object nor a program."""
_WITH_FILE = frozenset(("-o", "-include", "-imacros", "-MF", "-MT", "-MQ", "-Xlinker", "-T"))
"""Options whose argument may have the suffix of a source file."""
_PREPROCESSOR = ("-Wp,-MD,", "-Wp,-MMD,")
"""Begin an option that requests a dependency file and names it, as older build systems do."""
_COVERS = frozenset(("--coverage", "-coverage", "-ftest-coverage", "-fprofile-arcs"))
"""Options that request files for gcov."""
_ASSEMBLY = frozenset((".s", ".S", ".sx"))
"""Suffixes of assembly sources, which do not become IR."""
_END = "--"
"""What follows it is a source, whatever it begins with."""
_LINKED = frozenset((".o", ".lo", ".a", ".so"))
_LINKS = (
    "-l", "-L", "-Wl,", "-shared", "-static", "-pie", "-rdynamic", "-fuse-ld=", "--ld-path=",
    "-rtlib=", "-nostartfiles", "-nodefaultlibs",
)  # fmt: skip
"""Prefixes of linker arguments, about which a compiler that does not link warns."""


@dataclass(frozen=True)
class Program:
    """A command that compiles and links, as one command for each step.

    Attributes:
        objects: the command that compiles each source.
        link: the command that links the objects.
    """

    objects: list[list[str]]
    link: list[str]


def output_of(command: list[str]) -> Path | None:
    """The object that a command writes; None if it does not compile to an object."""
    if not _COMPILES.intersection(command) or _STOPS.intersection(command):
        return None
    if any(Path(word).suffix in _ASSEMBLY for word in command):
        return None
    named, _ = _without_output(command)
    if named is not None:
        return Path(named)
    sources = [word for word in command if Path(word).suffix in SOURCES]
    return Path(Path(sources[-1]).stem + ".o") if sources else None


def expanded(command: list[str]) -> list[str]:
    """The command with what its response files (``@file``) hold, as a shell would read it."""
    return [part for word in command for part in _of_response_file(word)]


def _of_response_file(word: str) -> list[str]:
    """The words of a file that the compiler can read; else the word, which the compiler judges."""
    file = Path(word[1:])
    if not word.startswith("@") or not file.is_file():
        return [word]
    try:
        return shlex.split(file.read_text(errors="surrogateescape"))
    except (OSError, ValueError):
        return [word]


def one_by_one(command: list[str]) -> list[list[str]]:
    """A command that compiles to objects, as one command for each source."""
    sources = [at for at, _ in _sources(command)]
    if len(sources) < 2 or _without_output(command)[0] is not None:
        return [command]
    return [_without_others(command, at) for at in sources]


def links(command: list[str]) -> bool:
    """Whether a command puts objects together to a program or library."""
    words = command[1:]
    stops = _COMPILES | _STOPS
    objects = any(Path(word).suffix in _LINKED or word.startswith(("-l", "@")) for word in words)
    return objects and not stops.intersection(words)


def ir_command(command: list[str], ir: Path) -> list[str]:
    """The command that writes bitcode instead, with the dependency file unchanged.

    Bitcode, because LLVM accepts more of what older compilers write in it than in text.
    """
    _, kept = _without_output(command)
    asked = ["-Xcompiler", "-emit-llvm"] if _is_nvcc(command) else ["-emit-llvm"]
    end = kept.index(_END) if _END in kept else len(kept)
    beside = [*_dependency_options(command), *_coverage_options(command)]
    return [*kept[:end], *asked, "-o", str(ir), *beside, *kept[end:]]


def program_of(command: list[str], folder: Path) -> Program | None:
    """The steps of a command that compiles and links, with the objects in `folder`.

    None if the command does something else.
    """
    if (_COMPILES | _STOPS).intersection(command):
        return None
    sources = dict(_sources(command))
    if not sources:
        return None
    objects = {at: str(folder / f"{at}.o") for at in sources}
    compiled = [[*_without_others(command, at), "-c", "-o", name] for at, name in objects.items()]
    link = [objects.get(at, word) for at, word in enumerate(command)]
    return Program(compiled, _without_language(link))


def _sources(command: list[str]) -> Iterator[tuple[int, str]]:
    for at, word in enumerate(command[1:], 1):
        if Path(word).suffix in SOURCES and command[at - 1] not in _WITH_FILE:
            yield at, word


def _without_others(command: list[str], source: int) -> list[str]:
    """The command with one of its sources, and without arguments of the linker."""
    others = {at for at, _ in _sources(command)} - {source}
    kept = [word for at, word in enumerate(command) if at not in others]
    if _is_nvcc(
        command
    ):  # accepts linker options when compiling, and has options of its own with -l
        return [word for word in _without_output(kept)[1] if Path(word).suffix not in _LINKED]
    return [
        word
        for word in _without_output(kept)[1]
        if not word.startswith(_LINKS) and Path(word).suffix not in _LINKED
    ]


def _without_language(command: list[str]) -> list[str]:
    """The command without ``-x c``, under which objects would be read as sources."""
    if "-x" not in command:
        return command
    at = command.index("-x")
    return _without_language(command[:at] + command[at + 2 :])


def _is_nvcc(command: list[str]) -> bool:
    return Path(command[0]).name.startswith("nvcc")


def _without_output(command: list[str]) -> tuple[str | None, list[str]]:
    """The output that ``-o x`` or ``-ox`` names, and the command without it."""
    for at, word in enumerate(command):
        if word == "-o" and at + 1 < len(command):
            return command[at + 1], command[:at] + command[at + 2 :]
        if word.startswith("-o") and len(word) > len("-o"):
            return word.removeprefix("-o"), command[:at] + command[at + 1 :]
    return None, command


def _dependency_options(command: list[str]) -> list[str]:
    """Options that keep the names in and of a dependency file, which follow the output's."""
    output = output_of(command)
    if output is None or not _asks_for_dependencies(command):
        return []
    named = _has(command, "-MF", *_PREPROCESSOR)
    file = [] if named else ["-MF", str(output.with_suffix(".d"))]
    target = [] if _has(command, "-MT", "-MQ") else ["-MT", str(output)]
    return file + target


def _asks_for_dependencies(command: list[str]) -> bool:
    return bool({"-MD", "-MMD"}.intersection(command)) or _has(command, *_PREPROCESSOR)


def _coverage_options(command: list[str]) -> list[str]:
    """Options that keep the files of gcov beside the object."""
    output = output_of(command)
    if output is None or _is_nvcc(command) or not _COVERS.intersection(command):
        return []
    files = {"notes": ".gcno", "data": ".gcda"}
    return [
        word
        for kind, suffix in files.items()
        for word in ("-Xclang", f"-coverage-{kind}-file={output.absolute().with_suffix(suffix)}")
    ]


def dependency_file(command: list[str]) -> Path | None:
    """The file to which a compilation writes what its object depends on; None if to none."""
    output = output_of(command)
    if output is None or not _asks_for_dependencies(command):
        return None
    for at, word in enumerate(command):
        if word.startswith(_PREPROCESSOR):
            return Path(word.split(",")[2])
        if word == "-MF" and at + 1 < len(command):
            return Path(command[at + 1])
        if word.startswith("-MF") and len(word) > len("-MF"):
            return Path(word.removeprefix("-MF"))
    return output.with_suffix(".d")


def with_dependency(rules: bytes, file: bytes) -> bytes:
    """The rules of a dependency file, the first with one more dependency."""
    name = re.sub(rb"([ #])", rb"\\\1", file).replace(b"$", b"$$")
    return re.sub(rb":(?=\s)", lambda colon: colon[0] + b" " + name, rules, count=1)


def _has(command: list[str], *options: str) -> bool:
    return any(word.startswith(options) for word in command)
