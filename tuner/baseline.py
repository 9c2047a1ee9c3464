"""What every trial is held against: the reference output, native's error, noise and times."""

from __future__ import annotations

import math
import shlex
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from mixpert.errors import ProgramError
from mixpert.graph import GemmGraph
from mixpert.runtime.elf import read_header
from mixpert.scheme import FP64, NATIVE, Scheme
from mixpert.trace import Trace, TraceRow
from mixpert.tuner.children import new_process
from mixpert.tuner.comparison import Comparison
from mixpert.tuner.dependence import executed_graph
from mixpert.tuner.outcome import Status, Trial
from mixpert.tuner.places import placed, places
from mixpert.tuner.program import Program, Run
from mixpert.tuner.together import together
from mixpert.tuner.trials import Trials, Workbench, count_calls, substitution

REFERENCES = {"fp64": FP64, "native": NATIVE}
"""Schemes of the reference run, by the name that --reference takes."""

LEAST_TIMEOUT = 60.0
TIMEOUT_FACTOR = 50.0
"""Without --timeout a trial may take this many times the native run: emulation on a processor
is slower than its BLAS."""

_NOT_BEFORE_FORKS = "; no module of --import may call GEMM when it is imported"

Say = Callable[[str], None]


@dataclass(frozen=True)
class Survey:
    """What a first native run shows.

    Attributes:
        trace: sites, shapes, calls and times.
        graph: the executed sites and their edges.
        seconds: wall time of the run.
        whole: the compiler saw all the sites together, so that the graph lacks no edge.
    """

    trace: Trace
    graph: GemmGraph
    seconds: float
    whole: bool = False

    @property
    def sinks(self) -> tuple[str, ...]:
        """Ids of the sites whose output no other site reads."""
        return tuple(self.graph.sites[i].id for i in self.graph.sinks())


@dataclass(frozen=True)
class Baseline:
    """What the reference and native runs came to.

    Attributes:
        native_error: the larger error of two native runs against the reference.
        noise: the larger error of one of two runs against the other, native or reference.
        native_ms: GEMM milliseconds of the faster native run, modelled or measured.
        time_noise: relative difference between the times of the two.
    """

    native_error: float
    noise: float
    native_ms: float
    time_noise: float


def survey(bench: Workbench, graphs: list[GemmGraph], executable: Path, say: Say) -> Survey:
    """Run the program natively once, without capture, or recall that run from the session.

    Args:
        bench: how to run it.
        graphs: of all its modules; none where it was not compiled for MixPert.
        executable: the file that holds it.
        say: told about progress.

    Raises:
        ProgramError: it fails, or no GEMM call of it came to the runtime, or those of several
            processes did whose outputs are to be captured.
    """
    facts = bench.session.baseline("survey")
    if facts is None:
        say("first run of the program, native")
        plain = replace(bench, comparison=Comparison(), sinks=None)
        with plain.run(NATIVE, "survey") as run:
            _require(run, "native")
            if not run.trace.rows:
                raise ProgramError(
                    f"no GEMM call of {bench.program.path} went through MixPert: "
                    + _remedy(bench.program, executable, bool(graphs))
                    + ("" if bench.start is new_process else _NOT_BEFORE_FORKS)
                )
            facts = {
                "rows": [asdict(row) for row in run.trace.rows],
                "seconds": run.seconds,
                "processes": run.processes,
            }
        bench.session.set_baseline("survey", facts)
    if bench.comparison.captures and facts.get("processes", 1) > 1:
        raise ProgramError(
            f"{facts['processes']} processes of the program call GEMM, and outputs are captured of "
            "one: compare what the program writes (--output, --extract), or tune a program that "
            "it starts"
        )
    trace = Trace(tuple(TraceRow(**row) for row in facts["rows"]))
    whole = len(graphs) == 1 and trace.by_site().keys() <= {site.id for site in graphs[0].sites}
    graph = executed_graph(graphs, trace)
    graph.sites = placed(graph.sites, places(trace.by_site(), executable))
    return Survey(trace, graph, facts["seconds"], whole)


