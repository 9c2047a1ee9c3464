"""What flang's runtime library does to memory: the functions that programs with arrays call.

Most take descriptors, which begin with the address of an array's first element. What is not named
here is taken to do anything to what it gets.
"""

from __future__ import annotations

import re

from mixpert.passes.effect import NOTES_ANYTHING, NOTHING, Effect

PREFIX = "_FortranA"
_ARGUMENTS = 9
"""The most that one of these functions takes, less one."""

_BY_NAME = (
    (
        r"IsContiguous|Size\w*|[LU]bound\w*|CharacterCompare\w+|Stop\w*|ReportFatal\w+|Program\w+"
        r"|Destroy|AllocatableDeallocate|PointerDeallocate|io(?:Output|Begin|End|Set|Enable)\w+",
        NOTHING,
    ),
    (
        r"Assign(?:Temporary)?|Copy(?:In|Out)Assign",
        Effect(reachable=True, read_only=(False, *(True,) * _ARGUMENTS), assigns=True, via="copy"),
    ),
    (
        r"\w+Dim|Maxloc\w*|Minloc\w*|Findloc\w*|Matmul\w*|Transpose|Reshape|Spread|Pack|Unpack"
        r"|Cshift\w*|Eoshift\w*",
        Effect(reachable=True, read_only=(False, *(True,) * _ARGUMENTS), via="kernel"),
    ),
    (
        r"Sum\w+|Product\w+|Maxval\w+|Minval\w+|DotProduct\w+|Norm2_\d+|Any|All|Count",
        Effect(reachable=True, read_only=(True,) * _ARGUMENTS, via="kernel"),
    ),
    (r"AllocatableAllocate|PointerAllocate", Effect(allocates_into=0)),
    (r"AllocatableSetBounds|PointerSetBounds|AllocatableApplyMold", NOTES_ANYTHING),
)
"""Functions by what follows the prefix: the first that is all of a name counts."""
_PATTERNS = tuple((re.compile(PREFIX + f"(?:{names})"), effect) for names, effect in _BY_NAME)


def of_runtime(callee: str) -> Effect | None:
    """What a function of the runtime library does; None for other functions, and where unknown."""
    if callee.startswith(PREFIX):
        for names, effect in _PATTERNS:
            if names.fullmatch(callee):
                return effect
    return None
