"""Which functions are emulated: by the pass's table and the symbols of the built library."""

from __future__ import annotations

from elftools.elf.elffile import ELFFile

from mixpert.native import LIBRARY, emulated_entry_points
from mixpert.passes.text.entry_points import ENTRY_POINTS
from mixpert.passes.text.names import LEFT_ALONE, left_alone

_WIDE = ("_64", "64_")
"""How the names of a function end whose sizes have 64 bits, in cuBLAS and in a BLAS."""


_EMULATED, _IN_GRAPH, _MISSED, _NATIVE = _COMPILED = (
    "emulated", "native, in the graph", "native, listed as missed", "native",
)  # fmt: skip
"""What becomes of a call in a program that is compiled, the best first."""


def functions() -> str:
    """The functions that multiply matrices, by what becomes of their calls.

    Those in no entry of the pass, which the library or the pass knows by name, share rows.
    """
    exported = _exported()
    counted = sorted(name for name in exported - ENTRY_POINTS.keys() if name.startswith("cublas"))
    states = {name: _state(name, exported) for name in (*ENTRY_POINTS, *counted)}
    groups: dict[tuple[str, str, str], list[str]] = {}
    for name, state in states.items():
        tail = next((tail for tail in _WIDE if name.endswith(tail)), "")
        if tail and states.get(name.removesuffix(tail)) == state:
            continue  # in the row of the function with 32-bit sizes
        both = [f"`{tail}`" for tail in _WIDE if states.get(name + tail) == state]
        of = name if name in ENTRY_POINTS else left_alone(name) or ""
        groups.setdefault((*state, of), []).append(", ".join([f"`{name}`", *both]))
    rows = ["| function | compiled | preloaded |", "|---|---|---|"]
    for key in sorted(groups, key=lambda key: _COMPILED.index(key[0])):
        rows.append(f"| {'; '.join(groups[key])} | {key[0]} | {key[1]} |")
    return "\n".join(rows) + "\n"


def left_alone_functions() -> str:
    """The functions that are listed as missed: why, and what to call instead."""
    rows = ["| function | listed as missed, because | instead |", "|---|---|---|"]
    rows += [f"| {one.shown} | {one.reason} | {one.instead} |" for one in LEFT_ALONE]
    return "\n".join(rows) + "\n"


def _state(name: str, exported: frozenset[str]) -> tuple[str, str]:
    """What becomes of calls in a program that is compiled, and in one that is preloaded."""
    emulated = name in emulated_entry_points()
    if name in ENTRY_POINTS:
        compiled = _EMULATED if emulated else _IN_GRAPH
    else:
        compiled = _MISSED if left_alone(name) else _NATIVE
    if name not in exported:
        return compiled, _NATIVE
    return compiled, _EMULATED if emulated else "native, in the trace"


def _exported() -> frozenset[str]:
    """The names under which the library stands before BLAS and cuBLAS."""
    with LIBRARY.open("rb") as stream:
        table = ELFFile(stream).get_section_by_name(".dynsym")
        return frozenset(
            symbol.name for symbol in table.iter_symbols()
            if symbol["st_shndx"] != "SHN_UNDEF" and not symbol.name.startswith("mixpert")
        )  # fmt: skip
