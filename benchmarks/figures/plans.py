"""Tunes the applications on this machine's GPU to the error of cuBLAS, with public commands.

``python benchmarks/figures/plans.py --programs bert --budget 150`` reads from the applications'
data files what error cuBLAS makes, which it has measured where they lack it, and writes a plan for
each program and size beside them, which `applications.py` measures as the column `tuned`. Sizes at
which a run takes seconds have the plan of the next smaller one, which is then held to the least
error that cuBLAS makes at any of them. Times are those of a recorded
profile, so that several programs can be tuned at a time; it takes a batch for its products one
after another, and knows nothing of what the guard adds to short calls. So programs of short calls
are tuned one by one, and their plans weighed on the GPU. Where times are measured
(``--device-model none``) runs are more, and a program has the GPU alone. A tuning that was cut off
goes on where it stopped.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "tests")]

import children
import gpu_machine
from cases import (
    CUBLAS,
    NATIVE,
    PROGRAMS,
    PROGRAMS_HELP,
    SIZES,
    TF32,
    TUNED,
    Case,
    cases,
    programs_of,
)  # fmt: skip
from records import DATA, Record, Row, Watch
from sample_programs import ROOT, CheckError, link
from summary import Applications

from mixpert.errors import MixpertError

_TUNE = "import sys; from mixpert.commands.tune import main; sys.exit(main())"
_PROFILE = "h100"
MEASURED = "none"
"""In the place of a device model: times are measured."""
KEY = ("program", "size")
_APPLICATIONS = Path(__file__).with_name("applications.py")
_DONE = (0, 1)
"""Exit statuses of mixpert-tune: a faster plan, or native because nothing is faster."""
_LARGEST_TUNED = {
    "gemm": "small", "mlp": "small", "cholesky": "small", "hpl_ai": "medium",
    "sparkler": "medium", "bert": "medium", "quantum": "medium", "conv": "medium", "pca": "medium",
    "ffn": "medium",
}  # fmt: skip
"""Of programs whose runs take seconds at the largest size: up to where they are tuned."""
_MEASURED = (("bert", "small"), ("quantum", "small"), ("conv", "small"), ("pca", "small"))
"""Programs and sizes tuned alone, by times of their own: of calls so short that the profile's are
not theirs, and of errors in an order that only runs of every scheme tell."""
_UNLIMITED = (("bert", "small"), ("quantum", "small"))
"""Of them those whose plans have no limits: the guard would add four fifths to short calls."""
_TOGETHER = 8
"""Programs tuned at a time by a profile: what the largest hold fits into 80 GB."""
_LEAST_THRESHOLD = 2.0**-24
"""Rounding the exact result to FP32 alone makes an error of about that."""
_IN_LIBRARY = re.compile(r"lib[^\t]+\.so[^\t]*\+0x")
"""The site of a call that a shared library makes, which is named after a place in one version."""


def main() -> int:
    """0; 1 if a program was not tuned."""
    options = _parser().parse_args()
    children.end_on_sigterm()
    deadline = time.monotonic() + options.budget
    machine = gpu_machine.describe()
    tunings = Record(options.data / "tunings.json", machine, KEY)
    wanted = [
        case
        for case in tuned_cases(options.programs, options.sizes)
        if not plan_of(options.data, case).exists()
    ]
    _measure_natives(wanted, options.data, options.budget)
    failed = False
    for case, tuned in _tunings(wanted, options, deadline):
        try:
            where = {"program": case.program, "size": case.size, "device": machine["device"]}
            tunings.add({**where, **tuned.result()})
        except (CheckError, MixpertError, subprocess.TimeoutExpired) as error:
            failed = True
            print(f"{case.program} {case.size}: {' '.join(str(error).split())}", flush=True)
    return int(failed)


def _tunings(
    wanted: Sequence[Case], options: argparse.Namespace, deadline: float
) -> Iterator[tuple[Case, Future[Row]]]:
    """Cases as they get tuned: by a profile several at a time, what is measured one by one."""
    alone = [case for case in wanted if _alone(case, options)]
    others = [case for case in wanted if case not in alone]
    linked: dict[str, Future[Path]] = {}
    for together, width in ((others, _TOGETHER), (alone, 1)):
        with ThreadPoolExecutor(width) as pool:
            for case in together:
                if case.program not in linked:
                    linked[case.program] = pool.submit(_linked, case.program, options.work)
            started = {
                pool.submit(_tune, case, linked[case.program], options, deadline): case
                for case in together
            }
            for future in as_completed(started):
                yield started[future], future


def _alone(case: Case, options: argparse.Namespace) -> bool:
    """Whether times of a case are measured."""
    return options.device_model == MEASURED or (case.program, case.size) in _MEASURED


def _times(case: Case, options: argparse.Namespace) -> list[str]:
    """Options of mixpert-tune that say where times come from, and what may cost any."""
    unlimited = ["--no-limits"] if (case.program, case.size) in _UNLIMITED else []
    modelled = ["--device-model", options.device_model, "--trust-profile"]
    return unlimited if _alone(case, options) else [*unlimited, *modelled]


def plan_of(data: Path, case: Case) -> Path:
    """Where the plan of a program at a size lies, beside the figures' data."""
    return data / "plans" / f"{case.program}-{case.size}.plan"


def plan_for(data: Path, case: Case) -> Path | None:
    """The plan that a case runs under: of its size, or of the next smaller one that has any."""
    sizes = SIZES[SIZES.index(case.size) :: -1]
    plans = (plan_of(data, replace(case, size=size)) for size in sizes)
    return next(filter(Path.exists, plans), None)


