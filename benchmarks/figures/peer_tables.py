"""What was measured beside other libraries, as tables of the documentation."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cases import CUBLAS, NATIVE, PROGRAMS, TF32, Case
from records import DATA, PEERS, is_peer, read
from summary import ACCURATE, Applications
from tables import NOT_MEASURED, markdown

SHOWN_ERROR = ("uniform", 4096)
WIDE = ("wide", 4096)
SIZE = "large"
"""Of the programs that are compared."""
GOAL = 1.5
"""Times the best peer: what programs should reach whose time is GEMM for more than half."""
_NOT_OURS = (CUBLAS, NATIVE, TF32)
_CALLED = {"ms": "", "graph_ms": ", in CUDA graphs"}
"""Times of a row, and how products were called."""
_CALLS = "transposes, factors, leading dimensions, odd sizes, batches"
_APART = ("elements", "k =")
"""Kinds of products that have a line of their own."""


@dataclass(frozen=True)
class Squares:
    """Square products, all of one run.

    Attributes:
        rows: (data, n, variant) -> row of the data file.
    """

    content: dict[str, Any]
    rows: dict[tuple[str, int, str], dict[str, Any]]

    @staticmethod
    def load(path: Path) -> Squares:
        """Read a data file of peers.py."""
        content = read(path)
        rows = {(row["data"], row["n"], row["variant"]): row for row in content["rows"]}
        return Squares(content, rows)

    @property
    def variants(self) -> list[str]:
        """CuBLAS, then MixPert, then peers; each in the order of the file."""
        found = {variant: is_peer(row) for (_, _, variant), row in self.rows.items()}
        return sorted(found, key=lambda v: (found[v], not _is_cublas(v)))

    @property
    def sizes(self) -> list[int]:
        """Of uniform data."""
        return sorted({n for data, n, _ in self.rows if data == SHOWN_ERROR[0]})

    def fastest(self, n: int, peers: bool, key: str = "ms") -> dict[str, Any] | None:
        """The fastest row as accurate as SGEMM: of peers, or of MixPert's schemes."""
        native = self.rows[SHOWN_ERROR[0], n, CUBLAS]
        accurate = [
            row
            for (data, size, variant), row in self.rows.items()
            if (data, size) == (SHOWN_ERROR[0], n)
            and is_peer(row) == peers
            and key in row
            and not _is_cublas(variant)
            and row["error"] <= ACCURATE * native["error"]
        ]
        return min(accurate, key=lambda row: float(row[key]), default=None)


def _is_cublas(variant: str) -> bool:
    """Whether a variant is cuBLAS itself, in one of its modes."""
    return variant.startswith(CUBLAS) or variant == TF32


def squares(path: Path = PEERS / "squares.json") -> str:
    """Speed over cublasSgemm by n, and errors, of everything in the run."""
    if not path.exists():
        return NOT_MEASURED
    data = Squares.load(path)
    shown, wide = (f"{name}, n = {n}" for name, n in (SHOWN_ERROR, WIDE))
    head = ["", f"error: {shown}", f"worst: {wide}", *(f"n = {n}" for n in data.sizes)]
    rows = [
        [
            _named(variant, data.rows.values()),
            _number(data.rows.get((*SHOWN_ERROR, variant)), "error"),
            _number(data.rows.get((*WIDE, variant)), "componentwise"),
            *(_speed(data, n, variant) for n in data.sizes),
        ]
        for variant in data.variants
    ]
    return markdown([head, *rows]) + "\n" + _where(data.content)


def square_errors(path: Path = PEERS / "squares.json") -> str:
    """Relative Frobenius errors by n on uniform data, of everything in the run."""
    if not path.exists():
        return NOT_MEASURED
    data = Squares.load(path)
    lines = [["", *(f"n = {n}" for n in data.sizes)]]
    for variant in data.variants:
        cells = (data.rows.get((SHOWN_ERROR[0], n, variant)) for n in data.sizes)
        lines.append([_named(variant, data.rows.values()), *(_number(r, "error") for r in cells)])
    return markdown(lines)


