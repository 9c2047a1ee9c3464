"""The GEMM graphs stored inside modules, objects and linked programs (section `.mixpert.graph`).

Every rewritten module carries its graph as one NUL-terminated JSON string. A linker concatenates
the sections of all modules, so a program holds the strings one after another, with further NUL
bytes where it padded.
"""

from __future__ import annotations

import io
import os
import re

from mixpert.errors import FormatError
from mixpert.files import is_elf, read_bytes
from mixpert.graph import GemmGraph

SECTION = ".mixpert.graph"

_IR_STRING = re.compile(
    rf'^@[^\n]*? c"([^"\n]*)", section "{re.escape(SECTION)}"'.encode(), re.MULTILINE
)
_DAMAGE = (OSError, ValueError, LookupError, TypeError, OverflowError, MemoryError)
"""What pyelftools raises beside its own errors where sizes and places are wrong."""
_IR_ESCAPE = re.compile(rb"\\([0-9A-Fa-f]{2}|\\)")


def read_graphs(path: str | os.PathLike[str]) -> list[GemmGraph]:
    """Return the graphs that a file carries, one a module, in the order of the section.

    Args:
        path: LLVM IR text, an ELF object, executable or shared library.

    Returns:
        The graphs; empty where no module of the file was compiled by MixPert.

    Raises:
        FormatError: the file cannot be read, is a damaged ELF file, or holds a damaged graph.
    """
    data = read_bytes(path)
    content = _elf_section(data, str(path)) if is_elf(data) else _ir_section(data)
    return [
        GemmGraph.from_json(_decode(text, str(path)), f"{path} ({SECTION})")
        for text in content.split(b"\0")
        if text
    ]


def _elf_section(data: bytes, origin: str) -> bytes:
    from elftools.common.exceptions import ELFError
    from elftools.elf.elffile import ELFFile

    try:
        sections = ELFFile(io.BytesIO(data)).iter_sections()
        # an object may hold several sections of this name: LLVM gives each retained global its own
        return b"\0".join(section.data() for section in sections if section.name == SECTION)
    except (ELFError, *_DAMAGE) as error:
        raise FormatError(f"{origin}: damaged ELF file: {error}") from error


def _ir_section(data: bytes) -> bytes:
    return b"\0".join(_unescape(match[1]) for match in _IR_STRING.finditer(data))


def _unescape(text: bytes) -> bytes:
    return _IR_ESCAPE.sub(lambda m: b"\\" if m[1] == b"\\" else bytes([int(m[1], 16)]), text)


def _decode(text: bytes, origin: str) -> str:
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        raise FormatError(f"{origin}: the graph in {SECTION} is not UTF-8 text") from error
