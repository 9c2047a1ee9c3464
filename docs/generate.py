"""Writes the parts of the documentation that come from data files and from --help.

``python docs/generate.py`` (or `make docs`) rewrites what stands between the lines
``<!-- begin NAME -->`` and ``<!-- end NAME -->``; with ``--check`` it only names files that differ.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from mixpert import native
from mixpert.files import write_atomically
from mixpert.grading.report import from_json, table
from mixpert.scheme import Scheme

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "benchmarks" / "figures"), str(ROOT / "benchmarks")]

import elsewhere  # noqa: E402
import peer_tables  # noqa: E402
import positive_model  # noqa: E402
import soak_record  # noqa: E402
import tables  # noqa: E402
from tables import markdown  # noqa: E402

SWEEP = ROOT / "benchmarks" / "results" / "h100-sweep.json"
SEARCH = ROOT / "benchmarks" / "results" / "tuner-search.json"
TRANSFORMER = ROOT / "benchmarks" / "results" / "tuner-transformer.json"
ACCEPTANCE = ROOT / "benchmarks" / "results" / "tuner-acceptance.json"
PROFILE_ERROR = ROOT / "benchmarks" / "results" / "device-model-error.json"
ERRORS = ROOT / "benchmarks" / "results" / "scheme-errors.json"
GRADES = ROOT / "benchmarks" / "results"
"""Has grade-*.json of mixpert-grade."""
GUARD_SEARCH = ROOT / "benchmarks" / "results" / "guard-search.json"
BOUND_RATIOS = ROOT / "benchmarks" / "results" / "bound-ratios.json"
TUNED = ROOT / "benchmarks" / "results" / "demo-h100.txt"
"""What the second half of `make demo` printed on a machine with a GPU."""
PRELOADED = ROOT / "benchmarks" / "results" / "preload-clients.json"
"""Written by pytest tests/gpu/test_preload.py --preload-record."""

SOAKS = ROOT / "benchmarks" / "results"
"""Has soak-*.json."""

PRELOAD_CLIENTS = {
    "C++": "C++ program", "torch": "PyTorch", "cupy": "CuPy", "jax": "JAX", "ctypes": "ctypes",
}  # fmt: skip
SPEED_SCHEMES = ("auto", "fp16x3", "bf16x6", "int8:2,2", "int8:2,2,2", "int8:1,1", "int8:1,1,1")
WIDE = ("phi 2", "phi 4")
"""Data on which the table of errors also shows the worst element."""


def main(argv: list[str] | None = None) -> int:
    """Write the files that differ, or with --check name them; 1 if --check found one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    check = parser.parse_args(argv).check
    stale = [(path, text) for path, text in generated() if text != path.read_text()]
    for path, text in stale:
        print(path.relative_to(ROOT))
        if not check:
            write_atomically(path, text)
    return 1 if check and stale else 0


def generated() -> Iterable[tuple[Path, str]]:
    """Each file with generated parts, and its text as it should be."""
    for name, sections in SECTIONS.items():
        text = (ROOT / name).read_text()
        for section, make in sections.items():
            text = replaced(text, section, make())
        yield ROOT / name, text


def replaced(text: str, section: str, content: str) -> str:
    """`text` with other content between the marks of `section`, which must be there once."""
    begin, end = f"<!-- begin {section} -->\n", f"<!-- end {section} -->"
    pattern = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
    result, count = pattern.subn(lambda _: f"{begin}{content}{end}", text)
    if count != 1:
        raise ValueError(f"section '{section}' is there {count} times")
    return result