def lead(path: Path = PEERS / "squares.json") -> str:
    """MixPert's fastest scheme over the fastest peer, both as accurate as SGEMM."""
    if not path.exists():
        return NOT_MEASURED
    data = Squares.load(path)
    head = ["n", "MixPert", "TFLOPS", "fastest other library", "TFLOPS", "ratio"]
    lines = [_lead_of(data, n, key, how) for n in data.sizes for key, how in _CALLED.items()]
    return markdown([head, *(line for line in lines if line)])


def _lead_of(data: Squares, n: int, key: str, how: str) -> list[str]:
    """Empty where nothing was measured so."""
    ours, theirs = data.fastest(n, False, key), data.fastest(n, True, key)
    native = data.rows[SHOWN_ERROR[0], n, CUBLAS]
    if not ours or key not in native:
        return []
    best = min([native, *([theirs] if theirs else [])], key=lambda row: float(row[key]))
    rates = [f"{2e-9 * n**3 / row[key]:.0f}" for row in (ours, best)]
    ratio = best[key] / ours[key]
    return [
        f"{n}{how}",
        f"`{ours['variant']}`",
        rates[0],
        best["variant"],
        rates[1],
        f"{ratio:.2f}x",
    ]


def products(path: Path = PEERS / "products.json") -> str:
    """The largest error of each library by kind of product; those that concern the call as one."""
    if not path.exists():
        return NOT_MEASURED
    content = read(path)
    rows = {(row["variant"], row["kind"]): row for row in content["rows"]}
    variants = list(dict.fromkeys(variant for variant, _ in rows))
    kinds = list(dict.fromkeys(kind for _, kind in rows))
    apart = [kind for kind in kinds if kind.startswith(_APART)]
    calls = [kind for kind in kinds if kind not in apart]
    lines = [["", *(_named(variant, rows.values()) for variant in variants)]]
    for label, of_line in ((_CALLS, calls), *((kind, [kind]) for kind in apart)):
        cells = [_worst(rows[v, kind] for kind in of_line if (v, kind) in rows) for v in variants]
        lines.append([label, *cells])
    where = content["machine"]["device"], content["machine"]["cublas"], content["date"][:10]
    return f"{markdown(lines)}\nOne {where[0]}, cuBLAS {where[1]}, {where[2]}.\n"


def _worst(rows: Iterable[dict[str, Any]]) -> str:
    errors = [row["error"] for row in rows]
    return "" if not errors else "no number" if None in errors else f"{max(errors):.1e}"


def applications(
    directory: Path = PEERS / "applications", own: Path = DATA / "applications"
) -> str:
    """Programs at their largest sizes: time and error of each, and MixPert's lead."""
    data, shares = Applications.load(directory), Applications.load(own)
    programs = data.programs(SIZE)
    if not programs:
        return NOT_MEASURED
    variants = [variant for variant in data.variants(SIZE) if variant != CUBLAS]
    named = [_named(variant, data.rows.values()) for variant in variants]
    lines = [["", "GEMM", "cublas: seconds, error", *named, "over the best peer"]]
    for program in (name for name in PROGRAMS if name in programs):
        share, error = shares.share(program, SIZE), data.error(program, SIZE, CUBLAS)
        first = f"{data.seconds(program, SIZE, CUBLAS):.4f}, {error:.1e}"
        cells = [_cell(data, program, variant) for variant in variants]
        name = f"`{program}` {Case(program, SIZE).label}"
        known = f"{share:.0%}" if share else ""
        lines.append([name, known, first, *cells, _lead(data, program)])
    return markdown(lines) + "\n" + _where({"machine": data.machine, "date": data.date})


