"""The C interface of libmixpert as ctypes sees it (`runtime/native/include/mixpert.h`)."""

from __future__ import annotations

import ctypes
import re
from functools import lru_cache
from pathlib import Path

from mixpert.errors import BackendError, MixpertError, SchemeError, ShapeError
from mixpert.version import __version__

LIBRARY_DIRECTORY = Path(__file__).resolve().parent / "lib"
LIBRARY = LIBRARY_DIRECTORY / "libmixpert.so"
DLSYM_LIBRARY = LIBRARY_DIRECTORY / "libmixpert-dlsym.so"
"""Preloaded beside the other: functions that are looked up by name."""
INCLUDE_DIRECTORY = Path(__file__).resolve().parent / "runtime" / "native" / "include"

ABI_VERSION = 1
OK = 0

SLOTS = ("a", "b", "c", "alpha", "beta", "workspace", "packed_a", "packed_b")
"""What pointers in kernel parameters are relative to, by MIXPERT_SLOT_* number."""

_ENTRY_POINT = re.compile(r"\bmixpert_(\w+)\(\s*mixpert_site \*")

_INSTALL = "install MixPert with 'pip install .'"
INSTALL_CUDA = "pip install 'mixpert[cuda]' ('mixpert[cuda12]' for a driver of CUDA 12)"
"""What provides CuPy and NVRTC."""

_MAX_LAUNCHES = 12
_GUARD_SCHEMES = 4
PACKED_A, PACKED_B = 1, 2  # MIXPERT_PACKED_*
GUARD_ON = 1  # MIXPERT_GUARD_ON: what programs run under unless told otherwise
GUARD_OFF = 2  # MIXPERT_GUARD_OFF: nobody looks at the data
_MAX_PARAM_BYTES = 512
_MAX_RELOCATIONS = 28


@lru_cache(maxsize=1)
def emulated_entry_points() -> frozenset[str]:
    """Entry points for which mixpert_sites.h declares a function ``mixpert_<name>``.

    Raises:
        BackendError: the header is not where MixPert was installed.
    """
    header = INCLUDE_DIRECTORY / "mixpert_sites.h"
    try:
        text = header.read_text(encoding="utf-8")
    except OSError as error:
        raise BackendError(f"{header}: cannot read: {error.strerror or error}") from error
    return frozenset(_ENTRY_POINT.findall(text))


class SchemeStruct(ctypes.Structure):
    """mixpert_scheme."""

    _fields_ = [
        *((name, ctypes.c_int32) for name in ("kind", "l", "r", "d", "radix", "group", "split")),
        ("target", ctypes.c_float),
    ]


class ProblemStruct(ctypes.Structure):
    """mixpert_problem."""

    _fields_ = [
        *(
            (name, ctypes.c_int64)
            for name in [
                "m",
                "n",
                "k",
                "lda",
                "ldb",
                "ldc",
                "batch",
                "stride_a",
                "stride_b",
                "stride_c",
            ]
        ),
        ("trans_a", ctypes.c_int32),
        ("trans_b", ctypes.c_int32),
        ("guard", ctypes.c_int32),
        ("limit", ctypes.c_float),
        ("lean", ctypes.c_int32),
        ("packed", ctypes.c_int32),
        ("triangle", ctypes.c_int32),
        ("symmetric", ctypes.c_int32),
        ("native_parts", ctypes.c_int32),
        ("reserved", ctypes.c_int32),
    ]


class DeviceStruct(ctypes.Structure):
    """mixpert_device."""

    _fields_ = [(n, ctypes.c_int32) for n in ("arch", "sm_count", "shared_per_block", "path")]


class RelocationStruct(ctypes.Structure):
    """mixpert_relocation."""

    _fields_ = [
        ("offset", ctypes.c_uint32),
        ("slot", ctypes.c_uint32),
        ("addend", ctypes.c_int64),
    ]


class LaunchStruct(ctypes.Structure):
    """mixpert_launch."""

    _fields_ = [
        ("kernel", ctypes.c_char * 144),
        ("grid", ctypes.c_uint32 * 3),
        ("block", ctypes.c_uint32 * 3),
        ("cluster", ctypes.c_uint32 * 3),
        ("shared_bytes", ctypes.c_uint32),
        ("overlaps", ctypes.c_uint32),
        ("param_bytes", ctypes.c_uint32),
        ("relocation_count", ctypes.c_uint32),
        ("aside", ctypes.c_uint32),
        ("relocations", RelocationStruct * _MAX_RELOCATIONS),
        ("params", ctypes.c_ubyte * _MAX_PARAM_BYTES),
    ]


