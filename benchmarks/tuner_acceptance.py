"""Tunes the CBLAS samples with an H100's recorded times: greedy and exhaustive search.

``python benchmarks/tuner_acceptance.py --out benchmarks/results/tuner-acceptance.json``: errors
are measured by running the programs on the processor (the same bits as the GPU kernels), times
are the device profile's. Both searches use the short ladder (native, I-IV, 2,2,2); beside them
stands the search as a user runs it, on the full ladder.
"""

from __future__ import annotations

import argparse
import json
import platform
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from mixpert.commands.compile import main as compile_main
from mixpert.commands.tune_line import parse_request
from mixpert.errors import ProgramError
from mixpert.files import write_atomically
from mixpert.scheme import NATIVE, Scheme
from mixpert.tuner.device_model import DeviceModel
from mixpert.tuner.tune import tune
from mixpert.version import __version__

ROOT = Path(__file__).resolve().parents[1]
PROFILE = "h100"
PROGRAMS = {"mlp": ("1024", "1"), "cholesky": ("2048", "256", "1")}
THRESHOLDS = ("1e-3", "1e-5", "1e-6")
LOOSE = "1e-3"
"""Where no site may keep more than `int8:1,1`, on the full ladder, but a native that is fastest."""
UNREACHABLE = "1e-12"
WITHIN = 1.05
"""The greedy plan's modelled time over the exhaustive optimum's."""


def main() -> int:
    """0 if every line of the acceptance list holds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    rows: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as scratch:
        for name, words in PROGRAMS.items():
            rows += _tune_program(name, words, Path(scratch))
    for row in rows:
        print(" ".join(f"{key}={value}" for key, value in row.items() if key != "schemes"))
    if options.out:
        write_atomically(options.out, _record(rows))
    return 0 if all(row["holds"] for row in rows) else 1


def _tune_program(name: str, words: tuple[str, ...], scratch: Path) -> list[dict[str, Any]]:
    program = scratch / f"{name}_emu.ll"
    compile_main([str(ROOT / "samples" / name / f"{name}_cblas.ll"), "-o", str(program)])
    rows = []
    for threshold in THRESHOLDS:
        greedy = _search(program, words, threshold, "greedy")
        best = _search(program, words, threshold, "exhaustive")
        ratio = greedy["ms"] / best["ms"]
        usual = _search(program, words, threshold, "greedy", "full")
        rows.append(
            {
                "program": name,
                "arguments": " ".join(words),
                "threshold": threshold,
                "error": greedy["error"],
                "speedup": round(greedy["native_ms"] / greedy["ms"], 3),
                "greedy_ms": greedy["ms"],
                "exhaustive_ms": best["ms"],
                "ratio": round(ratio, 4),
                "greedy_runs": greedy["runs"],
                "exhaustive_runs": best["runs"],
                "schemes": greedy["schemes"],
                "full_ladder_ms": usual["ms"],
                "full_ladder_error": usual["error"],
                "full_ladder_runs": usual["runs"],
                "full_ladder_schemes": usual["schemes"],
                "holds": max(greedy["error"], usual["error"]) <= float(threshold)
                and max(ratio, usual["ms"] / best["ms"]) <= WITHIN
                and (threshold != LOOSE or usual["coarse"]),
            }
        )
    return [*rows, _unreachable(name, program, words)]


def _search(
    program: Path, words: tuple[str, ...], threshold: str, strategy: str, ladder: str = "short"
) -> dict[str, Any]:
    """One search in a session of its own, so that its runs are counted from nothing."""
    report = tune(_request(program, words, threshold, strategy, ladder), lambda message: None)
    return {
        "ms": report.plan_ms,
        "native_ms": report.native_ms,
        "error": report.error,
        "runs": report.trials,
        "schemes": {f"{line.site.place}": line.scheme for line in report.lines},
        "coarse": all(coarse(line.scheme, line.shape) for line in report.lines),
    }


def coarse(text: str, shape: tuple[int, int, int]) -> bool:
    """Whether a scheme is at most level I, or native where the profile has nothing faster."""
    scheme, profile = Scheme.parse(text), DeviceModel.load(PROFILE)
    if scheme == NATIVE:
        times = {name: profile.milliseconds(name, *shape) for name in profile.schemes}
        return min(times, key=times.__getitem__) == text
    return scheme.kind == "int8" and scheme.products <= Scheme.parse("I").products


def _unreachable(name: str, program: Path, words: tuple[str, ...]) -> dict[str, Any]:
    """A threshold below what double precision's rounding to FP32 allows: an error that says so."""
    try:
        report = tune(_request(program, words, UNREACHABLE, "greedy"), lambda message: None)
        said, holds = report.remark, int(report.ending) == 3
    except ProgramError as error:
        said, holds = str(error), "smallest error" in str(error)
    return {
        "program": name,
        "arguments": " ".join(words),
        "threshold": UNREACHABLE,
        "said": said,
        "holds": holds,
    }


def _request(
    program: Path, words: tuple[str, ...], threshold: str, strategy: str, ladder: str = "short"
) -> Any:
    session = program.parent / f"{program.stem}-{threshold}-{strategy}-{ladder}"
    return parse_request(
        [
            *("--threshold", threshold, "--device-model", PROFILE, "--ladder", ladder),
            *("--strategy", strategy, "--session", str(session)),
            *("--plan-out", str(session) + ".plan", "--", str(program)),
            *(*words, str(program.parent / "result.bin")),
        ]
    )


def _record(rows: list[dict[str, Any]]) -> str:
    head = {
        "machine": f"{platform.machine()}, {platform.system()}: errors; times: profile {PROFILE}",
        "date": datetime.now(UTC).date().isoformat(),
        "versions": {"mixpert": __version__, "python": platform.python_version()},
        "command": "python benchmarks/tuner_acceptance.py --out FILE",
        "rows": rows,
    }
    return json.dumps(head, indent=1) + "\n"


if __name__ == "__main__":
    raise SystemExit(main())
