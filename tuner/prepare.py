"""All that comes before a search: session, native survey, reference, noise."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from mixpert.errors import ProgramError, SessionError
from mixpert.graph import GemmGraph
from mixpert.passes.text.graph_section import read_graphs
from mixpert.runtime.program import child_command, is_ir
from mixpert.tuner.baseline import (
    Baseline,
    Say,
    Survey,
    baselines,
    failure_named,
    survey,
    timeout_for,
)
from mixpert.tuner.capability import advice
from mixpert.tuner.clock import Clock
from mixpert.tuner.effort import Effort
from mixpert.tuner.forecast import expected
from mixpert.tuner.forks import importable
from mixpert.tuner.key import default_directory, digest, session_key
from mixpert.tuner.pool import Pool, check_gpus
from mixpert.tuner.program import Program
from mixpert.tuner.request import Request
from mixpert.tuner.session import FILE, Session
from mixpert.tuner.together import together
from mixpert.tuner.trials import Trials, Workbench, count_calls

COSTLY = 1.0
"""Seconds that capture may add to a run before something is said of them."""

LARGE_IR = 2_000_000
"""Bytes of IR whose compilation takes some tenths of a second, in each run."""

MOST_JOBS = 8
"""Runs at a time that are proposed; each may use the memory, and the threads, of the program."""


@dataclass(frozen=True)
class Prepared:
    """A program that plans can be tried on.

    Attributes:
        program: what runs.
        trials: runs plans.
        seen: what its native run shows.
        base: its errors, times and noise.
    """

    program: Program
    trials: Trials
    seen: Survey
    base: Baseline


@contextmanager
def all_prepared(
    request: Request, clock: Clock, pool: Pool, effort: Effort, say: Say
) -> Iterator[list[Prepared]]:
    """Open the sessions of a program and its further inputs, and make their baseline runs.

    Sessions of inputs are in the program's. What they know is recalled. Where several runs are made
    at a time, those of all inputs are.

    Args:
        request: the program, its inputs, how to compare and run.
        clock: where times come from.
        pool: where trials run.
        effort: told of every run, and what to expect.
        say: told about progress.

    Raises:
        ProgramError: the program fails, makes no GEMM call, or is noisier than the threshold.
        SessionError: a session is locked, belongs to another run, or cannot be written.
    """
    with ExitStack() as stack:

        def opened(program: Program, directory: Path | None) -> _Opened:
            return stack.enter_context(
                _opened(request, program, clock, directory, pool=pool, effort=effort, say=say)
            )

        programs = [opened(request.program, request.session)]
        home = programs[0].bench.session.directory
        programs += [opened(other, home / _input_folder(other)) for other in request.inputs]
        if pool.here > 1:
            found = _side_by_side(request, clock, pool, programs, say)
        else:
            found = []
            for one in programs:
                if one.bench.label:
                    say(one.bench.label)
                found += _side_by_side(request, clock, pool, [one], say)
        yield found


def _side_by_side(
    request: Request, clock: Clock, pool: Pool, programs: Sequence[_Opened], say: Say
) -> list[Prepared]:
    """Make the first runs of programs, `pool.here` at a time, or recall them."""
    jobs = [partial(survey, one.bench, one.graphs, one.executable, say) for one in programs]
    seen: list[Survey] = []
    trials: list[Trials] = []
    with closing(together(pool.here if clock.modelled else 1, jobs)) as surveys:
        for one in programs:
            with failure_named(one.bench):
                seen.append(next(surveys))
                if one.program is request.program and not request.simulate:
                    _look_ahead(request, one.bench.effort, seen[-1], clock, one.bench.session, say)
                check_gpus(request, clock, seen[-1].trace)
            trials.append(_trials(request, one.bench, seen[-1], clock))
    bases = baselines(trials, request.reference, say)
    found = []
    for one, tried, survey_of, base in zip(programs, trials, seen, bases, strict=True):
        with failure_named(one.bench):
            _check_noise(base.noise, request.wanted, request.comparison.captures)
        if costly := _cost_of_capture(tried.bench, survey_of.seconds):
            say(costly)
        found.append(Prepared(one.program, pool.spread(tried, one.executable), survey_of, base))
    return found


def _trials(request: Request, bench: Workbench, seen: Survey, clock: Clock) -> Trials:
    """What runs plans, now that the sinks are known and what a run takes."""
    timeout = timeout_for(request.timeout, seen.seconds)
    return Trials(replace(bench, sinks=seen.sinks, timeout=timeout), clock, count_calls(seen.trace))


def _input_folder(program: Program) -> str:
    words = json.dumps([str(program.path), program.arguments])
    return f"input-{hashlib.sha256(words.encode()).hexdigest()[:10]}"


@dataclass(frozen=True)
class _Opened:
    """A program whose session is open, of which nothing has run yet.

    Attributes:
        program: what runs.
        executable: the file that holds it.
        graphs: of its modules.
        bench: how it is run.
    """

    program: Program
    executable: Path
    graphs: list[GemmGraph]
    bench: Workbench


@contextmanager
def _opened(
    request: Request,
    program: Program,
    clock: Clock,
    directory: Path | None,
    *,
    pool: Pool,
    effort: Effort,
    say: Say,
) -> Iterator[_Opened]:
    """Open the session of a program; `directory` None: the program's own default."""
    executable = executable_of(program)
    graphs = read_graphs(executable)
    key = _key(request, program, executable, clock)
    directory = directory or default_directory(program, key)
    if request.simulate and not (directory / FILE).is_file():
        raise SessionError(
            f"--simulate runs nothing, and session {directory} is not there: tune without it first"
        )
    label = "" if program is request.program else f"input {program}"
    with _session(directory, key) as session:
        if not label:
            say(f"session {directory}{_known(session)}")
        bench = replace(_workbench(request, program, session, pool), effort=effort, label=label)
        yield _Opened(program, executable, graphs, bench)