def speed() -> str:
    """Speed and error of schemes beside cublasSgemm, from the sweep on an H100."""
    sweep = json.loads(SWEEP.read_text())
    rows = {(row["scheme"], row["n"]): row for row in sweep["rows"]}
    sizes = sorted({n for _, n in rows})
    largest = sizes[-1]
    table = [["", "products", f"error, n = {largest}", *(f"n = {n}" for n in sizes)]]
    native = [f"{rows['native', n]['tflops']:.1f} TFLOPS" for n in sizes]
    table.append(["cublasSgemm", "", f"{rows['native', largest]['error']:.1e}", *native])
    for scheme in SPEED_SCHEMES:
        faster = [f"{rows[scheme, n]['speedup']:.2f}x" for n in sizes]
        error = f"{rows[scheme, largest]['error']:.1e}"
        parsed = Scheme.parse(scheme)
        products = "" if parsed.kind == "auto" else str(parsed.products)  # what the data need
        table.append([f"`{scheme}`", products, error, *faster])
    return markdown(table) + "\n" + _machine(sweep)


def _machine(sweep: Mapping[str, Any]) -> str:
    versions = sweep["versions"]
    return (
        f"One {sweep['device']}, driver {versions['driver']}, CUDA {versions['cuda']}, cuBLAS "
        f"{versions['cublas']}, {sweep['date']}; {sweep['data']}.\n"
        "Times include the splitting of both operands.\n"
    )


def errors() -> str:
    """Errors by scheme and data."""
    rows = {(r["data"], r["scheme"]): r for r in json.loads(ERRORS.read_text())["rows"]}
    data = list(dict.fromkeys(name for name, _ in rows))
    table = [["scheme", "products", *data, *(f"{name}, worst element" for name in WIDE)]]
    for scheme in dict.fromkeys(name for _, name in rows):
        cells = [f"{rows[name, scheme]['error']:.1e}" for name in data]
        worst = [f"{rows[name, scheme]['worst']:.1e}" for name in WIDE]
        table.append([f"`{scheme}`", str(Scheme.parse(scheme).products), *cells, *worst])
    return markdown(table)


def grades(name: str) -> str:
    """The table of mixpert-grade of one file, and what it was measured with."""
    path = GRADES / f"grade-{name}.json"
    if not path.exists():
        return tables.NOT_MEASURED
    found = json.loads(path.read_text())
    rows = [from_json(row) for row in found["gradings"]]
    used = f"{found['device']}, mixpert {found['versions']['mixpert']}, {found['date']}"
    plot = f"[drawn](../benchmarks/results/grade-{name}.svg)"
    limit, size = found["plan"]["limit"], found["plan"]["rows"]
    return f"```text\n{table(rows)}\n```\n\n`--limit {limit} --rows {size}`, {used}; {plot}.\n"


def guard_search() -> str:
    """What a random search found of forms that the guard accepts."""
    found = json.loads(GUARD_SEARCH.read_text())["schemes"]
    head = ["", "accepted", "above 1.5 times", "above twice", "worst, times", "its error, 2^-24"]
    rows = [
        [f"`{scheme}`", *(str(t[x]) for x in ("accepted", "above", "twice")), f"{t['worst']:.1f}",
         f"{t['units']:.0f}"]
        for scheme, t in found.items()
    ]  # fmt: skip
    return markdown([head, *rows])


def guard_rules(name: str) -> str:
    """What rules of the guard would accept, of random problems and of usual data."""
    rows = json.loads((GRADES / f"guard-rules{name}.json").read_text())["rows"]
    usual = list(rows[0]["usual"])
    head = ["", "rule", "accepted", "above 1.5 times", "above twice", "worst, times", *usual]
    table = [head]
    for row in sorted(rows, key=lambda row: str(row["scheme"]), reverse=True):
        counts = [str(row[name]) for name in ("accepted", "above", "twice")]
        sizes = [str(row["usual"][data] or "none") for data in usual]
        table.append([f"`{row['scheme']}`", row["rule"], *counts, f"{row['worst']:.1f}", *sizes])
    return markdown(table)


