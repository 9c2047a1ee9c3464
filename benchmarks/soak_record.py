"""What a soak (benchmarks/soak.py) writes down as it goes, and what is made of it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from dataclasses import fields as dataclass_fields
from pathlib import Path
from typing import Any

from mixpert.files import write_atomically

MOST_GROWTH = 64 * 2**20
"""Bytes by which a process may grow beside the runtime's pool after the first quarter, for late
kernels. What leaks out of the pool shows as in use at rest."""
MOST_RISE = 2.0
"""What the pool may rise to, times its size after the first quarter: its size is the most that was
needed at once so far, which rises when more large products meet than ever before."""
_MEGABYTE = 2.0**20


@dataclass(frozen=True)
class Memory:
    """Device memory of this process on one GPU at rest, in bytes; other processes' is not in it.

    Attributes:
        reserved: what the runtime's pool has taken from the driver.
        used: how much of that is in use: nothing, unless it leaks.
        client: what CuPy's own pool holds.
        process: all of the process, as NVML counts it; None where NVML does not know the process.
    """

    reserved: int
    used: int
    client: int
    process: int | None


@dataclass(frozen=True)
class Sample:
    """How far it was at one moment: `host` is the process's resident memory in bytes."""

    seconds: float
    products: int
    wrong: int
    host: int
    gpus: list[Memory]


@dataclass
class Record:
    """One process's soak.

    Attributes:
        machine: device, driver, versions, commit (tests/gpu_machine.py).
        options: threads, streams, gpus, seconds, schemes, shapes.
        ready: seconds until kernels were compiled and every product had been computed alone.
        samples: the first is taken before any thread starts.
        schemes: products compared, by the scheme that was asked for.
        failures: what threads ended with.
        differing: INT8 products whose bits are not those of the first GPU.
        ran: calls by "asked -> what ran", where they were traced.
        finished: whether it came to its end.
    """

    machine: dict[str, str | None]
    options: dict[str, Any]
    ready: float = 0.0
    samples: list[Sample] = field(default_factory=list)
    schemes: dict[str, int] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    differing: int = 0
    ran: dict[str, int] = field(default_factory=dict)
    finished: bool = False

    def add(self, compared: Iterable[Mapping[str, int]], failures: Iterable[str]) -> None:
        """What threads compared and what they ended with (empty: with nothing wrong)."""
        for one in compared:
            for scheme, products in one.items():
                self.schemes[scheme] = self.schemes.get(scheme, 0) + products
        self.failures += sorted({failure for failure in failures if failure})

    def write(self, path: Path | None) -> None:
        """Replace the file in one step; a process that is killed leaves the one before."""
        if path is not None:
            write_atomically(path, json.dumps(asdict(self), indent=1) + "\n")

    @staticmethod
    def read(path: Path) -> Record:
        """The record of a file that `write` made; what was added about the file is left out."""
        known = {one.name for one in dataclass_fields(Record)}
        found = json.loads(path.read_text(encoding="utf-8"))
        fields = {name: value for name, value in found.items() if name in known}
        fields["samples"] = [
            Sample(**{**one, "gpus": [Memory(**gpu) for gpu in one["gpus"]]})
            for one in fields["samples"]
        ]
        return Record(**fields)

    def settled(self) -> list[Sample]:
        """Samples after the first quarter, in which pools fill; all of them where there are few."""
        loaded = self.samples[1:]
        first = max(0, len(loaded) // 4 - 1)
        return loaded[first:]

    def growth(self) -> int:
        """Bytes beside the pool by which the process has grown most on a GPU since pools filled."""
        return max(map(_growth, self._settled_gpus()), default=0)

    def _settled_gpus(self) -> list[tuple[Memory, ...]]:
        """What `settled` has of each GPU."""
        return list(zip(*(sample.gpus for sample in self.settled()), strict=True))

    def leaked(self) -> int:
        """Bytes of the runtime's pool that were in use at rest, over all GPUs, at the last look."""
        return sum(gpu.used for gpu in self.samples[-1].gpus) if self.samples else 0

    def faults(self) -> list[str]:
        """What went wrong; empty: nothing."""
        last = self.samples[-1] if self.samples else None
        growth = self.growth()
        found = {
            "no product was compared": not last or last.products == 0,
            f"{last.wrong if last else 0} products with other bits": bool(last and last.wrong),
            f"{self.differing} products differ between GPUs": self.differing > 0,
            f"memory grew by {growth} bytes": growth > MOST_GROWTH,
            "the pool's size went up and up": any(
                series[-1].reserved > max(MOST_RISE * series[0].reserved, MOST_GROWTH)
                for series in self._settled_gpus()
            ),
            f"{self.leaked()} bytes are still in use": self.leaked() > 0,
        }
        return [*self.failures, *(text for text, there in found.items() if there)]

    def summary(self) -> str:
        """One line."""
        last, options = self.samples[-1], self.options
        return (
            f"soak: {last.products} products compared, {options['threads']} threads x "
            f"{options['streams']} streams on {options['gpus']} GPU(s), {last.seconds:g} s, memory "
            f"beside the pool grew by {self.growth()} bytes: "
            + ("; ".join(self.faults()) or "no fault")
        )


def _growth(series: Sequence[Memory]) -> int:
    """From the first look to the last; 0 where NVML does not know the process."""
    first, last = series[0], series[-1]
    if first.process is None or last.process is None:
        return 0
    return (last.process - last.reserved) - (first.process - first.reserved)


def table(records: Sequence[Record]) -> list[list[str]]:
    """A head and a row for each process."""
    head = ["", "s", "threads x streams", "products compared", "with other bits",
            "pool, MB: first, last", "in use at rest", "growth beside it", "faults"]  # fmt: skip
    return [head, *map(_row, records)]


def _row(record: Record) -> list[str]:
    settled, options = record.settled(), record.options
    first, last = settled[0], settled[-1]
    pools = "; ".join(
        f"{before.reserved / _MEGABYTE:.0f}, {after.reserved / _MEGABYTE:.0f}"
        for before, after in zip(first.gpus, last.gpus, strict=True)
    )
    faults = record.faults() + ([] if record.finished else ["not finished"])
    return [
        f"{options['gpus']} x {record.machine['device']}", f"{last.seconds:.0f}",
        f"{options['threads']} x {options['streams']}", f"{last.products:,}", str(last.wrong),
        pools, f"{record.leaked()} bytes", f"{record.growth()} bytes", "; ".join(faults) or "none",
    ]  # fmt: skip
