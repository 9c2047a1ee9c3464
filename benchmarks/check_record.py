"""One JSON record of a whole check on a GPU, from the records that its steps wrote.

``python benchmarks/check_record.py FILE... --out gpu-check.json``: of the tests (``--gpu-record``),
sanitizer.py, soak.py and gpu_check.py. All must be of one commit and one kind of GPU. Exit status
1 if any step found something, or did not come to its end.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from soak_record import Record as Soak

from mixpert.files import write_atomically

TITLE = "A whole check on a GPU: what its tests, sanitizer runs and soaks found"
OF_MACHINE = ("device", "driver", "cuda", "cublas", "cupy", "commit")
"""What all records must agree in."""


class Mixed(Exception):
    """Records are not of one state and one kind of machine, or of no known step."""


@dataclass(frozen=True)
class Step:
    """What one step did.

    Attributes:
        file: its record.
        date: when it was written, as it says.
        did: how many of what.
        faults: what it found; empty: nothing.
    """

    file: str
    date: str
    did: dict[str, int]
    faults: list[str]


def main() -> int:
    """0 if all steps did well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, help="records of the steps")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    try:
        record = joined(options.files)
    except Mixed as error:
        print(error, file=sys.stderr)
        return 1
    write_atomically(options.out, json.dumps(record, indent=1) + "\n")
    for step in record["steps"]:
        did = ", ".join(f"{number:,} {what}" for what, number in step["did"].items())
        print(f"{step['file']}: {did}; {'; '.join(step['faults']) or 'no fault'}")
    return 0 if record["clean"] else 1


def joined(paths: Sequence[Path]) -> dict[str, Any]:
    """The record of all.

    Raises:
        Mixed: they are not of one state and one kind of machine, or of no known step.
    """
    records = {path: json.loads(path.read_text(encoding="utf-8")) for path in paths}
    machines = {
        path: {what: record["machine"].get(what) for what in OF_MACHINE}
        for path, record in records.items()
    }
    first = machines[paths[0]]
    for path, machine in machines.items():
        differing = [f"{what} {machine[what]}, not {first[what]}"
                     for what in OF_MACHINE if machine[what] != first[what]]  # fmt: skip
        if differing:
            raise Mixed(f"{path}: {'; '.join(differing)}, as in {paths[0]}")
    steps = [step_of(path, record) for path, record in records.items()]
    return {
        "title": TITLE, "by": "benchmarks/check_record.py", "machine": first,
        "date": max(step.date for step in steps),
        "clean": not any(step.faults for step in steps),
        "steps": [asdict(step) for step in steps],
    }  # fmt: skip


def step_of(path: Path, record: dict[str, Any]) -> Step:
    """What a record says.

    Raises:
        Mixed: it is of no known step.
    """
    if {"passed", "failed", "skipped"} <= record.keys():
        did = {f"tests {what}": record[what] for what in ("passed", "skipped")}
        faults = [f"{record['failed']} tests failed"] if record["failed"] else []
        if record["exit_status"] is None:
            faults.append("ended before all tests had run")
        elif record["exit_status"] and not faults:
            faults = [f"ended with status {record['exit_status']}"]
    elif "samples" in record:
        soak = Soak.read(path)
        did = {"products compared": soak.samples[-1].products if soak.samples else 0}
        faults = soak.faults() + ([] if soak.finished else ["not finished"])
    elif "checks" in record and all("tool" in check for check in record["checks"]):
        did = {"sanitizer runs": len(record["checks"])}
        faults = [f"{check['tool']} {check['what']}: {check['summary'] or 'time was up'}"
                  for check in record["checks"] if check["exit_status"] != 0]  # fmt: skip
    elif "checks" in record:
        did = {"checks of samples": len(record["checks"])}
        faults = [check["check"] for check in record["checks"] if not check["passed"]]
    else:
        raise Mixed(f"{path}: the record of no known step")
    faults += [] if sum(did.values()) else ["did nothing"]
    return Step(path.name, record["date"], did, faults)


if __name__ == "__main__":
    sys.exit(main())