def _lead(data: Applications, program: str) -> str:
    """The ratio of the fastest as accurate as SGEMM: of MixPert, of peers and cuBLAS."""
    ours, theirs = _fastest(data, program, False), _fastest(data, program, True)
    return f"{ours / max(1.0, theirs):.2f}x"


def _fastest(data: Applications, program: str, peers: bool) -> float:
    """The largest speed-up of those as accurate as SGEMM: of peers, or of MixPert; 0 without."""
    speeds = [0.0]
    for variant in data.variants(SIZE):
        row = data.rows.get((program, SIZE, variant))
        if not row or variant in _NOT_OURS or is_peer(row) != peers:
            continue
        if data.accurate(SIZE, program, variant):
            speeds.append(data.speedup(program, SIZE, variant) or 0)
    return max(speeds)


def needed(directory: Path = PEERS / "applications", own: Path = DATA / "applications") -> str:
    """What GEMMs have to reach for `GOAL` times the best peer end to end, and what they do."""
    data, traced = Applications.load(directory), Applications.load(own)
    lines = [["", "best peer", "the rest", "GEMMs must be", "and are", "were GEMMs for nothing"]]
    for program in (name for name in PROGRAMS if name in data.programs(SIZE)):
        split, native = (
            traced.split_seconds(program, SIZE, NATIVE),
            data.seconds(program, SIZE, CUBLAS),
        )
        theirs, ours = _fastest(data, program, True), _fastest(data, program, False)
        if not split or not native or not theirs or not ours:
            continue
        gemm, rest = split
        peer = native / theirs
        wanted, reached = (_over(gemm, seconds - rest) for seconds in (peer / GOAL, native / ours))
        cells = [f"{peer:.4f} s", f"{rest:.4f} s", wanted, reached, f"{peer / rest:.1f}x"]
        lines.append([f"`{program}`", *cells])
    return markdown(lines) if len(lines) > 1 else NOT_MEASURED


def _over(gemm: float, seconds: float) -> str:
    return f"{gemm / seconds:.1f}x" if seconds > 0 else "no time at all"


def _cell(data: Applications, program: str, variant: str) -> str:
    speedup, error = data.speedup(program, SIZE, variant), data.error(program, SIZE, variant)
    return f"{speedup:.2f}x, {error:.1e}" if speedup is not None else ""


def _named(variant: str, rows: Iterable[dict[str, Any]]) -> str:
    """Peers as they are called, schemes as code."""
    peer = any(is_peer(row) for row in rows if row["variant"] == variant)
    return variant if peer or variant.startswith(CUBLAS) else f"`{variant}`"


def _number(row: dict[str, Any] | None, key: str) -> str:
    return f"{row[key]:.1e}" if row else ""


def _speed(data: Squares, n: int, variant: str) -> str:
    row, native = (data.rows.get((SHOWN_ERROR[0], n, name)) for name in (variant, CUBLAS))
    if not row or not native:
        return ""
    if variant == CUBLAS:
        return f"{row['tflops']:.1f} TFLOPS"
    return f"{row['tflops'] / native['tflops']:.2f}x"


def versions(directory: Path = PEERS) -> str:
    """What ran behind each name of a peer: version and variables."""
    files = [directory / "squares.json", directory / "products.json"]
    files += sorted((directory / "applications").glob("*.json"))
    rows = [row for path in files if path.exists() for row in read(path)["rows"]]
    peers = {row["variant"]: row for row in rows if is_peer(row)}
    return (
        NOT_MEASURED
        if not peers
        else "".join(
            f"- {name}: commit `{row['version']}`"
            + "".join(f", `{key}={value}`" for key, value in sorted(row["variables"].items()))
            + "\n"
            for name, row in sorted(peers.items())
        )
    )


def _where(content: dict[str, Any]) -> str:
    machine = content["machine"]
    return (
        f"One {machine['device']}, driver {machine['driver']}, cuBLAS {machine['cublas']}, "
        f"{content['date'][:10]}.\n"
    )
