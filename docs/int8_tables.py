"""Tables of INT8 products compared with goals and with measured lower bounds."""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from records import PEERS, RESULTS
from tables import markdown

FIGURES = RESULTS / "h100-int8-figures.json"
"""Written by benchmarks/int8_figures.py."""
RUNS = (*(f"h100-int8-figures-run-{i}" for i in range(1, 11)), "h100-int8-figures")
"""All runs of it, in order."""
IN_TURNS = PEERS / "squares.json"
"""By benchmarks/figures/peers.py: all libraries in turns of load."""
SKEWED = RESULTS / "h100-int8-skewed.json"
"""By int8_figures.py and int8_floors.py in one run: products that are no squares, and packing."""
SELECTION = (
    "h200-selection-seed-301", "h200-selection-sm80-seed-302",
    "h100-selection-seed-401", "h100-selection-sm80-seed-402",
    "h100-selection-seed-1801", "h100-selection-seed-1821", "h100-selection-sm80-seed-1802",
    "h100-selection-seed-20261123", "h200-selection-sm80-seed-20261125",
    "h100-selection-seed-20261124",
)  # fmt: skip
"""By benchmarks/selection_sweep.py: drawn after the fit."""
RESOURCES = RESULTS / "kernel-resources.json"
"""By benchmarks/kernel_resources.py."""

PROFILE = RESULTS / "h100-int8-ncu.json"
"""By Nsight Compute."""
PROFILED = (
    ("time", "us", " us"), ("SM clock", "ghz", " GHz"), ("tensor cores", "tensor_percent", "%"),
    ("device memory", "dram_percent", "%"), ("... moved", "dram_mbyte", " MB"),
    ("L2", "l2_percent", "%"), ("... found there", "l2_hits_percent", "%"),
    ("issue slots", "issue_slots_percent", "%"),
)  # fmt: skip

MOST, LEVEL_IV, LEAST = "int8:2,2,2", "int8:2,2", "int8:1,1,1"
SIZES = (1024, 2048, 4096, 8192, 16384)
SMALL = (256, 512)
RATIOS = {
    MOST: ("native", (2.6, 3.5, 4.3, 4.8, 5.0)),
    LEVEL_IV: ("native", (2.3, 2.9, 3.5, 3.9, 4.0)),
    LEAST: ("tf32", (1.1, 0.85, 0.97, 1.15, 1.4)),
}
"""By scheme: what it is compared with, and the goals by size."""
OVER_PEERS = {1024: 2.6, 2048: 2.5, 4096: 2.1, 8192: 1.9}
OF_PEERS = {"calls one by one": "ms", "in CUDA graphs": "graph_ms"}
OF_LOOP = {2048: 0.85, 4096: 0.92, 8192: 0.96, 16384: 0.97}
OF_FLOOR = 0.8
PACKING = {"both": 2.8, "one": 2.2, "neither": 2.2}  # TB/s
NAMES = {"native": "FP32", "tf32": "TF32"}
CLOSE = 1.05
Row = Mapping[str, Any]
Shape = tuple[int, int, int]


def load(path: Any) -> dict[str, Any]:
    """A data file."""
    return dict(json.loads(path.read_text()))


def machine_of(record: Row) -> str:
    """Where a record was measured, as a line under a table."""
    versions = record["versions"]
    return (
        f"\nOne {record['device']}, driver {versions['driver']}, cuBLAS {versions['cublas']}, "
        f"{record['date']}; {record['data']}.\n"
    )


def by_size(record: Row) -> dict[tuple[str, int], Row]:
    """Rows of squares by scheme and size."""
    return {(row["scheme"], row["n"]): row for row in record["squares"]}


def squares() -> str:
    """Ratios of squares under load and in bursts, with goals in parentheses."""
    record = load(FIGURES)
    rows = by_size(record)
    table = [["", *map(str, SIZES)]]
    for scheme, (other, goals) in RATIOS.items():
        for what, key in (("under load", "tflops"), ("in a burst", "burst_tflops")):
            ratios = [rows[scheme, n][key] / rows[other, n][key] for n in SIZES]
            cells = [f"{ratio:.2f}" for ratio in ratios]
            if key == "tflops":
                cells = [f"{x} ({goal})" for x, goal in zip(cells, goals, strict=True)]
            table.append([f"`{scheme}` over {NAMES[other]}, {what}", *cells])
    for what, key in OF_PEERS.items():
        peers = dict(_over_peers(key))
        cells = [f"{peers[n]:.2f} ({OVER_PEERS[n]})" if n in peers else "" for n in SIZES]
        table.append([f"`{MOST}` over the best other library, {what}", *cells])
    table.append(["kernel alone over its loop", "", *_of_loop(record)])
    return markdown(table) + machine_of(record)


