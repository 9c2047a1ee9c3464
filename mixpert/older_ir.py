"""IR text of older compilers in the form that the LLVM which reads it here accepts."""

from __future__ import annotations

import re

_MARK = "inrange i"
_MARKED_INDEX = re.compile(r", inrange (?=i\d+ \d+)")
NO_LONGER_READ = re.compile(r"constexprs? (?:are|is) no longer supported")
"""How LLVM refuses what it still reads in bitcode."""


def upgraded(text: str) -> str:
    """The text without marks on indexes, a hint that C++ tables of functions had before LLVM 19.

    What that LLVM writes, ``inrange(-16, 8)``, stays. Lines and all else are as before.
    """
    return _MARKED_INDEX.sub(", ", text) if _MARK in text else text
