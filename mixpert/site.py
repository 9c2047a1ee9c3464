"""One GEMM call instruction of a program."""

from __future__ import annotations

import re
from dataclasses import dataclass

from mixpert.native import emulated_entry_points

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
