"""The figures' data as tables of the documentation; `docs/generate.py` puts them into the text."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import searches
from captions import CAPTIONS
from cases import AUTO, CUBLAS, NATIVE, SIZES, TF32, TUNED, Case
from records import ALL, DATA, TIMES, Row, read, seconds_of
from summary import MOSTLY_GEMM, Applications

_ROOT = Path(__file__).resolve().parents[2]
NOT_MEASURED = "Not yet measured.\n"
LEADING = ("gemm", "cholesky", "hpl_ai", "sparkler", "bert", "conv")
"""Programs on the first page: the one that gains most and the one that gains least among them."""


def applications(directory: Path = DATA / "applications") -> str:
    """A table a size, the largest first: for each program and variant its speed-up and error."""
    data = Applications.load(directory)
    tables = [_table(data, size) for size in reversed(data.sizes())]
    if not tables:
        return NOT_MEASURED
    return "\n".join(filter(None, [*tables, _where(data), _latest(data)]))


def _latest(data: Applications) -> str:
    """Which programs were measured last, by size; rows of cuBLAS alone do not count."""
    found, dates = [], list[str]()
    for size in reversed(data.sizes()):
        rows = {program: _emulated(data, program, size) for program in data.programs(size)}
        kept = [p for p, of in rows.items() if of and all("date" in row for row in of)]
        dates += [row["date"] for program in kept for row in rows[program]]
        found += [f"{size}: {', '.join(f'`{program}`' for program in kept)}"] if kept else []
    if not found:
        return ""
    since = min(dates).replace("T", " ")[:16]
    if all("date" in row for row in data.rows.values()):
        return f"All rows were measured after {since} UTC.\n"
    return f"Measured after {since} UTC: {'; '.join(found)}. Other programs have older rows.\n"


def _emulated(data: Applications, program: str, size: str) -> list[Row]:
    """The rows of a program in which MixPert computed anything."""
    return [
        row
        for (name, at, variant), row in data.rows.items()
        if (name, at) == (program, size) and variant not in (CUBLAS, NATIVE, TF32)
    ]


def _where(data: Applications) -> str:
    machine = data.machine
    return (
        f"One {machine['device']}, driver {machine['driver']}, cuBLAS {machine['cublas']}, "
        f"{data.date[:10]}.\n"
    )


def _table(data: Applications, size: str) -> str:
    variants = [v for v in data.variants(size) if v not in (CUBLAS, NATIVE)]
    head = [size, "GEMM", "cublas: seconds, error", *variants]
    rows = [[*_first_cells(data, program, size), *(_cell(data, program, size, v) for v in variants)]
            for program in data.programs(size)]  # fmt: skip
    for least, label in ((0.0, "geometric mean"), (MOSTLY_GEMM, f"where GEMM > {MOSTLY_GEMM:.0%}")):
        means = [data.mean_speedup(size, variant, least) for variant in variants]
        rows.append([label, "", "", *(f"{mean:.2f}x" if mean else "" for mean in means)])
    return markdown([head, *rows])


def programs(directory: Path = DATA / "applications", shown: Collection[str] = LEADING) -> str:
    """Programs at their largest sizes: GEMM's share, speed and error of ``auto`` and tuned."""
    data, size = Applications.load(directory), SIZES[-1]
    if not data.programs(size):
        return NOT_MEASURED
    lines = [["", "GEMM", "error of cuBLAS", "`auto`: speed, error", "tuned: speed, error"]]
    for program in filter(shown.__contains__, data.programs(size)):
        name, share, _ = _first_cells(data, program, size)
        cells = [_cell(data, program, size, variant) for variant in (AUTO, TUNED)]
        lines.append([name, share, f"{data.error(program, size, CUBLAS):.1e}", *cells])
    means = [data.mean_speedup(size, variant) for variant in (AUTO, TUNED)]
    mean_of = "geometric mean of the paper's programs"
    lines.append([mean_of, "", "", *(f"{mean:.2f}x" if mean else "" for mean in means)])
    return f"{markdown(lines)}\n{_where(data)}"


def time_split(directory: Path = DATA / "applications") -> str:
    """Seconds in GEMM calls and outside of them, and the speed if GEMMs took no time."""
    data, size = Applications.load(directory), SIZES[-1]
    lines = [["", "cuBLAS: GEMM, rest", "`auto`", "tuned", "were GEMMs for nothing"]]
    for program in data.programs(size):
        native = data.split_seconds(program, size, NATIVE)
        if not native:
            continue
        cells = []
        for variant in (AUTO, TUNED):
            split = data.split_seconds(program, size, variant)
            cells.append(f"{split[0]:.4f}, {split[1]:.4f}" if split else "")
        gemm, rest = native
        lines.append(
            [f"`{program}`", f"{gemm:.4f}, {rest:.4f}", *cells, f"{(gemm + rest) / rest:.1f}x"]
        )
    return markdown(lines) if len(lines) > 1 else NOT_MEASURED


