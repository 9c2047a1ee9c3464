"""Where in the source an address of an executable or library is, by its debug information."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mixpert.runtime.elf import parsed

_VERSION_5 = 5
"""From this DWARF version on files and directories are counted from 0."""

_MOST_LINES = 4 << 20
"""The size, in bytes, up to which line tables are searched without an index of addresses."""

Place = tuple[str, int]
"""File, relative to the directory that the compiler ran in where it lies below; and line."""


def place_of(path: Path, offset: int) -> Place | None:
    """File and line of an offset from where a file is loaded; None where it does not tell.

    Args:
        path: an ELF file.
        offset: of an instruction, from the address that the file is loaded at.

    Raises:
        OSError: the file cannot be read.
    """
    return parsed(path, lambda elf: _place_in(elf, offset), None)


def _place_in(elf: Any, offset: int) -> Place | None:
    if not elf.has_dwarf_info():
        return None
    return _find(elf.get_dwarf_info(), offset + _linked_at(elf))


def _linked_at(elf: Any) -> int:
    """The address at which the file asks to be loaded: 0 for position-independent files."""
    segments = (s.header for s in elf.iter_segments() if s.header.p_type == "PT_LOAD")
    return min((int(s.p_vaddr - s.p_offset) for s in segments), default=0)


def _find(dwarf: Any, address: int) -> Place | None:
    unit = _unit(dwarf, address)
    program = None if unit is None else dwarf.line_program_for_CU(unit)
    if program is None:
        return None
    before = None
    for state in (entry.state for entry in program.get_entries()):
        if state is None:
            continue
        if before is not None and before.address <= address < state.address:
            return _place(unit, program, before)
        before = None if state.end_sequence else state
    return None


def _unit(dwarf: Any, address: int) -> Any:
    """The compilation unit that an address belongs to."""
    ranges = dwarf.get_aranges()
    offset = None if ranges is None else ranges.cu_offset_at_addr(address)
    if offset is not None:
        return dwarf.get_CU_at(offset)
    if dwarf.debug_line_sec is None or dwarf.debug_line_sec.size > _MOST_LINES:
        return None
    return next((unit for unit in dwarf.iter_CUs() if _covers(dwarf, unit, address)), None)


def _covers(dwarf: Any, unit: Any, address: int) -> bool:
    """Whether a unit's line table has the address; a compiler may leave out what lists units."""
    program = dwarf.line_program_for_CU(unit)
    states = [] if program is None else [e.state for e in program.get_entries() if e.state]
    return bool(states) and states[0].address <= address < max(s.address for s in states)


def _place(unit: Any, program: Any, state: Any) -> Place:
    header = program.header
    first = 0 if header.version >= _VERSION_5 else 1
    entry = header.file_entry[state.file - first]
    built_in = Path(_text(unit.get_top_DIE().attributes.get("DW_AT_comp_dir")))
    folders = [*([built_in] * first), *map(_decoded, header.include_directory)]
    path = built_in / folders[entry.dir_index] / _decoded(entry.name)
    below = path.is_relative_to(built_in)
    return (str(path.relative_to(built_in) if below else path), int(state.line))


def _text(attribute: Any) -> str:
    return "" if attribute is None else _decoded(attribute.value)


def _decoded(name: bytes | str) -> str:
    return name.decode(errors="replace") if isinstance(name, bytes) else name