def timeout_for(chosen: float | None, native_seconds: float) -> float:
    """Seconds that a trial may take."""
    return chosen if chosen is not None else LEAST_TIMEOUT + TIMEOUT_FACTOR * native_seconds


def baselines(programs: Sequence[Trials], reference: str, say: Say) -> list[Baseline]:
    """Run the reference and native, twice each, or recall them from the session, of each program.

    Where several runs are made at a time, those of all programs are, but for native ones whose
    times are measured. Native's trial enters the session, for it is a plan like others.

    Raises:
        ProgramError: a run fails, diverges from another or produces NaN.
    """
    pairs = [(trials, step) for trials in programs for step in _steps(trials, reference)]
    for width, group in _places(pairs):
        say("; ".join(dict.fromkeys(step.said for _, step in group)))
        _make(width, group)
    return [_baseline(trials) for trials in programs]


def _steps(trials: Trials, reference: str) -> list[_Step]:
    """What the session does not know."""
    bench, session = trials.bench, trials.bench.session
    lost = not bench.reference.is_dir() and not bench.offline
    steps: list[_Step] = []
    if session.baseline("reference") is None or lost:
        steps.append(_reference_step(bench, reference))
    if session.baseline("native") is None:
        steps.append(_native_step(trials))
    return steps


def _baseline(trials: Trials) -> Baseline:
    """What the session knows by now."""
    session = trials.bench.session
    truth, facts = session.baseline("reference") or {}, session.baseline("native") or {}
    if session.trial(_everywhere(trials, NATIVE)) is None:
        session.add_trial(_native_trial(trials, facts))
    slower, faster = sorted((facts["first_ms"], facts["second_ms"]), reverse=True)
    return Baseline(
        max(facts["errors"]),
        max(facts["noise"], truth.get("noise", 0.0)),
        faster,
        (slower - faster) / faster if faster else 0.0,
    )


@dataclass(frozen=True)
class _Step:
    """Two runs of the baseline.

    Attributes:
        said: before they are made.
        name: of what the session keeps of them.
        scheme: everywhere.
        runs: their names.
        facts: what comes of the two.
    """

    said: str
    name: str
    scheme: Scheme
    runs: tuple[str, str]
    facts: Callable[[Run, Run], dict[str, Any]]


_Pair = tuple[Trials, _Step]


def _reference_step(bench: Workbench, reference: str) -> _Step:
    scheme = REFERENCES[reference]
    facts = partial(_reference, bench, scheme)
    said = f"reference runs, every GEMM {reference}"
    return _Step(said, "reference", scheme, ("new-reference", "reference-2"), facts)


def _native_step(trials: Trials) -> _Step:
    said = "native runs, for its error and the noise"
    return _Step(said, "native", NATIVE, ("native-1", "native-2"), partial(_native, trials))


def _places(pairs: Sequence[_Pair]) -> Iterator[tuple[int, list[_Pair]]]:
    """Steps by those whose runs may be made at a time, and how many: times want a run alone."""
    shared = [(trials, step) for trials, step in pairs if not _alone(trials, step)]
    width = shared[0][0].bench.width if shared else 1
    if width > 1:
        yield width, shared
    for trials, step in pairs:
        if width == 1 or _alone(trials, step):
            yield 1, [(trials, step)]


def _alone(trials: Trials, step: _Step) -> bool:
    return step.name == "native" and not trials.clock.modelled


def _make(width: int, pairs: Sequence[_Pair]) -> None:
    """Make runs, and keep in the session what comes of them.

    One at a time, none follows a run that fails.
    """
    with ExitStack() as files:
        kept = [files.enter_context(ExitStack()) for _ in pairs]
        jobs = [
            partial(stack.enter_context, trials.bench.run(step.scheme, name))
            for stack, (trials, step) in zip(kept, pairs, strict=True)
            for name in step.runs
        ]
        with closing(together(width, jobs)) as runs:
            for stack, (trials, step) in zip(kept, pairs, strict=True):
                with stack, failure_named(trials.bench):
                    first, second = (_ended(next(runs), step) for _ in step.runs)
                    trials.bench.session.set_baseline(step.name, step.facts(first, second))


