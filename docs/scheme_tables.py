"""Tables of the documentation about schemes: speed, errors, grades, bounds, the guard's rule."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import tables
from records import RESULTS
from tables import markdown

from mixpert import native
from mixpert.grading.plot import svg
from mixpert.grading.report import from_json, table
from mixpert.kernels.instances import DEVICES
from mixpert.scheme import Scheme

SWEEP = RESULTS / "h100-sweep.json"
ERRORS = RESULTS / "scheme-errors.json"
GRADES = RESULTS
"""Has grade-*.json of mixpert-grade."""
GUARD_SEARCH = RESULTS / "guard-search.json"
GUARD_EXAMPLES = RESULTS / "guard-examples.json"
BOUND_RATIOS = RESULTS / "bound-ratios.json"
KERNEL_BOUNDS = RESULTS / "kernel-bounds.json"
GUARD_GROUPS = RESULTS / "guard-groups.json"
LAST_RESORT = RESULTS / "last-resort.json"
GUARD_CHOSEN = RESULTS / "guard-chosen.json"
GUARD_RELATED = RESULTS / "guard-related.json"
EXPECTED_ERRORS = RESULTS / "expected-errors.json"
STRUCTURED = RESULTS / "structured.json"
RANGE_OF_PIECES = RESULTS / "range-of-pieces.json"
CANCELLING_SUMS = RESULTS / "cancelling-sums.json"
UNLUCKY_SIGNS = RESULTS / "unlucky-signs.json"
SIDES = ("unlucky", "bound")
SPEED_SCHEMES = ("auto", "fp16x3", "bf16x6", "int8:2,2", "int8:2,2,2", "int8:1,1", "int8:1,1,1")
LEADING_SCHEMES = ("auto", "fp16x3", "int8:2,2,2", "int8:1,1")
LEADING_SIZES = (512, 1024, 4096, 8192, 16384)
"""What the first page shows of them."""
WIDE = ("phi 2", "phi 4")
"""Data on which the table of errors also shows the worst element."""


def speed(schemes: Sequence[str] = SPEED_SCHEMES, shown: Sequence[int] = ()) -> str:
    """Speed and error of schemes beside cublasSgemm on an H100; at all n where none are given."""
    sweep = json.loads(SWEEP.read_text())
    rows = {(row["scheme"], row["n"]): row for row in sweep["rows"]}
    sizes = shown or sorted({n for _, n in rows})
    largest = sizes[-1]
    table = [["", "products", f"error, n = {largest}", *(f"n = {n}" for n in sizes)]]
    native = [f"{rows['native', n]['tflops']:.1f} TFLOPS" for n in sizes]
    table.append(["cublasSgemm", "", f"{rows['native', largest]['error']:.1e}", *native])
    for scheme in schemes:
        faster = [_speedup(rows[scheme, n]) for n in sizes]
        error = f"{rows[scheme, largest]['error']:.1e}"
        parsed = Scheme.parse(scheme)
        products = "" if parsed.kind == "auto" else str(parsed.products)  # what the data need
        table.append([f"`{scheme}`", products, error, *faster])
    return markdown(table) + "\n" + _machine(sweep)


def _speedup(row: Mapping[str, Any]) -> str:
    """What a program gets: where `auto` leaves a size to cuBLAS, that and not what was measured."""
    n = row["n"]
    problem = native.ProblemStruct(n, n, n, n, n, n, 1)
    emulated = native.load().mixpert_worth_emulating(problem, DEVICES[90])
    return "cuBLAS" if row["scheme"] == "auto" and not emulated else f"{row['speedup']:.2f}x"


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


def grade_drawings() -> Iterator[tuple[Path, str]]:
    """Each drawing of a file of mixpert-grade, and its text."""
    for path in sorted(GRADES.glob("grade-*.json")):
        rows = json.loads(path.read_text())["gradings"]
        yield path.with_suffix(".svg"), svg([from_json(row) for row in rows])


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
    rows = json.loads((GRADES / f"guard-rules-{name}.json").read_text())["rows"]
    usual = list(rows[0]["usual"])
    head = ["", "rule", "accepted", "above 1.5 times", "above twice", "worst, times", *usual]
    table = [head]
    for row in sorted(rows, key=lambda row: str(row["scheme"]), reverse=True):
        counts = [str(row[name]) for name in ("accepted", "above", "twice")]
        sizes = [str(row["usual"][data] or "none") for data in usual]
        table.append([f"`{row['scheme']}`", row["rule"], *counts, f"{row['worst']:.1f}", *sizes])
    return markdown(table)


def guard_examples() -> str:
    """Estimates and errors of one panel of each kind of data, over FP32's."""
    rows = json.loads(GUARD_EXAMPLES.read_text())["rows"]
    schemes = list(dict.fromkeys(row["scheme"] for row in rows))
    columns = [f"`{scheme}`: {name}" for scheme in schemes for name in ("estimate", "measured")]
    table = [["data", *columns]]
    for data in dict.fromkeys(row["data"] for row in rows):
        same = [row for row in rows if row["data"] == data]
        table.append([data, *(_times(row[x]) for row in same for x in ("estimate", "error"))])
    return markdown(table)


