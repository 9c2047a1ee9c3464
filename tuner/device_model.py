"""Times of GEMMs on a device that is not here, from a recorded profile.

A profile holds milliseconds of one GEMM for each scheme on a grid of m, n and k. Inside the grid
log(ms) is interpolated linearly in (log2 m, log2 n, log2 k); past its upper end the time at the
end is scaled by the work beyond it; below its lower end the time is that of the end, for small
GEMMs cost launches and not work. Packaged profiles lie in `mixpert/devices`.
"""

from __future__ import annotations

import hashlib
import json
import math
import os
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Any

import mixpert
from mixpert.errors import FormatError, SchemeError
from mixpert.files import read_text, write_atomically
from mixpert.json_fields import restored
from mixpert.json_text import MISFITS, FieldError, json_object, misfit
from mixpert.scheme import NATIVE, Scheme
from mixpert.trace import TraceRow

PROFILE_VERSION = 1
PACKAGED = Path(mixpert.__file__).parent / "devices"

_AXES = ("m", "n", "k")


@dataclass(frozen=True)
class DeviceModel:
    """A recorded profile.

    Attributes:
        device: its name, such as ``NVIDIA H100 80GB HBM3``.
        date: of the recording, ISO 8601.
        versions: of driver, CUDA, cuBLAS and MixPert.
        command: what recorded it.
        grid: ascending sizes on the axes ``m``, ``n`` and ``k``.
        schemes: milliseconds by scheme, flattened with m slowest and k fastest.
    """

    device: str
    date: str
    versions: dict[str, str]
    command: str
    grid: dict[str, tuple[int, ...]]
    schemes: dict[str, tuple[float, ...]]

    @staticmethod
    def load(name: str) -> DeviceModel:
        """Read a packaged profile by name (``h100``), or a file by its path.

        Raises:
            FormatError: no such profile, or a damaged one.
        """
        if name.endswith(".json") or os.sep in name:
            return DeviceModel.read(name)
        path = PACKAGED / f"{name.lower()}.json"
        if not path.is_file():
            if Path(name).exists():
                raise FormatError(f"no device model '{name}': name the file as ./{name}")
            known = ", ".join(sorted(p.stem for p in PACKAGED.glob("*.json"))) or "none"
            raise FormatError(
                f"no device model '{name}' (packaged: {known}); record one on that device with "
                f"'mixpert-bench --record-device {name}.json' and name the file"
            )
        return DeviceModel.read(path)

    @staticmethod
    def read(path: str | os.PathLike[str]) -> DeviceModel:
        """Read a profile.

        Raises:
            FormatError: the file cannot be read or is not a profile.
        """
        return DeviceModel.from_json(read_text(path), str(path))

    @staticmethod
    def from_json(text: str, origin: str = "device model") -> DeviceModel:
        """Read the text of a profile; `origin` names it in errors.

        Raises:
            FormatError: not JSON, another version, a field missing, times that do not fit.
        """
        data = json_object(text, origin)
        try:
            return _from_data(data)
        except MISFITS as error:
            raise FormatError(f"{origin}: not a device model: {misfit(error)}") from error

    def to_json(self) -> str:
        """The text of the profile, one scheme a line."""
        head = {
            "version": PROFILE_VERSION,
            "device": self.device,
            "date": self.date,
            "versions": self.versions,
            "command": self.command,
            "grid": {axis: list(self.grid[axis]) for axis in _AXES},
        }
        rows = (f"  {json.dumps(s)}: {json.dumps(list(ms))}" for s, ms in self.schemes.items())
        fields = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
        return "{" + ",\n ".join([*fields, '"schemes": {\n' + ",\n".join(rows) + "}"]) + "}\n"

    def write(self, path: str | os.PathLike[str]) -> None:
        """Write the profile atomically.

        Raises:
            FormatError: the file cannot be written.
        """
        write_atomically(path, self.to_json())

    @cached_property
    def digest(self) -> str:
        """Hash of everything in the profile."""
        return hashlib.sha256(self.to_json().encode()).hexdigest()

    def milliseconds(self, scheme: str, m: int, n: int, k: int) -> float:
        """Time of one GEMM; 0 for an empty one.

        Raises:
            SchemeError: the profile has no times for `scheme`.
        """
        name = self.recorded(scheme)
        if name is None:
            raise SchemeError(
                f"the device model of {self.device} has no times for {scheme} "
                f"(it has {', '.join(self.schemes)}); record it again"
            )
        if min(m, n, k) <= 0:
            return 0.0
        sizes = [(self.grid[axis], size) for axis, size in zip(_AXES, (m, n, k), strict=True)]
        places = [_place(grid, size) for grid, size in sizes]
        log_ms = sum(self._corner(name, places, corner) for corner in product((0, 1), repeat=3))
        beyond = math.prod(max(1.0, size / grid[-1]) for grid, size in sizes)
        return math.exp(log_ms) * beyond

    def recorded(self, scheme: str) -> str | None:
        """The scheme of the profile whose times hold for `scheme`, or None.

        For an INT8 form with one slice of an operand that was not recorded an upper bound: the form
        with the fewest products that has as many products and slices at least.
        """
        if scheme in self.schemes:
            return scheme
        wanted = Scheme.parse(scheme)
        if wanted.kind != "int8" or min(wanted.l, wanted.r) > 0:
            return None
        larger = {
            (form.products, form.l + form.r): name
            for name, form in ((name, Scheme.parse(name)) for name in self.schemes)
            if form.kind == "int8"
            and form.products >= wanted.products
            and form.l + form.r >= wanted.l + wanted.r
        }
        return larger[min(larger)] if larger else None

    def total(self, rows: Iterable[TraceRow], scheme: str | None = None) -> float:
        """Time of all the calls of trace rows, under `scheme` or else under what ran.

        A batch counts as so many GEMMs, one after another, and a symmetric product as a whole one:
        upper bounds.
        """
        return sum(
            self.milliseconds(scheme or row.scheme, row.m, row.n, row.k) * row.batch * row.calls
            for row in rows
        )

    def _corner(
        self, scheme: str, places: list[tuple[int, float]], corner: tuple[int, ...]
    ) -> float:
        """Weighted log(ms) at one corner of the cell; 0 where its weight is."""
        weight = 1.0
        index = 0
        for axis, (low, fraction), high in zip(_AXES, places, corner, strict=True):
            weight *= fraction if high else 1.0 - fraction
            index = index * len(self.grid[axis]) + low + high
        return weight * math.log(self.schemes[scheme][index]) if weight else 0.0


