"""What the CPU backend refuses, and problems cut into blocks."""

from __future__ import annotations

import pytest
from cpu_backend import CpuBackend, model
from gemm_cases import Case, assert_same_bits

from mixpert.native import SchemeStruct

INT8, BAD_SCHEME = 2, 2


@pytest.mark.parametrize(
    "fields",
    [
        (INT8, 4, 0, 4, 8, 0),
        (INT8, 0, -1, 0, 8, 0),
        (INT8, 2, 2, 1, 8, 0),
        (INT8, 1, 1, 1, 6, 0),
        (INT8, 1, 1, 1, 8, 31),
        (INT8, 1, 1, 1, 8, 2048),
    ],
)
def test_fields_of_no_scheme_are_refused(cpu: CpuBackend, fields: tuple[int, ...]) -> None:
    assert cpu.status(SchemeStruct(*fields)) == BAD_SCHEME


def test_depth_is_capped(cpu: CpuBackend) -> None:
    assert cpu.status(SchemeStruct(INT8, 1, 1, 99, 8, 0)) == 0


@pytest.mark.parametrize(
    "shape", [(700, 3, 40_000), (3, 700, 40_000), (9000, 2, 33), (2, 9000, 33)]
)
@pytest.mark.parametrize("scheme", ["int8:3,3", "int8:3,3+g32"])
def test_blocks(cpu: CpuBackend, shape: tuple[int, int, int], scheme: str) -> None:
    """More rows, columns and k than are packed at a time."""
    case = Case(*shape, scheme, "maxima", beta=-1.0)
    assert_same_bits(cpu.gemm(case), model(case), case)
