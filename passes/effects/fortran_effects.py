"""The effects of flang's runtime library on memory: functions for programs with arrays.

Most take descriptors, which begin with the address of an array's first element. What is not named
here is taken to do anything to what it gets.
"""

from __future__ import annotations

import re

from mixpert.passes.effects.effect import NOTES_ANYTHING, NOTHING, Effect

PREFIX = "_FortranA"
_ARGUMENTS = 9
"""The most that one of these functions takes, less one."""

_FROM_OTHERS = (False, *(True,) * _ARGUMENTS)
_COPIES = Effect(reachable=True, read_only=_FROM_OTHERS, allocates_into=0, assigns=True, via="copy")
_COMPUTES = Effect(reachable=True, read_only=_FROM_OTHERS, allocates_into=0, via="kernel")
_READS = Effect(reachable=True, read_only=(True,) * _ARGUMENTS, via="kernel")
_BY_NAME = (
    (r"IsContiguous|Size\w*|[LU]bound\w*|CharacterCompare\w+", NOTHING),
    (r"Stop\w*|ReportFatal\w+|Program\w+|(?:Allocatable|Pointer)Deallocate", NOTHING),
    (r"Assign(?:Temporary)?|Copy(?:In|Out)Assign", _COPIES),
    (r"Transpose|Reshape|Spread|Pack|Unpack|Cshift\w*|Eoshift\w*", _COPIES),
    (r"\w+Dim|Maxloc\w*|Minloc\w*|Findloc\w*|Matmul\w*", _COMPUTES),
    (r"Sum\w+|Product\w+|Maxval\w+|Minval\w+|DotProduct\w+|Norm2_\d+|Any|All|Count", _READS),
    (r"ioBeginInternal\w+", Effect(returns=0)),  # as if the statement were the text itself
    (r"ioBegin\w+", Effect(allocates=True)),
    (r"ioOutput\w+", Effect(reachable=True, read_only=_FROM_OTHERS)),
    (r"ioInput\w+", Effect(reachable=True, read_only=(True,))),
    (r"Destroy\w*|Initialize\w*|Finalize", Effect(reachable=True)),  # components, by functions
    (r"AllocatableAllocate|PointerAllocate", Effect(allocates_into=0)),
    (r"(?:Allocatable|Pointer)SetBounds|AllocatableApplyMold", NOTES_ANYTHING),
)
"""Functions by what follows the prefix: the first that is all of a name counts. Those with a result
allocate it, and assignments what was not allocated before."""
_PATTERNS = tuple((re.compile(PREFIX + f"(?:{names})"), effect) for names, effect in _BY_NAME)


def keeps_none(callee: str) -> bool:
    """Whether a function of it keeps no pointers but as `assigns` says: input and output too."""
    return callee.startswith(f"{PREFIX}io") or of_runtime(callee) is not None


def of_runtime(callee: str) -> Effect | None:
    """What a function of the runtime library does; None for other functions, and where unknown."""
    if callee.startswith(PREFIX):
        for names, effect in _PATTERNS:
            if names.fullmatch(callee):
                return effect
    return None
