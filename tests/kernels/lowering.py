"""`mixpert_lower` through ctypes, its launches taken apart."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass

from mixpert import native
from mixpert.kernels.instances import DEVICES
from mixpert.scheme import Scheme

H100 = DEVICES[90]
SMALL = 1  # MIXPERT_PATH_SMALL
MOST_ACCUMULATORS = {(80, 0): 144, (80, 1): 144, (90, 0): 192, (90, 1): 160}
"""Of a thread, by path and SEGMENTED: more spills (test_build.py)."""


@dataclass(frozen=True)
class Launch:
    """One launch, its name taken apart."""

    name: str
    stem: str
    values: dict[str, int]
    raw: native.LaunchStruct


@dataclass(frozen=True)
class Lowered:
    """What one problem is lowered to."""

    launches: tuple[Launch, ...]
    workspace: int
    path: int

    def launch(self, stem: str) -> Launch:
        (found,) = (one for one in self.launches if one.stem.startswith(stem))
        return found

    @property
    def stems(self) -> list[str]:
        return [one.stem for one in self.launches]


def on(device: native.DeviceStruct, path: int) -> native.DeviceStruct:
    return native.DeviceStruct(device.arch, device.sm_count, device.shared_per_block, path)


def problem(  # noqa: PLR0917
    m: int, n: int, k: int, trans_a: bool = False, trans_b: bool = False, batch: int = 1,
    stride_a: int | None = None, stride_b: int | None = None,
) -> native.ProblemStruct:  # fmt: skip
    lda, ldb, ldc = (max(1, x) for x in (k if trans_a else m, n if trans_b else k, m))
    return native.ProblemStruct(
        m, n, k, lda, ldb, ldc, batch,
        m * k if stride_a is None else stride_a, k * n if stride_b is None else stride_b, m * n,
        trans_a, trans_b,
    )  # fmt: skip


def lower(
    of: native.ProblemStruct, scheme: str = "int8:2,2,2", device: native.DeviceStruct = H100,
    alpha: float = 1.0, beta: float = 0.0,
) -> Lowered:  # fmt: skip
    out = native.LoweredStruct()
    struct = Scheme.parse(scheme).to_native()
    status = native.load().mixpert_lower(
        ctypes.byref(of), ctypes.byref(struct), alpha, beta, ctypes.byref(device), ctypes.byref(out)
    )
    native.check(status)
    launches = []
    for raw in out.launches[: out.launch_count]:
        stem, *defines = raw.kernel.decode().split()
        values = {name: int(value) for name, value in (word.split("=") for word in defines)}
        launches.append(Launch(raw.kernel.decode(), stem, values, raw))
    return Lowered(tuple(launches), out.workspace_bytes, out.path)