def _times(ratio: float | None) -> str:
    if ratio is None:
        return "refused"
    if ratio < 9.9:
        return f"{ratio:#.2g}"
    return f"{float(f'{ratio:.2g}'):,.0f}" if ratio < 1e6 else f"{ratio:.1e}"


def guard_sizes() -> str:
    """From which k on the guard accepts usual data."""
    rows = json.loads(GUARD_EXAMPLES.read_text())["usual"]
    kinds = [name for name in rows[0] if name != "scheme"]
    return markdown(
        [["", *kinds], *([f"`{row['scheme']}`", *(str(row[x]) for x in kinds)] for row in rows)]
    )


def bound_ratios() -> str:
    """How far bounds and estimates are above measured errors."""
    record = json.loads(BOUND_RATIOS.read_text())
    found, long = record["rows"], record["long"]
    ends = min(row["k"] for row in found), max(row["k"] for row in found)
    kinds = {"bound": "bound", "norm": "bound of the norm", "running": "bound from sums"}
    columns = [f"{name}, k = {k}" for name in kinds.values() for k in ends]
    columns.append(f"k = {long[0]['k']}")
    table = [["", *columns, "likely bound", "estimate", "worst element"]]
    for scheme in dict.fromkeys(row["scheme"] for row in found):
        rows = [row for row in found if row["scheme"] == scheme]
        bounds = [_most(rows, name, k) for name in kinds for k in ends]
        bounds.append(f"{max(row['running'] for row in long if row['scheme'] == scheme):.0f}")
        likely, estimate = (
            _range([row[name] for row in rows], digits)
            for name, digits in (("likely", 0), ("estimate", 2))
        )
        worst = f"{max(row['worst'] for row in rows):.2f}"
        table.append([f"`{scheme}`", *bounds, likely, estimate, worst])
    return markdown(table)


def kernel_bounds() -> str:
    """Errors and bounds in the order of kernels: the larger of two kinds of data."""
    found = json.loads(KERNEL_BOUNDS.read_text())["rows"]
    orders = list(dict.fromkeys(row["order"] for row in found))
    ends = min(row["k"] for row in found), max(row["k"] for row in found)
    head = [f"error, k = {k}" for k in ends] + [f"without segments, {ends[1]}"]
    head += [f"{order}, {k}" for order in orders for k in (4096, 16384, 65536)]
    table = [["", *head, "known sums"]]
    for scheme in dict.fromkeys(row["scheme"] for row in found):
        rows = [row for row in found if row["scheme"] == scheme]
        cells = [
            f"{max(row[name] for row in rows if (row['order'], row['k']) == (orders[0], k)):.1f}"
            for name, k in (("error", ends[0]), ("error", ends[1]), ("promoted", ends[1]))
        ]
        for order in orders:
            of = [row for row in rows if row["order"] == order]
            cells += [_most(of, "bound", k) for k in (4096, 16384, 65536)]
        table.append([f"`{scheme}`", *cells, f"{max(row['known'] for row in rows):.2f}"])
    return markdown(table)


def expected_errors() -> str:
    """Expected errors over measured ones: ranges over data and draws."""
    found = json.loads(EXPECTED_ERRORS.read_text())["rows"]
    sizes = list(dict.fromkeys(row["k"] for row in found))
    table = [["", *(f"k = {k}" for k in sizes), "bound"]]
    for scheme, order in dict.fromkeys((row["scheme"], row["order"]) for row in found):
        rows = [row for row in found if (row["scheme"], row["order"]) == (scheme, order)]
        cells = [_range([row["expected"] for row in rows if row["k"] == k], 2) for k in sizes]
        bound = max(row["bound"] for row in rows if row["bound"] is not None)
        name = f"`{scheme}`, {order}" if order else f"`{scheme}`"
        table.append([name, *(cell.replace(" to ", "-") for cell in cells), f"{bound:.2f}"])
    return markdown(table)


def range_of_pieces() -> str:
    """Errors of elements of C that small elements make, by their binade."""
    found = json.loads(RANGE_OF_PIECES.read_text())["rows"]
    binades = dict.fromkeys(row["binade"] for row in found)
    table = [["", *(f"2^{binade}" for binade in binades)]]
    for scheme in dict.fromkeys(row["scheme"] for row in found):
        rows = {row["binade"]: row["error"] for row in found if row["scheme"] == scheme}
        table.append([f"`{scheme}`", *(_short(rows[binade]) for binade in binades)])
    return markdown(table)


def guard_groups() -> str:
    """What statistics of whole rows accept of exponents of K-groups, and how wrong that is."""
    table = [["", "accepted", "above 1.5 times FP32's error", "worst, times", "larger"]]
    for scheme, row in json.loads(GUARD_GROUPS.read_text())["schemes"].items():
        numbers = [str(row["accepted"]), str(row["above"]), f"{row['worst']:.2f}"]
        table.append([f"`{scheme}`", *numbers, str(row["higher"])])
    return markdown(table)


