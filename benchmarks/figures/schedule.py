"""Measures all data of the figures, part by part, within a budget; or lists the parts.

``python benchmarks/figures/schedule.py`` is what `make figures` runs. A part lasts less than eight
minutes; what the data files hold is not measured again, so that the same command goes on where it
was cut off. What parts take is kept beside their data (`schedule.json`): ``--list`` runs nothing
and tells it.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "tests")]

import gpu_machine
from cases import PROGRAMS
from needs import lacking
from records import ALL, DATA, TIMES, Record, Row, read, seconds_of

HERE = Path(__file__).resolve().parent
LONGEST = 400.0
"""Seconds after which a part starts nothing more."""
CANNOT = 2
"""Exit status where the machine lacks something."""
_WIDTH = 16
"""Of the names in a list."""


@dataclass(frozen=True)
class Part:
    """One command of `make figures`.

    Attributes:
        name: for ``--parts``.
        command: words after the interpreter; a budget follows, where `budgeted`.
        files: data files, in the directory of all, whose rows it measures.
        wanted: which of their rows it measures.
        result: the file that it writes at once, and not row by row.
        beside: whether it runs at the same time as the part before it: one of them then leaves the
            GPU alone.
    """

    name: str
    command: tuple[str, ...]
    files: tuple[str, ...]
    wanted: Callable[[Row], bool] = lambda _: True
    result: Path | None = None
    beside: bool = False

    def argv(self, budget: float) -> list[str]:
        """The whole command, to start nothing after `budget` seconds."""
        out = ("--out", str(self.result)) if self.result else ()
        return [sys.executable, *self.command, *out, "--budget", f"{budget:.0f}"]

    @property
    def done(self) -> bool:
        """Whether nothing is left, as far as that is known without running it."""
        return self.result is not None and self.result.exists()

    def rows(self, data: Path) -> list[Row]:
        """The rows that it has measured; of a file written at once, the file."""
        if self.result:
            result = data / self.result.relative_to(DATA)
            return [read(result)] if result.exists() else []
        paths = [path for name in self.files if (path := data / f"{name}.json").exists()]
        rows = [row for path in paths for row in read(path)["rows"]]
        return [row for row in rows if self.wanted(row)]


def _programs(size: str) -> Part:
    """All programs at one size, under all that they are compared under."""
    files = tuple(f"applications/{program}" for program in PROGRAMS)
    command = _script("applications.py", "--sizes", size)
    return Part(size, command, files, lambda row: bool(row["size"] == size))


def _search(program: str, *words: str) -> Part:
    """All plans of a program, for the tuner's search to be compared with."""
    command = _script("../tuner_figure10.py", program, *words)
    return Part(f"search-{program}", command, (), result=DATA / "figure10" / f"{program}.json")


def _script(name: str, *words: str) -> tuple[str, ...]:
    return (str(HERE / name), *words)


PARTS = (
    Part("kernels", _script("kernels_ahead.py"), ()),
    Part("ceilings", _script("ceilings.py", "ceilings"), ("ceilings",), beside=True),
    Part("plans", _script("plans.py", "--max-evals", "16"), ("tunings",)),
    _programs("large"),
    _programs("small"),
    _programs("medium"),
    Part("products", _script("products.py", "squares", "split"), ("squares", "split")),
    Part("energy", _script("products.py", "energy"), ("energy",)),
    Part(
        "errors",
        _script("errors.py", "depth", "spread", "magnitude", "positive"),
        ("depth", "spread", "magnitude", "positive"),
    ),
    Part("sharing", _script("sharing.py"), ("sharing",)),
    _search("cholesky", "3072", "1024", "1"),
    _search("mlp", "2048", "1"),
)
"""In the order of a first run: plans for the error that cuBLAS makes before what programs gain."""


def main() -> int:
    """0; 1 if a part failed; `CANNOT` where nothing can be measured, with what is missing."""
    options = _parser().parse_args()
    parts = [part for part in PARTS if not options.parts or part.name in options.parts]
    if options.list:
        print("\n".join(listed(parts, DATA)))
        return 0
    if missing := lacking():
        print(
            "\n".join(f"cannot measure figures here: {line}" for line in missing), file=sys.stderr
        )
        return CANNOT
    times = Record(DATA / f"{TIMES}.json", gpu_machine.describe(), ("part", "start"))
    return int(bool(run(parts, options.budget, _execute, times.add)))


def _execute(argv: list[str]) -> int:
    return subprocess.run(argv, check=False).returncode


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    names = [part.name for part in PARTS]
    help_text = f"of {', '.join(names)}; default: all"
    parser.add_argument("parts", nargs="*", metavar="PART", choices=[[], *names], help=help_text)
    parser.add_argument("--list", action="store_true", help="tell what parts take; run nothing")
    parser.add_argument("--budget", type=float, default=1500, help="start nothing past it, s")
    return parser


def run(
    parts: Sequence[Part],
    budget: float,
    execute: Callable[[list[str]], int],
    note: Callable[[Row], None] = lambda _: None,
) -> list[str]:
    """Run the parts one after another while there is time.

    Args:
        parts: what to run.
        budget: seconds after which no part starts.
        execute: runs a command and returns its exit status.
        note: receives when each part that measured something started, and its seconds.

    Returns:
        The names of the parts that failed; the others run all the same.
    """
    start, date, failed = time.monotonic(), _now(), list[str]()
    for group in _groups(part for part in parts if not part.done):
        with ThreadPoolExecutor(len(group)) as pool:
            ran = list(pool.map(lambda part: _run_one(part, start + budget, execute), group))
        failed += [part.name for part, one in zip(group, ran, strict=True) if not one.good]
        rows = [one.row for one in ran if one.row]
        seconds = round(time.monotonic() - start, 1)
        for row in [*rows, {"part": ALL, "start": date, "seconds": seconds}] if rows else []:
            note(row)
    return failed


def _groups(parts: Iterable[Part]) -> list[list[Part]]:
    """The parts that run at the same time, group after group."""
    groups: list[list[Part]] = []
    for part in parts:
        if part.beside and groups:
            groups[-1].append(part)
        else:
            groups.append([part])
    return groups


@dataclass(frozen=True)
class _Ran:
    """Whether a part did well, and what is to be noted of it where it measured something."""

    good: bool
    row: Row | None = None


def _run_one(part: Part, deadline: float, execute: Callable[[list[str]], int]) -> _Ran:
    """Run a part, if any time is left."""
    start, date, before = time.monotonic(), _now(), part.rows(DATA)
    if start >= deadline:
        return _Ran(True)
    good = execute(part.argv(min(LONGEST, deadline - start))) == 0
    seconds = time.monotonic() - start
    print(f"{part.name}: {seconds:.0f} s", flush=True)
    measured = part.rows(DATA) != before or (good and not part.files)
    row = {"part": part.name, "start": date, "seconds": round(seconds, 1)}
    return _Ran(good, row if measured else None)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def listed(parts: Sequence[Part], data: Path) -> list[str]:
    """A line for each part, then their sum."""
    known = seconds_of(data / f"{TIMES}.json")
    lines = []
    for part in parts:
        seconds = known.get(part.name)
        told = "unknown" if seconds is None else f"{seconds:.0f} s"
        lines.append(f"{part.name:{_WIDTH}} {told:>8}  {len(part.rows(data))} rows")
    unknown = [part.name for part in parts if part.name not in known]
    rest = f", without {', '.join(unknown)}" if unknown else ""
    return [*lines, f"{ALL:{_WIDTH}} {known.get(ALL, 0.0):6.0f} s{rest}"]


if __name__ == "__main__":
    sys.exit(main())
