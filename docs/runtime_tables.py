"""Tables of the documentation about the runtime: clients, a transformer, soaks, the sanitizer."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import soak_record
from records import RESULTS
from tables import markdown

from mixpert import native

PRELOADED = RESULTS / "preload-clients.json"
"""Written by pytest tests/gpu/test_preload.py --preload-record."""
TRANSFORMERS = (RESULTS / "h200-torch-transformer.json", RESULTS / "h100-torch-transformer.json")
LOSSES = RESULTS / "h200-torch-losses.json"
SWEEP = RESULTS / "h100-runtime-sweep-by-rule.json"
SANITIZERS = (RESULTS / "sanitizer.json", RESULTS / "h200-sanitizer.json")
"""By benchmarks/sanitizer.py; of the second one, every check ended."""
SOAKS = tuple(
    RESULTS / f"{name}.json"
    for name in ("h200-soak-one-gpu", "h200-soak-20-seconds", "h200-soak-two-gpus",
                 "h100-soak-20-seconds")
)  # fmt: skip
"""By benchmarks/soak.py."""

PRELOAD_CLIENTS = {
    "C++": "C++ program", "torch": "PyTorch", "cupy": "CuPy", "jax": "JAX", "ctypes": "ctypes",
}  # fmt: skip
_ACCURACY = {"": "uniform", " on normal data": "normal"}


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
    return markdown(table) + f"\n{_where(record)}, `MIXPERT_SCHEME={record['scheme']}`.\n"


def _where(record: Mapping[str, Any]) -> str:
    machine = record["machine"]
    return f"{machine['device']}, CUDA {machine['cuda']}, cuBLAS {machine['cublas']}"


def _state(record: Mapping[str, Any]) -> str:
    """Which sources ran, where they are not those of a commit."""
    if "remark" not in record:
        return ""
    return f"What ran is commit {record['machine']['commit'][:7]} {record['remark']}.\n"


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


def transformer() -> str:
    """Forward pass and training step of a transformer in PyTorch, a table for each GPU."""
    return "\n".join(_transformer(json.loads(path.read_text())) for path in TRANSFORMERS)


def _transformer(record: Mapping[str, Any]) -> str:
    scheme = f"`{record['scheme']}`"
    table = [["width, sequences x tokens", "forward: cuBLAS", scheme, "gain",
              "step: cuBLAS", scheme, "gain"]]  # fmt: skip
    for row in record["rows"]:
        cells = [f"{row['width']}, {row['sequences']} x {row['tokens']}"]
        for part in ("forward", "step"):
            times = (row[f"{way} ms"][part] for way in ("native", "emulated"))
            cells += [*(f"{ms:.1f}" for ms in times), f"{row['gain'][part]:.2f}x"]
        table.append(cells)
    return markdown(table) + f"\nMilliseconds on one {_where(record)}.\n{_state(record)}"


def losses() -> str:
    """How far the loss curves of a transformer in PyTorch are apart."""
    record = json.loads(LOSSES.read_text())
    apart, curves = record["apart"], record["curves"]
    return (
        f"A smaller model (4 layers of width 512) learned sequences for "
        f"{len(curves[0]['native'])} steps from {len(curves)} seeds. Means of\n"
        f"five steps differ by {apart['with and without MixPert']:.1%} on average between cuBLAS "
        f"and `{record['scheme']}` with the same seed, and by\n{apart['by seed']:.1%} between two "
        f"seeds under cuBLAS ({record['machine']['device']}):\n"
    )


def sweep() -> str:
    """Every shape under `auto` beside cuBLAS, in figures."""
    record = json.loads(SWEEP.read_text())
    found = record["summary"]
    table = [["", ""], ["shapes", str(found["shapes"])]]
    mean, demanding = found["geometric mean"], found["geometric mean of demanding shapes"]
    table += [
        ["geometric mean of the speedups", f"{mean:.2f}x"],
        [f"of the {found['demanding shapes']} with 2mnk of at least 2^33 and 256 FLOP per byte",
         f"{demanding:.2f}x"],
        ["least speedup", f"{found['least gain']:.3f}x"],
        ["shapes below 0.97x", str(found["below 0.97"])],
        *_measured_again(record["rows"]),
        ["cuBLAS relative to itself in the same rounds: least, shapes below 0.97x",
         f"{found['native against native, least']:.3f}x, "
         f"{found['native against native, below 0.97']}"],
        ["shapes left to cuBLAS", str(found["run natively"])],
        ["their additional host time, microseconds", f"{found['their host us more']:.2f}"],
    ]  # fmt: skip
    for data, name in _ACCURACY.items():
        worse = found.get(f"less accurate than SGEMM{data}")
        if worse is not None:
            table.append([f"less accurate than SGEMM on {name} data", str(worse)])
    return markdown(table) + f"\n{_where(record)}.\n{_state(record)}"


def _measured_again(rows: list[Mapping[str, Any]]) -> list[list[str]]:
    times = {"first gain": "three", "second gain": "twelve"}
    gains = {name: [row[name] for row in rows if name in row] for name in times}
    return [
        [f"below 0.97x before measuring again, {times[name]} times as long",
         str(sum(gain < 0.97 for gain in before))]
        for name, before in gains.items() if before
    ]  # fmt: skip


def soaks() -> str:
    """A row for each process of benchmarks/soak.py."""
    return markdown(soak_record.table([soak_record.Record.read(path) for path in SOAKS]))


def sanitizer() -> str:
    """What the tools of compute-sanitizer found, by what they looked at, run by run."""
    return "\n".join(_sanitizer(json.loads(path.read_text())) for path in SANITIZERS)


def _sanitizer(record: Mapping[str, Any]) -> str:
    tools = ("memcheck", "initcheck", "synccheck", "racecheck")
    table = [["", *(f"`{tool}`" for tool in tools)]]
    for what in sorted({check["what"] for check in record["checks"]}):
        found = {one["tool"]: _found(one) for one in record["checks"] if one["what"] == what}
        table.append([what, *(found.get(tool, "") for tool in tools)])
    commit = record["machine"]["commit"][:8]
    return markdown(table) + f"\n{_where(record)}, {record['date'][:10]}, commit {commit}.\n"


def _found(check: Mapping[str, Any]) -> str:
    summary = (check["summary"] or "").partition("SUMMARY: ")[2]
    if check["exit_status"] is None:
        reports = check.get("reports", 0)
        until = summary or f"until then {reports or 'no'} report{'' if reports == 1 else 's'}"
        return f"not done, {until}"
    return summary or f"status {check['exit_status']}"