class RangeStruct(ctypes.Structure):
    """mixpert_range."""

    _fields_ = [
        ("slot", ctypes.c_uint32),
        ("bytes", ctypes.c_uint32),
        ("offset", ctypes.c_int64),
    ]


class GuardStruct(ctypes.Structure):
    """mixpert_guard."""

    _fields_ = [
        ("schemes", ctypes.c_int32),
        ("scheme", SchemeStruct * _GUARD_SCHEMES),
        ("panels", ctypes.c_int64),
        ("counts", ctypes.c_int64),
        ("decisions", ctypes.c_int64),
        ("underflow", RangeStruct * 2),
    ]


class LoweredStruct(ctypes.Structure):
    """mixpert_lowered."""

    _fields_ = [
        ("launch_count", ctypes.c_int32),
        ("path", ctypes.c_int32),
        ("workspace_bytes", ctypes.c_uint64),
        ("guard", GuardStruct),
        ("launches", LaunchStruct * _MAX_LAUNCHES),
    ]


_STRUCTS: dict[str, type[ctypes.Structure]] = {
    "mixpert_scheme": SchemeStruct,
    "mixpert_problem": ProblemStruct,
    "mixpert_device": DeviceStruct,
    "mixpert_relocation": RelocationStruct,
    "mixpert_launch": LaunchStruct,
    "mixpert_range": RangeStruct,
    "mixpert_guard": GuardStruct,
    "mixpert_lowered": LoweredStruct,
}

_VOID = ctypes.c_void_p
_TEXT = ctypes.c_char_p
_SIZE = ctypes.POINTER(ctypes.c_size_t)
_SCHEME = ctypes.POINTER(SchemeStruct)
_PROBLEM = ctypes.POINTER(ProblemStruct)
_DEVICE = ctypes.POINTER(DeviceStruct)

_PROTOTYPES: dict[str, tuple[type | None, list[type]]] = {
    "mixpert_version": (_TEXT, []),
    "mixpert_struct_bytes": (ctypes.c_size_t, [_TEXT]),
    "mixpert_last_error": (_TEXT, []),
    "mixpert_scheme_parse": (ctypes.c_int, [_TEXT, _SCHEME]),
    "mixpert_scheme_format": (ctypes.c_int, [_SCHEME, _TEXT, ctypes.c_size_t]),
    "mixpert_scheme_products": (ctypes.c_int32, [_SCHEME]),
    "mixpert_scheme_chunk": (ctypes.c_int64, [_SCHEME]),
    "mixpert_gemm_cpu": (
        ctypes.c_int,
        [_PROBLEM, _SCHEME, ctypes.c_float, _VOID, _VOID, ctypes.c_float, _VOID],
    ),
    "mixpert_gemm_int16": (
        ctypes.c_int,
        [_PROBLEM, ctypes.c_int32, _VOID, _VOID, ctypes.c_int32, _VOID],
    ),
    "mixpert_gemm_int16_wide": (
        ctypes.c_int,
        [_PROBLEM, ctypes.c_int64, _VOID, _VOID, ctypes.c_int64, _VOID],
    ),
    "mixpert_cpu_isa": (_TEXT, []),
    "mixpert_native_blas": (_TEXT, []),
    "mixpert_native_parts": (
        ctypes.c_int32,
        [_VOID, _VOID, _PROBLEM, _SCHEME, _VOID, _VOID, _VOID],
    ),
    "mixpert_lower": (
        ctypes.c_int,
        [
            _PROBLEM,
            _SCHEME,
            ctypes.c_float,
            ctypes.c_float,
            _DEVICE,
            ctypes.POINTER(LoweredStruct),
        ],
    ),
    "mixpert_lower_int16": (
        ctypes.c_int,
        [
            _PROBLEM,
            ctypes.c_int32,
            ctypes.c_int64,
            ctypes.c_int64,
            _DEVICE,
            ctypes.POINTER(LoweredStruct),
        ],
    ),
    "mixpert_lower_pack": (
        ctypes.c_int,
        [_PROBLEM, _SCHEME, ctypes.c_int32, _DEVICE, ctypes.POINTER(LoweredStruct)],
    ),
    "mixpert_pack": (
        ctypes.c_int,
        [_PROBLEM, _SCHEME, ctypes.c_int32, _VOID, ctypes.c_int32, _VOID, ctypes.POINTER(_VOID)],
    ),
    "mixpert_gemm_packed": (
        ctypes.c_int,
        [
            _PROBLEM,
            ctypes.c_float,
            *(_VOID, _VOID),
            *(_VOID, _VOID),
            ctypes.c_float,
            _VOID,
            _VOID,
        ],
    ),
    "mixpert_packed_free": (None, [_VOID]),
    "mixpert_lower_choice": (
        ctypes.c_int,
        [
            _PROBLEM,
            _SCHEME,
            ctypes.c_float,
            ctypes.c_float,
            _DEVICE,
            ctypes.c_int32,
            ctypes.POINTER(ctypes.c_double),
            ctypes.POINTER(LoweredStruct),
        ],
    ),
    "mixpert_worth_emulating": (ctypes.c_int32, [_PROBLEM, _DEVICE]),
    "mixpert_worth_emulating_at": (
        ctypes.c_int32,
        [_PROBLEM, _DEVICE, ctypes.c_char_p, ctypes.POINTER(ctypes.c_int32)],
    ),
    "mixpert_kernel_image": (ctypes.c_int, [_TEXT, _TEXT, ctypes.POINTER(_VOID), _SIZE]),
    "mixpert_kernel_file": (ctypes.c_int, [_TEXT, _TEXT, _TEXT, ctypes.c_size_t]),
    "mixpert_kernel_compile": (
        ctypes.c_int,
        [_TEXT, _TEXT, ctypes.POINTER(_VOID), _SIZE, ctypes.POINTER(_VOID)],
    ),
    "mixpert_free": (None, [_VOID]),
    "mixpert_kernel_arch": (_TEXT, [_DEVICE, ctypes.c_int32]),
    "mixpert_plan_check": (ctypes.c_int, [_TEXT, _TEXT]),
    "mixpert_plan_lookup": (
        ctypes.c_int,
        [
            _TEXT,
            _TEXT,
            ctypes.c_int64,
            ctypes.c_int64,
            ctypes.c_int64,
            _SCHEME,
            ctypes.POINTER(ctypes.c_double),
            ctypes.POINTER(ctypes.c_int32),
        ],
    ),
    "mixpert_setting_name": (_TEXT, [ctypes.c_int32]),
    "mixpert_intercepted_name": (_TEXT, [ctypes.c_int32]),
    "mixpert_trace_flush": (ctypes.c_int, []),
}

