"""Sites with an operand that one INT8 slice holds, such as a membership of zeros and ones.

There ``int8:3,0`` has the bits of ``int8:3,3`` for 4 products of slices instead of 13; on other
data it has two digits. Which sites those are two runs tell, in which the runtime computes sampled
rows of every site's product again in double (MIXPERT_CHECK). What the search makes of it trials
verify, like everything else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from dataclasses import replace
from functools import partial

from mixpert import settings
from mixpert.errors import FormatError, ProgramError
from mixpert.trace import Trace, TraceRow
from mixpert.tuner.ladder import INT8_FORMS, Ladder
from mixpert.tuner.outcome import Status
from mixpert.tuner.session import Session
from mixpert.tuner.times import Timing
from mixpert.tuner.together import together
from mixpert.tuner.trials import Trials
from mixpert.tuner.units import plan_of, rows_by_call

FORMS = {
    "int8:3,0": ("int8:3,0", "int8:2,0", "int8:1,0"),
    "int8:0,3": ("int8:0,3", "int8:0,2", "int8:0,1"),
}
"""What a site may run whose second, or first, operand one slice holds; the first finds that out."""

HELD = 1e-6
"""Largest relative error of a row where a slice holds the operand; where none does it is 1e-3."""

_CHECK = "0.01:1e30"
"""The first call of a site and every hundredth; no error demotes a site."""

_FACTS = "one slice holds"


def widened(
    timing: Timing,
    trials: Trials,
    trace: Trace,
    times_of: Callable[[str], Mapping[str, float]],
) -> Timing:
    """The timing with one-sided forms at the sites whose data they fit.

    Args:
        timing: of the schemes that fit any data.
        trials: runs the program.
        trace: of a native run.
        times_of: milliseconds by call key under a form; without the calls that did not run so.
    """
    sites = held(trials, tuple(trace.by_site()))
    if not sites:
        return timing
    used = dict.fromkeys(form for forms in sites.values() for form in forms)
    measured = {form: times_of(form) for form in used}
    by_call = rows_by_call(trace)
    calls = {key: dict(times) for key, times in timing.calls.items()}
    extra: dict[str, tuple[str, ...]] = {}
    for site, forms in sites.items():
        keys = [key for key, rows in by_call.items() if rows[0].site == site]
        known = tuple(form for form in forms if all(key in measured[form] for key in keys))
        for key in keys:
            calls[key] |= {form: measured[form][key] for form in known}
        extra[site] = known
    return replace(timing, calls=calls, extra=extra)


def held(trials: Trials, sites: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """One-sided forms by site, for the sites that they fit; from two runs or from the session."""
    session = trials.bench.session
    facts = session.baseline(_FACTS)
    if facts is None and not trials.bench.offline:
        jobs = [partial(_fitting, trials, sites, probe) for probe in FORMS]
        with closing(together(trials.bench.width, jobs)) as answers:
            facts = {probe: list(found) for probe, found in zip(FORMS, answers, strict=True)}
        session.set_baseline(_FACTS, facts)
    found: dict[str, tuple[str, ...]] = {}
    for probe, fitting in (facts or {}).items():
        for site in fitting:
            found[site] = (*found.get(site, ()), *FORMS[probe])
    return found


def is_known(session: Session) -> bool:
    """Whether a session knows which sites they are."""
    return session.baseline(_FACTS) is not None


def with_forms(ladder: Ladder, forms: Iterable[str]) -> Ladder:
    """The ladder with each form on the rung of the scheme that has as many slices of both sides."""
    added = tuple(forms)
    return tuple((*rung, *(form for form in added if twin(form) in rung)) for rung in ladder)


def fitting(scheme: str) -> str:
    """The scheme that tells how accurate `scheme` is where the tuner chose it.

    It chooses forms with one slice of an operand only where that holds it, but for the coarsest.
    """
    chosen = any(scheme in forms for forms in FORMS.values())
    return twin(scheme) if chosen and scheme not in INT8_FORMS else scheme


def twin(form: str) -> str:
    """The scheme that is as accurate on any data as a one-sided form on data that it fits."""
    slices = max(form.removeprefix("int8:").split(","))
    return f"int8:{slices},{slices}"


def _fitting(trials: Trials, sites: tuple[str, ...], probe: str) -> Iterable[str]:
    """The sites whose products are right under a one-sided form."""
    plan = plan_of(dict.fromkeys(sites, probe))
    try:
        with trials.bench.run(plan, "probe", {settings.CHECK: _CHECK}) as run:
            by_site = run.trace.by_site() if run.status is Status.OK else {}
    except (ProgramError, FormatError):
        return []
    return [site for site, rows in by_site.items() if _right(rows, probe)]


def _right(rows: Iterable[TraceRow], probe: str) -> bool:
    checked = [row for row in rows if row.check and row.check["calls"]]
    errors = [row.check["relative"] for row in checked if row.check]
    good = all(error is not None and error <= HELD for error in errors)
    return bool(checked) and good and all(row.scheme == probe for row in checked)