def _of_loop(record: Row) -> list[str]:
    return [f"{row['share']:.0%} ({OF_LOOP[row['n']]:.0%})" for row in record["alone"]]


def _over_peers(key: str) -> Iterator[tuple[int, float]]:
    """`MOST` over the fastest library that errs at most twice as much as cuBLAS, in one run."""
    for n, here in peers_by_size().items():
        if key in here[MOST] and key in here["cublas"]:
            yield n, best_peer(here, key) / here[MOST][key]


def peers_by_size(*paths: Path) -> dict[int, dict[str, Row]]:
    """Rows of uniform data by size and variant; all of a size are of the last file that has it."""
    found: dict[int, dict[str, Row]] = {}
    for path in paths or (IN_TURNS,):
        rows = [row for row in load(path)["rows"] if row["data"] == "uniform"]
        found |= {
            n: here for n in OVER_PEERS
            if MOST in (here := {row["variant"]: row for row in rows if row["n"] == n})
        }  # fmt: skip
    return found


def best_peer(here: Mapping[str, Row], key: str) -> float:
    """Milliseconds of the fastest accurate library, cuBLAS included."""
    native = here["cublas"]
    peers = [
        row[key]
        for row in here.values()
        if "version" in row and key in row and row["error"] <= 2 * native["error"]
    ]
    return float(min(*peers, native[key]))


def loads() -> str:
    """Rates of squares under load, with clocks and power."""
    record = load(FIGURES)
    rows = by_size(record)
    table = [["TFLOPS, MHz, W", *map(str, SIZES)]]
    for scheme in ("native", "tf32", *RATIOS):
        cells = [_cell(rows[scheme, n]) for n in SIZES]
        table.append([f"cuBLAS {NAMES[scheme]}" if scheme in NAMES else f"`{scheme}`", *cells])
    of_80 = {row["n"]: row for row in _latest("sm80")}
    cells = [_cell(of_80[n]) if n in of_80 else "" for n in SIZES]
    table.append([f"`{MOST}`, kernels for sm_80", *cells])
    alone = {row["n"]: row for row in record["alone"]}
    cells = [
        f"{alone[n]['tops']:.0f} TOPS, {alone[n]['mhz']:.0f}, {alone[n]['watts']:.0f}"
        if n in alone else "" for n in SIZES
    ]  # fmt: skip
    table.append([f"`{MOST}`, GEMM kernel alone", *cells])
    return f"{markdown(table)}\n{_small(rows)}"


def _latest(part: str) -> list[Row]:
    """The rows of a part, of the last run that has them."""
    runs = (load(path).get(part) for name in RUNS[::-1]
            if (path := RESULTS / f"{name}.json").exists())  # fmt: skip
    return list(next(filter(None, runs)))


def _small(rows: Mapping[tuple[str, int], Row]) -> str:
    """Small squares, in a sentence."""
    times = {
        (scheme, key): " and ".join(f"{2e-6 * n**3 / rows[scheme, n][key]:.1f}" for n in SMALL)
        for scheme in (MOST, "native") for key in ("tflops", "burst_tflops")
    }  # fmt: skip
    return (
        f"At 256 and 512 `{MOST}` takes {times[MOST, 'tflops']} us under load, cublasSgemm "
        f"{times['native', 'tflops']};\nin a burst {times[MOST, 'burst_tflops']}, and "
        f"{times['native', 'burst_tflops']}.\n"
    )


def _cell(row: Row) -> str:
    return f"{row['tflops']:.0f}, {row['clock_mhz']:.0f}, {row['watts']:.0f}"


def runs() -> str:
    """Ratios under load of every run."""
    table = [["run", *(f"`{scheme}` over {NAMES[of]}" for scheme, (of, _) in RATIOS.items())]]
    for name in RUNS:
        path = RESULTS / f"{name}.json"
        if not path.exists():
            continue
        rows = by_size(load(path))
        cells = [
            ", ".join(f"{rows[scheme, n]['tflops'] / rows[other, n]['tflops']:.2f}" for n in SIZES)
            for scheme, (other, _) in RATIOS.items()
        ]
        table.append([f"[{name.removeprefix('h100-int8-')}](../../benchmarks/results/{name}.json)",
                      *cells])  # fmt: skip
    return markdown(table)


def skewed() -> str:
    """Shapes that are no squares, against the floor of the bytes and operations that they need."""
    record = load(SKEWED)
    table = [["m, n, k", "kernels", "bytes", "floor", "measured", "share", "over cublasSgemm"]]
    for row in record["skewed"]:
        shape = ", ".join(str(row[key]) for key in "mnk")
        kernels = row["kernels"].replace("gemm_int8_", "").replace("clear ", "")
        table.append([
            shape, kernels, _bytes(row["mbyte"]), in_us(row["floor_us"]), in_us(row["us"]),
            f"{row['of_floor']:.0%}", f"{row['speedup']:.2f}x",
        ])  # fmt: skip
    loaded = "burst_us" in record["skewed"][0]
    how = "turns of 0.1 s, a second of load together" if loaded else "turns of 5 ms"
    return f"{markdown(table)}\nMeasured in {how}.\n{machine_of(record)}"


