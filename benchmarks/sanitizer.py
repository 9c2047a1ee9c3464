"""compute-sanitizer on kernels, on calls in place of cuBLAS's and on a short soak, in parallel.

``python benchmarks/sanitizer.py [--tools memcheck ...] [--out FOLDER] [--limit SECONDS]`` on a GPU.
``sanitizer.json`` in the folder says what each check found, a log beside it what the tool said, as
checks end. Exit status 1 unless every check ended and found nothing.

racecheck and synccheck look at one thread block at a time: threads and streams of the host are
nothing to them, so the soak runs under memcheck and initcheck only. Under initcheck it is a soak of
one thread: with several, the tool complains of pool_check.cpp too, where there is nothing to find.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

import gpu_machine  # noqa: E402
from sanitizer_suite import PATHS  # noqa: E402

from mixpert.files import write_atomically  # noqa: E402

TOOLS = ("memcheck", "racecheck", "initcheck", "synccheck")
OF_KERNELS = ("memcheck", "racecheck")
OF_SOAK = {"memcheck": 8, "initcheck": 1}
"""Tools that the soak runs under, and its threads."""
SOAK_SECONDS = 60
FOUND = 3  # exit status where the tool found something
_REPORT = re.compile(
    r"^=+ (?:Error: |Warning: |Invalid |Uninitialized |Barrier error)", re.MULTILINE
)
_SUMMARY = re.compile(r"^=+ ((?:\w+ )?SUMMARY: .*)$", re.MULTILINE)
_PLACES = ("/usr/local/cuda/bin",)


@dataclass(frozen=True)
class Check:
    """A command of this repository under a tool (None: alone, which fills the kernel cache)."""

    tool: str | None
    what: str
    command: tuple[str, ...]
    variables: dict[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """Of its log."""
        return "-".join(filter(None, (self.tool or "alone", *self.what.split())))


_SCHEME = {"MIXPERT_SCHEME": "int8:2,2,2"}
_LITTLE = {"MIXPERT_WORKSPACE_LIMIT": "2M"}
_OF_ONE_GRAPH = {"MIXPERT_WORKSPACE_LIMIT": str(8 << 20)}
PROGRAMS = (
    Check("memcheck", "cublasLt", ("tests/lt_child.py", "results", "gpu"), _SCHEME),
    Check("memcheck", "cublasSsyrk", ("tests/syrk_child.py", "results", "gpu"), _SCHEME),
    Check("memcheck", "arrays of pointers", ("tests/gpu/semantics_child.py", "arrays"), _SCHEME),
    Check("memcheck", "panels", ("tests/gpu/cublas_child.py", "results", "."), _SCHEME | _LITTLE),
    *(
        Check(
            tool,
            "graphs past a limit",
            ("tests/gpu/cublas_child.py", "unpacked_small", "."),
            _SCHEME | _OF_ONE_GRAPH,
        )
        for tool in OF_KERNELS
    ),
)


@dataclass(frozen=True)
class Outcome:
    """How a check ended.

    Attributes:
        exit_status: of the tool: `FOUND` where it found something; None where time was up.
        summary: what the tool counted, None where it did not come to that.
        said: the last line of the command itself.
        reports: how many the tool printed, of which its summary may count several as one.
    """

    tool: str | None
    what: str
    exit_status: int | None
    summary: str | None
    said: str
    seconds: float
    reports: int = 0

    @property
    def clean(self) -> bool:
        """It ended, and neither the tool nor the command complains."""
        return self.exit_status == 0


def suites(tool: str | None) -> Iterator[Check]:
    """sanitizer_suite.py, a check for each code path."""
    for path in PATHS:
        yield Check(tool, f"path {path}", ("benchmarks/sanitizer_suite.py", "--paths", str(path)))


def soak(tool: str | None, seconds: float) -> Check:
    """A short soak.py, whose memory is judged by the pool: tools have memory of their own."""
    threads = OF_SOAK[tool] if tool else max(OF_SOAK.values())
    options = ["--seconds", seconds, "--threads", threads, "--without-nvml"]
    what = "soak" if threads > 1 else "soak of one thread"
    return Check(tool, what, ("benchmarks/soak.py", *map(str, options)))


def checks(tools: Iterable[str], seconds: float) -> Iterator[Check]:
    """Everything, the longest first."""
    asked = list(tools)
    yield from (soak(tool, seconds) for tool in asked if tool in OF_SOAK)
    for tool in asked:
        yield from suites(tool)
    yield from (program for program in PROGRAMS if program.tool in asked)


def command_line(check: Check, sanitizer: str) -> list[str]:
    """The command with its tool before it."""
    own = [sys.executable, *check.command]
    options = ["--tool", check.tool or "", "--error-exitcode", str(FOUND), "--print-limit", "20"]
    return [sanitizer, *options, *own] if check.tool else own


def run(check: Check, sanitizer: str, out: Path, end: float) -> Outcome:
    """Run a check, its log beside the record; what is not done at `end` is ended."""
    began, log = time.monotonic(), out / f"{check.name}.log"
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"} | check.variables
    with log.open("w") as file:
        child = subprocess.Popen(
            command_line(check, sanitizer), cwd=ROOT, env=environment, stdout=file,
            stderr=subprocess.STDOUT, start_new_session=True,
        )  # fmt: skip
        status: int | None
        try:
            status = child.wait(max(1.0, end - began))
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, signal.SIGKILL)  # the tool and what it runs
            child.wait()
            status = None
    seconds = round(time.monotonic() - began, 1)
    return outcome(check, status, log.read_text(errors="replace"), seconds)


def outcome(check: Check, status: int | None, text: str, seconds: float) -> Outcome:
    """What a log says."""
    found = _SUMMARY.findall(text)
    said = [line for line in text.splitlines() if line and not line.startswith("=====")]
    return Outcome(check.tool, check.what, status, found[0] if found else None,
                   said[-1] if said else "", seconds, len(_REPORT.findall(text)))  # fmt: skip


def together(planned: list[Check], sanitizer: str, options: argparse.Namespace, end: float,
             head: dict[str, object]) -> list[Outcome]:  # fmt: skip
    """All of them beside each other; the record is written as each ends."""
    done: list[Outcome] = []
    with ThreadPoolExecutor(options.jobs) as pool:
        futures = [pool.submit(run, check, sanitizer, options.out, end) for check in planned]
        for future in as_completed(futures):
            done.append(future.result())
            print(line(done[-1]), flush=True)
            record = {**head, "checks": [asdict(one) for one in done if one.tool]}
            write_atomically(options.out / "sanitizer.json", json.dumps(record, indent=1) + "\n")
    return done


def line(one: Outcome) -> str:
    """A line of the table."""
    ended = "time is up" if one.exit_status is None else f"status {one.exit_status}"
    return f"{one.tool or 'alone':10} {one.what:10} {one.seconds:6.1f} s  {ended}  {one.summary}"


def arguments() -> argparse.Namespace:
    """Of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--tools", nargs="+", choices=TOOLS, default=list(TOOLS))
    add("--out", type=Path, default=Path("build/sanitizer"), help="a folder")
    add("--limit", type=float, default=3600, help="seconds; what is not done then is ended")
    add("--soak", type=float, default=SOAK_SECONDS, help="seconds of it")
    add("--jobs", type=int, default=os.cpu_count() or 1, help="checks at a time")
    return parser.parse_args()


def main() -> int:
    """Fill the kernel cache, then check."""
    options = arguments()
    end = time.monotonic() + options.limit
    options.out.mkdir(parents=True, exist_ok=True)
    sanitizer = shutil.which("compute-sanitizer", path=os.pathsep.join(
        [os.environ.get("PATH", ""), *_PLACES]))  # fmt: skip
    if sanitizer is None:
        raise SystemExit("no compute-sanitizer: it comes with the CUDA toolkit")
    head: dict[str, object] = {
        "machine": gpu_machine.describe(),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
    }
    alone = [*suites(None), soak(None, 1)]
    first = together(alone, sanitizer, options, end, head)
    rest = together(list(checks(options.tools, options.soak)), sanitizer, options, end, head)
    return 0 if all(one.clean for one in first + rest) else 1


if __name__ == "__main__":
    sys.exit(main())
