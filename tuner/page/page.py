"""The whole page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from mixpert.drawing.markup import Markup, element
from mixpert.drawing.page import document, head
from mixpert.tuner.outcome import Status, Trial
from mixpert.tuner.page import plots, sections
from mixpert.tuner.page.style import CSS
from mixpert.tuner.view import View
from mixpert.version import __version__


def page(view: View) -> str:
    """The session as one HTML document that needs nothing from outside."""
    runs = view.conclusions
    title = f"MixPert: {runs[0].program}" if runs else "MixPert: an unfinished session"
    return document(head(title, CSS), element("body", *_body(view, title)))


def _body(view: View, title: str) -> list[Markup]:
    runs = view.conclusions
    metric = runs[0].metric if runs else "unknown"
    facts = f"times: {view.device}; metric: {metric}; MixPert {__version__}"
    parts = [element("h1", title), element("p", facts, class_="soft")]
    if not runs:
        text = "No search in this session has ended: run mixpert-tune again to go on."
        parts.append(element("p", text))
    caption = Markup(
        "Every trial that ran to its end; red: the plans chosen, dark: native everywhere, line: "
        "the plans that no other beats in both error and time. Point at a trial to see its plan."
    )
    parts += [
        element("h2", "Error against time"),
        sections.figure(plots.pareto(view.trials, runs), caption),
        trials(view.trials),
        *map(sections.run, runs),
    ]
    return parts


def trials(of: Sequence[Trial]) -> Markup:
    """All trials, failed ones too, folded away."""
    counts = Counter(trial.status.value for trial in of)
    summary = ", ".join(f"{count} {status}" for status, count in counts.items())
    head = ("trial", "status", "error", "ms", "plan")
    rows = [
        element(
            "tr",
            element("td", str(number), class_="number"),
            element("td", t.status.value),
            element("td", "" if t.error is None else f"{t.error:.2e}", class_="number"),
            element("td", "" if t.ms is None else f"{t.ms:.4g}", class_="number"),
            element("td", t.detail or " | ".join(t.plan.values())),
            class_="ok" if t.status is Status.OK else "failed",
        )
        for number, t in enumerate(of, 1)
    ]
    table = element(
        "table", element("thead", element("tr", *(element("th", h) for h in head))), *rows
    )
    return element("details", element("summary", f"All trials: {summary}"), table)
