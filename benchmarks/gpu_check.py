"""Builds, runs and tunes the CUDA samples on this machine's GPU; a JSON record and a table.

Run by gpu_check.sh; or: ``python benchmarks/gpu_check.py --out benchmarks/results``.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sample_programs import NAMES, ROOT, CheckError, Program, link

from mixpert.errors import MixpertError
from mixpert.files import write_atomically

sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "samples")]
import gpu_machine  # noqa: E402
import sample_reference  # noqa: E402

SIZES: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "gemm": ((200, 150, 300), (4096, 4096, 4096)),
    "mlp": ((256,), (1024,)),
    "cholesky": ((300, 64), (2048, 256)),
    "hpl_ai": ((300, 128), (4096, 512)),
    "sparkler": ((200, 3000, 3), (1024, 32768, 2)),
    "knn": ((100, 300, 64, 8), (4096, 4096, 1024, 16)),
    "kmeans": ((2000, 20, 32, 5), (16384, 512, 512, 5)),
    "bert": ((2, 32, 2, 128, 4), (12, 128, 8, 768, 12)),
    "bert_layers": ((16, 1, 64, 4), (128, 8, 768, 12)),
    "quantum": ((14, 7, 4), (20, 10, 8)),
    "ffn": ((200, 100, 300), (4096, 1024, 4096)),
    "conv": ((2, 40), (16, 224)),
    "pca": ((60, 1000), (1024, 65536)),
}
"""Arguments before the seed: small ones, whose float64 result NumPy computes at once, and those
that are timed."""
SCHEMES = ("native", "fp64", "int8:2,2,2")
TUNED = (
    ("mlp", (1024,)), ("cholesky", (2048, 256)), ("mlp", (4096,)), ("cholesky", (8192, 1024)),
)  # fmt: skip
THRESHOLDS = ("1e-3", "1e-5", "1e-6")
TUNED_WELL = (0, 1)
"""Exit statuses of mixpert-tune: a faster plan found, or a native one because nothing is faster."""
SEED = 1
WORST_SMALL = 1e-5
"""Of any scheme in `SCHEMES` at small sizes: a sample whose own kernels did not run is far off."""
RUN_TUNE = "import sys; from mixpert.commands.tune import main; sys.exit(main())"
OVERTIME = 20.0
"""Seconds that a tuning run may take past its budget: its last runs and the validation."""
SLACK = 3.0
"""Error of the result file over the threshold that still passes: the tuner compares the outputs
of the last GEMMs, which for Cholesky are not the whole result."""


@dataclass
class Report:
    """What the table and the record are made of."""

    checks: list[dict[str, Any]] = field(default_factory=list)
    runs: list[dict[str, Any]] = field(default_factory=list)
    tuned: list[dict[str, Any]] = field(default_factory=list)

    def check(self, what: str, good: bool, detail: str) -> None:
        """Add one check and what it saw."""
        self.checks.append({"check": what, "passed": bool(good), "detail": detail})

    @property
    def passed(self) -> bool:
        """Whether every check passed."""
        return all(check["passed"] for check in self.checks)


def main() -> int:
    """0 if every check passed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "benchmarks" / "results")
    parser.add_argument("--deadline", type=float, default=220, help="start no tuning past it, s")
    options = parser.parse_args()
    end = time.monotonic() + options.deadline
    report = Report()
    with tempfile.TemporaryDirectory() as scratch:
        programs = _link_all(Path(scratch), report)
        for name, (plain, emulated) in programs.items():
            _guarded(report, f"{name}: results", lambda: _check_results(name, emulated, report))  # noqa: B023
            _guarded(report, f"{name}: native", lambda: _measure(name, plain, emulated, report))  # noqa: B023
        for name, sizes in TUNED:
            if name in programs:
                _tune(programs[name][1], name, sizes, end, report)
    machine = gpu_machine.describe()
    _write(options.out, machine, report)
    print("\n".join(_table(machine, report)))
    return 0 if report.passed else 1


def _guarded(report: Report, what: str, step: Any) -> None:
    try:
        step()
    except (CheckError, MixpertError, OSError, ValueError) as error:
        report.check(what, False, " ".join(str(error).split()))


def _link_all(directory: Path, report: Report) -> dict[str, tuple[Program, Program]]:
    programs = {}
    for name in NAMES:
        try:
            programs[name] = (link(name, directory, False), link(name, directory, True))
            report.check(f"{name}: compiles and links", True, "mixpert-compile -o x.o, g++")
        except (CheckError, MixpertError) as error:
            report.check(f"{name}: compiles and links", False, " ".join(str(error).split()))
    return programs


def _check_results(name: str, program: Program, report: Report) -> None:
    """Against float64 in NumPy, ReLU and Cholesky's own kernels included."""
    small, _ = SIZES[name]
    expected = getattr(sample_reference, name)(*small, SEED).ravel(order="F")
    for scheme in SCHEMES:
        run = program.run(_words(*small, SEED), scheme)
        error = _relative(run.result, expected)
        good = error < WORST_SMALL and run.schemes == (scheme,) and not run.reasons
        ran = ", ".join([*run.schemes, *run.reasons])
        report.check(f"{name} {_by(small)} {scheme}", good, f"error {error:.2e}, ran {ran}")


