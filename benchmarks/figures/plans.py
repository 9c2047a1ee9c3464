"""Tunes the applications on this machine's GPU to cuBLAS's own error, with the public commands.

``python benchmarks/figures/plans.py --programs bert --size large --budget 150`` reads from the
applications' data files what error cuBLAS makes, and writes a plan for each program beside them;
`applications.py` measures it as the column `tuned`.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "tests")]

from cases import CUBLAS, PROGRAMS, SIZES, Case, cases
from records import DATA
from sample_programs import CheckError, link
from summary import Applications

_TUNE = "import sys; from mixpert.commands.tune import main; sys.exit(main())"
_TUNED = (0, 1)
"""Exit statuses of mixpert-tune: a faster plan, or native because nothing is faster."""
_LEAST_THRESHOLD = 1e-7


def main() -> int:
    """0; 1 if a program was not tuned."""
    parser = argparse.ArgumentParser(description=__doc__)
    words = lambda text: tuple(text.split(","))  # noqa: E731
    parser.add_argument("--programs", type=words, default=PROGRAMS)
    parser.add_argument("--size", choices=SIZES, default=SIZES[-1])
    parser.add_argument("--max-evals", default="12")
    parser.add_argument("--budget", type=float, default=150, help="start nothing past it, s")
    parser.add_argument("--data", type=Path, default=DATA)
    options = parser.parse_args()
    deadline = time.monotonic() + options.budget
    measured = Applications.load(options.data / "applications")
    failed = 0
    for case in cases(options.programs, (options.size,)):
        plan = options.data / "plans" / f"{case.program}-{case.size}.plan"
        if plan.exists():
            continue
        left = deadline - time.monotonic()
        if left <= 0:
            break
        try:
            _tune(case, measured, plan, options.max_evals, left)
        except (CheckError, KeyError, subprocess.TimeoutExpired) as error:
            failed += 1
            print(f"{case.program}: {error}", flush=True)
    return int(failed > 0)


def _tune(case: Case, measured: Applications, plan: Path, evaluations: str, left: float) -> None:
    """Tune one program; its plan is written by mixpert-tune.

    Raises:
        CheckError: it does not link, or mixpert-tune fails.
        KeyError: the applications' data lacks it.
    """
    plan.parent.mkdir(parents=True, exist_ok=True)
    row = measured.rows[case.program, case.size, CUBLAS]
    with tempfile.TemporaryDirectory() as directory:
        program = link(case.program, Path(directory), True).path
        output = program.with_name("result.bin")
        threshold, what = _compared(row, output)
        command = [
            *(sys.executable, "-c", _TUNE, "--threshold", f"{threshold:.3g}", *what),
            *("--plan-out", str(plan), "--session", str(program.with_suffix(".session"))),
            *("--max-evals", evaluations, "--budget", f"{left:.0f}s"),
            *("--", str(program), *case.arguments, str(output)),
        ]
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=left + 60
        )
    print(f"{case.program} {case.size}, threshold {threshold:.3g}\n{done.stdout}", flush=True)
    if done.returncode not in _TUNED:
        raise CheckError(f"exit {done.returncode}: {done.stderr[-300:]}")


def _compared(row: dict[str, dict[str, float]], output: Path) -> tuple[float, list[str]]:
    """The threshold, cuBLAS's error, and what is compared.

    Of HPL-AI it is the residual before refinement, which the result does not show.
    """
    if "direct" in row["printed"]:
        error = abs(row["printed"]["direct"] - row["reference"]["direct"])
        return max(error, _LEAST_THRESHOLD), ["--extract", r"direct=(\S+)", "--metric", "max-abs"]
    error = float(row["error"])  # type: ignore[arg-type]
    return max(error, _LEAST_THRESHOLD), ["--output", f"{output}:raw-f32"]


if __name__ == "__main__":
    sys.exit(main())
