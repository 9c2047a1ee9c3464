"""What executables and shared libraries say of themselves."""

from __future__ import annotations

import mmap
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from elftools.common.exceptions import ELFError
from elftools.elf.dynamic import DynamicSection
from elftools.elf.elffile import ELFFile
from elftools.elf.sections import NoteSection, SymbolTableSection

_Kind = TypeVar("_Kind")
_MACHINES = {"EM_X86_64": "x86_64", "EM_AARCH64": "aarch64", "EM_386": "i686"}


@dataclass(frozen=True)
class Header:
    """Attributes: `machine` as uname has it, and whether the dynamic loader starts the program."""

    machine: str
    dynamic: bool


def read_header(path: Path) -> Header | None:
    """The header of an ELF file; None for other files, such as scripts.

    Raises:
        OSError: the file cannot be read.
    """
    with path.open("rb") as stream:
        try:
            elf = ELFFile(stream)
            machine = elf.header["e_machine"]
            dynamic = any(s.header.p_type == "PT_INTERP" for s in elf.iter_segments())
        except ELFError:
            return None
    return Header(_MACHINES.get(machine, machine), dynamic)


def build_id(path: Path) -> str | None:
    """The id that the linker gave a file, in hexadecimal; None where it has none or is no ELF file.

    Raises:
        OSError: the file cannot be read.
    """
    try:
        with _section(path, ".note.gnu.build-id", NoteSection) as section:
            notes = [] if section is None else section.iter_notes()
            return next((str(note["n_desc"]) for note in notes), None)
    except ELFError:  # damaged notes
        return None


def imported(path: Path, names: Iterable[str]) -> list[str]:
    """Those of `names` that the file takes from other libraries by ordinary symbols, in order.

    Raises:
        OSError: the file cannot be read.
    """
    with _section(path, ".dynsym", SymbolTableSection) as table:
        if table is None:
            return []
        found = (table.get_symbol_by_name(name) or () for name in names)
        undefined = {s.name for group in found for s in group if s["st_shndx"] == "SHN_UNDEF"}
    return [name for name in names if name in undefined]


def needed(path: Path) -> list[str]:
    """The libraries that the file asks the loader for; empty where it is no ELF file.

    Raises:
        OSError: the file cannot be read.
    """
    with _section(path, ".dynamic", DynamicSection) as section:
        tags = [] if section is None else section.iter_tags("DT_NEEDED")
        # pyelftools gives a tag this attribute as it reads it, which its types do not know
        return [str(vars(tag)["needed"]) for tag in tags]


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


@contextmanager
def _section(path: Path, name: str, kind: type[_Kind]) -> Iterator[_Kind | None]:
    """A section of an ELF file while it is open; None where there is none, or no ELF file.

    Raises:
        OSError: the file cannot be read.
    """
    with path.open("rb") as stream:
        try:
            section = ELFFile(stream).get_section_by_name(name)
        except ELFError:
            section = None
        yield section if isinstance(section, kind) else None