def last_resort() -> str:
    """Errors of six and of nine products over those of FP32, by kinds of data."""
    head = ["", "problems", "`bf16x6`, above", "`bf16x9`, above", "many", "`bf16x6`", "`bf16x9`"]
    table = [[*head, "of its bound"]]
    for row in json.loads(LAST_RESORT.read_text())["rows"]:
        cells = [row["data"], str(row["problems"])]
        cells += [f"{row[name]:.2f}" for name in ("above", "nine_above")] + [str(row["many"])]
        cells += [f"{row[name]:.2f}" for name in ("many_above", "many_nine_above", "of_bound")]
        table.append(cells)
    return markdown(table)


def guard_chosen() -> str:
    """Errors on data that was chosen against the guard, and what it guarantees."""
    found = json.loads(GUARD_CHOSEN.read_text())["rows"]
    table = [["data", "", "k", "accepted", "FP32", "error", "times", "of the guarantee"]]
    for row in found:
        cells = [row["data"], f"`{row['scheme']}`", str(row["k"])]
        cells += ["yes" if row["accepted"] else "no", f"{row['fp32']:.1f}", f"{row['error']:.0f}"]
        table.append([*cells, f"{row['times']:.1f}", f"{row['guaranteed']:.3f}"])
    return markdown(table)


def guard_related() -> str:
    """What a search found where B is made from A, by how."""
    rows = json.loads(GUARD_RELATED.read_text())["rows"]
    schemes = list(dict.fromkeys(row["scheme"] for row in rows))
    names = ("accepted", "above 1.5 times", "worst, times", "of")
    table = [["B", *(f"`{scheme}`: {name}" for scheme in schemes for name in names)]]
    for relation in dict.fromkeys(row["relation"] for row in rows):
        cells = [relation]
        for row in (row for row in rows if row["relation"] == relation):
            cells += [str(row["accepted"]), str(row["above"]), f"{row['worst']['worst']:.1f}"]
            cells.append(row["kind"])
        table.append(cells)
    return markdown(table)


def structured() -> str:
    """Errors under `auto` by kinds of structured matrices, over those of FP32."""
    found = json.loads(STRUCTURED.read_text())["rows"]
    schemes = ("int8:2,2,2", "int8:2,2", "fp16x3", "bf16x6")
    head = ["A", *(f"`{scheme}`" for scheme in schemes), "above 1.5 times", "worst, times"]
    table = [[*head, "its error, 2^-24", "of FP32", "by"]]
    for kind in sorted({row["kind"] for row in found}):
        rows = [row for row in found if row["kind"] == kind]
        worst = max(rows, key=lambda row: row["times"])
        cells = [str(sum(row["scheme"] == scheme for row in rows)) for scheme in schemes]
        cells.append(str(sum(row["times"] > 1.5 for row in rows)))
        cells += [f"{worst[name]:.1f}" for name in ("times", "error", "fp32")]
        table.append([kind, *cells, f"`{worst['scheme']}`"])
    return markdown(table)


def cancelling_sums() -> str:
    """Errors where FP32 is more accurate than its bound, against |A| |B| and relative to C."""
    found = json.loads(CANCELLING_SUMS.read_text())["rows"]
    norms = [f"norm: {name}" for name in ("FP32", "taken", "`int8:3,3`")]
    table = [["data", "k", "taken", "FP32", "error", *norms, "times"]]
    for row in found:
        cells = [row["data"], str(row["k"]), f"`{row['scheme']}`"]
        cells += [f"{row[name]:.2g}" for name in ("fp32", "error")]
        cells += [f"{row[name]:.1e}" for name in ("fp32_norm", "norm", "accurate_norm")]
        table.append([*cells, f"{row['times']:,.0f}"])
    return markdown(table)


def unlucky_signs() -> str:
    """Errors of elements whose signs are chosen, and their bounds, over typical errors."""
    found = json.loads(UNLUCKY_SIGNS.read_text())["rows"]
    sizes = sorted({row["k"] for row in found})
    table = [["", *(f"k = {k}" for k in sizes)]]
    for scheme in dict.fromkeys(row["scheme"] for row in found):
        cells = []
        for k in sizes:
            rows = [row for row in found if (row["scheme"], row["k"]) == (scheme, k)]
            least = {name: min((row[name] for row in rows), default=None) for name in SIDES}
            cells.append(" / ".join(f"{x:.0f}" for x in least.values() if x is not None))
        table.append([f"`{scheme}`", *cells])
    return markdown(table)


def _most(rows: Sequence[dict[str, Any]], name: str, k: int) -> str:
    """The largest value of one k; nothing where there is none."""
    values = [row[name] for row in rows if row["k"] == k and row[name] is not None]
    return f"{max(values):.0f}" if values else ""


def _short(error: float) -> str:
    return f"{error:.1f}" if error < 10 else f"{error:,.0f}" if error < 1e6 else "all"


def _range(values: Sequence[float], digits: int) -> str:
    return f"{min(values):.{digits}f} to {max(values):.{digits}f}"
