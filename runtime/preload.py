"""How to start a program with libmixpert in front of its BLAS and cuBLAS (LD_PRELOAD).

A second library stands in for dlsym, for clients that look cuBLAS's functions up by name; where the
C library's own dlsym cannot be found (no glibc), there is none.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Mapping
from pathlib import Path

from mixpert import native
from mixpert.errors import BackendError, ProgramError
from mixpert.runtime.elf import read_header

VARIABLE = "LD_PRELOAD"
SEARCH_PATH = "LD_LIBRARY_PATH"
_BLANKS = " \t"
_SEPARATORS = ":;"


def preload_variables(program: Path, environment: Mapping[str, str]) -> dict[str, str]:
    """What to add to the environment of `program`, an executable or a script.

    Args:
        program: the file that will be executed.
        environment: what it would get without; libraries preloaded already stay, after ours.

    Raises:
        BackendError: libmixpert is missing, or the path of its folder has a colon or semicolon.
        ProgramError: the loader would not preload anything into the program.
    """
    native.must_be_installed(native.LIBRARY)
    libraries = [native.LIBRARY, *filter(Path.exists, [native.DLSYM_LIBRARY])]
    folder = str(native.LIBRARY.parent)
    if any(character in folder for character in _SEPARATORS):
        raise BackendError(
            f"{folder}: {VARIABLE} cannot name a path with colons or semicolons: install MixPert "
            "elsewhere"
        )
    _check_preloadable(program)
    if not any(character in folder for character in _BLANKS):
        return _prepended(VARIABLE, map(str, libraries), environment)
    # Blanks separate the words of LD_PRELOAD, but not those of the path in which it is looked up.
    names = _prepended(VARIABLE, (library.name for library in libraries), environment)
    return names | _prepended(SEARCH_PATH, [folder], environment)


def _prepended(name: str, words: Iterable[str], environment: Mapping[str, str]) -> dict[str, str]:
    """A variable with words before those that it has."""
    others = environment.get(name, "")
    return {name: ":".join([*words, *([others] if others else [])])}


def _check_preloadable(program: Path) -> None:
    """Refuse what the loader starts without libmixpert, or without saying so.

    Raises:
        ProgramError: linked statically, for another processor, or set-user-id.
    """
    if program.stat().st_mode & (stat.S_ISUID | stat.S_ISGID):
        raise ProgramError(f"{program}: runs with another user's rights: nothing is preloaded")
    header = read_header(program)
    if header is None:
        return  # a script: its interpreter decides
    if header.machine != os.uname().machine:
        raise ProgramError(f"{program}: is for {header.machine}, not {os.uname().machine}")
    if not header.dynamic:
        raise ProgramError(
            f"{program}: is linked statically: nothing can be preloaded; compile it with "
            "mixpert-compile"
        )