def _first_cells(data: Applications, program: str, size: str) -> list[str]:
    share, seconds = data.share(program, size), data.seconds(program, size, CUBLAS)
    error = data.error(program, size, CUBLAS)
    return [
        f"`{program}` {Case(program, size).label}",
        f"{share:.0%}" if share else "",
        f"{seconds:.4f}, {error:.1e}",
    ]


def _cell(data: Applications, program: str, size: str, variant: str) -> str:
    speedup, error = data.speedup(program, size, variant), data.error(program, size, variant)
    return f"{speedup:.2f}x, {error:.1e}" if speedup else ""


def parts(path: Path = DATA / f"{TIMES}.json") -> str:
    """What the parts of `make figures` took, as far as they ran from nothing."""
    known = seconds_of(path)
    if not known:
        return NOT_MEASURED
    together = known.pop(ALL, sum(known.values()))
    rows = [[f"`{part}`", f"{seconds:.0f} s"] for part, seconds in known.items()]
    return markdown([["part", "took"], *rows, ["together", f"{together:.0f} s"]])


def ceilings(path: Path = DATA / "ceilings.json") -> str:
    """What cuBLAS reaches with each type, 10^12 operations a second."""
    if not path.exists():
        return NOT_MEASURED
    content = read(path)
    rates = {(row["variant"], row["n"]): row["rate"] for row in content["rows"]}
    sizes = sorted({n for _, n in rates})
    lines = [["cuBLAS", *(f"n = {n}" for n in sizes)]]
    for name in dict.fromkeys(name for name, _ in rates):
        lines.append(
            [name, *(f"{rates[name, n]:.0f}" if (name, n) in rates else "" for n in sizes)]
        )
    return markdown(lines)


def energy(path: Path = DATA / "energy.json") -> str:
    """Joules of a product and mean power under it, and how often cuBLAS's energy that is."""
    if not path.exists():
        return NOT_MEASURED
    rows = {(row["variant"], row["n"]): row for row in read(path)["rows"]}
    sizes = sorted({n for _, n in rows})
    lines = [["", *(f"n = {n}: joules, watts" for n in sizes), "of cuBLAS's joules"]]
    for variant in dict.fromkeys(variant for variant, _ in rows):
        known = [rows[variant, n] for n in sizes if (variant, n) in rows]
        if len(known) < len(sizes):
            continue
        share = known[-1]["joules"] / rows[NATIVE, sizes[-1]]["joules"]
        cells = [f"{row['joules']:.2f}, {row['watts']:.0f}" for row in known]
        label = "cuBLAS" if variant == NATIVE else f"`{variant}`"
        lines.append([label, *cells, f"{share:.0%}"])
    return markdown(lines)


def greedy() -> str:
    """The greedy search against all plans, a table a program."""
    head = ["threshold", "error", "greedy", "optimum", "time over optimum's", "runs", "run again"]
    parts = []
    for data in searches.programs().values():
        table = [head, ["---:"] * len(head), *searches.cells(data)]
        lines = "".join(f"| {' | '.join(row)} |\n" for row in table)
        machine, words = data["machine"], data["command"].split()[2:-2]
        where = f"`{' '.join(words)}`: {machine['device']}, driver {machine['driver']}, cuBLAS "
        parts.append(f"{where}{machine['cublas']}, {data['date']}.\n\n{lines}")
    return "\n".join(parts) or NOT_MEASURED


def iterations(directory: Path = DATA / "applications") -> str:
    """How many iterations of GMRES the factors of HPL-AI need, by size and variant."""
    data = Applications.load(directory)
    rows = {key[1:]: row["printed"] for key, row in data.rows.items() if key[0] == "hpl_ai"}
    if not rows:
        return NOT_MEASURED
    sizes = [size for size in data.sizes() if "hpl_ai" in data.programs(size)]
    head = ["", *(f"n = {rows[size, CUBLAS]['n']:.0f}" for size in sizes)]
    lines = [head] + [
        [f"`{variant}`", *(_iterations_cell(rows.get((size, variant))) for size in sizes)]
        for variant in dict.fromkeys(v for _, v in rows)
        if variant != NATIVE
    ]
    return markdown(lines)


def _iterations_cell(printed: dict[str, float] | None) -> str:
    if printed is None:
        return ""
    return f"{printed['iterations']:.0f} (residual {printed['residual']:.1e})"


def markdown(lines: list[list[str]]) -> str:
    """A table with its first line as head, numbers to the right."""
    head, *rows = (f"| {' | '.join(line)} |" for line in lines)
    return "\n".join([head, "|---|" + "---:|" * (len(lines[0]) - 1), *rows]) + "\n"


def drawings(*names: str) -> str:
    """Links to those of the drawings that are there."""
    there = [name for name in names if (_ROOT / "docs" / "figures" / f"{name}.svg").exists()]
    links = (f"![{CAPTIONS[name]}](figures/{name}.svg)\n\n" for name in there)
    return "".join(links) or NOT_MEASURED
