"""The table of the pass's compile times."""

from __future__ import annotations

import json

from records import RESULTS
from tables import markdown

TIMES = RESULTS / "pass-speed.json"
"""By benchmarks/pass_speed.py."""


def compile_times() -> str:
    """CPU time and memory of mixpert-compile beside opt, by module."""
    record = json.loads(TIMES.read_text())
    table = [["program", "sites", "lines", "opt, CPU s", "mixpert-compile, CPU s", "ratio, CPU",
              "ratio, wall", "peak of all processes, MB", "ratio, peak"]]  # fmt: skip
    for row in record["rows"]:
        opt, pass_ = row["opt"], row["mixpert"]
        table.append([
            f"{row['kind']}, `{row['level']}`", str(row["sites"]), f"{row['lines']:,}",
            f"{opt['cpu_s']:.2f}", f"{pass_['cpu_s']:.2f}", f"{row['ratio_cpu_s']:.2f}",
            f"{row['ratio_wall_s']:.2f}", str(pass_["peak_mb"]), f"{row['ratio_peak_mb']:.2f}",
        ])  # fmt: skip
    where = (
        f"\n{record['machine']}, {record['date']}; Python {record['python']}, llvmlite "
        f"{record['llvmlite']}, {record['opt']}.\n"
    )
    return markdown(table) + where