_ERRORS: dict[int, type[MixpertError]] = {1: ShapeError, 2: SchemeError}


def must_be_installed(path: Path) -> None:
    """Check that a file which installing MixPert makes is there.

    Raises:
        BackendError: it is not.
    """
    if not path.exists():
        raise BackendError(f"{path} is missing: {_INSTALL}")


@lru_cache(maxsize=1)
def load() -> ctypes.CDLL:
    """The native library, loaded once with its prototypes set.

    Raises:
        BackendError: it was not built, cannot be loaded, or belongs to another version.
    """
    must_be_installed(LIBRARY)
    try:
        library = ctypes.CDLL(str(LIBRARY))
    except OSError as error:
        raise BackendError(f"{LIBRARY} cannot be loaded: {error}; {_INSTALL}") from error
    for name, (result, arguments) in _PROTOTYPES.items():
        function = getattr(library, name, None)
        if function is None:
            raise _outdated(f"has no function {name}")
        function.restype = result
        function.argtypes = arguments
    _check_version(library)
    return library


def _check_version(library: ctypes.CDLL) -> None:
    """Refuse a library of which calls would read other memory than this module writes.

    Raises:
        BackendError: its version, or the size of a struct, is another one.
    """
    version = library.mixpert_version().decode()
    if version != __version__:
        raise _outdated(f"has version {version}, this is {__version__}")
    for name, struct in _STRUCTS.items():
        size = library.mixpert_struct_bytes(name.encode())
        if size != ctypes.sizeof(struct):
            raise _outdated(f"has {name} of {size} bytes, this has {ctypes.sizeof(struct)}")


def _outdated(difference: str) -> BackendError:
    return BackendError(f"{LIBRARY} is of another version ({difference}): {_INSTALL}")


def intercepted_names() -> list[str]:
    """The names of BLAS and cuBLAS that the library exports in their place (preloading)."""
    library = load()
    names: list[str] = []
    while (name := library.mixpert_intercepted_name(len(names))) is not None:
        names.append(name.decode())
    return names


def last_error() -> str:
    """The reason of the last failure on this thread."""
    return str(load().mixpert_last_error().decode(errors="replace"))


def check(status: int) -> None:
    """Raise the error that a status code stands for.

    Raises:
        ShapeError, SchemeError, BackendError: by status code, with the library's own message.
    """
    if status != OK:
        raise _ERRORS.get(status, BackendError)(last_error())
