"""Which kernel instances are worth building ahead of time: those that the lowering launches.

The useful schemes are lowered on representative problems for one device of each architecture;
nothing is listed by hand but what no lowering names.
"""

from __future__ import annotations

import ctypes
import itertools
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from mixpert import native
from mixpert.errors import BackendError
from mixpert.scheme import Scheme

INT8_SCHEMES = (
    "int8:0,0", "int8:1,1,1", "int8:1,1", "int8:1,2", "int8:2,1", "int8:2,2,2", "int8:2,2",
    "int8:3,3",
)  # fmt: skip
USEFUL_SCHEMES = (*INT8_SCHEMES, "fp16x3", "tf32x3", "bf16x9", "bf16x6", "bf16x3", "auto")

_KIB = 1024
DEVICES = {
    80: native.DeviceStruct(80, 108, 163 * _KIB, 0),
    86: native.DeviceStruct(86, 84, 99 * _KIB, 0),
    89: native.DeviceStruct(89, 142, 99 * _KIB, 0),
    90: native.DeviceStruct(90, 132, 227 * _KIB, 0),
    100: native.DeviceStruct(100, 148, 227 * _KIB, 0),
    120: native.DeviceStruct(120, 188, 99 * _KIB, 0),
}
"""One GPU of each architecture: A100, A10, L40, H100, B200, RTX PRO 6000 (shared memory a block
may opt in to: CUDA C++ programming guide, technical specifications by compute capability)."""

PATHS = (0, 80, 90)
"""Code paths to force; 0 leaves the choice, one-launch kernels included, to the lowering."""

UNLOWERED_KERNELS = (
    "convert WIDEN=0", "convert WIDEN=1", "epilogue", "gather BACK=0", "gather BACK=1",
    "gemm_fp32 TILE=128", "gemm_fp32 TILE=64", "mirror", "report", "row_sums",
    *(f"check PHASE={i}" for i in range(4)),
)  # fmt: skip
"""What `executor.cpp` launches around cuBLAS and cublasLtMatmul, or where a captured graph finds no
memory, `guard_report.cpp` for the trace and `device_check.cpp` for MIXPERT_CHECK: the only kernels
that no lowering names."""

_SIZES = (32, 128, 512, 1024, 2048, 4096, 8192)
_LONG = (16_384, 150_000)  # k in several chunks; the second of every useful scheme
_READ_ONCE = tuple(itertools.product((32, 128, 512), (32, 128, 512), (200_000,)))
_TURNED = (1024, 1024, 150_000)  # rows so long that either order has its own kernel
_SHORT = (16, 384)  # between those of _SIZES: where `auto` begins with float splits
_TWO_WIDTHS = ((1024, 4608, 1536),)  # the later rungs take tiles of 128 and of 64
_NO_PANELS = ((1134, 997, 849), (4981, 813, 1061))  # the first rung beside the guard, of 96 columns
_FEW = (1, 8, 16)  # rows or columns, which have a kernel of their own
_WIDE = (*_SIZES, 1500, 2000, 2700, 3000, 5000, 6000, 12_000)  # the other side of these, and k
_RARE = (
    (16, 3072, 512), (3072, 16, 1024), (96, 8192, 128), (384, 6144, 2048), (48, 16, 32_768),
    (96, 16, 32_768), (192, 12_288, 131_072), (16, 16_384, 131_072), (12_288, 16, 131_072),
    (3456, 16, 640), (3456, 16, 896), (9, 1744, 2874), (48, 48, 250_000),
)  # fmt: skip
"""Shapes for which some scheme takes tiles that it takes for none of the others."""
_NO_LIMIT, _SOME_LIMIT = 0.0, 1e-6

Instance = tuple[str, str]
"""A kernel (`mixpert_launch.kernel`) and the architecture it is compiled for."""


def architectures() -> list[str]:
    """What can be built for: the architectures that some device's code path needs."""
    names = {_arch(device, device.path) for device in _forced_devices()}
    return sorted(names, key=lambda name: (int(re.sub(r"\D", "", name)), name))


def instances(
    archs: Sequence[str], schemes: Sequence[str] = USEFUL_SCHEMES, limited: bool = True
) -> list[Instance]:
    """What programs under the guard launch for some schemes on devices of these architectures.

    Args:
        archs: such as ``["sm_80", "sm_90a"]``.
        schemes: those with kernels of ours count.
        limited: also what explicit schemes take where a plan has limits.

    Raises:
        BackendError: an architecture that no device in `DEVICES` has.
    """
    check(archs)
    return sorted(pair for pair in _of_all_devices(tuple(schemes), limited) if pair[1] in archs)


def needed(
    archs: Sequence[str], schemes: Sequence[str] = USEFUL_SCHEMES, limited: bool = False
) -> list[Instance]:
    """What the lowering itself chooses on GPUs of these architectures, no code path forced.

    Not what guesses exponents, which is for long k that L2 does not hold: `rarely_needed`.

    ``sm_90a`` and ``sm_90`` both stand for compute capability 9.0, whose GPUs run kernels of both.

    Args:
        archs: such as ``["sm_80", "sm_90a"]``.
        schemes: those with kernels of ours count.
        limited: also what explicit schemes take where a plan has limits.

    Raises:
        BackendError: an architecture that no device in `DEVICES` has.
    """
    check(archs)
    wanted = {int(re.sub(r"\D", "", arch)) for arch in archs}
    found: set[Instance] = set()
    for number in wanted & DEVICES.keys():
        found |= set(_instances_of(DEVICES[number], _with_kernels(schemes), limited))
    return sorted(instance for instance in found if not _guesses(instance))