def bound_ratios() -> str:
    """How far bounds and estimates are above measured errors."""
    found = json.loads(BOUND_RATIOS.read_text())["rows"]
    ends = min(row["k"] for row in found), max(row["k"] for row in found)
    table = [["", *(f"bound, k = {k}" for k in ends), "likely bound", "estimate", "worst element"]]
    for scheme in dict.fromkeys(row["scheme"] for row in found):
        rows = [row for row in found if row["scheme"] == scheme]
        bounds = [f"{max(row['bound'] for row in rows if row['k'] == k):.0f}" for k in ends]
        likely, estimate = (
            _range([row[name] for row in rows], digits)
            for name, digits in (("likely", 0), ("estimate", 2))
        )
        worst = f"{max(row['worst'] for row in rows):.2f}"
        table.append([f"`{scheme}`", *bounds, likely, estimate, worst])
    return markdown(table)


def _range(values: Sequence[float], digits: int) -> str:
    return f"{min(values):.{digits}f} to {max(values):.{digits}f}"


def tuned() -> str:
    """The tuner's table of a CUDA program on a GPU."""
    return f"```text\n{TUNED.read_text()}```\n"


def searches() -> str:
    """How near to the optimum each search strategy comes on small random graphs."""
    rows = [r for r in json.loads(SEARCH.read_text())["rows"] if "ladder" in r]
    head = ["ladder, errors add as", "strategy", "within 5%", "mean gap", "worst", "runs", "most"]
    table = [head]
    for row in rows:
        gaps = f"{row['within 5%']:.1%}", f"{row['mean gap']:.1%}", f"{row['worst gap']:.0%}"
        runs = f"{row['mean runs']:.1f}", str(row["most runs"])
        law = f"{row['ladder']}, {row['errors add as']}"
        table.append([law, f"`{row['strategy']}`", *gaps, *runs])
    return markdown(table)


def small_graphs() -> str:
    """The greedy search on small random graphs."""
    rows = [r for r in json.loads(SEARCH.read_text())["rows"] if r.get("ladder")]
    table = [["ladder, errors add as", "greedy within 5% of the optimum", "mean gap", "runs"]]
    for row in sorted(rows, key=lambda row: row["ladder"], reverse=True):
        if row["strategy"] == "greedy":
            law = f"{row['ladder']}, {row['errors add as']}"
            gaps = f"{row['within 5%']:.1%}", f"{row['mean gap']:.1%}"
            table.append([law, *gaps, f"{row['mean runs']:.1f}"])
    return markdown(table)


def tuned_samples() -> str:
    """What the searches find for the samples, with the times of a recorded profile."""
    ladders = {"greedy, short ladder": "greedy", "exhaustive": "exhaustive"}
    table = [["program", "threshold", *ladders, "greedy, full ladder"]]
    for row in json.loads(ACCEPTANCE.read_text())["rows"]:
        if "speedup" not in row:  # a threshold that nothing reaches
            continue
        native = row["speedup"] * row["greedy_ms"]
        searches = (*ladders.values(), "full_ladder")
        runs = (row["greedy_runs"], row["exhaustive_runs"], row["full_ladder_runs"])
        cells = [
            f"{native / row[f'{search}_ms']:.2f}x ({count})"
            for search, count in zip(searches, runs, strict=True)
        ]
        arguments = row["arguments"].removesuffix(" 1")
        table.append([f"`{row['program']} {arguments}`", row["threshold"], *cells])
    return markdown(table)


def profile_error() -> str:
    """How far interpolated times are from measured ones, and whether the choice of scheme holds."""
    summary = json.loads(PROFILE_ERROR.read_text())["summary"]
    choices = summary.pop("choices")
    table = [["scheme", "profile over measured, median", "apart, median", "90% are within"]]
    for scheme, row in summary.items():
        apart = f"{row['median distance']:.1%}", f"{row['90th percentile']:.1%}"
        table.append([f"`{scheme}`", f"{row['median ratio']:.3f}", *apart])
    return markdown(table) + (
        "\nThe scheme that the profile holds fastest takes more than "
        f"{choices['wrong from']:g} times as long as the one that is for {choices['wrong']} of "
        f"{choices['of']} shapes, at worst {choices['worst']:.2f} times.\n"
    )


