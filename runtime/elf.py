"""What executables and shared libraries say of themselves."""

from __future__ import annotations

import mmap
import struct
import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from errno import EINVAL
from pathlib import Path
from typing import TypeVar

from elftools.common.exceptions import DWARFError, ELFError
from elftools.elf.dynamic import DynamicSection
from elftools.elf.elffile import ELFFile
from elftools.elf.sections import NoteSection, SymbolTableSection

DAMAGE = (
    ELFError, DWARFError, struct.error, zlib.error, ValueError, LookupError, TypeError,
    AttributeError, OverflowError, MemoryError, AssertionError,
)  # fmt: skip
"""What pyelftools raises over damaged files, and kinds that it does not know."""

_Kind = TypeVar("_Kind")
_Told = TypeVar("_Told")
_MACHINES = {"EM_X86_64": "x86_64", "EM_AARCH64": "aarch64", "EM_386": "i686"}


@dataclass(frozen=True)
class Header:
    """Attributes: `machine` as uname has it, and whether the dynamic loader starts the program."""

    machine: str
    dynamic: bool


def parsed(path: Path, read: Callable[[ELFFile], _Told], otherwise: _Told) -> _Told:
    """The result of `read` on an ELF file; `otherwise` if the file is not one, or is damaged.

    Raises:
        OSError: the file cannot be read.
    """
    with path.open("rb") as stream:
        try:
            return read(ELFFile(stream))
        except DAMAGE:
            return otherwise
        except OSError as error:
            if error.errno != EINVAL:  # which comes of places that no file has
                raise
            return otherwise


def read_header(path: Path) -> Header | None:
    """The header of an ELF file; None for other files, such as scripts.

    Raises:
        OSError: the file cannot be read.
    """
    return parsed(path, _header, None)


def _header(elf: ELFFile) -> Header:
    machine = elf.header["e_machine"]
    dynamic = any(s.header.p_type == "PT_INTERP" for s in elf.iter_segments())
    return Header(_MACHINES.get(machine, machine), dynamic)


def build_id(path: Path) -> str | None:
    """The build id of a file, in hexadecimal; None if it has none or is not an ELF file.

    Raises:
        OSError: the file cannot be read.
    """
    return _of_section(path, ".note.gnu.build-id", NoteSection, _first_note, None)


def _first_note(section: NoteSection) -> str | None:
    return next((str(note["n_desc"]) for note in section.iter_notes()), None)


def imported(path: Path, names: Iterable[str]) -> list[str]:
    """Those of `names` that the file takes from other libraries by ordinary symbols, in order.

    Raises:
        OSError: the file cannot be read.
    """
    wanted = tuple(names)

    def undefined(table: SymbolTableSection) -> set[str]:
        found = (table.get_symbol_by_name(name) or () for name in wanted)
        return {s.name for group in found for s in group if s["st_shndx"] == "SHN_UNDEF"}

    there = _of_section(path, ".dynsym", SymbolTableSection, undefined, set[str]())
    return [name for name in wanted if name in there]


def needed(path: Path) -> list[str]:
    """The libraries that a file needs (DT_NEEDED); empty if it is not an ELF file.

    Raises:
        OSError: the file cannot be read.
    """
    return _of_section(path, ".dynamic", DynamicSection, _libraries, [])


def _libraries(section: DynamicSection) -> list[str]:
    # pyelftools gives a tag this attribute as it reads it, which its types do not know
    return [str(vars(tag)["needed"]) for tag in section.iter_tags("DT_NEEDED")]


def mentions(path: Path, names: Iterable[str]) -> bool:
    """Whether the file holds one of `names` anywhere: what it looks up with dlsym, it spells.

    Raises:
        OSError: the file cannot be read.
    """
    with path.open("rb") as stream:
        if path.stat().st_size == 0:
            return False
        with mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ) as content:
            return any(content.find(name.encode()) >= 0 for name in names)


def _of_section(
    path: Path, name: str, kind: type[_Kind], take: Callable[[_Kind], _Told], otherwise: _Told
) -> _Told:
    """The result of `take` on a section; `otherwise` if there is none, or no sound ELF file.

    Raises:
        OSError: the file cannot be read.
    """

    def read(elf: ELFFile) -> _Told:
        section = elf.get_section_by_name(name)
        return take(section) if isinstance(section, kind) else otherwise

    return parsed(path, read, otherwise)