def tuned_cases(programs: tuple[str, ...], sizes: tuple[str, ...] = SIZES) -> list[Case]:
    """The runs that programs are tuned on, the longest first."""
    found = [case for case in cases(programs, sizes) if SIZES.index(case.size) <= _last(case)]
    return sorted(found, key=lambda case: -SIZES.index(case.size))


def _last(case: Case) -> int:
    """The largest size that a program is tuned at."""
    return SIZES.index(_LARGEST_TUNED.get(case.program, SIZES[-1]))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", type=programs_of, default=PROGRAMS, help=PROGRAMS_HELP)
    parser.add_argument("--sizes", type=lambda text: tuple(text.split(",")), default=SIZES)
    parser.add_argument("--device-model", default=_PROFILE, help=f"{MEASURED}: measure times")
    parser.add_argument("--max-evals", default="24")
    parser.add_argument("--budget", type=float, default=150, help="start nothing past it, s")
    parser.add_argument("--data", type=Path, default=DATA)
    parser.add_argument(
        "--work", type=Path, default=ROOT / "build" / "figures", help="keeps programs and sessions"
    )
    return parser


def covered(case: Case) -> list[Case]:
    """The cases that run under the plan found on a case: itself, and larger ones without a plan."""
    larger = SIZES[SIZES.index(case.size) + 1 :] if SIZES.index(case.size) == _last(case) else ()
    return [case, *(replace(case, size=size) for size in larger)]


def _natives(case: Case, known: Applications) -> list[Row]:
    """What cuBLAS does in the cases that will run under a plan; empty where one is not known."""
    rows = [known.rows.get((one.program, one.size, CUBLAS)) for one in covered(case)]
    return [row for row in rows if row] if all(rows) else []


def _measure_natives(wanted: Sequence[Case], data: Path, budget: float) -> None:
    """Have cuBLAS measured where it is not yet: all programs of a size by one command."""
    directory = data / "applications"
    rows = Applications.load(directory).rows
    needed = dict.fromkeys(one for case in wanted for one in covered(case))
    missing = [case for case in needed if (case.program, case.size, CUBLAS) not in rows]
    for size in dict.fromkeys(case.size for case in missing):
        names = ",".join(case.program for case in missing if case.size == size)
        what = ("--programs", names, "--sizes", size, "--schemes", "")
        only = ("--skip", f"{TF32} {NATIVE} {TUNED}", "--out", str(directory))
        command = [sys.executable, str(_APPLICATIONS), *what, *only, "--budget", f"{budget:.0f}"]
        subprocess.run(command, check=False)


def _linked(program: str, work: Path) -> Path:
    """A program with MixPert, for all its sizes.

    Raises:
        CheckError: it does not link.
    """
    directory = work / program
    directory.mkdir(parents=True, exist_ok=True)
    return link(program, directory, True).path


def _tune(case: Case, linked: Future[Path], options: argparse.Namespace, deadline: float) -> Row:
    """Tune one program; its plan is written by mixpert-tune, what that printed is returned.

    Raises:
        CheckError: cuBLAS's error is not known, the program does not link, or mixpert-tune fails.
    """
    watch, left = Watch(), deadline - time.monotonic()
    natives = _natives(case, Applications.load(options.data / "applications"))
    if not natives or left <= 0:
        raise CheckError("no time is left" if natives else "cuBLAS's error is not known")
    threshold, what = min(map(compared, natives))
    program, plan = linked.result(), plan_of(options.data, case)
    output = program.with_name(f"{case.size}.bin")
    plan.parent.mkdir(parents=True, exist_ok=True)
    bounds = ("--max-evals", options.max_evals, "--budget", f"{left:.0f}s")
    command = [
        *(sys.executable, "-c", _TUNE, "--threshold", f"{threshold:.3g}", *bounds),
        *(word.format(output=output) for word in what),
        *_times(case, options),
        *("--plan-out", str(plan)),
        *("--session", str(program.with_name(f"session-{case.size}"))),
        *("--", str(program), *case.arguments, str(output)),
    ]
    done = children.run(command, timeout=left + 60)
    print(f"{case.program} {case.size}, threshold {threshold:.3g}\n{done.stdout}", flush=True)
    if done.returncode not in _DONE:
        raise CheckError(f"exit {done.returncode}: {done.stderr[-300:]}")
    plan.write_text(without_libraries(plan.read_text()))
    printed = [line for line in done.stdout.splitlines() if not line.startswith("plan ")]
    return {"threshold": threshold, "printed": printed, "took": watch.took()}


def without_libraries(plan: str) -> str:
    """A plan without the calls that shared libraries make, which run natively then.

    Their names hold for one version of a library; cuSOLVER's products are a thousandth of the time.
    """
    lines = plan.splitlines(keepends=True)
    return "".join(line for line in lines if not _IN_LIBRARY.match(line))


def compared(row: Mapping[str, Any]) -> tuple[float, list[str]]:
    """The error of cuBLAS as a threshold, and options of mixpert-tune that say what is compared.

    Of HPL-AI it is the residual before refinement, which the result does not show.
    """
    if "direct" in row["printed"]:
        error, metric = row["printed"]["direct"], f"{Path(__file__).with_name('metric.py')}:largest"
        return _rounded_up(error), ["--extract", r"direct=(\S+)", "--metric", metric]
    return _rounded_up(max(row["error"], _LEAST_THRESHOLD)), ["--output", "{output}:raw-f32"]


def _rounded_up(error: float) -> float:
    """To the digits that the command line shows, so that cuBLAS itself passes."""
    return float(f"{1.005 * error:.3g}")


if __name__ == "__main__":
    sys.exit(main())