def by_number() -> str:
    """What two strategies take by the number of operators, with times of either kind."""
    rows = [r for r in json.loads(SEARCH.read_text())["rows"] if "operators" in r]
    head = ["operators", "strategy", "within 5%", "runs, times of a profile", "times measured"]
    table = [head]
    cases = {(r["operators"], r["strategy"], r["times"]): r for r in rows}
    for operators, strategy in dict.fromkeys(case[:2] for case in cases):
        profiled, measured = (
            cases[operators, strategy, times] for times in ("of a profile", "measured")
        )
        runs = (f"{row['mean runs']:.1f} ({row['most runs']})" for row in (profiled, measured))
        near = min(profiled["within 5%"], measured["within 5%"])
        table.append([str(operators), f"`{strategy}`", f"{near:.1%}", *runs])
    return markdown(table)


def many_sites() -> str:
    """What the strategies reach on many sites within a few runs."""
    rows = [r for r in json.loads(SEARCH.read_text())["rows"] if "sites" in r]
    head = ["sites, threshold", "strategy", "of the best speed, least", "median", "runs", "cut off"]
    table = [head]
    for row in rows:
        shares = f"{row['least share of best speed']:.2f}", f"{row['median share']:.2f}"
        case = f"{row['sites']}, {row['threshold']:.0e}"
        cut = f"{row['cut off']} of {row['graphs']}"
        table.append([case, f"`{row['strategy']}`", *shares, f"{row['mean runs']:.1f}", cut])
    return markdown(table)


def transformer() -> str:
    """The model strategy beside a long search, on a program with 96 sites."""
    table = [["threshold", "error", "plans tried", "speed", "long search", "share of its speed"]]
    for row in json.loads(TRANSFORMER.read_text())["rows"]:
        speeds = [f"{row['native_ms'] / row[key]:.2f}x" for key in ("ms", "long search's ms")]
        share = f"{row['share of its speed']:.2f}"
        runs = str(row["trials"])
        table.append(
            [f"{row['threshold']:.0e}", f"{row['error']:.1e}", runs, speeds[0], speeds[1], share]
        )
    return markdown(table)


def preload_clients() -> str:
    """What preloading sees of each client of cuBLAS, by entry point."""
    record = json.loads(PRELOADED.read_text()) if PRELOADED.exists() else None
    called = {ran["entry"] for row in (record or {"rows": []})["rows"] for ran in row["ran"]}
    names = [name for name in native.intercepted_names() if name in called]
    table = [["", *PRELOAD_CLIENTS.values()]]
    for name in names:
        cells = [_preload_cell(record, client, name) for client in PRELOAD_CLIENTS]
        table.append([f"`{name}`", *cells])
    if record is None:
        return markdown(table) + "\nNot yet run on a GPU.\n"
    machine = record["machine"]
    return markdown(table) + (
        f"\n{machine['device']}, CUDA {machine['cuda']}, cuBLAS {machine['cublas']}, "
        f"`MIXPERT_SCHEME={record['scheme']}`.\n"
    )


def _preload_cell(record: Mapping[str, Any] | None, client: str, entry: str) -> str:
    if record is None:
        return "not yet run"
    of_client = [row for row in record["rows"] if row["client"] == client]
    rows = [row for row in of_client if any(ran["entry"] == entry for ran in row["ran"])]
    if not rows:
        return "not called" if of_client else "not yet run"
    ran = [one for row in rows for one in row["ran"] if one["entry"] == entry]
    words = ["emulated" if any(one["scheme"] != "native" for one in ran) else "native"]
    words.append("correct" if all(row["correct"] for row in rows) else "WRONG")
    graphs = [row["correct_in_graph"] for row in rows if row["correct_in_graph"] is not None]
    if graphs:
        words.append("correct in a graph" if all(graphs) else "WRONG in a graph")
    return ", ".join(words)