def _ended(run: Run, step: _Step) -> Run:
    _require(run, str(step.scheme))
    return run


@contextmanager
def failure_named(bench: Workbench) -> Iterator[None]:
    """Errors of a program that is one of several inputs begin with its command."""
    try:
        yield
    except ProgramError as error:
        raise (ProgramError(f"{bench.label}: {error}") if bench.label else error) from error


def _reference(bench: Workbench, scheme: Scheme, run: Run, again: Run) -> dict[str, Any]:
    _require_all(run.trace, scheme)
    bench.comparison.error(run.directory, run.directory)  # complains where it is unusable
    noise = bench.comparison.error(run.directory, again.directory)
    if math.isnan(noise):
        raise ProgramError(f"the second of two {scheme} runs holds NaN or Inf in its output")
    shutil.rmtree(bench.reference, ignore_errors=True)
    run.directory.rename(bench.reference)
    return {"prints_nan": run.prints_nan, "seconds": run.seconds, "noise": noise}


def _native(trials: Trials, first: Run, second: Run) -> dict[str, Any]:
    bench = trials.bench
    errors = []
    for run in (first, second):
        if bench.comparison.captures and count_calls(run.trace) != trials.calls:
            raise ProgramError("two native runs make different GEMM calls; name an --output")
        errors.append(bench.comparison.error(bench.reference, run.directory))
    if any(math.isnan(error) for error in errors):
        raise ProgramError("the native run's output holds NaN or Inf")
    noise = bench.comparison.error(first.directory, second.directory)
    times = [trials.clock.call_ms(run.trace) for run in (first, second)]
    return {
        "errors": errors,
        "noise": noise,
        "first_ms": sum(times[0].values()),
        "second_ms": sum(times[1].values()),
        "call_ms": times[1],
        "seconds": second.seconds,
    }


def _native_trial(trials: Trials, facts: dict[str, Any]) -> Trial:
    return Trial(
        _everywhere(trials, NATIVE),
        Status.OK,
        max(facts["errors"]),
        sum(facts["call_ms"].values()),
        facts["call_ms"],
        facts["seconds"],
    )


def _everywhere(trials: Trials, scheme: Scheme) -> dict[str, str]:
    return {site: str(scheme) for site, *_ in trials.calls}


def _remedy(program: Program, executable: Path, compiled: bool) -> str:
    """What to do about a program without a call; `compiled`: by mixpert-compile."""
    if program.preload:
        # The libraries of an interpreter are its packages', which mixpert-doctor alone lists.
        if read_header(executable) is None:
            return (
                "check that the script or a program that it starts calls GEMM on this input, that "
                "the library can be intercepted (mixpert-doctor, mixpert-doctor PROGRAM), and that "
                "LD_PRELOAD reaches it (not through env -i or sudo)"
            )
        python = executable.name.startswith("python")
        doctor = "mixpert-doctor" if python else f"mixpert-doctor {shlex.quote(str(executable))}"
        return (
            "check that it calls GEMM on this input, and whether its library can be intercepted "
            f"({doctor})"
        )
    if compiled:
        return (
            "check that it calls GEMM on this input, and that it ends by exit or by returning from "
            "main: the trace is written then, and not by _exit"
        )
    return (
        "compile its host code with mixpert-compile or add --preload, and check that it calls GEMM "
        "on this input"
    )


def _require(run: Run, scheme: str) -> None:
    if run.status is not Status.OK:
        raise ProgramError(f"the {scheme} run of the program failed: {run.detail}")


def _require_all(trace: Trace, scheme: Scheme) -> None:
    """See that the reference is one: a call that fell back would pass its own error for truth."""
    if not trace.rows:
        raise ProgramError(f"the {scheme} run of the program left no trace: does it end by _exit?")
    if other := substitution(trace.rows, lambda _: str(scheme)):
        raise ProgramError(
            f"the reference is not {scheme} throughout: {other}; with --reference native the "
            "program as it is serves as the reference"
        )
