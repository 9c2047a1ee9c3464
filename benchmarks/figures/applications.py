"""End-to-end times and errors of the sample applications on this machine's GPU.

``python benchmarks/figures/applications.py --programs mlp,bert --budget 150``: one data file a
program, in benchmarks/results/figures; what is there already is not measured again. A library that
stands in for cuBLAS comes in as ``--peer NAME=libname.so``, preloaded into the plain program; what
takes part in such a comparison is kept in another directory (``--out``).
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
from pathlib import Path

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
from comparisons import Comparisons
from peer import SYNTAX, Peer
from plans import plan_of
from records import DATA, Record, Row, Watch, is_calm
from running import Executable, Measured, Traced, link
from sample_programs import CheckError

from mixpert import settings
from mixpert.errors import MixpertError
from mixpert.scheme import Scheme

KEY = ("size", "variant")
_BOTH = (False, True)
"""A program without and with MixPert."""
TRACED = (AUTO,)
"""Schemes whose time in GEMM calls is taken, too."""
REFERENCE = "fp64"
_IN_MEMORY = Path("/dev/shm")
_LARGEST_RESULTS = 6 << 30
"""Bytes: results are up to a gigabyte, and the next may be written before two were read."""
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
    """A case, what it lacks, and where its rows belong."""

    case: Case
    missing: list[Variant]
    record: Record


def main() -> int:
    """0; 1 if a program failed."""
    options = _parser().parse_args()
    deadline = time.monotonic() + options.budget
    failed = False
    work = list(_work(options))
    with (
        tempfile.TemporaryDirectory(dir=_scratch()) as directory,
        Comparisons(_line) as comparisons,
    ):
        linked = _linked([one.case.program for one in work], Path(directory))
        for one in work:
            program = one.case.program
            try:
                executables = {emulated: linked[program, emulated].result() for emulated in _BOTH}
                _measure(one, executables, comparisons, deadline)
            except (CheckError, MixpertError, OSError) as error:
                failed = True
                print(f"{program} {one.case.size}: {' '.join(str(error).split())}", flush=True)
    return int(failed)


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
            yield Variant(scheme, True, {settings.SCHEME: scheme}, traced=scheme in TRACED)
    plan = plan_of(options.data, case.program)
    if plan.exists():
        yield Variant(TUNED, True, {settings.PLAN: str(plan)}, traced=True)
    for peer in options.peer:
        yield Variant(peer.name, False, peer.environment, described=peer.described)


def _scratch() -> Path | None:
    """A folder in memory, where there is one with room enough."""
    roomy = _IN_MEMORY.is_dir() and shutil.disk_usage(_IN_MEMORY).free > _LARGEST_RESULTS
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
            if missing:
                yield Work(case, missing, record)


def _missing(case: Case, options: argparse.Namespace, record: Record) -> list[Variant]:
    """The variants to measure: those that have no row yet, or are wanted again."""
    return [
        replace(variant, traced=variant.traced and not options.untraced)
        for variant in _variants(case, options)
        if variant.name not in options.skip
        and (variant.name in options.again or not record.has(size=case.size, variant=variant.name))
    ]


def _measure(
    work: Work,
    executables: dict[bool, Executable],
    comparisons: Comparisons,
    deadline: float,
) -> None:
    """Measure variants, to be compared with one run with every GEMM in FP64."""
    if time.monotonic() > deadline:
        return
    case, watch = work.case, Watch()
    exact = executables[True].run(case.arguments, {settings.SCHEME: REFERENCE}, runs=1)
    failures = []
    for variant in work.missing:
        if time.monotonic() > deadline:
            break
        try:
            measured, row = _run(case, variant, executables[variant.emulated])
        except CheckError as error:  # of a peer, say; the others are measured all the same
            failures.append(f"{variant.name}: {error}")
            continue
        row |= {"reference": exact.printed, "took": watch.took()}
        comparisons.add(work.record, row, measured, exact)
    comparisons.forget(exact)
    if failures:
        raise CheckError("; ".join(failures))


def _run(case: Case, variant: Variant, executable: Executable) -> tuple[Measured, Row]:
    """Measure one variant; its row lacks the error.

    Raises:
        CheckError: the program fails under it, or its runs differ as on a GPU that is shared.
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
    if not is_calm(row):
        measured.file.unlink()
        raise CheckError(f"runs of {row['seconds']} s: this GPU is shared, or short of power")
    if traced:
        row |= {"gemm_seconds": traced.gemm_seconds, "sites": traced.site_seconds}
        row["ran"] = traced.ran
        row |= {"reasons": traced.reasons} if traced.reasons else {}
    return measured, row


def _runs(case: Case, variant: Variant, executable: Executable) -> tuple[Measured, Traced | None]:
    """Runs and a trace: of native in one process, for its time is told by the plain program's."""
    words, variables = case.arguments, variant.variables
    if variant.traced and variant.name == NATIVE:
        return executable.run_traced(words, variables)
    measured = executable.run(words, variables)
    return measured, executable.traced(words, variables) if variant.traced else None


def _linked(programs: Iterable[str], directory: Path) -> dict[tuple[str, bool], Future[Executable]]:
    """Programs without and with MixPert, linked side by side, while the first ones run already."""
    pool = ThreadPoolExecutor(_LINKS)
    futures = {
        (program, emulated): pool.submit(link, program, directory, emulated)
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
