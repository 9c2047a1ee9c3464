"""Fields that no scheme or device has are refused by every function of the C interface."""

from __future__ import annotations

import ctypes
import itertools

import numpy as np
import pytest

from mixpert import native
from mixpert.scheme import Scheme

BAD_SCHEME, INVALID_VALUE = 2, 1
H100 = native.DeviceStruct(90, 132, 227 << 10, 0)
SIZES = [0, 1, 2, 3, 4, 6, 7]
UNSOUND = {
    "kind": native.SchemeStruct(kind=5),
    "negative kind": native.SchemeStruct(kind=-1),
    "slices": native.SchemeStruct(2, 4, 1, 4, 8, 0, 0, 0),
    "no slices": native.SchemeStruct(2, -1, 1, 1, 8, 0, 0, 0),
    "depth": native.SchemeStruct(2, 2, 2, 1, 8, 0, 0, 0),
    "deeper than there are slices": native.SchemeStruct(2, 1, 1, 3, 8, 0, 0, 0),
    "radix": native.SchemeStruct(2, 1, 1, 2, 0, 0, 0, 0),
    "group": native.SchemeStruct(2, 1, 1, 2, 8, 33, 0, 0),
    "group of no power of two": native.SchemeStruct(2, 1, 1, 2, 8, 96, 0, 0),
    "split": native.SchemeStruct(3, 0, 0, 0, 0, 0, 9, 0),
    "negative split": native.SchemeStruct(3, 0, 0, 0, 0, 0, -1, 0),
    "target": native.SchemeStruct(4, 0, 0, 0, 0, 0, 0, 1.0),
    "target that is no number": native.SchemeStruct(4, 0, 0, 0, 0, 0, 0, float("nan")),
}


def problem() -> native.ProblemStruct:
    return native.ProblemStruct(8, 8, 8, 8, 8, 8, 1)


@pytest.mark.parametrize("name", UNSOUND)
def test_unsound_schemes_are_refused_everywhere(name: str) -> None:
    library, scheme, text = native.load(), UNSOUND[name], ctypes.create_string_buffer(64)
    given, out = ctypes.byref(scheme), native.LoweredStruct()
    x = np.ones((3, 8, 8), np.float32)
    a, b, c = (ctypes.c_void_p(part.ctypes.data) for part in x)
    kept = ctypes.c_void_p()
    calls = {
        "mixpert_scheme_format": (given, text, len(text)),
        "mixpert_gemm_cpu": (problem(), given, 1.0, a, b, 0.0, c),
        "mixpert_lower": (problem(), given, 1.0, 0.0, H100, out),
        "mixpert_lower_pack": (problem(), given, native.PACKED_A, H100, out),
        "mixpert_pack": (problem(), given, native.PACKED_A, a, 0, None, ctypes.byref(kept)),
    }
    for function, arguments in calls.items():
        assert getattr(library, function)(*arguments) == BAD_SCHEME, function
        assert native.last_error().startswith(f"{function}: the fields are those of no scheme")
    assert library.mixpert_scheme_products(given) == library.mixpert_scheme_chunk(given) == 0
    assert (x == 1).all() and not kept


def test_int8_fields_are_sound_where_their_text_is() -> None:
    library, text = native.load(), ctypes.create_string_buffer(64)
    for left, right, d, radix, group in itertools.product(
        SIZES, SIZES, SIZES, [*SIZES, 8], [0, 32, 96]
    ):
        scheme = native.SchemeStruct(2, left, right, d, radix, group, 0, 0)
        if library.mixpert_scheme_format(ctypes.byref(scheme), text, len(text)) == 0:
            again = Scheme.parse(text.value.decode()).to_native()
            assert bytes(again) == bytes(scheme)
        else:
            most = max(left, right)
            whole = most <= 3 and most <= d <= left + right and group != 96
            assert not (whole and radix in {7, 8})


@pytest.mark.parametrize(
    "device", [(90, 0, 227 << 10, 0), (90, -1, 227 << 10, 0), (90, 132, -1, 0)]
)
def test_unsound_devices_are_refused_everywhere(device: tuple[int, int, int, int]) -> None:
    library, scheme = native.load(), Scheme.parse("int8:2,2").to_native()
    wrong, out = native.DeviceStruct(*device), native.LoweredStruct()
    calls = {
        "mixpert_lower": (problem(), scheme, 1.0, 0.0, wrong, out),
        "mixpert_lower_pack": (problem(), scheme, native.PACKED_A, wrong, out),
        "mixpert_lower_int16": (problem(), 1, 1, 0, wrong, out),
    }
    for function, arguments in calls.items():
        assert getattr(library, function)(*arguments) == INVALID_VALUE, function
        assert native.last_error().startswith(f"{function}: the device has no multiprocessors")
