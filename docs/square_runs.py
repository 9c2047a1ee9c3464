"""Ratios of square products in every run that a page shows, side by side."""

from __future__ import annotations

import json
from collections.abc import Iterator

from records import DATA, PEERS, RESULTS
from tables import markdown

SIZES = (1024, 2048, 4096, 8192, 16384)
SCHEMES = ("int8:2,2,2", "auto")
RUNS = (
    (RESULTS / "h100-sweep.json", "rows", "scheme",
     "table above, first page: device time after 0.4 s of load"),
    (DATA / "squares.json", "rows", "variant", "drawing above: device time, short"),
    (PEERS / "squares.json", "rows", "variant",
     "[other libraries](comparison.md#measured-side-by-side): intercepted calls, in turns"),
    (RESULTS / "h100-int8-figures.json", "squares", "scheme",
     "[goals](notes/int8-floors.md#under-load-and-at-rest): a second of load"),
)  # fmt: skip
"""Data file, its rows of squares, what names their scheme, and where they are shown."""
NATIVE = ("native", "cublas")


def ratios() -> str:
    """Speed over cublasSgemm by run: differences between pages are those between runs."""
    table = [["run", "date", "scheme", *(f"n = {n}" for n in SIZES)]]
    for path, rows, kind, what in RUNS:
        record = json.loads(path.read_text())
        times = {
            (row[kind], row["n"]): row["tflops"]
            for row in record[rows]
            if row.get("data", "uniform") == "uniform"
        }
        for scheme in SCHEMES:
            cells = list(_cells(times, scheme))
            if any(cells):
                table.append([what, record["date"][:10], f"`{scheme}`", *cells])
    return markdown(table)


def _cells(times: dict[tuple[str, int], float], scheme: str) -> Iterator[str]:
    for n in SIZES:
        native = next((times[name, n] for name in NATIVE if (name, n) in times), None)
        ours = times.get((scheme, n))
        yield f"{ours / native:.2f}x" if ours and native else ""
