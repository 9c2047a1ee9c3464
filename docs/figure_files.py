"""The list of data files in folders: those of `make figures`, and those with other libraries."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import result_files
from result_files import RESULTS, ROOT
from tables import markdown

TITLES = {
    "figures/applications": "The sample applications end to end, by size and scheme",
    "figures/ceilings.json": "Rates of cuBLAS by type",
    "figures/depth.json": "Errors of single products by k",
    "figures/energy.json": "Energy of single products",
    "figures/figure10": "All plans of two programs over the short ladder, and the greedy search",
    "figures/magnitude.json": "Errors of single products by the magnitude of the data",
    "figures/plans": "The plans of the applications",
    "figures/positive-model.json": "Errors on positive data, by a model of the Tensor Core",
    "figures/positive.json": "Errors on positive data",
    "figures/schedule.json": "What the parts of `make figures` took",
    "figures/sharing.json": "Several processes on one GPU",
    "figures/split.json": "Time of packing, products and epilogue in a product",
    "figures/spread.json": "Errors of single products by the range of the data",
    "figures/squares.json": "Square products by n and scheme",
    "figures/tunings.json": "Tunings of the applications: runs and time",
    "peers/applications": "The sample applications with other libraries",
    "peers/products.json": "Correctness of other libraries, by kind of product",
    "peers/squares.json": "Square products of other libraries",
}
"""By name under benchmarks/results; folders have a file for each program."""
_DRAWN = re.compile(r'"([\w-]+)": \("([\w./-]+)", plot_')


def names() -> list[str]:
    """What lies in the folders: files, and folders with a file for each program."""
    return sorted(f"{folder}/{x.name}" for folder in ("figures", "peers")
                  for x in (RESULTS / folder).iterdir())  # fmt: skip


def table(sections: Mapping[str, Mapping[str, Callable[[], str]]]) -> str:
    """A row for each; `sections` are the generated parts of pages, by their makers."""
    opened, drawn = opened_by(sections), dict[str, list[str]]()
    for page, source in _drawings():
        drawn.setdefault(source, []).append(page)
    rows = [["file", "what", "device", "date", "commit", "used in"]]
    for name in names():
        places = dict.fromkeys([*opened.get(name, []), *drawn.get(name, [])])
        rows.append([
            f"[{name.removesuffix('.json')}]({name})" if name.endswith(".json") else name,
            TITLES[name], *_head(RESULTS / name), ", ".join(places),
        ])  # fmt: skip
    return markdown(rows)


def opened_by(sections: Mapping[str, Mapping[str, Callable[[], str]]]) -> dict[str, list[str]]:
    """By name, links to the pages with a part that is made from it."""
    found: dict[str, list[str]] = {}
    for page, paths in result_files.opened_by_page(sections):
        read = {n for n in names() for p in paths if p.is_relative_to(RESULTS / n)}
        for name in sorted(read):
            found.setdefault(name, []).append(result_files.link(ROOT / page, Path(page).stem))
    return found


def _drawings() -> Iterator[tuple[str, str]]:
    """Links to pages with drawings, and the names of what these are drawn from."""
    plots = (ROOT / "benchmarks" / "figures" / "plots.py").read_text()
    for drawing, source in _DRAWN.findall(plots):
        name = source.removeprefix("../") if source.startswith("../") else f"figures/{source}"
        for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
            if f"figures/{drawing}.svg" in page.read_text():
                yield result_files.link(page, page.stem), name


def _head(path: Path) -> tuple[str, str, str]:
    """Device, dates and commits of a file, or of all in a folder."""
    files = sorted(path.glob("*.json")) if path.is_dir() else [path]
    records: list[Mapping[str, Any]] = [json.loads(file.read_text()) for file in files]
    machines = [record["machine"] for record in records]
    commits = dict.fromkeys(m["commit"][:8] for m in machines if m.get("commit"))
    devices = dict.fromkeys(m["device"] for m in machines)
    days = sorted({str(record["date"])[:10] for record in records})
    between = " to ".join(dict.fromkeys([days[0], days[-1]])) if days else ""
    return ", ".join(devices), between, ", ".join(commits)
