"""`mixpert_lower` through ctypes, its launches taken apart."""

from __future__ import annotations

import ctypes
import itertools
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
    told: tuple[tuple[str, int, int], ...] = ()
    """Of mixpert_guard::underflow: slot, bytes, offset."""

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


def ways(
    of: native.ProblemStruct, scheme: str = "int8:2,2,2", device: native.DeviceStruct = H100
) -> Iterator[Lowered]:
    """All ways that `lower` chooses from."""
    struct, microseconds = Scheme.parse(scheme).to_native(), ctypes.c_double()
    for choice in itertools.count():
        out = native.LoweredStruct()
        status = native.load().mixpert_lower_choice(
            of, struct, 1.0, 0.0, device, choice, microseconds, out
        )
        if status != native.OK:
            return
        yield taken_apart(out)


def taken_apart(out: native.LoweredStruct) -> Lowered:
    launches = []
    for raw in out.launches[: out.launch_count]:
        stem, *defines = raw.kernel.decode().split()
        values = {name: int(value) for name, value in (word.split("=") for word in defines)}
        launches.append(Launch(raw.kernel.decode(), stem, values, raw))
    told = tuple((native.SLOTS[x.slot], x.bytes, x.offset) for x in out.guard.underflow if x.bytes)
    return Lowered(tuple(launches), out.workspace_bytes, out.path, told)


GEMM_PARAMS = 256
"""sizeof(GemmParams): gemm_rungs_sm90 takes two of them."""


def products(lowered: Lowered) -> list[Launch]:
    """The launches that multiply; that of two rungs as two of gemm_split."""
    found = []
    for one in lowered.launches:
        if one.stem == "gemm_rungs_sm90":
            found += [_rung_of(one, number) for number in range(2)]
        elif one.stem.startswith("gemm_"):
            found.append(one)
    return found


def _rung_of(launch: Launch, number: int) -> Launch:
    """One rung of a launch of two."""
    own = {name: value for name, value in launch.values.items() if not name.endswith("2")}
    if number:
        own |= {n[:-1]: value for n, value in launch.values.items() if n.endswith("2")}
    name = " ".join(["gemm_split_sm90", *(f"{key}={value}" for key, value in own.items())])
    raw = native.LaunchStruct.from_buffer_copy(launch.raw)
    raw.kernel, raw.param_bytes, raw.relocation_count = name.encode(), GEMM_PARAMS, 0
    first = GEMM_PARAMS * number
    raw.params[:GEMM_PARAMS] = launch.raw.params[first : first + GEMM_PARAMS]
    for at in launch.raw.relocations[: launch.raw.relocation_count]:
        if first <= at.offset < first + GEMM_PARAMS:
            moved = native.RelocationStruct(at.offset - first, at.slot, at.addend)
            raw.relocations[raw.relocation_count] = moved
            raw.relocation_count += 1
    return Launch(name, "gemm_split_sm90", own, raw)


def gemm_of(lowered: Lowered) -> Launch:
    """The launch that multiplies; the one before, if there is one, guesses exponents."""
    *guessing, found = (one for one in lowered.launches if one.stem in PATHS)
    assert len(guessing) <= 1 and all(one.values["GUESSES"] for one in guessing)
    return found


class Parts(ctypes.Structure):
    """KParts of kernels/params_gemm.cuh."""

    _fields_ = [
        ("sums", ctypes.c_uint64),
        *((name, ctypes.c_int32) for name in ("blocks", "segment", "in_segment", "padded_q")),
    ]


PARTS_OFFSET = 200
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
