"""The data files of the figures: rows, and what they were measured on.

A file grows row by row, so that a measurement that was cut off goes on where it stopped; what was
measured on another machine or with other libraries is measured anew. A row's `took` is how many
seconds its measurement lasted, all that it needed included; others may have run beside it. Its
`date` is when it was added first; rows without one are older than 22:00 on 2026-11-21.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from mixpert.files import write_atomically

RESULTS = Path(__file__).resolve().parents[1] / "results"
DATA = RESULTS / "figures"
PEERS = DATA.with_name("peers")
"""Of measurements that other libraries took part in."""
TIMES = "schedule"
"""The data file of what the parts of `make figures` took."""
ALL = "all"
"""In it, the name of a whole run: some parts run beside others."""
_SAME = ("device", "driver", "cublas")
"""What must agree for old rows to count."""

CALM = 1.15
"""Seconds of the slowest over the fastest warm run of a program, at most: beyond it something else
used the GPU, or it was short of power. Of the first 210 rows none was above 1.1."""

Row = dict[str, Any]


def is_calm(row: Mapping[str, Any]) -> bool:
    """Whether the runs of each round took about the same; rows of single figures are not judged."""
    seconds, rounds = row.get("seconds", [1.0]), rounds_of(row)
    runs = len(seconds) // rounds
    parts = (seconds[start : start + runs] for start in range(0, runs * rounds, runs))
    return all(max(part) <= CALM * min(part) for part in parts)


def is_starved(row: Mapping[str, Any]) -> bool:
    """Whether products of a traced run found no memory on the GPU, and so were cuBLAS's."""
    return any("out of memory" in reason for reason in row.get("reasons", []))


def rounds_of(row: Mapping[str, Any]) -> int:
    """In how many rounds the seconds of a row were taken, equally many in each."""
    return int(row.get("rounds", 1))


def is_peer(row: Mapping[str, Any]) -> bool:
    """Whether a row is of a library that stood in for cuBLAS."""
    return "version" in row


class Watch:
    """Seconds from one row to the next."""

    def __init__(self) -> None:
        self._last = time.monotonic()

    def took(self) -> float:
        """Seconds since it was made or asked last."""
        before, self._last = self._last, time.monotonic()
        return round(self._last - before, 2)


class Record:
    """The rows of one data file; `key` names the fields that tell rows apart."""

    def __init__(self, path: Path, machine: Mapping[str, str | None], key: tuple[str, ...]) -> None:
        self._path, self._machine, self._key = path, dict(machine), key
        self._rows = {self._key_of(row): row for row in self._old_rows()}

    def has(self, **fields: str | int | float) -> bool:
        """Whether a row with these key fields is there."""
        return self._key_of(fields) in self._rows

    def row(self, **fields: str | int | float) -> Row:
        """The row with these key fields."""
        return self._rows[self._key_of(fields)]

    def add(self, row: Row) -> None:
        """Add or replace a row and write the file; a row keeps the date that it has."""
        now = datetime.now(UTC).isoformat(timespec="seconds")
        self._rows[self._key_of(row)] = {**row, "date": row.get("date", now)}
        content = {
            "machine": self._machine,
            "date": now,
            "key": list(self._key),
            "rows": list(self._rows.values()),
        }
        self._path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(self._path, json.dumps(content, indent=1) + "\n")

    def __iter__(self) -> Iterator[Row]:
        return iter(self._rows.values())

    def _key_of(self, fields: Mapping[str, Any]) -> tuple[Any, ...]:
        return tuple(fields[name] for name in self._key)

    def _old_rows(self) -> list[Row]:
        if not self._path.exists():
            return []
        content = json.loads(self._path.read_text())
        same = all(content["machine"][name] == self._machine[name] for name in _SAME)
        return list(content["rows"]) if same else []


def read(path: Path) -> dict[str, Any]:
    """A data file: machine, date and rows."""
    content: dict[str, Any] = json.loads(path.read_text())
    return content


def seconds_of(path: Path) -> dict[str, float]:
    """What each part of `make figures` took in all, in so far as it was noted; `TIMES` is there."""
    total: dict[str, float] = {}
    for row in read(path)["rows"] if path.exists() else []:
        total[row["part"]] = total.get(row["part"], 0.0) + row["seconds"]
    return total