def shape_of(row: Row) -> Shape:
    """M, n and k."""
    return row["m"], row["n"], row["k"]


def _bytes(mbyte: float) -> str:
    return f"{mbyte / 1e3:.1f} GB" if mbyte >= 1e3 else f"{mbyte:.0f} MB"


def in_us(time: float) -> str:
    """Microseconds with three digits at least."""
    return f"{time:.0f} us" if time >= 100 else f"{time:.1f} us"


def packing() -> str:
    """Both operands of squares into three slices each."""
    table = [["K-contiguous", "goal", *(f"n = {n}" for n in SIZES[1:4])]]
    rows = {(row["k_contiguous"], row["n"]): row for row in load(SKEWED)["packing"]}
    for which, goal in PACKING.items():
        rates = [f"{rows[which, n]['tb_per_s']:.2f} TB/s" for n in SIZES[1:4]]
        table.append([which, f"{goal} TB/s", *rates])
    return markdown(table)


def selection() -> str:
    """How far chosen ways are from the best of products drawn after the fit."""
    table = [["data", "GPU", "path", "products", "within 5% of the best", "mean loss", "worst"]]
    for name in SELECTION:
        record = load(RESULTS / f"{name}.json")
        losses = _losses(record)
        near = sum(loss <= CLOSE for loss in losses) / len(losses)
        table.append([
            f"[{name}](../../benchmarks/results/{name}.json)", record["device"],
            "sm_80" if "-sm80-" in name else "sm_90a", str(len(losses)), f"{near:.1%}",
            f"{statistics.mean(losses) - 1:.2%}", f"{max(losses) - 1:.0%}",
        ])  # fmt: skip
    return markdown(table)


def _losses(record: Row) -> list[float]:
    """For each product: time of the way that is chosen, over the best time."""
    at = {name: index for index, name in enumerate(record["columns"])}
    ways: dict[tuple[Any, ...], list[tuple[float, float]]] = {}
    for row in record["rows"]:
        ways.setdefault(tuple(row[:4]), []).append((row[at["modelled"]], row[at["microseconds"]]))
    return [min(found)[1] / min(time for _, time in found) for found in ways.values()]


def resources() -> str:
    """What ptxas reports of the prebuilt kernels, by architecture."""
    record = load(RESOURCES)
    columns = record["columns"]
    rows = [dict(zip(columns, row, strict=True)) for row in record["rows"]]
    table = [["architecture", "kernels", "MB", "most registers", "forms that spill",
              "serialised wgmma"]]  # fmt: skip
    for arch in dict.fromkeys(row["arch"] for row in rows):
        here = [row for row in rows if row["arch"] == arch]
        earlier = sum(not row["sources"] for row in here)
        table.append([
            f"{arch}, {earlier} of earlier sources" if earlier else arch,
            str(len(here)), f"{sum(row['bytes'] for row in here) / 1e6:.1f}",
            str(max(row["registers"] for row in here)), _spilling(here),
            str(sum(row["faults"] for row in here)),
        ])  # fmt: skip
    return markdown(table) + f"\nNVRTC {record['nvrtc']}, {record['date']}.\n"


def _spilling(rows: list[dict[str, Any]]) -> str:
    """How many forms of each kernel spill, and the most bytes that a thread does."""
    spills: dict[str, list[int]] = {}
    for row in rows:
        if row["spills"]:
            spills.setdefault(row["kernel"].split()[0], []).append(row["spills"])
    cells = [f"`{kernel}`: {len(found)}, {max(found)} bytes" for kernel, found in spills.items()]
    return "; ".join(cells) or "none"


def first() -> str:
    """Milliseconds of a process's first product and of its second."""
    table = [["process", "first product", "second"]]
    for row in _latest("first"):
        what = "compiles the kernels" if row["process"] == "fills the cache" else "finds them"
        table.append([what, f"{row['first_ms']:.1f} ms", f"{row['second_ms']:.2f} ms"])
    return markdown(table)


def profile() -> str:
    """What Nsight Compute counts of the kernels of one product."""
    record = load(PROFILE)
    rows = record["rows"]
    table = [["", *(f"`{row['kernel']}`" for row in rows)]]
    for name, key, unit in PROFILED:
        table.append([name, *(f"{row[key]:g}{unit}" for row in rows)])
    return markdown(table) + machine_of(record)
