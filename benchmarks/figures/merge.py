"""Merges data files that were measured in parts elsewhere into benchmarks/results/figures.

``python benchmarks/figures/merge.py DIRECTORY...``: each holds what the scripts here wrote with
`--out`, at any depth. Rows of the same machine and libraries are added to what is there, and of
equal ones the last directory's stay; a file of another machine replaces it. Where other libraries
took part in a run of programs, their rows and those that they are compared with go to
benchmarks/results/peers, and what is not theirs to the figures'.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1])]

from cases import AUTO, CUBLAS, PROGRAMS, TUNED
from records import DATA, PEERS, TIMES, Record, Row, is_calm, is_peer, is_starved, read

OTHERS = (
    *("squares", "split", "energy", "sharing", "ceilings", "tunings"),
    *("depth", "spread", "magnitude", "positive"),
)
"""Data files of rows that parts measure, but for those of programs."""
COMPARED = (CUBLAS, TUNED, "int8:2,2,2", AUTO, "fp16x3")
"""What other libraries are compared with."""


def main() -> int:
    """0; 1 if the directories hold no data file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("directories", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, default=DATA)
    parser.add_argument("--peers", type=Path, default=PEERS, help="of rows of other libraries")
    options = parser.parse_args()
    taken = 0
    for directory in options.directories:
        for path in sorted(directory.rglob("*.json")):
            target = target_of(path.stem, options.out)
            if target:
                take(path, target)
                take_peers(path, options.peers / "applications" / path.name)
                taken += 1
                print(f"{path} -> {target}")
    return int(taken == 0)


def target_of(stem: str, out: Path) -> Path | None:
    """Where a data file of this name belongs; None if it is none of the figures'."""
    if stem in PROGRAMS:
        return out / "applications" / f"{stem}.json"
    return out / f"{stem}.json" if stem in (*OTHERS, TIMES) else None


def take(source: Path, target: Path) -> None:
    """Add the rows of one data file to another, but for peers' and those of a shared GPU."""
    _copy(source, target, lambda row: not is_peer(row))


def take_peers(source: Path, target: Path) -> None:
    """Add the rows of other libraries in one data file to another, and what was beside them."""
    sizes = {row["size"] for row in read(source)["rows"] if is_peer(row)}
    if sizes:
        _copy(source, target, lambda row: row["size"] in sizes and _compared(row))


def _compared(row: Row) -> bool:
    return is_peer(row) or row["variant"] in COMPARED


def _copy(source: Path, target: Path, wanted: Callable[[Row], bool]) -> None:
    content = read(source)
    record = Record(target, content["machine"], tuple(content["key"]))
    sound = [row for row in content["rows"] if is_calm(row) and not is_starved(row)]
    for row in filter(wanted, sound):
        record.add(row)


if __name__ == "__main__":
    sys.exit(main())