def rarely_needed(archs: Sequence[str], schemes: Sequence[str]) -> list[Instance]:
    """What explicit schemes launch for few rows and other rare shapes, beside what is `needed`.

    What guesses exponents, for long k, comes last.

    Args:
        archs: such as ``["sm_90a", "sm_80"]``.
        schemes: those with kernels of ours count.

    Raises:
        BackendError: an architecture that no device in `DEVICES` has.
    """
    usual = needed(archs, schemes)
    numbers = {int(re.sub(r"\D", "", arch)) for arch in archs} & DEVICES.keys()
    kernels = _with_kernels(schemes)
    found = {
        instance
        for number in numbers
        for scheme, problem in itertools.product(kernels, _rare_problems())
        for instance in _launched(DEVICES[number], _lower(problem, scheme, DEVICES[number]))
    }
    for number in numbers:
        found |= set(filter(_guesses, _instances_of(DEVICES[number], kernels, limited=False)))
    return sorted(found - set(usual), key=lambda one: (_guesses(one), one))


def _guesses(instance: Instance) -> bool:
    return instance[0].endswith(" GUESSES=1")


def check(archs: Sequence[str]) -> None:
    """Refuse architectures that nothing can be built for.

    Raises:
        BackendError: names one and the choices.
    """
    known = architectures()
    unknown = [arch for arch in archs if arch not in known]
    if unknown:
        raise BackendError(f"no such architecture: '{unknown[0]}'; choices: {', '.join(known)}")


@lru_cache
def _of_all_devices(schemes: tuple[str, ...], limited: bool) -> frozenset[Instance]:
    kernels = _with_kernels(schemes)
    return frozenset(
        pair
        for device in _forced_devices()
        for pair in itertools.chain(_instances_of(device, kernels, limited), _int16_of(device))
    )


def _with_kernels(schemes: Sequence[str]) -> list[Scheme]:
    return [s for s in map(Scheme.parse, schemes) if s.kind in ("int8", "split", "auto")]


def _forced_devices() -> list[native.DeviceStruct]:
    """Every device with every code path it has."""
    return [
        native.DeviceStruct(device.arch, device.sm_count, device.shared_per_block, path)
        for device, path in itertools.product(DEVICES.values(), PATHS)
        if path != 90 or device.arch == 90
    ]


def _arch(device: native.DeviceStruct, path: int) -> str:
    return str(native.load().mixpert_kernel_arch(ctypes.byref(device), path).decode())


def _instances_of(
    device: native.DeviceStruct, schemes: Sequence[Scheme], limited: bool
) -> Iterator[Instance]:
    for kernel in UNLOWERED_KERNELS:
        yield kernel, _arch(device, 80)
    problems = (*_problems(_NO_LIMIT), *(_problems(_SOME_LIMIT) if limited else ()))
    for scheme, problem in itertools.product(schemes, problems):
        yield from _launched(device, _lower(problem, scheme, device))


def _int16_of(device: native.DeviceStruct) -> Iterator[Instance]:
    """What `matmul_int16` launches, which has no scheme."""
    for problem, wide in itertools.product(_problems(_NO_LIMIT), (0, 1)):
        lowered = native.LoweredStruct()
        status = native.load().mixpert_lower_int16(
            ctypes.byref(problem), wide, 1, 0, ctypes.byref(device), ctypes.byref(lowered)
        )
        native.check(status)
        yield from _launched(device, lowered)


def _launched(device: native.DeviceStruct, lowered: native.LoweredStruct) -> Iterator[Instance]:
    for launch in lowered.launches[: lowered.launch_count]:
        yield launch.kernel.decode(), _arch(device, lowered.path)


@lru_cache
def _problems(limit: float) -> tuple[native.ProblemStruct, ...]:
    """Square and oblong ones, k short and long; k = 0 for what only scales C."""
    return (
        *(
            _problem(m, n, k, 0, limit)
            for m, n, k in (
                *itertools.product(_SIZES, _SIZES, (0, *_SIZES, *_SHORT, *_LONG)),
                *_READ_ONCE,
                *_TWO_WIDTHS,
                *_NO_PANELS,
            )
        ),
        _problem(*_TURNED, 1, limit),
    )


@lru_cache
def _rare_problems() -> tuple[native.ProblemStruct, ...]:
    shapes = [
        shape
        for few, wide, k in itertools.product(_FEW, _WIDE, _WIDE)
        for shape in ((few, wide, k), (wide, few, k))
    ]
    return tuple(
        _problem(*shape, trans, _NO_LIMIT) for shape in (*shapes, *_RARE) for trans in (0, 1)
    )


def _problem(m: int, n: int, k: int, trans: int, limit: float) -> native.ProblemStruct:
    """Under the guard, both operands stored transposed or none."""
    lda, ldb = (max(1, k), n) if trans else (m, max(1, k))
    return native.ProblemStruct(
        m, n, k, lda, ldb, m, 1, 0, 0, 0, trans, trans, native.GUARD_ON, limit
    )


def _lower(
    problem: native.ProblemStruct, scheme: Scheme, device: native.DeviceStruct
) -> native.LoweredStruct:
    lowered = native.LoweredStruct()
    status = native.load().mixpert_lower(
        ctypes.byref(problem), ctypes.byref(scheme.to_native()), 1.0, 0.0, ctypes.byref(device),
        ctypes.byref(lowered),
    )  # fmt: skip
    native.check(status)
    return lowered
