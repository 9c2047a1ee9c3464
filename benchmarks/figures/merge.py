"""Takes data files that were measured in parts elsewhere into benchmarks/results/figures.

``python benchmarks/figures/merge.py DIRECTORY...``: each holds what the scripts here wrote with
`--out`, at any depth. Rows of the same machine and libraries are added to what is there, and of
equal ones the last directory's stay; a file of another machine replaces it.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1])]

from cases import PROGRAMS
from records import DATA, TIMES, Record, is_calm, read

OTHERS = (
    *("squares", "split", "energy", "sharing", "ceilings", "tunings"),
    *("depth", "spread", "magnitude", "positive"),
)
"""Data files of rows that parts measure, but for those of programs."""


def main() -> int:
    """0; 1 if the directories hold no data file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("directories", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, default=DATA)
    options = parser.parse_args()
    taken = 0
    for directory in options.directories:
        for path in sorted(directory.rglob("*.json")):
            target = target_of(path.stem, options.out)
            if target:
                take(path, target)
                taken += 1
                print(f"{path} -> {target}")
    return int(taken == 0)


def target_of(stem: str, out: Path) -> Path | None:
    """Where a data file of this name belongs; None if it is none of the figures'."""
    if stem in PROGRAMS:
        return out / "applications" / f"{stem}.json"
    return out / f"{stem}.json" if stem in (*OTHERS, TIMES) else None


def take(source: Path, target: Path) -> None:
    """Add the rows of one data file to another, but for those of a disturbed GPU."""
    content = read(source)
    record = Record(target, content["machine"], tuple(content["key"]))
    for row in filter(is_calm, content["rows"]):
        record.add(row)


if __name__ == "__main__":
    sys.exit(main())