def commands() -> str:
    """What every command says of itself."""
    return "\n".join(f"## {name}\n\n```text\n{_help(name)}```\n" for name in command_modules())


def command_modules() -> dict[str, str]:
    """The module of each command, by its name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return {name: f"mixpert.commands.{name.partition('-')[2]}" for name in project["scripts"]}


def _help(command: str) -> str:
    environment = {**os.environ, "COLUMNS": "80"}
    module = command_modules()[command]
    argv = [sys.executable, "-P", "-m", module, "--help"]
    return subprocess.run(
        argv, env=environment, capture_output=True, text=True, check=True
    ).stdout  # fmt: skip


def soaks() -> str:
    """A row for each process of benchmarks/soak.py."""
    found = sorted(SOAKS.glob("soak-*.json"))
    records = [soak_record.Record.read(path) for path in found]
    return markdown(soak_record.table(records)) if records else tables.NOT_MEASURED


SECTIONS: Mapping[str, Mapping[str, Callable[[], str]]] = {
    "README.md": {"speed": speed, "programs": tables.programs, "peers": peer_tables.lead},
    "docs/your-cuda-program.md": {"tuned": tuned},
    "docs/schemes.md": {"errors": errors},
    "docs/bounds.md": {"ratios": bound_ratios, "search": guard_search},
    "docs/grade.md": {
        "processor": partial(grades, "cpu"),
        "processor guard": partial(grades, "cpu-guard"),
        "h100": partial(grades, "h100-int8"),
        "h100 splits": partial(grades, "h100-split"),
        "h100 all": partial(grades, "h100"),
        "peers": partial(grades, "peers"),
        "models": partial(grades, "models"),
    },
    "docs/commands.md": {"commands": commands},
    "docs/comparison.md": {
        "peer drawings": lambda: tables.drawings("peer-squares"),
        "peers": peer_tables.squares,
        "lead": peer_tables.lead,
        "peer versions": peer_tables.versions,
    },
    "docs/figures.md": {
        "application drawings": lambda: tables.drawings("applications", "application-errors"),
        "applications": tables.applications,
        "iterations": tables.iterations,
        "time in programs": tables.time_split,
        "peer drawings": lambda: tables.drawings("peer-applications"),
        "peers": peer_tables.applications,
        "product drawings": lambda: tables.drawings(
            "squares", "square-errors", "time-split", "roofline", "energy"
        ),
        "depth drawings": lambda: tables.drawings("depth", "spread", "magnitude"),
        "positive drawings": lambda: tables.drawings(
            "largest-errors", "mean-relative-errors", "histogram"
        ),
        "positive by model": positive_model.table,
        "sharing drawings": lambda: tables.drawings("sharing"),
        "energy": tables.energy,
        "ceilings": tables.ceilings,
        "elsewhere": lambda: markdown(elsewhere.table()),
        "search drawings": lambda: tables.drawings("greedy"),
        "searches on a GPU": tables.greedy,
    },
    "docs/tuner.md": {
        "small graphs": small_graphs,
        "samples": tuned_samples,
        "profile error": profile_error,
    },
    "docs/notes/guard-rule.md": {
        "earlier rules": partial(guard_rules, "-earlier"),
        "rules": partial(guard_rules, ""),
    },
    "docs/notes/tuner-search.md": {
        "searches": searches,
        "by number": by_number,
        "many sites": many_sites,
        "transformer": transformer,
    },
    "docs/runtime.md": {"soak": soaks},
    "docs/closed-binaries.md": {"clients": preload_clients},
}
"""What is generated: file, section, and what makes its text."""


if __name__ == "__main__":
    sys.exit(main())