def _measure(name: str, plain: Program, emulated: Program, report: Report) -> None:
    """Errors and GEMM times at full size; `native` must equal the program without MixPert."""
    words = _words(*SIZES[name][1], SEED)
    emulated.run(words, "native")  # the first run of a size also compiles kernels
    runs = {scheme: emulated.run(words, scheme) for scheme in SCHEMES}
    same = runs["native"].result.tobytes() == plain.run(words).result.tobytes()
    report.check(f"{name}: native is the program itself", same, "result files compared as bytes")
    reference = runs["fp64"].result.astype(float)
    for scheme, run in runs.items():
        report.runs.append(
            {
                "program": name,
                "arguments": words,
                "scheme": scheme,
                "error_against_fp64": _relative(run.result, reference),
                "gemm_ms": run.gemm_ms,
                "ran": run.schemes,
                "reasons": run.reasons,
            }
        )


def _tune(program: Program, name: str, sizes: tuple[int, ...], end: float, report: Report) -> None:
    """All thresholds on one program and size, which share a session."""
    words = _words(*sizes, SEED)
    session = program.path.with_name(f"{name}-{_by(sizes)}.session")
    for threshold in THRESHOLDS:
        what = f"tune {name} {_by(sizes)} {threshold}"
        left = end - time.monotonic()
        if left <= 0:
            report.tuned.append({"what": what, "skipped": "no time left"})
            continue
        plan = program.path.with_name(f"{name}-{_by(sizes)}-{threshold}.plan")
        command = [
            *(sys.executable, "-c", RUN_TUNE, "--threshold", threshold),
            *("--plan-out", str(plan), "--session", str(session), "--budget", f"{left:.0f}s"),
            *("--", str(program.path), *words, "-"),
        ]
        start = time.monotonic()
        try:
            done = subprocess.run(
                command, capture_output=True, text=True, check=False, timeout=left + OVERTIME
            )
        except subprocess.TimeoutExpired:
            report.tuned.append({"what": what, "skipped": f"longer than {left + OVERTIME:.0f} s"})
            continue
        row = {
            "what": what,
            "arguments": ["mixpert-tune", "--threshold", threshold, "--", name, *words, "-"],
            "exit_status": done.returncode,
            "seconds": round(time.monotonic() - start, 1),
            "table": done.stdout.splitlines(),
            "messages": done.stderr.splitlines()[-5:],
            "plan": plan.read_text().splitlines() if plan.exists() else [],
        }
        report.tuned.append(row)
        _guarded(report, what, lambda: _check_tuned(program, words, plan, row, report))  # noqa: B023


def _check_tuned(
    program: Program, words: list[str], plan: Path, row: dict[str, Any], report: Report
) -> None:
    """The tuned program on its own: error against FP64, GEMM time against native."""
    if row["exit_status"] not in TUNED_WELL or not row["plan"]:
        return report.check(row["what"], False, " ".join(row["messages"])[-200:])
    reference, native = program.run(words, "fp64"), program.run(words, "native")
    tuned = program.run(words, plan=plan)
    row["error"] = _relative(tuned.result, reference.result.astype(float))
    row["native_ms"], row["tuned_ms"] = native.gemm_ms, tuned.gemm_ms
    row["schemes"] = tuned.schemes
    row["reasons"] = tuned.reasons
    within = row["error"] <= SLACK * float(row["what"].split()[-1])
    return report.check(row["what"], within, f"error {row['error']:.2e} of the result file")


def _relative(result: NDArray[np.float32], expected: NDArray[np.float64]) -> float:
    if result.shape != expected.shape:
        raise CheckError(f"the result file holds {result.size} values, not {expected.size}")
    return float(np.linalg.norm(result - expected) / np.linalg.norm(expected))


def _words(*numbers: int) -> list[str]:
    return [str(number) for number in numbers]


def _by(sizes: tuple[int, ...]) -> str:
    return "x".join(map(str, sizes))


def _write(out: Path, machine: dict[str, str | None], report: Report) -> None:
    out.mkdir(parents=True, exist_ok=True)
    device = re.sub(r"[^a-z0-9]+", "-", (machine["device"] or "unknown").lower()).strip("-")
    record = {
        "machine": machine,
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "command": "benchmarks/gpu_check.sh",
        "passed": report.passed,
        "checks": report.checks,
        "runs": report.runs,
        "tuned": report.tuned,
    }
    write_atomically(out / f"samples-{device}.json", json.dumps(record, indent=1) + "\n")


def _table(machine: dict[str, str | None], report: Report) -> Iterator[str]:
    yield f"{machine['device']}, CUDA {machine['cuda']}, cuBLAS {machine['cublas']}"
    for check in report.checks:
        if not check["passed"]:
            yield f"FAILED  {check['check']}: {check['detail']}"
    yield f"{sum(check['passed'] for check in report.checks)} of {len(report.checks)} checks passed"
    for run in report.runs:
        what = f"{run['program']} {' '.join(run['arguments'])}"
        yield (
            f"{what:26} {run['scheme']:12} {run['gemm_ms']:9.3f} ms  "
            f"error {run['error_against_fp64']:.2e}"
        )
    for row in report.tuned:
        yield _tuned_line(row)


def _tuned_line(row: dict[str, Any]) -> str:
    if "tuned_ms" not in row:
        return f"{row['what']:26} {row.get('skipped') or 'exit ' + str(row['exit_status'])}"
    speedup = row["native_ms"] / row["tuned_ms"] if row["tuned_ms"] else float("nan")
    return (
        f"{row['what']:26} {row['native_ms']:.3f} -> {row['tuned_ms']:.3f} ms "
        f"({speedup:.2f}x)  error {row['error']:.2e}  {' '.join(row['schemes'])}"
    )


if __name__ == "__main__":
    sys.exit(main())
