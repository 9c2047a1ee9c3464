"""What really ran: the trace file, JSON lines, one a (site, shape, scheme) (docs/formats.md)."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from typing import Any

from mixpert.errors import FormatError
from mixpert.files import read_text
from mixpert.json_fields import restored
from mixpert.json_text import MISFITS, json_object, misfit


@dataclass(frozen=True)
class TraceRow:
    """All calls of one site with one shape under one scheme.

    Attributes:
        site: site id.
        entry: the entry point called, such as ``cblas_sgemm``.
        m, n, k, batch: sizes of one call.
        transa, transb: ``N`` or ``T``.
        requested: the scheme that the plan asked for.
        scheme: the scheme that ran; differs from `requested` where `reason` says why.
        backend: ``cpu`` or ``cuda``.
        calls: how many.
        ms: milliseconds in all of them (CUDA events on a GPU).
        least_ms: milliseconds of one call when nothing disturbs it: the least of all calls and, on
            a GPU, of some queued behind each other into scratch memory; None where none was timed.
        workspace: most bytes of workspace that one call used.
        span: bits between the scales of rows and columns and the smallest mean of |A| |B| that the
            guard takes for possible, the widest panel; None where it did not look or cannot tell.
        retained: bits that the estimate leaves to the scheme asked for, at most 24 and 0 where it
            is without bound; None where the guard did not look.
        estimate: largest error that the guard expects of a panel under the scheme asked for, as it
            compares it with a limit; None where it did not look, or where there is no bound.
        guard: 128 x 128 panels of C by the scheme that the guard gave them, or None where it had
            nothing to decide.
        underflow: whether BF16 or TF32 pieces of some call did not hold all of its small elements
            (docs/bounds.md); None where no such pieces were made, or nobody looked.
        check: what MIXPERT_CHECK found, or None where no call was due: ``calls`` measured, the
            worst ``relative`` (of a row) and ``componentwise`` error (None: not finite), and why
            others were ``skipped``.
        reason: why another scheme than the requested one ran.
        build_id: of the object that calls, where the site is a place in one (preloading).
        writers: for each operand the sites that last wrote bytes it reads (docs/runtime.md).
    """

    site: str
    entry: str
    m: int
    n: int
    k: int
    scheme: str
    requested: str
    calls: int
    ms: float
    least_ms: float | None = None
    batch: int = 1
    transa: str = "N"
    transb: str = "N"
    backend: str = "cpu"
    workspace: int = 0
    span: int | None = None
    retained: int | None = None
    estimate: float | None = None
    guard: dict[str, int] | None = None
    underflow: bool | None = None
    reason: str | None = None
    check: dict[str, Any] | None = None
    build_id: str | None = None
    writers: dict[str, list[str]] = field(default_factory=dict)

    @property
    def shape(self) -> tuple[int, int, int]:
        """(m, n, k)."""
        return (self.m, self.n, self.k)

    @property
    def steady_ms(self) -> float:
        """Milliseconds in all the calls, were each as fast as the fastest."""
        return self.ms if self.least_ms is None else self.calls * self.least_ms

    @property
    def flops(self) -> float:
        """Floating-point operations that all the calls stand for: 2 m n k each."""
        return 2.0 * self.m * self.n * self.k * self.batch * self.calls


@dataclass(frozen=True)
class Trace:
    """The rows of one run, in the order in which the sites first ran."""

    rows: tuple[TraceRow, ...]

    @staticmethod
    def parse(text: str, origin: str = "trace") -> Trace:
        """Read the text of a trace; `origin` names it in errors. Unknown keys are ignored.

        Raises:
            FormatError: a line that is not a trace row, with its number.
        """
        lines = enumerate(text.splitlines(), start=1)
        return Trace(tuple(_row(line, f"{origin}:{number}") for number, line in lines if line))

    @staticmethod
    def read(path: str | os.PathLike[str]) -> Trace:
        """Read a trace file.

        Raises:
            FormatError: the file cannot be read or a line is malformed.
        """
        return Trace.parse(read_text(path), str(path))

    def to_text(self) -> str:
        """The rows as JSON lines, defaults included."""
        return "".join(json.dumps(row.__dict__) + "\n" for row in self.rows)

    def by_site(self) -> dict[str, list[TraceRow]]:
        """Rows grouped by site id, in order of first execution."""
        groups: dict[str, list[TraceRow]] = {}
        for row in self.rows:
            groups.setdefault(row.site, []).append(row)
        return groups

    def milliseconds(self) -> float:
        """Time in GEMM calls of the whole run."""
        return sum(row.ms for row in self.rows)


_FIELDS = frozenset(TraceRow.__dataclass_fields__)


def _row(line: str, where: str) -> TraceRow:
    data = json_object(line, where)
    try:
        known = {key: value for key, value in data.items() if key in _FIELDS}
        return restored(TraceRow, known)
    except MISFITS as error:
        raise FormatError(f"{where}: not a trace row: {misfit(error)}") from error
