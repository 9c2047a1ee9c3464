"""The parts of the page that stand for one finished tuning run."""

from __future__ import annotations

import shlex
import shutil
from collections.abc import Sequence
from pathlib import Path

from mixpert.drawing.markup import Markup, element, joined, table
from mixpert.runtime.program import IR_SUFFIXES
from mixpert.tuner.conclusion import Conclusion
from mixpert.tuner.page import graph, plots
from mixpert.tuner.page.colours import colour
from mixpert.tuner.report import Report, SiteLine
from mixpert.tuner.units import plan_of

MOST_ROWS = 24
"""Rows of a table that are open to the eye; the others unfold."""


def run(conclusion: Conclusion) -> Markup:
    """Everything about the run at one threshold."""
    report = conclusion.report
    found = report.ending == 0
    verdict = "" if found else "Nothing that is accurate beats native: the plan is native. "
    searched = f"Searched by the strategy {conclusion.strategy}. "
    return element(
        "section",
        element("h2", f"Threshold {report.threshold:g}"),
        element("p", searched + verdict + report.remark, class_="soft"),
        summary(report),
        element("h3", "Sites"),
        sites(report),
        element("h3", "Who feeds whom"),
        figure(
            graph.drawn(conclusion.graph, looks(conclusion)),
            legend({line.scheme for line in report.lines}),
        ),
        element("h3", "Error budget"),
        budget(report),
        *_inputs(report),
        element("h3", "Predicted and measured"),
        element("figure", plots.predictions(conclusion.predictions)),
        element("h3", "Using the plan"),
        usage(conclusion),
    )


def summary(report: Report) -> Markup:
    """The figures of the whole program."""
    speedup = report.native_ms / report.plan_ms if report.plan_ms else 1.0
    facts = {
        "error": f"{report.error:.2e}",
        "native alone": f"{report.native_error:.2e}",
        "GEMM time": f"{report.plan_ms:.4g} ms",
        "as fast as native": f"{speedup:.2f}x",
        "noise of output": f"{report.noise:.1e}",
        "plans tried": str(report.trials),
    }
    if report.here_ms and report.here_native_ms:
        facts["as fast here, measured"] = f"{report.here_native_ms / report.here_ms:.2f}x"
    if report.margin != 1:
        facts["margin"] = f"{report.margin:g}"
    return element(
        "dl",
        *(element("div", element("dt", k), element("dd", v)) for k, v in facts.items()),
    )


def sites(report: Report) -> Markup:
    """The table that mixpert-tune prints; a place says its whole id when pointed at."""
    head = ("site", "place", "shape m x n x k", "share of time", "scheme", "speedup")
    rows = [
        (
            str(line.site.index),
            element("span", line.site.place, title=line.site.id),
            "x".join(map(str, line.shape)) + (f" and {line.others} more" if line.others else ""),
            f"{100 * line.share:.1f}%",
            joined([swatch(line.scheme), line.scheme]),
            f"{line.speedup:.2f}x",
        )
        for line in report.lines
    ]
    left = 100 * sum(line.share for line in report.lines[MOST_ROWS:])
    return folded(head, rows, (0, 3, 5), f"more sites, {left:.1f}% of the time")


def folded(
    head: Sequence[str], rows: Sequence[Sequence[str]], numeric: Sequence[int], others: str
) -> Markup:
    """A table whose rows past the first `MOST_ROWS` unfold; `others` says what they are."""
    first, rest = rows[:MOST_ROWS], rows[MOST_ROWS:]
    if not rest:
        return table(head, first, numeric)
    more = element("summary", f"{len(rest)} {others}")
    return joined(
        [table(head, first, numeric), element("details", more, table(head, rest, numeric))]
    )


def budget(report: Report) -> Markup:
    """What each site adds to the square of the program's error, as bars; the largest first."""
    known = sorted((line for line in report.lines if line.error), key=lambda line: -_added(line))
    if not known:
        return element(
            "p", "No two runs differ in one site alone, or every site has the most accurate scheme."
        )
    whole = report.error**2 or 1.0
    rows = [_budget_row(line, _added(line) / whole) for line in known]
    text = (
        "Squares of independent errors add up; the shares are of the plan's squared error. What "
        "is left to 100% comes from the sites not listed, or the errors are not independent."
    )
    head = ("site", "scheme", "adds error", "share", "")
    left = 100 * sum(map(_added, known[MOST_ROWS:])) / whole
    bars = folded(head, rows, (2, 3), f"more sites, {left:.0f}% of the squared error")
    return joined([bars, element("p", text, class_="soft")])


def _added(line: SiteLine) -> float:
    """To the squared error."""
    return (line.error or 0.0) ** 2


def _budget_row(line: SiteLine, share: float) -> tuple[str, ...]:
    width = f"width: {min(100.0, 100 * share):.1f}%; background: {colour(line.scheme)}"
    bar = element("div", element("div", class_="bar", style=width), class_="track")
    name = f"{line.site.index}  {line.site.place}"
    return (name, line.scheme, f"{line.error:.2e}", f"{100 * share:.0f}%", bar)


def looks(conclusion: Conclusion) -> dict[str, graph.Look]:
    """What each site's node shows."""
    entries = conclusion.entries
    found = {}
    for site in conclusion.graph.sites:
        of_shapes = [(k, s) for k, s in entries.items() if k.startswith(f"{site.id} [")]
        details = "\n".join(f"{key.rpartition(' ')[2]} {scheme}" for key, scheme in of_shapes)
        found[site.id] = graph.Look(entries.get(site.id, "native"), details)
    return found


def legend(schemes: set[str]) -> Markup:
    """Schemes beside their colours; dashed edges."""
    keys = [joined([swatch(scheme), scheme]) for scheme in sorted(schemes)]
    return joined([*keys, "; dashed: in the next round of a loop"])


def swatch(scheme: str) -> Markup:
    """A small square in the scheme's colour."""
    return element("span", class_="key", style=f"background: {colour(scheme)}")


def figure(content: Markup, caption: Markup) -> Markup:
    """Content with a caption below."""
    return element("figure", content, element("figcaption", caption))


def usage(conclusion: Conclusion) -> Markup:
    """How to run the program under the plan, and to build it in."""
    plan = shlex.quote(conclusion.plan_path)
    lines = plan_of(conclusion.entries, conclusion.limits).to_text()
    parts = [
        element("p", "Run the program under the plan:"),
        element("pre", _run_it(conclusion, plan)),
    ]
    if not conclusion.preload:
        parts += [
            element("p", "Or compile the plan in, so that no file is needed:"),
            element("pre", f"mixpert-compile app.ll -o app_tuned.ll --plan {plan}"),
        ]
    shown = element("details", element("summary", "The plan's lines"), element("pre", lines))
    return joined([*parts, shown])


def _run_it(conclusion: Conclusion, plan: str) -> str:
    program = shlex.split(conclusion.program)[0]
    if conclusion.preload:
        return f"mixpert-run --preload --plan {plan} {conclusion.program}"
    if Path(program).suffix in IR_SUFFIXES:
        return f"mixpert-run --plan {plan} {conclusion.program}"
    # a file of the working directory, which a shell does not look for unless told
    here = "" if "/" in program or shutil.which(program) else "./"
    return f"MIXPERT_PLAN={plan} {here}{conclusion.program}"


def _inputs(report: Report) -> list[Markup]:
    if not report.inputs:
        return []
    rows = [(name, f"{error:.2e}") for name, error in report.inputs.items()]
    return [
        element("h3", "Other inputs"),
        table(("input", "error"), rows, numeric=(1,)),
        *(element("p", line) for line in report.raised),
    ]
