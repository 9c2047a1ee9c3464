"""`mixpert_lower` through ctypes, its launches taken apart."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mixpert import native
from mixpert.kernels.instances import DEVICES
from mixpert.scheme import Scheme

PARAMS = Path(__file__).resolve().parents[2] / "kernels" / "params_pack.cuh"
H100 = DEVICES[90]
SMALL = 1  # MIXPERT_PATH_SMALL
PATHS = {
    "gemm_int8_sm80": 80, "gemm_int8_sm90": 90, "gemm_int8_unpacked": 90,
    "gemm_int8_small": SMALL, "gemm_int8_thin": SMALL,
}  # fmt: skip
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
    return taken_apart(out)


def taken_apart(out: native.LoweredStruct) -> Lowered:
    launches = []
    for raw in out.launches[: out.launch_count]:
        stem, *defines = raw.kernel.decode().split()
        values = {name: int(value) for name, value in (word.split("=") for word in defines)}
        launches.append(Launch(raw.kernel.decode(), stem, values, raw))
    return Lowered(tuple(launches), out.workspace_bytes, out.path)


def gemm_of(lowered: Lowered) -> Launch:
    (found,) = (one for one in lowered.launches if one.stem in PATHS)
    return found


class Parts(ctypes.Structure):
    """KParts of kernels/params_gemm.cuh."""

    _fields_ = [
        ("sums", ctypes.c_uint64),
        *((name, ctypes.c_int32) for name in ("blocks", "segment", "in_segment", "padded_q")),
    ]


PARTS_OFFSET = 192
"""Of KParts in GemmParams."""


def parts_of(lowered: Lowered) -> tuple[Parts, int]:
    """How k is shared, and in how many parts."""
    gemm = gemm_of(lowered)
    parts = Parts.from_buffer_copy(bytes(gemm.raw.params)[PARTS_OFFSET:])
    batch = int.from_bytes(bytes(gemm.raw.params)[132:136], "little")
    return parts, batch if parts.blocks else 1


def sums_bytes(of: native.ProblemStruct, lowered: Lowered) -> int:
    """What the parts leave for gemm_int8_reduce: INT32, each diagonal."""
    parts, count = parts_of(lowered)
    if not parts.blocks:
        return 0
    return count * (gemm_of(lowered).values["D"] + 1) * of.n * parts.padded_q * 4


def devices_and_paths() -> Iterator[tuple[native.DeviceStruct, int]]:
    for device in DEVICES.values():
        yield device, 80
        if device.arch == 90:
            yield device, 90


def constant(name: str) -> int:
    """A constant of kernels/params_pack.cuh."""
    found = re.search(rf"constexpr int {name} = (\d+);", PARAMS.read_text())
    assert found, name
    return int(found[1])


PACK_BLOCK = constant("kPackThreads") * constant("kPackPerThread")
"""Elements that one CTA of `pack` holds."""