def _place(sizes: tuple[int, ...], size: int) -> tuple[int, float]:
    """Index of the grid point at or below `size`, and how far it lies to the next, 0 to 1."""
    clamped = min(max(size, sizes[0]), sizes[-1])
    low = min(bisect_right(sizes, clamped) - 1, max(len(sizes) - 2, 0))
    if len(sizes) == 1:
        return 0, 0.0
    return low, math.log2(clamped / sizes[low]) / math.log2(sizes[low + 1] / sizes[low])


def _from_data(data: dict[str, Any]) -> DeviceModel:
    if data["version"] != PROFILE_VERSION:
        raise ValueError(f"version {data['version']}, this MixPert reads {PROFILE_VERSION}")
    names = DeviceModel.__dataclass_fields__
    found = restored(DeviceModel, {name: data[name] for name in names if name in data})
    for axis in _AXES:
        if axis not in found.grid:
            raise FieldError("is missing", f"grid.{axis}")
    grid = {axis: _sizes(axis, found.grid[axis]) for axis in _AXES}
    points = math.prod(len(sizes) for sizes in grid.values())
    schemes = {}
    for text, times in found.schemes.items():
        schemes[_canonical(text)] = _times(text, times, points)
    if str(NATIVE) not in schemes:
        raise ValueError("no times for native")
    return replace(found, grid=grid, schemes=schemes)


def _canonical(text: str) -> str:
    try:
        return str(Scheme.parse(text))
    except SchemeError as error:
        raise ValueError(str(error)) from error


def _sizes(axis: str, sizes: tuple[int, ...]) -> tuple[int, ...]:
    if not sizes or sizes[0] < 1 or list(sizes) != sorted(set(sizes)):
        raise ValueError(f"the sizes on axis {axis} must be positive and ascending")
    return sizes


def _times(scheme: str, times: tuple[float, ...], points: int) -> tuple[float, ...]:
    if len(times) != points:
        raise ValueError(f"{scheme} has {len(times)} times for a grid of {points} points")
    if not all(math.isfinite(ms) and ms > 0 for ms in times):
        raise ValueError(f"{scheme} has a time that is not a positive number")
    return tuple(float(ms) for ms in times)
