"""The table that mixpert-tune prints."""

from __future__ import annotations

from mixpert.site import distinct_places
from mixpert.tuner.report import Report, SiteLine

_HEAD = ("site", "file:line", "shape (m,n,k)", "time", "scheme", "adds error", "speedup")
_RIGHT = frozenset({"site", "time", "adds error", "speedup"})


def table(report: Report) -> str:
    """The sites, one a line, then the program as a whole; ends with a newline."""
    places = distinct_places(line.site for line in report.lines)
    rows = [_HEAD, *(_cells(line, places[line.site.id]) for line in report.lines)]
    widths = [max(len(row[i]) for row in rows) for i in range(len(_HEAD))]
    lines = [
        "  ".join(_pad(*cell) for cell in zip(row, widths, _HEAD, strict=True)).rstrip()
        for row in rows
    ]
    return "\n".join([*lines, "", *summary(report)]) + "\n"


def summary(report: Report) -> list[str]:
    """The lines below the table: error, time, runs."""
    speedup = report.native_ms / report.plan_ms if report.plan_ms else 1.0
    margin = "" if report.margin == 1 else f", margin {report.margin:g}"
    lines = [
        f"error    {report.error:.2e} of threshold {report.threshold:g}{margin}"
        f" (native alone {report.native_error:.2e}, noise {report.noise:.1e})",
        f"GEMMs    {report.plan_ms:.4g} ms, native {report.native_ms:.4g} ms: "
        f"{speedup:.2f}x, {report.times}",
        f"search   {report.trials} plan{'s' * (report.trials != 1)} tried",
    ]
    if report.here_ms and report.here_native_ms:
        lines.insert(
            2,
            f"here     {report.here_ms:.4g} ms, native {report.here_native_ms:.4g} ms: "
            f"{report.here_native_ms / report.here_ms:.2f}x, measured as the program calls them",
        )
    lines += [f"input    {name}: error {error:.2e}" for name, error in report.inputs.items()]
    lines += [f"raised   {line}" for line in report.raised]
    return [*lines, *([f"note     {report.remark}"] if report.remark else [])]


def _cells(line: SiteLine, place: str) -> tuple[str, ...]:
    shape = "x".join(map(str, line.shape)) + (f" +{line.others} more" if line.others else "")
    return (
        str(line.site.index),
        place,
        shape,
        f"{100 * line.share:.1f}%",
        line.scheme,
        "-" if line.error is None else f"{line.error:.2e}",
        f"{line.speedup:.2f}x",
    )


def _pad(text: str, width: int, column: str) -> str:
    return text.rjust(width) if column in _RIGHT else text.ljust(width)
