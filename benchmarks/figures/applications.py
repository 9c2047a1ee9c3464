"""End-to-end times and errors of the sample applications on this machine's GPU.

``python benchmarks/figures/applications.py --programs mlp,bert --budget 150``: one data file a
program, in benchmarks/results/figures; what is there already is not measured again. Several run at
a time and take turns at the GPU (`lanes.py`). A library that stands in for cuBLAS comes in as
``--peer NAME=libname.so``, preloaded into the plain program; what takes part in such a comparison
is kept in another directory (``--out``). With ``--rounds`` all variants take their turns that many
times, so that what is compared does not depend on the order.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from threading import Lock

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "tests")]

import gpu_machine
from cases import (
    AUTO,
    CUBLAS,
    NATIVE,
    PROGRAMS,
    PROGRAMS_HELP,
    SCHEMES,
    SIZES,
    TF32,
    TUNED,
    Case,
    cases,
    programs_of,
)  # fmt: skip
from lanes import Exact, Lanes
from peer import SYNTAX, Peer
from plans import plan_for
from records import DATA, Record, Row, Watch, is_calm, is_starved, rounds_of
from running import RUNS, Executable, Measured, Traced, link
from sample_programs import CheckError

from mixpert import settings
from mixpert.errors import MixpertError
from mixpert.scheme import Scheme

KEY = ("size", "variant")
_BOTH = (False, True)
"""A program without and with MixPert."""
TRACED = (AUTO, TUNED)
"""Whose time in GEMM calls is taken at the largest size, too, by a process more."""
REFERENCE = "fp64"
_IN_MEMORY = Path("/dev/shm")
_LARGEST_RESULTS = 2 << 30
"""Bytes that a lane needs there: results are up to a gigabyte, and so are those they are compared
with."""
_TRIES = 3
"""Of runs that something disturbs, before they count as failed."""
_STARVED = "no memory on the GPU for MixPert's products, which ran on cuBLAS: others hold it"
_LINKS = 6
"""Programs that are linked at a time, so that the first is soon there."""


@dataclass(frozen=True)
class Variant:
    """One way to run a program: its column, whether MixPert is linked in, and its environment."""

    name: str
    emulated: bool
    variables: dict[str, str]
    traced: bool = False
    described: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Work:
    """A case, what it lacks, all that takes turns, and where its rows belong."""

    case: Case
    missing: list[Variant]
    repeated: list[Variant]
    record: Record

    def name(self, variant: Variant) -> str:
        """Of a job that measures it."""
        return f"{self.case.program} {self.case.size} {variant.name}"

    def rounds(self, variant: Variant) -> int:
        """How many rounds a variant has had."""
        row = _row_of(self.case, variant, self.record)
        return rounds_of(row) if row else 0


@dataclass(frozen=True)
class Bench:
    """What runs cases: linked programs, without and with MixPert, and when to start no more."""

    linked: dict[tuple[str, bool], Future[Executable]]
    deadline: float
    recording: Lock = field(default_factory=Lock)

    @property
    def over(self) -> bool:
        """Whether nothing may start any more."""
        return time.monotonic() > self.deadline

    def exact(self, case: Case) -> Measured:
        """One run with every GEMM in FP64.

        Raises:
            CheckError: it fails, or it is too late.
        """
        if self.over:
            raise CheckError("no time is left")
        program = self.linked[case.program, True].result()
        variables = {settings.SCHEME: REFERENCE, **case.environment}
        return program.run(case.arguments, variables, runs=1)

    def measure(self, work: Work, variant: Variant, exact: Exact) -> None:
        """Measure one variant, compare it and record its row.

        Raises:
            CheckError: a run failed, or the GPU is not calm.
        """
        if self.over:
            return
        executable, watch = self.linked[work.case.program, variant.emulated].result(), Watch()
        measured, row = _run_in_peace(work.case, variant, executable)
        try:
            reference = exact.measured()
            row |= {"reference": reference.printed, "error": measured.error(reference)}
        finally:
            measured.file.unlink()
        row["took"] = watch.took()
        with self.recording:
            work.record.add(row)
            print(_line(row), flush=True)

    def repeat(self, work: Work, variant: Variant) -> None:
        """One more round of a variant that has a row, which holds the seconds of all rounds.

        Raises:
            CheckError: a run failed, or the GPU is not calm.
        """
        if self.over:
            return
        executable = self.linked[work.case.program, variant.emulated].result()
        variables = {**variant.variables, **work.case.environment}
        seconds = executable.seconds(work.case.arguments, variables, RUNS)
        if not is_calm({"seconds": seconds}):
            raise CheckError(f"another round: {_not_calm(seconds)}")
        with self.recording:
            row = work.record.row(size=work.case.size, variant=variant.name)
            row = {**row, "seconds": [*row["seconds"], *seconds], "rounds": rounds_of(row) + 1}
            work.record.add(row)
            print(_line(row), flush=True)


def main() -> int:
    """0; 1 if a program failed."""
    options = _parser().parse_args()
    work = list(_work(options))
    with tempfile.TemporaryDirectory(dir=_scratch(options.lanes)) as directory:
        linked = _linked([one.case.program for one in work], Path(directory))
        bench = Bench(linked, time.monotonic() + options.budget)
        failures = _measure(bench, work, options.lanes)
        for rounds in range(2, options.rounds + 1):
            failures += _repeat(bench, work, options.lanes, rounds)
    return int(bool(failures))


def _measure(bench: Bench, work: Iterable[Work], count: int) -> list[str]:
    """Measure what cases lack; a line for each variant that failed."""
    with Lanes(count) as lanes:
        for one in work:
            jobs = {one.name(variant): partial(bench.measure, one, variant)
                    for variant in one.missing}  # fmt: skip
            if jobs:
                lanes.add(partial(bench.exact, one.case), jobs)
    return lanes.failures


def _repeat(bench: Bench, work: Iterable[Work], count: int, rounds: int) -> list[str]:
    """Measure all variants again that lack this round; a line for each that failed."""
    with Lanes(count) as lanes:
        for one in work:
            for variant in one.repeated:
                if one.rounds(variant) == rounds - 1:
                    lanes.start(one.name(variant), partial(bench.repeat, one, variant))
    return lanes.failures


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", type=programs_of, default=PROGRAMS, help=PROGRAMS_HELP)
    parser.add_argument("--sizes", type=lambda text: tuple(text.split(",")), default=SIZES)
    parser.add_argument(
        "--schemes", type=lambda text: tuple(text.split()), default=SCHEMES, help="between blanks"
    )
    parser.add_argument(
        "--peer", action="append", default=[], type=Peer.parse, metavar="PEER", help=SYNTAX
    )
    parser.add_argument(
        "--skip", type=str.split, default=[], metavar="VARIANTS", help="between blanks"
    )
    parser.add_argument(
        "--again", type=str.split, default=[], metavar="VARIANTS", help="that are there already"
    )
    parser.add_argument("--lanes", type=int, default=5, help="programs at a time")
    parser.add_argument("--rounds", type=int, default=1, help="of all variants, in turns")
    parser.add_argument("--untraced", action="store_true", help="no run for the time in GEMM calls")
    parser.add_argument("--data", type=Path, default=DATA, help="holds the plans of plans.py")
    parser.add_argument("--budget", type=float, default=150, help="start nothing past it, s")
    parser.add_argument("--out", type=Path, default=DATA / "applications")
    return parser


def _variants(case: Case, options: argparse.Namespace) -> Iterator[Variant]:
    yield Variant(CUBLAS, False, {})
    yield Variant(TF32, False, {"SAMPLE_TF32": "1"})
    yield Variant(NATIVE, True, {settings.SCHEME: NATIVE}, traced=True)
    for scheme in options.schemes:
        if _known(scheme):
            yield Variant(scheme, True, {settings.SCHEME: scheme}, traced=_traced(case, scheme))
    plan = plan_for(options.data, case)
    if plan:
        yield Variant(TUNED, True, {settings.PLAN: str(plan)}, traced=_traced(case, TUNED))
    for peer in options.peer:
        yield Variant(peer.name, False, peer.environment, described=peer.described)


def _traced(case: Case, variant: str) -> bool:
    return variant in TRACED and case.size == SIZES[-1]


def _scratch(lanes: int) -> Path | None:
    """A folder in memory, where there is one with room enough."""
    needed = lanes * _LARGEST_RESULTS
    roomy = _IN_MEMORY.is_dir() and shutil.disk_usage(_IN_MEMORY).free > needed
    return _IN_MEMORY if roomy else None


def _known(scheme: str) -> bool:
    """Whether this version of MixPert has a scheme."""
    try:
        Scheme.parse(scheme)
    except MixpertError:
        return False
    return True


def _work(options: argparse.Namespace) -> Iterator[Work]:
    """The cases that lack a variant."""
    machine = gpu_machine.describe()
    for program in options.programs:
        record = Record(options.out / f"{program}.json", machine, KEY)
        for case in cases((program,), options.sizes):
            missing = _missing(case, options, record)
            one = Work(case, missing, _wanted(case, options), record)
            if missing or any(one.rounds(v) < options.rounds for v in one.repeated):
                yield one


def _missing(case: Case, options: argparse.Namespace, record: Record) -> list[Variant]:
    """The variants to measure: those that have no row yet, or are wanted again."""
    return [
        replace(variant, traced=variant.traced and not options.untraced)
        for variant in _wanted(case, options)
        if variant.name in options.again or not _row_of(case, variant, record)
    ]


def _row_of(case: Case, variant: Variant, record: Record) -> Row | None:
    """What is known of a variant; nothing where its size was another one then."""
    if not record.has(size=case.size, variant=variant.name):
        return None
    row = record.row(size=case.size, variant=variant.name)
    return row if row["arguments"] == " ".join(case.arguments) else None


def _wanted(case: Case, options: argparse.Namespace) -> list[Variant]:
    return [v for v in _variants(case, options) if v.name not in options.skip]


def _run_in_peace(case: Case, variant: Variant, executable: Executable) -> tuple[Measured, Row]:
    """Measure one variant, again where something disturbed it; its row lacks the error.

    Raises:
        CheckError: the program fails under it, or others use the GPU or its memory all the time.
    """
    for _ in range(_TRIES):
        measured, row = _run(case, variant, executable)
        if is_calm(row) and not is_starved(row):
            return measured, row
        measured.file.unlink()
    raise CheckError(_STARVED if is_starved(row) else _not_calm(row["seconds"]))


def _not_calm(seconds: list[float]) -> str:
    return f"runs of {seconds} s: this GPU is shared, or short of power"


def _run(case: Case, variant: Variant, executable: Executable) -> tuple[Measured, Row]:
    """What one process gave, and its row without the error.

    Raises:
        CheckError: the program fails under it.
    """
    measured, traced = _runs(case, variant, executable)
    row: Row = {
        "program": case.program,
        "size": case.size,
        "arguments": " ".join(case.arguments),
        "variant": variant.name,
        "seconds": list(measured.seconds),
        "printed": measured.printed,
        **variant.described,
    }
    if traced:
        row |= {"gemm_seconds": traced.gemm_seconds, "sites": traced.site_seconds}
        row["ran"] = traced.ran
        row |= {"reasons": traced.reasons} if traced.reasons else {}
    return measured, row


def _runs(case: Case, variant: Variant, executable: Executable) -> tuple[Measured, Traced | None]:
    """Runs and a trace: of native in one process, for its time is told by the plain program's."""
    words, variables = case.arguments, {**variant.variables, **case.environment}
    if variant.traced and variant.name == NATIVE:
        return executable.run_traced(words, variables)
    measured = executable.run(words, variables)
    return measured, executable.traced(words, variables) if variant.traced else None


def _linked(programs: Iterable[str], directory: Path) -> dict[tuple[str, bool], Future[Executable]]:
    """Programs without and with MixPert, linked side by side, while the first ones run already."""
    pool = ThreadPoolExecutor(_LINKS)
    turns = directory / "turns"
    futures = {
        (program, emulated): pool.submit(link, program, directory, emulated, turns)
        for program in dict.fromkeys(programs)
        for emulated in _BOTH
    }
    pool.shutdown(wait=False)
    return futures


def _line(row: Row) -> str:
    gemm = f"GEMM {row['gemm_seconds']:8.5f}" if "gemm_seconds" in row else ""
    return (
        f"{row['program']:10} {row['size']:7} {row['variant']:12} "
        f"{min(row['seconds']):9.5f} s  error {row['error']:.2e}  {gemm}  took {row['took']}"
    )


if __name__ == "__main__":
    sys.exit(main())