def _known(session: Session) -> str:
    """What a session that is gone on with brings along."""
    runs = len(session.trials)
    return f": knows {runs} run{'s' * (runs != 1)} of plans already" if runs else ""


def _look_ahead(  # noqa: PLR0917
    request: Request, effort: Effort, seen: Survey, clock: Clock, session: Session, say: Say
) -> None:
    """Say how many runs are to come and how long they take, where that is long."""
    if not effort.made:  # the session knows the first run
        for seconds in [seen.seconds, *(trial.seconds for trial in session.trials)]:
            effort.assume(seconds)
    effort.expect(expected(request, seen.trace, clock, session))
    if hint := advice(seen.trace, clock.modelled):
        say(hint)
    if is_ir(request.program.path) and request.program.path.stat().st_size > LARGE_IR:
        say(
            f"each run compiles {request.program.path} anew; linked once, it starts at once: "
            "mixpert-compile -o x.o, then g++ x.o $(mixpert-config --libs)"
        )
    if ahead := effort.ahead():
        say(ahead)
        if jobs := _jobs_at_a_time(request, clock):
            say(f"to make {jobs} runs at a time, add --jobs {jobs}")
        imported = "" if request.imports else importable(request.program)
        if imported:
            say(f"to import modules once for all runs, add --import {imported}")


def _jobs_at_a_time(request: Request, clock: Clock) -> int:
    """How many runs may be made at a time that are not; 0 where none may."""
    chosen = request.jobs > 1 or request.gpus or request.scheduler
    processors = len(os.sched_getaffinity(0))
    may = clock.modelled and not chosen and not request.comparison.outputs
    return min(processors, MOST_JOBS) if may and processors > 1 else 0


def _cost_of_capture(bench: Workbench, seconds: float) -> str:
    """What to say of outputs whose capture makes runs much longer; empty where it does not.

    Args:
        bench: of the program; its native runs are in the session.
        seconds: of a native run without capture.
    """
    facts = bench.session.baseline("native") or {}
    more = facts.get("seconds", 0.0) - seconds
    if not bench.comparison.captures or bench.width > 1 or more < max(COSTLY, seconds / 2):
        return ""
    return (
        f"a run takes {facts['seconds']:.3g} s with the outputs of its last GEMMs captured, "
        f"{seconds:.3g} s without: --extract or --output compares what the program prints or "
        "writes instead"
    )


def _key(request: Request, program: Program, executable: Path, clock: Clock) -> dict[str, str]:
    """What a session must have been opened with to be gone on with."""
    key = session_key(program, executable, request.comparison, request.reference, clock.key)
    if request.imports:
        key["imports"] = ",".join(request.imports)
    return key | {f"input {path}": digest(path) for path in request.files}


def _workbench(request: Request, program: Program, session: Session, pool: Pool) -> Workbench:
    """Where the first runs are made, before anything is known of sinks."""
    return Workbench(
        program,
        session,
        request.comparison,
        sinks=None,
        timeout=request.timeout,
        offline=request.simulate,
        devices=pool.devices,
        start=pool.start,
        width=pool.here,
    )


@contextmanager
def _session(directory: Path, key: dict[str, str]) -> Iterator[Session]:
    """The session; an interrupt inside says where what was learnt is kept."""
    with Session.open(directory, key) as session:
        try:
            yield session
        except KeyboardInterrupt as interrupt:
            raise KeyboardInterrupt(f"session kept in {directory}") from interrupt


def _check_noise(noise: float, threshold: float, captured: bool) -> None:
    if noise <= threshold:
        return
    threads = (
        "; if several of its threads call GEMMs, the order of the outputs varies: compare what the "
        "program writes (--output, --extract)"
    )
    raise ProgramError(
        f"two runs of the same plan differ by {noise:.2e}, more than the threshold "
        f"{threshold:.2e}: the program is not repeatable enough to be tuned to it"
        + (threads if captured else "")
    )


def executable_of(program: Program) -> Path:
    """The file that holds the program; a bare name is looked up in PATH.

    Raises:
        ProgramError: there is none, or it cannot be run.
    """
    argv, _ = child_command(program.path, [])
    return program.path if is_ir(program.path) else Path(argv[0])
