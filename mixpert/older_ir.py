"""IR text of older compilers in the form that the LLVM which reads it here accepts."""

from __future__ import annotations

import re

_MARK = "inrange i"
_MARKED_INDEX = re.compile(r", inrange (?=i\d+ \d+)")
_PRODUCT = "mul (i64 ptrtoint (ptr getelementptr ("
_BYTES = {"i8": 1, "i16": 2, "i32": 4, "i64": 8, "float": 4, "double": 8, "ptr": 8}
_SIZE_OF_SEVERAL = re.compile(
    r"mul \(i64 ptrtoint \(ptr getelementptr \(([^,()]*), ptr null, i(?:32|64) (\d+)\) to i64\), "
    r"i64 (-?\d+)\)"
)
_FEATURE = "avx10.1-256"
_NAMED_FEATURE = re.compile(r'(?<=")[+-]avx10\.1-256,?|,[+-]avx10\.1-256(?=[,"])')
NO_LONGER_READ = re.compile(r"constexprs? (?:are|is) no longer supported")
"""How LLVM refuses what it still reads in bitcode."""
UNREADABLE_BITCODE = re.compile("unsupported constant expression")
"""How LLVM refuses in bitcode what `upgraded` makes readable in text: flang's sizes of types."""


def upgraded(text: str) -> str:
    """The text as the present LLVM reads it. Lines and all else are as before.

    Three things go: marks on indexes, a hint that C++ tables of functions had before LLVM 19 (what
    that LLVM writes, ``inrange(-16, 8)``, stays), the products by which flang up to 19 says how
    large texts, numbers and values of derived types are, and the name of a processor's feature,
    from clang 19's ``-march=native``, that LLVM ignores now and says so for every function.
    """
    text = _MARKED_INDEX.sub(", ", text) if _MARK in text else text
    text = _NAMED_FEATURE.sub("", text) if _FEATURE in text else text
    if _PRODUCT not in text:
        return text
    return _SIZE_OF_SEVERAL.sub(_size, text)


def _size(product: re.Match[str]) -> str:
    """The bytes of several values of a type: a number, or where one that far away begins."""
    type_, count = product[1], int(product[2]) * int(product[3])
    if type_ in _BYTES:
        return str(_BYTES[type_] * count)
    return f"ptrtoint (ptr getelementptr ({type_}, ptr null, i64 {count}) to i64)"
