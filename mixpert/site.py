"""One GEMM call instruction of a program."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from mixpert.native import emulated_entry_points

INLINED = " < "
"""Stands before each level of inlining in an id."""

ADDRESS = re.compile(r"(?P<name>.+)\+(?P<offset>0x[0-9a-f]+)")
"""Ids of calls that no compiler of MixPert's saw: an executable or library, and an offset in it."""

_COPY = re.compile(r" #\d+$")
_FILE = re.compile(r".*?(?=:\d+:\d+@|@|$)")


def is_emulated(entry_point: str) -> bool:
    """Whether the runtime has a function that emulates an entry point."""
    return entry_point in emulated_entry_points()


def file_of(site_id: str) -> str:
    """The file, or the module, that an id begins with."""
    return _FILE.match(site_id)[0]  # type: ignore[index]  # matches every text


@dataclass(frozen=True)
class Site:
    """A GEMM call instruction, as the graph file stores it (docs/formats.md).

    `id` is unique in a linked program: ``file:line:column@function`` (one
    `` < file:line:column`` for each inlining level) where there is debug info, else
    ``module@function``; `` #n`` is appended where several would be equal.
    `line` and `column` are 0 and `file` is empty where there is no debug info.
    """

    id: str
    index: int
    function: str
    callee: str
    file: str = ""
    line: int = 0
    column: int = 0

    @property
    def runs_natively(self) -> bool:
        """Whether the runtime has no function that emulates this call's entry point."""
        return bool(self.callee) and not is_emulated(self.callee)

    @property
    def place(self) -> str:
        """``file:line``, or the function where there is no debug info."""
        return f"{self.file}:{self.line}" if self.file else self.function


def distinct_places(sites: Iterable[Site]) -> dict[str, str]:
    """Places by site id; of calls that inlining has copied with a caller's that tells them apart.

    Such as ``gemm.h:7 < app.cpp:20``, or ``app.cpp:7 < :20`` in one file: the innermost caller that
    no other copy has, else the outermost one.
    """
    groups: dict[str, dict[str, list[str]]] = defaultdict(dict)
    for site in sites:
        groups[site.place][site.id] = _callers(site.id)
    return {
        site_id: INLINED.join([place, *_short(_telling(callers, group.values()), place)])
        for place, group in groups.items()
        for site_id, callers in group.items()
    }


def _callers(site_id: str) -> list[str]:
    """``file:line`` of each level of inlining, the innermost first."""
    levels = _COPY.sub("", site_id).split(INLINED)[1:]
    return [level.rpartition(":")[0] for level in levels]


def _telling(callers: list[str], group: Iterable[list[str]]) -> list[str]:
    """The caller that is shown, if there is any use in one."""
    others = list(group)
    if all(other == callers for other in others):
        return []
    alone = (one for one in callers if sum(one in other for other in others) == 1)
    return [next(alone, callers[-1])] if callers else []


def _short(callers: list[str], place: str) -> list[str]:
    """Callers in the file of `place` without its name."""
    own = place.rpartition(":")[0] + ":"
    return [
        f":{caller.removeprefix(own)}" if caller.startswith(own) else caller for caller in callers
    ]
